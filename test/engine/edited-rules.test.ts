import { describe, expect, test } from 'vitest';
import { isObject, type JsonObject, listOf } from '../../engine/base/json.ts';
import { createEngine } from '../../engine/index.ts';
import { placeBoard } from '../../engine/judge/place.ts';
import { fireLine, lineToFigure } from '../../engine/kernel/fire.ts';
import type { Rules } from '../../engine/kernel/rules.ts';
import { withoutPacks } from '../../generator/packs.ts';
import { definitionOf, editedBook, rulesOf } from '../fixtures/edited-book.ts';
import { compileCached, sources } from '../fixtures/engines.ts';
import { boardQuestion, uncheckedShape } from '../support/unchecked-shape.ts';

const rules = rulesOf(sources);

function partOf(place: { readonly file: string; readonly id: string }, field: string): JsonObject {
  const part = definitionOf(place)[field];
  if (!isObject(part)) throw new Error(`${place.id} has no object in \`${field}\``);
  return part;
}

describe('an edit in rules/ alone', () => {
  const FIRE_PATH = { file: 'rules/concepts/line-of-fire.json', id: 'path.fire' };
  /** The label of the line from the first to the second character, in A1 and C1, with the third in B1: 0 clear, 1 hindered, 2 blocked. */
  const label = (changed: Rules, map: object, ...sizes: readonly string[]): number => {
    const squares = ['A1', 'C1', 'B1'];
    const characters = sizes.map((size, index) => ({ id: `F${index}`, player: `p${index}`, at: squares[index], size }));
    const question = { map: { kind: 'outdoor', columns: 3, rows: 1, ...map }, characters };
    const { board } = placeBoard(changed, boardQuestion(question), uncheckedShape());
    const end = (character: number) => ({ squares: board.figures[character]?.squares ?? [], character });
    return fireLine(board, end(0), end(1)).label;
  };
  test('chooses the farthest of several squares of a base in place of the nearest', () => {
    const farthest = rulesOf(editedBook([{ ...FIRE_PATH, set: { ends: { ...partOf(FIRE_PATH, 'ends'), order: '-distance(from, to)' } } }]));
    const question = {
      map: { kind: 'outdoor', columns: 4, rows: 1 },
      characters: [
        { id: 'F0', player: 'p0', at: ['A1', 'B1'] },
        { id: 'F1', player: 'p1', at: 'D1' },
      ],
    };
    const fromColumn = (changed: Rules): number => {
      const { board } = placeBoard(changed, boardQuestion(question), uncheckedShape());
      return lineToFigure(board, 0, 1).from;
    };
    expect([fromColumn(rules), fromColumn(farthest)]).toEqual([1, 0]);
  });
  test('raises great size by one level in place of any number of levels', () => {
    const raisedByOne = rulesOf(editedBook([{ ...FIRE_PATH, set: { ends: { ...partOf(FIRE_PATH, 'ends'), raisedBy: 1 } } }]));
    const roof = { elevation: { '3': ['B1'] } };
    expect([label(rules, roof, 'great', 'great'), label(raisedByOne, roof, 'great', 'great')]).toEqual([0, 2]);
  });
  test('takes the smaller end of a line in place of the larger', () => {
    const classes = partOf(FIRE_PATH, 'class');
    const smaller = { ...classes, largerSize: String(classes.largerSize).replace('>', '<') };
    // Only in the current edition a smaller character does not block.
    const unedited = rulesOf(sources, 'current');
    const edited = rulesOf(editedBook([{ ...FIRE_PATH, set: { class: smaller } }]), 'current');
    expect([label(unedited, {}, 'tiny', 'standard', 'tiny'), label(edited, {}, 'tiny', 'standard', 'tiny')]).toEqual([0, 2]);
  });
  test('adds a size', () => {
    const file = 'rules/lof-chart/reading.json';
    const type = { enum: ['tiny', 'standard', 'great', 'colossal'] };
    const withColossal = rulesOf(
      editedBook([
        { file, id: 'character.printedSize', set: { type } },
        { file, id: 'character.size', set: { type } },
        { file, id: 'endSize', set: { type } },
        { file: 'rules/terrain/rim.json', id: 'fire.great-size', set: { if: "square.occupied && square.occupant.size >= 'great'" } },
      ]),
    );
    const roof = { elevation: { '2': ['A1'] } };
    expect(['standard', 'colossal'].map((size) => label(withColossal, roof, 'standard', 'standard', size))).toEqual([0, 2]);
  });
  const verdictOf = (changed: Rules, question: object): object => createEngine(changed).judge(question);
  const MOVE = { file: 'rules/basics/moving.json', id: 'path.move' };
  test('leaves a third of the speed in place of half', () => {
    const file = 'rules/golden/replace-then-modify.json';
    const id = 'calculation.combat-value';
    const withThird = listOf(definitionOf({ file, id }).steps).map((step) =>
      isObject(step) && isObject(step.applies) ? { ...step, applies: { ...step.applies, third: 'share(value, 3)' } } : step,
    );
    const slower = rulesOf(
      editedBook([
        { file, id, set: { steps: withThird } },
        { file: 'rules/terrain/hindering.json', id: 'speed.hindering-start', set: { replacement: 'third' } },
      ]),
    );
    const question = {
      ask: 'reach',
      map: { kind: 'outdoor', columns: 7, rows: 1, hindering: ['A1'] },
      characters: [{ id: 'A', player: 'p1', at: 'A1' }],
      character: 'A',
      speed: 6,
    };
    expect(verdictOf(rules, question)).toMatchObject({ reach: { A1: 0, B1: 1, C1: 2, D1: 3 } });
    expect(verdictOf(slower, question)).toHaveProperty('reach', { A1: 0, B1: 1, C1: 2 });
  });
  test('lets a step use two of the speed', () => {
    const wading = rulesOf(editedBook([{ ...MOVE, set: { cost: 'to.water || from.water ? 2 : 1' } }]));
    const question = {
      map: { kind: 'outdoor', columns: 5, rows: 1, water: ['C1'] },
      characters: [{ id: 'A', player: 'p1', at: 'B1' }],
      character: 'A',
      speed: 3,
    };
    expect(verdictOf(rules, { ask: 'reach', ...question })).toMatchObject({ reach: { A1: 1, B1: 0, C1: 1 } });
    expect(verdictOf(wading, { ask: 'reach', ...question, to: 'C1' })).toMatchObject({ reach: { A1: 1, B1: 0, C1: 2 }, way: ['B1', 'C1'] });
    const path = { ask: 'path', ...question, path: ['A1', 'B1', 'C1'], characters: [{ id: 'A', player: 'p1', at: 'A1' }] };
    const because = expect.arrayContaining([{ rule: 'terrain.boundary-lines.blue-water', at: ['C1'] }]);
    expect(verdictOf(wading, path)).toMatchObject({ legal: true, because });
    expect(verdictOf(wading, { ...path, speed: 2 })).toMatchObject({ legal: false, because });
    expect(JSON.stringify(verdictOf(wading, { ...path, path: ['A1', 'B1'] }))).not.toContain('blue-water');
  });
  test('lets every step use two of the speed', () => {
    const slow = rulesOf(editedBook([{ ...MOVE, set: { cost: 2 } }]));
    const map = { kind: 'outdoor', columns: 5, rows: 1 };
    const question = { ask: 'reach', map, characters: [{ id: 'A', player: 'p1', at: 'A1' }], character: 'A', speed: 5 };
    expect(verdictOf(slow, question)).toMatchObject({ reach: { A1: 0, B1: 2, C1: 4 } });
  });
  test('keeps small bases in their shape', () => {
    const oneSquare = { value: 1, clauses: ['multibase.bases.single-base'] };
    const stiff = rulesOf(editedBook([{ file: 'rules/multibase/bases.json', id: 'bendingSquares', set: oneSquare }]));
    const map = { kind: 'outdoor', columns: 3, rows: 2, blocking: ['C1', 'A2'] };
    const peanut = { id: 'A', player: 'p1', at: ['A1', 'B1'] };
    const question = { ask: 'reach', map, characters: [peanut, { id: 'B', player: 'p1', at: 'B2' }], character: 'A', speed: 1 };
    expect([rules, stiff].map((changed) => verdictOf(changed, question))).toMatchObject([
      { reach: { A1: 0, B1: 0, C2: 1 } },
      { reach: { A1: 0, B1: 0 } },
    ]);
    expect(verdictOf(stiff, question)).not.toMatchObject({ reach: { C2: 1 } });
  });
  test('swaps what a natural 1 and a natural 6 do', () => {
    const rows = [{ if: 'die == 1', gives: true }, { if: 'die == 6', gives: false }, { gives: 'die + bonus >= breakAwayOn' }];
    const lucky = rulesOf(editedBook([{ file: 'rules/turns/breaking-away.json', id: 'breakAway', set: { rows } }]));
    const rolled = (changed: Rules) => [1, 5, 6].map((roll) => verdictOf(changed, { ask: 'break-away', roll }));
    expect(rolled(lucky)).toMatchObject([{ succeeds: true }, { succeeds: true }, { succeeds: false }]);
  });
  const KNOCK_BACK = { file: 'rules/combat/knock-back.json', id: 'path.knock-back' };
  const knockedBack = { ask: 'knock-back', attacker: 'A', target: 'B', damageTaken: 2 };
  test('knocks away from the last in place of the first of two equally near squares of an attacker', () => {
    const away = partOf(KNOCK_BACK, 'away');
    const awayFromLast = { ...away, square: String(away.square).replace('s.row < t.row', 's.row > t.row') };
    const wide = {
      ...knockedBack,
      map: { kind: 'outdoor', columns: 4, rows: 4 },
      // The order of this list makes no difference: reading order decides.
      characters: [
        { id: 'A', player: 'p1', at: ['A2', 'A1'] },
        { id: 'B', player: 'p2', at: 'B2' },
      ],
    };
    const bothRules = [rules, rulesOf(editedBook([{ ...KNOCK_BACK, set: { away: awayFromLast } }]))];
    expect(bothRules.map((one) => verdictOf(one, wide))).toMatchObject([{ path: ['C3', 'D4'] }, { path: ['C2', 'D2'] }]);
  });
  test('counts the cause that the definition of the path lists first', () => {
    const characters = ['A1', 'B1', 'C1'].map((at, index) => ({ id: 'ABC'[index], player: `p${index}`, at }));
    const file = 'rules/combat/knock-back-damage.json';
    // In the rulebook `knock-back.wall` overrides `knock-back.character`, which has no cause. Here both act with a cause, so that the order
    // of the causes decides.
    const withoutOverride = [
      { file, id: 'knock-back.wall', set: { overrides: ['knock-back.rim-closed'] } },
      { file, id: 'knock-back.character', set: { cause: 'character' } },
    ];
    const walled = { ...knockedBack, map: { kind: 'outdoor', columns: 3, rows: 1, walls: ['B1|C1'] }, characters };
    const rulesByOrder = [
      ['obstacle', 'character'],
      ['character', 'obstacle'],
    ].map((causes) => rulesOf(editedBook([{ ...KNOCK_BACK, set: { causes: [...causes, 'rim'] } }, ...withoutOverride])));
    expect(rulesByOrder.map((one) => verdictOf(one, walled))).toMatchObject([{ knockBackDamage: 1 }, { knockBackDamage: 0 }]);
  });
  test('changes the better way round a corner, and lets a restriction on the step read the label of the corner', () => {
    const file = 'rules/combat/knock-back-damage.json';
    const soft = rulesOf(editedBook([{ file, id: 'knock-back.side.blocking', set: { gives: 'ends-in' } }]));
    // It has no `cause`, so the target that it stops takes no knock back damage.
    const cornerEnd = { id: 'knock-back.corner', kind: 'restriction', path: 'knock-back', over: 'step', gives: 'ends-before' };
    const clauses = ['combat.knock-back-damage.path-limit'];
    const added = { ...cornerEnd, if: "step.corner == 'ends-before'", overrides: ['knock-back.wall', 'knock-back.side.blocking'], clauses };
    const whereToAdd = { file, id: 'knock-back.wall' };
    const unhurt = rulesOf(editedBook([whereToAdd], [added]));
    const characters = ['A1', 'B2'].map((at, index) => ({ id: 'AB'[index], player: `p${index}`, at }));
    const map = { kind: 'outdoor', columns: 4, rows: 4, walls: ['B2|B3'], blocking: ['C2'] };
    expect([rules, soft, unhurt].map((one) => verdictOf(one, { ...knockedBack, map, characters }))).toMatchObject([
      { path: [], knockBackDamage: 1 },
      { path: ['C3'], knockBackDamage: 1 },
      { path: [], knockBackDamage: 0 },
    ]);
  });
  test('lets a character leave opposing ones without breaking away', () => {
    const file = 'rules/turns/breaking-away.json';
    const freeToLeave = rulesOf(editedBook([{ file, id: 'question.move', set: { stays: ['false'] } }]));
    const characters = ['A1', 'B1'].map((at, index) => ({ id: at, player: `p${index}`, at }));
    const question = { ask: 'reach', map: { kind: 'outdoor', columns: 2, rows: 2 }, characters, character: 'A1', speed: 1 };
    expect([rules, freeToLeave].map((changed) => verdictOf(changed, question))).toMatchObject([
      { mustBreakAway: true },
      { mustBreakAway: false },
    ]);
  });
  test('takes the greatest modifier of a line in place of their sum', () => {
    const cover = { id: 'defense.cover', kind: 'value', of: 'line-defense', in: 'line', modifier: 1, if: "line.label == 'hindered'" };
    const clauses = ['terrain.hindering.defense-bonus'];
    const calculation = { file: 'rules/terrain/hindering.json', id: 'calculation.line-defense' };
    const withTwoModifiers = (fold: string): Rules =>
      rulesOf(editedBook([{ ...calculation, set: { steps: [{ gather: 'modifier', fold }] } }], [{ ...cover, clauses }]));
    const question = { ask: 'line-of-fire', map: { kind: 'outdoor', columns: 3, rows: 1, hindering: ['B1'] }, from: 'A1', to: 'C1' };
    expect(['sum', 'max'].map((fold) => verdictOf(withTwoModifiers(fold), question))).toMatchObject([
      { defenseModifier: 2 },
      { defenseModifier: 1 },
    ]);
  });
});

describe('a definition that can never act is an error', () => {
  const file = 'rules/terrain/hindering.json';
  const errorsOf = (...edit: Parameters<typeof editedBook>): string =>
    compileCached(withoutPacks(editedBook(...edit)))
      .diagnostics.flatMap(({ severity, message }) => (severity === 'error' ? [message] : []))
      .join('\n');
  test('a value of a quantity that no calculation makes', () => {
    expect(errorsOf([{ file, id: 'defense.hindered-line', set: { of: 'cover' } }])).toContain('there is no calculation of "cover"');
  });
  test('a value of a class that its calculation does not gather', () => {
    const steps = [{ gather: 'increase', fold: 'sum' }];
    expect(errorsOf([{ file, id: 'calculation.line-defense', set: { steps } }])).toContain(
      'no calculation of "line-defense" gathers a modifier',
    );
  });
  test('a question with a quantity that it does not need, or that no calculation makes', () => {
    const lineQuestion = { file: 'rules/concepts/line-of-fire.json', id: 'question.line-of-fire' };
    const errorsWith = (quantities: object): string => errorsOf([{ ...lineQuestion, set: { quantities } }]);
    expect(errorsWith({ defenseModifier: 'line-defense', speed: 'speed' })).toContain('the question "line-of-fire" has no "speed"');
    expect(errorsWith({ defenseModifier: 'cover' })).toContain('there is no calculation of "cover"');
  });
  test('a table that no expression calls', () => {
    const table = {
      id: 'cover.depth',
      kind: 'table',
      inputs: { deep: 'bool' },
      gives: 'bool',
      clauses: ['terrain.hindering.defense-bonus'],
    };
    const rows = [
      { if: 'deep', gives: true },
      { if: '!deep', gives: false },
    ];
    const whereToAdd = { file, id: 'square.hindering' };
    expect(errorsOf([whereToAdd], [{ ...table, rows }])).toContain('no expression calls the table "cover.depth"');
  });
});
