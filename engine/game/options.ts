import type { Event } from './event.ts';
import { explain } from './explain.ts';
import type { Game, Halts, Menu, OpenMenu, UserOption } from './game.ts';
import type { Instruction } from './instruction.ts';
import { run } from './machine.ts';
import { menuNamed, openMenu } from './menu.ts';
import { isRefusedByAny } from './refusals.ts';
import type { Option, Refusal } from './rules.ts';
import { endRun, type Run, startRun } from './run.ts';
import type { Frame, State } from './state.ts';
import type { Locals } from './values.ts';

export function top(g: Run): Frame {
  const frame = g.stack[g.stack.length - 1];
  if (frame === undefined) throw new RangeError('the game is over');
  return frame;
}

export const instructionOf = (g: Run, frame: Frame) => g.game.rules.procedures[frame.procedure]?.code[frame.at];

/** An option of the menu that is asked for, with its user (`self`, -1 for none) and the facts its constraints see. */
export interface OfferedOption {
  readonly option: Option;
  readonly self: number;
  readonly facts: Locals;
}

type Offer = Extract<Instruction, { op: 'offer' }>;
type User = { readonly self: number };

export function menuOf(g: Run): Menu {
  const instruction = instructionOf(g, top(g));
  if (instruction?.op !== 'offer') throw new Error('no menu is asked for');
  return menuNamed(g, instruction.menu);
}

function offerOf(g: Run, { option, self }: UserOption): OfferedOption | undefined {
  const frame = top(g);
  const instruction = instructionOf(g, frame);
  const user = { self };
  if (instruction?.op !== 'offer' || !option.test(g, user)) return undefined;
  const facts = factsOf(g, option, user, instruction, frame.locals);
  return instruction.where?.(g, frame.locals, facts) === false ? undefined : { option, self, facts };
}

function factsOf(g: Run, option: Option, user: User, offer: Offer, v: Locals): Locals {
  const facts = option.facts(g, user);
  if (offer.with !== undefined) Object.assign(facts, offer.with(g, v));
  facts['self'] = user.self;
  return facts;
}

/** As `offerOf`, undefined also where a constraint refuses it. The constraints are tested first: they refuse most. */
export function allowedOption(g: Run, one: UserOption, menu: OpenMenu): OfferedOption | undefined {
  return isKnownRefused(one, menu) ? undefined : testedOption(g, one, menu);
}

/** Options share cached results. So most refused options are found here, before any state is read for them. */
function isKnownRefused({ results }: UserOption, { refused }: OpenMenu): boolean {
  for (const resultIndex of results) if (resultIndex >= 0 && refused[resultIndex] === true) return true;
  return false;
}

function testedOption(g: Run, one: UserOption, { refused }: OpenMenu): OfferedOption | undefined {
  const { option, self, results } = one;
  const frame = top(g);
  const instruction = instructionOf(g, frame);
  if (instruction?.op !== 'offer') return undefined;
  const user = { self };
  let facts = instruction.with === undefined ? one.facts : undefined;
  for (let index = 0; index < results.length; index++) {
    const resultIndex = results[index] ?? -1;
    let refuses = resultIndex < 0 ? undefined : refused[resultIndex];
    if (refuses === undefined) {
      facts ??= factsOf(g, option, user, instruction, frame.locals);
      refuses = option.refusals[index]?.test(g, facts) === true;
      if (resultIndex >= 0) refused[resultIndex] = refuses;
    }
    if (refuses) return undefined;
  }
  if (!option.test(g, user)) return undefined;
  facts ??= factsOf(g, option, user, instruction, frame.locals);
  return instruction.where?.(g, frame.locals, facts) === false ? undefined : { option, self, facts };
}

/** The options of the menu that is asked for, for each user to which they apply; the refused ones too. */
export function offeredOptions(g: Run): OfferedOption[] {
  if (instructionOf(g, top(g))?.op !== 'offer') return [];
  return menuOf(g)
    .options.map((one) => offerOf(g, one))
    .filter((offered) => offered !== undefined);
}

export function offeredOption(g: Run, id: string, self: number): OfferedOption | undefined {
  if (instructionOf(g, top(g))?.op !== 'offer') return undefined;
  const found = menuOf(g).options.find((one) => one.self === self && one.option.id === id);
  return found === undefined ? undefined : offerOf(g, found);
}

export const refusalsOf = (g: Run, { option, facts }: OfferedOption): readonly Refusal[] =>
  option.refusals.filter((refusal) => refusal.test(g, facts));

/** Whether an option leads to a request that has an answer, to a roll, or to its end. It is tried on a draft, which is then discarded. */
const isPossible = (g: Run, state: State, offered: OfferedOption): boolean => carryOut(g, state, offered) !== undefined;

/** A run in which an option that no constraint refuses is carried out up to the first request; undefined where it is not possible. */
export function carryOut(g: Run, state: State, offered: OfferedOption, events?: Event[]): Run | undefined {
  const draft = draftOf(g, state, offered, isStuck, events);
  if (draft.halted || (offersOwnMenu(draft, state) && !hasLegalOption(g.game, endRun(draft)))) return undefined;
  // From here on the draft is the game itself, which no choice halts.
  draft.halts = undefined;
  return draft;
}

/** Whether the option itself offers a menu from which the player has to take an option, such as the attack of a power. */
const offersOwnMenu = ({ request, stack }: Run, before: State): boolean =>
  request?.kind === 'offer' && !request.may && stack.length > before.stack.length;

export const isStuck: Halts = (choose, found) => found.kind === 'none' && !choose.may;

/**
 * A draft of an option, up to the first choice at which it halts, or the first request.
 *
 * @param g a run of the state, in which the option was found
 */
export function draftOf(g: Run, state: State, { option, self }: OfferedOption, halts: Halts, events?: Event[]): Run {
  const draft = startRun(g.game, state, events, halts, g.lastBoard);
  if (g.isExplained) explain(draft);
  draft.answer = { kind: 'offer', option: option.id, self };
  run(draft);
  return draft;
}

export const isRefused = (g: Run, { option, facts }: OfferedOption): boolean => isRefusedByAny(g, option.refusals, facts);

function legalAt(g: Run, state: State, menu: OpenMenu, index: number): OfferedOption | undefined {
  const { areLegal } = menu;
  const option = menu.options[index];
  const offered = option === undefined || areLegal[index] === false ? undefined : allowedOption(g, option, menu);
  const isLegal = offered !== undefined && (areLegal[index] ?? isPossible(g, state, offered));
  areLegal[index] = isLegal;
  return isLegal ? offered : undefined;
}

export function legalOptions(game: Game, state: State): readonly OfferedOption[] {
  const g = startRun(game, state);
  const menu = openMenu(game, state, menuOf(g));
  return menu.options.map((_, index) => legalAt(g, state, menu, index)).filter((offered) => offered !== undefined);
}

export function hasLegalOption(game: Game, state: State): boolean {
  const g = startRun(game, state);
  const menu = openMenu(game, state, menuOf(g));
  return menu.options.some((_, index) => legalAt(g, state, menu, index) !== undefined);
}
