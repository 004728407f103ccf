/** Phrases that lack a word or have one for another; see `grammar-patterns.ts`. */
import type { GrammarPattern } from './grammar-patterns.ts';

export const USAGE: readonly GrammarPattern[] = [
  { pattern: /\b(?:in|at|on|from|within|into|with|of|for|to|by|during) same (?=\p{Ll}{3,})(?!sex\b|day delivery)/gu, right: 'the same' },
  { pattern: /\bregardless (?=(?:which|what|how|who|whether|where|the|its|their|your|any)\b)/gi, right: 'regardless of' },
  { pattern: /\bequal or (?:above|below|over|under)\b/gi, right: 'equal to or' },
  {
    pattern: /\b(?:is|are|rolls?|result is|total is) equal or (?:lower|higher|greater|less|more|smaller|larger)(?=[,.;)])/gi,
    right: 'equal to it or',
  },
  { pattern: /\bin addition or instead of\b/gi, right: 'in addition to or' },
  { pattern: /\bup two (?=\d|two\b|three\b|four\b|five\b|six\b)/gi, right: 'up to' },
  {
    pattern:
      /\b(?:without|by|before|after|from) (?:know|remove|receive|lose|pay|choose|become|have|reveal|discard|activate|apply|ignore)(?= )/g,
    right: 'the form with "-ing"',
  },
  {
    pattern:
      /(?<=\p{Ll},? (?:and|or|but|that|which|then|so|if|when) |[.] (?:Thus|Then|So|But|If|When) )(?:You|They|Your|Each|All|Two|Three|When)(?= \p{Ll})/gu,
    right: 'a small letter',
  },
  {
    pattern: /(?<!\b(?:is|are|was|were|be|been|being) )\b[Ss]o called (?=\p{L}{3,})(?!because|for|as|from|after|by|in\b)/gu,
    right: 'a hyphen',
  },
  {
    pattern:
      /\b(?:from|on|to|choose|target|targets|destroy|discard|draw|take|select|add|place|with|move|remove) up to (?!speed\b|date\b|points\b)\p{Ll}{3,}(?<!ss|us)s\b(?! (?:of|to|who|that)\b)/gu,
    right: 'a number',
  },
];
