import { describe, expect, test } from 'vitest';
import { cycleFindings } from '../../generator/checks/cycles.ts';
import type { Compilation } from '../../generator/compile.ts';
import type { Definition } from '../../generator/generated/definition.ts';
import { clauseId, definitionId } from '../../generator/ids.ts';
import type { Change } from '../fixtures/edited-small-book.ts';
import { runSmallBookWith } from '../fixtures/run-small-book.ts';
import { block, ERRATUM, newErratum } from './mistakes/changes.ts';

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

test('a cycle is reported at the override that an erratum wrote, although one of a page comes first', () => {
  const memberOf = (id: string, other: string, file: string) => {
    const definition: Definition = { id: definitionId(id), kind: 'parameter', type: 'int', value: 1, clauses: [clauseId('a.b.c')] };
    const document = { path: 'rules/actions/run.json', value: null, placeOf: () => ({ file, line: 1, column: 1 }) };
    return { node: { definition, document, pointer: '' }, others: [other] };
  };
  const members = [memberOf('a', 'b', 'rules/actions/run.json'), memberOf('b', 'a', ERRATUM)];
  const found = cycleFindings(members, { field: 'overrides', code: 'override-cycle', expected: 'none', hint: 'Remove one.' });
  expect(found.map(({ message, place }) => `${place.file} ${message}`)).toEqual([`${ERRATUM} "b" overrides itself through a.`]);
});
