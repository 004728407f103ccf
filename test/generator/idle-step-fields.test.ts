/** Fields of steps that the schema allows, but that would change nothing there. */
import { expect, test } from 'vitest';
import { isCited } from '../../generator/checks/cited-definitions.ts';
import type { Definition, Step } from '../../generator/generated/definition.ts';
import { clauseId, definitionId } from '../../generator/ids.ts';
import { findingsWith, firstWhere } from '../fixtures/findings.ts';
import { type Fields, writtenDefinitions } from '../fixtures/written-definitions.ts';

const stepsOf = (steps: unknown): readonly Fields[] => (Array.isArray(steps) ? steps : []);

test('a role that repeats the name of the choice is refused', () => {
  const isChoice = ({ choose, role }: Fields): boolean => choose !== undefined && role !== undefined;
  const chooser = firstWhere(({ kind, steps }) => kind === 'option' && stepsOf(steps).some(isChoice));
  const steps = stepsOf(chooser.definition.steps).map((step) => (isChoice(step) ? { ...step, role: step.as } : step));
  const findings = findingsWith(chooser, { steps }).filter(({ place }) => place.pointer?.endsWith('/role'));
  expect(findings.map(({ code, expected }) => [code, expected])).toEqual([['expression-wrong-type', 'no "role"']]);
});

test('where a fact names the procedure that is called, "with" and "as" are refused', () => {
  const procedures = new Set(writtenDefinitions.flatMap(({ definition: d }) => (d.kind === 'procedure' ? [d.id] : [])));
  const quantities = new Set(writtenDefinitions.flatMap(({ definition: d }) => (Array.isArray(d.of) ? d.of : [])));
  const isCallByFact = ({ call }: Fields): boolean => call !== undefined && !procedures.has(call) && !quantities.has(call);
  const caller = firstWhere(({ kind, steps }) => kind === 'procedure' && stepsOf(steps).some(isCallByFact));
  const steps = stepsOf(caller.definition.steps).map((step) =>
    isCallByFact(step) ? { ...step, with: { self: 'self' }, as: 'result' } : step,
  );
  const findings = findingsWith(caller, { steps }).map(({ found: what, place }) => [what, place.pointer?.split('/').at(-1)]);
  expect(findings).toEqual([
    ['with', 'with'],
    ['as', 'as'],
  ]);
});

test('"who" is refused in the procedure of all rolls: the steps that call the procedure pass who rolls', () => {
  const { definition } = firstWhere(({ kind, runs }) => kind === 'subject' && runs !== undefined);
  const rolls = firstWhere(({ id }) => id === definition.rolls);
  const stepsWithRoller = JSON.parse(JSON.stringify(rolls.definition.steps).replaceAll('{"roll":', '{"who":"none","roll":'));
  const findings = findingsWith(rolls, { steps: stepsWithRoller });
  expect(findings.length).toBeGreaterThan(0);
  for (const finding of findings) expect([finding.found, finding.place.pointer?.split('/').at(-1)]).toEqual(['none', 'who']);
});

test('a procedure whose only step is a roll is cited if the roll has "says"', () => {
  const roll = { roll: '2d6', for: 'initiative', as: 'dice' };
  const procedure = (step: Step): Definition => ({
    id: definitionId('begin'),
    kind: 'procedure',
    name: 'beginning',
    steps: [step],
    clauses: [clauseId('a.b.c')],
  });
  expect(isCited(procedure(roll), [])).toBe(false);
  expect(isCited(procedure({ ...roll, says: 'The dice decide.' }), [])).toBe(true);
});

test('a calculation is cited if the board evaluates it: without facts, or from a printed value', () => {
  const calculation = (takes: Record<string, string> | undefined): Definition => ({
    id: definitionId('calculation.luck'),
    kind: 'calculation',
    of: ['luck'],
    ...(takes === undefined ? {} : { takes }),
    steps: [{ start: '1' }],
    clauses: [clauseId('a.b.c')],
  });
  const isCitedWith = (takes: Record<string, string> | undefined): boolean => isCited(calculation(takes), []);
  expect([undefined, { printed: 'int' }, { who: 'character' }].map(isCitedWith)).toEqual([true, true, false]);
});

test.each<[what: string, added: (steps: readonly Fields[]) => readonly Fields[], at: RegExp]>([
  ['a value that nothing reads', (steps) => [{ let: 1, as: 'unreadName' }, ...steps], /steps\/0\/as$/],
  ['a record that is set to its own value', (steps) => [{ set: 'attack.kind', to: 'it' }, ...steps], /steps\/0\/to$/],
  [
    'a choice of none',
    (steps) => [{ choose: '[character]', prompt: 'Choose.', from: 'characters', count: '0..0', as: 'none' }, ...steps],
    /steps\/0\/count$/,
  ],
  ['a step after an "end" without a condition', (steps) => [{ end: 'attack' }, ...steps], /steps\/1$/],
])('%s is refused', (_, added, at) => {
  const attack = firstWhere(({ id, kind }) => id === 'attack' && kind === 'procedure');
  const findings = findingsWith(attack, { steps: added(stepsOf(attack.definition.steps)) });
  expect(findings.map(({ code, place }) => [code, place.pointer])).toContainEqual(['field-without-effect', expect.stringMatching(at)]);
});
