import { describe, expect, test } from 'vitest';
import type { Source } from '../../generator/ast.ts';
import { engineOf } from '../../generator/cli/project.ts';
import { compile } from '../../generator/compile.ts';
import { createCompileCache } from '../../generator/compile-cache.ts';
import { digestOf } from '../../generator/digest.ts';
import { emitBook } from '../../generator/emit/book.ts';
import { diagnoseExamples } from '../../generator/examples/diagnose.ts';
import { runAll } from '../../generator/examples/run-all.ts';
import { smallBookWith } from '../fixtures/edited-small-book.ts';
import { addedAmendment } from './mistakes/changes.ts';

const ERRATUM = 'rules/errata/guide-escape.json';
const cache = createCompileCache();

function outputsOf(sources: readonly Source[]) {
  const compilation = compile(sources, cache);
  const engine = engineOf(compilation);
  const run = runAll(engine, compilation, sources, cache);
  return { engine, exampleDiagnostics: diagnoseExamples(run), files: compilation.files, book: JSON.stringify(emitBook(compilation, run)) };
}

describe('an erratum that is removed', () => {
  const withErratum = outputsOf(smallBookWith([]));
  const withoutErratum = outputsOf(smallBookWith([{ path: ERRATUM, remove: true }]));
  const restored = outputsOf(
    smallBookWith([
      { path: ERRATUM, remove: true },
      { path: ERRATUM, copyOf: ERRATUM },
    ]),
  );
  const question = { ask: 'break-away', roll: 3 };

  test('flips the verdict, and putting it back flips it back', () => {
    expect(withErratum.engine.judge(question)).toMatchObject({ succeeds: false, edition: 'current' });
    expect(withoutErratum.engine.judge(question)).toMatchObject({ succeeds: true, edition: 'current' });
    expect(restored.engine.judge(question)).toMatchObject({ succeeds: false, edition: 'current' });
  });

  test('lists the examples that flip, with both verdicts and the chain', () => {
    expect(withErratum.exampleDiagnostics).toEqual([]);
    expect(withoutErratum.exampleDiagnostics).toEqual([
      expect.objectContaining({
        code: 'example-verdict-changed',
        place: expect.objectContaining({ file: 'rules/turns/escape.md' }),
        message: expect.stringMatching(/turns\.escape\.roll#three in .*"current"[\s\S]*chain: turns\.escape\.roll/),
        found: '{"succeeds":true}',
        expected: '{"succeeds":false}',
      }),
    ]);
  });

  test('gives the same bytes as before when it is put back', () => {
    expect([...restored.files]).toEqual([...withErratum.files]);
    expect(restored.book).toBe(withErratum.book);
    const [firstEdition, lastEdition] = ['engine/generated/original.ts', 'engine/generated/current.ts'];
    expect(withoutErratum.files.get(lastEdition)).not.toBe(withErratum.files.get(lastEdition));
    expect(withErratum.files.get(firstEdition)).toContain('export default');
    expect(withoutErratum.files.get(firstEdition)).toBe(withErratum.files.get(firstEdition));
  });
});

test('an erratum adds two entries to one list', () => {
  const exceptions = ['line.level', "board.kind == 'indoor'"].map((condition) => ({ if: condition, clauses: ['ground.bushes.label'] }));
  const set = JSON.stringify({ 'unless.0': exceptions[0], 'unless.1': exceptions[1] });
  const { editions, diagnostics } = compile(smallBookWith([addedAmendment(`{ "definition": "bush.target", "set": ${set} }`)]), cache);
  expect(diagnostics).toEqual([]);
  const definitions = editions.at(-1)?.book.definitions.map(({ definition }) => definition) ?? [];
  expect(definitions.find(({ id }) => id === 'bush.target')).toMatchObject({ unless: exceptions });
});

test('two clauses that an erratum gives the same text each have one change, from their own text', () => {
  const amendment = (clause: string, before: string): string => JSON.stringify({ clause, expects: digestOf(before), text: 'Rest first.' });
  const amendments = [
    amendment('turns.escape.rest', 'Whoever has rested heals.'),
    amendment('ground.bushes.measure', 'The range is the larger distance, in columns or rows. A line along one of them is direct.'),
  ];
  const compilation = compile(smallBookWith([addedAmendment(amendments.join(', '))]), cache);
  const { clauses } = emitBook(compilation, { results: [], compilerResults: [] });
  const changesOf = (id: string) => clauses[id]?.changes.map(({ beforeHtml, afterHtml }) => [beforeHtml, afterHtml]);
  expect([changesOf('turns.escape.rest'), changesOf('ground.bushes.measure')]).toEqual([
    [['<p>Whoever has rested heals.</p>', '<p>Rest first.</p>']],
    [[expect.stringContaining('The range is the larger distance'), '<p>Rest first.</p>']],
  ]);
});
