/** Words that are printed for others, each with the right one. A pattern matches nothing that can be right. */

export interface GrammarPattern {
  /** Global. */
  readonly pattern: RegExp;
  readonly right: string;
  /** The sentence up to the end of the match in which it may be right after all. */
  readonly unless?: RegExp;
}

/** A sentence compares something. */
export const COMPARATIVE =
  /\b(?:more|less|fewer|greater|higher|lower|larger|smaller|better|worse|longer|shorter|sooner|later|rather|farther|further|bigger)\b/i;

const MODAL = "(?:can|may|must|will|shall|should|would|could|cannot|can't|can’t)";
/** Words in -ed that are no past. */
const ED = String.raw`(?!need\b|exceed\b|proceed\b|succeed\b|feed\b|speed\b|bleed\b|breed\b|embed\b|shed\b|heed\b|indeed\b|seed\b|wed\b|weed\b|bed\b|red\b)`;

export const GRAMMAR: readonly GrammarPattern[] = [
  {
    pattern: /\b(?:rather|other|more|less|greater|higher|lower|larger|smaller|fewer|better|sooner|longer|farther|further|bigger) then\b/gi,
    right: 'than',
    unless: /\b(?:if|when|whenever|once|unless)\b/i,
  },
  { pattern: /\b(?!other\b)\p{L}{3,} than (?:can|may|will|is|are|has|must)\b/giu, right: 'that', unless: COMPARATIVE },
  {
    pattern: /\b(?:on|of|in|to|from|by|with|for|at|loses|uses|ends|into|during|over) it['’]s\b(?! (?:a|an|the|not|been)\b)/gi,
    right: 'its',
  },
  { pattern: /\bits (?:a|an|the|not|been)\b/gi, right: "it's" },
  { pattern: /\b(?:could|should|would) of\b(?! course)/gi, right: 'have' },
  { pattern: /\byour (?:a|an|the|not|going|allowed|able)\b/gi, right: "you're" },
  {
    pattern: /\b(?:instead|because|number|result|total|beginning|each|any|part) off (?:the|its|a|an|their|this|your|these|those)\b/gi,
    right: 'of',
  },
  {
    pattern: /\b(?:removed?|removes|taken|away|moved|prevented?|prevents|apart|chosen|different|result(?:s|ed|ing)?|back) form\b/gi,
    right: 'from',
  },
  { pattern: /\bfrom of\b/gi, right: 'form of' },
  { pattern: /\b(?:you|they|it|he|she|would|will|may|can|must|to|not) loose\b(?! (?:end|ends|from|cannon))/gi, right: 'lose' },
  { pattern: /\b(?:prior|due|according|equal|adjacent|up|next|close|similar) too (?:the|a|an|its|this|your|each|any)\b/gi, right: 'to' },
  { pattern: /\bat lest\b/gi, right: 'at least' },
  { pattern: /\bregardless to\b/gi, right: 'regardless of' },
  { pattern: /\b(?:teh|hte|adn|nad|taht|thier|wiht|fo|ot|tehn|whcih|thsi)\b(?!\.)/g, right: 'the, and, that, their, with, of, to …' },
  { pattern: /\b(?:it|they|that|which|these|those|you|we) re (?=\p{Ll})/gu, right: 'are' },
  { pattern: /\bin additional to\b/gi, right: 'in addition to' },
  { pattern: new RegExp(String.raw`\b(?:to|${MODAL}) chose\b`, 'gi'), right: 'choose' },
  {
    pattern: /\b(?:may|must|can|cannot|can't|can’t|should|would|could) (?:took|gave|began|drew|went|fell|threw)\b/gi,
    right: 'the verb without its ending',
  },
  {
    pattern: new RegExp(String.raw`\b(?:may|must|cannot|can't|can’t|should|would|could) ${ED}\p{Ll}{2,}ed\b`, 'gu'),
    right: 'the verb without its ending',
  },
  { pattern: new RegExp(String.raw`\b(?:do|does|did)(?: not|n't|n’t) ${ED}\p{Ll}{2,}ed\b`, 'giu'), right: 'the verb without its ending' },
  { pattern: /\b(?:have|has|had) (?:chose|took|gave|began|drew|fell|went|threw|wrote)\b/gi, right: 'chosen, taken, given …' },
  {
    pattern:
      /\b(?:may|must|can|cannot|can't|can’t|should|would|could|does not|do not|doesn't|don't|doesn’t|don’t) (?:makes|gives|chooses|becomes|takes|ignores|modifies|occupies|removes|begins|includes|has|goes|gets|possesses|deals)\b/gi,
    right: 'the verb without its ending',
  },
  { pattern: new RegExp(String.raw`\b(?:can|may|must|shall|should|would|could|cannot) ${MODAL}\b`, 'g'), right: 'one of the two' },
  {
    pattern: /\b(?:they|we|you) (?:is|has|was)\b/g,
    right: 'are, have or were',
    unless: /\b(?:of|to|with|for|than|whom|which|between) (?:they|we|you) |["“]/i,
  },
  { pattern: /\b(?:a|an) (?:the|its|their|your|this|these|those|his|her)\b(?!["”'’])/g, right: 'one of the two' },
  { pattern: /\bthe (?:a|an|its|their|your|these|those)\b(?=\s\p{Ll})/gu, right: 'one of the two' },
];
