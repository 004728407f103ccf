/** Changes that nothing can notice, each beside one that is nearly alike and can be noticed. */
import { expect, test } from 'vitest';
import type { Json } from '../../../generator/ast.ts';
import { createExclusion } from '../../../generator/checks/exclusive-conditions.ts';
import type { Step } from '../../../generator/game/program.ts';
import type { Definition } from '../../../generator/generated/definition.ts';
import { clauseId, definitionId } from '../../../generator/ids.ts';
import { parseExpression } from '../../../generator/language/parse-expression.ts';
import { whyEquivalent } from '../../../generator/mutate/equivalent.ts';
import { areIndependent } from '../../../generator/mutate/independent-steps.ts';
import { createPrivateFacts } from '../../../generator/mutate/private-facts.ts';
import { createReadNames } from '../../../generator/mutate/read-names.ts';
import { whereRunIn } from '../../../generator/mutate/where-run.ts';

const clauses: [ReturnType<typeof clauseId>] = [clauseId('a.b.c')];
const known = {
  reads: createReadNames([]),
  excludes: createExclusion([], parseExpression),
  isConstrained: (role: string, hasCharacter: boolean) => role === 'target' || (role === 'wall' && hasCharacter),
  hasLocked: (quantities: readonly string[], className: string) => quantities.includes('damage') && className === 'replacement',
  whereRun: whereRunIn([]),
  privateFacts: () => new Set<string>(),
};
/** What `areIndependent` needs to know of a definition without private facts. */
const knownOfSteps = { ...known, privateFacts: new Set<string>() };

test('locked entries make no difference where there are none', () => {
  const why = (of: [string, ...string[]], gather: 'replacement' | 'modifier'): string | undefined => {
    const steps: Json = [{ start: 'printed' }, { gather, fold: 'sum' }];
    const calculation: Definition = {
      id: definitionId('c'),
      kind: 'calculation',
      of,
      steps: [{ start: 'printed' }, { gather, fold: 'sum' }],
      clauses,
    };
    return whyEquivalent(calculation, { steps }, { at: 'steps.1.exclusive', change: 'added locked', value: { steps } }, known);
  };
  expect(why(['speed', 'damage'], 'modifier')).toBe('no entry that the step gathers is locked');
  expect(why(['speed', 'damage'], 'replacement')).toBeUndefined();
  expect(why(['speed'], 'replacement')).toBe('no entry that the step gathers is locked');
});

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
  expect(why('thrown to wall')).toBe('no constraint is on choices of either role');
  const forCharacter: Json = { steps: [{ choose: 'object', from: 'objects', role: 'thrown', as: 'use', who: 'self' }] };
  expect(whyEquivalent(throwing, forCharacter, { at: 'steps.0.role', change: 'thrown to wall', value }, known)).toBeUndefined();
  const target: Json = { steps: [{ choose: 'object', from: 'objects', role: 'thrown', as: 'target' }] };
  expect(whyEquivalent(throwing, target, { at: 'steps.0.role', change: 'left out', value: target }, known)).toBeUndefined();
});

test('two rows of a property may change places where they give the same', () => {
  const why = (...gives: [boolean, boolean]): string | undefined => {
    const strikes: Definition = {
      id: definitionId('strikes'),
      kind: 'property',
      type: 'bool',
      rows: [{ if: 'near', gives: gives[0] }, { if: 'armed', gives: gives[1] }, { gives: false }],
      clauses,
    };
    const value: Json = JSON.parse(JSON.stringify(strikes));
    return whyEquivalent(strikes, value, { at: 'rows', change: '0 and 1 change places', value }, known);
  };
  expect(why(true, true)).toBe('both rows give the same');
  expect(why(true, false)).toBeUndefined();
});

test('an event with facts of its own procedure may come before or after an effect starts', () => {
  const limit: Definition = { id: definitionId('limit'), kind: 'property', of: 'game', type: 'int', is: 'reach(2)', clauses };
  const independent = (...steps: Json[]): boolean => areIndependent(steps, 0, { ...knownOfSteps, reads: createReadNames([limit]) });
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
  const independent = (...steps: Json[]): boolean => areIndependent(steps, 0, { ...knownOfSteps, reads: createReadNames([attack]) });
  const transfer = { transfer: 'effects.filter(e, e.by == newcomer)', by: 'into' };
  const add = { set: 'character.tokens', of: 'into', to: 'min(limit, it + newcomer.tokens)' };
  expect(independent(transfer, add)).toBe(true);
  expect(independent({ when: 'newcomer.lasts', steps: [transfer] }, add)).toBe(true);
  expect(independent({ ...add, to: 'effects.size()' }, transfer)).toBe(false);
  expect(independent({ ...add, to: 'attackValue(into)' }, transfer)).toBe(false);
  expect(independent({ set: 'action.newcomer', to: 'into' }, transfer)).toBe(true);
  expect(areIndependent([{ set: 'merging.newcomer', to: 'into' }, transfer], 0, { ...knownOfSteps, name: 'merging' })).toBe(false);
});

test('what is called `size()` is not the fact `size`, and a name in quotes is no fact', () => {
  const size: Definition = { id: definitionId('character.size'), kind: 'property', of: 'character', type: 'int', is: 'reach(2)', clauses };
  const independent = (...steps: Json[]): boolean =>
    areIndependent(steps, 0, { ...knownOfSteps, name: 'attack', reads: createReadNames([size]) });
  const set = { set: 'attack.hit', to: '[target]' };
  const emit = (condition: string): Json => ({ emit: 'critical', says: 'Critical.', if: condition });
  expect(independent(set, emit("outcome == 'hit'"))).toBe(true);
  expect(independent(set, emit('others.size() > 0'))).toBe(true);
  expect(independent(set, emit('hit.size() > 0'))).toBe(false);
  expect(independent(set, emit('target.size > 0'))).toBe(false);
});

test('two events may change places where the one condition is the opposite of the other', () => {
  const emit = (condition: string): Json => ({ emit: 'turned', says: 'Turned.', if: condition });
  const independent = (one: string, other: string): boolean => areIndependent([emit(one), emit(other)], 0, knownOfSteps);
  expect(independent('next == now', 'next != now')).toBe(true);
  expect(independent('next != now', '!(next != now)')).toBe(true);
  expect(independent('next != now', 'next != last')).toBe(false);
  expect(independent('given == amount && given > 0', 'given < amount')).toBe(true);
  expect(independent('hit.size() > 0', 'hit.size() == 0')).toBe(true);
  expect(independent('hit.size() >= 0', 'hit.size() == 0')).toBe(false);
  expect(independent('hit.size() > 0', 'hit.size() == 1')).toBe(false);
});

/** In this game `attack` calls `explode`, which calls `splash`, a question calls `turn`, and each of the others its `callee`. */
function whereRunWith(...others: readonly [id: string, callee: string][]) {
  const procedure = (id: string, step: Step = { emit: 'done', says: 'Done.' }): Definition => ({
    id: definitionId(id),
    kind: 'procedure',
    name: `${id}-name`,
    steps: [step],
    clauses,
  });
  return whereRunIn([
    procedure('attack', { call: 'explode' }),
    procedure('explode', { call: 'splash' }),
    procedure('splash'),
    { id: definitionId('question.dial'), kind: 'question', ask: 'dial', steps: [{ call: 'turn' }], gives: {}, clauses },
    procedure('turn', { emit: 'turned', says: 'Turned.', with: { to: 'click' } }),
    ...others.map(([id, callee]) => procedure(id, { call: callee })),
  ]);
}

test('the condition that a procedure is under way makes no difference where the steps run inside of it only', () => {
  const splash: Definition = {
    id: definitionId('splash'),
    kind: 'procedure',
    name: 'splash',
    steps: [{ emit: 'done', says: 'Done.' }],
    clauses,
  };
  const why = (whereRun: ReturnType<typeof whereRunWith>, expression: string, change: string, at = 'steps.0.if') => {
    const value: Json = { if: expression, steps: [{ if: expression, with: { shared: expression } }] };
    return whyEquivalent(splash, value, { at, change, value }, { ...known, whereRun });
  };
  const alwaysWithin = 'the procedure is always under way there';
  expect(why(whereRunWith(), "within('attack') && hit", "dropped within('attack')")).toBe(alwaysWithin);
  expect(why(whereRunWith(), "within('attack')", 'left out')).toBe(alwaysWithin);
  expect(why(whereRunWith(), "within('attack')", 'left out', 'steps.0.with.shared')).toBeUndefined();
  expect(why(whereRunWith(['trap', 'explode']), "within('attack') && hit", "dropped within('attack')")).toBeUndefined();
  expect(why(whereRunWith(['trap', 'explode']), "within('explode') && hit", "dropped within('explode')")).toBe(alwaysWithin);
  expect(why(whereRunWith(), "within('attack') && hit", 'dropped hit')).toBeUndefined();
  expect(why(whereRunWith(), "within('attack') || hit", "dropped within('attack')")).toBeUndefined();
  expect(why(whereRunWith(), "within('attack') && hit", "dropped within('attack')", 'if')).toBeUndefined();
});

test('the name of an event makes no difference where only questions lead to it', () => {
  const turn: Definition = { id: definitionId('turn'), kind: 'procedure', name: 'turn', steps: [{ emit: 'done', says: 'Done.' }], clauses };
  const value: Json = {
    steps: [
      { emit: 'turned', with: { to: 'click' } },
      { call: 'other', with: { to: 'click' } },
    ],
  };
  const why = (whereRun: ReturnType<typeof whereRunWith>, at: string, change: string) =>
    whyEquivalent(turn, value, { at, change, value }, { ...known, whereRun });
  const unseenEvent = 'only questions lead to it, and they show no events';
  expect(why(whereRunWith(), 'steps.0.emit', 'turned to damaged')).toBe(unseenEvent);
  expect(why(whereRunWith(), 'steps.0.with.to', 'click to points')).toBe(unseenEvent);
  expect(why(whereRunWith(), 'steps.1.with.to', 'click to points')).toBeUndefined();
  expect(why(whereRunWith(), 'steps.0.clauses', 'left out')).toBeUndefined();
  expect(why(whereRunWith(['attack-again', 'turn']), 'steps.0.emit', 'turned to damaged')).toBeUndefined();
});

test('a step with inner steps depends on all that its inner steps read and write', () => {
  const independent = (...steps: Json[]): boolean => areIndependent(steps, 0, { ...knownOfSteps, name: 'explosion' });
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
  const independent = (...steps: Json[]): boolean => areIndependent(steps, 0, knownOfSteps);
  const name = { let: 'one.click', as: 'click' };
  const report = (condition: string): Json => ({ emit: 'defeated', says: 'Defeated.', if: condition });
  expect(independent(name, report('one.click == 0'))).toBe(true);
  expect(independent(name, report('click == 0'))).toBe(false);
  expect(independent({ set: 'character.click', of: 'one', to: 0 }, report('one.click == 0'))).toBe(false);
  // In its own steps a fact is read with the name of its procedure or without.
  const independentInTurning = (...steps: Json[]): boolean => areIndependent(steps, 0, { ...knownOfSteps, name: 'turning' });
  expect(independentInTurning({ set: 'turning.click', to: 0 }, report('click == 0'))).toBe(false);
  expect(independentInTurning({ set: 'turning.click', to: 0 }, report('turning.click == 0'))).toBe(false);
  expect(independentInTurning(name, report('turning.click == 0'))).toBe(false);
  expect(independentInTurning({ set: 'healing.click', to: 0 }, report('click == 0'))).toBe(true);
});

test('a private fact may be set before or after a step that leads elsewhere', () => {
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
  // The procedure may end before the fact is set, which it gives.
  expect(independent({ set: 'moving.held', to: true }, { when: 'far', steps: [{ end: 'moving' }] })).toBe(false);
});
