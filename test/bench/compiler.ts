import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readSources } from '../../generator/cli/files.ts';
import { ROOT } from '../../generator/cli/root.ts';
import { compile } from '../../generator/compile.ts';
import { createCompileCache } from '../../generator/compile-cache.ts';
import { quantile } from '../support/page-weight.ts';
import type { Measured } from './rounds.ts';

function timeInNewProcess(what: 'compile' | 'remark'): number {
  // With the same start as `npm run sightline`.
  const start = ['--import', new URL('../../generator/node-version.mjs', import.meta.url).href];
  const done = spawnSync(process.execPath, [...start, join(import.meta.dirname, 'cold.ts'), what], { encoding: 'utf8' });
  const time = Number(done.stdout.trim());
  if (!Number.isFinite(time)) throw new Error(done.stderr);
  return time;
}

export function measureCold(): Measured {
  const ours: number[] = [];
  const remark: number[] = [];
  for (let round = 0; round < 5; round++) {
    remark.push(timeInNewProcess('remark'));
    ours.push(timeInNewProcess('compile'));
  }
  const [oursMedian, remarkMedian] = [quantile(ours, 0.5), quantile(remark, 0.5)];
  const limit = 1.3 * remarkMedian + 500;
  return {
    what: 'cold compilation of all rules',
    measured: `${oursMedian.toFixed(0)} ms; remark-parse alone ${remarkMedian.toFixed(0)} ms`,
    goal: `≤ 1.3 × that + 0.5 s = ${limit.toFixed(0)} ms`,
    meets: oursMedian <= limit,
  };
}

export function measureErratum(): Measured {
  const sources = readSources(ROOT);
  const cache = createCompileCache();
  compile(sources, cache);
  const times: number[] = [];
  for (let round = 0; round < 15; round++) {
    // A value that no earlier round had: an edition that was compiled before would be in the cache. The text is edited with it: a number in
    // a text that no definition has is an error, and a compilation with an error emits no files.
    const value = 10 + round;
    const edited = (text: string): string => text.replace('"value": 4', `"value": ${value}`).replace('On a 4 or', `On a ${value} or`);
    const changed = sources.map((s) => (s.path.endsWith('players-guide-breaking-away.md') ? { ...s, text: edited(s.text) } : s));
    const start = performance.now();
    const { files } = compile(changed, cache);
    times.push(performance.now() - start);
    if (files.size === 0) throw new Error('the edited erratum has an error');
  }
  const time = quantile(times, 0.5);
  return {
    what: 'one erratum edited, warm: to new engine code',
    measured: `${time.toFixed(1)} ms of work`,
    goal: '≤ 25 ms',
    meets: time <= 25,
  };
}
