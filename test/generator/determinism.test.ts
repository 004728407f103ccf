import { expect, test } from 'vitest';
import type { Source } from '../../generator/ast.ts';
import { compile } from '../../generator/compile.ts';
import { type CompileCache, createCompileCache } from '../../generator/compile-cache.ts';
import { emitBook } from '../../generator/emit/book.ts';
import { runAll } from '../../generator/examples/run-all.ts';
import { bookCache, cachedJudgeOf, sources } from '../fixtures/engines.ts';
import { Chance, seeded } from '../oracle/random.ts';

function outputsOf(list: readonly Source[], cache: CompileCache): string {
  const compilation = compile(list, cache);
  const run = runAll(cachedJudgeOf(compilation), compilation, list, cache);
  return JSON.stringify([compilation.diagnostics, [...compilation.files], emitBook(compilation, run)]);
}

test('the same sources make the same bytes, in whatever order they are read, and whatever was compiled before', () => {
  const warm = outputsOf(sources, bookCache);
  expect(warm).toContain('engine/generated/current.ts');
  expect(outputsOf(new Chance(seeded(1)).shuffled(sources), createCompileCache())).toBe(warm);
});
