/** Subjects by the names that questions and verdicts use. */
<<<<<<< HEAD:engine/judge/names.ts
import type { Subject } from '../game/rules.ts';
import type { Game } from '../game/state.ts';
import type { Amounts } from '../game/values.ts';
=======

>>>>>>> d973dba4 (Show facts of every type by name in verdicts on games: of a property, true was 1, a list of characters squares, and an enumerated value its index):engine/game/names.ts
import { edgeSquares } from '../kernel/board.ts';
import { squareName } from '../kernel/square-name.ts';
import type { Amounts, Subject } from './rules.ts';
import type { Game } from './state.ts';

/** The id of a subject; the name of a square or an edge, as questions write it. */
export function nameOf({ ids, terrain }: Game, { subject, number }: Subject): string {
  const nameOfSquare = (square: number): string => squareName(square, terrain.columns);
  if (subject === 'square') return nameOfSquare(number);
  if (subject === 'edge') return edgeSquares(terrain, number).map(nameOfSquare).join('|');
  return ids[subject]?.[number] ?? '';
}

export const amountsByName = (game: Game, subject: string, amounts: Amounts): { readonly [name: string]: number } =>
  Object.fromEntries(Object.entries(amounts).map(([number, amount]) => [nameOf(game, { subject, number: Number(number) }), amount]));
