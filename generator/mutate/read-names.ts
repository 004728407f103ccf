/** The names that an expression may read, those of the definitions that it calls included. */
import { camel } from '../camel.ts';
import type { Definition } from '../generated/definition.ts';

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

/** Undefined where the text calls a function that may read anything. */
export type ReadNames = (text: string) => ReadonlySet<string> | undefined;

/** Names are compared without the definition that they belong to: what reads `total` may read any total. */
export function createReadNames(definitions: readonly Definition[]): ReadNames {
  const textsByName = new Map<string, string[]>();
  // Exceptions may be of any entry of a calculation.
  const exceptions = definitions.filter(({ kind }) => kind === 'exception').map((d) => JSON.stringify(d));
  for (const d of definitions) {
    if (d.kind !== 'property' && d.kind !== 'calculation' && d.kind !== 'value') continue;
    const names = [d.id, d.id.split('.').at(-1) ?? d.id, ...(d.kind === 'property' ? [] : [d.of].flat())];
    const { clauses: _, ...reading } = d;
    const textsHere = [JSON.stringify(reading), ...(d.kind === 'property' ? [] : exceptions)];
    for (const name of new Set(names.map(camel))) textsByName.set(name, [...new Set([...(textsByName.get(name) ?? []), ...textsHere])]);
  }
  return (text) => {
    const names = new Set<string>();
    const pending = [text];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      const called = [...next.matchAll(/([A-Za-z]\w*)\(/g)].map(([, name = '']) => name);
      if (called.some((name) => !PURE.has(name) && !textsByName.has(name))) return undefined;
      for (const [name] of next.matchAll(/[A-Za-z][\w-]*/g)) {
        if (names.has(name)) continue;
        names.add(name);
        pending.push(...(textsByName.get(camel(name)) ?? []));
      }
    }
    return names;
  };
}
