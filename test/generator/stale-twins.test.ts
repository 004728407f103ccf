/** Clauses of other pages that state a changed rule again. */
import { expect, test } from 'vitest';
import { clauseId } from '../../generator/ids.ts';
import { staleTexts } from '../../generator/stale/stale-texts.ts';
import { changedBook } from '../fixtures/changed-small-book.ts';
import type { Change } from '../fixtures/edited-small-book.ts';

const TWIN = 'Unless the die shows a low number, it escapes.';
const summaries = [
  { candidate: { where: 'quick reference, line 1', text: 'Roll and escape.' }, clauses: [clauseId('ground.bushes.cover')] },
];

const coverIs = (text: string): Change => ({
  path: 'rules/ground/bushes.md',
  replace: 'A hindered line gives 1 more defense.',
  with: text,
});
const carriedTogether: Change = {
  path: 'rules/turns/escape.json',
  replace: '"gives": { "succeeds": "escapeOutcome(roll, bonus)" },\n      "clauses": ["turns.escape.roll"]',
  with: '"gives": { "succeeds": "escapeOutcome(roll, bonus)" },\n      "clauses": ["turns.escape.roll", "ground.bushes.cover"]',
};

function staleCover(...edits: readonly Change[]): readonly boolean[] {
  const { rulebook, change } = changedBook([{ definition: 'escapeOn', set: { value: 3 } }], edits);
  const places = new Set(staleTexts(rulebook, change, summaries).map(({ where }) => where));
  return ['text of ground.bushes.cover', 'quick reference, line 1'].map((where) => places.has(where));
}

test('a clause of another page with nearly the same words is to be checked, with what sums it up, if one definition carries both', () => {
  expect(staleCover(coverIs(TWIN), carriedTogether)).toEqual([true, true]);
  expect(staleCover(coverIs(TWIN))).toEqual([false, false]);
  expect(staleCover(carriedTogether)).toEqual([false, false]);
});
