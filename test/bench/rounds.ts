/** Interleaved rounds: every contender runs once per round, so that a busy machine slows all of them; the median of the rounds counts. */
import { quantile } from '../support/page-weight.ts';

interface Contender {
  readonly name: string;
  run(): unknown;
}

/** Runs that are not counted, in which the runtime compiles the code. */
const WARM_UP_ROUNDS = 5;
/** Odd, so that the median is one of the measured times; enough that a few slow rounds do not move it. */
const ROUNDS = 25;

/** Median milliseconds of one run, by name. */
export function race(contenders: readonly Contender[]): ReadonlyMap<string, number> {
  const times = new Map<string, number[]>(contenders.map((c) => [c.name, []]));
  for (const c of contenders) for (let round = 0; round < WARM_UP_ROUNDS; round++) c.run();
  for (let round = 0; round < ROUNDS; round++) {
    for (const c of contenders) {
      const start = performance.now();
      c.run();
      times.get(c.name)?.push(performance.now() - start);
    }
  }
  return new Map([...times].map(([name, list]) => [name, quantile(list, 0.5)]));
}

export interface Measured {
  readonly what: string;
  readonly measured: string;
  readonly goal: string;
  readonly meets: boolean;
}
