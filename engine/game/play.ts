/** Playing a game: what may be answered now, and the state after an answer. */
import { type Candidates, candidatesOf } from './domain.ts';
import { run } from './machine.ts';
import type { Event, Locals, Option, Refusal, Value } from './rules.ts';
import { asList, endRun, type Forced, type Run, startRun } from './run.ts';
import type { Answer, Frame, Game, State } from './state.ts';

/** Why something is not allowed: the clause, in words for players. */
export interface Reason {
  readonly rule: string;
  readonly message: string;
}

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

function top(g: Run): Frame {
  const frame = g.stack[g.stack.length - 1];
  if (frame === undefined) throw new RangeError('the game is over');
  return frame;
}

const instructionOf = (g: Run, frame: Frame) => g.game.rules.procedures[frame.procedure]?.code[frame.at];

/** An option of the menu that is asked for, with the facts its constraints see. */
export interface Candidate {
  readonly option: Option;
  readonly self: number;
  readonly facts: Locals;
}

/** The options of the menu that is asked for, those that a constraint forbids included. */
export function offeredOptions(g: Run): Candidate[] {
  const frame = top(g);
  const instruction = instructionOf(g, frame);
  if (instruction?.op !== 'offer') return [];
  return g.game.rules.options
    .filter((option) => option.menu === instruction.menu)
    .flatMap((option) =>
      option
        .self(g)
        .filter((self) => option.test(g, { self }))
        .map((self): Candidate => ({ option, self, facts: { ...option.facts(g, { self }), ...instruction.with(g, frame.locals), self } })),
    )
    .filter(({ facts }) => instruction.where?.(g, frame.locals, facts) !== false);
}

const refusalsOf = (g: Run, { option, facts }: Candidate): readonly Refusal[] =>
  option.refusals.filter((refusal) => refusal.test(g, facts));

/** Whether an option comes to a request that has an answer, to dice, or to its end. Nothing of it is left in the state. */
function possible(g: Run, candidate: Candidate): boolean {
  const draft = startRun(g.game, endRun(g));
  draft.answer = { kind: 'offer', option: candidate.option.id, self: candidate.self };
  run(draft);
  return !draft.stuck;
}

/** The candidates of the choice that is asked for; undefined when something else is. */
export function choices(g: Run): Candidates | undefined {
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
      const count = 6 ** request.dice;
      return { count, at: (place) => ({ kind: 'roll', dice: diceAt(place, request.dice) }) };
    }
    case 'choose': {
      const found = choices(g);
      const instruction = instructionOf(g, top(g));
      const may = instruction?.op === 'choose' && instruction.may;
      const count = found?.count ?? 0;
      return { count: count + (may ? 1 : 0), at: (place) => ({ kind: 'choose', value: place < count ? (found?.at(place) ?? -1) : -1 }) };
    }
    case 'offer':
      return fixed(legalOptions(g).map(({ option, self }): Answer => ({ kind: 'offer', option: option.id, self })));
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
  const left = offeredOptions(g).filter((candidate) => refusalsOf(g, candidate).length === 0);
  while (left.length > 0) {
    const [candidate] = left.splice(draw(left.length), 1);
    if (candidate !== undefined && possible(g, candidate)) return { kind: 'offer', option: candidate.option.id, self: candidate.self };
  }
  return undefined;
}

const fixed = (answers: readonly Answer[]): Legal => ({
  count: answers.length,
  at: (place) => answers[place] ?? { kind: 'roll', dice: [] },
});

const triggerId = (game: Game, place: number): string => game.rules.triggers[place]?.id ?? '';

const diceAt = (place: number, dice: number): number[] => Array.from({ length: dice }, (_, k) => 1 + (Math.floor(place / 6 ** k) % 6));

export function legalOptions(g: Run): readonly Candidate[] {
  return offeredOptions(g).filter((candidate) => refusalsOf(g, candidate).length === 0 && possible(g, candidate));
}

/** Why an option is not offered: each constraint that forbids it. Empty if it is offered, or if it has no candidate. */
export function whyNot(g: Run, option: string, self: number): readonly Reason[] {
  const candidate = offeredOptions(g).find((c) => c.option.id === option && c.self === self);
  if (candidate === undefined) return [];
  return refusalsOf(g, candidate).map(({ clauses, message }) => ({ rule: clauses[0] ?? '', message }));
}

/** The clauses of the choice that is asked for; none where something else is. */
export function clausesOfChoice(g: Run): readonly string[] {
  const instruction = instructionOf(g, top(g));
  return instruction?.op === 'choose' ? instruction.clauses : [];
}

/** Why a candidate may not be chosen: each constraint on the role that forbids it. Empty for what is no candidate at all. */
export function whyNotChosen(g: Run, value: Value): readonly Reason[] {
  const frame = top(g);
  const instruction = instructionOf(g, frame);
  if (instruction?.op !== 'choose') return [];
  const items = typeof value === 'number' ? [value] : Array.isArray(value) ? asList(value) : [];
  const who = instruction.who(g, frame.locals);
  const by = instruction.by(g, frame.locals);
  return (g.game.rules.choices[instruction.role] ?? [])
    .filter((refusal) => items.some((it) => refusal.test(g, { it, who, by })))
    .map(({ clauses, message }) => ({ rule: clauses[0] ?? '', message }));
}

/** Whether an answer is one of those that the request allows. */
export function isLegal(game: Game, state: State, answer: Answer): boolean {
  const { request } = state;
  if (request === null || request.kind !== answer.kind) return false;
  switch (answer.kind) {
    case 'roll':
      return (
        request.kind === 'roll' && answer.dice.length === request.dice && answer.dice.every((d) => Number.isInteger(d) && d >= 1 && d <= 6)
      );
    case 'choose':
      return allowsChoice(startRun(game, state), answer.value);
    case 'offer': {
      const g = startRun(game, state);
      const found = offeredOptions(g).find((c) => c.option.id === answer.option && c.self === answer.self);
      return found !== undefined && refusalsOf(g, found).length === 0 && possible(g, found);
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
  return { state: endRun(g), events, forced: g.forced };
}
