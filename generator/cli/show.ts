/** Prints diagnostics in the form asked for. */
import type { Source } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { reportJson } from '../report/json.ts';
import { reportSarif } from '../report/sarif.ts';
import { reportText } from '../report/text.ts';
import type { Arguments } from './options.ts';
import { hasColours } from './terminal.ts';

export function show(diagnostics: readonly Diagnostic[], sources: readonly Source[], args: Pick<Arguments, 'json' | 'sarif'>): void {
  const texts = new Map(sources.map((s) => [s.path, s.text]));
  if (args.json) process.stdout.write(`${reportJson(diagnostics)}\n`);
  else if (args.sarif) process.stdout.write(`${reportSarif(diagnostics)}\n`);
  else process.stdout.write(`${reportText(diagnostics, { textOf: (file) => texts.get(file), colour: hasColours(process.stdout) })}\n`);
}
