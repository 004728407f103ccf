/** Changes that nothing can notice, each beside one that is nearly alike and can be noticed. */
import { expect, test } from 'vitest';
import type { Json } from '../../../engine/base/json.ts';
import { createExclusion } from '../../../generator/checks/exclusive-conditions.ts';
import type { Step } from '../../../generator/game/program.ts';
import type { Definition } from '../../../generator/generated/definition.ts';
import { clauseId, definitionId } from '../../../generator/ids.ts';
import { parseExpression } from '../../../generator/language/parse-expression.ts';
import { createAskedSorts } from '../../../generator/mutate/asked-sorts.ts';
import { whyEquivalent } from '../../../generator/mutate/equivalent.ts';
import { createReadNames } from '../../../generator/mutate/read-names.ts';
import { whereRunIn } from '../../../generator/mutate/where-run.ts';

const clauses: [ReturnType<typeof clauseId>] = [clauseId('a.b.c')];
const known = {
  reads: createReadNames([]),
  excludes: createExclusion([], parseExpression),
  isConstrained: (role: string, hasCharacter: boolean) => role === 'target' || (role === 'wall' && hasCharacter),
  hasLocked: (quantities: readonly string[], className: string) => quantities.includes('damage') && className === 'replacement',
  whereRun: whereRunIn([]),
  isAskedSort: () => true,
  privateFacts: () => new Set<string>(),
};

test('`exclusive: locked` makes no difference in a step that gathers no locked entries', () => {
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

test('the order of two rows of a property makes no difference where they give the same', () => {
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

test('the condition that a procedure is under way makes no difference in steps that run only inside that procedure', () => {
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

test('another sort of capability makes no difference where no expression asks for either', () => {
  const trait: Definition = { id: definitionId('old-feud'), kind: 'capability', of: 'trait', clauses };
  const value: Json = JSON.parse(JSON.stringify(trait));
  const whyBeside = (definitions: readonly Definition[], change: string) =>
    whyEquivalent(trait, value, { at: 'of', change, value }, { ...known, isAskedSort: createAskedSorts(definitions) });
  const property = (id: string, is: string): Definition => ({
    id: definitionId(id),
    kind: 'property',
    takes: { x: 'capability' },
    type: 'bool',
    is,
    clauses,
  });
  const isSymbol = property('isSymbol', "x.of in ['speed-symbol', 'attack-symbol'] && x != none");
  expect(whyBeside([isSymbol], 'trait to epic')).toBe('no expression asks for either sort of capability');
  expect(whyBeside([isSymbol], 'trait to attack-symbol')).toBeUndefined();
  expect(whyBeside([property('isTrait', "x.of == 'trait'")], 'trait to epic')).toBeUndefined();
  // A comparison of two sorts asks for every sort, unless a condition beside it names the sorts that one of the two may be.
  const whyWith = (is: string) => whyBeside([isSymbol, property('isTwo', is)], 'trait to epic');
  expect(whyWith('uses(c).exists(y, y.of == x.of)')).toBeUndefined();
  expect(whyWith('isSymbol(x) && uses(c).exists(y, y.of == x.of)')).toBe('no expression asks for either sort of capability');
  expect(whyWith('isSymbol(x) || uses(c).exists(y, y.of == x.of)')).toBeUndefined();
  expect(whyWith("x.of == 'moment' && x.of == y.of")).toBe('no expression asks for either sort of capability');
  expect(whyWith("x.of != 'moment' && x.of == y.of")).toBeUndefined();
  // Any other use of a sort, such as a comparison with a variable, asks for every sort.
  expect(whyWith('sorts.exists(one, one == x.of)')).toBeUndefined();
});
