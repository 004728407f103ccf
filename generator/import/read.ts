/** Reads a rule document by the name of its file and by its content. */
import type { Diagnostic } from '../diagnostic.ts';
import type { Reading } from './document.ts';
import { readJsonDocument } from './json-document.ts';
import { readMarkdownDocument } from './markdown-document.ts';
import { readTextDocument } from './text-document.ts';

/** Reads bytes as UTF-8; what is none becomes U+FFFD and is reported with the text. Never throws. */
export function readDocument(path: string, bytes: Uint8Array): Reading & { readonly text: string } {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const refused = refusal(path, text);
  if (refused !== undefined) return { text, diagnostics: [refused] };
  const source = { path, text };
  const first = text.replace(/^\ufeff/, '').trimStart()[0];
  if (/\.json$/i.test(path) || ((first === '{' || first === '[') && !/\.(md|markdown|txt)$/i.test(path)))
    return { text, ...readJsonDocument(source) };
  if (/\.txt$/i.test(path)) return { text, ...readTextDocument(source) };
  return { text, ...readMarkdownDocument(source) };
}

function refusal(path: string, text: string): Diagnostic | undefined {
  const place = { file: path, line: 1, column: 1 };
  const expected = 'a rule document in JSON, Markdown or plain text';
  if (text.replace(/^\ufeff/, '').trim() === '')
    return { code: 'empty-file', severity: 'error', message: 'The file is empty.', place, found: 'nothing', expected };
  const at = text.indexOf('\u0000');
  if (at < 0) return undefined;
  return {
    code: 'not-text',
    severity: 'error',
    message: 'The file is no text: it holds zero bytes.',
    place,
    found: 'zero bytes',
    expected,
  };
}
