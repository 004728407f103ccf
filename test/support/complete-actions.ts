import type { Game } from '../../engine/game/game.ts';
import { legalAnswers, proceed } from '../../engine/game/play.ts';
import type { Answer, State } from '../../engine/game/state.ts';

/**
 * The complete actions of a player who is offered options: each option with each answer to the choice that follows it. In games without
 * powers no further choice comes before a roll, the next offer or a request to another player. Of the paths to one end it lists one.
 */
export function completeActions(game: Game, state: State): readonly (readonly Answer[])[] {
  return answersIn(game, state).flatMap((option): readonly (readonly Answer[])[] => {
    const after = proceed(game, state, option).state;
    return isChoiceOf(state.request?.by, after) ? answersIn(game, after).map((choice) => [option, choice]) : [[option]];
  });
}

/** As `completeActions`, with any number of choices. Every answer is carried out to see whether another choice follows. */
export function carriedOutActions(game: Game, state: State): readonly (readonly Answer[])[] {
  const { request } = state;
  return answersIn(game, state).flatMap((answer): readonly (readonly Answer[])[] => {
    const after = proceed(game, state, answer).state;
    return isChoiceOf(request?.by, after) ? carriedOutActions(game, after).map((further) => [answer, ...further]) : [[answer]];
  });
}

function answersIn(game: Game, state: State): readonly Answer[] {
  const legal = legalAnswers(game, state);
  return Array.from({ length: legal.count }, (_, index) => legal.at(index));
}

const isChoiceOf = (player: number | undefined, { request }: State): boolean =>
  request !== null && request.by === player && request.kind !== 'offer' && request.kind !== 'roll';
