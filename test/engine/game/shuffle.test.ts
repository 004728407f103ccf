/** Nothing depends on the order of definitions: random games replay to equal fingerprints under shuffled rules. */

import { beforeAll, expect, test } from 'vitest';
import { fingerprint } from '../../../engine/game/fingerprint.ts';
import { proceed } from '../../../engine/game/play.ts';
import type { GameRules } from '../../../engine/game/rules.ts';
import current from '../../../engine/generated/current.ts';
import game from '../../../engine/generated/game/current.ts';
import { lowerGame } from '../../../generator/game/lower.ts';
import type { Definition } from '../../../generator/generated/definition.ts';
import { editionId } from '../../../generator/ids.ts';
import { instantiateGame } from '../../../generator/instantiate/game.ts';
import { rulebook } from '../../fixtures/engines.ts';
import { createDraw, newGame, playRandomly } from '../../support/random-game.ts';

const GAMES = Number(process.env.GAMES ?? 300);
let definitions: readonly Definition[] = [];

beforeAll(() => {
  const edition = rulebook().editions.find(({ book }) => book.id === 'current');
  definitions = edition?.book.definitions.map(({ definition }) => definition) ?? [];
}, 120_000);

function shuffled<T>(list: readonly T[], seed: number): T[] {
  const draw = createDraw(seed);
  const remaining = [...list];
  return list.flatMap(() => remaining.splice(draw(remaining.length), 1));
}

/** The fingerprints at every request of a game with the given answers. */
function fingerprintsOf(rules: GameRules, answers: Parameters<typeof proceed>[2][]): string[] {
  const { game: replayedGame, first } = newGame(rules, current);
  let state = first;
  return answers.map((answer) => {
    state = proceed(replayedGame, state, answer).state;
    return fingerprint(replayedGame, state);
  });
}

test(`${GAMES} random games replay to equal fingerprints under shuffled definitions`, { timeout: 240_000 }, () => {
  expect(definitions.length).toBeGreaterThan(100);
  const module = { edition: editionId('current'), digest: game.digest, game: lowerGame(shuffled(definitions, 1)) };
  const shuffledRules = instantiateGame(module);
  const { game: unshuffled, first } = newGame(game, current);
  for (let seed = 0; seed < GAMES; seed++) {
    const { answers } = playRandomly(unshuffled, first, seed);
    expect(fingerprintsOf(shuffledRules, [...answers]), `seed ${seed}`).toEqual(fingerprintsOf(game, [...answers]));
  }
});
