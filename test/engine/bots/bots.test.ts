import { expect, test } from 'vitest';
import { greedyBot } from '../../../engine/bots/greedy.ts';
import { randomBot } from '../../../engine/bots/random.ts';
import { applyIfLegal } from '../../../engine/game/play.ts';
import { stateShown } from '../../../engine/judge/play.ts';
import { editionRules } from '../../fixtures/edition-rules.ts';
import { createDraw, newGame } from '../../support/random-game.ts';

const [{ gameRules, boardRules }] = editionRules;
const { game, first } = newGame(gameRules, boardRules);

function pointsOf(seed: number, greedyPlayer: number): readonly [number, number] {
  const draw = createDraw(seed);
  let state = first;
  while (state.request !== null) {
    const bot = state.request.by === greedyPlayer ? greedyBot : randomBot;
    const answer = bot(game, state, draw);
    const played = answer === undefined ? undefined : applyIfLegal(game, state, answer);
    if (played === undefined) throw new Error(`seed ${seed}: ${JSON.stringify(answer)} is not legal`);
    state = played.state;
  }
  const { score } = stateShown(game, state);
  const points = new Map(Object.entries(score ?? {}));
  return [Number(points.get('p1')), Number(points.get('p2'))];
}

test('a greedy player beats a random one, whoever begins, with legal answers alone', () => {
  const leads = [0, 1, 2, 3].map((seed) => {
    const greedyPlayer = seed % 2;
    const points = pointsOf(seed, greedyPlayer);
    return (points[greedyPlayer] ?? 0) - (points[1 - greedyPlayer] ?? 0);
  });
  expect(leads.filter((lead) => lead > 0)).toHaveLength(4);
});
