/** The names of subjects, and the signs of figures. */
import { type Game, nameOf } from '../../../engine/index.ts';

/** The name of a subject; a number, which is of no kind, is its own. */
export const subjectName = (game: Game, subject: string, number: number): string =>
  subject === '' ? String(number) : nameOf(game, { subject, number });

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
