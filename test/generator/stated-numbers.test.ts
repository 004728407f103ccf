/** The number words of texts: whether they state the numbers of definitions, and whether they are stale when a number changes. */
import { expect, test } from 'vitest';
import { compile } from '../../generator/compile.ts';
import { digestOf } from '../../generator/digest.ts';
import { staleTexts } from '../../generator/stale/stale-texts.ts';
import { changedBook } from '../fixtures/changed-small-book.ts';
import { type Change, smallBookWith } from '../fixtures/edited-small-book.ts';

const coverOf = (word: string, number: number): readonly Change[] => [
  { path: 'rules/ground/bushes.md', replace: 'gives 1 more defense.', with: `gives ${word} more defense.` },
  { path: 'rules/ground/bushes.json', replace: '"modifier": 1', with: `"modifier": ${number}` },
];

/** Whether a text with "WORD more defense" states the number of the definition. */
const states = (word: string, number: number): boolean =>
  !compile(smallBookWith(coverOf(word, number))).diagnostics.some(({ code }) => code === 'definition-number-unstated');

/** Makes the definition of the cover carry a clause of another page too. */
const carryRest: Change = {
  path: 'rules/ground/bushes.json',
  replace: `"if": "line.label == 'hindered'",\n      "clauses": ["ground.bushes.cover"]`,
  with: `"if": "line.label == 'hindered'",\n      "clauses": ["ground.bushes.cover", "turns.escape.rest"]`,
};

test('a text states a number in digits, as a word, as two words, and as how often', () => {
  expect(states('3', 3)).toBe(true);
  expect(states('three', 3)).toBe(true);
  expect(states('fifteen', 15)).toBe(true);
  expect(states('Twenty', 20)).toBe(true);
  expect(states('twenty-five', 25)).toBe(true);
  expect(states('twice', 2)).toBe(true);
  expect(states('thrice', 3)).toBe(true);
  expect(states('both times', 2)).toBe(true);
});

test('a text with another number word does not state the number', () => {
  expect(states('two', 3)).toBe(false);
  expect(states('twice', 3)).toBe(false);
  expect(states('twenty-five', 20)).toBe(false);
  expect(states('twenty-five', 5)).toBe(false);
});

test('"twice" is stale where the number was 2, and "thrice" where it was 3', () => {
  const isStale = (before: number, text: string): boolean => {
    const cover = `A hindered line gives ${before} more defense.`;
    const amended = { clause: 'ground.bushes.cover', expects: digestOf(cover), text: 'A hindered line gives 5 more defense.' };
    const { rulebook, change } = changedBook(
      [amended, { definition: 'cover.defense', set: { modifier: 5 } }],
      [...coverOf(String(before), before), carryRest, { path: 'rules/turns/escape.md', replace: 'Whoever has rested heals.', with: text }],
    );
    return staleTexts(rulebook, change, []).some(
      ({ where, words }) => where === 'text of turns.escape.rest' && words.includes(String(before)),
    );
  };
  expect(isStale(2, 'Whoever has rested counts the defense twice.')).toBe(true);
  expect(isStale(3, 'Whoever has rested counts the defense thrice.')).toBe(true);
  expect(isStale(3, 'Whoever has rested counts the defense twice.')).toBe(false);
});
