/** The keyboard on the board: arrows move the figure that has the focus, or the cursor that paints. */
import { describeSquare } from './describe.ts';
import { figureAt, hasStairs, hasWall, onMap, setStairs, setWall } from './edit.ts';
import { moveFigure } from './edit-figures.ts';
import { extended, shortened } from './paths.ts';
import type { Position } from './position.ts';
import type { Session } from './session.ts';
import { type Cell, edgeName, readSquare, squareName } from './squares.ts';
import { applyStroke, beginStroke } from './tools.ts';

type Say = (words: string) => void;

const arrows: { readonly [key: string]: Cell } = {
  ArrowUp: { column: 0, row: -1 },
  ArrowDown: { column: 0, row: 1 },
  ArrowLeft: { column: -1, row: 0 },
  ArrowRight: { column: 1, row: 0 },
};

/** One square on in a direction, passing over squares that are taken; the same position at the end of the map. */
function stepFigure(position: Position, id: string, by: Cell): Position {
  const start = readSquare(position.figures.find((figure) => figure.id === id)?.at[0] ?? '');
  if (start === undefined) return position;
  const { columns, rows } = position.map;
  for (let n = 1; n <= Math.max(columns, rows); n++) {
    const cell = { column: start.column + by.column * n, row: start.row + by.row * n };
    if (cell.column < 0 || cell.row < 0 || cell.column >= columns || cell.row >= rows) return position;
    const moved = moveFigure(position, id, squareName(cell));
    if (moved !== position) return moved;
  }
  return position;
}

const slants: { readonly [key: string]: Cell } = {
  Home: { column: -1, row: -1 },
  PageUp: { column: 1, row: -1 },
  End: { column: -1, row: 1 },
  PageDown: { column: 1, row: 1 },
};

/** The figure that moves draws its path with the arrows, and with Home, End, Page Up and Page Down for the diagonals. */
function walkKey(session: Session, say: Say, event: KeyboardEvent): boolean {
  const { game } = session;
  if (event.key === 'Backspace' || event.key === 'Delete') session.commit(shortened(game), 'One step back');
  else if (event.key === 'Escape') session.set({ path: [] }, 'No path');
  else {
    const by = arrows[event.key] ?? slants[event.key];
    const last = readSquare(game.path.at(-1) ?? game.position.figures.find(({ id }) => id === game.from)?.at[0] ?? '');
    if (by === undefined || last === undefined) return false;
    const next = { column: last.column + by.column, row: last.row + by.row };
    if (onMap(game.position, next)) session.commit(extended(game, squareName(next)), describeSquare(game.position, squareName(next)));
    else say('The edge of the map');
  }
  return true;
}

function figureKey(session: Session, say: Say, id: string, event: KeyboardEvent): boolean {
  if (session.tool === 'walk' && id === session.game.from) return walkKey(session, say, event);
  if (event.key === 'Delete' || event.key === 'Backspace') {
    session.removeFigure(id);
    return true;
  }
  const by = arrows[event.key];
  if (by === undefined) return false;
  const moved = stepFigure(session.position, id, by);
  const at = moved.figures.find((figure) => figure.id === id)?.at[0] ?? '';
  if (moved === session.position) say(`${id} stays at ${at}`);
  else session.change(moved, `${id} to ${at}`);
  return true;
}

function cursorKey(session: Session, say: Say, event: KeyboardEvent): boolean {
  const { cursor, position } = session;
  const by = arrows[event.key];
  if (by !== undefined) {
    const next = { column: cursor.column + by.column, row: cursor.row + by.row };
    if (event.shiftKey) {
      const climbs = session.tool === 'stairs';
      const on = !(climbs ? hasStairs : hasWall)(position, cursor, next);
      const changed = (climbs ? setStairs : setWall)(position, cursor, next, on);
      const named = climbs ? 'Stairs' : 'Wall';
      if (changed !== position)
        session.change(changed, `${on ? named : `No ${named.toLowerCase()}`} between ${edgeName(cursor, next).replace('|', ' and ')}`);
      else say('Nothing can stand there');
      return true;
    }
    session.cursor = next;
    say(describeSquare(position, squareName(session.cursor)));
    return true;
  }
  if (event.key !== 'Enter' && event.key !== ' ') return false;
  if (session.tool === 'walk') session.commit(extended(session.game, squareName(cursor)), `Path to ${squareName(cursor)}`);
  else if (session.tool === 'move') takeOrPut(session, say);
  else if (session.tool === 'wall' || session.tool === 'stairs') say('Hold Shift and press an arrow to set it on that side');
  else paint(session, say);
  return true;
}

/** With the bare hand the cursor picks a figure up, or sets it down. */
function takeOrPut(session: Session, say: Say): void {
  const square = squareName(session.cursor);
  const figure = figureAt(session.position, square);
  if (figure !== undefined) {
    session.selected = session.selected === figure.id ? undefined : figure.id;
    say(session.selected === undefined ? `${figure.id} put back` : `${figure.id} taken up`);
  } else if (session.selected === undefined) say(`Nobody at ${square}`);
  else session.moveFigure(session.selected, square);
}

function paint(session: Session, say: Say): void {
  const { cursor, position, tool, ends } = session;
  const painted = applyStroke(position, beginStroke(position, tool, cursor, undefined), cursor, undefined, ends);
  const square = squareName(cursor);
  if (painted === position) say(`${square} stays as it is`);
  else session.change(painted, describeSquare(painted, square));
}

/** Listens on the whole board element; undo and redo work wherever the focus is in it, text fields apart. */
export function listenToKeys(root: HTMLElement, session: Session, say: Say): void {
  root.addEventListener('keydown', (event) => {
    if (!(event.target instanceof Element) || event.altKey) return;
    const key = event.key.toLowerCase();
    const typing = event.target instanceof HTMLInputElement && event.target.type === 'text';
    let done = false;
    if (event.ctrlKey || event.metaKey) {
      if (!typing && (key === 'z' || key === 'y')) {
        if (key === 'y' || event.shiftKey) session.redo();
        else session.undo();
        done = true;
      }
    } else {
      const id = event.target.getAttribute('data-id');
      if (id !== null && event.target.matches('.figure')) done = figureKey(session, say, id, event);
      else if (event.target.matches('.cursor')) done = cursorKey(session, say, event);
    }
    if (done) event.preventDefault();
  });
}
