import { type Board, elevation, type Figure, figureNamed, isBlocking, isOnMap, stopsAtEdge } from './board.ts';
import { otherIn } from './movement.ts';
import type { KnockBackQuestion } from './question.ts';
import { compareReading, distance, isDiagonal, nameOf, type Square, sideSquares } from './square.ts';
import type { KnockBackVerdict } from './verdict.ts';

type Outcome = { readonly enters: boolean; readonly ends: boolean; readonly damage: number };

function squareKnockedFrom(attacker: Figure, target: Square): Square {
  const [nearest] = [...attacker.squares].sort((a, b) => distance(a, target) - distance(b, target) || compareReading(a, b));
  if (!nearest) throw new Error('an attacker without squares');
  return nearest;
}

function isRouteOpen(board: Board, from: Square, side: Square, to: Square): boolean {
  if (stopsAtEdge(board, from, side) || stopsAtEdge(board, side, to)) return false;
  return !isBlocking(board, side) && elevation(board, side) <= elevation(board, from);
}

function stopsBetween(board: Board, from: Square, to: Square): boolean {
  if (!isDiagonal(from, to)) return stopsAtEdge(board, from, to);
  return !sideSquares(from, to).some((side) => isRouteOpen(board, from, side, to));
}

function outcomeOfStep(board: Board, target: Figure, from: Square, to: Square): Outcome {
  const endsBefore = (damage: number): Outcome => ({ enters: false, ends: true, damage });
  if (!isOnMap(board, to)) return endsBefore(1);
  if (stopsBetween(board, from, to)) return endsBefore(1);
  if (elevation(board, to) > elevation(board, from)) return endsBefore(1);
  const isOccupied = otherIn(board, target, to) !== undefined;
  if (elevation(board, to) < elevation(board, from)) {
    if (isBlocking(board, to) || isOccupied) return endsBefore(0);
    return { enters: true, ends: true, damage: target.flies ? 0 : 2 };
  }
  if (isBlocking(board, to)) return endsBefore(1);
  return isOccupied ? endsBefore(0) : { enters: true, ends: false, damage: 0 };
}

export function knockBack(board: Board, question: KnockBackQuestion): KnockBackVerdict {
  const { edition } = board;
  const target = figureNamed(board, question.target);
  const [start, secondSquare] = target.squares;
  if (!start) throw new Error('a target without squares');
  if (secondSquare || target.size === 'great') return { edition, path: [], endsAt: nameOf(start), knockBackDamage: 0 };
  const from = squareKnockedFrom(figureNamed(board, question.attacker), start);
  const columnStep = Math.sign(start.column - from.column);
  const rowStep = Math.sign(start.row - from.row);
  const path: string[] = [];
  let square = start;
  let knockBackDamage = 0;
  for (let step = 0; step < question.damageTaken; step += 1) {
    const to = { column: square.column + columnStep, row: square.row + rowStep };
    const { enters, ends, damage } = outcomeOfStep(board, target, square, to);
    if (enters) {
      path.push(nameOf(to));
      square = to;
    }
    knockBackDamage = damage;
    if (ends) break;
  }
  return { edition, path, endsAt: nameOf(square), knockBackDamage };
}
