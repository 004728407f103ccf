import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus } from '../corpus.ts';
import { findPairs } from './pairs.ts';
import { findPatterns, type TextPattern } from './pattern.ts';
import { STOP_PATTERNS } from './stop-patterns.ts';

const PATTERNS: readonly TextPattern[] = [
  {
    code: 'print-word-split',
    severity: 'note',
    pattern: /(?<= \p{Ll}{3,}-) (?=(?!(?:and|or|to|but)\b)\p{Ll}{3,})/gu,
    message: 'A space is printed after a hyphen.',
    expected: 'no space',
  },
  {
    code: 'print-blank-leading',
    severity: 'note',
    // Masked text (U+2060) may hold what was before the blank.
    pattern: /^[ \t]+(?=[^\s\u2060])/g,
    message: 'The text begins with a space.',
    expected: 'no space',
    // One blank before several lines is their layout.
    only: (match, text) => !text.includes('\n') || match[0].length > 1 || !/\n \S/.test(text),
  },
  {
    code: 'print-apostrophe-wrong',
    severity: 'note',
    pattern: /\p{L}‘\p{L}+|\p{Ll}{2};(?:t|s|re|ve|ll)(?= )/gu,
    message: 'Another sign is printed in place of an apostrophe.',
    expected: "'",
  },
  {
    code: 'print-blank-after-slash',
    severity: 'note',
    pattern: /[\p{L}+]\/ +\p{L}+/gu,
    message: 'A space is printed after a slash, where a line break was.',
    expected: 'no space',
  },
  {
    code: 'print-blank-odd',
    severity: 'note',
    pattern: /[\u00a0\u2000-\u200b\u202f\u3000]/g,
    message: 'This is not an ordinary space.',
    expected: 'a space',
  },
  {
    code: 'print-placeholder',
    severity: 'note',
    pattern: /\{\p{Ll}[\p{Ll} ]{0,58}\}/gu,
    intendedAbove: 5,
    message: 'Braces that look like a placeholder are in the text.',
    hint: 'They are text: nothing is filled in.',
  },
  {
    code: 'print-short-form',
    severity: 'note',
    pattern: /\b(?:ie|eg)(?=,)|(?<=, |\()(?:ie|eg)\b(?! ?\.)/g,
    message: 'The full stops of this short form are missing.',
    expected: 'i.e. or e.g.',
  },
  {
    code: 'print-short-form',
    severity: 'note',
    pattern: /\betc(?=[?!,;)/]|$)/g,
    // An author who leaves it out everywhere means it.
    intendedAbove: 3,
    message: 'The full stop of this short form is missing.',
    expected: 'etc.',
  },
  {
    code: 'print-apostrophe-lost',
    severity: 'warning',
    pattern: /(?<=\b(?!(?:type|letter|plural|with|the|and)\b)\p{L}\p{Ll}{2,}) s(?= \p{L}\p{Ll}+)/gu,
    message: 'An apostrophe is lost before this letter.',
    expected: "'s",
  },
  {
    code: 'print-semicolon',
    severity: 'note',
    pattern: /(?<=(?:^|[.;:])\s*)(?:if|when|on an? (?:result|roll))\b[^;:,.\n]{3,60};(?!\s*(?:\n|$))/gim,
    message: 'A semicolon is printed where a comma is due.',
    expected: ',',
  },
  {
    code: 'print-break-irregular',
    severity: 'note',
    pattern: /\n[ ]*\n\t/g,
    message: 'A blank line and a tab mark one paragraph break.',
    expected: 'one paragraph break',
  },
  {
    code: 'print-stop-doubled',
    severity: 'note',
    pattern:
      /(?<![.\s/\\])\.\.(?![./\\\p{L}\p{N}])|(?<=\p{L}),,(?=\s)|;;(?=\s)|[,;:]\.(?=\s|$)|[,;] [,;:/](?=\s)|(?<=\p{L}n['’]t)['’](?= \p{Ll})|(?<=\p{Ll}{3})\.,(?!\s*(?:etc|and so))|(?<=\p{L}{2})(?:\.[;:]|;,|:,|,;)(?=\s)|(?<=\p{Ll})\. \.(?! ?\.)(?=\s|$)/gu,
    message: 'Two punctuation marks follow each other.',
    expected: 'one of them',
    only: ({ index }, text) => !/\b(?:etc|e\.g|i\.e|vs|inc|al|jr|sr|dr|no|co|ltd|st)$/i.test(text.slice(Math.max(0, index - 6), index)),
  },
  {
    code: 'print-blank-before-mark',
    severity: 'note',
    pattern: /(?<=[\p{Ll}*_] )\( +(?=[^\s)][^()\n]*\p{Ll}\))/gu,
    message: 'A space is printed after an opening bracket.',
    expected: 'no space',
  },
  {
    code: 'print-blank-before-mark',
    severity: 'note',
    // "by +1 .", but not "Page 5 . . 7", whose dots are leaders.
    pattern: /(?<=[)"”*_]) +[.,;](?=\s|$)|(?<=\p{Ll} (?:[+−–-]|\d*d)?\d+) +\.(?! ?\.)(?=\s|$)/gu,
    message: 'A space is printed before a punctuation mark.',
    expected: 'no space',
  },
  {
    code: 'print-blank-before-mark',
    severity: 'note',
    // "roll" and ", you" on the next line, "1-2 4 , 3-4 6 ,", or "called ,the".
    pattern: /(?<=\p{Ll})[ \t]*\n[ \t]*,(?= )|(?<=\d) +,(?= \d)|(?<=\p{Ll}{2}) ,(?=\p{Ll}{2})/gu,
    message: 'A space is printed before a punctuation mark.',
    expected: 'no space',
  },
  {
    code: 'print-blank-odd',
    severity: 'note',
    pattern: /(?<=\p{Ll}{2})\t(?=\p{Ll}+[ .,;])/gu,
    message: 'A tab is printed between two words of a sentence.',
    expected: 'a space',
    // A line of a table has no full stop.
    only: ({ index }, text) => /[.!?](?:\s|$)/.test(text.slice(text.lastIndexOf('\n', index) + 1).split('\n')[0] ?? ''),
  },
  {
    code: 'print-comma-missing',
    severity: 'note',
    pattern: /(?<=[\p{Ll}"”]) (?=(?:i\.e\.|e\.g\.) \p{Ll})/gu,
    message: 'A comma is missing before this short form.',
    expected: ',',
  },
  {
    code: 'print-term-mixed-case',
    severity: 'note',
    pattern: /(?<=\p{Ll} \()(?:Or|And|But|Not|Including|Except|Such)(?= \p{Ll}[^().]*\)[ .,;:]?\s*\p{Ll}?)/gu,
    message: 'A capital letter is printed inside a sentence.',
    expected: 'a lower-case letter',
  },
  {
    code: 'print-blank-after-sign',
    severity: 'note',
    pattern: /(?<=\b(?:by|is|a|to|value|roll|of) )[+−–-] (?=\d)/gu,
    message: 'A space is printed between a sign and its number.',
    expected: 'no space',
  },
];

export function findPunctuation(corpus: Corpus): Diagnostic[] {
  return [...findPatterns([...PATTERNS, ...STOP_PATTERNS], corpus), ...findPairs(corpus)];
}
