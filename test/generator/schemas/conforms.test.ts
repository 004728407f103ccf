import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../generator/ast.ts';
import { readSources } from '../../../generator/cli/files.ts';
import { ROOT } from '../../../generator/cli/root.ts';
import { parseJson } from '../../../generator/parse/json.ts';
import { createConforms } from '../../../generator/schemas/conforms.ts';

const sources = readSources(ROOT);
const schemas = sources.flatMap((source) => (/^schemas\/[^/]+\.schema\.json$/.test(source.path) ? (parseJson(source).document ?? []) : []));
const conforms = createConforms(schemas);

const ajv = new Ajv({ strict: false, discriminator: true });
const ids = new Map<string, string>();
for (const { value } of schemas)
  if (isObject(value)) {
    ajv.addSchema(value);
    ids.set(String(value.title), String(value.$id));
  }
const isValid = (title: string, value: Json): boolean => ajv.validate(ids.get(title) ?? '', value);

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !(value instanceof Array);
}

const TITLES = [
  [/^rules\/editions\.json$/, 'EditionsFile'],
  [/^rules\/book\.json$/, 'ContentsFile'],
  [/^rules\/icons\.json$/, 'IconsFile'],
  [/^rules\/permanent-ids\.json$/, 'PermanentIdsFile'],
  [/\.chains\.json$/, 'ChainsFile'],
  [/\.asks\.json$/, 'AsksFile'],
  [/^rules\/(packs\/[a-z]+\/)?[a-z-]+\/[a-z0-9-]+\.json$/, 'PageFile'],
] as const;

/** The rules files in JSON, with the titles of their schemas. */
const documents = sources.flatMap((source) => {
  const title = TITLES.find(([path]) => path.test(source.path))?.[1];
  const value = title === undefined ? undefined : parseJson(source).document?.value;
  if (title === undefined || !isObject(value)) return [];
  return [{ path: source.path, title, value: Object.fromEntries(Object.entries(value).filter(([field]) => field !== '$schema')) }];
});
const definitions = documents.flatMap(({ value }) => (value.definitions instanceof Array ? value.definitions : []));

describe('documents that conform to the schemas', () => {
  test('every rules file is accepted without ajv', () => {
    expect(new Set(documents.map(({ title }) => title)).size).toBe(TITLES.length);
    expect(documents.filter(({ title, value }) => !conforms(title, value)).map(({ path }) => path)).toEqual([]);
    expect(definitions.filter((value) => !conforms('Definition', value))).toEqual([]);
  });

  test('of changed files and definitions, those are accepted that ajv accepts', () => {
    const changed = fc.oneof(
      fc.record({ title: fc.constant('Definition'), value: fc.constantFrom(...definitions) }),
      fc.constantFrom(...documents.filter(({ value }) => JSON.stringify(value).length < 20_000)),
    );
    const outcomes = { accepted: 0, refused: 0 };
    const change = fc.record({ place: fc.nat(), put: fc.constantFrom(...PUT), by: fc.constantFrom('replace', 'remove', 'add', 'repeat') });
    fc.assert(
      fc.property(changed, fc.array(change, { minLength: 1, maxLength: 2 }), ({ title, value }, changes) => {
        const mutant = changes.reduce<Json>((at, { place, put, by }) => mutate(at, place, put, by), value);
        const accepted = conforms(title, mutant);
        outcomes[accepted ? 'accepted' : 'refused']++;
        expect(accepted, JSON.stringify(mutant)).toBe(isValid(title, mutant));
      }),
      { numRuns: 4000, seed: 9 },
    );
    expect(outcomes.accepted).toBeGreaterThan(300);
    expect(outcomes.refused).toBeGreaterThan(300);
  });

  test('a title that no schema has is left to ajv', () => {
    expect(conforms('NoSuchFile', {})).toBe(false);
  });
});

type Put = Json | ((before: Json) => Json);
/** Values that are put in the place of others. */
const PUT: readonly Put[] = [null, true, 0, -1, 2.5, 99, '', 'x', 'X y', 'a.b', [], {}, ['x'], { x: 1 }, (before) => [before, before]];

function mutate(value: Json, place: number, put: Put, by: string): Json {
  const all = [...placesIn(value)];
  return changeAt(value, all[place % all.length] ?? [], put, by);
}

function* placesIn(value: Json, at: readonly string[] = []): Generator<readonly string[]> {
  yield at;
  if (typeof value === 'object' && value !== null) for (const [name, inner] of Object.entries(value)) yield* placesIn(inner, [...at, name]);
}

function changeAt(value: Json, [name, ...rest]: readonly string[], put: Put, by: string): Json {
  if (name === undefined || typeof value !== 'object' || value === null) {
    if (by === 'add' && isObject(value)) return { ...value, added: 1 };
    if (by === 'repeat' && value instanceof Array) return [...value, ...value];
    return typeof put === 'function' ? put(value) : put;
  }
  const fields = Object.entries(value).flatMap(([field, inner]): [string, Json][] => {
    if (field !== name) return [[field, inner]];
    return by === 'remove' && rest.length === 0 ? [] : [[field, changeAt(inner, rest, put, by)]];
  });
  return value instanceof Array ? fields.map(([, inner]) => inner) : Object.fromEntries(fields);
}
