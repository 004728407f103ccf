/** Neighbouring steps whose order nothing can notice, each beside ones that are nearly alike and whose order can be noticed. */
import { expect, test } from 'vitest';
import type { Json } from '../../../engine/base/json.ts';
import { createExclusion } from '../../../generator/checks/exclusive-conditions.ts';
import type { Definition } from '../../../generator/generated/definition.ts';
import { clauseId, definitionId } from '../../../generator/ids.ts';
import { parseExpression } from '../../../generator/language/parse-expression.ts';
import { areIndependent } from '../../../generator/mutate/independent-steps.ts';
import { createPrivateFacts } from '../../../generator/mutate/private-facts.ts';
import { createReadNames } from '../../../generator/mutate/read-names.ts';

const clauses: [ReturnType<typeof clauseId>] = [clauseId('a.b.c')];
const known = { reads: createReadNames([]), excludes: createExclusion([], parseExpression), privateFacts: new Set<string>() };

test('steps are independent if neither reads or writes what the other does', () => {
  const steps = [
    { set: 'character.tokens', of: 'who', to: 0 },
    { set: 'character.click', of: 'who', to: 1 },
    { let: 'who.click + 1', as: 'next' },
    { set: 'character.due', of: 'who', to: 'next' },
    { emit: 'done', says: 'Done.' },
    { emit: 'over', says: 'Over.' },
    { set: 'character.due', of: 'who', to: 'actions(who)' },
    { set: 'character.acted', of: 'who', to: true },
    { call: 'turn.end' },
    { set: 'attack.critical', to: 'critical(rolled)' },
    { set: 'attack.total', to: 'rolled + value' },
    { set: 'attack.hit', to: 'beats(total)' },
    { emit: 'hit', says: 'A hit.', if: 'hit' },
    { emit: 'missed', says: 'A miss.', if: '!hit' },
  ];
  const [id, clause] = [definitionId('critical'), clauseId('a.b.c')];
  const critical: Definition = { id, kind: 'property', takes: { rolled: 'int' }, type: 'bool', is: 'rolled == 12', clauses: [clause] };
  const knownOfAttack = { ...known, reads: createReadNames([critical]), name: 'attack' };
  // The indexes of steps that are independent of the next one. The steps of the other pairs share a fact, emit two events, or call
  // something whose reads are unknown.
  expect(steps.flatMap((_, index) => (areIndependent(steps, index, knownOfAttack) ? [index] : []))).toEqual([0, 3, 5, 9, 12]);
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

test('a step that reads stored facts only may come before or after one that changes the running effects', () => {
  const attack: Definition = {
    id: definitionId('attack-value'),
    kind: 'property',
    takes: { c: 'character' },
    type: 'int',
    is: '2',
    clauses,
  };
  const independent = (...steps: Json[]): boolean => areIndependent(steps, 0, { ...known, reads: createReadNames([attack]) });
  const transfer = { transfer: 'effects.filter(e, e.by == newcomer)', by: 'into' };
  const add = { set: 'character.tokens', of: 'into', to: 'min(limit, it + newcomer.tokens)' };
  expect(independent(transfer, add)).toBe(true);
  expect(independent({ when: 'newcomer.lasts', steps: [transfer] }, add)).toBe(true);
  expect(independent({ ...add, to: 'effects.size()' }, transfer)).toBe(false);
  expect(independent({ ...add, to: 'attackValue(into)' }, transfer)).toBe(false);
  expect(independent({ set: 'action.newcomer', to: 'into' }, transfer)).toBe(true);
  expect(areIndependent([{ set: 'merging.newcomer', to: 'into' }, transfer], 0, { ...known, name: 'merging' })).toBe(false);
});

test('the method `size()` is not the fact `size`, and a value in quotes is no fact', () => {
  const size: Definition = { id: definitionId('character.size'), kind: 'property', of: 'character', type: 'int', is: 'reach(2)', clauses };
  const independent = (...steps: Json[]): boolean => areIndependent(steps, 0, { ...known, name: 'attack', reads: createReadNames([size]) });
  const set = { set: 'attack.hit', to: '[target]' };
  const emit = (condition: string): Json => ({ emit: 'critical', says: 'Critical.', if: condition });
  expect(independent(set, emit("outcome == 'hit'"))).toBe(true);
  expect(independent(set, emit('others.size() > 0'))).toBe(true);
  expect(independent(set, emit('hit.size() > 0'))).toBe(false);
  expect(independent(set, emit('target.size > 0'))).toBe(false);
});

test('two events may change places where their conditions exclude each other', () => {
  const emit = (condition: string): Json => ({ emit: 'turned', says: 'Turned.', if: condition });
  const independent = (one: string, other: string): boolean => areIndependent([emit(one), emit(other)], 0, known);
  expect(independent('next == now', 'next != now')).toBe(true);
  expect(independent('next != now', '!(next != now)')).toBe(true);
  expect(independent('next != now', 'next != last')).toBe(false);
  expect(independent('given == amount && given > 0', 'given < amount')).toBe(true);
  expect(independent('hit.size() > 0', 'hit.size() == 0')).toBe(true);
  expect(independent('hit.size() >= 0', 'hit.size() == 0')).toBe(false);
  expect(independent('hit.size() > 0', 'hit.size() == 1')).toBe(false);
});

test('a step with inner steps depends on all that its inner steps read and write', () => {
  const independent = (...steps: Json[]): boolean => areIndependent(steps, 0, { ...known, name: 'explosion' });
  const report = { when: 'reached.size() > 0', steps: [{ emit: 'hit', says: 'Hit.', with: { total: 'attack.total' } }] };
  const loopOver = (...steps: Json[]): Json => ({ each: 'reached', as: 'one', steps });
  const shares = { set: 'attack.shares', to: 'it.put(one, bolts)', if: "within('attack')" };
  expect(independent(report, loopOver(shares))).toBe(true);
  expect(independent(report, loopOver(shares, { set: 'attack.total', to: 0 }))).toBe(false);
  // With `by` a player is asked for the order, and triggers may act at the request.
  expect(independent(report, { each: 'reached', as: 'one', by: 'self.player', steps: [shares] })).toBe(false);
  expect(independent(report, loopOver({ set: 'explosion.reached', to: '[]' }))).toBe(false);
  expect(independent(report, loopOver(shares, { emit: 'shared', says: 'Shared.' }))).toBe(false);
  expect(independent(report, loopOver(shares, { call: 'turn' }))).toBe(false);
});

test('a fact of a procedure is not the record of the same name', () => {
  const independent = (...steps: Json[]): boolean => areIndependent(steps, 0, known);
  const letClick = { let: 'one.click', as: 'click' };
  const report = (condition: string): Json => ({ emit: 'defeated', says: 'Defeated.', if: condition });
  expect(independent(letClick, report('one.click == 0'))).toBe(true);
  expect(independent(letClick, report('click == 0'))).toBe(false);
  expect(independent({ set: 'character.click', of: 'one', to: 0 }, report('one.click == 0'))).toBe(false);
  // In the steps of its own procedure, a fact is read with or without the name of the procedure.
  const independentInTurning = (...steps: Json[]): boolean => areIndependent(steps, 0, { ...known, name: 'turning' });
  expect(independentInTurning({ set: 'turning.click', to: 0 }, report('click == 0'))).toBe(false);
  expect(independentInTurning({ set: 'turning.click', to: 0 }, report('turning.click == 0'))).toBe(false);
  expect(independentInTurning(letClick, report('turning.click == 0'))).toBe(false);
  expect(independentInTurning({ set: 'healing.click', to: 0 }, report('click == 0'))).toBe(true);
});

test('a private fact may be set before or after a step that calls another procedure', () => {
  const moving: Definition = {
    id: definitionId('move'),
    kind: 'procedure',
    name: 'moving',
    takes: { who: 'character' },
    holds: { left: 'int', here: 'square', held: 'bool' },
    gives: 'held',
    steps: [{ call: 'step', as: 'further' }],
    clauses,
  };
  const trap: Definition = {
    id: definitionId('trap'),
    kind: 'trigger',
    at: 'move.step',
    steps: [{ emit: 'trapped', says: 'Trapped.', if: 'moving.here.trap' }],
    clauses,
  };
  const privateFacts = createPrivateFacts([moving, trap])(moving);
  expect([...privateFacts]).toEqual(['who', 'left', 'held', 'further']);
  const independent = (...steps: Json[]): boolean => areIndependent(steps, 0, { ...known, name: 'moving', privateFacts });
  const step = { call: 'step', with: { path: 'path' }, as: 'further' };
  const count = { set: 'moving.left', to: 'it - 1', if: '!held' };
  expect(independent(count, step)).toBe(true);
  expect(independent(step, count)).toBe(true);
  expect(independent({ when: 'held', steps: [count] }, { repeat: 'held', steps: [step] })).toBe(true);
  expect(independent({ set: 'moving.here', to: 'none' }, step)).toBe(false);
  expect(independent(step, { set: 'moving.left', to: 'further' })).toBe(false);
  expect(independent(count, { ...step, if: 'left > 0' })).toBe(false);
  expect(independent(count, { when: 'held', steps: [{ set: 'moving.left', to: 0 }, step] })).toBe(false);
  expect(independent(count, { when: 'held', steps: [{ set: 'moving.held', to: false }, step] })).toBe(false);
  expect(independent(count, { roll: '1d6', for: 'step', says: 'needs {left} or less', as: 'rolled' })).toBe(false);
  expect(independent({ ...count, to: 'speed(who)' }, step)).toBe(false);
  expect(independent({ ...count, to: 'who.click' }, step)).toBe(false);
  expect(independent({ set: 'other.left', to: 0 }, step)).toBe(false);
  expect(independent({ set: 'character.left', of: 'who', to: 0 }, step)).toBe(false);
  // The procedure gives this fact, and may end before the fact is set.
  expect(independent({ set: 'moving.held', to: true }, { when: 'far', steps: [{ end: 'moving' }] })).toBe(false);
});

test('a subtraction without blanks, such as `left-1`, reads the fact before the minus sign', () => {
  const steps = [
    { set: 'attack.left', to: 0 },
    { set: 'attack.next', to: 'left-1' },
  ];
  expect(areIndependent(steps, 0, { ...known, name: 'attack' })).toBe(false);
});
