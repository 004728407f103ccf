import type { Json, JsonObject } from '../../engine/base/json.ts';
import { isObject } from '../../engine/base/json.ts';
import type { Chance } from './chance.ts';

/** The values that examples have at each path (`/map/kind`, `break-away/roll`); every index of a list is `*`. */
export type Values = ReadonlyMap<string, readonly Json[]>;

export interface Focus {
  /** Questions whose verdicts depend on the definitions that differ. */
  readonly questions: readonly JsonObject[];
  /** Those of them that are examples of the clauses of these definitions. */
  readonly examples: readonly JsonObject[];
  /** The names and values in these definitions. */
  readonly words: ReadonlySet<string>;
  /** The numbers in these definitions, and in the parameters and functions that they name. */
  readonly numbers: readonly number[];
}

/** Collects the values by path. Maps and pieces are shared by all kinds of questions; other fields belong to one kind. */
export function valuesOf(examples: readonly JsonObject[]): Values {
  /** By path, then by their JSON text, so that each is there once. */
  const valuesByPath = new Map<string, Map<string, Json>>();
  const note = (path: string, value: Json): void => {
    const known = valuesByPath.get(path) ?? new Map<string, Json>();
    valuesByPath.set(path, known.set(JSON.stringify(value), value));
    if (Array.isArray(value)) for (const entry of value) note(`${path}/*`, entry);
    else if (isObject(value)) for (const [key, entry] of Object.entries(value)) note(`${path}/${key}`, entry);
  };
  for (const { ask, ...fields } of examples) {
    for (const [key, entry] of Object.entries(fields)) {
      note(pathOf(ask, key), entry);
    }
  }
  return new Map([...valuesByPath].map(([path, known]) => [path, [...known.values()]]));
}

/** One of a list; every other time one of those that the words of the focus name (`isNamed`), where there are any. */
export function pickNamed<T>(list: readonly T[], isNamed: (one: T) => boolean, chance: Chance): T | undefined {
  const named = list.filter(isNamed);
  return chance.pick(named.length > 0 && chance.below(2) === 0 ? named : list);
}

export function replaceAt(value: Json, keys: readonly string[], newValue: Json): Json {
  const [key, ...rest] = keys;
  if (key === undefined) return newValue;
  if (Array.isArray(value)) return value.map((entry: Json, index) => (String(index) === key ? replaceAt(entry, rest, newValue) : entry));
  return isObject(value) ? { ...value, [key]: replaceAt(value[key] ?? null, rest, newValue) } : value;
}

/** The path of the values for a field of a question: the same field of another kind of question may mean something else. */
const pathOf = (ask: Json | undefined, key: string): string =>
  `${key === 'map' || key === 'characters' || key === 'objects' ? '' : String(ask)}/${key}`;

/** An object or a list of a question, the keys that lead to it, and the path of the values that examples have there. */
interface Part {
  readonly keys: readonly string[];
  readonly path: string;
  readonly value: Json;
}

/** The question itself and every object and list in it, but none inside its map, nor the players, actions and dice of a game. */
function partsOf(question: JsonObject): readonly Part[] {
  const { ask } = question;
  const inside = (value: Json, keys: readonly string[], path: string): Part[] => {
    if (Array.isArray(value))
      return [{ keys, path, value }, ...value.flatMap((entry: Json, index) => inside(entry, [...keys, String(index)], `${path}/*`))];
    if (!isObject(value)) return [];
    const fields = path === '/map' ? [] : Object.entries(value);
    return [{ keys, path, value }, ...fields.flatMap(([key, entry]) => inside(entry, [...keys, key], `${path}/${key}`))];
  };
  const fields = Object.entries(question).flatMap(([key, value]) =>
    isFixed(pathOf(ask, key)) ? [] : inside(value, [key], pathOf(ask, key)),
  );
  return [{ keys: [], path: String(ask), value: question }, ...fields];
}

/** Gives a field of the question, or of an object in it, a value that an example has there, or one near it. */
export function varyField(question: JsonObject, values: Values, chance: Chance, focus: Focus): JsonObject {
  const parts = partsOf(question).filter(({ value }) => isObject(value));
  // Every other time one that is not deep inside: a dial alone may have more objects than all else.
  const shallow = parts.filter(({ keys }) => keys.length <= 2);
  const part = chance.pick(chance.below(2) === 0 ? shallow : parts);
  if (part === undefined) return question;
  const { keys, path: prefix } = part;
  const fields = [...values].filter(([path]) => path.startsWith(`${prefix}/`) && !path.slice(prefix.length + 1).includes('/'));
  const usable = fields.filter(([path, known]) => !isFixed(path) && known.every((value) => !hasSquares(value)));
  const isWord = (value: Json): boolean => typeof value === 'string' && focus.words.has(value);
  const [path = '', known = []] = pickNamed(usable, ([one]) => focus.words.has(one.slice(prefix.length + 1)), chance) ?? [];
  const value = nearby(pickNamed(known, isWord, chance), chance, focus);
  if (value === undefined) return question;
  const changed = replaceAt(question, [...keys, path.slice(prefix.length + 1)], value);
  return isObject(changed) ? changed : question;
}

/** The most entries that `varyList` gives a list because of a number of the focus. */
const MOST_ENTRIES = 20;

/**
 * Takes an entry out of a list of the question, adds one that an example has there, or gives the list about as many entries as a number of
 * the focus. Lists of squares belong to a path or a base, and pieces to a map: they are varied otherwise.
 */
export function varyList(question: JsonObject, values: Values, chance: Chance, { numbers, words }: Focus): JsonObject {
  const lists = partsOf(question).flatMap(({ keys, path, value }) =>
    Array.isArray(value) && !PIECES.has(path) && !hasSquares(value) ? [{ keys, path, value }] : [],
  );
  const list = pickNamed(lists, ({ keys }) => words.has(keys.at(-1) ?? ''), chance);
  if (list === undefined) return question;
  const { keys, path, value: entries } = list;
  const sizes = numbers.filter((size) => size > 0 && size < MOST_ENTRIES);
  const size = sizes.length > 0 && chance.below(2) === 0 ? (chance.pick(sizes) ?? 0) + chance.below(3) - 1 : entries.length + 1;
  const known = [...entries, ...(values.get(`${path}/*`) ?? [])];
  const added = Array.from({ length: Math.max(size - entries.length, 0) }, () => chance.pick(known) ?? null);
  const droppedIndex = chance.below(entries.length);
  const changed = chance.below(3) === 0 ? entries.filter((_, index) => index !== droppedIndex) : [...entries, ...added];
  const varied = replaceAt(question, keys, changed);
  return isObject(varied) ? varied : question;
}

const PIECES: ReadonlySet<string> = new Set(['/characters', '/objects']);

/**
 * A number at most 3 away from a number, or at most 1 away from one of the focus; a random boolean for a boolean, and any other value as it
 * is: few examples have every number or boolean that matters.
 */
function nearby(value: Json | undefined, chance: Chance, { numbers }: Focus): Json | undefined {
  if (typeof value === 'number') {
    const ofFocus = chance.below(3) === 0 ? chance.pick(numbers) : undefined;
    return ofFocus === undefined ? value + chance.below(7) - 3 : ofFocus + chance.below(3) - 1;
  }
  return typeof value === 'boolean' ? chance.below(2) === 0 : value;
}

/** Fields that are not varied: a smaller map may lack squares of the question, and players, actions and dice of a game fit each other. */
const FITTED: ReadonlySet<string> = new Set(['/map/columns', '/map/rows', 'play/players', 'play/actions', 'play/dice']);

/** An id is not varied either: other fields name an entry of a list by it. */
const isFixed = (path: string): boolean => FITTED.has(path) || path.endsWith('/*/id');

/** Whether there is a square anywhere in a value: another map may be too small for it. */
function hasSquares(value: Json): boolean {
  if (Array.isArray(value)) return value.some(hasSquares);
  if (isObject(value)) return Object.values(value).some(hasSquares);
  return /^[A-Z]{1,2}[0-9]/.test(String(value));
}
