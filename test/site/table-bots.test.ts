import { beforeAll, describe, expect, test } from 'vitest';
import { type Bot, greedyBot, randomBot } from '../../engine/bots/index.ts';
import { apply, type Engine, type State, stateShown } from '../../engine/index.ts';
import { fieldsOf, numberOf } from '../../site/src/base/json.ts';
import { forces, TABLE_PACK } from '../../site/src/games/forces.ts';
import { loadEngine } from '../../site/src/games/playable-rules.ts';
import { tableMaps } from '../../site/src/table/maps.ts';
import { setUpOf } from '../../site/src/table/set-up.ts';
import { createDraw } from '../support/random-game.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await loadEngine('current', TABLE_PACK);
});

interface Played {
  readonly scores: readonly number[];
  /** By player, in its own turns. */
  readonly attacks: readonly number[];
  readonly turns: readonly number[];
  readonly idleTurns: readonly number[];
}

/** Plays a game on a map of the table, each player with another force. */
function playOn(mapIndex: number, bots: readonly [Bot, Bot], seed: number): Played {
  const seats = bots.map((_, seat) => ({ force: forces[(mapIndex + seat) % forces.length]?.id ?? '', kind: 'person' as const }));
  const choice = { map: fieldsOf(tableMaps[mapIndex]?.question.map), edition: 'current', pack: TABLE_PACK, roundLimit: 12, seats };
  const opened = engine.open(setUpOf(choice, (placement) => fieldsOf(engine.judge(placement))));
  if ('error' in opened) throw new Error(opened.error.message);
  const { game, first } = opened;
  const players = game.ids.player ?? [];
  const draw = createDraw(seed);
  const [attacks, turns, idleTurns] = [
    [0, 0],
    [0, 0],
    [0, 0],
  ];
  let hasActed = false;
  let state: State = first;
  while (state.request !== null) {
    const player = players.indexOf(String(stateShown(game, state).turn));
    const answer = bots[state.request.by]?.(game, state, draw);
    const played = answer === undefined ? undefined : apply(game, state, answer);
    if (played === undefined || 'illegal' in played) throw new Error(`${JSON.stringify(answer)} is not legal`);
    for (const { type } of played.events) {
      if (type === 'attack-hit' || type === 'attack-missed') attacks[player] = (attacks[player] ?? 0) + 1;
      if (type === 'token-given') hasActed = true;
      if (type !== 'turn-ended') continue;
      turns[player] = (turns[player] ?? 0) + 1;
      if (!hasActed) idleTurns[player] = (idleTurns[player] ?? 0) + 1;
      hasActed = false;
    }
    state = played.state;
  }
  const score = fieldsOf(stateShown(game, state).score);
  return { scores: players.map((name) => numberOf(score[name]) ?? 0), attacks, turns, idleTurns };
}

describe('a greedy player', () => {
  test('attacks a random one on every map of the table, acts in most of its turns, and wins', () => {
    let won = 0;
    for (const mapIndex of tableMaps.keys()) {
      const greedy = mapIndex % 2;
      const { scores, attacks, turns, idleTurns } = playOn(
        mapIndex,
        greedy === 0 ? [greedyBot, randomBot] : [randomBot, greedyBot],
        mapIndex,
      );
      expect(attacks[greedy]).toBeGreaterThan(0);
      expect(idleTurns[greedy]).toBeLessThan((turns[greedy] ?? 0) / 3);
      if ((scores[greedy] ?? 0) > (scores[1 - greedy] ?? 0)) won++;
    }
    expect(won / tableMaps.length).toBeGreaterThanOrEqual(0.8);
  }, 60_000);

  test('and another one attack each other on the first map of the table', () => {
    const { attacks, turns, idleTurns } = playOn(0, [greedyBot, greedyBot], 1);
    for (const player of [0, 1]) {
      expect(attacks[player]).toBeGreaterThan(0);
      expect(idleTurns[player]).toBeLessThan((turns[player] ?? 0) / 3);
    }
  }, 60_000);
});
