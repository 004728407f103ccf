/** A case under `cases/`: changes of the small book, and the diagnostics that they give. */
import type { Source } from '../../../generator/ast.ts';
import type { Diagnostic, Place } from '../../../generator/diagnostic.ts';
import type { Change } from '../../fixtures/edited-small-book.ts';

export interface Case {
  readonly name: string;
  readonly changes: readonly Change[];
  readonly expects: readonly ExpectedDiagnostic[];
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
