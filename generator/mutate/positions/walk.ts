/** A game played on at random, over several turns: effects run and end, tokens are given and cleared, figures are defeated. */
import type { JsonObject } from '../../../engine/base/json.ts';
import { type Answer, apply, drawAnswer, type Engine, type Game, legalAnswers, type State } from '../../../engine/index.ts';
import type { EditionId } from '../../ids.ts';
import { createDraw } from '../../simulate/play-game.ts';
import { observedRequest, observedState } from '../observed.ts';
import { eventsSeen, toText } from '../playouts.ts';

export interface Walk {
  readonly seed: number;
  /** The option that is chosen with a chance of one half whenever it is legal. */
  readonly option?: string;
  /** Set if it begins after the actions of the question, otherwise it begins where the game opens. */
  readonly after?: true;
}

const MOST_ANSWERS = 40;

/** What other definitions and players see at every step of the walk, as text. Nothing for a question that plays no game. */
export function* walkFrom(engine: Engine, question: JsonObject, edition: EditionId, walk: Walk): Iterable<string> {
  const questionOfEdition = { ...question, edition };
  const opened = engine.open(questionOfEdition);
  if ('error' in opened) return;
  const { game } = opened;
  const draw = createDraw(walk.seed);
  let state = (walk.after === true ? engine.played(questionOfEdition)?.state : undefined) ?? opened.first;
  for (let answerCount = 0; answerCount < MOST_ANSWERS; answerCount++) {
    yield toText([observedState(game, state), observedRequest(game, state)]);
    const answer = answerOf(game, state, walk, draw);
    const played = answer === undefined ? undefined : apply(game, state, answer, false);
    if (played === undefined || 'illegal' in played) return;
    yield toText([answer, eventsSeen(game, played.events)]);
    state = played.state;
  }
}

/** A roll is the lowest or the highest with a chance of one half, because much depends on these. */
function answerOf(game: Game, state: State, { option }: Walk, draw: (bound: number) => number): Answer | undefined {
  const legalRolls = state.request?.kind === 'roll' ? legalAnswers(game, state) : undefined;
  const roll = legalRolls === undefined ? undefined : [legalRolls.at(0), legalRolls.at(legalRolls.count - 1)][draw(4)];
  if (roll !== undefined) return roll;
  if (option !== undefined && state.request?.kind === 'offer' && draw(2) === 0) {
    const legalOffers = legalAnswers(game, state);
    const fitting = Array.from({ length: legalOffers.count }, (_, index) => legalOffers.at(index)).filter(
      (answer) => answer.kind === 'offer' && answer.option === option,
    );
    if (fitting.length > 0) return fitting[draw(fitting.length)];
  }
  return drawAnswer(game, state, draw);
}
