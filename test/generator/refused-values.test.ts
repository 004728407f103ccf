import { expect, test } from 'vitest';
import { editedBook } from '../fixtures/edited-book.ts';
import { compileCached } from '../fixtures/engines.ts';
import { findingsWith, firstWhere } from '../fixtures/findings.ts';
import type { Fields, WrittenDefinition } from '../fixtures/written-definitions.ts';

const damageDealt = firstWhere(({ id }) => id === 'calculation.damage-dealt');
const possesses = firstWhere(({ id }) => id === 'calculation.possesses');
const anyNumber = firstWhere(({ kind, type, first }) => kind === 'record' && type === 'int' && first === undefined);
const border = firstWhere(({ id }) => id === 'area.border');
const listRecord = firstWhere(({ kind, type }) => kind === 'record' && type === '[capability]');
const recordWithNone = firstWhere(({ kind, type }) => kind === 'record' && type === 'character?');
const subjectRecord = firstWhere(({ kind, type }) => kind === 'record' && type === 'player');
const constraintOnPrinted = firstWhere(({ kind, on }) => kind === 'constraint' && on === 'printed');
const ability = firstWhere(({ kind, of, takes }) => kind === 'capability' && of !== 'effect' && takes === undefined);
const parameter = firstWhere(({ kind }) => kind === 'parameter');
const question = firstWhere(({ kind, takes }) => kind === 'question' && takes === undefined);
const roller = firstWhere(({ kind, steps }) => kind === 'procedure' && JSON.stringify(steps).includes('"roll":"2d6"'));

test.each<[what: string, target: WrittenDefinition, set: Fields, code: string, field: string]>([
  ['`first` of a record that is a list', listRecord, { first: false }, 'field-without-effect', '/first'],
  ['the default of a number as its `first`', anyNumber, { first: 0 }, 'field-without-effect', '/first'],
  ['the default of an enumeration as its `first`', border, { first: 'north' }, 'field-without-effect', '/first'],
  ['`first` of a record that may be none', recordWithNone, { first: 'none' }, 'field-without-effect', '/first'],
  [
    '`true` as `first` of a record of subjects, in place of the number of a subject',
    subjectRecord,
    { first: true },
    'value-of-other-type',
    '/first',
  ],
  ['`bool` as the type of a calculation that adds', damageDealt, { type: 'bool' }, 'field-without-effect', '/fold'],
  [
    'a step that gathers values without a fold',
    damageDealt,
    { steps: [{ start: 'dealt', gather: 'increase' }] },
    'value-wrong-shape',
    '/0',
  ],
  ['a step that gathers members of a set without a fold', possesses, { steps: [{ gather: 'has' }] }, 'value-wrong-shape', '/0'],
  [
    'a capability of a constraint on what characters have printed',
    constraintOnPrinted,
    { capability: 'flight' },
    'field-without-effect',
    '/capability',
  ],
  ['facts of a capability that is no effect', ability, { takes: { by: 'int' } }, 'field-without-effect', '/takes'],
  ['`purpose`, a type that no parameter may have, as the type of a parameter', parameter, { type: 'purpose' }, 'type-unknown', '/type'],
  ['a question that takes no fact', question, { takes: {} }, 'value-wrong-shape', '/takes'],
  [
    '`sides` beside dice that include the number of sides, such as `2d6`',
    roller,
    { steps: JSON.parse(JSON.stringify(roller.definition.steps).replaceAll('"roll":"2d6"', '"roll":"2d6","sides":8')) },
    'field-without-effect',
    '/sides',
  ],
])('%s is refused', (_, target, set, code, field) => {
  const findings = findingsWith(target, set).map(({ code: found, place }) => [found, place.file, place.pointer]);
  expect(findings).toContainEqual([code, target.file, expect.stringContaining(field)]);
});

test('`first` of a record of subjects is the number of one of them', () => {
  expect(findingsWith(subjectRecord, { first: 3 })).toEqual([]);
});

test('a step that gathers a class which no value of the book or of a pack has is refused', () => {
  const steps = [...(Array.isArray(damageDealt.definition.steps) ? damageDealt.definition.steps : []), { gather: 'minimum', fold: 'max' }];
  const { diagnostics } = compileCached(editedBook([{ file: damageDealt.file, id: 'calculation.damage-dealt', set: { steps } }]));
  expect(diagnostics.map(({ code, found, place }) => [code, found, place.file])).toEqual([
    ['field-without-effect', 'minimum', damageDealt.file],
  ]);
});
