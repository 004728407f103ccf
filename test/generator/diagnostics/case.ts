/** A case under `cases/`: changes of the small book, and the diagnostics that they give. */
import { readFileSync } from 'node:fs';
import type { Source } from '../../../generator/ast.ts';
import type { Diagnostic, Place } from '../../../generator/diagnostic.ts';
import type { Change } from '../../fixtures/edited-small-book.ts';
import { aListOf, aNumber, anObject, aRecordWith, aText, type Check, parsedAs } from '../../support/json-shape.ts';

interface Case {
  readonly name: string;
  readonly changes: readonly Change[];
  readonly expects: readonly ExpectedDiagnostic[];
}

function aChange(value: unknown, at: string): asserts value is Change {
  anObject(value, at);
  const { path, remove, ...others } = value;
  aText(path, `${at}/path`);
  if (remove === true) return;
  const fields = 'replace' in others ? ['replace', 'with'] : ['copyOf' in others ? 'copyOf' : 'text'];
  for (const field of fields) aText(others[field], `${at}/${field}`);
}

interface ExpectedDiagnostic {
  readonly code: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The text at the place, up to the end of its first line. */
  readonly at: string;
  readonly found?: string;
  readonly expected?: string;
  readonly hint?: string;
}

const anExpectedDiagnostic: Check<ExpectedDiagnostic> = aRecordWith(
  { code: aText, file: aText, line: aNumber, column: aNumber, at: aText },
  { found: aText, expected: aText, hint: aText },
);

export const readCase = (path: string): Case =>
  parsedAs(readFileSync(path, 'utf8'), aRecordWith({ name: aText, changes: aListOf(aChange), expects: aListOf(anExpectedDiagnostic) }));

export function expectationOf(diagnostic: Diagnostic, sources: readonly Source[]): ExpectedDiagnostic {
  const { code, place, found, expected, hint } = diagnostic;
  const { file, line, column } = place;
  return {
    code,
    file,
    line,
    column,
    at: textAt(place, sources),
    ...(found === undefined ? {} : { found }),
    ...(expected === undefined ? {} : { expected }),
    ...(hint === undefined ? {} : { hint }),
  };
}

function textAt({ file, line, column, endLine, endColumn }: Place, sources: readonly Source[]): string {
  const text = sources.find(({ path }) => path === file)?.text.split('\n')[line - 1] ?? '';
  return text.slice(column - 1, endLine === line ? (endColumn ?? column) - 1 : undefined);
}
