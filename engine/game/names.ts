import { edgeSquares } from '../kernel/board.ts';
import { squareName } from '../kernel/square-name.ts';
import type { Subject } from './event.ts';
import type { Game } from './game.ts';
import type { Amounts } from './values.ts';

export function nameOf({ ids, terrain }: Game, { subject, number }: Subject): string {
  const nameOfSquare = (square: number): string => squareName(square, terrain.columns);
  if (subject === 'square') return nameOfSquare(number);
  if (subject === 'edge') return edgeSquares(terrain, number).map(nameOfSquare).join('|');
  return ids[subject]?.[number] ?? '';
}

export const amountsByName = (game: Game, subject: string, amounts: Amounts): { readonly [name: string]: number } =>
  Object.fromEntries(Object.entries(amounts).map(([number, amount]) => [nameOf(game, { subject, number: Number(number) }), amount]));
