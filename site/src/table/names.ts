/** The names of subjects, and the signs of figures. */
import type { Game } from '../../../engine/index.ts';
import { squareName } from '../boards/squares.ts';

export function subjectName(game: Game, subject: string, number: number): string {
  if (subject === '') return String(number);
  if (subject !== 'square') return game.ids[subject]?.[number] ?? '';
  const { columns } = game.ground;
  return squareName({ column: number % columns, row: Math.floor(number / columns) });
}

/** One or two letters for each name, and a digit where two would have the same. */
export function signsOf(names: readonly string[]): ReadonlyMap<string, string> {
  const signs = new Map<string, string>();
  const taken = new Set<string>();
  for (const name of names) {
    const initials = name
      .replace(/^(The|Old|Little) /, '')
      .split(/\s+/)
      .map((word) => word.slice(0, 1).toUpperCase())
      .join('')
      .slice(0, 2);
    let sign = initials;
    for (let count = 2; taken.has(sign); count++) sign = `${initials.slice(0, 1)}${count}`;
    taken.add(sign);
    signs.set(name, sign);
  }
  return signs;
}
