/** Fields of definitions that the compiler refuses, most of them because they would change nothing there, and fields that it requires. */
import { expect, test } from 'vitest';
import { isStructure } from '../../engine/base/json.ts';
import { findingsWith, firstWhere } from '../fixtures/findings.ts';
import { type Fields, type WrittenDefinition, writtenDefinitions } from '../fixtures/written-definitions.ts';

const stepsOf = (steps: unknown): readonly Fields[] => (Array.isArray(steps) ? steps : []);

const choiceWith = (fields: Fields): readonly Fields[] =>
  stepsOf(choosingCalculation.definition.steps).map((step) => (step.fold === 'choose-one' ? { ...step, ...fields } : step));

const boardCalculation = firstWhere(({ id }) => id === 'calculation.line-defense');
const stop = firstWhere(({ kind, gives, over }) => kind === 'restriction' && gives === 'must-stop' && over === 'step');
const triggerWhenever = firstWhere(({ kind, whenever }) => kind === 'trigger' && whenever !== undefined);
const attack = firstWhere(({ id }) => id === 'attack');
const isChoosing = ({ steps }: Fields): boolean => stepsOf(steps).some(({ fold }) => fold === 'choose-one');
const setRecord = firstWhere(({ kind, type }) => kind === 'record' && isStructure(type) && 'set' in type);
const choosingCalculation = firstWhere((d) => d.kind === 'calculation' && isChoosing(d));

type Case = [what: string, target: WrittenDefinition, set: Fields, field: string, expected: string];

test.each<Case>([
  [
    '`offMap` of a record that the question gives as a list of names',
    firstWhere(({ id }) => id === 'character.hasActed'),
    { offMap: true },
    'offMap',
    '"bool", given "characters.…" or "play.…"',
  ],
  ['a trigger that acts whenever it can and may be declined', triggerWhenever, { may: true }, 'may', 'one of them'],
  ['a trigger that acts whenever it can, at most once', triggerWhenever, { once: 'game.play' }, 'once', 'one of them'],
  [
    'a trigger in `follows` that another trigger of the list follows already',
    firstWhere(({ id }) => id === 'relic.falls'),
    { follows: ['hold.defeated', 'capture.lost'] },
    'follows/0',
    'without "hold.defeated"',
  ],
  [
    'rows beside an expression',
    firstWhere(({ kind, is, takes, type }) => kind === 'property' && is !== undefined && takes !== undefined && type === 'bool'),
    { rows: [{ if: 'true', gives: true }, { gives: false }] },
    'rows',
    'one of them',
  ],
  [
    'a subject of a property that takes values',
    firstWhere(({ kind, takes }) => kind === 'property' && takes !== undefined),
    { of: 'line' },
    'of',
    'no "of"',
  ],
  [
    'a default for a value that a fact takes',
    firstWhere(({ kind, takes, shown }) => kind === 'property' && shown === undefined && Object.values(takes ?? {})[0] === 'character'),
    { takes: { who: 'character = none' } },
    'takes/who',
    'without a default',
  ],
  [
    '`shown` of a fact that takes two values',
    firstWhere(({ kind, takes }) => kind === 'property' && Object.keys(takes ?? {}).length === 2),
    { shown: 'pair' },
    'shown',
    'with one subject',
  ],
  ['`shown` of a set', setRecord, { shown: 'marks' }, 'shown', 'another type'],
  [
    '`about` of a constraint on a choice',
    firstWhere(({ kind, on }) => kind === 'constraint' && on === 'choose'),
    { about: 'recruit' },
    'about',
    'no "about"',
  ],
  [
    'a fact of an effect that nothing reads',
    firstWhere(({ kind, takes }) => kind === 'capability' && takes === undefined),
    { of: 'effect', takes: { what: 'capability' } },
    'takes/what',
    'a fact that',
  ],
  [
    'conditions by class in a calculation of the board',
    boardCalculation,
    { steps: [{ gather: 'modifier', fold: 'sum', skipIf: { modifier: 'true' } }] },
    'steps/0/skipIf',
    'one condition',
  ],
  [
    '`shown` of a fact of the board',
    firstWhere(({ kind, of, takes, shown }) => kind === 'property' && of === 'square' && takes === undefined && shown === undefined),
    { shown: 'at' },
    'shown',
    'with one subject',
  ],
  [
    'a record of the board that a procedure resets',
    firstWhere(({ kind, given }) => kind === 'record' && given === 'characters.size'),
    { resets: 'turn' },
    'resets',
    'no "resets"',
  ],
  [
    'the name of a set-up in a constraint',
    firstWhere(({ kind, on }) => kind === 'constraint' && on === 'set-up'),
    { of: 'force' },
    'of',
    'no "of"',
  ],
  ['a type of a calculation of the board', boardCalculation, { type: 'bool' }, 'type', '"takes"'],
  [
    'several classes in a step on the board',
    boardCalculation,
    { steps: [{ gather: ['modifier', 'minimum'], fold: 'sum' }] },
    'steps/0/gather',
    'a step for each class',
  ],
  [
    '`replaces` in a step that makes no set',
    boardCalculation,
    { steps: [{ gather: 'modifier', fold: 'sum', replaces: 'true' }] },
    'steps/0/replaces',
    'no "replaces"',
  ],
  [
    'a player who chooses, in a step without a choice',
    boardCalculation,
    { steps: [{ gather: 'modifier', fold: 'sum', by: 'true' }] },
    'steps/0/by',
    'no "by"',
  ],
  ...['skipClauses', 'lowestClauses', 'highestClauses'].map(
    (field): Case => [
      `${field} of a step where a player chooses the value`,
      choosingCalculation,
      { steps: choiceWith({ [field]: choosingCalculation.definition.clauses }) },
      `steps/\\d+/${field}`,
      `no "${field}"`,
    ],
  ),
  [
    'a class in `skipIf` that the step does not gather',
    boardCalculation,
    { takes: { who: 'character' }, steps: [{ gather: 'modifier', fold: 'sum', skipIf: { minimum: 'true' } }] },
    'steps/0/skipIf/minimum',
    'modifier',
  ],
  [
    'a bound in a step in which a player chooses',
    choosingCalculation,
    { steps: choiceWith({ clamp: ['0', ''] }) },
    'steps/\\d+/clamp',
    'no "clamp"',
  ],
  [
    'a condition to skip values in a step that makes a set',
    firstWhere(({ kind, type }) => kind === 'calculation' && type === '[capability]'),
    { steps: [{ gather: 'use', fold: 'union', skipIf: 'false' }] },
    'steps/0/skipIf',
    'no "skipIf"',
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

test('"of" is refused where a fact of a running procedure is set', () => {
  const set = { set: 'attack.kind', of: 'attacker', to: "'close'" };
  const { steps } = attack.definition;
  const findings = findingsWith(attack, { steps: [...(Array.isArray(steps) ? steps : []), set] });
  expect(findings.map(({ found: what, place }) => [what, place.pointer?.split('/').at(-1)])).toContainEqual(['attacker', 'of']);
});

test('"must-stop" is a result of restrictions over a step only', () => {
  const findings = findingsWith(stop, { over: 'edge', if: 'true' });
  expect(findings.map(({ code, found: what }) => [code, what])).toContainEqual(['expression-unknown-label', 'must-stop']);
});

test('a restriction that overrides another with the same condition does not contradict it', () => {
  const knockBackStep = firstWhere(({ kind, path, over }) => kind === 'restriction' && path === 'knock-back' && over === 'step');
  const { id, gives } = knockBackStep.definition;
  const labels = writtenDefinitions.flatMap(({ definition: d }) => (d.kind === 'restriction' && d.path === 'knock-back' ? [d.gives] : []));
  const other = labels.find((label) => label !== gives);
  const copy = { ...knockBackStep.definition, id: 'knock-back.copied', gives: other };
  const codes = (added: object): readonly string[] => findingsWith(knockBackStep, {}, [added]).map(({ code }) => code);
  expect(codes(copy)).toContain('definition-contradiction');
  expect(codes({ ...copy, overrides: [id] })).not.toContain('definition-contradiction');
});

test.each(['active', 'order', 'rolls', 'map', 'ends'])('"%s" is allowed only beside "runs"', (field) => {
  const other = firstWhere(({ kind, runs }) => kind === 'subject' && runs === undefined);
  const game = firstWhere(({ kind, runs }) => kind === 'subject' && runs !== undefined);
  const findings = findingsWith(other, { [field]: game.definition[field] });
  expect(findings.map(({ code, place }) => [code, place.file])).toEqual([['value-wrong-shape', other.file]]);
  expect(JSON.stringify(findings)).toContain('runs');
});

test.each(['allow', 'ignoring', 'cannot'])('a value of the board has no second class "%s"', (second) => {
  const value = firstWhere(({ kind, maximum }) => kind === 'value' && maximum !== undefined);
  const findings = findingsWith(value, { [second]: 'true' });
  expect(findings.map(({ code, found: what }) => [code, what])).toContainEqual(['definition-value-ambiguous', `maximum, ${second}`]);
});

test.each([
  ['runs', 'active', 'value-wrong-shape', undefined],
  ['runs', 'order', 'value-wrong-shape', undefined],
  ['runs', 'ends', 'value-wrong-shape', undefined],
  ['figure', 'figure', 'expression-wrong-type', '"figure" beside it'],
  ['lies', 'lies', 'expression-wrong-type', '"lies" beside it'],
])('a field that the engine needs is required: of the subject with "%s", "%s" cannot be removed', (field, needed, code, expected) => {
  const owner = firstWhere((d) => d.kind === 'subject' && d[field] !== undefined);
  const findings = findingsWith(owner, { [needed]: undefined });
  expect(findings.map((finding) => [finding.code, finding.expected, finding.place.file])).toEqual([[code, expected, owner.file]]);
});

test.each(['runs', 'figure', 'lies', 'capabilities'])('of two subjects with "%s" one is refused', (field) => {
  const subjects = writtenDefinitions.filter(({ definition: { kind } }) => kind === 'subject');
  const [owner] = subjects.filter(({ definition }) => definition[field] !== undefined);
  const [other] = subjects.filter(({ definition }) => definition[field] === undefined && definition.runs === undefined);
  if (owner === undefined || other === undefined) throw new Error(`the book has no two subjects to tell apart by "${field}"`);
  // The fields without which a subject cannot have `runs` are copied with it.
  const fields = field === 'runs' ? ['runs', 'active', 'order', 'ends'] : [field];
  const copied = Object.fromEntries(fields.map((name) => [name, owner.definition[name]]));
  const findings = findingsWith(other, copied).filter(({ code }) => code === 'field-without-effect');
  expect(findings).toHaveLength(1);
  const places = findings.flatMap(({ place, related = [] }) => [place, ...related.map((one) => one.place)]);
  expect(places.map(({ file, pointer }) => [file, pointer?.split('/').at(-1)]).sort()).toEqual(
    [owner, other].map(({ file }) => [file, field]).sort(),
  );
});

test('a call of a calculation must pass each fact without a default', () => {
  const calculation = firstWhere(({ kind, takes }) => kind === 'calculation' && Object.hasOwn(takes ?? {}, 'printed'));
  const [quantity] = [calculation.definition.of].flat();
  const option = firstWhere(({ kind, steps }) => kind === 'option' && Array.isArray(steps));
  const findingsOfCall = (passed: Fields): readonly (string | undefined)[] => {
    const steps = [{ call: quantity, with: passed, as: 'result' }, ...stepsOf(option.definition.steps)];
    return findingsWith(option, { steps }).map(({ expected }) => expected);
  };
  expect(findingsOfCall({ character: 'self' })).toEqual([]);
  expect(findingsOfCall({ character: 'self', printed: '2' })).toEqual([]);
  expect(findingsOfCall({ printed: '2' })).toEqual(['character']);
});
