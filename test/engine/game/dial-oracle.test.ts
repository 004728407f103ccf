/** Random dials against a second implementation, which shares no code with the engine. `DIALS=n` compares n of them. */
import { expect, test } from 'vitest';
import { createEngine } from '../../../engine/index.ts';
import { games } from '../../fixtures/games.ts';
import { type Dial, type Turn, turnDial } from '../../oracle/dial.ts';
import { Chance, seeded } from '../../oracle/random.ts';
import { randomDial, randomTurns } from '../../oracle/random-dial.ts';

const DIALS = Number(process.env.DIALS ?? 1000);
const engines = games.map(({ rules, board }) => createEngine({ ...board, game: rules }));

test('random dials agree with a second implementation', () => {
  for (let seed = 1; seed <= DIALS; seed++) {
    const chance = new Chance(seeded(seed));
    const dial = randomDial(chance);
    const turns = randomTurns(chance, dial);
    const { edition: _, because: __, ...shown } = Object(engines[seed % engines.length]?.judge(questionOf(dial, turns)));
    expect(shown, `seed ${seed}: ${JSON.stringify({ dial, turns })}`).toEqual(turnDial(dial, turns));
  }
}, 120_000);

function questionOf({ points, clicks, ko, dialEnds, lines, orange }: Dial, changes: readonly Turn[]): object {
  const value = { speed: 6, attack: 9, defense: 16, damage: 2 };
  const dial = Array.from({ length: clicks }, () => value);
  return { ask: 'dial', characters: [{ id: 'A', points, dial, ko, dialEnds, lines, orange }], changes };
}
