/** Notes on how documents disagree about a clause, which an erratum may make stale. */
import { expect, test } from 'vitest';
import { digestOf } from '../../generator/digest.ts';
import { staleTexts } from '../../generator/stale/stale-texts.ts';
import { changedBook } from '../fixtures/changed-small-book.ts';
import type { Change } from '../fixtures/edited-small-book.ts';

const LINKING = {
  path: 'rules/turns/escape.md',
  replace: 'Whoever has rested',
  with: 'After [the roll](rule:turns.escape.roll), who has rested',
};

const differing = (clause: string, taken: string): Change => ({
  path: 'rules/turns/escape.json',
  replace: `"${clause}": {`,
  with: `"${clause}": { "differs": { "readings": { "core-rulebook-2014": { "ESCAPE": "An escape.", "ROLL": "A roll." } }, "taken": "${taken}" },`,
});

function staleWith(...edits: readonly Change[]): readonly string[] {
  const text = 'Roll a die: 4 or more escapes, unless the die shows a 1.';
  const roll = { clause: 'turns.escape.roll', expects: digestOf(text), text: text.replace('4', '5') };
  const { rulebook, change } = changedBook([roll, { definition: 'escapeOn', set: { value: 5 } }], edits);
  return staleTexts(rulebook, change, []).flatMap(({ where, words }) => (where.startsWith('"differs"') ? [[where, ...words].join()] : []));
}

test('the note of a clause that links to the changed clause is stale if the old number counts the same there', () => {
  expect(staleWith(LINKING, differing('rest', 'Four or more is the rule.'))).toEqual(['"differs" of turns.escape.rest,4']);
  expect(staleWith(LINKING, differing('rest', 'Four rounds is the rule.'))).toEqual([]);
  expect(staleWith(differing('rest', 'Four or more is the rule.'))).toEqual([]);
});

test('the note of the changed clause is to be checked', () => {
  expect(staleWith(differing('roll', 'The first.'))).toEqual(['"differs" of turns.escape.roll']);
});
