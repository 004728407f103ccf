/**
 * Playouts of all examples go as they were recorded: the legal options and choices, why options are refused, and what happens.
 * `RECORD=1` records them anew; then read which clauses differ, and why.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ExampleAst } from '../../../generator/ast.ts';
import { packedEngine } from '../../../generator/cli/generated.ts';
import type { Compilation } from '../../../generator/compile.ts';
import { playouts } from '../../../generator/mutate/playouts.ts';
import { rulebook } from '../../fixtures/engines.ts';
import { expectEnough } from '../../support/enough-cases.ts';

const FILE = join(import.meta.dirname, '../../fixtures/playouts.json');
const compiled = rulebook();
const scopes: readonly Scope[] = [{ compilation: compiled }, ...compiled.packs.map(({ id, compilation }) => ({ pack: id, compilation }))];

interface Scope {
  readonly pack?: string;
  readonly compilation: Pick<Compilation, 'rulebook' | 'editions'>;
}

function examplesOf({ pack, compilation }: Scope): readonly (readonly [string, readonly ExampleAst[]])[] {
  const clauses = [...(compilation.rulebook?.clauses.values() ?? [])].filter(
    ({ id }) => pack === undefined || !compiled.rulebook?.clauses.has(id),
  );
  return clauses.map(({ id, ast }) => [id, ast.examples.filter(({ question }) => question?.ask === 'play')]);
}

test('playouts go as recorded', async () => {
  const hashes = new Map<string, ReturnType<typeof createHash>>();
  const engine = await packedEngine();
  for (const scope of scopes)
    for (const [clause, examples] of examplesOf(scope)) {
      const hash = createHash('sha256');
      let stepCount = 0;
      for (const { question, claims } of examples)
        for (const { book } of scope.compilation.editions) {
          // An example whose claims hold in all editions plays alike in all of them: the default one is enough.
          if (book.id !== compiled.rulebook?.editions.default && claims.every(({ edition }) => edition === undefined)) continue;
          const packedQuestion = { ...question, ...(scope.pack === undefined ? {} : { pack: scope.pack }) };
          for (const step of playouts(engine, packedQuestion, book.id)) {
            hash.update(step);
            stepCount++;
          }
        }
      // The questions of some clauses are all refused, so that no game of them is played.
      if (stepCount > 0) hashes.set(clause, hash);
    }
  const digests = Object.fromEntries(
    [...hashes].sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, hash]) => [id, hash.digest('hex').slice(0, 12)]),
  );
  if (process.env.RECORD === '1') writeFileSync(FILE, `${JSON.stringify(digests, null, 2)}\n`);
  expectEnough(Object.keys(digests).length, 400);
  expect(digests).toEqual(JSON.parse(readFileSync(FILE, 'utf8')));
});
