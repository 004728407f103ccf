import type { Source } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { reportJson } from '../report/json.ts';
import { reportSarif } from '../report/sarif.ts';
import { reportText } from '../report/text.ts';
import type { Arguments } from './arguments.ts';
import { hasColours, print } from './terminal.ts';

type Form = Pick<Arguments, 'json' | 'sarif'> & { readonly command?: Arguments['command'] };

/** @param mostOfEachCode as in `reportText`, with its default if absent */
export function printDiagnostics(
  diagnostics: readonly Diagnostic[],
  sources: readonly Source[],
  { json, sarif, command }: Form,
  mostOfEachCode?: number,
): void {
  const texts = new Map(sources.map((s) => [s.path, s.text]));
  const textOf = (file: string): string | undefined => texts.get(file);
  // Defects of a printed document have no common cause, so all are printed.
  const most = command === 'import' ? Number.POSITIVE_INFINITY : mostOfEachCode;
  const limit = most === undefined ? {} : { mostOfEachCode: most };
  if (json) print(reportJson(diagnostics));
  else if (sarif) print(reportSarif(diagnostics));
  else print(reportText(diagnostics, { textOf, colour: hasColours(process.stdout), ...limit }));
}
