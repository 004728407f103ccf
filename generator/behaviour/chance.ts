import { seededRandom } from '../seeded-random.ts';

/** A seeded random generator: the same seed gives the same choices. */
export class Chance {
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = seededRandom(seed);
  }

  /** A whole number from 0 to `count - 1`. */
  below(count: number): number {
    return Math.floor((this.#random() / 2 ** 32) * count);
  }

  /** An entry of the list; undefined if it is empty. */
  pick<T>(list: readonly T[]): T | undefined {
    return list[this.below(list.length)];
  }
}
