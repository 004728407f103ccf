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

/** The results of the last keys that were asked for. */
export class RecentCache<T> {
  readonly #entries = new Map<string, T>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string, make: () => T): T {
    const value = this.#entries.get(key) ?? make();
    this.#entries.delete(key);
    this.#entries.set(key, value);
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined && this.#entries.size > this.#most) this.#entries.delete(oldest);
    return value;
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
