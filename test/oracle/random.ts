/** Random numbers from 0 up to but not including 1. The same `seed`, a whole number, gives the same numbers (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export class Chance {
  readonly #next: () => number;

  constructor(next: () => number) {
    this.#next = next;
  }

  /** A whole number, both bounds included. */
  int(low: number, high: number): number {
    return low + Math.floor(this.#next() * (high - low + 1));
  }

  /** True in that share (0 to 1) of cases. */
  maybe(share: number): boolean {
    return this.#next() < share;
  }

  pick<T>(list: readonly T[]): T {
    const [found] = list.slice(this.int(0, list.length - 1));
    if (found === undefined) throw new Error('nothing to pick from');
    return found;
  }

  some<T>(list: readonly T[], share: number): T[] {
    return list.filter(() => this.maybe(share));
  }

  shuffled<T>(list: readonly T[]): T[] {
    return list
      .map((item) => ({ item, key: this.#next() }))
      .sort((a, b) => a.key - b.key)
      .map(({ item }) => item);
  }
}
