/** If an erratum replaces an entry of a list, its editor may have meant to add one. Such entries are listed. */
import { expect, test } from 'vitest';
import { printStale } from '../../generator/cli/stale-report.ts';
import { findStale } from '../../generator/stale/stale-report.ts';
import { changedBook, erratumFile } from '../fixtures/changed-small-book.ts';
import type { Change } from '../fixtures/edited-small-book.ts';

const entry = (condition: string, note: string) => ({ if: condition, note, clauses: ['ground.bushes.label'] });
const HIGH = entry('line.level', 'the line is high');
const ON_THE_PAGE: Change = {
  path: 'rules/ground/bushes.json',
  replace: '"over": "target",',
  with: `"over": "target",\n      "unless": [${JSON.stringify(HIGH)}],`,
};

function linesAfter(set: object, ...edits: readonly Change[]): readonly string[] {
  const amends = [{ definition: 'bush.target', set }];
  return printStale(findStale([changedBook(amends, edits)], [], () => [])).filter((line) => line.includes(' replaces '));
}

test('an exception that replaces one is listed with the text and place of the old one', () => {
  expect(linesAfter({ 'unless.0': entry('!line.level', 'it is low') }, ON_THE_PAGE)).toEqual([
    '  bush.target: unless.0 replaces the exception "the line is high" (rules/ground/bushes.json:97); unless.1 adds one',
  ]);
});

test('an exception that is added, set to what it was or changed in one field replaces none', () => {
  expect(linesAfter({ 'unless.1': entry('!line.level', 'it is low') }, ON_THE_PAGE)).toEqual([]);
  expect(linesAfter({ 'unless.0': entry('!line.level', 'it is low') })).toEqual([]);
  expect(linesAfter({ 'unless.0': HIGH }, ON_THE_PAGE)).toEqual([]);
  expect(linesAfter({ 'unless.0.if': '!line.level' }, ON_THE_PAGE)).toEqual([]);
});

test('the place of an exception that an earlier erratum added is in that erratum', () => {
  const earlier = erratumFile('earlier', [{ definition: 'bush.target', set: { 'unless.0': HIGH } }]);
  const first: Change = { path: earlier.path, text: 'text' in earlier ? earlier.text.replace('"order":2', '"order":1') : '' };
  expect(linesAfter({ 'unless.0': entry('!line.level', 'it is low') }, first)).toEqual([
    '  bush.target: unless.0 replaces the exception "the line is high" (rules/errata/guide-earlier.json:1); unless.1 adds one',
  ]);
});
