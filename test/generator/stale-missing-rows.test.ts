/** Functions and values without a row for what an erratum allows again. */
import { expect, test } from 'vitest';
import { findMissingRows } from '../../generator/stale/missing-rows.ts';
import { changeBy } from '../fixtures/changed-small-book.ts';

const clauses = ['ground.bushes.measure'];
const message = 'it is not allowed';
const ban = { id: 'no-great', kind: 'constraint', on: 'set-up', about: 'character', if: "character.size == 'great'", message, clauses };
const removed = { remove: 'no-great' };

const rowsFor = (...conditions: readonly string[]) => ({
  id: 'stride',
  kind: 'property',
  takes: { c: 'character' },
  type: 'int',
  rows: [...conditions.map((condition) => ({ if: condition, gives: 2 })), { gives: 0 }],
  clauses,
});

const isOfSize = {
  id: 'isOfSize',
  kind: 'property',
  takes: { c: 'character', wanted: { enum: ['tiny', 'standard', 'great'] } },
  type: 'bool',
  is: 'c.size == wanted',
  clauses,
};

function missingAfter(amend: object, ...definitions: readonly object[]): readonly string[] {
  const added = definitions.map((one) => `${JSON.stringify(one)},`).join('');
  const onPage = { path: 'rules/ground/bushes.json', replace: '"definitions": [', with: `"definitions": [${added}` };
  return findMissingRows(changeBy([amend], onPage)).map(({ ids, names, lacking }) => `${ids.join()}: ${names.join()}, not ${lacking}`);
}

test('a function without a row for a value that a removed constraint banned is listed', () => {
  const found = ['stride: tiny,standard, not great'];
  expect(missingAfter(removed, ban, rowsFor("c.size == 'tiny'", "c.size == 'standard'"))).toEqual(found);
  expect(missingAfter(removed, ban, isOfSize, rowsFor("isOfSize(c, 'tiny')", "isOfSize(c, 'standard')"))).toEqual(found);
});

test('a function with a row for the value, with a row for one other value only, or of another enumeration is not listed', () => {
  expect(missingAfter(removed, ban, rowsFor("c.size == 'tiny'", "c.size == 'standard'", "c.size == 'great'"))).toEqual([]);
  expect(missingAfter(removed, ban, rowsFor("c.size == 'tiny'"))).toEqual([]);
  expect(missingAfter(removed, ban, rowsFor("board.kind == 'indoor'", "board.kind == 'outdoor'"))).toEqual([]);
});

test('the values of one calculation are listed together', () => {
  const value = (id: string, condition: string, of = 'defense') => ({
    id,
    kind: 'value',
    of,
    in: 'line',
    modifier: 1,
    if: condition,
    clauses,
  });
  const tiny = value('cover.tiny', "shooter != none && isOfSize(shooter, 'tiny')");
  const standard = value('cover.standard', "shooter != none && isOfSize(shooter, 'standard')");
  const great = value('cover.great', "shooter != none && isOfSize(shooter, 'great')");
  expect(missingAfter(removed, ban, isOfSize, tiny, standard)).toEqual(['cover.standard,cover.tiny: tiny,standard, not great']);
  expect(missingAfter(removed, ban, isOfSize, tiny, standard, great)).toEqual([]);
  expect(missingAfter(removed, ban, isOfSize, tiny, { ...standard, of: 'speed' })).toEqual([]);
});

test('a ban counts as lifted by an exception that always applies and by another condition, not by one that remains', () => {
  const rows = rowsFor("c.size == 'tiny'", "c.size == 'standard'");
  const setBy = (set: object) => missingAfter({ definition: 'no-great', set }, ban, rows).length;
  expect(setBy({ 'unless.0': { if: 'true', clauses, note: 'always' } })).toBe(1);
  expect(setBy({ if: "character.size == 'tiny'" })).toBe(1);
  expect(setBy({ message: 'it is too great' })).toBe(0);
  expect(setBy({ if: "character.size in ['tiny', 'great']" })).toBe(0);
});

test('a value that is banned only in some cases has been allowed before', () => {
  const rows = rowsFor("c.size == 'tiny'", "c.size == 'standard'");
  const missingWith = (condition: string) => missingAfter(removed, { ...ban, if: condition }, rows).length;
  expect(missingWith("character.size == 'great' && character.squares.size() > 1")).toBe(0);
  expect(missingWith("character.size != 'great'")).toBe(0);
  expect(missingWith("character.size == 'great' || character.size == 'tiny'")).toBe(1);
});
