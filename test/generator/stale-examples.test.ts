/** Examples to check after an erratum although their verdicts stay. */
import { expect, test } from 'vitest';
import { withExamples } from '../../generator/stale/examples-to-check.ts';
import { createFindLikelyTexts } from '../../generator/stale/likely-texts.ts';
import { staleTexts } from '../../generator/stale/stale-texts.ts';
import { changedBook } from '../fixtures/changed-small-book.ts';
import type { Change } from '../fixtures/edited-small-book.ts';

const BUSHES = 'rules/ground/bushes.md';
const MEASURE = 'The range is the larger distance, in columns or rows. A line along one of them is direct.';
const EXAMPLE = 'example ground.bushes.label#one-bush';

test('an example of the changed clause is listed if its sentence or its board has what a new exception is about', () => {
  const isListed = (amendment: object, ...edits: readonly Change[]): boolean => {
    const { rulebook, change } = changedBook([amendment], edits);
    return staleTexts(rulebook, change, []).some(({ where }) => where === EXAMPLE);
  };
  const clauses = ['ground.bushes.label'];
  const unless = (condition: string) => ({
    definition: 'bush.between',
    set: { 'unless.0': { if: condition, note: 'it is excepted', clauses } },
  });
  const says = (text: string): Change => ({ path: BUSHES, replace: 'says: One bush between two squares.', with: `says: ${text}` });
  expect(isListed(unless('square.bush'))).toBe(true);
  // The board of the example has a bush.
  expect(isListed(unless('square.bush'), says('A plant between two squares.'))).toBe(true);
  expect(isListed(unless('square.green'))).toBe(false);
  expect(isListed(unless('square.green'), says('It is green between two squares.'))).toBe(true);
  expect(isListed(unless('square.green && !square.bush'))).toBe(false);
  const exception = { id: 'bush.past', kind: 'exception', to: ['bush.between'], note: 'it is excepted', clauses };
  expect(isListed({ add: { ...exception, if: 'square.bush' } })).toBe(true);
  expect(isListed({ definition: 'bush.between', set: { if: 'square.bush' } })).toBe(false);
});

test('an example of what a removed rule allowed is listed after the text of its clause, if that says nearly the same as the rule', () => {
  const alikeAfter = (amendment: object, says: string) => {
    const { rulebook, change } = changedBook(
      [amendment],
      [
        { path: BUSHES, replace: MEASURE, with: 'A hindered line gives more defense.' },
        { path: BUSHES, replace: 'says: A square that is not there is refused.', with: `says: ${says}` },
      ],
    );
    const books = [{ rulebook, change }];
    return withExamples(books, createFindLikelyTexts([])(books)).map(({ where }) => where);
  };
  // A sentence shows what the rule allowed if it permits something ("may", "can") and shares at least three words with the rule.
  const removal = { remove: 'cover.defense' };
  const text = 'text of ground.bushes.measure';
  const example = 'example ground.bushes.measure#off-the-map';
  expect(alikeAfter(removal, 'A hindered line gives defense, so it may be long.')).toEqual([text, example]);
  expect(alikeAfter(removal, "A hindered line gives defense, so it can't be long.")).toEqual([text]);
  expect(alikeAfter(removal, 'A hindered line may be long.')).toEqual([text]);
  const change = { definition: 'cover.defense', set: { if: "line.label == 'blocked'" } };
  expect(alikeAfter(change, 'A hindered line gives defense, so it may be long.')).toEqual([text]);
});
