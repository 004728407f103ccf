import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isObject, isStructure, type Json } from '../../../engine/base/json.ts';
import { readSources } from '../../../generator/cli/files.ts';
import { ROOT } from '../../../generator/cli/root.ts';
import { parseJson } from '../../../generator/parse/json.ts';
import { createConforms } from '../../../generator/schemas/conforms.ts';
import { smallBook } from '../../fixtures/small-book.ts';

const sources = readSources(ROOT);
const schemas = sources.flatMap((source) => (/^schemas\/[^/]+\.schema\.json$/.test(source.path) ? (parseJson(source).document ?? []) : []));
const conforms = createConforms(schemas);

const ajv = new Ajv({ strict: false, discriminator: true });
const idByTitle = new Map<string, string>();
for (const { value } of schemas)
  if (isObject(value)) {
    ajv.addSchema(value);
    idByTitle.set(String(value.title), String(value.$id));
  }
const isValid = (title: string, value: Json): boolean => ajv.validate(idByTitle.get(title) ?? '', value);

const TITLES_BY_PATH = [
  [/^rules\/editions\.json$/, 'EditionsFile'],
  [/^rules\/book\.json$/, 'ContentsFile'],
  [/^rules\/icons\.json$/, 'IconsFile'],
  [/^rules\/permanent-ids\.json$/, 'PermanentIdsFile'],
  [/\.chains\.json$/, 'ChainsFile'],
  [/\.asks\.json$/, 'AsksFile'],
  [/^rules\/(packs\/[a-z]+\/)?[a-z-]+\/[a-z0-9-]+\.json$/, 'PageFile'],
] as const;

/** No definition of the rulebook is a decision table; one of the small book is. */
const pageWithTable = smallBook().filter(({ path }) => path === 'rules/turns/escape.json');

const documents = [...sources, ...pageWithTable].flatMap((source) => {
  const title = TITLES_BY_PATH.find(([path]) => path.test(source.path))?.[1];
  const value = title === undefined ? undefined : parseJson(source).document?.value;
  if (title === undefined || !isObject(value)) return [];
  return [{ path: source.path, title, value: Object.fromEntries(Object.entries(value).filter(([field]) => field !== '$schema')) }];
});
const definitions = documents.flatMap(({ value }) => (value.definitions instanceof Array ? value.definitions : []));

describe('the walk of the schemas', () => {
  test('accepts every rules file', () => {
    expect(new Set(documents.map(({ title }) => title)).size).toBe(TITLES_BY_PATH.length);
    expect(documents.filter(({ title, value }) => !conforms(title, value)).map(({ path }) => path)).toEqual([]);
    expect(definitions.filter((value) => !conforms('Definition', value))).toEqual([]);
  });

  test('accepts a changed file or definition exactly if ajv does', () => {
    const original = fc.oneof(
      fc.record({ title: fc.constant('Definition'), value: fc.constantFrom(...definitions) }),
      fc.constantFrom(...documents.filter(({ value }) => JSON.stringify(value).length < 20_000)),
    );
    const outcomes = { accepted: 0, refused: 0 };
    const change = fc.record({
      pathNumber: fc.nat(),
      replacement: fc.constantFrom(...REPLACEMENTS),
      kind: fc.constantFrom('replace', 'remove', 'add', 'repeat'),
    });
    fc.assert(
      fc.property(original, fc.array(change, { minLength: 1, maxLength: 2 }), ({ title, value }, changes) => {
        const mutant = changes.reduce<Json>(
          (before, { pathNumber, replacement, kind }) => mutate(before, pathNumber, replacement, kind),
          value,
        );
        const accepted = conforms(title, mutant);
        outcomes[accepted ? 'accepted' : 'refused']++;
        expect(accepted, JSON.stringify(mutant)).toBe(isValid(title, mutant));
      }),
      { numRuns: 4000, seed: 9 },
    );
    expect(outcomes.accepted).toBeGreaterThan(300);
    expect(outcomes.refused).toBeGreaterThan(300);
  });

  test('does not accept a title that no schema has', () => {
    expect(conforms('NoSuchFile', {})).toBe(false);
  });
});

type Replacement = Json | ((before: Json) => Json);
const REPLACEMENTS: readonly Replacement[] = [
  null,
  true,
  0,
  -1,
  2.5,
  99,
  '',
  'x',
  'X y',
  'a.b',
  [],
  {},
  ['x'],
  { x: 1 },
  (before) => [before, before],
];

function mutate(value: Json, pathNumber: number, replacement: Replacement, kind: string): Json {
  const paths = [...pathsIn(value)];
  return changeAt(value, paths[pathNumber % paths.length] ?? [], replacement, kind);
}

function* pathsIn(value: Json, path: readonly string[] = []): Generator<readonly string[]> {
  yield path;
  if (isStructure(value)) for (const [name, inner] of Object.entries(value)) yield* pathsIn(inner, [...path, name]);
}

function changeAt(value: Json, [name, ...rest]: readonly string[], replacement: Replacement, kind: string): Json {
  if (name === undefined || !isStructure(value)) {
    if (kind === 'add' && isObject(value)) return { ...value, added: 1 };
    if (kind === 'repeat' && value instanceof Array) return [...value, ...value];
    return typeof replacement === 'function' ? replacement(value) : replacement;
  }
  const fields = Object.entries(value).flatMap(([field, inner]): [string, Json][] => {
    if (field !== name) return [[field, inner]];
    return kind === 'remove' && rest.length === 0 ? [] : [[field, changeAt(inner, rest, replacement, kind)]];
  });
  return value instanceof Array ? fields.map(([, inner]) => inner) : Object.fromEntries(fields);
}
