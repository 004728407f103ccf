/** The keyboard on the board: arrows move the focused figure, or the cursor that paints. */

import { type Cell, edgeName, squareName } from '../../../engine/board-notation/squares.ts';
import { parseSquare } from '../../../engine/kernel/square-name.ts';
import type { BoardState } from './board-state.ts';
import { describeSquare } from './describe.ts';
import { figureAt, hasStairs, hasWall, isOnMap, setStairs, setWall } from './edit.ts';
import { moveFigure } from './edit-figures.ts';
import type { LiveBoard } from './live-board.ts';
import { extended, shortened } from './paths.ts';
import type { Position } from './position.ts';
import { drawPathTo } from './tap-path.ts';
import { applyStroke, beginStroke, edgeTools } from './tools.ts';

const arrows: { readonly [key: string]: Cell } = {
  ArrowUp: { column: 0, row: -1 },
  ArrowDown: { column: 0, row: 1 },
  ArrowLeft: { column: -1, row: 0 },
  ArrowRight: { column: 1, row: 0 },
};
const diagonals: { readonly [key: string]: Cell } = {
  Home: { column: -1, row: -1 },
  PageUp: { column: 1, row: -1 },
  End: { column: -1, row: 1 },
  PageDown: { column: 1, row: 1 },
};

/** The position with a figure moved in a direction, to the nearest square where it may be; the same position if there is no such square. */
function stepFigure(state: BoardState, id: string, offset: Cell): Position {
  const { position } = state;
  const start = parseSquare(position.figures.find((figure) => figure.id === id)?.at[0] ?? '');
  if (start === undefined) return position;
  const { columns, rows } = position.map;
  for (let distance = 1; distance <= Math.max(columns, rows); distance++) {
    const cell = { column: start.column + offset.column * distance, row: start.row + offset.row * distance };
    if (!isOnMap(position, cell)) return position;
    const moved = moveFigure(position, id, squareName(cell));
    if (moved !== position && state.refusalOf(moved) === undefined) return moved;
  }
  return position;
}

/** Arrow keys extend the path of the figure that moves; Home, End, Page Up and Page Down do so diagonally. */
function handlePathKey(state: BoardState, key: string): boolean {
  const { game } = state;
  const isStepBack = key === 'Backspace' || key === 'Delete';
  if (isStepBack || key === 'Escape') {
    if (game.path.length === 0) state.report('No path');
    else if (isStepBack) state.commit(shortened(game), 'One step back');
    else state.set({ path: [] }, 'No path');
  } else {
    const offset = arrows[key] ?? diagonals[key];
    const last = parseSquare(game.path.at(-1) ?? game.position.figures.find(({ id }) => id === game.from)?.at[0] ?? '');
    if (offset === undefined || last === undefined) return false;
    const next = { column: last.column + offset.column, row: last.row + offset.row };
    if (isOnMap(game.position, next)) state.commit(extended(game, squareName(next)), describeSquare(game.position, squareName(next)));
    else state.refuse('This is the edge of the map');
  }
  return true;
}

function handleFigureKey(state: BoardState, id: string, key: string): boolean {
  if (state.tool === 'walk' && id === state.game.from) return handlePathKey(state, key);
  if (key === 'Delete' || key === 'Backspace') {
    state.removeFigure(id);
    return true;
  }
  const offset = arrows[key];
  if (offset === undefined) return false;
  const moved = stepFigure(state, id, offset);
  const square = moved.figures.find((figure) => figure.id === id)?.at[0] ?? '';
  if (moved === state.position) state.refuse(`${id} stays in ${square}: there is no further place on the map`);
  else state.change(moved, `${id} to ${square}`);
  return true;
}

/** Adds or removes a wall (with the tool for stairs: stairs) between the square of the cursor and its neighbour `next`. */
function toggleEdge(state: BoardState, next: Cell): void {
  const { cursor, position, tool } = state;
  const isStairs = tool === 'stairs';
  const isAdded = !(isStairs ? hasStairs : hasWall)(position, cursor, next);
  const changed = (isStairs ? setStairs : setWall)(position, cursor, next, isAdded);
  const noun = isStairs ? 'Stairs' : 'Wall';
  if (changed !== position)
    state.change(changed, `${isAdded ? noun : `No ${noun.toLowerCase()}`} between ${edgeName(cursor, next).replace('|', ' and ')}`);
  else state.refuse('This is the edge of the map');
}

function handleCursorKey(board: LiveBoard, key: string, isShiftHeld: boolean): boolean {
  const { state } = board;
  const { cursor, position } = state;
  const offset = arrows[key];
  if (offset !== undefined) {
    const next = { column: cursor.column + offset.column, row: cursor.row + offset.row };
    if (isShiftHeld) toggleEdge(state, next);
    else {
      state.cursor = next;
      state.report(describeSquare(position, squareName(state.cursor)));
    }
    return true;
  }
  if (key !== 'Enter' && key !== ' ') return false;
  if (state.tool === 'walk') void drawPathTo(board, squareName(cursor));
  else if (state.tool === 'move') selectOrPlace(state);
  else if (edgeTools.has(state.tool)) state.report('Hold Shift and press an arrow to act on that side');
  else paint(state);
  return true;
}

function selectOrPlace(state: BoardState): void {
  const square = squareName(state.cursor);
  const figure = figureAt(state.position, square);
  if (figure !== undefined) {
    state.selected = state.selected === figure.id ? undefined : figure.id;
    state.report(state.selected === undefined ? `${figure.id} is not selected any more` : `${figure.id} selected`);
  } else if (state.selected === undefined) state.report(`There is no figure in ${square}`);
  else state.moveFigure(state.selected, square);
}

function paint(state: BoardState): void {
  const { cursor, position, tool, ends, newSize } = state;
  const square = squareName(cursor);
  const figure = tool === 'remove' ? figureAt(position, square) : undefined;
  if (figure !== undefined) {
    state.removeFigure(figure.id);
    return;
  }
  const painted = applyStroke(position, beginStroke(position, tool, cursor, undefined, newSize), cursor, undefined, ends);
  if (painted === position) state.refuse(`${square} did not change`);
  else state.change(painted, describeSquare(painted, square));
}

export interface KeyPress {
  readonly target: Element;
  readonly key: string;
  readonly isShiftHeld: boolean;
  /** Whether Control, or Command, is held. */
  readonly isControlHeld: boolean;
}

/** Returns whether it handled the key. Undo and redo work wherever the focus is in the board, except in text fields. */
export function pressKey(board: LiveBoard, { target, key, isShiftHeld, isControlHeld }: KeyPress): boolean {
  const { state } = board;
  if (isControlHeld) {
    const isTyping = target instanceof HTMLInputElement && target.type === 'text';
    const letter = key.toLowerCase();
    if (isTyping || (letter !== 'z' && letter !== 'y')) return false;
    if (letter === 'y' || isShiftHeld) state.redo();
    else state.undo();
    return true;
  }
  const id = target.getAttribute('data-id');
  if (id !== null && target.matches('.figure')) return handleFigureKey(state, id, key);
  return target.matches('.cursor') && handleCursorKey(board, key, isShiftHeld);
}
