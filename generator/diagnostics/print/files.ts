/** Diagnostics of `sightline import`: files that cannot be read as rule documents. The examples are invented texts about tea. */
import type { Entries } from '../entry.ts';

/** More than the sections that an import compares (`MOST_SECTIONS` in import/document.ts: 5,000). */
const TOO_MANY_SECTIONS = 6000;
/** Repeats of a sentence of 14 bytes that exceed `LARGEST_DOCUMENT` in import/document.ts: 1 MiB. */
const TOO_MANY_SENTENCES = 80_000;

export const FILES = {
  'print-file-empty': {
    title: 'Empty file',
    explanation: 'The file holds nothing, and nothing is stored. Check the path and the copy.',
    example: { file: 'tea.json', wrong: '' },
  },
  'print-file-textless': {
    title: 'File without any text',
    explanation: 'No text could be read, and nothing is stored. Check that this is a rule document.',
    example: { file: 'tea.md', wrong: '# Tea\n\n# Cake\n' },
  },
  'print-file-binary': {
    title: 'File that is not text',
    explanation: 'The file contains zero bytes: it is a picture, an archive or a program. Nothing is stored.',
    example: { file: 'tea.md', wrong: '# Tea\n\nPour\u0000it.\n' },
  },
  'print-file-misencoded': {
    title: 'File that is not UTF-8',
    explanation: 'The file is read as Windows-1252, in which no byte is invalid. Check its letters outside of ASCII, and save it as UTF-8.',
    example: { file: 'tea.md', wrong: '# Tea\n\nA café sells it.\n', encoding: 'latin1' },
  },
  'print-file-sections': {
    title: 'Too many sections',
    explanation: 'The file has more sections than can be compared. Split it; nothing is stored.',
    example: { file: 'tea.md', wrong: '# Tea\n\nPour it.\n\n'.repeat(TOO_MANY_SECTIONS) },
  },
  'print-file-missing': {
    title: 'No such file',
    explanation: 'There is nothing at this path. Nothing is stored.',
    example: { file: 'tea.md' },
  },
  'print-file-unreadable': {
    title: 'File that cannot be read',
    explanation: 'The path is a folder, a pipe or a device, or the system refuses to open the file. The finding gives the reason.',
    example: { file: 'cups/', wrong: '' },
  },
  'print-file-too-large': {
    title: 'File too large',
    explanation: 'The file is larger than any rule document, and is not read. Split it.',
    example: { file: 'tea.md', wrong: 'A cup of tea. '.repeat(TOO_MANY_SENTENCES) },
  },
} as const satisfies Entries;
