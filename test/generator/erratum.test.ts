import { describe, expect, test } from 'vitest';
import type { Source } from '../../generator/ast.ts';
import { engineOf } from '../../generator/cli/project.ts';
import { type Compilation, compile } from '../../generator/compile.ts';
import { createCompileCache } from '../../generator/compile-cache.ts';
import { emitBook } from '../../generator/emit/book.ts';
import { emitEngine } from '../../generator/emit/engine.ts';
import { diagnoseExamples } from '../../generator/examples/diagnose.ts';
import { runAll } from '../../generator/examples/run-all.ts';
import { sources } from '../fixtures/engines.ts';

const ERRATUM = 'rules/errata/players-guide-breaking-away.md';
const PAGE = 'rules/turns/breaking-away.md';

/** An example of the test's own, so that the test does not depend on the names of the examples on the page. */
const example = `\`\`\`example this-test-rolls-a-three
says: A three is not enough.
ask: {"ask":"break-away","roll":3}
verdict: {"succeeds":false}
\`\`\`

## A natural 1`;

const withExample: readonly Source[] = sources.map((source) =>
  source.path === PAGE ? { ...source, text: source.text.replace('## A natural 1', example) } : source,
);
const cache = createCompileCache();

function outputs(list: readonly Source[]) {
  const compilation = compile(list, cache);
  const engine = engineOf(compilation);
  const run = runAll(engine, compilation, list);
  return { compilation, engine, run, files: filesOf(compilation), book: JSON.stringify(emitBook(compilation, run)) };
}

/** The engine files; unlike `compilation.files` they are there in spite of diagnostics about other pages. */
function filesOf({ editions }: Compilation): string[] {
  return editions.map(({ lowered }) => emitEngine({ ir: lowered.ir, commentOf: ({ id }) => `/** ${id} */` }));
}

describe('an erratum that is removed', () => {
  const withErratum = outputs(withExample);
  const withoutErratum = outputs(withExample.filter(({ path }) => path !== ERRATUM));
  const restored = outputs([...withExample.filter(({ path }) => path !== ERRATUM), ...withExample.filter(({ path }) => path === ERRATUM)]);
  const question = { ask: 'break-away', roll: 3 };

  test('flips the verdict, and putting it back flips it back', () => {
    expect(withErratum.engine.judge(question)).toMatchObject({ succeeds: false, edition: 'current' });
    expect(withoutErratum.engine.judge(question)).toMatchObject({ succeeds: true, edition: 'current' });
    expect(restored.engine.judge(question)).toMatchObject({ succeeds: false, edition: 'current' });
  });

  test('lists the examples that flip, with both verdicts and the chain', () => {
    const earlierMessages = new Set(diagnoseExamples(withErratum.run).map(({ message }) => message));
    const flipped = diagnoseExamples(withoutErratum.run).filter(({ message }) => !earlierMessages.has(message));
    const ownExample = flipped.find(({ message }) => /#this-test-rolls-a-three in .*"current"/.test(message));
    expect(ownExample?.place).toMatchObject({ file: PAGE });
    expect(ownExample).toMatchObject({ code: 'example-verdict-changed', found: '{"succeeds":true}', expected: '{"succeeds":false}' });
    expect(ownExample?.message).toContain('chain: turns.breaking-away.roll');
    // Nothing else flips: other examples of this question or of its clause, and reminders (`same-as`) that the clause is as it was.
    for (const { code, message } of flipped) {
      expect(
        code === 'example-same-as-changed' || message.includes('"succeeds"') || message.includes('turns.breaking-away.roll'),
        message,
      ).toBe(true);
    }
  });

  test('gives the same bytes as before when it is put back', () => {
    expect(restored.files).toEqual(withErratum.files);
    expect(restored.book).toBe(withErratum.book);
    expect(withoutErratum.files).not.toEqual(withErratum.files);
    // The first file is of the first edition, before any erratum.
    expect(withoutErratum.files[0]).toBe(withErratum.files[0]);
  });
});
