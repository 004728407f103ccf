/** The options of a menu: which of them apply, which are refused, and which lead to an answer. */
import { run } from './machine.ts';
import type { Event, Locals, Option, Refusal } from './rules.ts';
import { type Halts, type Run, startRun } from './run.ts';
import type { Frame, Game, State } from './state.ts';

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

/** An option with one of its users; `test` has not decided yet whether it applies to that user. */
type Listed = Pick<Candidate, 'option' | 'self'>;

/** The options of the menu that is asked for, or one of them, with all their users. */
export function menuOf(g: Run, only?: string): Listed[] {
  const instruction = instructionOf(g, top(g));
  if (instruction?.op !== 'offer') return [];
  return g.game.rules.options
    .filter((option) => option.menu === instruction.menu && (only === undefined || option.id === only))
    .flatMap((option) => option.self(g).map((self): Listed => ({ option, self })));
}

/** An option of the menu with its facts; undefined where it does not apply to its user. */
export function candidateOf(g: Run, { option, self }: Listed): Candidate | undefined {
  const frame = top(g);
  const instruction = instructionOf(g, frame);
  if (instruction?.op !== 'offer' || !option.test(g, { self })) return undefined;
  const facts = { ...option.facts(g, { self }), ...instruction.with(g, frame.locals), self };
  return instruction.where?.(g, frame.locals, facts) === false ? undefined : { option, self, facts };
}

/** The options of the menu that is asked for, or one of them, for each user to which they apply; refused ones too. */
export const offeredOptions = (g: Run, only?: string): Candidate[] => menuOf(g, only).flatMap((listed) => candidateOf(g, listed) ?? []);

export const refusalsOf = (g: Run, { option, facts }: Candidate): readonly Refusal[] =>
  option.refusals.filter((refusal) => refusal.test(g, facts));

/** Whether an option leads to a request that has an answer, to a roll, or to its end. It is tried on a draft, which is then discarded. */
const isPossible = (game: Game, state: State, candidate: Candidate): boolean => !draftOf(game, state, candidate, isStuck).halted;

/** A choice that has to be made and has no candidate. */
export const isStuck: Halts = (choose, found) => found.kind === 'none' && !choose.may;

/** A draft of an option, up to the first choice at which it halts, or the first request. */
export function draftOf(game: Game, state: State, { option, self }: Candidate, halts: Halts, events?: Event[]): Run {
  const draft = startRun(game, state, events, halts);
  draft.answer = { kind: 'offer', option: option.id, self };
  run(draft);
  return draft;
}

export const isRefused = (g: Run, { option, facts }: Candidate): boolean => option.refusals.some((refusal) => refusal.test(g, facts));
/** @param g a run of the state, in which the candidate was found */
export const isLegalOption = (g: Run, state: State, candidate: Candidate): boolean =>
  !isRefused(g, candidate) && isPossible(g.game, state, candidate);

export function legalOptions(game: Game, state: State): readonly Candidate[] {
  const g = startRun(game, state);
  return offeredOptions(g).filter((candidate) => isLegalOption(g, state, candidate));
}

export function hasLegalOption(game: Game, state: State): boolean {
  const g = startRun(game, state);
  return menuOf(g).some((listed) => {
    const candidate = candidateOf(g, listed);
    return candidate !== undefined && isLegalOption(g, state, candidate);
  });
}
