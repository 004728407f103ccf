/** What expressions of the game ask the board. */
import { at, type Facts } from '../kernel/board.ts';
import { calculate, standingEntries } from '../kernel/calculation.ts';
import { chebyshev } from '../kernel/distance.ts';
import { fireLine } from '../kernel/fire.ts';
import { fly } from '../kernel/knock-back.ts';
import type { Frame } from '../kernel/rules.ts';
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

function lineBetween(g: Run, from: number, to: number) {
  const end = (character: number) => ({ squares: squaresOf(g, character), character, size: boardFact(g, 'character', 'size', character) });
  return fireLine(board(g), end(from), end(to));
}

export function lineLabel(g: Run, from: number, to: number): number {
  return lineBetween(g, from, to).label;
}

/** What the line of fire adds to the defense of the figure it is drawn to. */
export function lineModifier(g: Run, from: number, to: number): number {
  const line = lineBetween(g, from, to);
  const { columns } = board(g);
  const frame: Frame = {
    low: line.planes.class.low,
    level: line.planes.class.level ? 1 : 0,
    size: line.planes.class.size,
    columns: Math.abs((line.to % columns) - (line.from % columns)),
    rows: Math.abs(Math.floor(line.to / columns) - Math.floor(line.from / columns)),
    label: line.label,
    labelBeyondStart: line.label,
  };
  return standingEntries(board(g), 'defense', 'line', frame).reduce((total, entry) => total + entry.amount, 0);
}

/** Whether the terrain where a figure starts halves its speed. */
export function startsHalved(g: Run, mover: number): boolean {
  return standingEntries(board(g), 'speed', 'move', { mover, brokeAway: 0, steps: 0 }).some((entry) => entry.shape === 'half');
}

function flight(
  g: Run,
  attacker: number,
  target: number,
  damageTaken: number,
): { readonly path: readonly number[]; readonly frame: Frame } {
  const own = squaresOf(g, target)[0] ?? 0;
  const near = [...squaresOf(g, attacker)].sort((a, b) => chebyshev(board(g), a, own) - chebyshev(board(g), b, own) || a - b)[0] ?? 0;
  const frame: Frame = { attacker, target, attackerSquare: near, targetSquare: own, damageTaken, cause: 0, from: own, to: own, offMap: 0 };
  const entries = standingEntries(board(g), 'knock-back-distance', 'knock-back', frame);
  const distance = calculate(board(g), 'knock-back-distance', frame, entries).value;
  const way = (name: string): number =>
    board(g)
      .rules.derived.find((d) => d.subject === 'attack' && d.name === name)
      ?.is(board(g), frame) ?? 0;
  const found = fly(board(g), frame, own, way('stepColumns'), way('stepRows'), distance);
  frame.cause = found.cause;
  return { path: found.path, frame };
}

/** The squares that a knocked back figure enters. */
export function knockBackPath(g: Run, attacker: number, target: number, damageTaken: number): readonly number[] {
  return flight(g, attacker, target, damageTaken).path;
}

export function knockBackDamage(g: Run, attacker: number, target: number, damageTaken: number): number {
  const { frame } = flight(g, attacker, target, damageTaken);
  return calculate(board(g), 'knock-back-damage', frame, standingEntries(board(g), 'knock-back-damage', 'knock-back', frame)).value;
}
