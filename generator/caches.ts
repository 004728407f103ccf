/** One result per key, valid as long as the text it was made from stays the same. */
export class TextCache<T> {
  readonly #entries = new Map<string, { readonly text: string; readonly value: T }>();

  get(key: string, text: string, make: () => T): T {
    const cached = this.#entries.get(key);
    if (cached?.text === text) return cached.value;
    const value = make();
    this.#entries.set(key, { text, value });
    return value;
  }
}

/** The results of the last keys that were asked for. Two keys are the same if their parts are, one by one. */
export class TupleCache<T> {
  readonly #entries: { readonly key: readonly unknown[]; readonly value: T }[] = [];
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: readonly unknown[], make: () => T): T {
    const place = this.#entries.findIndex((entry) => entry.key.length === key.length && entry.key.every((part, at) => part === key[at]));
    const [known] = place < 0 ? [] : this.#entries.splice(place, 1);
    const entry = known ?? { key, value: make() };
    this.#entries.push(entry);
    if (this.#entries.length > this.#most) this.#entries.shift();
    return entry.value;
  }
}

/** One result per object, valid as long as the object is. */
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
