/** The code of a game is patched in place, and records which definitions run, so that a mutant needs no new game. */
import { expect, test } from 'vitest';
import type { Definition } from '../../../generator/generated/definition.ts';
import { clauseId, definitionId, editionId } from '../../../generator/ids.ts';
import { instantiate } from '../../../generator/instantiate/board.ts';
import { type GameCode, instantiateCode } from '../../../generator/instantiate/game.ts';
import type { RulesIr } from '../../../generator/lower/ir.ts';
import { changedDefinitions, recorderOf } from '../../../generator/mutate/call-recorder.ts';
import { patch } from '../../../generator/mutate/patch.ts';
import { replacementsOf } from '../../../generator/mutate/replacements.ts';
import { untyped } from '../../support/untyped.ts';

// Spaces are where types were: the types are stripped in place, so that the other code keeps its columns.
const TWICE = 'function twice(n) {\n  return 2 * n;\n}';
const STEPS = 'const move_procedure             = { id: "move", initialFacts: move_initialFacts, code: [{ value: (n) => twice(n) + 1 }] };';
const codeWith = (changedParts: { readonly [name: string]: string } = {}): GameCode => ({
  constants: 'const move_place = 0;',
  parts: [
    ['MoveLocals', 'move', '                            '],
    ['twice', 'twice', TWICE],
    ['move_initialFacts', 'move', 'const move_initialFacts = () => ({ steps: 1 });'],
    ['move_procedure', 'move', STEPS],
    ['rules', undefined, 'const rules            = { procedures: [move_procedure], options: [] };'],
  ].map(([name = '', definition, code = '']) => ({
    name,
    definition: definition === undefined ? undefined : definitionId(definition),
    code: changedParts[name] ?? code,
  })),
});

const STEP_VALUE = 'rules.procedures[0].code[0].value(20)';
const INITIAL_STEPS = 'rules.procedures[0].initialFacts({}).steps';

test.each([
  ['a function', { twice: 'function twice(n) {\n  return 3 * n;\n}' }, 61, 1],
  ['steps', { move_procedure: STEPS.replace('+ 1', '- 1') }, 39, 1],
  ['a function in an object', { move_initialFacts: 'const move_initialFacts = () => ({ steps: 7 });' }, 41, 7],
])('%s is changed in place and changed back', (_name, changed, value, initialSteps) => {
  const live = instantiateCode(codeWith());
  const undo = patch(live, codeWith(), codeWith(changed));
  expect([live.evaluate(STEP_VALUE), live.evaluate(INITIAL_STEPS)]).toEqual([value, initialSteps]);
  undo?.();
  expect([live.evaluate(STEP_VALUE), live.evaluate(INITIAL_STEPS)]).toEqual([41, 1]);
});

test('a game with other declarations is not changed in place', () => {
  const { constants, parts: all } = codeWith();
  const live = instantiateCode(codeWith());
  expect(patch(live, codeWith(), { constants, parts: all.slice(1) })).toBeUndefined();
  expect(patch(live, codeWith(), { constants: 'const move_place = 1;', parts: all })).toBeUndefined();
});

const HIGH: Definition = {
  id: definitionId('square.high'),
  kind: 'property',
  of: 'square',
  type: 'int',
  is: '1',
  clauses: [clauseId('a.b.high')],
};
const boardWith = (code: string): RulesIr => ({
  edition: editionId('current'),
  digest: '',
  parameters: {},
  changesAbilities: false,
  classes: [],
  entries: [
    {
      id: definitionId('square.high'),
      list: 'derived',
      uses: [],
      definition: HIGH,
      entry: { id: 'square.high', clauses: ['a.b.high'], subject: 'square', name: 'high', is: { code, as: 'amount', frame: 'object' } },
    },
  ],
});

test('definitions are recorded when their code runs: called by name, held by an object, and of the board', () => {
  const recorder = recorderOf(instantiate(boardWith('1')), codeWith());
  const [procedure] = recorder.rules.game?.procedures ?? [];
  procedure?.initialFacts({});
  expect(recorder.take().definitions).toEqual(new Set(['move']));
  expect(recorder.take().definitions).toEqual(new Set());
  const { value } = untyped(procedure?.code[0]);
  expect(value(20)).toBe(41);
  expect(recorder.take().definitions).toEqual(new Set(['move', 'twice']));
  const { is } = untyped(recorder.rules.derived[0]);
  expect(is()).toBe(1);
  expect(recorder.take().definitions).toEqual(new Set(['square.high']));
});

/**
 * Calls the step of `move` with each of `inputs`, then computes the fact `square.high` of the board. Returns the names of the changes by
 * which one of these calls returns another value.
 */
function namesOfDiffering(
  changes: { readonly [name: string]: readonly [code: GameCode, ir?: RulesIr] },
  inputs: readonly number[],
): unknown {
  const rules = { ...instantiate(boardWith('1')), game: instantiateCode(codeWith()).rules };
  const recorder = recorderOf(instantiate(boardWith('1')), codeWith());
  const mutants = new Map(
    Object.entries(changes).map(([name, [code, ir]]) => {
      const changed = ir === undefined ? rules : { ...rules, ...instantiate(ir) };
      return [{ name }, replacementsOf(recorder, { rules, code: codeWith() }, { rules: changed, code }) ?? []] as const;
    }),
  );
  const differingMutants = recorder.differing(mutants, () => {
    for (const n of inputs) untyped(recorder.rules.game?.procedures[0]?.code[0]).value(n);
    untyped(recorder.rules.derived[0]).is();
  });
  return [...differingMutants].map(({ name }) => name);
}

test('changed functions run beside the original ones: a mutant differs only where one of its functions returns another value', () => {
  const changes = {
    'a function, from 3 on': [codeWith({ twice: 'function twice(n) {\n  return n < 3 ? n + n : 0;\n}' })],
    'steps, at 5': [codeWith({ move_procedure: STEPS.replace('twice(n) + 1', '(n === 5 ? 0 : twice(n) + 1)') })],
    'the same, written otherwise': [codeWith({ twice: 'function twice(n) {\n  return n * 2;\n}' })],
    'the board': [codeWith(), boardWith('2')],
  } as const;
  expect(namesOfDiffering(changes, [1, 2])).toEqual(['the board']);
  expect(namesOfDiffering(changes, [1, 3])).toEqual(['a function, from 3 on', 'the board']);
  expect(namesOfDiffering(changes, [5])).toEqual(['a function, from 3 on', 'steps, at 5', 'the board']);
});

test('a mutant that changes more than functions replaces no functions: it is compared as a whole', () => {
  const rules = { ...instantiate(boardWith('1')), game: instantiateCode(codeWith()).rules };
  const recorder = recorderOf(instantiate(boardWith('1')), codeWith());
  const replaced = (code: GameCode): unknown => replacementsOf(recorder, { rules, code: codeWith() }, { rules, code })?.length;
  expect(replaced(codeWith({ move_procedure: STEPS.replace('+ 1', '- 1') }))).toBe(1);
  expect(replaced(codeWith({ move_procedure: STEPS.replace('"move"', '"walk"') }))).toBeUndefined();
  expect(replaced(codeWith({ rules: 'const rules = { procedures: [], options: [] };' }))).toBeUndefined();
});

test('a difference between rules is given as the ids of its definitions, or as undefined if it is outside of definitions', () => {
  const before = { ir: boardWith('1'), code: codeWith() };
  const changedIds = (code: GameCode | undefined, ir = before.ir): unknown => changedDefinitions(before, { ir, code });
  expect(changedIds(codeWith())).toEqual(new Set());
  expect(changedIds(codeWith({ twice: 'function twice(n) {\n  return n;\n}' }))).toEqual(new Set(['twice']));
  expect(changedIds(codeWith({ move_initialFacts: 'const move_initialFacts = () => ({});' }), boardWith('2'))).toEqual(
    new Set(['square.high', 'move']),
  );
  expect(changedIds(codeWith({ rules: 'const rules = { procedures: [], options: [] };' }))).toBeUndefined();
  expect(changedIds(undefined)).toBeUndefined();
  expect(changedIds(codeWith(), { ...boardWith('1'), entries: [] })).toBeUndefined();
});
