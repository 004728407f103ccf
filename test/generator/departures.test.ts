import { expect, test } from 'vitest';
import type { JsonObject } from '../../engine/base/json.ts';
import { listOf } from '../../engine/base/json.ts';
import { departureOf } from '../../generator/behaviour/departures.ts';

test('a recorded game is replayed by each set of rules with as many dice as that set uses', () => {
  const actions = [{ give: 'move' }];
  const rolling =
    (diceCount: number) =>
    ({ dice }: JsonObject): JsonObject => {
      const given = listOf(dice).length;
      if (given === diceCount) return { events: [{ type: 'rolled', dice: diceCount }] };
      return { error: { code: given > diceCount ? 'dice-left' : 'dice-missing', at: `/dice/${diceCount}` } };
    };
  expect(departureOf({ ask: 'play', actions, dice: [3, 4, 5] }, rolling(1), rolling(2))).toEqual({
    action: 0,
    command: { give: 'move' },
    recorded: { type: 'rolled', dice: 1 },
    replayed: { type: 'rolled', dice: 2 },
    rule: undefined,
  });
});
