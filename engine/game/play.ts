import type { Candidates } from './candidates.ts';
import { candidatesOf } from './domain.ts';
import type { Event } from './event.ts';
import { explain } from './explain.ts';
import type { Forced, Game } from './game.ts';
import { fieldOf } from './listed.ts';
import { run } from './machine.ts';
import { carryOut, hasLegalOption, instructionOf, isRefused, legalOptions, type OfferedOption, offeredOption, top } from './options.ts';
import { endRun, type Run, startRun } from './run.ts';
import type { Answer, Request, State } from './state.ts';
import type { Value } from './values.ts';

export interface Legal {
  readonly count: number;
  /** The answer at an index below `count`; no other index is asked for. */
  at(index: number): Answer;
}

export interface Played {
  readonly state: State;
  readonly events: readonly Event[];
  /** Choices that were made without asking, since they had one candidate. */
  readonly forced: readonly Forced[];
}

function choices(g: Run): Candidates | undefined {
  const frame = top(g);
  const instruction = instructionOf(g, frame);
  return instruction?.op === 'choose' ? candidatesOf(g, frame.locals, instruction) : undefined;
}

/** Everything that may be answered to the request of a state. Rolls, splits and paths are made one by one, when they are asked for. */
export function legalAnswers(game: Game, state: State): Legal {
  const { request } = state;
  const g = startRun(game, state);
  switch (request?.kind) {
    case undefined:
      return { count: 0, at: () => NO_ANSWER };
    case 'roll': {
      const count = request.sides ** request.dice;
      return { count, at: (index) => ({ kind: 'roll', dice: diceAt(index, request) }) };
    }
    case 'choose': {
      const found = choices(g);
      const instruction = instructionOf(g, top(g));
      const may = instruction?.op === 'choose' && instruction.may;
      const count = found?.count() ?? 0;
      return { count: count + (may ? 1 : 0), at: (index) => ({ kind: 'choose', value: index < count ? (found?.at(index) ?? -1) : -1 }) };
    }
    case 'offer':
      return fixed([
        ...legalOptions(game, state).map(({ option, self }): Answer => ({ kind: 'offer', option: option.id, self })),
        ...(request.may ? [PASS] : []),
      ]);
    case 'order':
      return fixed(request.triggers.map(([trigger, user]): Answer => ({ kind: 'order', trigger: triggerId(game, trigger), user })));
    case 'may':
      return fixed(
        [true, false].map((acts): Answer => ({ kind: 'may', trigger: triggerId(game, request.trigger), user: request.user, acts })),
      );
    case 'next':
      return fixed(request.items.map((item): Answer => ({ kind: 'next', item })));
    case 'entry': {
      const entries = game.rules.calculations[request.calculation]?.entries ?? [];
      return fixed(request.entries.map((index): Answer => ({ kind: 'entry', entry: entries[index]?.id ?? '' })));
    }
  }
}

export const PASS: Answer = { kind: 'pass' };

/** An answer that no request allows, since every roll has dice. */
const NO_ANSWER: Answer = { kind: 'roll', dice: [] };

const fixed = (answers: readonly Answer[]): Legal => ({
  count: answers.length,
  at: (index) => answers[index] ?? NO_ANSWER,
});

const triggerId = (game: Game, index: number): string => game.rules.triggers[index]?.id ?? '';

/** The roll with this number among all rolls: the digits of the number in the base of the sides. */
const diceAt = (index: number, { dice, sides }: Extract<Request, { kind: 'roll' }>): number[] =>
  Array.from({ length: dice }, (_, k) => 1 + (Math.floor(index / sides ** k) % sides));

export function isLegal(game: Game, state: State, answer: Answer): boolean {
  const { request } = state;
  if (answer.kind === 'pass') return request?.kind === 'offer' && request.may;
  if (request === null || request.kind !== answer.kind) return false;
  switch (answer.kind) {
    case 'roll':
      return (
        request.kind === 'roll' &&
        answer.dice.length === request.dice &&
        answer.dice.every((d) => Number.isInteger(d) && d >= 1 && d <= request.sides)
      );
    case 'choose':
      return allowsChoice(startRun(game, state), answer.value);
    case 'offer': {
      const g = startRun(game, state);
      const found = unrefusedOption(g, state, answer);
      return found !== undefined && carryOut(g, state, found) !== undefined;
    }
    default: {
      const legal = legalAnswers(game, state);
      return Array.from({ length: legal.count }, (_, index) => legal.at(index)).some((one) => hasSameFields(one, answer));
    }
  }
}

/** Whether two answers without lists have the same fields, in any order. */
function hasSameFields(a: Answer, b: Answer): boolean {
  const fields = Object.entries(a);
  return Object.keys(b).length === fields.length && fields.every(([name, value]) => fieldOf(b, name) === value);
}

function unrefusedOption(g: Run, { request }: State, { option, self }: Extract<Answer, { kind: 'offer' }>): OfferedOption | undefined {
  if (request?.kind !== 'offer') return undefined;
  const found = offeredOption(g, option, self);
  return found === undefined || isRefused(g, found) ? undefined : found;
}

function allowsChoice(g: Run, value: Value): boolean {
  const instruction = instructionOf(g, top(g));
  const declined = instruction?.op === 'choose' && instruction.may && value === -1;
  return declined || (choices(g)?.has(value) ?? false);
}

/**
 * The state after an answer, or undefined where the answer is not legal. The given state does not change. With `isExplained`, the events
 * cite all that decided them, and the state keeps for later events what calculations have counted.
 */
export function applyIfLegal(game: Game, state: State, answer: Answer, isExplained = true): Played | undefined {
  if (answer.kind === 'offer') return applyOption(game, state, answer, isExplained);
  return isLegal(game, state, answer) ? proceed(game, state, answer, isExplained) : undefined;
}

/** Only carrying out an option shows whether it is possible, so the game goes on from that run. */
function applyOption(game: Game, state: State, answer: Extract<Answer, { kind: 'offer' }>, isExplained: boolean): Played | undefined {
  const events: Event[] = [];
  const g = startRun(game, state);
  g.isExplained = isExplained;
  const found = unrefusedOption(g, state, answer);
  const carriedOut = found === undefined ? undefined : carryOut(g, state, found, events);
  return carriedOut === undefined ? undefined : toPlayed(game, carriedOut, events);
}

/** As `applyIfLegal`, for an answer that is known to be legal; undefined starts a game, which has no request yet. */
export function proceed(game: Game, state: State, answer: Answer | undefined, isExplained = false): Played {
  const events: Event[] = [];
  const g = startRun(game, state, events);
  if (isExplained) explain(g);
  g.answer = answer;
  run(g);
  return toPlayed(game, g, events);
}

/** Ends a run that has come to a request. An offer that may be passed and has no legal option is passed without asking the player. */
export function toPlayed(game: Game, g: Run, events: readonly Event[]): Played {
  let state = endRun(g);
  while (mayPass(state.request) && !hasLegalOption(game, state)) {
    g.answer = PASS;
    g.request = null;
    run(g);
    state = endRun(g);
  }
  return { state, events, forced: g.forced };
}

const mayPass = (request: Request | null): boolean => request?.kind === 'offer' && request.may;
