import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus } from '../corpus.ts';
import { finding, withHeadings } from '../document.ts';
import { findPatterns, matchesIn, type TextPattern } from './pattern.ts';

const missing = (where: string, pattern: RegExp, only?: TextPattern['only']): TextPattern => ({
  code: 'print-blank-missing',
  severity: 'note',
  pattern,
  message: `The space ${where} is missing.`,
  expected: 'a space',
  ...(only === undefined ? {} : { only }),
});

const PATTERNS: readonly TextPattern[] = [
  // Not after the bracket in "(s)he".
  missing(
    'after a punctuation mark',
    /(?<=(?<![\p{L}\p{N}@/.])\p{L}?\p{Ll}+)(?:[.!?]["”]?(?=\p{Lu}\p{Ll}+[ ,'’]|(?:A|I) \p{Ll})|(?:,|(?<!&\p{L}{2,8});)(?=\p{Ll}{3,}[ .,;]|(?:so|or|if|it|as|in|on|to|he|we) )|\)(?=\p{Ll}{3,} ))/gu,
    ({ index, 0: mark }, text) => mark !== ')' || !/\([^()\s]{0,3}$/.test(text.slice(Math.max(0, index - 5), index)),
  ),
  missing('after a punctuation mark', /(?<=(?<![\d.,])\d{1,2}),(?=\d{1,2}, (?:or|and) \d)/g),
  missing('after a punctuation mark', /(?<=\p{Ll}{2}\))\.(?=\p{Lu}\p{Ll}* )/gu),
  missing('after a punctuation mark', /(?<= \p{Ll}{3,}):(?=(?:an?|the|on|if|you|each|it|one|two|at|roll|when) )/gu),
  missing('after the marks of a heading', /(?<=(?:^|\n)#{2,6})(?=[\p{L}\d])/gu),
  missing('after a number', /(?<![\p{L}\p{N}.,#@/_|-])\d{1,2}(?=(?:or|and|of|for)(?![\p{L}\p{N}]))/gu),
  missing(
    'before a number',
    /(?<=(?<![\p{L}\p{N}@/.#_\\-])(?:within|than|least|most|exactly|another|with|and|from|for|the|only|your|adds?|costs?|gains?|draws?|takes?|loses?|deals?|scores?|rolls?|moves?|places?|has|have|are))(?=\d{1,2}(?:["”″]? |["”″]?[.,;)](?:\s|$)))/gu,
  ),
  // "Cups, Pots,Lids": another comma of the list has its space.
  missing('after a punctuation mark', /(?<=, \p{Lu}\p{Ll}{2,}),(?=\p{Lu}\p{Ll}{2,}[.,;) ])/gu),
  // "Keyword(s):Elders": a label.
  missing('after a punctuation mark', /(?<=(?:^|\n)\p{Lu}\p{Ll}+(?:\(s\))?):(?=\p{Lu}\p{Ll}+)/gu),
  // "Reinforcements- If": a dash after a label.
  missing('before a dash', /(?<=\p{Ll}{3})-(?= \p{Lu}\p{Ll}* \p{Ll})/gu),
  // "|speed|,|attack|": icons.
  missing('after a punctuation mark', /(?<=[|#]),(?=[|#]\p{L})/gu),
  missing('after a punctuation mark', /(?<=\p{Ll}{2})[.!?](?=\(\p{Lu}?[\p{Ll}\d])/gu),
  missing('before a bracket', /(?<=\p{Ll}{3})\((?=\p{Ll}{2,} |\p{Extended_Pictographic})/gu),
  // An ending in brackets has no space before it: "card(s)". Only in a section that has a space before another bracket.
  missing(
    'before a bracket',
    /(?<=(?<![\p{L}\p{N}_.@#/\\-])\p{L}?\p{Ll}{3,})\((?!(?:e?s|ess|ies|e?r|ren|e?d|ing|n)\))(?=\p{Ll}{2,}\)(?:[\s.,;]|$))/gu,
    (_, text) => /\p{Ll} \(\p{Ll}/u.test(text),
  ),
  {
    ...missing(
      'before an icon',
      /(?:(?<=\p{L}{2})[.!?]|(?<=\p{L}{2})\p{L})(?=\|[a-z0-9_-]{2,30}\|)/giu,
      // In tables bars divide cells.
      (_, text) => /(?:^|\s)\|[a-z0-9_-]{2,30}\|/i.test(text) && !/\|\s*:?-{2,}/.test(text),
    ),
    intendedAbove: 4,
  },
  missing('before a dash', /(?<=\p{Ll})[–—](?= \p{L})/gu),
  missing('after a unit', /(?<=\d)["”″](?=\p{Ll}{2,} )/gu),
  missing('before an equals sign', /(?<=[\p{Ll}\d])=(?= \p{L})/gu),
];

/** "Starter Set– Outdoor", "the S.H.I.E.LD. Deck", "Im the Boss": what a heading lacks. */
const IN_HEADING = [
  {
    code: 'print-blank-missing',
    message: 'The space before a dash is missing.',
    expected: 'a space',
    pattern: /(?<=\p{Ll})[–—](?= \p{L})/gu,
  },
  {
    code: 'print-stop-missing',
    message: 'A full stop is missing in this abbreviation.',
    expected: 'a full stop after each letter',
    pattern: /(?<![\p{L}.])(?:\p{Lu}\.){3,}\p{Lu}{2}\.(?!\p{L})/gu,
  },
  { code: 'print-word-misprinted', message: 'An apostrophe is missing.', expected: "I'm", pattern: /(?<![\p{L}.])Im(?= \p{L})/gu },
] as const;

export const findMissingBlanks = (corpus: Corpus): Diagnostic[] => [
  ...findPatterns(PATTERNS, corpus),
  ...corpus.documents.flatMap(({ document, isEnglish }) =>
    withHeadings(isEnglish ? document.sections.filter(({ language }) => language === undefined) : []).flatMap((section) =>
      IN_HEADING.flatMap(({ pattern, ...parts }) =>
        matchesIn(section.title, pattern).map(({ 0: found }) => finding(section, { ...parts, severity: 'note', found })),
      ),
    ),
  ),
];
