/**
 * The values in a command: its character, choices with one possible answer, the trigger that acts first, names of edges, dice. Each is read
 * as it is written, and refused if it is not legal.
 */
import { expect, test } from 'vitest';
import { answerGiven } from '../../../engine/game/written-answer.ts';
import { packedEngine } from '../../../generator/cli/generated.ts';

const engine = await packedEngine();
const clicks = Array.from({ length: 6 }, () => ({ speed: 8, attack: 10, defense: 13, damage: 2 }));
const figure = (id: string, player: string, at: string, more: object = {}) => ({
  id,
  player,
  at,
  points: 50,
  range: 6,
  dial: clicks,
  ...more,
});
const judge = (map: object, characters: readonly object[], action: object, dice: readonly number[] = []) =>
  judgeCommand(map, characters, { to: 'A', ...action }, dice);
const judgeCommand = (map: object, characters: readonly object[], command: object, dice: readonly number[] = []) =>
  engine.judge({
    ask: 'play',
    pack: 'cards',
    players: ['p1', 'p2'],
    buildTotal: 300,
    start: { round: 2 },
    map: { kind: 'outdoor', ...map },
    characters,
    actions: [{ player: 'p1', ...command }],
    dice,
  });

const judgeSplit = (split: object) =>
  judge(
    { columns: 5, rows: 1 },
    [figure('A', 'p1', 'A1'), figure('B', 'p2', 'D1'), figure('C', 'p2', 'E1')],
    { give: 'ranged', targets: ['B'], split },
    [5, 4],
  );

test('the trigger that acts first is written as its id alone, for the first character that has it, or with its character', () => {
  const opened = engine.open({
    ask: 'play',
    pack: 'cards',
    players: ['p1', 'p2'],
    buildTotal: 300,
    map: { kind: 'outdoor', columns: 5, rows: 1 },
    characters: [figure('A', 'p1', 'A1'), figure('B', 'p2', 'E1')],
    actions: [],
    dice: [],
  });
  if ('error' in opened) throw new Error(opened.error.message);
  const { game, first } = opened;
  const triggerIndex = game.rules.triggers.findIndex(({ capability }) => capability === undefined);
  const trigger = game.rules.triggers[triggerIndex]?.id;
  const triggers = [0, 1].map((user) => [triggerIndex, user] as const);
  const orderOf = (written: unknown) =>
    answerGiven(game, first, { kind: 'order', by: 0, triggers }, { written, isFromNamedField: false, dice: [], unread: {} });
  const orders = [0, 1].map((user) => ({ answer: { kind: 'order', trigger, user }, diceUsed: 0, takesFromChoose: true }));
  expect([trigger, [trigger], [trigger, 'A'], [trigger, 'B']].map(orderOf)).toEqual([orders[0], orders[0], orders[0], orders[1]]);
  expect([[trigger, 'C'], 'C', [], undefined].map(orderOf)).toEqual([undefined, undefined, undefined, undefined]);
});

test('damage for one target is split among that target alone', () => {
  expect(judgeSplit({ B: 2 })).toMatchObject({ state: { characters: { B: { click: 3 } } } });
  const instead = { split: { B: 2 } };
  for (const split of [{ B: 2, C: 1 }, { B: 2, A: 5 }, {}])
    expect(judgeSplit(split)).toMatchObject({ illegal: { message: 'split must have one entry, since all 2 go to one alone', instead } });
  expect(judgeSplit({ B: 1 })).toMatchObject({ illegal: { message: 'split adds up to 1, and must add up to 2', instead } });
});

test('a command is refused without the field "to" that its action needs, and with one that nothing asks for', () => {
  const map = { columns: 5, rows: 1 };
  const characters = [figure('A', 'p1', 'A1'), figure('B', 'p2', 'E1')];
  expect(judgeCommand(map, characters, { give: 'move', path: ['A1', 'B1'] })).toMatchObject({
    illegal: { action: 0, message: 'the field "to" is missing' },
  });
  expect(judge(map, characters, { end: 'turn' })).toMatchObject({
    illegal: { action: 0, message: 'the action does not ask for a character in the field "to"' },
  });
});

test('the refusal of a command lists its surplus fields and values of "choose", and what the action asks for', () => {
  const refusalOf = (command: object) =>
    judgeCommand({ columns: 5, rows: 1 }, [figure('A', 'p1', 'A1'), figure('B', 'p2', 'B1')], command, [1, 2]);
  const close = { to: 'A', give: 'close', target: 'B' };
  expect(
    [
      { ...close, choose: ['C', true] },
      { ...close, use: 'o1', path: ['A1'], choose: ['C'] },
      { end: 'turn', use: 'o1' },
    ].map(refusalOf),
  ).toMatchObject(
    [
      'the action does not ask for "C" and true in "choose"; it asks for the roll',
      'the action does not ask for the fields "use" and "path", nor for "C" in "choose"; it asks for the roll',
      'the action does not ask for the field "use"; it asks for nothing',
    ].map((message) => ({ illegal: { message } })),
  );
});

test('dice that are left after the last action are counted', () => {
  const characters = [figure('A', 'p1', 'A1'), figure('B', 'p2', 'E1')];
  const errorOf = (...surplus: readonly number[]) =>
    judge({ columns: 5, rows: 1 }, characters, { give: 'ranged', targets: ['B'] }, [1, 2, ...surplus]);
  expect(errorOf(3)).toEqual({ error: { code: 'dice-left', message: '1 die is left after the last action', at: '/dice/2' } });
  expect(errorOf(3, 4)).toEqual({ error: { code: 'dice-left', message: '2 dice are left after the last action', at: '/dice/2' } });
});

test('an edge is named by the two squares beside it', () => {
  const destroy = (name: string) =>
    judge({ columns: 5, rows: 5, blocking: ['C3'], walls: ['A1|B1'] }, [figure('A', 'p1', 'A1'), figure('B', 'p2', 'E5')], {
      give: 'close',
      destroy: name,
    });
  // The 2 damage of A destroys no wall, which takes 3: the event shows only that the wall was found.
  for (const name of ['A1|B1', 'B1|A1']) expect(destroy(name)).toMatchObject({ events: [{ type: 'attack-without-effect' }, {}] });
  for (const name of ['A1|B1|C1', 'A1|Z9', 'A1|C1', 'E1', 'C5', 'A1'])
    expect(destroy(name)).toMatchObject({ illegal: { action: 0 }, events: [] });
});

test('a move with only one possible end takes the path that the command gives', () => {
  const token = (id: string) => figure(id, 'p1', 'A1', { points: 6, horde: 5, set: 'lk', number: '001' });
  const unstack = (path: readonly string[]) =>
    judge(
      { columns: 4, rows: 2, blocking: ['C1', 'C2'] },
      [token('A'), token('G'), figure('X', 'p1', 'B1'), figure('Y', 'p1', 'A2'), figure('F', 'p2', 'D1')],
      { give: 'move', use: 'unstack', path },
    );
  for (const path of [
    ['A1', 'B2'],
    ['A1', 'A2', 'B2'],
    ['A1', 'B1', 'B2'],
  ])
    expect(unstack(path)).toMatchObject({ events: expect.arrayContaining([expect.objectContaining({ type: 'moved', path })]) });
  expect(unstack(['B2', 'A1'])).toMatchObject({ illegal: { action: 0 }, events: [] });
});
