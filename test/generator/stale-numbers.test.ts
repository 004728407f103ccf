/** Texts that an erratum may make stale since they have a number that it changes, and texts of the definitions that it changes. */
import { expect, test } from 'vitest';
import { digestOf } from '../../generator/digest.ts';
import { clauseId } from '../../generator/ids.ts';
import { countedNumbersIn } from '../../generator/stale/counted-numbers.ts';
import { staleTexts } from '../../generator/stale/stale-texts.ts';
import { changedBook } from '../fixtures/changed-small-book.ts';
import type { Change } from '../fixtures/edited-small-book.ts';

const BUSHES = { text: 'rules/ground/bushes.md', data: 'rules/ground/bushes.json' };
const ESCAPE = 'rules/turns/escape.md';

type Amendments = readonly object[];

const COVER = 'A hindered line gives 1 more defense.';
const COVER_OF_TWO: Amendments = [
  { clause: 'ground.bushes.cover', expects: digestOf(COVER), text: COVER.replace('1', '2') },
  { definition: 'cover.defense', set: { modifier: 2 } },
];

const reference = (line: number, text: string, clause: string) => ({
  candidate: { where: `quick reference, line ${line}`, text },
  clauses: [clauseId(clause)],
});
const summaries = [reference(1, 'Cover | 1', 'ground.bushes.cover'), reference(2, 'Rest | 1', 'turns.escape.rest')];

/** Where the stale texts are, with their removed words; texts without any are only to be checked. */
function staleAfter(amends: Amendments, ...edits: readonly Change[]): readonly string[] {
  const { rulebook, change } = changedBook(amends, edits);
  return staleTexts(rulebook, change, summaries).map(({ where, words }) => [where, ...words].join());
}

/** Makes the changed definition carry a clause of another page too. */
const carryRest = {
  path: BUSHES.data,
  replace: `"if": "line.label == 'hindered'",\n      "clauses": ["ground.bushes.cover"]`,
  with: `"if": "line.label == 'hindered'",\n      "clauses": ["ground.bushes.cover", "turns.escape.rest"]`,
};
const restIs = (text: string): Change => ({ path: ESCAPE, replace: 'Whoever has rested heals.', with: text });
const headedRest = (title: string): Change => ({ path: ESCAPE, replace: '## A rest {', with: `## ${title} {` });

test('on another page, a removed "one" is stale only beside the word that it counted', () => {
  const staleRest = (text: string) => staleAfter(COVER_OF_TWO, carryRest, restIs(text)).includes('text of turns.escape.rest,1');
  expect(staleRest('Whoever has rested gets one more defense.')).toBe(true);
  expect(staleRest('Whoever has rested has a defense of 1.')).toBe(true);
  expect(staleRest('Whoever has rested heals one click.')).toBe(false);
  expect(staleRest('After a rest, one by one, defense counts.')).toBe(false);
  expect(staleAfter(COVER_OF_TWO, carryRest, headedRest('One after the other'))).not.toContain('heading of turns.escape.rest,1');
});

test('a "one" in the old text that counts no word makes no "one" elsewhere stale', () => {
  const staleMeasure = (cover: string, measure: string) =>
    staleAfter(
      [{ clause: 'ground.bushes.cover', expects: digestOf(cover), text: 'A square may have any number.' }, { remove: 'cover.defense' }],
      { path: BUSHES.text, replace: COVER, with: cover },
      { path: BUSHES.text, replace: 'A line along', with: `${measure} A line along` },
    ).includes('text of ground.bushes.measure,1');
  const inSquare = 'A line to a tree in one square counts.';
  expect(staleMeasure('A square may have one tree.', 'Here one tree grows.')).toBe(true);
  expect(staleMeasure('A square may have one tree.', inSquare)).toBe(false);
  expect(staleMeasure('A square may have one of them.', inSquare)).toBe(false);
});

test('a number that an entry of the glossary loses makes no other entry stale', () => {
  const [before, other] = ['A square has 1 bush.', 'It is made by 1 bush.'];
  const found = staleAfter(
    [{ clause: 'glossary.terms.bush', expects: digestOf(before), text: before.replace('1', '2') }, COVER_OF_TWO[1] ?? {}],
    { path: 'rules/glossary/terms.md', replace: 'Something green. |leaf|', with: before },
    { path: 'rules/glossary/terms.md', replace: 'What a line is called, as a [bush](term:bush) makes it.', with: other },
  );
  expect(found.filter((one) => one.startsWith('glossary entry glossary.terms.label'))).toEqual([]);
});

test('a line that sums up the changed clause is stale with the number alone, one of another clause is not', () => {
  const found = staleAfter(COVER_OF_TWO, carryRest, restIs('Whoever has rested gets 1 more defense.'));
  expect(found).toContain('quick reference, line 1,1');
  expect(found).not.toContain('quick reference, line 2,1');
});

test('texts of the same page that count the same come first, also those of clauses that the change does not concern', () => {
  const measured: Change = { path: BUSHES.text, replace: 'A line along', with: 'Its defense is 1 higher. A line along' };
  const alias: Change = {
    path: BUSHES.data,
    replace: '"kind": "definition",\n      "executable": true,\n      "sources": { "core-rulebook-2014": "MEASURE" }',
    with: '"kind": "definition", "aliases": ["1 column"], "executable": true, "sources": { "core-rulebook-2014": "MEASURE" }',
  };
  const found = staleAfter(COVER_OF_TWO, measured, alias, carryRest, restIs('Whoever has rested gets 1 more defense.'));
  expect(found[0]).toBe('text of ground.bushes.measure,1');
  expect(found).toContain('text of turns.escape.rest,1');
  expect(found).not.toContain('alias of ground.bushes.measure,1');
});

test('a text elsewhere that links to the page of the changed clause is stale where it counts the same', () => {
  const staleRest = (text: string) => staleAfter(COVER_OF_TWO, restIs(text)).includes('text of turns.escape.rest,1');
  expect(staleRest('Whoever rests in [bushes](rule:ground.bushes) has 1 more defense.')).toBe(true);
  expect(staleRest('Whoever rests in [bushes](rule:ground.bushes) heals 1 click.')).toBe(false);
  expect(staleRest('Whoever rests in bushes has 1 more defense.')).toBe(false);
});

test('an example of the same page that cites the changed clause is to be checked, whatever its sentence says', () => {
  const EXAMPLE = 'example ground.bushes.label#one-bush';
  expect(staleAfter(COVER_OF_TWO)).toContain(EXAMPLE);
  expect(staleAfter(COVER_OF_TWO)).not.toContain('example ground.bushes.measure#off-the-map');
});

test('a number counts the words after it, or those before it if none follows', () => {
  const countedIn = (text: string) => countedNumbersIn(text).map(({ number, counted }) => [number, ...counted].join(' '));
  expect(countedIn('Deal 1 pushing damage to it.')).toEqual(['1 pushing damage']);
  expect(countedIn('Each counts one square like any other; a speed of 2.')).toEqual(['1 square', '2 speed']);
  expect(countedIn('Take two [tokens](rule:turns.action-tokens), one after the other.')).toEqual(['2 token', '1']);
});

test('a number in a table counts what the heading of its column names, but not in the first column', () => {
  const table = '| Object | Squares |\n| --- | --- |\n| light | 6 |\n| 3 | up to 4 |\n\n| 5 | 7 |';
  const counted = countedNumbersIn(table).map(({ number, counted }) => [number, ...counted].join(' '));
  expect(counted).toEqual(['6 square', '3', '4 square', '5', '7']);
});

const WITHERED = 'set-up.withered';
const NEW_CONDITION: Amendments = [{ definition: WITHERED, set: { if: '!square.green' } }];
const messageIs = (message: string): Change => ({
  path: 'rules/turns/escape.json',
  replace: '"message": "a bush is green"',
  with: `"message": "${message}"`,
});

test('the message of a definition with a new condition is listed, with the numbers that it names', () => {
  const messagesAfter = (amends: Amendments, message: string) =>
    staleAfter(amends, messageIs(message)).filter((one) => one.startsWith('"message"'));
  expect(messagesAfter(NEW_CONDITION, 'it has three bushes')).toEqual([`"message" of ${WITHERED},3`]);
  expect(messagesAfter(NEW_CONDITION, 'a bush is green')).toEqual([`"message" of ${WITHERED}`]);
  const rewritten = [{ definition: WITHERED, set: { if: '!square.green', message: 'it has two bushes' } }];
  expect(messagesAfter(rewritten, 'it has three bushes')).toEqual([]);
});

test('the ordinal after a removed number is stale beside what the number counted', () => {
  const text = 'At most 3 trees grow in a square.';
  const limited: Change = { path: 'rules/ground/bushes.md', replace: COVER, with: text };
  const four = { clause: 'ground.bushes.cover', expects: digestOf(text), text: text.replace('3', '4') };
  const staleAliases = (...aliases: readonly string[]) =>
    staleAfter([four, { definition: 'cover.defense', set: { modifier: 4 } }], limited, {
      path: BUSHES.data,
      replace: '"sources": { "core-rulebook-2014": "COVER" }',
      with: `"aliases": ${JSON.stringify(aliases)}, "sources": { "core-rulebook-2014": "COVER" }`,
    }).filter((one) => one.startsWith('alias of'));
  expect(staleAliases('fourth tree', 'fourth place', 'third tree')).toEqual(['alias of ground.bushes.cover,fourth']);
});

function staleAfterCount(before: string, after: string, ...edits: readonly Change[]): readonly string[] {
  const amends = [
    { clause: 'ground.bushes.cover', expects: digestOf(before), text: after },
    { definition: 'cover.defense', set: { modifier: 7 } },
  ];
  const carried: Change = {
    ...carryRest,
    with: carryRest.with.replace('"turns.escape.rest"', '"turns.escape.rest", "ground.bushes.measure"'),
  };
  return staleAfter(amends, carried, { path: BUSHES.text, replace: COVER, with: before }, ...edits);
}

test('a number that only the old text had is stale in other clauses beside what it counted', () => {
  const staleRest = (text: string) =>
    staleAfterCount('There are five terrain types.', 'There are six terrain types.', restIs(text)).includes('text of turns.escape.rest,5');
  expect(staleRest('Rest on all five types of terrain.')).toBe(true);
  expect(staleRest('Rest on any of 5 terrain types.')).toBe(true);
  expect(staleRest('Rest 5 squares away.')).toBe(false);
});

test('a removed number is only to be checked where it has another sign, or is directly beside a quantity that it did not count', () => {
  const aliases = ['5 defense', 'defense 5', '5 more defense', 'attacks 5', '+5 defense', 'range 5', '5 pips', 'range 5 or 5 defense'];
  const field = `"aliases": ${JSON.stringify(aliases)}, "sources": { "core-rulebook-2014": "COVER" }`;
  const staleAliases = (before: string) => {
    const { rulebook, change } = changedBook(
      [{ clause: 'ground.bushes.cover', expects: digestOf(before), text: 'A hindered line gives cover.' }, { remove: 'cover.defense' }],
      [
        { path: BUSHES.text, replace: COVER, with: before },
        { path: BUSHES.data, replace: '"sources": { "core-rulebook-2014": "COVER" }', with: field },
      ],
    );
    const found = staleTexts(rulebook, change, []).filter(({ where }) => where === 'alias of ground.bushes.cover');
    return found.flatMap(({ text, words }) => (words.includes('5') ? [text] : []));
  };
  const unsigned = ['5 defense', 'defense 5', '5 more defense', 'attacks 5', 'range 5 or 5 defense'];
  expect(staleAliases('A hindered line gives 5 defense.')).toEqual(unsigned);
  expect(staleAliases('A hindered line gives +5 defense.')).toEqual(['5 more defense', '+5 defense']);
  expect(staleAliases('A hindered line gives 5 more defense.')).toEqual([...unsigned.slice(0, 4), '+5 defense', ...unsigned.slice(4)]);
});

test('a number of a table that illustrates the change makes only texts of the clause with the table stale', () => {
  const table = (number: number) => `It costs 7.\n\n| Points | Cost |\n| --- | --- |\n| ${number} | 7 |`;
  const measured: Change = { path: BUSHES.text, replace: 'A line along', with: 'A bush is worth 80 points. A line along' };
  const example: Change = { path: BUSHES.text, replace: 'One bush between', with: 'For 80 points, one bush between' };
  const found = staleAfterCount(table(80), table(60), measured, example);
  expect(found.filter((one) => one.endsWith(',80'))).toEqual([]);
  const alias: Change = {
    path: BUSHES.data,
    replace: '"core-rulebook-2014": "COVER" }',
    with: '"core-rulebook-2014": "COVER" }, "aliases": ["80 points"]',
  };
  expect(staleAfterCount(table(80), table(60), alias)).toContain('alias of ground.bushes.cover,80');
});

test('a number that differs by one from a bound that a definition loses makes a text stale, whatever it counts', () => {
  const before = 'Level 4 or higher hinders, 3 or lower does not.';
  const after = 'Level 6 or higher hinders, 5 or lower does not.';
  const rest = restIs('Whoever rests 3 turns heals.');
  const fromFour: Change = { path: BUSHES.data, replace: '"modifier": 1', with: '"modifier": 4' };
  expect(staleAfterCount(before, after, rest, fromFour)).toContain('text of turns.escape.rest,3');
  expect(staleAfterCount(before, after, rest)).not.toContain('text of turns.escape.rest,3');
});

test('a number that a changed definition still has makes a text stale only beside what it counted', () => {
  const before = 'Up to 3 trees give 1 more defense.';
  const amends: Amendments = [
    { clause: 'ground.bushes.cover', expects: digestOf(before), text: 'Any trees give 1 more defense.' },
    { definition: 'cover.defense', set: { if: "line.label == 'hindered' && 2 < 3" } },
  ];
  const edits: readonly Change[] = [
    { path: BUSHES.text, replace: COVER, with: before },
    { ...carryRest, with: carryRest.with.replace("'hindered'", "'hindered' && 3 > 2") },
  ];
  const staleRest = (text: string): boolean => staleAfter(amends, ...edits, restIs(text)).includes('text of turns.escape.rest,3');
  expect(staleRest('Whoever rests near 3 trees heals.')).toBe(true);
  expect(staleRest('Whoever rests 3 turns heals.')).toBe(false);
});

test('an example or a reading that links join to the rule is listed if it has the old number beside a word of the rule’s title', () => {
  const stalePlaces = (exampleSays: string, readingSays: string, readingLinksTo = 'ground.bushes', ruleLinksTo = 'turns.escape.roll') =>
    staleAfter(
      [{ definition: 'cover.defense', set: { modifier: 2 } }],
      { path: BUSHES.text, replace: COVER, with: COVER.replace('defense', `[defense](rule:${ruleLinksTo})`) },
      { path: ESCAPE, replace: 'A three is enough as printed, and no longer.', with: exampleSays },
      { path: 'rules/readings/bushes.json', replace: 'Bushes under the attacker hinder nothing.', with: readingSays },
      { path: 'rules/readings/bushes.json', replace: 'ground.bushes.label', with: 'turns.escape.rest' },
      { path: 'rules/readings/bushes.json', replace: 'name the target', with: `name [the target](rule:${readingLinksTo})` },
    ).filter((place) => /^(example turns|reading).*,1$/.test(place));
  const places = ['example turns.escape.roll#three,1', 'reading.bushes,1'];
  expect(stalePlaces('That is not the 1 of a cover.', 'A cover stops at 1.')).toEqual(places);
  expect(stalePlaces('That is not the 1 of a cover.', 'A cover stops at 1.', 'turns.escape', 'turns.escape.rest')).toEqual([]);
  expect(stalePlaces('That is not the 1 of a die.', 'A roll stops at 1.')).toEqual([]);
  expect(stalePlaces('That is not the 3 of a cover.', 'A cover stops at 3.')).toEqual([]);
});
