/** Playing a game: what may be answered now, and the state after an answer. */
import { type Candidates, candidatesOf } from './domain.ts';
import { run } from './machine.ts';
import type { Event, Locals, Option, Refusal, Value } from './rules.ts';
import { endRun, type Forced, type Halts, type Run, startRun } from './run.ts';
import type { Answer, Frame, Game, Request, State } from './state.ts';

/** The answers that a state allows. */
export interface Legal {
  readonly count: number;
  at(place: number): Answer;
}

export interface Played {
  readonly state: State;
  readonly events: readonly Event[];
  readonly forced: readonly Forced[];
}

/** The procedure that is running. */
export function top(g: Run): Frame {
  const frame = g.stack[g.stack.length - 1];
  if (frame === undefined) throw new RangeError('the game is over');
  return frame;
}

/** The instruction at which a procedure is. */
export const instructionOf = (g: Run, frame: Frame) => g.game.rules.procedures[frame.procedure]?.code[frame.at];

/** An option of the menu that is asked for, with the facts its constraints see. */
interface Candidate {
  readonly option: Option;
  readonly self: number;
  readonly facts: Locals;
}

/** The options of the menu that is asked for, or one of them for each user, those that a constraint forbids included. */
export function offeredOptions(g: Run, only?: string): Candidate[] {
  const frame = top(g);
  const instruction = instructionOf(g, frame);
  if (instruction?.op !== 'offer') return [];
  return g.game.rules.options
    .filter((option) => option.menu === instruction.menu && (only === undefined || option.id === only))
    .flatMap((option) =>
      option
        .self(g)
        .filter((self) => option.test(g, { self }))
        .map((self): Candidate => ({ option, self, facts: { ...option.facts(g, { self }), ...instruction.with(g, frame.locals), self } })),
    )
    .filter(({ facts }) => instruction.where?.(g, frame.locals, facts) !== false);
}

export const refusalsOf = (g: Run, { option, facts }: Candidate): readonly Refusal[] =>
  option.refusals.filter((refusal) => refusal.test(g, facts));

/** Whether an option comes to a request that has an answer, to dice, or to its end. Nothing of it is left in the state. */
function possible(g: Run, candidate: Candidate): boolean {
  return !draftOf(g.game, endRun(g), candidate, isStuck).halted;
}

/** A choice that has to be made and has no candidate. */
export const isStuck: Halts = (choose, found) => found.kind === 'none' && !choose.may;

/** A draft of an option, up to the first choice at which it halts, or the first request. */
export function draftOf(game: Game, state: State, { option, self }: Candidate, halts: Halts): Run {
  const draft = startRun(game, state, undefined, halts);
  draft.answer = { kind: 'offer', option: option.id, self };
  run(draft);
  return draft;
}

/** The candidates of the choice that is asked for; undefined when something else is. */
function choices(g: Run): Candidates | undefined {
  const frame = top(g);
  const instruction = instructionOf(g, frame);
  return instruction?.op === 'choose' ? candidatesOf(g, frame.locals, instruction) : undefined;
}

/** Everything that may be answered to the request of a state, each made when it is asked for. */
export function legalAnswers(game: Game, state: State): Legal {
  const { request } = state;
  const g = startRun(game, state);
  switch (request?.kind) {
    case undefined:
      return { count: 0, at: () => ({ kind: 'roll', dice: [] }) };
    case 'roll': {
      const count = request.sides ** request.dice;
      return { count, at: (place) => ({ kind: 'roll', dice: diceAt(place, request) }) };
    }
    case 'choose': {
      const found = choices(g);
      const instruction = instructionOf(g, top(g));
      const may = instruction?.op === 'choose' && instruction.may;
      const count = found?.count ?? 0;
      return { count: count + (may ? 1 : 0), at: (place) => ({ kind: 'choose', value: place < count ? (found?.at(place) ?? -1) : -1 }) };
    }
    case 'offer':
      return fixed([
        ...legalOptions(g).map(({ option, self }): Answer => ({ kind: 'offer', option: option.id, self })),
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
      return fixed(request.entries.map((place): Answer => ({ kind: 'entry', entry: entries[place]?.id ?? '' })));
    }
  }
}

const PASS: Answer = { kind: 'pass' };

/**
 * One of the answers that a state allows, each as likely as the others, without making the rest: `draw` gives a whole number below a bound.
 * Undefined when there is none.
 */
export function drawAnswer(game: Game, state: State, draw: (bound: number) => number): Answer | undefined {
  if (state.request?.kind !== 'offer') {
    const legal = legalAnswers(game, state);
    return legal.count === 0 ? undefined : legal.at(draw(legal.count));
  }
  const g = startRun(game, state);
  const left = offeredOptions(g).filter((candidate) => !isRefused(g, candidate));
  const { may } = state.request;
  while (left.length > 0) {
    const drawn = draw(left.length + (may ? 1 : 0));
    if (drawn === left.length) return PASS;
    const [candidate] = left.splice(drawn, 1);
    if (candidate !== undefined && possible(g, candidate)) return { kind: 'offer', option: candidate.option.id, self: candidate.self };
  }
  return may ? PASS : undefined;
}

const fixed = (answers: readonly Answer[]): Legal => ({
  count: answers.length,
  at: (place) => answers[place] ?? { kind: 'roll', dice: [] },
});

const triggerId = (game: Game, place: number): string => game.rules.triggers[place]?.id ?? '';

const diceAt = (place: number, { dice, sides }: Extract<Request, { kind: 'roll' }>): number[] =>
  Array.from({ length: dice }, (_, k) => 1 + (Math.floor(place / sides ** k) % sides));

const isRefused = (g: Run, { option, facts }: Candidate): boolean => option.refusals.some((refusal) => refusal.test(g, facts));
const isLegalOption = (g: Run, candidate: Candidate): boolean => !isRefused(g, candidate) && possible(g, candidate);

export const legalOptions = (g: Run): readonly Candidate[] => offeredOptions(g).filter((candidate) => isLegalOption(g, candidate));

const hasLegalOption = (g: Run): boolean => offeredOptions(g).some((candidate) => isLegalOption(g, candidate));

/** Whether an answer is one of those that the request allows. */
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
      const found = offeredOptions(g, answer.option).find(({ self }) => self === answer.self);
      return found !== undefined && isLegalOption(g, found);
    }
    default: {
      const legal = legalAnswers(game, state);
      const text = JSON.stringify(answer);
      return Array.from({ length: legal.count }, (_, place) => JSON.stringify(legal.at(place))).includes(text);
    }
  }
}

function allowsChoice(g: Run, value: Value): boolean {
  const instruction = instructionOf(g, top(g));
  const declined = instruction?.op === 'choose' && instruction.may && value === -1;
  return declined || (choices(g)?.has(value) ?? false);
}

/** The state after an answer, or undefined where the answer is not legal. The state given stays as it is. */
export function apply(game: Game, state: State, answer: Answer): Played | undefined {
  if (!isLegal(game, state, answer)) return undefined;
  return proceed(game, state, answer);
}

/** As `apply`, for an answer that `legalAnswers` issued. */
export function proceed(game: Game, state: State, answer: Answer | undefined): Played {
  const events: Event[] = [];
  const g = startRun(game, state, events);
  g.answer = answer;
  run(g);
  // No player is asked where there is no option.
  for (let here = endRun(g); here.request?.kind === 'offer' && here.request.may && !hasLegalOption(startRun(game, here)); ) {
    g.answer = PASS;
    g.request = null;
    run(g);
    here = endRun(g);
  }
  return { state: endRun(g), events, forced: g.forced };
}
