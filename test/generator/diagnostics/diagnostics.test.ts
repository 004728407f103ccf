import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hasErrors } from '../../../generator/compile.ts';
import { runSmallBookWith } from '../../fixtures/run-small-book.ts';
import { expectationOf, readCase } from './case.ts';
import { faultsOfGrammar } from './grammar.ts';

const folder = join(import.meta.dirname, 'cases');

const cases = globSync('*.json', { cwd: folder })
  .sort()
  .map((file) => ({ file, ...readCase(join(folder, file)) }));

test('the small book as it is has no diagnostics', () => {
  const { compilation, diagnostics } = runSmallBookWith([]);
  expect(diagnostics).toEqual([]);
  const engineFiles = [...compilation.files.keys()].filter((path) => path.startsWith('engine/'));
  expect(engineFiles.sort()).toEqual([
    'engine/generated/current.ts',
    'engine/generated/editions.ts',
    'engine/generated/original.ts',
    'engine/generated/packs.ts',
    'engine/generated/question-schema.ts',
  ]);
});

describe('a diagnostic has its place, what was found, what was expected, and a hint:', () => {
  test.each(cases)('$name ($file)', ({ changes, expects }) => {
    const { sources, compilation, diagnostics } = runSmallBookWith(changes);
    expect(diagnostics.map((diagnostic) => expectationOf(diagnostic, sources))).toEqual(expects);
    expect(diagnostics).not.toEqual([]);
    expect(diagnostics.flatMap(faultsOfGrammar)).toEqual([]);
    if (hasErrors(compilation.diagnostics)) expect([...compilation.files.keys()]).toEqual([]);
  });
});

test('an example that flips shows both verdicts, the chain and the board', () => {
  const { changes } = readCase(join(folder, 'example-verdict.json'));
  const [first] = runSmallBookWith(changes).diagnostics;
  expect(first?.message).toBe(`The verdict of ground.bushes.label#one-bush in the editions "original", "current" is not the recorded one.
chain: ground.bushes.label → ground.bushes.label B1 → ground.bushes.cover → ground.bushes.measure
board:
    A   B   C
1   .   "   .`);
  expect([first?.expected, first?.found].map((verdict) => JSON.parse(verdict ?? '{}'))).toMatchObject([
    { lineOfFire: 'clear', defenseModifier: 0 },
    { lineOfFire: 'hindered', defenseModifier: 1 },
  ]);
});
