/** `npm run bench`: one table of ratios measured in one run. It tells and never fails. */
import { measureCold, measureErratum } from './compiler.ts';
import { measurePairs, measureReach, measureView } from './engine.ts';
import { measureGames } from './games.ts';
import { measureStream } from './judge-stream.ts';
import type { Measured } from './rounds.ts';
import { measureTrace } from './trace.ts';

const measures: readonly (() => Measured | readonly Measured[] | Promise<readonly Measured[]>)[] = [
  measureStream,
  measureGames,
  measurePairs,
  () => measureView(24, 36),
  () => measureView(48, 48),
  measureReach,
  measureTrace,
  measureCold,
  measureErratum,
];

for (const measure of measures) {
  for (const row of [await measure()].flat())
    console.log(`${row.meets ? 'meets ' : 'misses'}  ${row.what}: ${row.measured} (goal ${row.goal})`);
}
