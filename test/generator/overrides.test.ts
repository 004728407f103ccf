import { describe, expect, test } from 'vitest';
import type { Compilation } from '../../generator/compile.ts';
import type { Change } from '../fixtures/edited-small-book.ts';
import { runSmallBookWith } from '../fixtures/run-small-book.ts';
import { ADDENDUM, block, ERRATUM, newErratum } from './mistakes/changes.ts';

/** All restrictions here have the same condition and result, so that no two contradict each other. */
const restriction = (id: string, overrides: readonly string[] = []): string =>
  JSON.stringify({
    id,
    kind: 'restriction',
    path: 'knock-back',
    over: 'step',
    gives: 'ends-in',
    if: 'step.offMap',
    ...(overrides.length === 0 ? {} : { overrides }),
    clauses: ['ground.bushes.label'],
  });

const PATH = JSON.stringify({
  id: 'path.shove',
  kind: 'path',
  path: 'knock-back',
  labels: ['free', 'ends-in', 'ends-before'],
  corner: { routes: 'best', within: 'worst', of: ['side'] },
  away: {
    from: 'target.squares.first()',
    square: 'attacker.squares.first()',
    columns: '1',
    rows: '0',
    clauses: ['ground.bushes.label'],
  },
  clauses: ['ground.bushes.label'],
});

const BUSHES = 'rules/ground/bushes.json';

const restrictions = (...list: readonly string[]): Change => ({
  path: BUSHES,
  replace: '"definitions": [\n',
  with: `"definitions": [\n${[PATH, ...list].join(',\n')},\n`,
});

const SHOVE_AND_STOP = restrictions(restriction('bush.shove'), restriction('bush.stop'));

const compilationOf = (...changes: readonly Change[]): Compilation => runSmallBookWith(changes).compilation;

const findingsOf = (...changes: readonly Change[]): readonly string[] =>
  compilationOf(...changes).diagnostics.map(({ code, message, place }) => `${place.file} ${code}: ${message}`);

describe('an erratum', () => {
  const setOverrides = (of: string, ...overrides: readonly string[]): string => block(`set ${of}`, JSON.stringify({ overrides }));

  test('may set overrides', () => {
    expect(findingsOf(SHOVE_AND_STOP, newErratum(setOverrides('bush.stop', 'bush.shove')))).toEqual([]);
  });

  test('that overrides a restriction that does not exist is refused, in a set and in an added restriction', () => {
    const added = block('add', restriction('bush.halt', ['bush.stpo']));
    expect(findingsOf(SHOVE_AND_STOP, newErratum(`${setOverrides('bush.stop', 'bush.shve')}\n${added}`))).toEqual([
      `${ERRATUM} definition-unknown: There is no restriction "bush.shve" to override.`,
      `${ERRATUM} definition-unknown: There is no restriction "bush.stpo" to override.`,
    ]);
  });

  test('that makes a cycle is refused', () => {
    const cycle = `${setOverrides('bush.stop', 'bush.shove')}\n${setOverrides('bush.shove', 'bush.stop')}`;
    expect(findingsOf(SHOVE_AND_STOP, newErratum(cycle))).toEqual([
      `${ERRATUM} override-cycle: "bush.stop" overrides itself through bush.shove.`,
    ]);
  });

  test.each([
    ['a', 'b', 'guide'],
    ['b', 'a', 'guide'],
    ['a', 'b', 'addendum'],
    ['b', 'a', 'addendum'],
  ])('in %s.md that makes a cycle is reported, and none in %s.md (%s) that later changes another member', (first, second, publication) => {
    const book = restrictions(restriction('bush.shove'), restriction('bush.stop', ['bush.shove']), restriction('bush.halt'));
    const erratumIn = (file: string, fields: string, overrides: string): Change =>
      newErratum(overrides, { path: `rules/errata/${file}.md`, frontMatter: `${fields}\nsource: Guide, A rest` });
    const closing = erratumIn(first, 'id: guide.closing\npublication: guide', setOverrides('bush.shove', 'bush.stop'));
    const later = erratumIn(
      second,
      `id: ${publication}.later\npublication: ${publication}\norder: 2`,
      setOverrides('bush.stop', 'bush.shove', 'bush.halt'),
    );
    expect(findingsOf(book, ADDENDUM, closing, later)).toEqual([
      `rules/errata/${first}.md override-cycle: "bush.shove" overrides itself through bush.stop.`,
    ]);
  });

  test('that changes a member of a cycle of the book is not reported in its place', () => {
    const book = restrictions(restriction('bush.shove', ['bush.stop']), restriction('bush.stop', ['bush.shove']), restriction('bush.halt'));
    expect(findingsOf(book, newErratum(setOverrides('bush.stop', 'bush.shove', 'bush.halt')))).toEqual([
      `${BUSHES} override-cycle: "bush.shove" overrides itself through bush.stop.`,
    ]);
  });

  test('that removes an overridden restriction is refused unless it changes the overrides too', () => {
    const book = restrictions(restriction('bush.shove', ['bush.stop', 'bush.halt']), restriction('bush.stop'), restriction('bush.halt'));
    const removal = block('remove bush.stop');
    expect(findingsOf(book, newErratum(removal))).toEqual([
      `${ERRATUM} definition-needed: The erratum removes "bush.stop", which other definitions need.`,
    ]);
    expect(findingsOf(book, newErratum(`${removal}\n${setOverrides('bush.shove', 'bush.halt')}`))).toEqual([]);
  });
});

test('an override of another kind of definition is refused', () => {
  expect(findingsOf(restrictions(restriction('bush.shove', ['square.bush'])))).toEqual([
    `${BUSHES} definition-unknown: There is no restriction "square.bush" to override.`,
  ]);
});

test('an override of a restriction that does not exist leaves the other overrides in force', () => {
  const { editions } = compilationOf(restrictions(restriction('bush.shove', ['bush.stpo', 'bush.stop']), restriction('bush.stop')));
  const shove = editions[0]?.lowered.ir.entries.find(({ id }) => id === 'bush.shove');
  expect(shove?.entry['overrides']).toEqual(['bush.stop']);
});

test('a cycle lists only the restrictions that are in it', () => {
  const list = [restriction('bush.a', ['bush.b', 'bush.c']), restriction('bush.b', ['bush.a']), restriction('bush.c')];
  expect(findingsOf(restrictions(...list))).toEqual([`${BUSHES} override-cycle: "bush.a" overrides itself through bush.b.`]);
});
