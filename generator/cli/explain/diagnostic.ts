import { CATALOGUE } from '../../diagnostics/catalogue.ts';
import type { Explained } from './known.ts';

/** Examples of files that are too large are not printed whole. */
const MOST_LINES = 16;
const WIDEST = 120;

export function explainDiagnostic(id: string): Explained | undefined {
  const entry = CATALOGUE.get(id);
  if (entry === undefined) return undefined;
  const { title, explanation, example } = entry;
  const { file, right, wrong } = example;
  const shown = (text: string): string[] => cut(text).map((line) => `  ${line}`);
  const lines =
    wrong === undefined
      ? [`Example: there is no ${file}.`]
      : right === undefined
        ? [`Example, ${file}:`, ...shown(wrong)]
        : [`Example, ${file}:`, ...shown(wrong === '' ? '(removed)' : wrong), '', 'in place of:', ...shown(right)];
  return { json: { id, ...entry }, lines: [`Diagnostic ${id}: ${title}`, '', explanation, '', ...lines] };
}

function cut(text: string): string[] {
  const lines = text.replace(/\n$/, '').split('\n');
  const shown = lines.slice(0, MOST_LINES).map((line) => (line.length > WIDEST ? `${line.slice(0, WIDEST)}…` : line));
  return lines.length > MOST_LINES ? [...shown, '…'] : shown;
}
