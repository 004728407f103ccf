/** Worked examples and tables on pages whose rules depend on a number that an erratum changes. */
import { expect, test } from 'vitest';
import { staleTexts } from '../../generator/stale/stale-texts.ts';
import { changedBook } from '../fixtures/changed-small-book.ts';
import type { Change } from '../fixtures/edited-small-book.ts';

const farFrom = (value: number): string =>
  `"definitions": [{ "id": "farFrom", "kind": "parameter", "type": "int", "value": ${value}, "clauses": ["turns.escape.rest"] },`;
const DEPENDING = '"is": "line.columns == 0 || line.range > farFrom"';
const parameter = (value: number): readonly Change[] => [
  { path: 'rules/turns/escape.json', replace: '"definitions": [', with: farFrom(value) },
  { path: 'rules/turns/escape.md', replace: 'Whoever has rested heals.', with: `Whoever rests ${value} squares away heals.` },
  { path: 'rules/ground/bushes.json', replace: '"is": "line.columns == 0 || line.rows == 0"', with: DEPENDING },
];

const placesWith = (text: string, ...edits: readonly Change[]): readonly string[] => placesAfter(12, text, edits);

const placesAfter = (value: number, text: string, edits: readonly Change[] = []): readonly string[] => {
  const cover: Change = { path: 'rules/ground/bushes.md', replace: 'gives 1 more defense.', with: `gives 1 more defense.\n\n${text}` };
  const { rulebook, change } = changedBook([{ definition: 'farFrom', set: { value: 15 } }], [...parameter(value), cover, ...edits]);
  return staleTexts(rulebook, change, []).flatMap(({ where, words, file, text: found }) =>
    where.includes('ground.bushes.cover') && words.length > 0 ? [`${where}: ${words}${file === undefined ? '' : ` | ${found}`}`] : [],
  );
};

test('a worked example is listed if it has the old number beside a word that was beside it in the rule', () => {
  expect(placesWith('> **Example.** Moss is 12 squares off.')).toEqual(['worked example in ground.bushes.cover: 12']);
  expect(placesWith('> **Example.** Moss has 12 points.')).toEqual([]);
  expect(placesWith('> **Example.** Moss is 13 squares off.')).toEqual([]);
});

test('a number of one digit is listed only beside two words of the rule', () => {
  expect(placesAfter(7, '> **Example.** Moss is 7 squares off.')).toEqual([]);
  expect(placesAfter(7, '> **Example.** Who rests is 7 squares off.')).toEqual(['worked example in ground.bushes.cover: 7']);
});

test('a number in a table is beside the head of its column', () => {
  expect(placesWith('| Squares | Points |\n| --- | --- |\n| 12 | 3 |')).toEqual(['table in ground.bushes.cover: 12']);
  expect(placesWith('| Squares | Points |\n| --- | --- |\n| 3 | 12 |')).toEqual([]);
});

test('a worked example of the same area is listed if only one of the old and the new limit allows the total that it counts', () => {
  const limitOfSix: readonly Change[] = [
    { path: 'rules/ground/bushes.md', replace: 'A hindered line gives 1 more defense.', with: 'Up to 6 stones give defense.' },
    { path: 'rules/ground/bushes.json', replace: '"definitions": [', with: farFrom(6).replace('turns.escape.rest', 'ground.bushes.cover') },
  ];
  const totalsWith = (example: string, limit = 4) => {
    const text: Change = { path: 'rules/ground/bushes.md', replace: '## Cover', with: `> **Example.** ${example}\n\n## Cover` };
    const { rulebook, change } = changedBook([{ definition: 'farFrom', set: { value: limit } }], [...limitOfSix, text]);
    return staleTexts(rulebook, change, []).flatMap(({ where, words }) =>
      where.startsWith('worked example') && words.length > 0 ? [`${where}: ${words}`] : [],
    );
  };
  expect(totalsWith('Ada has 2 stones, Ben has 3.')).toEqual(['worked example in ground.bushes.label: 5']);
  expect(totalsWith('Ada has 2 stones, Ben has 2.')).toEqual([]);
  expect(totalsWith('Ada has 2 stones, Ben has 3 birds.')).toEqual([]);
  expect(totalsWith('Ada has 2 stones, Ben has 5.', 8)).toEqual(['worked example in ground.bushes.label: 7']);
});

test('pages without a definition that depends on the number are not searched', () => {
  const independent: Change = { path: 'rules/ground/bushes.json', replace: DEPENDING, with: '"is": "line.columns == 0"' };
  expect(placesWith('> **Example.** Moss is 12 squares off.', independent)).toEqual([]);
});

test('the questions with the old number are listed together if a worked example of their clause is listed', () => {
  const asks = { cover: ['12 away in moss', 'how far is moss', 'at twelve'], label: ['12 squares of bush'] };
  const questions = { path: 'rules/ground/bushes.asks.json', text: JSON.stringify({ page: 'ground.bushes', asks }) };
  expect(placesWith('> **Example.** Moss is 12 squares off.', questions)).toEqual([
    'worked example in ground.bushes.cover: 12',
    'questions of ground.bushes.cover: 12 | 12 away in moss; at twelve',
  ]);
  expect(placesWith('Moss is far.', questions)).toEqual([]);
});
