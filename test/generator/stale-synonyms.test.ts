import { expect, test } from 'vitest';
import { digestOf } from '../../generator/digest.ts';
import { staleTexts } from '../../generator/stale/stale-texts.ts';
import { changedBook } from '../fixtures/changed-small-book.ts';

const COVER = 'A hindered line gives 1 more defense.';
const COVER_OF_TWO = [
  { clause: 'ground.bushes.cover', expects: digestOf(COVER), text: COVER.replace('1', '2') },
  { definition: 'cover.defense', set: { modifier: 2 } },
];

/** The synonyms listed after a change of the clause that the term "green-cover" is about, each with the removed numbers. */
function staleSynonyms(...synonyms: readonly string[]): readonly string[] {
  const { rulebook, change } = changedBook(COVER_OF_TWO, [
    {
      path: 'rules/glossary/terms.json',
      replace: '"term": { "name": "label", "forms": ["labels"], "see": "ground.bushes.label" }',
      with: '"term": { "name": "label", "forms": ["green cover"], "see": "ground.bushes.cover" }',
    },
    {
      path: 'rules/book.json',
      replace: '"languages": {',
      with: `"synonyms": { "green-cover": ${JSON.stringify(synonyms)}, "bush": ["one shrub"] }, "languages": {`,
    },
  ]);
  return staleTexts(rulebook, change, []).flatMap(({ where, file, text, words }) =>
    where.startsWith('synonyms of') ? [[where, file, text, ...words].join('|')] : [],
  );
}

const PLACE = 'synonyms of "green-cover"|rules/book.json';

test('the synonyms with the old number are listed, in digits, in words and in the plural', () => {
  expect(staleSynonyms('leafy', 'natural 1', 'double ones', 'one up', 'two up')).toEqual([
    `${PLACE}|"natural 1", "double ones", "one up"|1`,
  ]);
});

test('if no synonym has the old number, all synonyms of the term are on one line', () => {
  expect(staleSynonyms('leafy', 'two up')).toEqual([`${PLACE}|"leafy", "two up"`]);
});
