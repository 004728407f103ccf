import { isStructure } from '../engine/base/json.ts';
import type { ObjectCache } from './caches.ts';
import { camel } from './camel.ts';
import type { Definition } from './generated/definition.ts';

export type NamesCache = ObjectCache<Definition, ReadonlySet<string>>;

/** Fields with prose for players, which names something only between braces. A `prompt` with braces is refused (`check-braces.ts`). */
const TEMPLATES: ReadonlySet<string> = new Set(['says', 'prompt']);
/**
 * Fields whose text uses no definition: the id, kind and name of the definition itself, other prose, citations, and the record that a step
 * writes (`set`).
 */
const NAMING_NOTHING: ReadonlySet<string> = new Set(['id', 'kind', 'clauses', 'cites', 'note', 'message', 'title', 'set', 'name']);
/**
 * Fields that hold a map whose keys are names of facts, inputs, class keys, quantities or fields of a verdict. In such a map a key such as
 * `kind` or `note` is one of these names, so it is not skipped.
 */
export const NAMED_ENTRIES: ReadonlySet<string> = new Set(['with', 'facts', 'takes', 'holds', 'gives', 'class', 'inputs', 'quantities']);

/** Every name that the texts of a definition may mean: `move.cost` may be a definition, the fact `.cost` of any subject, or `move`. */
export const namesIn = (definition: object): ReadonlySet<string> => namesInText(textsIn(definition).join('\n'));

function namesInText(text: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [dotted] of text.matchAll(/\w[\w.-]*/g)) {
    if (!dotted.includes('.')) {
      names.add(dotted);
      continue;
    }
    const dots = [...dotted.matchAll(/\./g)].map(({ index }) => index);
    for (const start of [0, ...dots]) for (const end of [...dots, dotted.length]) if (end > start) names.add(dotted.slice(start, end));
  }
  return names;
}

/**
 * All texts of a definition that may name something, each expression by itself. The names of its fields and the keys of its maps are
 * included.
 * @param areNames whether `value` is the map in a field of `NAMED_ENTRIES`
 */
export function textsIn(value: unknown, areNames = false): readonly string[] {
  if (typeof value === 'string') return [value];
  if (!isStructure(value)) return [];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item));
  return Object.entries(value).flatMap(([field, entry]) => {
    if (NAMING_NOTHING.has(field) && !areNames) return [];
    return [field, ...(TEMPLATES.has(field) && !areNames ? expressionsIn(entry) : textsIn(entry, NAMED_ENTRIES.has(field) && !areNames))];
  });
}

/** The expressions between the braces of a text, with blanks before them, so that each begins at its column of the text. */
export const expressionsIn = (template: unknown): readonly string[] =>
  typeof template === 'string'
    ? [...template.matchAll(/\{([^{}]*)\}/g)].map(({ 1: text = '', index }) => `${' '.repeat(index + 1)}${text}`)
    : [];

/** The forms in which expressions and steps may name a definition. */
const formsOf = (id: string): readonly string[] => [id, camel(id), ...(id.includes('.') ? [factName(id)] : [])];

/** The id of a fact without its subject, as in `.cost` of `move.cost`: expressions read a fact of any subject by this name. */
export const factName = (id: string): string => id.slice(id.indexOf('.'));

export function mentionsOneOf(definition: Definition, ids: readonly string[], cache: NamesCache): boolean {
  const names = cache.get(definition, () => namesIn(definition));
  return ids.some((id) => formsOf(id).some((form) => names.has(form)));
}

export function expressionMentions(text: string, ids: readonly string[]): boolean {
  const names = namesInText(text);
  return ids.some((id) => formsOf(id).some((form) => names.has(form)));
}
