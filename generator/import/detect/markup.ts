/** Markup and control characters in the text: harmless, because shown as text, but no words of a rule. */
import { decodeHTMLStrict } from 'entities';
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus } from '../corpus.ts';
import { BROKEN_ENTITY, ENTITY } from '../html.ts';
import { findPatterns, type TextPattern } from './pattern.ts';

const PATTERNS: readonly TextPattern[] = [
  {
    code: 'print-markup-in-text',
    severity: 'warning',
    pattern: /<\/?[a-z][^<>\n]{0,200}>|<!--|\]\(\s*(?:javascript|data|vbscript):/gi,
    message: 'There is markup in the text.',
    // "<Cup>": a name in brackets.
    only: ([tag]) => !/^<\p{Lu}\p{Ll}+>$/u.test(tag),
    expected: 'words',
    hint: 'It is stored and shown as text, never as markup.',
  },
  {
    code: 'print-markup-in-text',
    severity: 'warning',
    pattern: ENTITY,
    // A document with more entities than this is written in HTML: there they are intended.
    intendedAbove: 5,
    message: 'There is an HTML entity in the text.',
    expected: 'the character',
    only: ([entity]) => decodeHTMLStrict(entity) !== entity,
  },
  {
    code: 'print-markup-in-text',
    severity: 'warning',
    pattern: BROKEN_ENTITY,
    message: 'There is an HTML entity without its semicolon in the text.',
    expected: 'the character',
  },
  {
    code: 'print-markup-in-text',
    severity: 'warning',
    // Not in a path: "C:\new".
    pattern: /(?<=[\p{L}\p{N}.,;:!?)"”’] ?)(?<!\b\p{L}:\S{0,60})(?:(?:\\r)?\\n)+/gu,
    message: 'A line break is printed as its sign in a program.',
    expected: 'a line break',
  },
  {
    code: 'print-character-control',
    severity: 'warning',
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds control characters
    pattern: /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g,
    message: 'There is a control character in the text.',
    expected: 'words',
    hint: 'It is left out of what is stored.',
  },
  {
    code: 'print-letter-lost',
    severity: 'warning',
    pattern: /\ufffd+/g,
    message: 'A character could not be read.',
    expected: 'text in UTF-8',
    hint: 'Save the file as UTF-8.',
  },
];

export const findMarkup = (corpus: Corpus): Diagnostic[] => findPatterns(PATTERNS, corpus);
