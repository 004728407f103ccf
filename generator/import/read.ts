import type { Diagnostic } from '../diagnostic.ts';
import { scanJson } from '../parse/json-scan.ts';
import { indexLines } from '../parse/line-index.ts';
import { divideLong, excessOf, type ReadResult } from './document.ts';
import { readJsonDocument } from './json-document.ts';
import { readMarkdownDocument } from './markdown-document.ts';
import { readTextDocument } from './text-document.ts';

/** Never throws. */
export function readDocument(path: string, bytes: Uint8Array): ReadResult & { readonly text: string } {
  const { text, fault } = decode(path, bytes);
  const refused = refusal(path, text);
  if (refused !== undefined) return { text, diagnostics: [refused] };
  const { document, diagnostics } = readText(path, text);
  const all = [...(fault === undefined ? [] : [fault]), ...diagnostics];
  if (document === undefined) return { text, diagnostics: all };
  const sections = document.sections.flatMap(divideLong);
  const excess = excessOf(sections);
  return excess === undefined ? { text, diagnostics: all, document: { ...document, sections } } : { text, diagnostics: [...all, excess] };
}

/** Text in UTF-8, or with a byte order mark in UTF-16; other bytes are taken for Windows-1252, in which no byte is invalid. */
function decode(path: string, bytes: Uint8Array): { readonly text: string; readonly fault?: Diagnostic } {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder('utf-16le', { ignoreBOM: true }).decode(bytes) };
  if (first === 0xfe && second === 0xff) return { text: new TextDecoder('utf-16be', { ignoreBOM: true }).decode(bytes) };
  try {
    return { text: new TextDecoder('utf-8', { ignoreBOM: true, fatal: true }).decode(bytes) };
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes);
    // In Windows-1252 each byte is one character.
    const at = firstInvalid(bytes);
    const fault: Diagnostic = {
      code: 'print-file-misencoded',
      severity: 'warning',
      message: 'The file is not in UTF-8; it is read as Windows-1252.',
      place: indexLines({ path, text }).place(at, at + 1),
      found: 'bytes that are not UTF-8',
      expected: 'text in UTF-8',
      hint: 'Save the file as UTF-8.',
    };
    return { text, fault };
  }
}

/** The replacement character in UTF-8. The decoder puts it in place of bytes that are not UTF-8. */
const REPLACEMENT = [0xef, 0xbf, 0xbd];

function firstInvalid(bytes: Uint8Array): number {
  const lossy = new TextEncoder().encode(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
  const differing = bytes.findIndex((byte, index) => byte !== lossy[index]);
  const at = differing < 0 ? bytes.length : differing;
  // The invalid bytes may begin like their replacement: then only a later byte differs, or none.
  return [at - 2, at - 1].find((start) => REPLACEMENT.every((byte, index) => lossy[start + index] === byte)) ?? at;
}

function readText(path: string, text: string): ReadResult {
  const source = { path, text };
  if (/\.json$/i.test(path) || isJson(text)) return readJsonDocument(source);
  if (/\.txt$/i.test(path)) return readTextDocument(source);
  return readMarkdownDocument(source);
}

/** Whether a text under any name is JSON: data files are often stored as .txt. */
function isJson(text: string): boolean {
  const plain = text.replace(/^\ufeff/, '');
  return /^\s*[[{]/.test(plain) && scanJson(plain) === undefined;
}

function refusal(path: string, text: string): Diagnostic | undefined {
  const place = { file: path, line: 1, column: 1 };
  const expected = 'a rule document in JSON, Markdown or plain text';
  if (text.replace(/^\ufeff/, '').trim() === '')
    return { code: 'print-file-empty', severity: 'error', message: 'The file is empty.', place, found: 'nothing', expected };
  const at = text.indexOf('\u0000');
  if (at < 0) return undefined;
  return {
    code: 'print-file-binary',
    severity: 'error',
    message: 'The file is not text: it contains zero bytes.',
    place,
    found: 'zero bytes',
    expected,
  };
}
