/** Commands of the judge protocol: fields that mean an option, and answers to its requests, in fields named after the choices. */
import type { Constraint } from '../kernel/rules.ts';
import { parseSquare } from '../kernel/square-name.ts';
import { isSameValue, readValue, squareOf } from './command-values.ts';
import type { Event } from './event.ts';
import type { Game } from './game.ts';
import { offeredOption } from './options.ts';
import { applyIfLegal, isLegal } from './play.ts';
import { clausesOfRequest } from './request-clauses.ts';
import type { Option } from './rules.ts';
import { gameAt, startRun } from './run.ts';
import type { Answer, Request, State } from './state.ts';
import { type Reason, whyNotChosen, whyNotChosenWhereDeclined, whyNotChosenWhereForced, whyNotTaken } from './why-not.ts';
import { answerGiven, askedBy, countReadFields, hasGivenValue, surplusMessage } from './written-answer.ts';

export interface Command {
  readonly player: string;
  /** The character that the command is given to. */
  readonly to?: string;
  /** The answers to requests that no field of the command names, in the order of these requests. */
  readonly choose?: readonly unknown[];
  /** The fields that mean the option, and the chosen values by the names of the choices. */
  readonly [field: string]: unknown;
}

type Outcome =
  | { readonly kind: 'done'; readonly state: State; readonly events: readonly Event[]; readonly diceUsed: number }
  | { readonly kind: 'illegal'; readonly illegal: Reason }
  /** The dice have run out. */
  | { readonly kind: 'dice' };

/**
 * Carries out a whole command: from the offer that it answers to the next offer outside the chosen option, or to the end of the game.
 * Requests before the offer, such as those of triggers at the beginning of the game, get the first answers of `choose`. `dice` are taken
 * in order.
 */
export function carryOutCommand(opened: Game, state: State, given: Command, dice: readonly number[]): Outcome {
  const { request } = state;
  const game = gameAt(opened, state);
  if (request === null) return refuse(game.rules.ends, 'the game is over');
  if (request.kind !== 'offer') return answerFirst(game, state, request, given, dice);
  const player = game.ids.player?.indexOf(given.player) ?? -1;
  if (player !== request.by) return refuse(clausesOfRequest(game, state), `it is not the turn of ${given.player}`);
  const self = given.to === undefined ? -1 : (game.ids.character?.indexOf(given.to) ?? -1);
  if (given.to !== undefined && self < 0) return refuse(clausesOfRequest(game, state), `there is no character ${given.to}`);
  const options = game.rules.options.filter((option) => fits(option.command, given));
  if (options.length === 0)
    return refusalOfCommand(game, state, self, given) ?? refuse(clausesOfRequest(game, state), 'there is no such action');
  let failure: Outcome | undefined;
  let highestRank = -1;
  for (const option of options) {
    const done = carryOutOption(game, state, option, self, given, dice);
    if (done.kind === 'done') return done;
    // Report the failure of the option that reads most of the given fields. Where several read as many, prefer one with a choice that has
    // the given value, then a legal one, then an offered one.
    const offered = offeredOption(startRun(game, state), option.id, self);
    const legal = isLegal(game, state, { kind: 'offer', option: option.id, self });
    const meant = offered !== undefined && hasGivenValue(game, state, offered, given);
    const readCount = countReadFields(game, option, given) + Object.keys(option.command).length;
    const rank = 8 * readCount + (meant ? 4 : 0) + (legal ? 2 : 0) + (offered === undefined ? 0 : 1);
    if (rank <= highestRank) continue;
    highestRank = rank;
    failure = done;
  }
  return failure ?? refuse(clausesOfRequest(game, state), 'there is no such action');
}

function answerFirst(game: Game, state: State, request: Request, given: Command, dice: readonly number[]): Outcome {
  const [written, ...rest] = given.choose ?? [];
  const found = answerGiven(game, state, request, { written, isFromNamedField: false, dice, unread: given });
  if (found === 'dice-missing') return { kind: 'dice' };
  const played = found === undefined ? undefined : applyIfLegal(game, state, found.answer);
  if (found === undefined || played === undefined)
    return refuse(clausesOfRequest(game, state), `${askedBy(game, request)} is missing or is not legal`);
  const choose = found.takesFromChoose ? rest : given.choose;
  const done = carryOutCommand(game, played.state, { ...given, ...(choose === undefined ? {} : { choose }) }, dice.slice(found.diceUsed));
  if (done.kind !== 'done') return done;
  return { ...done, events: [...played.events, ...done.events], diceUsed: found.diceUsed + done.diceUsed };
}

const refuse = (clauses: readonly string[], message: string): Outcome => ({
  kind: 'illegal',
  illegal: { rule: clauses[0] ?? '', message },
});

/** The refusal of a command that would mean an option if some of its fields had other values. */
function refusalOfCommand(game: Game, state: State, self: number, given: Command): Outcome | undefined {
  const g = startRun(game, state);
  for (const option of game.rules.options)
    for (const { command: other, clauses, message, test } of option.commandRefusals ?? []) {
      if (!fits({ ...option.command, ...other }, given)) continue;
      const offered = offeredOption(g, option.id, self);
      if (offered !== undefined && test(g, offered.facts)) return refuse(clauses, message);
    }
  return undefined;
}

const fits = (command: Option['command'], given: Command): boolean => {
  const fields = Object.entries(command);
  return fields.length > 0 && fields.every(([field, value]) => given[field] === value);
};

/** Many times the answers that any command needs. Rules that ask again whenever a player declines throw an error here. */
const MOST_ANSWERS = 1_000;

function carryOutOption(opened: Game, state: State, option: Option, self: number, given: Command, dice: readonly number[]): Outcome {
  let game = opened;
  const depth = state.stack.length;
  const fieldsOfOption = ['player', 'to', 'choose', ...Object.keys(option.command)];
  const unreadFields = new Set(Object.keys(given).filter((field) => !fieldsOfOption.includes(field)));
  const unnamedAnswers = [...(given.choose ?? [])];
  const events: Event[] = [];
  let diceUsed = 0;
  let nextAnswer: Answer = { kind: 'offer', option: option.id, self };
  let current = state;
  const past: (readonly [State, Answer])[] = [];
  for (;;) {
    const before = current;
    if (past.push([before, nextAnswer]) > MOST_ANSWERS) throw new Error(`the rules do not stop asking in ${option.id}`);
    const played = applyIfLegal(game, before, nextAnswer);
    if (played === undefined) return { kind: 'illegal', illegal: whyNotAnswered(game, before, nextAnswer, option, given) };
    current = played.state;
    game = gameAt(game, current);
    events.push(...played.events);
    for (const { as, subject, clauses, value } of played.forced) {
      if (!unreadFields.delete(as)) continue;
      const wanted = readValue(game, subject, given[as]);
      if (isSameValue(wanted, value)) continue;
      const why = whyNotChosenWhereForced(game, before, nextAnswer, as, wanted);
      return why === undefined ? refuse(clauses, `the choice of ${as} is not legal`) : { kind: 'illegal', illegal: why };
    }
    const { request } = current;
    if (request === null || (request.kind === 'offer' && current.stack.length <= depth)) break;
    const field = request.kind === 'choose' && unreadFields.delete(request.as) ? request.as : undefined;
    const written = field === undefined ? unnamedAnswers[0] : given[field];
    const unread = Object.fromEntries([...unreadFields].map((name) => [name, given[name]]));
    const found = answerGiven(game, current, request, {
      written,
      isFromNamedField: field !== undefined,
      dice: dice.slice(diceUsed),
      unread,
    });
    if (found === 'dice-missing') return { kind: 'dice' };
    if (found === undefined) return refuseUnreadable(game, current, option, field, written);
    if (found.takesFromChoose) unnamedAnswers.shift();
    diceUsed += found.diceUsed;
    nextAnswer = found.answer;
  }
  if (unreadFields.size + unnamedAnswers.length > 0) return refuseSurplus(game, option, past, [...unreadFields], unnamedAnswers);
  return { kind: 'done', state: current, events, diceUsed };
}

/**
 * The refusal of fields and answers that no choice asked for. If the engine declined an optional choice, it gives the reason why the first
 * of these answers may not be chosen there.
 */
function refuseSurplus(
  game: Game,
  { clauses }: Option,
  past: readonly (readonly [State, Answer])[],
  unreadFields: readonly string[],
  unnamedAnswers: readonly unknown[],
): Outcome {
  for (const [state, answer] of past) {
    const why = whyNotChosenWhereDeclined(game, state, answer, (subject) => readValue(game, subject, unnamedAnswers[0]));
    if (why !== undefined) return { kind: 'illegal', illegal: why };
  }
  // The first answer takes the option: the requests of the action are those after it.
  const asked = past.slice(1).flatMap(([{ request }]) => (request === null ? [] : [askedBy(game, request)]));
  const reason = { rule: clauses[0] ?? '', message: surplusMessage(unreadFields, unnamedAnswers, asked) };
  return { kind: 'illegal', illegal: { ...reason, alternatives: { unasked: unnamedAnswers.length } } };
}

function whyNotAnswered(game: Game, state: State, answer: Answer, option: Option, given: Command): Reason {
  const { request } = state;
  const [rule = ''] = request?.kind === 'entry' ? clausesOfRequest(game, state) : option.clauses;
  if (answer.kind === 'offer') {
    if (option.self !== undefined && answer.self < 0) return { rule, message: 'the field "to" is missing' };
    if (option.self === undefined && answer.self >= 0)
      return { rule, message: 'the action does not ask for a character in the field "to"' };
    return whyNotTaken(game, state, option, answer.self, (as, subject) => readValue(game, subject, given[as]));
  }
  const found = answer.kind === 'choose' ? whyNotChosen(startRun(game, state), answer.value) : undefined;
  return found ?? { rule, message: request === null ? 'this choice is not legal' : `${askedBy(game, request)} is not legal` };
}

/**
 * The refusal of a choice that is missing or cannot be read. A field with a square off the map is refused by the constraint on the set-up
 * that is about this field, which tests it as square -1. Such a field gets here only where the set-up has several maps: with one, the
 * question is refused before it is played.
 */
function refuseUnreadable(game: Game, state: State, option: Option, field: string | undefined, written: unknown): Outcome {
  const { request } = state;
  if (request === null) return refuse(game.rules.ends, 'the game is over');
  const isOffMap = [written]
    .flat()
    .some((name) => typeof name === 'string' && parseSquare(name) !== undefined && squareOf(game, name) === undefined);
  const refuses = ({ on, about, test }: Constraint): boolean =>
    on === 'set-up' && about === `action.${field}` && test(game.terrain, { square: -1 });
  const found = isOffMap ? game.terrain.rules.constraints.find(refuses) : undefined;
  if (found !== undefined) return refuse(found.clauses, found.message);
  const why = field === undefined ? undefined : whyNotChosen(startRun(game, state), undefined);
  if (why !== undefined) return { kind: 'illegal', illegal: why };
  const clauses = request.kind === 'entry' ? clausesOfRequest(game, state) : option.clauses;
  return refuse(clauses, `${askedBy(game, request)} is missing or cannot be read`);
}
