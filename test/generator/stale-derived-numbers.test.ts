/** Numbers of worked examples that follow from a number that an erratum changes. */
import { expect, test } from 'vitest';
import { staleTexts } from '../../generator/stale/stale-texts.ts';
import { changedBook } from '../fixtures/changed-small-book.ts';
import type { Change } from '../fixtures/edited-small-book.ts';

const definition = (fields: object): Change => ({
  path: 'rules/ground/bushes.json',
  replace: '"definitions": [',
  with: `"definitions": [${JSON.stringify(fields)},`,
});

const PARAMETER = { id: 'bushHeight', kind: 'parameter', type: 'int', value: 12, clauses: ['ground.bushes.measure'] };
const AMOUNT = {
  id: 'line.bushes',
  kind: 'property',
  of: 'line',
  type: 'int',
  is: 'wholes(line.range, bushHeight)',
  clauses: ['ground.bushes.cover'],
};
const TEST = { ...AMOUNT, type: 'bool', is: 'line.range > bushHeight' };

const EXAMPLE_WORDS: Change = {
  path: 'rules/ground/bushes.json',
  replace: '"sources": { "core-rulebook-2014": "COVER" }',
  with: '"sources": { "core-rulebook-2014": "COVER" }, "exampleWords": ["36", "3"]',
};

const linesWith = (depending: object, set: Record<string, string | number>, ...edits: readonly Change[]): readonly string[] => {
  const text: Change = {
    path: 'rules/ground/bushes.md',
    replace: 'gives 1 more defense.',
    with: 'gives 1 more defense.\n\nA line of 36 squares counts 3 bushes.\n\nA line of 5 squares counts none.',
  };
  const { rulebook, change } = changedBook(
    [{ definition: 'bushHeight', set }],
    [definition(PARAMETER), definition(depending), text, ...edits],
  );
  return staleTexts(rulebook, change, []).flatMap(({ where, words }) =>
    where === 'text of ground.bushes.cover' && words.length > 0 ? [words.join(', ')] : [],
  );
};

test('the numbers of examples are listed in clauses of an amount that is calculated from a changed number', () => {
  expect(linesWith(AMOUNT, { value: 9 }, EXAMPLE_WORDS)).toEqual(['36, 3']);
});

test('numbers that are no example words are not listed, nor are those of a clause whose definition only compares', () => {
  expect(linesWith(AMOUNT, { value: 9 })).toEqual([]);
  expect(linesWith(TEST, { value: 9 }, EXAMPLE_WORDS)).toEqual([]);
});

test('nothing is listed if the number stays', () => {
  expect(linesWith(AMOUNT, { unit: 'squares' }, EXAMPLE_WORDS)).toEqual([]);
});
