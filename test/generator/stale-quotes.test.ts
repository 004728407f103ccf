/**
 * A text that quotes several words of a changed text may be stale. If only a number in the quoted words changes, and another rule has that
 * number, the text is about the other rule and is not listed.
 */
import { expect, test } from 'vitest';
import { digestOf } from '../../generator/digest.ts';
import { staleTexts } from '../../generator/stale/stale-texts.ts';
import { changedBook } from '../fixtures/changed-small-book.ts';

const COVER = 'A hindered line gives 1 more defense for each full 12 squares of the field.';

/** The places that quote the old text. `others` are the clauses of a second parameter, which is 12 too. */
function quotingAfter(newText: string, ...others: readonly string[]): readonly string[] {
  const amends = [
    { clause: 'ground.bushes.cover', expects: digestOf(COVER), text: newText },
    { definition: 'squaresPerCover', set: { value: 15 } },
  ];
  const parameter = (id: string, clauses: readonly string[]) => JSON.stringify({ id, kind: 'parameter', type: 'int', value: 12, clauses });
  const parameters = [parameter('squaresPerCover', ['ground.bushes.cover']), ...(others.length > 0 ? [parameter('fullRest', others)] : [])];
  const { rulebook, change } = changedBook(amends, [
    { path: 'rules/ground/bushes.md', replace: 'A hindered line gives 1 more defense.', with: COVER },
    { path: 'rules/turns/escape.md', replace: 'has rested heals.', with: 'rests heals for each full 12 squares of the field.' },
    { path: 'rules/turns/escape.json', replace: '"definitions": [', with: `"definitions": [${parameters.join()},` },
  ]);
  return staleTexts(rulebook, change, []).flatMap(({ where, words }) => (words.some((word) => word.startsWith('“')) ? [where] : []));
}

const WITH_ANOTHER_NUMBER = COVER.replace('12', '15');
const REST = 'turns.escape.rest';

test('a quotation that has its number from an unchanged definition is of another rule', () => {
  expect(quotingAfter(WITH_ANOTHER_NUMBER)).toEqual([`text of ${REST}`]);
  expect(quotingAfter(WITH_ANOTHER_NUMBER, REST)).toEqual([]);
});

test('an unchanged definition with the number is no sign of another rule if in none of its clauses the number counts the same things', () => {
  // The text of this clause has no 12.
  expect(quotingAfter(WITH_ANOTHER_NUMBER, 'ground.bushes.measure')).toEqual([`text of ${REST}`]);
});

test('a quotation with other removed words is listed in any case', () => {
  expect(quotingAfter('A hindered line gives 1 more defense for each full 15 squares of the map.', REST)).toEqual([`text of ${REST}`]);
});
