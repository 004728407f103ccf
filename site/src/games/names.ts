import { type Game, nameOf } from '../../../engine/index.ts';

export const powerName = (game: Game, id: string): string => game.rules.capabilities.find((one) => one.id === id)?.title ?? id;

/** The name of a subject by its kind and number. With an empty kind, the number itself. */
export function subjectName(game: Game, kind: string, number: number): string {
  if (kind === '') return String(number);
  const name = nameOf(game, { subject: kind, number });
  return kind === 'capability' ? powerName(game, name) : name;
}

/** A sign for each name: its first one or two initials or, if another name has that sign already, one initial and a digit. */
export function signsOf(names: readonly string[]): ReadonlyMap<string, string> {
  const signs = new Map<string, string>();
  const taken = new Set<string>();
  for (const name of names) {
    // Some characters of our own forces have names that begin with these words, which do not distinguish them.
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
