/**
 * Playouts: where an example begins and where it ends, every option of the player is tried, and later requests are answered at random. They
 * notice changes of what may be done, of which examples claim only a part.
 */
import type { JsonObject } from '../../engine/base/json.ts';
import {
  type Answer,
  apply,
  drawAnswer,
  type Engine,
  type Event,
  eventFields,
  type Game,
  legalAnswers,
  type State,
} from '../../engine/index.ts';
import type { EditionId } from '../ids.ts';
import { createDraw } from '../simulate/play-game.ts';
import { observedRequest, observedState } from './observed.ts';

const MOST_ANSWERS = 60;

/** The number of playouts from a request that is a choice or a roll. Each option of an offer has one playout instead. */
const DRAWN_PLAYOUTS = 6;

/** What other definitions and players see at every step of the playouts of a question, as text. Nothing for one that plays no game. */
export function* playouts(engine: Engine, question: JsonObject, edition: EditionId): Iterable<string> {
  const questionOfEdition = { ...question, edition };
  const opened = engine.open(questionOfEdition);
  if ('error' in opened) return;
  yield* playoutsFrom(opened.game, opened.first);
  const played = engine.played(questionOfEdition);
  // Without further events the end is the beginning.
  if (played !== undefined && played.events.length > opened.events.length) yield* playoutsFrom(played.game, played.state);
}

function* playoutsFrom(game: Game, from: State): Iterable<string> {
  // Columns that no step writes are the same in all later states.
  yield toText([observedState(game, from, 'all'), observedRequest(game, from)]);
  const legal = from.request?.kind === 'offer' ? legalAnswers(game, from) : undefined;
  const firstAnswers =
    legal === undefined
      ? Array.from({ length: DRAWN_PLAYOUTS }, () => undefined)
      : Array.from({ length: legal.count }, (_, index) => legal.at(index));
  for (const [seed, first] of firstAnswers.entries()) yield* playout(game, from, first, seed);
}

/** @param first the first answer; undefined for one drawn */
function* playout(game: Game, from: State, first: Answer | undefined, seed: number): Iterable<string> {
  const draw = createDraw(seed);
  let state = from;
  let answer = first ?? drawAnswer(game, state, draw);
  for (let answerCount = 0; answerCount < MOST_ANSWERS && answer !== undefined; answerCount++) {
    const played = apply(game, state, answer);
    if ('illegal' in played) throw new Error(`${toText(answer)} was drawn and is no answer to ${toText(state.request)}`);
    state = played.state;
    yield toText([answer, eventsSeen(game, played.events), observedState(game, state)]);
    if (state.request?.kind === 'offer' || state.request === null) return;
    yield toText(observedRequest(game, state));
    answer = drawAnswer(game, state, draw);
  }
}

export const eventsSeen = (game: Game, events: readonly Event[]): unknown =>
  events.map((event) => [event.type, eventFields(game, event), event.because]);

export const toText = (value: unknown): string => JSON.stringify(value) ?? '';
