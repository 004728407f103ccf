import { chebyshev } from '../kernel/distance.ts';
import { allowed, allowedPaths, candidatesOf, listCandidates } from './domain.ts';
import type { Choose, Domain } from './instruction.ts';
import { top } from './options.ts';
import type { Run } from './run.ts';
import { type Amounts, isList, type Locals, type Value } from './values.ts';

const MOST_ALTERNATIVES = 8;

/**
 * Values that may be chosen instead of a refused value, or of one that cannot be read (undefined). Squares are sorted by their distance from
 * it, other items are in list order.
 */
export function alternativesTo(g: Run, choose: Choose, value: Value | undefined): readonly Value[] {
  const { locals } = top(g);
  const domain = choose.from(g, locals);
  switch (domain.kind) {
    case 'list':
      return similarItems(g, choose, listCandidates(g, locals, choose, domain.items), value);
    case 'subsets': {
      const subset = similarSubset(allowed(g, locals, choose, domain.items), domain, value !== undefined && isList(value) ? value : []);
      return subset.length < domain.least ? [] : [subset];
    }
    case 'splits':
      return typeof value === 'number' || (value !== undefined && isList(value)) ? [] : [similarSplit(domain, value ?? {})];
    case 'paths':
      return value !== undefined && isList(value) ? similarPaths(g, locals, choose, domain, value) : [];
    case 'bases': {
      const candidates = candidatesOf(g, locals, choose);
      return candidates.count() === 0 ? [] : [candidates.at(0)];
    }
  }
}

function similarItems(g: Run, { subject }: Choose, items: readonly number[], value: Value | undefined): readonly Value[] {
  const areSquares = subject === 'square' && typeof value === 'number';
  const inOrder = areSquares ? items.toSorted((a, b) => chebyshev(g.game.terrain, a, value) - chebyshev(g.game.terrain, b, value)) : items;
  return inOrder.slice(0, MOST_ALTERNATIVES);
}

function similarSubset(
  items: readonly number[],
  { least, most }: { readonly least: number; readonly most: number },
  refused: readonly number[],
): readonly number[] {
  const kept = [...new Set(refused)].filter((item) => items.includes(item)).slice(0, most);
  const added = items.filter((item) => !kept.includes(item)).slice(0, Math.max(0, least - kept.length));
  return [...kept, ...added];
}

/** The shares of the refused value, in order, until they use up the amount. The rest of the amount is added to the last share. */
function similarSplit({ amount, among }: Extract<Domain, { kind: 'splits' }>, refused: Amounts): Amounts {
  let left = amount;
  const shares = among.map((subject) => {
    const share = Math.min(left, Math.max(0, Math.trunc(refused[subject] ?? 0)));
    left -= share;
    return share;
  });
  return Object.fromEntries(among.map((subject, index) => [subject, (shares[index] ?? 0) + (index === among.length - 1 ? left : 0)]));
}

/** A path to the end of the refused path, or else the longest beginning of the refused path that is allowed, if there is one. */
function similarPaths(
  g: Run,
  locals: Locals,
  choose: Choose,
  domain: Extract<Domain, { kind: 'paths' }>,
  refused: readonly number[],
): readonly Value[] {
  const paths = allowedPaths(g, locals, choose, domain);
  const end = refused.at(-1) ?? -1;
  if (paths.ends().includes(end)) return [paths.to(end)];
  const beginnings = refused.map((_, index) => refused.slice(0, refused.length - index)).filter((beginning) => beginning.length > 1);
  const longest = beginnings.find((beginning) => paths.allows(beginning));
  return longest === undefined ? [] : [longest];
}
