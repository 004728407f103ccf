/** Fields that the schema allows on a record of the book but that would change nothing there. */
import { expect, test } from 'vitest';
import { findingsWith, firstWhere } from '../fixtures/findings.ts';
import type { Fields, WrittenDefinition } from '../fixtures/written-definitions.ts';

test.each<[what: string, target: WrittenDefinition, set: Fields, field: string, expected: string]>([
  [
    'the first value that a number has without `first`',
    firstWhere(({ kind, type, first }) => kind === 'record' && type === 'int' && first === undefined),
    { first: 0 },
    'first',
    'or another value',
  ],
  [
    'the first value that an enumeration has without `first`',
    firstWhere(({ id }) => id === 'area.border'),
    { first: 'north' },
    'first',
    'or another value',
  ],
  [
    'a first value of what may be none',
    firstWhere(({ kind, type }) => kind === 'record' && type === 'character?'),
    { first: 1 },
    'first',
    'no "first"',
  ],
  [
    'a record of the board that a procedure resets',
    firstWhere(({ kind, given }) => kind === 'record' && given === 'characters.size'),
    { resets: 'turn' },
    'resets',
    'no "resets"',
  ],
])('%s is refused', (_, target, set, field, expected) => {
  const findings = findingsWith(target, set).filter(({ code }) => code === 'field-without-effect');
  expect(findings).toEqual([
    expect.objectContaining({
      expected: expect.stringContaining(expected),
      place: expect.objectContaining({ file: target.file, pointer: expect.stringMatching(new RegExp(`/${field}$`)) }),
    }),
  ]);
});
