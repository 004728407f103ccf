/** Missing, doubled and mistaken small words, such as "of", "than" and "too"; see `grammar-patterns.ts`. */
import type { GrammarPattern } from './grammar-patterns.ts';

const COMPARED =
  '(?:better|worse|greater|higher|lower|larger|smaller|bigger|longer|shorter|stronger|weaker|faster|slower|closer|farther|further)';
const OWNED = '(?:the|its|their|your|his|her|my|our)';
/** Verbs whose object goes away from a place. */
const TAKING = '(?:subtracts?|removes?|takes?|draws?|measures?|measured|deducts?|discards?)';
const MEASURED =
  '(?:paragraph|sentence|rule|section|card|page|list|text|row|column|board|table|deck|pile|track|map|path|line|stack|scenario|mission|battle|day|year|week|match|chapter|step|combat|activation|ruler|tape)';
const ACTED_ON =
  '(?:repair|move|take|draw|play|use|attack|shoot|hit|open|pick|push|steal|find|reach|climb|escape|heal|cast|block|cross|enter|leave|gain|get|put|place|avoid|break|destroy|remove|discard|win|score)';

export const SMALL_WORDS: readonly GrammarPattern[] = [
  { pattern: new RegExp(`\\b(?:that|which|who) (?:is|are|was|were|has|have) ${COMPARED} then\\b`, 'gi'), right: 'than' },
  { pattern: new RegExp(`\\b${COMPARED} then the (?:first|second|last|other|previous|original|current)\\b`, 'gi'), right: 'than' },
  {
    pattern: /\b(?:more|fewer|less) \p{Ll}+s then (?:\p{Lu}\p{Ll}+|(?:your|his|her|their|its|any|all)(?: \p{Ll}+){0,2})(?=[.,;!?)])/gu,
    right: 'than',
  },
  { pattern: /\b(?:inch(?:es)?|cm|mm) form (?:the|an?|its|their|your|any|each|every)\b/gi, right: 'from' },
  {
    pattern: new RegExp(
      `\\b${TAKING} (?:up to )?(?:\\d+|an?|one|two|three|it|them|all)(?: (?!(?:that|which|who|to|and|or)\\b)\\p{Ll}+){0,2} form (?:${OWNED}|an?|all|each|any|that|this|one)\\b`,
      'gu',
    ),
    right: 'from',
  },
  { pattern: /\bto from (?:an?|one|two|three)\b/g, right: 'form' },
  { pattern: /\bup to too\b/gi, right: 'two' },
  {
    pattern:
      /\b(?:far|much|way) to (?:strong|weak|many|much|few|long|short|high|low|big|large|small|late|early|fast|slow|far|easy|hard|difficult|good|bad|expensive|powerful|complicated|complex|easily|often)\b/gi,
    right: 'too',
  },
  { pattern: /\bTheir (?:is|are|was|were|isn['’]t|aren['’]t|wasn['’]t|weren['’]t)(?![\p{L}'’])/gu, right: 'There' },
  {
    pattern:
      /\b(?:put|place|move|take|draw|discard|use|remove|return|reveal|keep|lose|spend|shuffle|turn|count|add|swap|roll|gain)s? there (?!(?:this|is|was|always|across|towards|besides|unless|as|less)\b)\p{Ll}{2,}[^s\W]s\b/giu,
    right: 'their',
  },
  {
    pattern:
      /\bwho['’]s (?:skill|strength|speed|attack|defen[cs]e|total|score|deck|cards?|owner|controller|opponent|rank|level|cost|name|colou?r|number|symbol|icon|side|army|team|marker|token)s?\b/gi,
    right: 'whose',
  },
  { pattern: /\b(?:misses|skips?|lost|spends?) it['’]s (?:next|first|last|whole|full|current|turn|move|action)\b/gi, right: 'its' },
  { pattern: /(?<=\b(?:to|than|of|by|with|for|from|on) )it['’]s (?=\p{Lu}\p{Ll}+)/gu, right: 'its' },
  {
    pattern:
      /\b(?:put|puts|place|placed|places|shuffle|shuffled|shuffles|it|them|cards?|tokens?|dice) in to (?:the|your|an?|its|their|his|her|my|our|any|each)\b/gi,
    right: 'into',
    unless: /\b(?:hand|turn|give|gave|send|sent|trade|cash|report|log|phone|call|write|check)(?:s|ed|n)?\b[^.;:]* in to/i,
  },
  {
    pattern: new RegExp(
      `\\bthe (?:start|end|beginning|top|bottom|edge|middle|cent(?:er|re)|back|front) (?:${OWNED}|each|that|this|every) (?:first |last |next )?${MEASURED}\\b`,
      'gi',
    ),
    right: 'of',
    code: 'print-word-missing',
  },
  { pattern: /\bone (?:these|those) (?=\p{Ll}+s\b)/gu, right: 'of', code: 'print-word-missing' },
  { pattern: /(?<=\p{Ll} )instead (?:once|twice)\b/gu, right: 'instead of', code: 'print-word-missing' },
  {
    pattern: new RegExp(`\\b(?:equal to|equal) or (?:greater|higher|less|lower|more|fewer) (?:${OWNED}|an?|\\d+)(?![\\p{L}\\d])`, 'gu'),
    right: 'than',
    code: 'print-word-missing',
  },
  {
    pattern:
      /(?<!\b(?:just|might|may|could) )\bas well (?:(?:the|an?|its|their|your|any|all|each|every) |(?!(?:as|in|on|at|to|by|for|from|with|and|or|but|if|when|so|only|then|because|until|unless|while|since|before|after|during|without|instead|even|except|into|though|although|this|that|these|those|where|which|once)\b)\p{Ll}{3,} of\b)/gu,
    right: 'as',
    code: 'print-word-missing',
  },
  {
    pattern: /\bas many \p{Ll}{3,}s (?:the|its|your|their|his|her) (?=\p{Ll})/gu,
    right: 'as',
    code: 'print-word-missing',
    unless: /\bas many\b[^.;:]*\bas many\b/i,
  },
  {
    pattern:
      /\b(?:with|has|have|had) (?:two|three|four|five|six|seven|eight|[2-9]) or (?!(?:this|less|plus|minus|others|twos|threes|fours)\b)\p{Ll}{2,}[^s\W]s(?= (?:can|cannot|may|must|will|is|are|has|have)\b|[.,;)])/gu,
    right: 'more',
    code: 'print-word-missing',
  },
  {
    pattern:
      /\b(?:one|two|three|\d+|spaces?|squares?|markers?|tokens?|it|them|up|steps?) to (?:left|right)\b(?! (?:or|and|to|up|click)\b)/gi,
    right: 'the',
    code: 'print-word-missing',
  },
  { pattern: /(?<!\b(?:the|an?|this|that|each|race) )\btrack off (?:the|his|her|their|your|its|all|how|which|who|any)\b/gi, right: 'of' },
  { pattern: /(?<!["“'‘])\bthe of\b/g, right: 'of the' },
  { pattern: /\bno (?:more longer|longer more)\b/gi, right: 'no longer' },
  {
    pattern: /\b(?:cannot|can['’]t|do not|does not|don['’]t|doesn['’]t|may not|must not|will not|is not|are not) not\b/gi,
    right: 'one "not"',
  },
  {
    pattern:
      /\bby (?:paying|spending|discarding|using|playing|taking|drawing|rolling|placing|choosing|removing) by (?=an?|the|one|two|three|four|five|\d)/gi,
    right: 'one "by"',
  },
  {
    pattern: /\btakes? turns (?:play|place|roll|draw|move|choose|act|add|take|put|remove|pick|attack|activate|bid|discard|reveal|do)\b/gi,
    right: 'the form with "-ing"',
  },
  {
    pattern: new RegExp(
      `\\b(?:try|tries|tried|trying|attempted|wants?|wishes|wish|decides?) ${ACTED_ON} (?:one|two|an?|the|it|them|your|their|its|any|another|this|all)\\b`,
      'gi',
    ),
    right: 'to',
    code: 'print-word-missing',
  },
  {
    pattern: /\b(?:adds?|returns?|shuffles?|shuffled|added|returned) (?:it|them) (?:your|their|his|her|its|my|our) (?=\p{Ll})/gu,
    right: 'to or into',
    code: 'print-word-missing',
  },
];
