/**
 * A bot that looks one action ahead: it tries each answer (a sample, where there are many) up to the next request for an action, and gives
 * the one after which its side does best by `worth`. On the way it takes the best of its further answers, and the mean of random dice and
 * of random answers of other players.
 */
import { type Answer, apply, type Draw, drawAnswer, drawPlay, type Game, legalAnswers, type State, stateShown } from '../index.ts';
import type { Bot } from './bot.ts';
import { worth } from './worth.ts';

/** The most answers that are tried at the request of the bot, and at each further request on the way. */
const MOST_TRIED = 48;
const MOST_FURTHER = 16;
/** How many random answers stand for all dice, and for all answers of another player. */
const TRIALS = 4;
/** Of the answers to a choice, only those that are best at once are followed up to the next request for an action. */
const MOST_FOLLOWED = 3;
/** About how many states may be tried after the answers to one request. It limits the time of an answer. */
const MOST_STATES = 300;

interface Search {
  readonly game: Game;
  readonly player: number;
  /** The menu that the bot was offered, to which an action returns. Undefined for another request: any menu ends its trials. */
  readonly menu: string | undefined;
  /** Whose turn it is, as the state shows it. */
  readonly turn: unknown;
  readonly draw: Draw;
}

interface Tried {
  readonly answer: Answer;
  readonly after: State;
}

export const greedyBot: Bot = (game, state, draw) => {
  const { request } = state;
  if (request === null || request.kind === 'roll') return drawAnswer(game, state, draw);
  const menu = request.kind === 'offer' ? request.menu : undefined;
  const search: Search = { game, player: request.by, menu, turn: stateShown(game, state).turn, draw };
  return bestOf(search, state, MOST_TRIED, MOST_STATES)?.item.answer;
};

/** @param statesLeft how many states may be tried after the answers, for all of them together */
function bestOf(search: Search, state: State, most: number, statesLeft: number): Valued<Tried> | undefined {
  const { game, player, draw } = search;
  const tried = sample(game, state, draw, most).flatMap((answer): readonly Tried[] => {
    const played = apply(game, state, answer, false);
    return 'illegal' in played ? [] : [{ answer, after: played.state }];
  });
  const isNarrowed = state.request?.kind === 'choose' && tried.length > MOST_FOLLOWED;
  const followed = isNarrowed
    ? sorted(tried, ({ after }) => worth(game, after, player))
        .slice(0, MOST_FOLLOWED)
        .map(({ item }) => item)
    : tried;
  const statesEach = Math.floor(statesLeft / followed.length);
  return sorted(followed, ({ after }) =>
    endsTurn(search, state, after) ? worth(game, state, player) : estimate(search, after, statesEach),
  )[0];
}

/** Whether an answer ended the turn. It leaves the position as it is: what ends with the turn would end after any other answer too. */
const endsTurn = ({ game, menu, turn }: Search, { request }: State, after: State): boolean =>
  request?.kind === 'offer' && request.menu === menu && stateShown(game, after).turn !== turn;

function estimate(search: Search, state: State, statesLeft: number): number {
  const { game, player, menu, draw } = search;
  const { request } = state;
  const isOffered = request?.kind === 'offer' && (menu === undefined || request.menu === menu);
  if (request === null || isOffered || statesLeft <= 0) return worth(game, state, player);
  if (request.kind !== 'roll' && request.by === player) {
    const count = Math.min(MOST_FURTHER, statesLeft);
    return bestOf(search, state, count, statesLeft - count)?.value ?? worth(game, state, player);
  }
  const count = Math.min(TRIALS, statesLeft);
  let sum = 0;
  for (let trial = 0; trial < count; trial++) {
    const after = drawPlay(game, state, draw)?.played().state ?? state;
    sum += estimate(search, after, Math.floor(statesLeft / count) - 1);
  }
  return sum / count;
}

function sample(game: Game, state: State, draw: Draw, most: number): readonly Answer[] {
  const legal = legalAnswers(game, state);
  const indexes = Array.from({ length: Math.min(legal.count, most) }, (_, index) => (legal.count <= most ? index : draw(legal.count)));
  return [...new Set(indexes)].map((index) => legal.at(index));
}

interface Valued<T> {
  readonly item: T;
  readonly value: number;
}

/** The items with their values, the highest first; items with the same value stay in their order. */
const sorted = <T>(items: readonly T[], value: (item: T) => number): readonly Valued<T>[] =>
  items.map((item) => ({ item, value: value(item) })).sort((a, b) => b.value - a.value);
