/** Answers as the library takes them: one that is not legal is refused with its clause and, where possible, with a legal one like it. */

import type { Game } from '../game/game.ts';
import { fieldOf } from '../game/listed.ts';
import { applyIfLegal, isLegal, legalAnswers, type Played } from '../game/play.ts';
import { clausesOfRequest } from '../game/request-clauses.ts';
import { gameAt, startRun } from '../game/run.ts';
import type { Answer, Request, State } from '../game/state.ts';
import { type Reason, whyNotChosen, whyNotTaken } from '../game/why-not.ts';
import { askedBy } from '../game/written-answer.ts';
import { whyPathRefused } from './refused-path.ts';

/** Why an answer is not legal. */
export interface IllegalAnswer {
  readonly rule: string;
  readonly message: string;
  /** A legal answer that differs in one field; of squares the nearest. */
  readonly instead?: Answer;
}

/**
 * The state after an answer. The given state does not change. With `isExplained`, the events cite all that decided them, and the state keeps
 * for later events what calculations have counted.
 */
export function apply(game: Game, state: State, answer: Answer, isExplained = true): Played | { readonly illegal: IllegalAnswer } {
  return applyIfLegal(game, state, answer, isExplained) ?? { illegal: whyIllegal(gameAt(game, state), state, answer) };
}

function whyIllegal(game: Game, state: State, answer: Answer): IllegalAnswer {
  const { path, alternatives, ...reason } = reasonOf(game, state, answer);
  const values = alternatives !== undefined && 'values' in alternatives ? alternatives.values : [];
  const choices = values.map((value): Answer => ({ kind: 'choose', value }));
  const instead = choices.find((choice) => isLegal(game, state, choice)) ?? legalAnswerLike(game, state, answer);
  return { ...reason, ...(path === undefined ? {} : whyPathRefused(path)), ...(instead === undefined ? {} : { instead }) };
}

function reasonOf(game: Game, state: State, answer: Answer): Reason {
  const { request } = state;
  const [rule = ''] = clausesOfRequest(game, state);
  if (request === null) return { rule, message: 'the game is over' };
  if (answer.kind === 'offer' && request.kind === 'offer') return whyNotOffered(game, state, answer, rule);
  if (answer.kind === 'choose' && request.kind === 'choose')
    return whyNotChosen(startRun(game, state), answer.value) ?? { rule, message: notLegal(game, request) };
  if (answer.kind === 'roll' && request.kind === 'roll')
    return { rule, message: `the roll is of ${request.dice} dice with ${request.sides} sides` };
  return { rule, message: answer.kind === request.kind ? notLegal(game, request) : `the game asks for ${askedBy(game, request)}` };
}

const notLegal = (game: Game, request: Request): string => `${askedBy(game, request)} is not legal`;

function whyNotOffered(game: Game, state: State, { option: id, self }: Extract<Answer, { kind: 'offer' }>, rule: string): Reason {
  const option = game.rules.options.find((one) => one.id === id);
  if (option === undefined) return { rule, message: `there is no option ${JSON.stringify(id)}` };
  if (option.self === undefined && self >= 0) return { rule: option.clauses[0] ?? rule, message: 'the option is for no character' };
  if (option.self !== undefined && self < 0)
    return { rule: option.clauses[0] ?? rule, message: 'the option is for a character: its number is missing in "self"' };
  return whyNotTaken(game, state, option, self, () => undefined);
}

/** The first answer to a request with few answers that differs in one field from the given one. */
function legalAnswerLike(game: Game, state: State, answer: Answer): Answer | undefined {
  if (answer.kind !== 'next' && answer.kind !== 'entry' && answer.kind !== 'order') return undefined;
  const legal = legalAnswers(game, state);
  return Array.from({ length: legal.count }, (_, index) => legal.at(index)).find(
    (one) => Object.entries(one).filter(([name, value]) => fieldOf(answer, name) !== value).length === 1,
  );
}
