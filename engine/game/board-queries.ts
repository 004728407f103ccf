/** What expressions of the game ask the board. */
import { at, type Facts } from '../kernel/board.ts';
import { standingEntries } from '../kernel/calculation.ts';
import { chebyshev } from '../kernel/distance.ts';
import { type End, type FireLine, fireLine, lineFrame } from '../kernel/fire.ts';
import { knockBack } from '../kernel/knock-back.ts';
import { moverFrame } from '../kernel/moves.ts';
import { board, type Run } from './run.ts';

export function boardFact(g: Run, subject: 'square' | 'edge' | 'character' | 'object' | 'board', name: string, of: number): number {
  const facts: Facts = board(g)[subject];
  return at(facts[name], of);
}

export function occupant(g: Run, square: number): number {
  return board(g).occupant[square] ?? -1;
}

const squaresOf = (g: Run, character: number): readonly number[] => board(g).pieces[character]?.squares ?? [];

/** Squares between the nearest squares of two figures. */
export function distanceOf(g: Run, a: number, b: number): number {
  const distances = squaresOf(g, a).flatMap((one) => squaresOf(g, b).map((other) => chebyshev(board(g), one, other)));
  return distances.length === 0 ? 0 : Math.min(...distances);
}

function lineBetween(g: Run, from: number, to: number): FireLine {
  const end = (character: number): End => ({ squares: squaresOf(g, character), character });
  return fireLine(board(g), end(from), end(to));
}

export function lineLabel(g: Run, from: number, to: number): number {
  return lineBetween(g, from, to).label;
}

/** What the line of fire adds to the defense of the figure it is drawn to. */
export function lineModifier(g: Run, from: number, to: number): number {
  const entries = standingEntries(board(g), 'defense', 'line', lineFrame(board(g), lineBetween(g, from, to)));
  return entries.reduce((total, entry) => total + entry.amount, 0);
}

/** Whether the terrain where a figure starts halves its speed. */
export function startsHalved(g: Run, mover: number): boolean {
  return standingEntries(board(g), 'speed', 'move', moverFrame({ character: mover, brokeAway: false })).some(
    (entry) => entry.shape === 'half',
  );
}

/** The squares that a knocked back figure enters. */
export function knockBackPath(g: Run, attacker: number, target: number, damageTaken: number): readonly number[] {
  return knockBack(board(g), attacker, target, damageTaken).way.path;
}

export function knockBackDamage(g: Run, attacker: number, target: number, damageTaken: number): number {
  return knockBack(board(g), attacker, target, damageTaken).damage.value;
}
