/**
 * A bot that looks one action ahead: answers (a sample, where there are many) are tried a few times each, with random dice and random
 * answers up to the next offer (a request to take one of the options of a menu), and the one after which its side does best is taken.
 * `worth` values a state by what the game shows: points scored, clicks taken, action tokens, distances.
 */
import { type Draw, drawAnswer, drawPlay } from '../game/draw.ts';
import type { Game } from '../game/game.ts';
import { legalAnswers, proceed } from '../game/play.ts';
import type { Answer, State } from '../game/state.ts';
import type { Bot } from './bot.ts';
import { worth } from './worth.ts';

const MOST_TRIED = 16;
const TRIALS = 2;
/** The most answers of a trial. If no offer has come by then, the state is valued as it is. */
const MOST_ANSWERS = 12;

export const greedyBot: Bot = (game, state, draw) => {
  const { request } = state;
  if (request === null) return undefined;
  if (request.kind === 'roll') return drawAnswer(game, state, draw);
  const candidates = sample(game, state, draw);
  let best = candidates[0];
  let highest = Number.NEGATIVE_INFINITY;
  for (const answer of candidates) {
    let sum = 0;
    for (let trial = 0; trial < TRIALS; trial++) sum += worth(game, outcome(game, state, answer, draw), request.by);
    if (sum <= highest) continue;
    highest = sum;
    best = answer;
  }
  return best;
};

function sample(game: Game, state: State, draw: Draw): readonly Answer[] {
  const legal = legalAnswers(game, state);
  const indexes = Array.from({ length: Math.min(legal.count, MOST_TRIED) }, (_, index) =>
    legal.count <= MOST_TRIED ? index : draw(legal.count),
  );
  return [...new Set(indexes)].map((index) => legal.at(index));
}

function outcome(game: Game, state: State, answer: Answer, draw: Draw): State {
  let current = proceed(game, state, answer).state;
  for (let count = 0; count < MOST_ANSWERS && current.request !== null && current.request.kind !== 'offer'; count++) {
    const next = drawPlay(game, current, draw);
    if (next === undefined) break;
    current = next.played().state;
  }
  return current;
}
