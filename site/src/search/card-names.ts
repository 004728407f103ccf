/** Names in a query that cards explain and this book does not. */
import type { SearchIndex } from './search-index.ts';
import { wordsIn } from './words.ts';

export interface CardName {
  readonly name: string;
  /** What it names: a power, an ability. */
  readonly kind: string;
}

/** One line for the reader; empty when there are no names. */
export function explainCardNames(names: readonly CardName[]): string {
  const [first, ...others] = names;
  if (first === undefined) return '';
  if (others.length > 0) return `${names.map(({ name }) => name).join(', ')}: their texts are on cards, not in this book.`;
  return `${first.name} is ${/^[aeiou]/.test(first.kind) ? 'an' : 'a'} ${first.kind}. Its text is on a card, not in this book.`;
}

function keyOf(text: string): string {
  const words = wordsIn(text).map((word) => word.text);
  return ` ${words.join(' ')} `;
}

/** Finds the names, the longest first where one contains another; a name that a page of the book explains is not one of them. */
export function createCardNames({ cardNames, pages }: SearchIndex): (typed: string) => CardName[] {
  const explained = new Set(pages.map(({ title }) => keyOf(title)));
  const known = Object.entries(cardNames).flatMap(([kind, names]) =>
    Object.entries(names).flatMap(([name, short]) =>
      explained.has(keyOf(name)) ? [] : [name, ...short].map((form) => ({ key: keyOf(form), name, kind })),
    ),
  );
  known.sort((a, b) => b.key.length - a.key.length);
  return (typed) => {
    let rest = keyOf(typed);
    const found = new Map<string, CardName>();
    for (const { key, name, kind } of known) {
      if (!rest.includes(key)) continue;
      rest = rest.replaceAll(key, ' | ');
      found.set(name, { name, kind });
    }
    return [...found.values()];
  };
}
