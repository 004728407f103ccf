/** The names that an expression may read, those of the definitions that it calls included. */
import { camel } from '../camel.ts';
import type { Definition } from '../generated/definition.ts';
import { lastPartOf } from '../ids.ts';
import { stringsIn } from '../strings-in.ts';

/** Functions and methods that read only what they are given. */
const PURE: ReadonlySet<string> = new Set([
  'size',
  'sum',
  'min',
  'max',
  'filter',
  'map',
  'exists',
  'all',
  'first',
  'last',
  'half',
  'without',
  'put',
  // What is under way changes only with calls.
  'within',
]);

/** Fields that name a definition, declare types or hold words for readers. */
const NOT_READ: ReadonlySet<string> = new Set(['id', 'kind', 'type', 'clauses', 'cites', 'note']);

/** What a definition reads, as text without the names of its fields. */
const readingOf = (d: Definition): string =>
  Object.entries(d)
    .flatMap(([field, value]) => (NOT_READ.has(field) ? [] : stringsIn(value)))
    .join(' ; ');

/** Undefined where the text calls a function that may read anything. */
export type ReadNames = (text: string) => ReadonlySet<string> | undefined;

/**
 * The names in an expression, and whether each is called. Calls of functions of `PURE` are left out, and so are names in quotes.
 * @yields the name of a member with its dot: `one` and `.click` for `one.click`, because `click` alone would be a local fact
 */
export function* namesIn(text: string): Iterable<{ readonly name: string; readonly isCalled: boolean }> {
  for (const [, dot = '', name = '', bracket] of text.replaceAll(/'[^']*'/g, '').matchAll(/(\.)?([A-Za-z][\w-]*)(\()?/g)) {
    if (bracket === undefined || !PURE.has(name)) yield { name: dot + name, isCalled: bracket !== undefined };
    // `left-1` is an id or a difference.
    const [left = '', ...digits] = name.split(/-(?=\d)/);
    if (digits.length > 0) yield { name: dot + left, isCalled: false };
  }
}

/** Members are compared without what they belong to: what reads `.total` may read any total. */
export function createReadNames(definitions: readonly Definition[]): ReadNames {
  const functionsByName = new Map<string, string[]>();
  const factsByName = new Map<string, string[]>();
  // Any exception may concern a calculation or a value, so each of these counts as reading the texts of all exceptions.
  const exceptions = definitions.filter(({ kind }) => kind === 'exception').map(readingOf);
  for (const d of definitions) {
    if (d.kind !== 'property' && d.kind !== 'calculation' && d.kind !== 'value') continue;
    const names = [d.id, lastPartOf(d.id), ...(d.kind === 'property' ? [] : [d.of].flat())];
    const textsHere = [readingOf(d), ...(d.kind === 'property' ? [] : exceptions)];
    const textsByName = d.kind === 'property' && d.takes === undefined ? factsByName : functionsByName;
    for (const name of new Set(names.map(camel))) textsByName.set(name, [...new Set([...(textsByName.get(name) ?? []), ...textsHere])]);
  }
  return (text) => {
    const names = new Set<string>();
    const textsRead = new Set([text]);
    for (const next of textsRead)
      for (const { name, isCalled } of namesIn(next)) {
        names.add(name);
        const textsOfName = (isCalled ? functionsByName : factsByName).get(camel(name.replace('.', '')));
        if (isCalled && textsOfName === undefined) return undefined;
        for (const one of textsOfName ?? []) textsRead.add(one);
      }
    return names;
  };
}
