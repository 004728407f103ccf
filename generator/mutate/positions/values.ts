import type { Json, JsonObject } from '../../../engine/base/json.ts';
import { isObject } from '../../../engine/base/json.ts';
import { samplesOf } from '../../behaviour/questions.ts';
import type { Definition } from '../../generated/definition.ts';
import { placeOf } from './edits.ts';

export interface Values {
  /** The values at a place: inside map, characters and objects those of all questions, elsewhere of questions with the same `ask`. */
  at(question: JsonObject, keys: readonly string[]): readonly Json[];
  /** The fields of the entries of a list, such as `characters`, each with the values that examples give it. */
  fieldsOf(list: string): readonly (readonly [field: string, values: readonly Json[]])[];
  /** Lists of squares or edges that maps have, each with an entry of an example. */
  readonly mapLists: readonly (readonly [at: string, sample: string])[];
  /** The ids of the capabilities that may be printed for a character. */
  readonly capabilities: readonly string[];
  /** Fields of a character that, given as true, allow it to begin off the map, such as `replacement`. */
  readonly offMap: readonly string[];
}

/** Fields whose places are the same for questions of every kind. */
const SHARED: ReadonlySet<string> = new Set(['map', 'characters', 'objects']);

/** Questions with a map only, one for each value of an enumeration that a field of the map gives. */
function mapsOf(definition: Definition): JsonObject[] {
  if (definition.kind !== 'record' || typeof definition.type === 'string' || !('enum' in definition.type)) return [];
  const [part, field, ...deeper] = definition.given?.split('.') ?? [];
  return part === 'map' && field !== undefined && deeper.length === 0
    ? definition.type.enum.map((value) => ({ map: { [field]: value } }))
    : [];
}

export function valuesOf(examples: readonly JsonObject[], definitions: readonly Definition[]): Values {
  /** By place, then by JSON text, each value found. */
  const foundByPlace = new Map<string, Map<string, Json>>();
  const placeIn = (ask: Json | undefined, keys: readonly string[]): string =>
    SHARED.has(keys[0] ?? '') ? placeOf(keys) : `${String(ask)} ${placeOf(keys)}`;
  for (const question of [
    ...examples,
    ...definitions.flatMap((definition) => samplesOf(definition, examples)),
    ...definitions.flatMap(mapsOf),
  ]) {
    const { ask } = question;
    const collect = (keys: readonly string[], value: Json): void => {
      const place = placeIn(ask, keys);
      const known = foundByPlace.get(place) ?? new Map<string, Json>();
      // Lists of objects, such as dials, are long, and seldom of use in another place.
      if (!(value instanceof Array && value.some(isObject))) foundByPlace.set(place, known.set(JSON.stringify(value), value));
      if (value instanceof Array) for (const [index, entry] of value.entries()) collect([...keys, String(index)], entry);
      else if (isObject(value)) for (const [key, entry] of Object.entries(value)) collect([...keys, key], entry);
    };
    for (const [key, value] of Object.entries(question)) collect([key], value);
  }
  const valuesByPlace = new Map([...foundByPlace].map(([place, known]) => [place, [...known.values()]]));
  const mapLists = [...valuesByPlace].flatMap(([place, known]): (readonly [string, string])[] => {
    const [entry] = known;
    return /^map\.[^*]+\.\*$/.test(place) && typeof entry === 'string' ? [[place.slice(0, -2), entry]] : [];
  });
  return {
    at: ({ ask }, keys) => valuesByPlace.get(placeIn(ask, keys)) ?? [],
    fieldsOf: (list) =>
      [...valuesByPlace].flatMap(([place, known]) => {
        const [listName, , field, ...deeper] = place.split('.');
        return listName === list && field !== undefined && field !== 'id' && deeper.length === 0 ? [[field, known] as const] : [];
      }),
    mapLists,
    offMap: definitions.flatMap((d) =>
      d.kind === 'record' && d.offMap === true && d.given?.startsWith('characters.') === true ? [d.given.slice('characters.'.length)] : [],
    ),
    capabilities: definitions.flatMap((d) => (d.kind === 'capability' && d.of !== 'effect' ? [d.id] : [])),
  };
}
