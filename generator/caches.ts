/** How many texts of one key are cached: a file of the rulebook may have another text with each pack. */
const MOST_TEXTS = 4;

export class TextCache<T> {
  readonly #entries = new Map<string, { readonly text: string; readonly value: T }[]>();

  get(key: string, text: string, make: () => T): T {
    const entries = this.#entries.get(key) ?? [];
    const cached = entries.find((entry) => entry.text === text);
    if (cached !== undefined) return cached.value;
    const value = make();
    this.#entries.set(key, [{ text, value }, ...entries.slice(0, MOST_TEXTS - 1)]);
    return value;
  }
}

/** A least-recently-used cache of `capacity` results. Two keys are equal if they have the same parts in the same order. */
export class TupleCache<T> {
  readonly #entries: { readonly key: readonly unknown[]; readonly value: T }[] = [];
  readonly #capacity: number;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get(key: readonly unknown[], make: () => T): T {
    const index = this.#entries.findIndex((entry) => entry.key.length === key.length && entry.key.every((part, at) => part === key[at]));
    const [known] = index < 0 ? [] : this.#entries.splice(index, 1);
    const entry = known ?? { key, value: make() };
    this.#entries.push(entry);
    if (this.#entries.length > this.#capacity) this.#entries.shift();
    return entry.value;
  }
}

export class ObjectCache<K extends object, T> {
  readonly #entries = new WeakMap<K, T>();

  get(key: K, make: () => T): T {
    const cached = this.#entries.get(key);
    if (cached !== undefined) return cached;
    const value = make();
    this.#entries.set(key, value);
    return value;
  }
}
