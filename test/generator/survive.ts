/** What tests of hostile sources share: a bounded compilation, and the signs that something ran that must not. */
import { expect } from 'vitest';
import type { Source } from '../../generator/ast.ts';
import { type Compilation, compile, hasErrors } from '../../generator/compile.ts';
import { createCompileCache } from '../../generator/compile-cache.ts';
import { smallBook } from '../fixtures/small-book.ts';
import { cpuTime } from '../support/cpu-time.ts';
import { damage } from './diagnostics/damage.ts';

/** In milliseconds. */
const SLOWEST = 4000;
export const cache = createCompileCache();
export const book = smallBook();

/** Compiles, bounded in time; sources are replaced or added by path. */
export function survives(...changed: readonly Source[]): Compilation {
  const start = cpuTime();
  const kept = book.filter(({ path }) => !changed.some((source) => source.path === path));
  const compilation = compile([...kept, ...changed], cache);
  expect(cpuTime() - start, changed.map(({ path }) => path).join()).toBeLessThan(SLOWEST);
  if (hasErrors(compilation.diagnostics)) expect(compilation.files.size).toBe(0);
  for (const { place, message } of compilation.diagnostics)
    expect([place.line > 0, place.column > 0, message !== '']).toEqual([true, true, true]);
  return compilation;
}

/** Fails when a source has run, or has reached the prototype that all objects share. */
export function expectNothingRan(): void {
  expect(Reflect.ownKeys(Object.prototype).length).toBe(12);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
  expect(Reflect.get(globalThis, 'ran')).toBeUndefined();
}

/** One source of the small book with a text replaced. */
export function changed(name: string, from: string, to: string): Source[] {
  return damage([{ path: name, replace: from, with: to }], book).filter((source) => source.path === name);
}
