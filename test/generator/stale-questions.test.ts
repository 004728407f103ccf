/** Questions of players, for the search, that an erratum may make stale. */
import { expect, test } from 'vitest';
import { digestOf } from '../../generator/digest.ts';
import { staleTexts } from '../../generator/stale/stale-texts.ts';
import { changedBook } from '../fixtures/changed-small-book.ts';

const FILE = 'rules/turns/escape.asks.json';
const TEXT = 'Roll a die: 4 or more escapes, unless the die shows a 1.';
const roll = { clause: 'turns.escape.roll', expects: digestOf(TEXT), text: TEXT.replace('4', '5') };

function staleQuestions(amends: readonly object[], asks: { readonly [clause: string]: readonly string[] }): readonly string[] {
  const { rulebook, change } = changedBook(amends, [{ path: FILE, text: JSON.stringify({ page: 'turns.escape', asks }) }]);
  return staleTexts(rulebook, change, []).flatMap(({ where, file, text, words }) =>
    where.startsWith('questions of') ? [[where, file, text, ...words].join('|')] : [],
  );
}

test('the questions with the old number are listed together, and those of a changed clause also without one', () => {
  const harder = [roll, { definition: 'escapeOn', set: { value: 5 } }];
  const place = `questions of turns.escape.roll|${FILE}`;
  expect(staleQuestions(harder, { roll: ['is a 4 enough', 'how to get away', 'four or more to run'] })).toEqual([
    `${place}|is a 4 enough; four or more to run|4`,
  ]);
  expect(staleQuestions(harder, { roll: ['how to get away', 'run'], rest: ['is a 4 enough'] })).toEqual([`${place}|how to get away; run`]);
});

test('if only a definition changes, the questions of its clause that have the old number are listed, and none of another clause', () => {
  const harder = [{ definition: 'escapeOn', set: { value: 5 } }];
  expect(staleQuestions(harder, { rest: ['does a 4 escape'] })).toEqual([]);
  expect(staleQuestions(harder, { roll: ['does a 4 escape', 'unless what'] })).toEqual([
    `questions of turns.escape.roll|${FILE}|does a 4 escape|4`,
  ]);
});

test('a number written out counts as one in digits, whatever its size', () => {
  const text = 'At most 25 bushes and 50 trees grow here.';
  const data = { asks: { cover: ['room for fifty trees', 'twenty-five shrubs', 'five bushes', 'twenty trees'] } };
  const { rulebook, change } = changedBook(
    [
      { clause: 'ground.bushes.cover', expects: digestOf(text), text: 'At most 30 bushes and 40 trees grow here.' },
      { definition: 'cover.defense', set: { modifier: 3 } },
    ],
    [
      { path: 'rules/ground/bushes.md', replace: 'A hindered line gives 1 more defense.', with: text },
      {
        path: 'rules/ground/bushes.json',
        replace: '"core-rulebook-2014": "COVER" }',
        with: '"core-rulebook-2014": "COVER" }, "aliases": ["Fifty trees"]',
      },
      { path: 'rules/ground/bushes.asks.json', text: JSON.stringify({ page: 'ground.bushes', ...data }) },
    ],
  );
  const found = staleTexts(rulebook, change, []).filter(({ where, words }) => /^(?:questions|alias) of/.test(where) && words.length > 0);
  expect(found.map(({ where, text: listed, words }) => [where, listed, ...words].join('|'))).toEqual([
    'alias of ground.bushes.cover|Fifty trees|50',
    'questions of ground.bushes.cover|room for fifty trees; twenty-five shrubs|50|25',
  ]);
});

function listsAfter(set: object): readonly string[] {
  const BUSHES = 'rules/ground/bushes.json';
  const { rulebook, change } = changedBook(
    [{ definition: 'set-up.withered', set }],
    [
      {
        path: 'rules/turns/escape.json',
        replace: '"clauses": ["ground.bushes.measure"]',
        with: '"clauses": ["ground.bushes.measure", "ground.bushes.label", "turns.escape.roll"]',
      },
      { path: BUSHES, replace: '"core-rulebook-2014": "MEASURE" }', with: '"core-rulebook-2014": "MEASURE" }, "aliases": ["span"]' },
      { path: FILE, text: JSON.stringify({ page: 'turns.escape', asks: { rest: ['nap'], roll: ['run'] } }) },
      {
        path: 'rules/ground/bushes.asks.json',
        text: JSON.stringify({ page: 'ground.bushes', asks: { measure: ['how far'], label: ['is it green', 'what hinders'] } }),
      },
    ],
  );
  return staleTexts(rulebook, change, [])
    .filter(({ where }) => /^(?:questions|alias(?:es)?) of/.test(where))
    .map(({ where, file, text }) => `${where} (${file}): ${text}`);
}

test('the questions and aliases of all clauses that a changed definition carries are one entry for each file', () => {
  expect(listsAfter({ if: '!square.green' })).toEqual([
    'questions of ground.bushes.measure, ground.bushes.label (rules/ground/bushes.asks.json): how far; is it green; what hinders',
    `questions of turns.escape.roll (${FILE}): run`,
    'aliases of ground.bushes.measure (rules/ground/bushes.json): span',
  ]);
});

test('if only a number of a definition changes, questions and aliases without the number are not listed', () => {
  const harder = changedBook(
    [{ definition: 'escapeOn', set: { value: 5 } }],
    [{ path: FILE, text: JSON.stringify({ page: 'turns.escape', asks: { roll: ['run'] } }) }],
  );
  expect(staleTexts(harder.rulebook, harder.change, []).filter(({ where }) => where.startsWith('questions of'))).toEqual([]);
});
