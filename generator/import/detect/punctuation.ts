/** Blanks and signs that went wrong, and what does not come in pairs. */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus } from '../corpus.ts';
import { findPairs } from './pairs.ts';
import { findPatterns, type TextPattern } from './pattern.ts';

const PATTERNS: readonly TextPattern[] = [
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
    pattern: /\p{L}‘\p{L}+/gu,
    message: 'An opening quotation mark is printed in place of an apostrophe.',
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
    most: 5,
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
    most: 3,
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
    code: 'print-stop-in-brackets',
    severity: 'note',
    pattern: /(?<=\p{L} \()\p{Ll}[^().!?\n]{3,80}(?<!\betc)\.\)(?=\s+\p{Lu}|\s*$)/gu,
    message: 'The brackets belong to the sentence before them, and its full stop is inside them.',
    expected: 'the full stop after the bracket',
  },
  {
    code: 'print-stop-in-brackets',
    severity: 'note',
    pattern: /(?<=[.!?] )\((?=\p{Lu})[^().!?\n]{12,160}[^().!?\n]\)\.(?=\s|$)/gu,
    message: 'The brackets hold a whole sentence, and its full stop is outside them.',
    expected: 'the full stop before the bracket',
  },
  {
    code: 'print-stop-missing',
    severity: 'note',
    pattern:
      /(?<=[.!?] )\((?:The|This|These|They|It|You|If|When|All|Each|Any) [^().!?\n]{12,160}[^().!?\n]\)(?= \p{Lu}\p{Ll}|\s*(?:\n|$))/gu,
    message: 'The brackets hold a whole sentence without its full stop.',
    expected: 'a full stop before the bracket',
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
    pattern: /(?<=[)"”*_]) +[.,;](?=\s|$)/gu,
    message: 'A space is printed before a punctuation mark.',
    expected: 'no space',
  },
  {
    code: 'print-blank-before-mark',
    severity: 'note',
    // "roll" and ", you" on the next line, or "1-2 4 , 3-4 6 ,".
    pattern: /(?<=\p{Ll})[ \t]*\n[ \t]*,(?= )|(?<=\d) +,(?= \d)/gu,
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
    code: 'print-comma-for-stop',
    severity: 'note',
    pattern: /(?<=\p{Ll}),[ \t]*\n(?=(?:You|The|If|When|It|This|That|Each|All|No|Any|They|He|She|We) \p{Ll})/gu,
    message: 'A comma ends this line, and a sentence begins on the next.',
    expected: 'a full stop',
  },
  {
    code: 'print-comma-for-stop',
    severity: 'note',
    pattern: /(?<=\p{Ll}{2}),(?= (?:The|This|These|If|When|It|They|You|Each|Then|Whenever) \p{Ll})/gu,
    message: 'A comma ends this sentence, and another begins after it.',
    expected: 'a full stop',
  },
  {
    code: 'print-comma-for-stop',
    severity: 'note',
    // "The dial has 5 groups, each group is"
    pattern:
      /(?<=(?:^|[.!?]\s|\n)(?!(?:If|When|Whenever|While|Since|As|Although|After|Before|Once|Until|Unless|Because|For|In|On|At|During)\b)[^.,;:()!?\n]{3,60} (?:has|have|are|is) [^.,;:()\n]{3,40}),(?= each \p{Ll}+ (?:is|has)\b)/gu,
    message: 'A comma ends this sentence, and another begins after it.',
    expected: 'a full stop',
  },
  {
    code: 'print-stop-missing',
    severity: 'note',
    pattern:
      /(?<=\p{Ll} \p{Ll}{2,})(?= (?:The(?= \p{Ll})|This|These|If|When|It|They|You|Each|Then|Whenever|Remove|Place|Roll|Give|However|After|Choose|Move) (?!of\b)\p{L}\p{Ll})/gu,
    message: 'A sentence begins here, and the one before has no full stop.',
    expected: 'a full stop',
    only: ({ index }, text) => !NO_END.test(text.slice(Math.max(0, index - 14), index)),
  },
  {
    code: 'print-stop-missing',
    severity: 'note',
    // "to two guests He can never pour", "cups A guest may", "roll a d6 If".
    pattern:
      /(?<=\p{Ll}{3})(?= (?:(?:He|She|We) (?:can|cannot|may|must|is|has|will|does|never)|An? \p{Ll}+ (?:may|can|cannot|must|is|has|will|does|that|who|whose))\b)|(?<=\b\d*d\d{1,2})(?= (?:If|When|On|Add|Then|The|Each|You) \p{Ll})/gu,
    message: 'A sentence begins here, and the one before has no full stop.',
    expected: 'a full stop',
    only: ({ index }, text) =>
      !NO_END.test(text.slice(Math.max(0, index - 14), index)) && !LETTERED.test(text.slice(Math.max(0, index - 14), index)),
  },
  {
    code: 'print-comma-missing',
    severity: 'note',
    pattern: /(?<=[\p{Ll}"”]) (?=(?:i\.e\.|e\.g\.) \p{Ll})/gu,
    message: 'A comma is missing before this short form.',
    expected: ',',
  },
  {
    code: 'print-term-mixed-spelling',
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
  {
    code: 'print-sentence-lower-case',
    severity: 'note',
    // "minimum result 1. add the result", but not items that a sentence counts.
    pattern: /(?<=\p{Ll}{3} \d+\. )(?=(?:add|subtract|deal|roll|the|this|it|if|when|each|then) \p{Ll})/gu,
    message: 'A sentence begins in lower case.',
    expected: 'a capital letter, or no full stop before',
    only: (_, text) => !/\s2\. /.test(text),
  },
  {
    code: 'print-sentence-lower-case',
    severity: 'note',
    pattern:
      /(?<=(?:\p{Ll}{3,}|\b\d*d\d+)[.!?] )(?=(?:the|this|that|these|a|an|if|when|it|its|you|your|each|any|all|characters?|players?|at|for|on|in|give|make|after|once|there|they|he|she|we|only|even|otherwise|however|then|from|both|every|during|unless)\b)/gu,
    message: 'A sentence begins in lower case.',
    expected: 'a capital letter, or no full stop before',
    only: ({ index }, text) =>
      !/\b(?:etc|viz|vs|fig|approx|min|max|incl|resp|cf|no|pts?|sq|ed|vol|chap|sec)[.] $/i.test(text.slice(Math.max(0, index - 9), index)),
  },
];

/** Before the letter A, which names one of several: "player A may". */
const LETTERED =
  /\b(?:players?|characters?|figures?|figs?|squares?|teams?|sides?|areas?|maps?|parts?|tables?|types?|plans?|options?|groups?|points?|cards?|tokens?|objects?|appendix|class|grade|level|zone|case|example|row|column|hex)$/i;
/** No sentence ends with such a word: what follows is a name or a title. */
const NO_END =
  /\b(?:the|a|an|of|and|or|to|from|with|in|on|by|as|for|called|named|see|per|this|that|its|their|your|each|every|any|no|using|use|uses|during|than|is|are|may|can|must|will|also|both|under|read|reads|says|said|word|words|rule|phrase|titled|keyword|option|action|step|section)$/i;

export function findPunctuation(corpus: Corpus): Diagnostic[] {
  return [...findPatterns(PATTERNS, corpus), ...findPairs(corpus)];
}
