/** Sentences that end or begin without their mark or capital letter, or with a wrong mark. */
import type { TextPattern } from './pattern.ts';

/** Nouns after which the letter A may be a name and no article: "player A may". */
const LETTERED =
  /\b(?:players?|characters?|figures?|figs?|squares?|teams?|sides?|areas?|maps?|parts?|tables?|types?|plans?|options?|groups?|points?|cards?|tokens?|objects?|appendix|class|grade|level|zone|case|example|row|column|hex)$/i;
/** After such a word a capital letter rarely begins a sentence: what follows is a name or a title. */
const NO_END =
  /\b(?:the|a|an|of|and|or|to|from|with|in|on|by|as|for|called|named|see|per|this|that|its|their|your|each|every|any|no|using|use|uses|during|than|is|are|may|can|must|will|also|both|under|read|reads|says|said|word|words|rule|phrase|titled|keyword|option|action|step|section)$/i;

export const STOP_PATTERNS: readonly TextPattern[] = [
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
    code: 'print-comma-for-stop',
    severity: 'note',
    pattern: /(?<=\p{Ll}),[ \t]*\n(?=(?:You|The|If|When|It|This|That|Each|All|No|Any|They|He|She|We) \p{Ll})/gu,
    message: 'A comma ends this line, and a sentence begins on the next.',
    expected: 'a full stop',
  },
  {
    code: 'print-comma-for-stop',
    severity: 'note',
    pattern:
      /(?<=\p{Ll}{2}),(?= (?:(?:The|This|These|If|When|It|They|You|Each|Any|Then|Whenever) \p{Ll}|(?:Roll|Place|Remove|Choose|Draw|Give|Deal|Put|Take|Move) (?:the|an?|one|two|all|each|it|its|that|\d*d?\d+)\b))/gu,
    message: 'A comma is printed between two sentences.',
    expected: 'a full stop',
  },
  {
    code: 'print-comma-for-stop',
    severity: 'note',
    // "The dial has 5 groups, each group is"
    pattern:
      /(?<=(?:^|[.!?]\s|\n)(?!(?:If|When|Whenever|While|Since|As|Although|After|Before|Once|Until|Unless|Because|For|In|On|At|During)\b)[^.,;:()!?\n]{3,60} (?:has|have|are|is) [^.,;:()\n]{3,40}),(?= each \p{Ll}+ (?:is|has)\b(?![^.;\n]{1,60} and (?:the|an?|each|every|your|it|they) ))/gu,
    message: 'A comma is printed between two sentences.',
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
    code: 'print-comma-for-stop',
    severity: 'note',
    pattern: /(?<=[^\n]{40}\p{Ll}),(?=[ \t]*(?:\n[ \t]*\n[*_]{0,2}\p{Lu}|$))/gu,
    message: 'A comma ends this paragraph.',
    expected: 'a full stop',
  },
  {
    code: 'print-question-stop',
    severity: 'note',
    pattern:
      /(?<=^|\n|\*\*|\bQ[:.] )(?:Can|Does|Is|Are|Should|Could|Must|(?:Do|May)(?= (?:I|we|my|they))) (?:an?|the|I|my|they|two|we|it|this|that|any|each|these|players?|characters?)\b[^.?!\n]{8,140}\.(?=\*\*|[ \t]*(?:\n|$))|(?<=(?:^|\n)[*_]{0,2}Q[:.] )(?=(?:[^.?!\n]{1,200}, )?(?:[Ww]hat|[Ww]hich|[Ww]ho|[Ww]hose|[Ww]hen|[Ww]here|[Ww]hy|[Hh]ow|[Cc]an|[Cc]ould|[Dd]o|[Dd]oes|[Dd]id|[Ii]s|[Aa]re|[Ww]as|[Mm]ay|[Mm]ust|[Ww]ill|[Ww]ould|[Ss]hould|[Hh]as|[Hh]ave)\b)[^.?!\n]{8,200}\.(?=[*_]{0,2}[ \t]*(?:\n|$))/gu,
    message: 'This question ends with a full stop.',
    expected: 'a question mark',
    isAtEnd: true,
  },
  {
    code: 'print-stop-missing',
    severity: 'note',
    pattern:
      /(?<=(?:^|\n)\*\*(?:Q[:.] )?)(?:Can|Does|Is|Are|Should|Must|(?:Do|May)(?= (?:I|we|my|they))) (?:an?|the|I|my|they|two|we|it|this|that|any|each|these)\b[^.?!\n*]{8,160}(?=\*\*[ \t]*(?:\n|$))/gu,
    message: 'This question ends without its mark.',
    expected: 'a question mark',
    isAtEnd: true,
  },
  {
    code: 'print-stop-missing',
    severity: 'note',
    // "to two guests He can never pour", "cups A guest may", "roll a d6 If".
    pattern:
      /(?<=\p{Ll}{3})(?= (?:(?:He|She|We) (?:can|cannot|may|must|is|has|will|does|never)|An? \p{Ll}+ (?:may|can|cannot|must|is|has|will|does|that|who|whose))\b)|(?<=\b(?:\d*d\d{1,2}|die|dice))(?= (?:If|When|On|Add|Then|The|Each|You) \p{Ll})/gu,
    message: 'A sentence begins here, and the one before has no full stop.',
    expected: 'a full stop',
    only: ({ index }, text) =>
      !NO_END.test(text.slice(Math.max(0, index - 14), index)) &&
      !(text.startsWith(' A ', index) && LETTERED.test(text.slice(Math.max(0, index - 14), index))),
  },
  {
    code: 'print-sentence-lower-case',
    severity: 'note',
    pattern: /(?<=(?:^|\n)[*_]{0,2}[QA]:[*_]{0,2} )(?=\p{Ll}{2,})/gu,
    message: 'A sentence begins in lower case.',
    expected: 'a capital letter',
  },
  {
    code: 'print-sentence-lower-case',
    severity: 'note',
    // "minimum result 1. add the result", but not in a text with numbered items ("1. add … 2. roll …").
    pattern: /(?<=\p{Ll}{3} \d+\. )(?=(?:add|subtract|deal|roll|the|this|it|if|when|each|then) \p{Ll})/gu,
    message: 'A sentence begins in lower case.',
    expected: 'a capital letter, or no full stop before',
    only: (_, text) => !/\s2\. /.test(text),
  },
  {
    code: 'print-sentence-lower-case',
    severity: 'note',
    pattern:
      /(?<=(?:\p{Ll}{3,}|\b\d*d\d+)[.!?] )(?=(?:the|this|that|these|a|an|if|when|it|its|you|your|each|any|all|characters?|players?|at|for|on|in|give|make|after|once|there|they|he|she|we|only|even|otherwise|however|then|from|both|every|during|unless|and|or|but)\b)/gu,
    message: 'A sentence begins in lower case.',
    expected: 'a capital letter, or no full stop before',
    only: ({ index }, text) =>
      !/\b(?:etc|viz|vs|fig|approx|min|max|incl|resp|cf|no|pts?|sq|ed|vol|chap|sec)[.] $/i.test(text.slice(Math.max(0, index - 9), index)),
  },
];
