import { isStructure } from '../base/json.ts';
import { edgeSquares } from '../kernel/board.ts';
import { squareNumber } from '../kernel/square-name.ts';
import type { Game } from './game.ts';
import { isList, type Value } from './values.ts';

/** A value of a command with its ids, squares and edges as numbers; undefined where it cannot be read. */
export function readValue(game: Game, subject: string, written: unknown): Value | undefined {
  if (typeof written === 'string') return numberOf(game, subject, written);
  // A choice of plain numbers has no kind of subject.
  if (typeof written === 'number') return subject === '' ? written : undefined;
  if (Array.isArray(written)) {
    const numbers = written.map((item: unknown) => (typeof item === 'string' ? numberOf(game, subject, item) : undefined));
    const known = numbers.filter((n) => n !== undefined);
    return known.length === numbers.length ? known : undefined;
  }
  if (!isStructure(written)) return undefined;
  const entries = Object.entries(written).map(([key, value]) => [numberOf(game, subject, key), Number(value)] as const);
  return entries.every(([key]) => key !== undefined) ? Object.fromEntries(entries) : undefined;
}

function numberOf(game: Game, subject: string, name: string): number | undefined {
  if (subject === 'square') return squareOf(game, name);
  if (subject === 'edge') return edgeOf(game, name);
  const index = game.ids[subject]?.indexOf(name) ?? -1;
  return index < 0 ? undefined : index;
}

export function squareOf(game: Game, name: string): number | undefined {
  const square = squareNumber(game.terrain, name);
  return square < 0 ? undefined : square;
}

/** The edge between two squares, written in either order: `B2|C2`. */
function edgeOf(game: Game, name: string): number | undefined {
  const parts = name.split('|');
  const [a, b] = parts.flatMap((part) => squareOf(game, part) ?? []).sort((x, y) => x - y);
  if (parts.length !== 2 || a === undefined || b === undefined) return undefined;
  // The edges to the right of square a and below it.
  return [2 * a, 2 * a + 1].find((edge) => edgeSquares(game.terrain, edge)[1] === b);
}

/**
 * Whether two values that are not paths are the same, whatever the order of a list; `a`, read from a command, may be one item in place of a
 * list of one.
 */
export function isSameValue(a: Value | undefined, b: Value): boolean {
  if (isList(b)) return a !== undefined && (isList(a) ? [...a].sort().join() === [...b].sort().join() : b.length === 1 && b[0] === a);
  if (typeof b === 'number') return a === b;
  if (typeof a !== 'object' || isList(a)) return false;
  const amounts = Object.entries(b);
  return Object.keys(a).length === amounts.length && amounts.every(([key, amount]) => a[Number(key)] === amount);
}
