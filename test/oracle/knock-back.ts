import { type Board, elevation, type Figure, figureNamed, isBlocking, onMap, stopsAtEdge } from './board.ts';
import { otherIn } from './movement.ts';
import type { KnockBackQuestion } from './question.ts';
import { compareReading, distance, isDiagonal, nameOf, type Square, sideSquares } from './square.ts';
import type { KnockBackVerdict } from './verdict.ts';

/** What one step does: whether the square is entered, whether the path is over, the damage that comes of it. */
type Outcome = { readonly enters: boolean; readonly over: boolean; readonly damage: number };

function origin(attacker: Figure, target: Square): Square {
  const [nearest] = [...attacker.squares].sort((a, b) => distance(a, target) - distance(b, target) || compareReading(a, b));
  if (!nearest) throw new Error('an attacker without squares');
  return nearest;
}

function routeOpen(board: Board, from: Square, side: Square, to: Square): boolean {
  if (stopsAtEdge(board, from, side) || stopsAtEdge(board, side, to)) return false;
  return !isBlocking(board, side) && elevation(board, side) <= elevation(board, from);
}

function stopsBetween(board: Board, from: Square, to: Square): boolean {
  if (!isDiagonal(from, to)) return stopsAtEdge(board, from, to);
  return !sideSquares(from, to).some((side) => routeOpen(board, from, side, to));
}

function outcome(board: Board, target: Figure, from: Square, to: Square): Outcome {
  const before = (damage: number): Outcome => ({ enters: false, over: true, damage });
  if (!onMap(board, to)) return before(1);
  if (stopsBetween(board, from, to)) return before(1);
  if (elevation(board, to) > elevation(board, from)) return before(1);
  const isOccupied = otherIn(board, target, to) !== undefined;
  if (elevation(board, to) < elevation(board, from)) {
    if (isBlocking(board, to) || isOccupied) return before(0);
    return { enters: true, over: true, damage: target.flies ? 0 : 2 };
  }
  if (isBlocking(board, to)) return before(1);
  return isOccupied ? before(0) : { enters: true, over: false, damage: 0 };
}

export function knockBack(board: Board, question: KnockBackQuestion): KnockBackVerdict {
  const { edition } = board;
  const target = figureNamed(board, question.target);
  const [start, another] = target.squares;
  if (!start) throw new Error('a target without squares');
  if (another || target.size === 'great') return { edition, path: [], endsAt: nameOf(start), knockBackDamage: 0 };
  const from = origin(figureNamed(board, question.attacker), start);
  const columns = Math.sign(start.column - from.column);
  const rows = Math.sign(start.row - from.row);
  const path: string[] = [];
  let here = start;
  let knockBackDamage = 0;
  for (let step = 0; step < question.damageTaken; step += 1) {
    const to = { column: here.column + columns, row: here.row + rows };
    const { enters, over, damage } = outcome(board, target, here, to);
    if (enters) {
      path.push(nameOf(to));
      here = to;
    }
    knockBackDamage = damage;
    if (over) break;
  }
  return { edition, path, endsAt: nameOf(here), knockBackDamage };
}
