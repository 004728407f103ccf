/**
 * Definitions in the order of the clauses that they carry, and of two with the same clauses by what they say apart from names, so that
 * neither names nor the order of files and definitions matters.
 */
import { isObject, type Json } from '../../engine/base/json.ts';
import { ObjectCache } from '../caches.ts';
import type { Definition } from '../generated/definition.ts';
import type { ClauseId } from '../ids.ts';
import { NAMED_ENTRIES } from '../mentioned-names.ts';
import type { ClauseNode, DefinitionNode, Rulebook } from '../rulebook.ts';

function clauseIndexes({ contents, clauses }: Pick<Rulebook, 'contents' | 'clauses'>): ReadonlyMap<ClauseId, number> {
  const pages = contents.parts.flatMap((part) => part.pages);
  const pageIndexes = new Map(pages.map((page, index) => [page, index]));
  const pageIndexOf = ({ page }: ClauseNode): number => pageIndexes.get(page) ?? pages.length;
  const sorted = [...clauses.values()].map((clause, index) => ({ clause: clause.id, index, pageIndex: pageIndexOf(clause) }));
  sorted.sort((a, b) => a.pageIndex - b.pageIndex || a.index - b.index);
  return new Map(sorted.map(({ clause }, index) => [clause, index]));
}

interface Order {
  readonly indexes: ReadonlyMap<ClauseId, number>;
  /** The indexes of the clauses that each definition carries. */
  readonly keys: ObjectCache<Definition, readonly number[]>;
}

/** Results that stay valid while the definitions and the clauses of a book stay the same objects. */
export interface BookOrderCache {
  /** The order of definitions that carry the same clauses. */
  readonly wordings: ObjectCache<Definition, Wording>;
  readonly orders: ObjectCache<Rulebook['clauses'], Order>;
  readonly sorted: ObjectCache<Rulebook['definitions'], readonly DefinitionNode[]>;
}

export const createBookOrderCache = (): BookOrderCache => ({
  wordings: new ObjectCache(),
  orders: new ObjectCache(),
  sorted: new ObjectCache(),
});

/** The book as printed, before any erratum: it gives the order of the definitions. */
export type PrintedBook = Pick<Rulebook, 'contents' | 'clauses' | 'definitions'>;

export const printedBook = (
  definitions: Rulebook['definitions'],
  clauses: Rulebook['clauses'],
  contents: Rulebook['contents'],
): PrintedBook => ({
  definitions,
  clauses,
  contents,
});

/** @param nodes the definitions of an edition by id */
export function inBookOrder(book: PrintedBook, nodes: ReadonlyMap<string, DefinitionNode>, cache: BookOrderCache): DefinitionNode[] {
  const compare = comparisonOf(book, cache);
  const printed = cache.sorted.get(book.definitions, () => [...book.definitions].sort(compare));
  // Most definitions are as printed; the others are put between them.
  const unchanged = printed.filter((node) => nodes.get(node.definition.id) === node);
  const unchangedNodes = new Set(unchanged);
  const others = [...nodes.values()].filter((node) => !unchangedNodes.has(node)).sort(compare);
  const all: DefinitionNode[] = [];
  let from = 0;
  for (const other of others) {
    const to = firstIndex(unchanged, from, (node) => compare(other, node) < 0);
    all.push(...unchanged.slice(from, to), other);
    from = to;
  }
  return [...all, ...unchanged.slice(from)];
}

/** The first index from `from` on at which the test holds. It must then hold at all later indexes. */
function firstIndex(list: readonly DefinitionNode[], from: number, holds: (node: DefinitionNode) => boolean): number {
  let [low, high] = [from, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const node = list[middle];
    if (node === undefined || holds(node)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function comparisonOf(book: PrintedBook, cache: BookOrderCache): (one: DefinitionNode, other: DefinitionNode) => number {
  const { indexes, keys } = cache.orders.get(book.clauses, () => ({ indexes: clauseIndexes(book), keys: new ObjectCache() }));
  const keyOf = (d: Definition): readonly number[] => keys.get(d, () => d.clauses.map((clause) => indexes.get(clause) ?? indexes.size));
  return ({ definition: a }, { definition: b }) => {
    const [one, other] = [keyOf(a), keyOf(b)];
    for (let index = 0; index < Math.max(one.length, other.length); index++) {
      const difference = (one[index] ?? -1) - (other[index] ?? -1);
      if (difference !== 0) return difference;
    }
    const [first, second] = [a, b].map((d) => cache.wordings.get(d, () => wordingOf(d)));
    if (first === undefined || second === undefined) return 0;
    return compareTexts(first.withoutNames, second.withoutNames) || compareTexts(first.withNames, second.withNames);
  };
}

const compareTexts = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

interface Wording {
  readonly withoutNames: string;
  /** Orders definitions that differ in names alone: they say the same about different things. */
  readonly withNames: string;
}

function wordingOf(d: Definition): Wording {
  const { id: _, ...rest } = d;
  const json: Json = JSON.parse(JSON.stringify(rest));
  const first = d.kind === 'restriction' ? d.gives : d.kind === 'constraint' ? d.on : '';
  return { withoutNames: `${first} ${JSON.stringify(withoutNames(json))}`, withNames: JSON.stringify(json) };
}

/** Fields with no name of a definition, variable, fact, procedure, menu or role outside of braces. */
const NAMELESS: ReadonlySet<string> = new Set(['kind', 'over', 'given', 'fold', 'note', 'message', 'title', 'says', 'prompt']);

/** Fields whose keys are names: only the order of their entries counts. */
const KEYED_BY_NAMES: ReadonlySet<string> = new Set([...NAMED_ENTRIES, 'has']);

function withoutNames(value: Json, field = ''): Json {
  if (value instanceof Array) return value.map((entry: Json) => withoutNames(entry, field));
  if (isObject(value)) {
    if (KEYED_BY_NAMES.has(field)) return Object.values(value).map((inner) => withoutNames(inner));
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutNames(inner, key)]));
  }
  if (typeof value !== 'string') return value;
  return NAMELESS.has(field) ? value.replaceAll(/\{[^}]*\}/g, '{}') : value.replaceAll(/[A-Za-z_][\w.-]*/g, 'x');
}
