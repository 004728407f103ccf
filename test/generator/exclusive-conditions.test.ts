import { expect, test } from 'vitest';
import { createExclusion, isImpossible } from '../../generator/checks/exclusive-conditions.ts';
import { parseExpression } from '../../generator/language/parse-expression.ts';
import { findingsWith, firstWhere } from '../fixtures/findings.ts';
import { runSmallBookWith } from '../fixtures/run-small-book.ts';
import { addedDefinition } from './mistakes/changes.ts';

const excludes = createExclusion([], parseExpression);

test.each([
  ['x', 'x == true', false],
  ['!x', 'x == false', false],
  ['x', 'true == x', false],
  ['x', 'x == false', true],
  ['!x', 'x == true', true],
  ['x == true', 'x == false', true],
  ["x == 'true'", 'x == 1', true],
  ['x', '!x', true],
])('of %s and %s, each excludes the other: %s', (one, other, expected) => {
  expect([excludes({ if: one }, { if: other }), excludes({ if: other }, { if: one })]).toEqual([expected, expected]);
});

test('two options of a menu may have one command if their conditions exclude each other', () => {
  const clauses = ['ground.bushes.label'];
  const offer = { offer: 'turn', by: 'who', through: 'act' };
  const play = { id: 'game.play', kind: 'procedure', name: 'playing', takes: { who: 'player' }, steps: [offer], clauses };
  const act = { id: 'act', kind: 'procedure', name: 'acting', takes: { does: 'procedure' }, steps: [{ call: 'does' }], clauses };
  const codesWith = (...conditions: readonly string[]): readonly string[] => {
    const rests = conditions.map((condition, index) => ({
      id: `rest.${index}`,
      kind: 'option',
      title: 'Rest',
      in: 'turn',
      self: 'character',
      command: { use: 'rest' },
      if: condition,
      steps: [{ emit: 'rested', says: 'A figure rests.' }],
      clauses,
    }));
    const added = [play, act, ...rests].map((definition) => JSON.stringify(definition)).join(',\n    ');
    return runSmallBookWith([addedDefinition(added)]).diagnostics.map(({ code }) => code);
  };
  // Nothing calls `game.play`; this is checked only without errors.
  expect(codesWith("self.size == 'tiny'", "self.size == 'great'")).toEqual(['definition-unused']);
  expect(codesWith("self.size == 'tiny'", "self.size != 'great'")).toEqual(['option-command-duplicate']);
});

test.each<[holding: readonly string[], others: readonly string[], expected: boolean]>([
  [['x > 1', 'x < 2'], [], true],
  [['2 > x'], ['x < 3'], true],
  [['x == 2'], ['x >= 2'], true],
  [['x <= 2', 'x != 2'], ['x < 2'], true],
  [['x <= 2'], ['x < 2'], false],
  [['x == 3'], ['y || x > 1'], true],
  [['x == 3'], ['y && x > 1'], false],
  [["x == 'a'", "x == 'b'"], [], true],
  [["x == 'a'"], ["x == 'b'"], false],
  [[], ['true'], true],
  [['true'], ['false'], false],
  [['x.size() > 0'], ['x.size() > 1'], false],
])('that %j hold and %j do not is impossible: %s', (holding, others, expected) => {
  expect(isImpossible(holding, others, parseExpression)).toBe(expected);
});

test.each([
  [{ when: 'false' }, 'when', 'a condition that can hold'],
  [{ when: '!false' }, 'when', 'no "when"'],
])('the constant condition in %j of a step is refused', (step, field, expected) => {
  const option = firstWhere(({ kind }) => kind === 'option');
  const steps = Array.isArray(option.definition.steps) ? option.definition.steps : [];
  const findings = findingsWith(option, { steps: [{ ...step, steps }] });
  expect(findings.map(({ code, place }) => [code, place.pointer?.split('/').at(-1)])).toEqual([['condition-impossible', field]]);
  expect(findings[0]?.expected).toContain(expected);
});

test('a repeat whose steps change nothing is refused, and one that sets a fact is not', () => {
  const option = firstWhere(({ kind }) => kind === 'option');
  const findingsOf = (...inside: readonly object[]): readonly string[] => {
    const repeat = { repeat: 'characters.size() > 0', steps: [{ when: 'characters.size() > 1', steps: inside }] };
    const steps = Array.isArray(option.definition.steps) ? option.definition.steps : [];
    return findingsWith(option, { steps: [...steps, repeat] }).flatMap(({ code, place }) =>
      code === 'condition-impossible' ? [place.pointer?.split('/').at(-1) ?? ''] : [],
    );
  };
  const said = { emit: 'said', says: 'Again.' };
  expect(findingsOf({ let: 1, as: 'one' }, said)).toEqual(['repeat']);
  expect(findingsOf(said, { set: 'game.round', to: 'it + 1' })).toEqual([]);
});
