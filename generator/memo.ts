/**
 * Results of pure functions between compilations. A result is valid while the arguments are the same, objects by identity. So a function
 * is called again only for what has changed, if `same` gives its lists the identity of earlier lists with the same elements.
 */

/** How many results are cached for one function and first argument: with the others of several editions, packs and variants. */
const MOST_RESULTS = 16;
/** How many lists with one first element are cached. */
const MOST_LISTS = 64;
/** First elements that are no objects are cached up to this number. */
const MOST_FIRSTS = 10_000;

interface Result {
  readonly others: readonly unknown[];
  readonly value: unknown;
}

type Results = WeakMap<object, Result[]>;

/** The results that are stored under a function are its own. */
const isOwn = <R>(_value: unknown): _value is R => true;

export class Memo {
  readonly #results = new WeakMap<object, Results>();
  readonly #lists = new WeakMap<object, Results>();
  readonly #same = new WeakMap<object, (readonly unknown[])[]>();
  readonly #sameOfTexts = new Map<unknown, (readonly unknown[])[]>();

  /** The result of a function. It must be declared once, since its identity is part of the key. */
  of<A extends object, B extends readonly unknown[], R>(make: (first: A, ...others: B) => R, first: A, ...others: B): R {
    return find(tableOf(this.#results, make), first, others, () => make(first, ...others));
  }

  /** The results of a function for each element of a list. For the same list they are the same list. */
  each<A extends object, B extends readonly unknown[], R>(
    make: (one: A, ...others: B) => R,
    list: readonly A[],
    ...others: B
  ): readonly R[] {
    const results = tableOf(this.#results, make);
    return find(tableOf(this.#lists, make), list, others, () => list.map((one) => find(results, one, others, () => make(one, ...others))));
  }

  /** The results of a function that makes lists, for each element of a list. */
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
    const index = lists.findIndex((known) => known.length === list.length && known.every((one, at) => one === list[at]));
    const [known = list] = index < 0 ? [] : lists.splice(index, 1);
    lists.push(known);
    if (lists.length > MOST_LISTS) lists.shift();
    return isOwn<readonly T[]>(known) ? known : list;
  }

  #listsWith(first: unknown): (readonly unknown[])[] {
    const isObject = typeof first === 'object' && first !== null;
    const known = isObject ? this.#same.get(first) : this.#sameOfTexts.get(first);
    if (known !== undefined) return known;
    const lists: (readonly unknown[])[] = [];
    if (isObject) this.#same.set(first, lists);
    else {
      if (this.#sameOfTexts.size >= MOST_FIRSTS) this.#sameOfTexts.clear();
      this.#sameOfTexts.set(first, lists);
    }
    return lists;
  }
}

const flattened = <R>(lists: readonly (readonly R[])[]): readonly R[] => lists.flat();

function tableOf(tables: WeakMap<object, Results>, make: object): Results {
  const known = tables.get(make);
  if (known !== undefined) return known;
  const table: Results = new WeakMap();
  tables.set(make, table);
  return table;
}

function find<R>(table: Results, first: object, others: readonly unknown[], make: () => R): R {
  const results = table.get(first);
  if (results !== undefined)
    for (let index = results.length - 1; index >= 0; index--) {
      const known = results[index];
      if (known === undefined || !isSame(known.others, others)) continue;
      if (index < results.length - 1) results.push(...results.splice(index, 1));
      if (isOwn<R>(known.value)) return known.value;
    }
  const value = make();
  const own = table.get(first);
  if (own === undefined) table.set(first, [{ others, value }]);
  else {
    own.push({ others, value });
    if (own.length > MOST_RESULTS) own.shift();
  }
  return value;
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  for (let index = 0; index < b.length; index++) if (a[index] !== b[index]) return false;
  return a.length === b.length;
}
