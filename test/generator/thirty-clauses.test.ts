/** The language of definitions, tried on thirty clauses from all chapters: they validate, type-check and print back as sentences. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Definition } from '../../generator/generated/definition.ts';
import { readVocabulary } from '../../generator/language/vocabulary.ts';
import { lowerEdition } from '../../generator/lower/edition.ts';
import { parseJson } from '../../generator/parse/json.ts';
import { createValidator } from '../../generator/passes/validate.ts';
import { sentenceOf } from '../../generator/sentence/sentence.ts';

interface Tried {
  readonly number: number;
  readonly clause: string;
  readonly definitions: readonly Definition[];
}

const root = join(import.meta.dirname, '..', '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const tried: readonly Tried[] = JSON.parse(read('test/fixtures/thirty-clauses.json'));
const vocabulary = readVocabulary(JSON.parse(read('schemas/vocabulary.json')));

/** Facts of the board that the thirty stand on; in the book they have pages of their own. */
const ground: readonly Definition[] = [
  { id: 'rounding.direction', kind: 'parameter', type: { enum: ['up', 'down'] }, value: 'up', clauses: ['a.b.c'] },
  ...['printedBlocking', 'printedHindering', 'debris', 'water', 'interior'].map(
    (name): Definition => ({
      id: `square.${name}`,
      kind: 'record',
      of: 'square',
      type: 'bool',
      first: false,
      resets: 'never',
      clauses: ['a.b.c'],
    }),
  ),
  { id: 'square.elevation', kind: 'record', of: 'square', type: 'int', first: 1, resets: 'never', clauses: ['a.b.c'] },
  {
    id: 'board.kind',
    kind: 'record',
    of: 'board',
    type: { enum: ['outdoor', 'indoor', 'indoor/outdoor'] },
    first: 'outdoor',
    resets: 'never',
    clauses: ['a.b.c'],
  },
  {
    id: 'character.size',
    kind: 'record',
    of: 'character',
    type: { enum: ['tiny', 'standard', 'great'] },
    first: 'standard',
    resets: 'never',
    clauses: ['a.b.c'],
  },
  {
    id: 'object.kind',
    kind: 'record',
    of: 'object',
    type: { enum: ['light', 'heavy', 'ultra-light'] },
    first: 'light',
    resets: 'never',
    clauses: ['a.b.c'],
  },
];

const schemas = ['definition', 'page', 'erratum'].map((name) => {
  const { document } = parseJson({ path: `schemas/${name}.schema.json`, text: read(`schemas/${name}.schema.json`) });
  if (document === undefined) throw new Error(`${name} is broken`);
  return document;
});

test('there are thirty, and they use all thirteen kinds but procedure', () => {
  expect(tried.map((t) => t.number)).toEqual(Array.from({ length: 30 }, (_, n) => n + 1));
  expect([...new Set(tried.flatMap((t) => t.definitions.map((d) => d.kind)))].sort()).toEqual([
    'action',
    'calculation',
    'constraint',
    'parameter',
    'path',
    'property',
    'record',
    'restriction',
    'scoring',
    'table',
    'trigger',
    'value',
  ]);
});

test('all validate against the schema', () => {
  const validator = createValidator(schemas);
  for (const { definitions } of tried) {
    for (const definition of definitions) {
      const { document } = parseJson({ path: `${definition.id}.json`, text: JSON.stringify(definition) });
      expect(document === undefined ? 'broken' : validator.validate('Definition', document), definition.id).toEqual([]);
    }
  }
});

test('all type-check together', () => {
  const lowered = lowerEdition('trial', '', [...ground, ...tried.flatMap((t) => t.definitions)], vocabulary);
  expect(lowered.faults).toEqual([]);
  expect(lowered.cycle).toBeUndefined();
});

test('a misspelt literal among them is a fault', () => {
  const wrong = tried
    .flatMap((t) => t.definitions)
    .map(
      (d): Definition =>
        d.kind === 'restriction' && d.id === 'fire.great-size' ? { ...d, if: "square.occupied && square.occupant.size == 'graet'" } : d,
    );
  const { faults } = lowerEdition('trial', '', [...ground, ...wrong], vocabulary);
  expect(faults).toMatchObject([{ definition: 'fire.great-size', hint: "did you mean 'great'?" }]);
});

test('each prints back as one sentence', () => {
  const sentences = tried.flatMap((t) => t.definitions.map((d) => `${t.number} ${d.id}: ${sentenceOf(d)}`));
  expect(sentences.join('\n')).toMatchSnapshot();
});
