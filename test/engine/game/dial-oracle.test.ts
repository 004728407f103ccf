/** Random dials against a second implementation, which shares no code with the engine. `DIALS=n` compares n of them. */
import { expect, test } from 'vitest';
import { createEngine } from '../../../engine/index.ts';
import { editionRules } from '../../fixtures/edition-rules.ts';
import { type Dial, type DialChange, turnDial } from '../../oracle/dial.ts';
import { Chance, seeded } from '../../oracle/random.ts';
import { randomChanges, randomDial } from '../../oracle/random-dial.ts';
import { untyped } from '../../support/untyped.ts';

const DIALS = Number(process.env.DIALS ?? 1000);
const engines = editionRules.map(({ gameRules, boardRules }) => createEngine({ ...boardRules, game: gameRules }));

test('random dials agree with a second implementation', () => {
  for (let seed = 1; seed <= DIALS; seed++) {
    const chance = new Chance(seeded(seed));
    const dial = randomDial(chance);
    const changes = randomChanges(chance, dial);
    const { edition: _, because: __, ...shown } = untyped(engines[seed % engines.length]?.judge(questionOf(dial, changes)));
    expect(shown, `seed ${seed}: ${JSON.stringify({ dial, changes })}`).toEqual(turnDial(dial, changes));
  }
});

function questionOf({ points, clicks, ko, dialEnds, lines, orange }: Dial, changes: readonly DialChange[]): object {
  const click = { speed: 6, attack: 9, defense: 16, damage: 2 };
  const dial = Array.from({ length: clicks }, () => click);
  return { ask: 'dial', characters: [{ id: 'A', points, dial, ko, dialEnds, lines, orange }], changes };
}
