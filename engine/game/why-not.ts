import type { Board } from '../kernel/board.ts';
import type { Mover } from '../kernel/moves.ts';
import { moverOf } from '../kernel/paths.ts';
import { alternativesTo } from './alternatives.ts';
import { boardBefore } from './board-queries.ts';
import { candidatesOf } from './domain.ts';
import type { Game } from './game.ts';
import type { Choose } from './instruction.ts';
import { run } from './machine.ts';
import { draftOf, instructionOf, isStuck, offeredOption, refusalsOf, top } from './options.ts';
import type { Option } from './rules.ts';
import { getList, type Run, startRun } from './run.ts';
import type { Answer, State } from './state.ts';
import { asList, isList, type Value } from './values.ts';

export interface Reason {
  readonly rule: string;
  readonly message: string;
  /** The refused value if it is a path: the judge finds the reason in the rules of the board (`refused-path.ts`). */
  readonly path?: RefusedPath;
  readonly alternatives?: Alternatives;
}

/** Values of the kind `subject` that may be chosen under the name `field` in place of the refused one; of squares the nearest first. */
interface ChoiceAlternatives {
  readonly field: string;
  readonly subject: string;
  readonly values: readonly Value[];
}

/** What one field of a command may be instead. `unasked` is how many values at the end of its `choose` answer no request. */
export type Alternatives = ChoiceAlternatives | { readonly unasked: number };

/** A path that the rules of the board refuse, on the board on which the move began. */
export interface RefusedPath {
  readonly board: Board;
  readonly mover: Mover;
  readonly speed: number;
  /** The squares of the mover, in the order of the parts of its base. */
  readonly starts: readonly number[];
  readonly squares: readonly number[];
}

/** The value that a player wants to choose under the name `as`, of a kind of subject; undefined if the command has no such value. */
type Wanted = (as: string, subject: string) => Value | undefined;

const reasonOf = (clauses: readonly string[], message: string): Reason => ({ rule: clauses[0] ?? '', message });

/** Why an option may not be taken: a constraint that forbids it, or one that leaves no candidate for a mandatory choice. */
export function whyNotTaken(game: Game, state: State, option: Option, self: number, wanted: Wanted): Reason {
  const g = startRun(game, state);
  const offered = offeredOption(g, option.id, self);
  const [refusal] = offered === undefined ? [] : refusalsOf(g, offered);
  if (refusal !== undefined) return reasonOf(refusal.clauses, refusal.message);
  const defaultReason = reasonOf(option.clauses, 'there is nothing to choose for this option');
  if (offered === undefined) return defaultReason;
  const draft = draftOf(g, state, offered, isStuck);
  const choose = draft.halted ? choiceOf(draft) : undefined;
  if (choose === undefined) return defaultReason;
  const value = wanted(choose.as, choose.subject);
  const refusalOfWanted = value === undefined ? undefined : refusalOf(draft, choose, itemsOf(draft, choose, value));
  const domain = choose.from(draft, top(draft).locals);
  return refusalOfWanted ?? refusalOf(draft, choose, 'items' in domain ? domain.items : []) ?? defaultReason;
}

/**
 * Why a value may not be chosen under the name `as`, after an answer that left another value as the only candidate. The value is undefined
 * where it cannot be read. Undefined if the game does not come to that choice.
 */
export function whyNotChosenWhereForced(
  game: Game,
  state: State,
  answer: Answer,
  as: string,
  value: Value | undefined,
): Reason | undefined {
  const draft = startRun(game, state, undefined, (choose) => choose.as === as);
  draft.answer = answer;
  run(draft);
  return draft.halted ? whyNotChosen(draft, value) : undefined;
}

/**
 * Why a value may not be chosen in an optional choice that comes after an answer, and that was declined because it had no candidate or the
 * value was no legal answer.
 */
export function whyNotChosenWhereDeclined(
  game: Game,
  state: State,
  answer: Answer,
  wanted: (subject: string) => Value | undefined,
): Reason | undefined {
  let reason: Reason | undefined;
  // Looks at every choice of the draft and never halts it.
  const draft = startRun(game, state, undefined, (choose) => {
    const value = choose.may ? wanted(choose.subject) : undefined;
    reason ??= value === undefined ? undefined : refusalOf(draft, choose, itemsOf(draft, choose, value));
    return false;
  });
  draft.answer = answer;
  run(draft);
  return reason;
}

/** Undefined where no choice is asked for. `value` is undefined where it cannot be read. */
export function whyNotChosen(g: Run, value: Value | undefined): Reason | undefined {
  const choose = choiceOf(g);
  if (choose === undefined) return undefined;
  const alternatives = { field: choose.as, subject: choose.subject, values: alternativesTo(g, choose, value) };
  if (value === undefined) return { ...reasonOf(choose.clauses, `the choice of ${choose.as} is missing or cannot be read`), alternatives };
  const refusal = refusalOf(g, choose, itemsOf(g, choose, value)) ?? whyNotAsSubset(g, choose, value) ?? whyNotAsSplit(g, choose, value);
  const reason = refusal ?? reasonOf(choose.clauses, `the choice of ${choose.as} is not legal`);
  const path = refusal === undefined ? refusedPath(g, choose, value) : undefined;
  return { ...reason, ...(path === undefined ? {} : { path }), alternatives };
}

function refusedPath(g: Run, choose: Choose, squares: Value): RefusedPath | undefined {
  const domain = choose.from(g, top(g).locals);
  if (domain.kind !== 'paths' || !isList(squares)) return undefined;
  const starts = getList(g, g.game.rules.squares, domain.mover);
  if (!starts.includes(squares[0] ?? -1)) return undefined;
  const board = boardBefore(g, domain.mover, domain.from);
  return { board, mover: moverOf(board, domain.mover), speed: domain.speed, starts, squares };
}

function whyNotAsSplit(g: Run, choose: Choose, value: Value): Reason | undefined {
  const domain = choose.from(g, top(g).locals);
  if (domain.kind !== 'splits' || typeof value === 'number' || isList(value)) return undefined;
  const { amount, among } = domain;
  const named = Object.keys(value).map(Number);
  if (named.length !== among.length || named.some((subject) => !among.includes(subject))) {
    const entries =
      among.length === 1
        ? `one entry, since all ${amount} go to one alone`
        : `one entry for each of the ${among.length} among which ${amount} is split, and no other`;
    return reasonOf(choose.clauses, `${choose.as} must have ${entries}`);
  }
  const sum = Object.values(value).reduce((total, share) => total + share, 0);
  return reasonOf(choose.clauses, `${choose.as} adds up to ${sum}, and must add up to ${amount}`);
}

function choiceOf(g: Run): Choose | undefined {
  const instruction = instructionOf(g, top(g));
  return instruction?.op === 'choose' ? instruction : undefined;
}

/** What constraints look at in a value: each item of it that exists, or the square where a path ends. */
function itemsOf(g: Run, choose: Choose, value: Value): readonly number[] {
  if (typeof value !== 'number' && !isList(value)) return [];
  const isPath = typeof value !== 'number' && choose.from(g, top(g).locals).kind === 'paths';
  const items = typeof value === 'number' ? [value] : asList(value).slice(isPath ? -1 : 0);
  const known = g.game.all[choose.subject];
  return known === undefined ? items : items.filter((item) => known.includes(item));
}

/** The first constraint that refuses an item. It reads who is chosen for (`who`) and the player who chooses (`by`). */
function refusalOf(g: Run, choose: Choose, items: readonly number[]): Reason | undefined {
  const { locals } = top(g);
  const who = choose.who(g, locals);
  const by = choose.by(g, locals);
  const found = (g.game.rules.choices[choose.role] ?? []).find((refusal) => items.some((it) => refusal.test(g, { it, who, by })));
  return found === undefined ? undefined : reasonOf(found.clauses, found.message);
}

function whyNotAsSubset(g: Run, choose: Choose, value: Value): Reason | undefined {
  const domain = choose.from(g, top(g).locals);
  if (domain.kind !== 'subsets' || candidatesOf(g, top(g).locals, choose).has(value)) return undefined;
  const items = itemsOf(g, choose, value);
  if (new Set(items).size < items.length) return reasonOf(choose.onceClauses, `one of the ${choose.as} is named twice`);
  const counted = `the choice of ${choose.as} has ${items.length === 1 ? '1 entry' : `${items.length} entries`}`;
  if (items.length < domain.least) return reasonOf(choose.leastClauses, `${counted}, and must have ${domain.least} or more`);
  if (items.length > domain.most) return reasonOf(choose.mostClauses, `${counted}, and may have ${domain.most} at most`);
  return undefined;
}
