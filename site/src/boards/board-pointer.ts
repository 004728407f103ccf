/** Mouse, pen and touch on the board: figures are dragged, or tapped and then placed; terrain is painted in strokes; paths are drawn. */

import type { BoardState } from './board-state.ts';
import type { BoardView } from './board-view.ts';
import { figureAt } from './edit.ts';
import { moveFigure } from './edit-figures.ts';
import { loadProbe } from './lazy-modules.ts';
import type { LiveBoard } from './live-board.ts';
import { unit } from './outline.ts';
import { cutTo, extended } from './paths.ts';
import { type Cell, squareName } from './squares.ts';
import { applyStroke, beginStroke, edgeTools, type Stroke } from './tools.ts';

interface Spot {
  readonly cell: Cell;
  readonly x: number;
  readonly y: number;
  /** The neighbour across the nearest edge, and how far that edge is, in squares. */
  readonly beyond: Cell;
  readonly distance: number;
}

function spotOf(svg: SVGSVGElement, event: PointerEvent): Spot | undefined {
  const matrix = svg.getScreenCTM();
  if (matrix === null) return undefined;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  const cell = { column: Math.floor(x / unit), row: Math.floor(y / unit) };
  const right = x / unit - cell.column;
  const down = y / unit - cell.row;
  const edges = [
    { distance: right, beyond: { column: cell.column - 1, row: cell.row } },
    { distance: 1 - right, beyond: { column: cell.column + 1, row: cell.row } },
    { distance: down, beyond: { column: cell.column, row: cell.row - 1 } },
    { distance: 1 - down, beyond: { column: cell.column, row: cell.row + 1 } },
  ].sort((a, b) => a.distance - b.distance);
  const [nearest] = edges;
  return nearest === undefined ? undefined : { cell, x, y, ...nearest };
}

/** A dragged stroke of walls or stairs takes the edges that it passes nearer than this, in squares. */
const grasp = 0.3;

/** What a pressed pointer does until it is released. */
type Hold =
  | { readonly kind: 'figure'; readonly id: string; readonly wasSelected: boolean; moved: boolean }
  | { readonly kind: 'stroke'; readonly stroke: Stroke }
  | { readonly kind: 'walk'; readonly square: string; drawn: boolean };

/** The effect of a press on a spot. */
function press(state: BoardState, spot: Spot): Hold | undefined {
  const square = squareName(spot.cell);
  const figure = figureAt(state.position, square);
  const { tool } = state;
  if (tool === 'walk') return { kind: 'walk', square, drawn: false };
  if (tool !== 'move') {
    const stroke = beginStroke(state.position, tool, spot.cell, spot.beyond, state.newSize);
    state.cursor = spot.cell;
    if (tool === 'remove' && figure !== undefined && state.ends.includes(figure.id)) state.removeFigure(figure.id);
    else state.draft(applyStroke(state.position, stroke, spot.cell, spot.beyond, state.ends));
    return { kind: 'stroke', stroke };
  }
  if (figure !== undefined) {
    const wasSelected = state.selected === figure.id;
    state.selected = figure.id;
    return { kind: 'figure', id: figure.id, wasSelected, moved: false };
  }
  if (state.selected !== undefined) state.moveFigure(state.selected, square);
  return undefined;
}

/** A path drawn on: from the figure anew, from a square of the path, or from its end. */
function drawOn(state: BoardState, hold: Extract<Hold, { kind: 'walk' }>, square: string): void {
  const { game, position } = state;
  let start = game;
  if (!hold.drawn) {
    const isMover = figureAt(position, hold.square)?.id === game.from;
    start = isMover ? { ...game, path: [hold.square] } : (cutTo(game, hold.square) ?? extended(game, hold.square));
    hold.drawn = true;
  }
  const next = extended(start, square);
  if (next !== game) state.draftGame(next);
}

function drag(view: BoardView, state: BoardState, hold: Hold, event: PointerEvent, spot: Spot, inside: boolean): void {
  const square = squareName(spot.cell);
  switch (hold.kind) {
    case 'figure': {
      const another = inside && figureAt(state.position, square)?.id !== hold.id;
      hold.moved ||= another;
      if (!hold.moved) return;
      // Before anything is drawn, so that a frame computes its layout once.
      view.follow(event);
      if (another) state.draft(moveFigure(state.position, hold.id, square));
      view.carry(hold.id, spot.x, spot.y);
      return;
    }
    case 'walk':
      if (inside && (hold.drawn || square !== hold.square)) drawOn(state, hold, square);
      return;
    case 'stroke':
      if (inside && (!edgeTools.has(hold.stroke.tool) || spot.distance < grasp))
        state.draft(applyStroke(state.position, hold.stroke, spot.cell, spot.beyond, state.ends));
  }
}

function release(board: LiveBoard, hold: Hold, over: string | undefined): void {
  const { state } = board;
  switch (hold.kind) {
    case 'figure': {
      if (hold.moved || hold.wasSelected) state.selected = undefined;
      if (!hold.moved) return;
      const at = state.position.figures.find(({ id }) => id === hold.id)?.at ?? [];
      const taken = over === undefined || at.includes(over) ? undefined : figureAt(state.position, over);
      state.settle(`${hold.id} to ${at[0] ?? ''}`);
      if (taken !== undefined) state.refuse(`${over} is taken by ${taken.id}; ${hold.id} is in ${at[0] ?? ''}`);
      return;
    }
    case 'stroke':
      state.settle(state.drafting ? 'Board changed' : '');
      return;
    case 'walk':
      if (hold.drawn) state.settle('Path drawn');
      else void loadProbe().then(({ goTo }) => goTo(board, hold.square));
  }
}

export function listenToPointer(view: BoardView, board: LiveBoard, signal: AbortSignal): void {
  const { svg } = view;
  const { state } = board;
  let hold: Hold | undefined;
  let over: string | undefined;
  const isInside = ({ cell }: Spot): boolean =>
    cell.column >= 0 && cell.row >= 0 && cell.column < state.position.map.columns && cell.row < state.position.map.rows;
  const letGo = (): Hold | undefined => {
    const held = hold;
    hold = undefined;
    svg.classList.remove('held');
    return held;
  };

  svg.addEventListener(
    'pointerdown',
    (event) => {
      const spot = spotOf(svg, event);
      if (event.button !== 0 || spot === undefined || !isInside(spot)) return;
      board.hover(undefined);
      over = squareName(spot.cell);
      hold = press(state, spot);
      if (hold === undefined) return;
      svg.setPointerCapture(event.pointerId);
      svg.classList.add('held');
    },
    { signal },
  );
  // `touch-action` inside a picture is not honoured everywhere; without this the page would scroll away under the figure.
  svg.addEventListener(
    'touchstart',
    (event) => {
      if (event.target instanceof Element && event.target.closest('.figure') !== null) event.preventDefault();
    },
    { passive: false, signal },
  );
  svg.addEventListener(
    'pointermove',
    (event) => {
      const spot = spotOf(svg, event);
      if (spot === undefined) return;
      const inside = isInside(spot);
      if (inside) over = squareName(spot.cell);
      if (hold !== undefined) drag(view, state, hold, event, spot, inside);
      else if (event.pointerType === 'mouse') board.hover(inside ? squareName(spot.cell) : undefined);
    },
    { signal },
  );
  svg.addEventListener('pointerleave', () => board.hover(undefined), { signal });
  svg.addEventListener(
    'pointerup',
    () => {
      const held = letGo();
      if (held !== undefined) release(board, held, over);
    },
    { signal },
  );
  // The browser took the pointer, to scroll or for another window: what was begun is dropped.
  const cancel = (): void => {
    if (letGo() !== undefined) state.drop();
  };
  svg.addEventListener('pointercancel', cancel, { signal });
  signal.addEventListener('abort', cancel);
}
