/**
 * `npm run bench`: one table of ratios measured in one run; `npm run bench -- drag`: the frames of a drag in the browser;
 * `npm run bench -- lighthouse`: the scores of pages. It reports and never fails.
 */

import { measureChainCost } from './chain-cost.ts';
import { measureCold, measureErratum } from './compiler.ts';
import { measurePairs, measureReach, measureView } from './engine.ts';
import { measureGames } from './games.ts';
import { measureStream } from './judge-stream.ts';
import type { Measured } from './rounds.ts';
import { measureKeystrokes } from './search.ts';
import { measureSizes } from './sizes.ts';

const measures: readonly (() => Measured | readonly Measured[] | Promise<readonly Measured[]>)[] = [
  measureStream,
  measureGames,
  measureSizes,
  measurePairs,
  () => measureView(24, 36),
  () => measureView(48, 48),
  measureReach,
  measureChainCost,
  measureKeystrokes,
  measureCold,
  measureErratum,
];

if (process.argv[2] === 'drag') await import('./drag.ts');
else if (process.argv[2] === 'lighthouse') await import('./lighthouse.ts');
else
  for (const measure of measures) {
    for (const row of [await measure()].flat())
      console.log(`${row.meets ? 'meets ' : 'misses'}  ${row.what}: ${row.measured} (goal ${row.goal})`);
  }
