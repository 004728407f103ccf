import { CATALOGUE } from '../../diagnostics/catalogue.ts';
import { type DiagnosticExample, isOfBook, type PrintedExample } from '../../diagnostics/entry.ts';
import type { Explained } from './known.ts';

const MOST_LINES = 16;
/** In characters. */
const WIDEST = 120;

export function explainDiagnostic(id: string): Explained | undefined {
  const entry = CATALOGUE.get(id);
  if (entry === undefined) return undefined;
  const { title, explanation, example } = entry;
  return { json: { id, ...entry }, lines: [`Diagnostic ${id}: ${title}`, '', explanation, '', ...exampleLines(example)] };
}

function exampleLines(example: DiagnosticExample | PrintedExample): string[] {
  const { file, wrong } = example;
  if (wrong === undefined) return [`Example: there is no ${file}.`];
  const lines = [`Example, ${file}:`, ...shown(wrong === '' ? '(removed)' : wrong)];
  if (isOfBook(example)) return example.right === undefined ? lines : [...lines, '', 'in place of:', ...shown(example.right)];
  const { beside = [], earlier } = example;
  return [
    ...(file.endsWith('/') ? [`Example: ${file} is a folder.`] : wrong === '' ? [`Example: ${file} is empty.`] : lines),
    ...beside.flatMap(({ file: other, text }) => ['', `beside it, ${other}:`, ...shown(text)]),
    ...(earlier === undefined ? [] : ['', 'against the earlier version:', ...shown(earlier)]),
  ];
}

const shown = (text: string): string[] => truncated(text).map((line) => `  ${line}`);

function truncated(text: string): string[] {
  const lines = text.replace(/\n$/, '').split('\n');
  const some = lines.slice(0, MOST_LINES).map((line) => (line.length > WIDEST ? `${line.slice(0, WIDEST)}…` : line));
  return lines.length > MOST_LINES ? [...some, '…'] : some;
}
