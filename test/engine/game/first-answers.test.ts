/** Requests before the first offer, such as those of triggers at the beginning of a game: `choose` of the first command answers them. */
import { expect, test } from 'vitest';
import { packedEngine } from '../../../generator/cli/generated.ts';

const engine = await packedEngine();
const figure = (id: string, player: string, at: string, abilities: readonly string[] = []) => ({
  id,
  player,
  at,
  points: 50,
  abilities,
  dial: Array.from({ length: 6 }, () => ({ speed: 8, attack: 10, defense: 16, damage: 2 })),
});
/** A deals 1 damage to B as the round begins, and B may transfer it to C. */
const played = (choose?: readonly unknown[]) =>
  engine.judge({
    ask: 'play',
    pack: 'cards',
    map: { kind: 'outdoor', columns: 4, rows: 2 },
    characters: [figure('A', 'p1', 'A1', ['dawn-bell']), figure('B', 'p2', 'B1', ['handover']), figure('C', 'p2', 'C1')],
    players: ['p1', 'p2'],
    buildTotal: 200,
    start: { round: 2 },
    actions: [{ player: 'p1', end: 'turn', ...(choose === undefined ? {} : { choose }) }],
    dice: [],
  });

test('the first entry of `choose` answers a request before the first offer', () => {
  const withClicks = (ofB: number, ofC: number) => ({
    state: { turn: 'p2', characters: { A: { click: 1 }, B: { click: ofB }, C: { click: ofC } } },
  });
  expect(played([false])).toMatchObject(withClicks(2, 1));
  expect(played([true])).toMatchObject(withClicks(1, 2));
});

test('without a legal answer the command is refused with the clause of the trigger that asks, and nothing happens', () => {
  for (const choose of [undefined, [], ['B1']])
    expect(played(choose)).toMatchObject({
      illegal: {
        action: 0,
        rule: 'cards.combat.bodyguard',
        message: 'the answer whether "handover.gives" acts is missing or is not legal',
      },
      events: [],
    });
});

test('answers that nothing asks for are refused', () => {
  expect(played([false, 'C'])).toMatchObject({
    illegal: { action: 0, message: 'the action does not ask for "C" in "choose"; it asks for nothing' },
  });
});
