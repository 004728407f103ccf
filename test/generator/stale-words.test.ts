/** Which of the words and numbers that an erratum takes out of a text make other texts stale. */
import { expect, test } from 'vitest';
import { digestOf } from '../../generator/digest.ts';
import { staleTexts } from '../../generator/stale/stale-texts.ts';
import { changedBook } from '../fixtures/changed-small-book.ts';
import type { Change } from '../fixtures/edited-small-book.ts';

const COVER = 'A hindered line gives 1 more defense.';

function staleAfter(before: string, ...edits: readonly Change[]): readonly string[] {
  const amends = [
    { clause: 'ground.bushes.cover', expects: digestOf(before), text: COVER.replace('1', '2') },
    { definition: 'cover.defense', set: { modifier: 2 } },
  ];
  const restCarried: Change = {
    path: 'rules/ground/bushes.json',
    replace: `"if": "line.label == 'hindered'",\n      "clauses": ["ground.bushes.cover"]`,
    with: `"if": "line.label == 'hindered'",\n      "clauses": ["ground.bushes.cover", "turns.escape.rest"]`,
  };
  const { rulebook, change } = changedBook(amends, [
    { path: 'rules/ground/bushes.md', replace: COVER, with: before },
    restCarried,
    ...edits,
  ]);
  return staleTexts(rulebook, change, []).map(({ where, words }) => [where, ...words].join());
}

const headedRest = (title: string): Change => ({ path: 'rules/turns/escape.md', replace: '## A rest {', with: `## ${title} {` });

test('the words of a removed worked example make no text elsewhere stale, and its numbers only texts of its clause', () => {
  const found = staleAfter(
    `${COVER}\n\n> **Example.** A frightened hunter 17 squares off gets 12.`,
    headedRest('A frightened rest 17 squares off'),
    {
      path: 'rules/ground/bushes.json',
      replace: '"sources": { "core-rulebook-2014": "COVER" }',
      with: '"aliases": ["17 off"], "sources": { "core-rulebook-2014": "COVER" }',
    },
  );
  expect(found).toContain('alias of ground.bushes.cover,17');
  expect(found.filter((one) => one.startsWith('heading of turns.escape.rest'))).toEqual([]);
});

test('a removed word that is still a value, such as a size, makes a text of another clause stale only beside another removed word', () => {
  const staleRest = (title: string) =>
    staleAfter('A great hunter gets 1 more defense.', headedRest(title)).filter((one) => one.startsWith('heading of turns.escape.rest,'));
  expect(staleRest('A great character rests')).toEqual([]);
  expect(staleRest('A great hunter rests')).toEqual(['heading of turns.escape.rest,great,hunter']);
});
