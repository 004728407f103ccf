/** The candidates of a choice. Splits and paths are checked without listing them, and each is made when it is asked for. */

import { basesAt } from '../kernel/base.ts';
import type { Paths } from '../kernel/cached-results.ts';
import { movesOf } from '../kernel/moves.ts';
import { moverOf, pathsOf, speedUsedOn } from '../kernel/paths.ts';
import { boardBefore } from './board-queries.ts';
import { type Candidates, type FoundCandidates, listed, splits, subsets, type UntestedCandidates } from './candidates.ts';
import type { Choose, Domain } from './instruction.ts';
import { isRefusedByAny } from './refusals.ts';
import type { Choice, ChoiceRefusal } from './rules.ts';
import { getList, type Run } from './run.ts';
import { asList, isList, type Locals } from './values.ts';

export function lookForCandidates(g: Run, v: Locals, choose: Choose): FoundCandidates {
  const domain = choose.from(g, v);
  // Where the mover may stay, staying is one answer and other ends are not searched for: the player is asked even if there is no other end.
  if (domain.kind === 'paths' && mayStay(g, v, choose, domain.mover)) return { kind: 'many' };
  if (domain.kind === 'list') {
    const [first, second] = listCandidates(g, v, choose, domain.items, 2);
    if (first === undefined) return { kind: 'none' };
    return second === undefined ? { kind: 'only', value: first } : { kind: 'many' };
  }
  const candidates = candidatesOf(g, v, choose);
  const count = candidates.count();
  if (count === 0) return { kind: 'none' };
  // Several paths may lead to the only end.
  if (domain.kind === 'paths') return { kind: 'many' };
  return count === 1 ? { kind: 'only', value: candidates.at(0) } : { kind: 'many' };
}

export function candidatesOf(g: Run, v: Locals, choose: Choose): Candidates {
  const domain = choose.from(g, v);
  switch (domain.kind) {
    case 'list':
      return listed(listCandidates(g, v, choose, domain.items));
    case 'subsets':
      return subsets(allowed(g, v, choose, domain.items), domain.least, domain.most);
    case 'splits':
      return splits(domain.amount, domain.among);
    case 'paths':
      return paths(g, v, choose, domain);
    case 'bases':
      return bases(g, domain);
  }
}

/** The items that neither `where` nor a constraint on the role excludes. */
export const allowed = (g: Run, v: Locals, choose: Choose, items: readonly number[]): readonly number[] =>
  firstAllowed(g, v, choose, items, items.length);

/** The first `most` of the allowed items. If the next instruction is a choice that must be made, only items that leave it a candidate. */
export function listCandidates(
  g: Run,
  v: Locals,
  choose: Choose,
  items: readonly number[],
  most: number = items.length,
): readonly number[] {
  const next = choiceAfter(g, choose);
  if (next === undefined) return firstAllowed(g, v, choose, items, most);
  const found: number[] = [];
  for (const it of allowed(g, v, choose, items)) {
    if (found.length >= most) break;
    if (leavesCandidate(g, v, choose, it, next)) found.push(it);
  }
  return found;
}

/** The choice that comes directly after the one that is asked for, unless it may be declined. */
function choiceAfter(g: Run, choose: Choose): Choose | undefined {
  const frame = g.stack[g.stack.length - 1];
  const code = frame === undefined ? undefined : g.game.rules.procedures[frame.procedure]?.code;
  const next = frame === undefined || code?.[frame.at] !== choose ? undefined : code[frame.at + 1];
  return next?.op === 'choose' && !next.may ? next : undefined;
}

function leavesCandidate(g: Run, v: Locals, choose: Choose, it: number, next: Choose): boolean {
  const depth = g.stack.length - 1;
  const frame = g.stack[depth];
  if (frame === undefined) return true;
  const locals = { ...v, [choose.as]: it };
  // The expressions of the next choice may read the facts of this frame. It is copied, since a state may share it.
  g.stack[depth] = { ...frame, at: frame.at + 1, locals };
  const { lastValue } = g;
  g.lastValue = undefined;
  const { kind } = lookForCandidates(g, locals, next);
  g.stack[depth] = frame;
  g.lastValue = lastValue;
  return kind !== 'none';
}

/** The first `most` of the allowed items. No condition is evaluated for the items after them. */
function firstAllowed(g: Run, v: Locals, choose: Choose, items: readonly number[], most: number): readonly number[] {
  const who = choose.who(g, v);
  const by = choose.by(g, v);
  const refusals = refusalsFor(g, choose.role, { it: -1, who, by });
  if (refusals.length === 0 && choose.where === undefined && most >= items.length) return items;
  const found: number[] = [];
  for (const it of items) {
    if (found.length >= most) break;
    if (choose.where?.(g, v, it) !== false && !isRefusedByAny(g, refusals, { it, who, by })) found.push(it);
  }
  return found;
}

/** The constraints on a role, without those whose condition on the character or the game (`applies`) fails. */
function refusalsFor(g: Run, role: string, choice: Choice): readonly ChoiceRefusal[] {
  const found: ChoiceRefusal[] = [];
  for (const refusal of g.game.rules.choices[role] ?? []) if (refusal.applies?.(g, choice) !== false) found.push(refusal);
  return found;
}

const isNarrowed = (g: Run, choose: Choose): boolean => choose.where !== undefined || (g.game.rules.choices[choose.role] ?? []).length > 0;

const mayStay = (g: Run, v: Locals, choose: Choose, mover: number): boolean =>
  !isNarrowed(g, choose) || allowed(g, v, choose, getList(g, g.game.rules.squares, mover)).length > 0;

/** The search for paths begins when the candidates are counted or one of them is made; `has` needs no search. */
function paths(g: Run, v: Locals, choose: Choose, domain: Extract<Domain, { kind: 'paths' }>): Candidates {
  const walkable = walkablePaths(g, domain);
  const found = narrowedPaths(g, v, choose, walkable);
  const untested: UntestedCandidates = {
    count: () => walkable.ends().length,
    at: (index) => {
      const [end] = allowed(g, v, choose, walkable.ends().slice(index, index + 1));
      return end === undefined ? undefined : walkable.to(end);
    },
  };
  return {
    untested,
    count: () => found.ends().length,
    at: (index) => found.to(found.ends()[index] ?? -1),
    has: (value) => Array.isArray(value) && found.allows(asList(value)),
  };
}

export const allowedPaths = (g: Run, v: Locals, choose: Choose, domain: Extract<Domain, { kind: 'paths' }>): Paths =>
  narrowedPaths(g, v, choose, walkablePaths(g, domain));

const walkablePaths = (g: Run, { mover, speed, from }: Extract<Domain, { kind: 'paths' }>): Paths =>
  pathsOf(boardBefore(g, mover, from), mover, speed, getList(g, g.game.rules.squares, mover));

function narrowedPaths(g: Run, v: Locals, choose: Choose, all: Paths): Paths {
  if (!isNarrowed(g, choose)) return all;
  let ends: readonly number[] | undefined;
  return {
    ends() {
      ends ??= allowed(g, v, choose, all.ends());
      return ends;
    },
    to: (end) => all.to(end),
    allows: (path) => all.allows(path) && allowed(g, v, choose, path.slice(-1)).length > 0,
  };
}

/** The placements of a base once one of its parts, the leading one, has walked the path. */
export function basesOf(g: Run, { mover: character, path, from }: Extract<Domain, { kind: 'bases' }>): readonly (readonly number[])[] {
  const leadingPart = getList(g, g.game.rules.squares, character).indexOf(path[0] ?? -1);
  const boardAtStart = boardBefore(g, character, from);
  const mover = moverOf(boardAtStart, character);
  const moves = movesOf(boardAtStart, mover);
  return basesAt(boardAtStart, mover, leadingPart, path.at(-1) ?? -1, speedUsedOn(moves, path));
}

function bases(g: Run, domain: Extract<Domain, { kind: 'bases' }>): Candidates {
  const found = basesOf(g, domain);
  return {
    count: () => found.length,
    at: (index) => found[index] ?? [],
    has: (value) => isList(value) && found.some((base) => base.join() === value.join()),
  };
}
