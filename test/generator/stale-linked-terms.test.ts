/** Advice with the number of a rule on the page of a term that the rule links to. */
import { expect, test } from 'vitest';
import { digestOf } from '../../generator/digest.ts';
import { staleTexts } from '../../generator/stale/stale-texts.ts';
import { changedBook } from '../fixtures/changed-small-book.ts';

const PARAMETER = '{ "id": "healed", "kind": "parameter", "type": "int", "value": 12, "clauses": ["turns.escape.rest"] },';

const linesFor = (link: string, advice: string): readonly string[] => {
  const before = `Whoever has rested in ${link} for 12 rounds heals.`;
  const { rulebook, change } = changedBook(
    [
      { clause: 'turns.escape.rest', expects: digestOf(before), text: before.replace('12', '15') },
      { definition: 'healed', set: { value: 15 } },
    ],
    [
      { path: 'rules/turns/escape.json', replace: '"definitions": [', with: `"definitions": [${PARAMETER}` },
      { path: 'rules/turns/escape.md', replace: 'Whoever has rested heals.', with: before },
      { path: 'rules/ground/bushes.md', replace: 'gives 1 more defense.', with: `gives 1 more defense.\n\n${advice}` },
    ],
  );
  return staleTexts(rulebook, change, []).flatMap(({ where, words }) =>
    where === 'text of ground.bushes.cover' && words.length > 0 ? [words.join(', ')] : [],
  );
};

test('a text on the linked page is listed if the old number is beside all words of the link', () => {
  expect(linesFor('[tall bushes](rule:ground.bushes)', 'Stay in tall bushes for 12.')).toEqual(['12']);
  expect(linesFor('[tall bushes](rule:ground.bushes)', 'Stay in bushes for 12.')).toEqual([]);
  expect(linesFor('[tall bushes](rule:ground.bushes)', 'Stay in tall bushes for 13.')).toEqual([]);
});

test('a link of one word, or to another page, shows no sense of a number', () => {
  expect(linesFor('[bushes](rule:ground.bushes)', 'Stay in bushes for 12.')).toEqual([]);
  expect(linesFor('[tall bushes](rule:turns.escape)', 'Stay in tall bushes for 12.')).toEqual([]);
});
