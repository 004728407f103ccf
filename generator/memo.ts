/**
 * Results of pure functions between compilations. A result is valid while the arguments are the same, objects by identity. So a function
 * is called again only for what has changed, if `same` gives its lists the identity of earlier lists with the same elements.
 */

import { isStructure } from '../engine/base/json.ts';

/** How many results are cached for one function and first argument: the other arguments differ by edition, pack and variant. */
const MOST_RESULTS = 16;
/** How many lists with the same first element are cached: those of the editions, packs and variants, before and after a change. */
const MOST_LISTS = 24;
/** How many lists with results are cached to compare a new list with: those of the editions, packs and variants. */
const MOST_RECENT = 8;
/** How many first elements other than objects are cached: a WeakMap cannot hold them. */
const MOST_FIRSTS = 10_000;

interface Named {
  readonly name: string;
}

interface Result {
  readonly others: readonly unknown[];
  readonly value: unknown;
}

type ResultsByFirst = WeakMap<object, Result[]>;

interface Recent {
  readonly list: readonly unknown[];
  readonly results: readonly unknown[];
}

/** The type of a cached value follows from its key, the function that made it or an equal list: TypeScript cannot express this. */
const hasTypeOfKey = <R>(_value: unknown): _value is R => true;

export class Memo {
  readonly #resultsByFunction = new WeakMap<object, ResultsByFirst>();
  readonly #listsByFunction = new WeakMap<object, ResultsByFirst>();
  readonly #recentByFunction = new WeakMap<object, ResultsByFirst>();
  readonly #listsByFirstObject = new WeakMap<object, (readonly unknown[])[]>();
  readonly #listsByFirstNonObject = new Map<unknown, (readonly unknown[])[]>();
  readonly #onCall: (make: Named) => void;

  /** @param onCall is called with each function before the memo calls it, so not where a result is cached */
  constructor(onCall: (make: Named) => void = () => undefined) {
    this.#onCall = onCall;
  }

  /** The result of a function. It must be declared once, since its identity is part of the key. */
  of<A extends object, B extends readonly unknown[], R>(make: (first: A, ...others: B) => R, first: A, ...others: B): R {
    return this.#resultOf(tableOf(this.#resultsByFunction, make), make, first, others);
  }

  /** The results of a function for each element of a list. For the same list they are the same list. */
  each<A extends object, B extends readonly unknown[], R>(
    make: (one: A, ...others: B) => R,
    list: readonly A[],
    ...others: B
  ): readonly R[] {
    return find(tableOf(this.#listsByFunction, make), list, others, () => {
      const results = tableOf(this.#resultsByFunction, make);
      const resultOf = (one: A): R => this.#resultOf(results, make, one, others);
      const recent = this.#recentOf(make, others);
      const made = alignedResults<A, R>(list, nearestInLength(recent, list.length), resultOf);
      recent.push({ list, results: made });
      if (recent.length > MOST_RECENT) recent.shift();
      return made;
    });
  }

  /** Does the same as `find`, but makes no closure for each call: most calls of a cold compilation come here. */
  #resultOf<A extends object, B extends readonly unknown[], R>(
    results: ResultsByFirst,
    make: (first: A, ...others: B) => R,
    first: A,
    others: B,
  ): R {
    const known = knownResult(results, first, others);
    if (known !== undefined && hasTypeOfKey<R>(known.value)) return known.value;
    this.#onCall(make);
    const value = make(first, ...others);
    store(results, first, others, value);
    return value;
  }

  #recentOf(make: object, others: readonly unknown[]): Recent[] {
    const table = tableOf(this.#recentByFunction, make);
    return find(table, make, others, (): Recent[] => []);
  }

  flat<A extends object, B extends readonly unknown[], R>(
    make: (one: A, ...others: B) => readonly R[],
    list: readonly A[],
    ...others: B
  ): readonly R[] {
    return this.of(flattened<R>, this.each(make, list, ...others));
  }

  /** A list with the same elements that was passed before, or else this one. */
  same<T>(list: readonly T[]): readonly T[] {
    const lists = this.#listsWith(list[0]);
    const index = lists.findLastIndex((known) => isSame(known, list));
    const known = lists[index] ?? list;
    if (index < 0 || index < lists.length - 1) {
      if (index >= 0) lists.splice(index, 1);
      lists.push(known);
      if (lists.length > MOST_LISTS) lists.shift();
    }
    return hasTypeOfKey<readonly T[]>(known) ? known : list;
  }

  #listsWith(first: unknown): (readonly unknown[])[] {
    const isObject = isStructure(first);
    const known = isObject ? this.#listsByFirstObject.get(first) : this.#listsByFirstNonObject.get(first);
    if (known !== undefined) return known;
    const lists: (readonly unknown[])[] = [];
    if (isObject) this.#listsByFirstObject.set(first, lists);
    else {
      if (this.#listsByFirstNonObject.size >= MOST_FIRSTS) this.#listsByFirstNonObject.clear();
      this.#listsByFirstNonObject.set(first, lists);
    }
    return lists;
  }
}

const flattened = <R>(lists: readonly (readonly R[])[]): readonly R[] => lists.flat();

/** The list whose length is nearest: it is most likely to have the same elements. */
function nearestInLength(recent: readonly Recent[], length: number): Recent | undefined {
  const difference = ({ list }: Recent): number => Math.abs(list.length - length);
  return recent.reduce<Recent | undefined>(
    (best, one) => (best === undefined || difference(one) <= difference(best) ? one : best),
    undefined,
  );
}

/** The results for a list. They are taken from a similar list where both have the same element, which is faster than looking them up. */
function alignedResults<A, R>(list: readonly A[], known: Recent | undefined, resultOf: (one: A) => R): readonly R[] {
  let at = 0;
  return list.map((one, index) => {
    if (known === undefined) return resultOf(one);
    const before = known.list[at];
    if (before === one) {
      const result = known.results[at++];
      if (hasTypeOfKey<R>(result)) return result;
    }
    // If the next element is `before`, this one was inserted; otherwise it replaces `before`.
    if (index + 1 >= list.length || list[index + 1] !== before) at++;
    return resultOf(one);
  });
}

function tableOf(tables: WeakMap<object, ResultsByFirst>, make: object): ResultsByFirst {
  const known = tables.get(make);
  if (known !== undefined) return known;
  const table: ResultsByFirst = new WeakMap();
  tables.set(make, table);
  return table;
}

function find<R>(table: ResultsByFirst, first: object, others: readonly unknown[], make: () => R): R {
  const known = knownResult(table, first, others);
  if (known !== undefined && hasTypeOfKey<R>(known.value)) return known.value;
  const value = make();
  store(table, first, others, value);
  return value;
}

function knownResult(table: ResultsByFirst, first: object, others: readonly unknown[]): Result | undefined {
  const results = table.get(first);
  if (results === undefined) return undefined;
  for (let index = results.length - 1; index >= 0; index--) {
    const known = results[index];
    if (known === undefined || !isSame(known.others, others)) continue;
    if (index < results.length - 1) results.push(...results.splice(index, 1));
    return known;
  }
  return undefined;
}

function store(table: ResultsByFirst, first: object, others: readonly unknown[], value: unknown): void {
  const own = table.get(first);
  if (own === undefined) table.set(first, [{ others, value }]);
  else {
    own.push({ others, value });
    if (own.length > MOST_RESULTS) own.shift();
  }
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let index = 0; index < b.length; index++) if (a[index] !== b[index]) return false;
  return true;
}
