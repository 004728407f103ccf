/** Changes that nothing can notice, each beside one that is nearly alike and can be noticed. */
import { expect, test } from 'vitest';
import type { Json } from '../../../generator/ast.ts';
import { createExclusion } from '../../../generator/checks/exclusive-conditions.ts';
import type { Definition } from '../../../generator/generated/definition.ts';
import { clauseId, definitionId } from '../../../generator/ids.ts';
import { parseExpression } from '../../../generator/language/parse-expression.ts';
import { whyEquivalent } from '../../../generator/mutate/equivalent.ts';
import { areIndependent } from '../../../generator/mutate/independent-steps.ts';
import { createReadNames } from '../../../generator/mutate/read-names.ts';

const clauses: [ReturnType<typeof clauseId>] = [clauseId('a.b.c')];
const known = {
  reads: createReadNames([]),
  excludes: createExclusion([], parseExpression),
  isConstrained: (role: string) => role === 'target',
};

test('another role makes no difference where no constraint is on choices of either', () => {
  const throwing: Definition = {
    id: definitionId('throw'),
    kind: 'procedure',
    name: 'throwing',
    steps: [{ choose: 'object', from: 'objects', role: 'thrown', as: 'use' }],
    clauses,
  };
  const value: Json = JSON.parse(JSON.stringify(throwing));
  const why = (change: string, at = 'steps.0.role') => whyEquivalent(throwing, value, { at, change, value }, known);
  expect(why('thrown to smash')).toBe('no constraint is on choices of either role');
  expect(why('left out')).toBe('no constraint is on choices of either role');
  expect(why('thrown to target')).toBeUndefined();
  expect(why('thrown to smash', 'steps.0.as')).toBeUndefined();
  const target: Json = { steps: [{ choose: 'object', from: 'objects', role: 'thrown', as: 'target' }] };
  expect(whyEquivalent(throwing, target, { at: 'steps.0.role', change: 'left out', value: target }, known)).toBeUndefined();
});

test('an event with facts of its own procedure may come before or after an effect starts', () => {
  const limit: Definition = { id: definitionId('limit'), kind: 'property', of: 'game', type: 'int', is: 'reach(2)', clauses };
  const independent = (...steps: Json[]): boolean => areIndependent(steps, 0, { ...known, reads: createReadNames([limit]) });
  const start = { start: 'sworn', on: 'self', with: { foe: 'target' } };
  const event = { emit: 'sworn', says: '{who} swears.', with: { who: 'self', foe: 'target' } };
  expect(independent(start, event)).toBe(true);
  expect(independent(event, { stop: 'running(self)' })).toBe(true);
  expect(independent(start, { ...event, if: 'uses(self)' })).toBe(false);
  expect(independent(start, { ...event, with: { by: 'attack(self)' } })).toBe(false);
  expect(independent(start, { ...event, with: { by: 'limit' } })).toBe(false);
  expect(independent(start, start)).toBe(false);
});
