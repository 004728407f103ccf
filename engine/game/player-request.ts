import { allowed, allowedPaths, basesOf, listCandidates } from './domain.ts';
import type { Statement } from './event.ts';
import { consultedFor } from './explain.ts';
import type { Game } from './game.ts';
import type { Announcement, Choose } from './instruction.ts';
import { instructionOf, legalOptions, offeredOptions, top } from './options.ts';
import { characterOf, triggerOf } from './points.ts';
import { type Run, startRun } from './run.ts';
import type { Frame, State } from './state.ts';
import { type Reason, whyNotTaken } from './why-not.ts';

/** An option of a menu. `refused` is why it may not be taken now; undefined where it may. */
export interface RequestOption {
  /** Its id, and what players call it. */
  readonly option: string;
  readonly title: string;
  readonly clauses: readonly string[];
  /** The number of the subject it is for; -1 for none. */
  readonly self: number;
  readonly refused?: Reason;
}

/** A definition that a request is about: one that may act or count, or that acts in the order that the player chooses. */
export interface RequestUse {
  readonly id: string;
  readonly clauses: readonly string[];
  /** What the answer names besides the definition: the character that uses it or, for an effect, the running effect; -1 for none. */
  readonly user: number;
  /** The character that uses it or that the effect is on; -1 for none. */
  readonly character: number;
}

/** Items are the numbers of subjects of the kind that is chosen, or plain numbers. */
export type RequestChoice =
  | { readonly form: 'one'; readonly items: readonly number[] }
  | { readonly form: 'several'; readonly items: readonly number[]; readonly least: number; readonly most: number }
  | { readonly form: 'split'; readonly amount: number; readonly among: readonly number[] }
  /** `ends` are squares, nearest first; `to` gives a shortest path to one of them, the start first. */
  | { readonly form: 'path'; readonly mover: number; readonly ends: readonly number[]; to(end: number): readonly number[] }
  /** Placements of the base of the mover: its squares, in the order of its parts. */
  | { readonly form: 'base'; readonly mover: number; readonly bases: readonly (readonly number[])[] };

/** A request in the form in which it is shown. `by` is the number of the player; `may` of an offer is whether the player may pass. */
export type PlayerRequest =
  | { readonly kind: 'offer'; readonly by: number; readonly options: readonly RequestOption[]; readonly may: boolean }
  | {
      readonly kind: 'choose';
      readonly by: number;
      readonly prompt: string;
      /** The kind of subject that is chosen; empty for plain numbers. */
      readonly subject: string;
      readonly may: boolean;
      readonly choice: RequestChoice;
    }
  | {
      readonly kind: 'roll';
      readonly by: number;
      readonly dice: number;
      readonly sides: number;
      /** The purpose of the roll, such as `attack`. */
      readonly for: string;
      /** Who rolls, with which values, and what is needed. */
      readonly announcement?: Statement;
    }
  /** Which of these acts next; for `may`, whether this one acts. */
  | { readonly kind: 'order'; readonly by: number; readonly uses: readonly RequestUse[] }
  | { readonly kind: 'may'; readonly by: number; readonly use: RequestUse }
  /** Which of the items (characters) of a loop comes next. */
  | { readonly kind: 'next'; readonly by: number; readonly items: readonly number[] }
  /** Which of these definitions counts in a calculation. */
  | { readonly kind: 'entry'; readonly by: number; readonly uses: readonly RequestUse[] };

export function playerRequestOf(game: Game, state: State): PlayerRequest | undefined {
  const { request } = state;
  if (request === null) return undefined;
  const { by } = request;
  switch (request.kind) {
    case 'offer':
      return { kind: 'offer', by, options: requestOptions(game, state), may: request.may };
    case 'choose':
      return choiceRequest(game, state, by);
    case 'roll':
      return { kind: 'roll', by, dice: request.dice, sides: request.sides, for: request.for, ...announcementOfRoll(game, state) };
    case 'order':
      return { kind: 'order', by, uses: request.triggers.map(([trigger, user]) => requestUseOf(game, state, trigger, user)) };
    case 'may':
      return { kind: 'may', by, use: requestUseOf(game, state, request.trigger, request.user) };
    case 'next':
      return { kind: 'next', by, items: request.items };
    case 'entry': {
      const entries = game.rules.calculations[request.calculation]?.entries ?? [];
      const uses = request.entries
        .flatMap((index) => entries[index] ?? [])
        .map(({ id, clauses }) => ({ id, clauses, user: -1, character: -1 }));
      return { kind: 'entry', by, uses };
    }
  }
}

/** The announcement of the roll that is asked for, or of the call whose procedure makes the roll. */
function announcementOfRoll(game: Game, state: State): { readonly announcement?: Statement } {
  const g = startRun(game, state);
  const frame = top(g);
  const roll = instructionOf(g, frame);
  const caller = g.stack.at(-2);
  // A caller is already at the instruction after its call.
  const call = caller === undefined ? undefined : instructionOf(g, { ...caller, at: caller.at - 1 });
  if (roll?.op === 'roll' && roll.announcement !== undefined) return { announcement: statementOf(g, roll.announcement, frame) };
  return caller === undefined || call?.op !== 'call' || call.announcement === undefined
    ? {}
    : { announcement: statementOf(g, call.announcement, caller) };
}

/** It cites what its values follow from, as events do (explain.ts). */
function statementOf(g: Run, { says, clauses, with: fields }: Announcement, { locals }: Frame): Statement {
  g.consulted = [];
  const shown = fields(g, locals);
  return { says, fields: shown, because: [...new Set([...clauses, ...consultedFor(g), ...g.consulted])] };
}

function requestUseOf(game: Game, state: State, triggerIndex: number, user: number): RequestUse {
  const g = startRun(game, state);
  const trigger = triggerOf(g, triggerIndex);
  return { id: trigger.id, clauses: trigger.clauses, user, character: characterOf(g, trigger, user) };
}

function requestOptions(game: Game, state: State): RequestOption[] {
  const g = startRun(game, state);
  const legal = legalOptions(game, state);
  return offeredOptions(g).map(({ option, self }): RequestOption => {
    const shown = { option: option.id, title: option.title, clauses: option.clauses, self };
    const isLegal = legal.some((one) => one.option === option && one.self === self);
    // No value has been chosen yet that a reason could be about.
    return isLegal ? shown : { ...shown, refused: whyNotTaken(game, state, option, self, () => undefined) };
  });
}

function choiceRequest(game: Game, state: State, by: number): PlayerRequest | undefined {
  const g = startRun(game, state);
  const frame = top(g);
  const instruction = instructionOf(g, frame);
  if (instruction?.op !== 'choose') return undefined;
  const { prompt, subject, may } = instruction;
  return { kind: 'choose', by, prompt, subject, may, choice: choiceOf(g, frame, instruction) };
}

function choiceOf(g: Run, { locals }: Frame, instruction: Choose): RequestChoice {
  const domain = instruction.from(g, locals);
  switch (domain.kind) {
    case 'list':
      return { form: 'one', items: listCandidates(g, locals, instruction, domain.items) };
    case 'subsets': {
      const items = allowed(g, locals, instruction, domain.items);
      return { form: 'several', items, least: domain.least, most: Math.min(domain.most, items.length) };
    }
    case 'splits':
      return { form: 'split', amount: domain.amount, among: domain.among };
    case 'paths': {
      const paths = allowedPaths(g, locals, instruction, domain);
      return { form: 'path', mover: domain.mover, ends: paths.ends(), to: (end) => paths.to(end) };
    }
    case 'bases':
      return { form: 'base', mover: domain.mover, bases: basesOf(g, domain) };
  }
}
