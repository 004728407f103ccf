import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Source } from '../../../generator/ast.ts';
import type { Diagnostic } from '../../../generator/diagnostic.ts';
import { runSmallBookWith } from '../../fixtures/run-small-book.ts';
import { faultsOfGrammar } from '../diagnostics/grammar.ts';
import type { Mistake } from './mistake.ts';

function mistakeFieldsOf({ code, place, hint, expected }: Diagnostic, sources: readonly Source[]): Pick<Mistake, 'code' | 'at' | 'advice'> {
  const line = sources.find(({ path }) => path === place.file)?.text.split('\n')[place.line - 1] ?? '';
  const start = place.column - 1;
  const isOneLine = place.endLine === undefined || place.endLine === place.line;
  const end = isOneLine ? (place.endColumn ?? place.column) - 1 : line.length;
  const marked = `${line.slice(0, start)}«${line.slice(start, end)}»${line.slice(end)}`.trim();
  return { code, at: `${place.file}: ${marked}`, advice: hint ?? `expected ${expected}` };
}

const folder = join(import.meta.dirname, 'cases');
const families = await Promise.all(
  globSync('*.ts', { cwd: folder })
    .sort()
    .map(async (file): Promise<{ readonly family: string; readonly mistakes: readonly Mistake[] }> => {
      const { mistakes } = await import(join(folder, file));
      return { family: file.replace('.ts', ''), mistakes };
    }),
);

describe.each(families)('one mistake gives one diagnostic, at its place, with advice: $family', ({ mistakes }) => {
  test.each(mistakes)('$mistake', ({ changes, code, at, advice }) => {
    const { sources, diagnostics } = runSmallBookWith(changes);
    const found = diagnostics.map((diagnostic) => mistakeFieldsOf(diagnostic, sources));
    expect(diagnostics.flatMap(faultsOfGrammar)).toEqual([]);
    expect(found).toEqual([{ code, at, advice: expect.stringContaining(advice) }]);
  });
});
