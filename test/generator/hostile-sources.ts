import { expect } from 'vitest';
import type { Source } from '../../generator/ast.ts';
import { type Compilation, compile, hasErrors } from '../../generator/compile.ts';
import { createCompileCache } from '../../generator/compile-cache.ts';
import { smallBookWith } from '../fixtures/edited-small-book.ts';
import { smallBook } from '../fixtures/small-book.ts';
import { cpuTime } from '../support/cpu-time.ts';

/** In ms of processor time. */
const TIME_LIMIT = 4000;
export const cache = createCompileCache();
export const bookSources = smallBook();

/** Expects well-formed diagnostics in time, and no generated files where there are errors. */
export function expectSurvival(...replacements: readonly Source[]): Compilation {
  const start = cpuTime();
  const others = bookSources.filter(({ path }) => !replacements.some((source) => source.path === path));
  const compilation = compile([...others, ...replacements], cache);
  expect(cpuTime() - start, replacements.map(({ path }) => path).join()).toBeLessThan(TIME_LIMIT);
  if (hasErrors(compilation.diagnostics)) expect(compilation.files.size).toBe(0);
  for (const { place, message } of compilation.diagnostics)
    expect([place.line > 0, place.column > 0, message !== '']).toEqual([true, true, true]);
  return compilation;
}

/** Fails when a source has run, or has changed the prototype that all objects share. */
export function expectNothingRan(): void {
  // ECMAScript gives Object.prototype twelve properties.
  expect(Reflect.ownKeys(Object.prototype).length).toBe(12);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
  expect(Reflect.get(globalThis, 'ran')).toBeUndefined();
}

export function sourceWith(path: string, replaced: string, replacement: string): Source[] {
  return smallBookWith([{ path, replace: replaced, with: replacement }]).filter((source) => source.path === path);
}
