import { seededRandom } from '../seeded-random.ts';

/** A seeded random generator: the same seed gives the same choices. */
export class Chance {
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = seededRandom(seed);
  }

  /** A whole number from 0 up to but not `count`. */
  below(count: number): number {
    return Math.floor((this.#random() / 2 ** 32) * count);
  }

  pick<T>(list: readonly T[]): T | undefined {
    return list[this.below(list.length)];
  }
}
