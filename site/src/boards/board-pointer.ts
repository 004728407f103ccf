/** Mouse, pen and touch on the board: figures are dragged, or tapped and then placed; terrain is painted in strokes; paths are drawn. */

import { capitalised } from '../../../engine/base/text.ts';
import { type Cell, squareName } from '../../../engine/board-notation/squares.ts';
import type { BoardState } from './board-state.ts';
import type { BoardView } from './board-view.ts';
import { figureAt, isOnMap } from './edit.ts';
import { moveFigure } from './edit-figures.ts';
import { loadProbe } from './lazy-modules.ts';
import type { LiveBoard } from './live-board.ts';
import { unit } from './outline.ts';
import { cutTo, extended } from './paths.ts';
import { applyStroke, beginStroke, edgeTools, type Stroke } from './tools.ts';

/** A point of the board, in drawing units, with its square. */
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
  const fromLeft = x / unit - cell.column;
  const fromTop = y / unit - cell.row;
  const edges = [
    { distance: fromLeft, beyond: { column: cell.column - 1, row: cell.row } },
    { distance: 1 - fromLeft, beyond: { column: cell.column + 1, row: cell.row } },
    { distance: fromTop, beyond: { column: cell.column, row: cell.row - 1 } },
    { distance: 1 - fromTop, beyond: { column: cell.column, row: cell.row + 1 } },
  ].sort((a, b) => a.distance - b.distance);
  const [nearest] = edges;
  return nearest === undefined ? undefined : { cell, x, y, ...nearest };
}

/** A dragged stroke of walls or stairs changes the edges that it passes within this distance, in squares. */
const edgeReach = 0.3;

/** What a pressed pointer does until it is released; `startSquare` is the square in which it was pressed. */
type Gesture =
  | { readonly kind: 'figure'; readonly id: string; readonly wasSelected: boolean; hasMoved: boolean }
  | { readonly kind: 'stroke'; readonly stroke: Stroke }
  | { readonly kind: 'walk'; readonly startSquare: string; hasMoved: boolean };

function press(state: BoardState, spot: Spot): Gesture | undefined {
  const square = squareName(spot.cell);
  const figure = figureAt(state.position, square);
  const { tool } = state;
  if (tool === 'walk') return { kind: 'walk', startSquare: square, hasMoved: false };
  if (tool !== 'move') {
    const stroke = beginStroke(state.position, tool, spot.cell, spot.beyond, state.newSize);
    state.cursor = spot.cell;
    // The question is about this figure: `removeFigure` does not remove it, but shows why.
    if (tool === 'remove' && figure !== undefined && state.ends.includes(figure.id)) state.removeFigure(figure.id);
    else state.preview(applyStroke(state.position, stroke, spot.cell, spot.beyond, state.ends));
    return { kind: 'stroke', stroke };
  }
  if (figure !== undefined) {
    const wasSelected = state.selected === figure.id;
    state.selected = figure.id;
    return { kind: 'figure', id: figure.id, wasSelected, hasMoved: false };
  }
  if (state.selected !== undefined) state.moveFigure(state.selected, square);
  return undefined;
}

/**
 * Extends the path to a square. A gesture that begins on the moving figure draws a new path, one that begins on the path cuts it there,
 * and one that begins elsewhere first extends the path to where it began.
 */
function extendPath(state: BoardState, gesture: Extract<Gesture, { kind: 'walk' }>, square: string): void {
  const { game, position } = state;
  let start = game;
  if (!gesture.hasMoved) {
    const { startSquare } = gesture;
    const isMover = figureAt(position, startSquare)?.id === game.from;
    start = isMover ? { ...game, path: [startSquare] } : (cutTo(game, startSquare) ?? extended(game, startSquare));
    gesture.hasMoved = true;
  }
  const next = extended(start, square);
  if (next !== game) state.previewGame(next);
}

/** @param lastSquare the square in which the pointer was before */
function drag(
  view: BoardView,
  state: BoardState,
  gesture: Gesture,
  event: PointerEvent,
  spot: Spot,
  isSpotOnMap: boolean,
  lastSquare: string | undefined,
): void {
  const square = squareName(spot.cell);
  switch (gesture.kind) {
    case 'figure': {
      const isElsewhere = isSpotOnMap && figureAt(state.position, square)?.id !== gesture.id;
      gesture.hasMoved ||= isElsewhere;
      if (!gesture.hasMoved) return;
      // Scrolls before anything is drawn, so that the browser computes the layout once.
      view.follow(event);
      if (isElsewhere) state.preview(moveFigure(state.position, gesture.id, square));
      view.moveUnderPointer(gesture.id, spot.x, spot.y);
      return;
    }
    case 'walk':
      if (isSpotOnMap && (gesture.hasMoved || square !== gesture.startSquare)) extendPath(state, gesture, square);
      return;
    case 'stroke':
      if (isSpotOnMap && (edgeTools.has(gesture.stroke.tool) ? spot.distance < edgeReach : square !== lastSquare))
        state.preview(applyStroke(state.position, gesture.stroke, spot.cell, spot.beyond, state.ends));
  }
}

function release(board: LiveBoard, gesture: Gesture, lastSquare: string | undefined): void {
  const { state } = board;
  switch (gesture.kind) {
    case 'figure': {
      if (gesture.hasMoved || gesture.wasSelected) state.selected = undefined;
      if (!gesture.hasMoved) return;
      const at = state.position.figures.find(({ id }) => id === gesture.id)?.at ?? [];
      const refusal = lastSquare === undefined || at.includes(lastSquare) ? undefined : state.previewRefusal;
      state.commitPreview(`${gesture.id} to ${at[0] ?? ''}`);
      if (refusal !== undefined) state.refuse(`${gesture.id} is in ${at[0] ?? ''}, and not in ${lastSquare}: ${refusal}`);
      return;
    }
    case 'stroke': {
      const { previewRefusal } = state;
      state.commitPreview(state.isDragging ? 'Board changed' : '');
      if (previewRefusal !== undefined) state.refuse(capitalised(previewRefusal));
      return;
    }
    case 'walk':
      if (gesture.hasMoved) state.commitPreview('Path drawn');
      else void loadProbe().then(({ drawPathTo }) => drawPathTo(board, gesture.startSquare));
  }
}

export function listenToPointer(view: BoardView, board: LiveBoard, signal: AbortSignal): void {
  const { svg } = view;
  const { state } = board;
  let gesture: Gesture | undefined;
  let lastSquare: string | undefined;
  const endGesture = (): Gesture | undefined => {
    const ended = gesture;
    gesture = undefined;
    return ended;
  };

  svg.addEventListener(
    'pointerdown',
    (event) => {
      const spot = spotOf(svg, event);
      // A second finger neither ends nor replaces the gesture of the first. The listeners below check `isPrimary` for the same reason.
      if (!event.isPrimary || event.button !== 0 || spot === undefined || !isOnMap(state.position, spot.cell)) return;
      board.hover(undefined);
      lastSquare = squareName(spot.cell);
      gesture = press(state, spot);
      if (gesture === undefined) return;
      svg.setPointerCapture(event.pointerId);
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
      if (!event.isPrimary || spot === undefined) return;
      const isSpotOnMap = isOnMap(state.position, spot.cell);
      const squareBefore = lastSquare;
      if (isSpotOnMap) lastSquare = squareName(spot.cell);
      if (gesture !== undefined) drag(view, state, gesture, event, spot, isSpotOnMap, squareBefore);
      else if (event.pointerType === 'mouse') board.hover(isSpotOnMap ? squareName(spot.cell) : undefined);
    },
    { signal },
  );
  svg.addEventListener('pointerleave', () => board.hover(undefined), { signal });
  svg.addEventListener(
    'pointerup',
    ({ isPrimary }) => {
      const ended = isPrimary ? endGesture() : undefined;
      if (ended !== undefined) release(board, ended, lastSquare);
    },
    { signal },
  );
  // The browser took the pointer, to scroll or for another window: the gesture is cancelled.
  const cancel = (): void => {
    if (endGesture() !== undefined) state.cancelPreview();
  };
  svg.addEventListener(
    'pointercancel',
    ({ isPrimary }) => {
      if (isPrimary) cancel();
    },
    { signal },
  );
  signal.addEventListener('abort', cancel);
}
