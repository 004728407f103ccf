import { expect, test } from 'vitest';
import { concernOf, type PrintedChange } from '../../site/src/lib/printed-changes.ts';

const citing = (clause: string, likeness: number, numbers: readonly string[] = []): PrintedChange['clauses'][number] => ({
  clause,
  likeness,
  numbers,
  definitions: [],
  examples: [],
  readings: [],
});

const changed: PrintedChange = {
  kind: 'changed',
  weight: 'words',
  runs: [],
  numbersGone: [],
  numbersNew: [],
  clauses: [citing('first', 0.1), citing('alike', 0.25), citing('cites', 0.2), citing('gives', 0, ['5'])],
  proposed: [],
};
const namesOf = (change: PrintedChange): readonly string[] => concernOf(change).clauses.map(({ clause }) => clause);

test('after changed words, clauses that are hardly like the changed text are left out, except the first and those with outdated numbers', () => {
  expect(concernOf(changed)).toMatchObject({ title: 'May now be wrong', mayBeWrong: true });
  expect(namesOf(changed)).toEqual(['first', 'alike', 'gives']);
});

test.each([
  [{ kind: 'moved' as const }, 'Sources that name the old heading'],
  [{ weight: 'marks' }, 'Cited by'],
])('after %j, all citing clauses are listed, and none is called wrong', (change, title) => {
  const concern = concernOf({ ...changed, ...change });
  expect(concern).toMatchObject({ title, mayBeWrong: false });
  expect(concern.clauses).toEqual(changed.clauses);
});
