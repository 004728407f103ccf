/** The names that the texts of a definition mention. */
import type { ObjectCache } from '../caches.ts';
import { camel } from '../camel.ts';
import type { Definition } from '../generated/definition.ts';

/** The names that the texts of a definition may mean. */
export type NamesCache = ObjectCache<Definition, ReadonlySet<string>>;

/** Fields whose text uses no definition: prose, citations, and the record that a step writes (`set`). */
const UNREAD: ReadonlySet<string> = new Set([
  'id',
  'kind',
  'clauses',
  'cites',
  'note',
  'message',
  'title',
  'says',
  'prompt',
  'set',
  'name',
]);

/** Every name that the texts of a definition may mean: `move.cost` may be a definition, the fact `.cost` of any subject, or `move`. */
export function namesIn(definition: Definition): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [run] of textOf(JSON.parse(JSON.stringify(definition))).matchAll(/[\w.-]+/g)) {
    const dots = [...run.matchAll(/\./g)].map(({ index }) => index);
    for (const start of [0, ...dots]) for (const end of [...dots, run.length]) if (end > start) names.add(run.slice(start, end));
  }
  return names;
}

/** All texts of a definition that may name something, keys of maps included. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return `${value}\n`;
  if (typeof value !== 'object' || value === null) return '';
  if (Array.isArray(value)) return value.map(textOf).join('');
  return Object.entries(value)
    .map(([field, entry]) => (UNREAD.has(field) ? '' : `${field}\n${textOf(entry)}`))
    .join('');
}

/** The forms in which expressions and steps may name a definition. */
export const formsOf = (id: string): readonly string[] => [id, camel(id), ...(id.includes('.') ? [factName(id)] : [])];

/** The id of a fact without its subject, as in `.cost` of `move.cost`: expressions read a fact of any subject by this name. */
export const factName = (id: string): string => id.slice(id.indexOf('.'));
