/** Words in a form that their neighbours do not allow, and words taken for others; see `grammar-patterns.ts`. */
import type { GrammarPattern } from './grammar-patterns.ts';

const PLAIN_VERBS =
  '(?:get|have|do|go|take|draw|lose|gain|win|pay|move|play|roll|need|want|know|see|use|make|give|put|place|choose|score|receive|begin|start|pass)';
/** Words before "everybody" after which its verb may have no "-s". */
const BEFORE_PLAIN_VERB =
  '(?:does|did|do|can|could|may|might|must|will|would|should|shall|let|lets|make|makes|made|have|has|had|help|helps|see|that|if|before|until|when)';
const NUMBERS = '(?:two|three|four|five|six|seven|eight|nine|ten|\\d+)';

export const FORMS: readonly GrammarPattern[] = [
  { pattern: /\b(?:has|have|had) (?:never|not|already|also) did\b/gi, right: 'done' },
  { pattern: /\b(?:can|could|may|might|must|should|would|will) (?:not |never |also )?have be\b/gi, right: 'have been' },
  {
    pattern:
      /\b(?:been|can be|may be|must be|cannot be) (?:show|give|take|throw|make|use|place|choose|remove|defeat|reveal|draw|pay|discard|deal)(?= (?:to|by|in|on|from|with|the|a|an|this|its|one|two|three)\b|[.,;])/gi,
    right: 'the participle',
  },
  {
    pattern:
      /(?<!\bof )\bthe others (?!(?:always|towards|besides|perhaps|across|plus|minus|less|unless|as|this|his|its|themselves)\b)\p{Ll}+[^s\W]s\b/gu,
    right: 'the verb without "-s"',
  },
  {
    pattern: new RegExp(
      `(?<!\\b${BEFORE_PLAIN_VERB} )\\b(?:everybody|everyone|nobody|no one|somebody|someone|anybody|anyone) ${PLAIN_VERBS}\\b`,
      'gi',
    ),
    right: 'the verb with "-s"',
    unless: /\b(?:does|did|do|can|could|may|might|must|will|would|should|shall|if|let|that|require|requires|required)\b/i,
  },
  {
    pattern:
      /(?<!\b(?:one|two|three|four|no|any|some|even|many|\d+) )\bmore (?:higher|lower|bigger|larger|smaller|faster|slower|stronger|easier|harder|better|worse|greater|longer|shorter|closer|nearer)\b/gi,
    right: 'one comparative',
  },
  {
    pattern: /\bconsists? (?!(?:of|in|only|mainly|solely|entirely|largely|chiefly|either|both|mostly|simply)\b)(?=[\p{Ll}\d])/gu,
    right: 'consist of',
    code: 'print-word-missing',
  },
  {
    pattern:
      /\b(?:is|are|was|were|be) made up (?!(?:of|by|from|to|and|in|as|for|or|entirely|mostly|only|mainly|solely|partly|largely|when|with|on|during|at|after|before|if)\b)(?=\p{Ll})/gu,
    right: 'made up of',
    code: 'print-word-missing',
  },
  {
    pattern:
      /\bfist (?:player|turn|round|card|step|move|time|phase|action|attack|place)\b|\b(?:goes|go|moves|plays|acts|comes|begins|starts) fist\b/gi,
    right: 'first',
  },
  {
    pattern:
      /(?<=\b(?:rolls?|draws?|takes?|places?|with|of|the|has|have|deals?|discards?|least|than|all|these|those|next|first|last|scores?|loses?|gains?) )tow (?=dice\b|\p{Ll}{3,}(?<!s)s\b)/gu,
    right: 'two',
  },
  {
    pattern:
      /\b(?:comes?|goes|leads?|drawn|selected|starting|benefits?|suffers?|far|away|out) form (?:the|a|an|its|their|your|that|this|any|each|one|all)\b/gi,
    right: 'from',
  },
  { pattern: /\b(?:stops?|stays?|goes|go|ends?|remains?|left|over|back|in|from|placed) their(?=[.;!?])/gi, right: 'there' },
  {
    pattern:
      /\b(?:player|opponent|judge|owner|person|winner|loser|captain|referee|guest|reader|cook) which (?:has|is|was|most|moves?|plays?|rolls?|draws?|takes?|goes|wins?|can|may|must|does|did|controls?|owns?|scored?|lost|won)\b/gi,
    right: 'who',
  },
  {
    pattern: /\b(?:an?|each|any|every|the) \p{Ll}+ that (?:ready|able|due|equal|adjacent|empty) (?:to|with|by)\b/gu,
    right: 'that is',
    code: 'print-word-missing',
  },
  {
    pattern: new RegExp(
      `\\b(?:has|have|with|takes?|draws?|places?|rolls?|needs?) ${NUMBERS}, (?!(?:plus|minus|others|unless|always|this|its|as|is)\\b)\\p{Ll}{3,}s (?:on|in|from|at)\\b`,
      'gu',
    ),
    right: 'no comma',
    code: 'print-comma-wrong',
  },
  {
    pattern:
      /(?<!\b(?:that|what|this|which|it|who|all) )\b(?:is|are|was|were) (?:decides|gives|takes|makes|allows|requires|becomes|loses|gains|chooses|receives|applies|occupies|adds)\b/gi,
    right: 'one verb',
  },
  {
    pattern: /\b(?:choose|pick|draw|place|remove) (?:select|choose|take|remove|place|draw) (?=(?:one|two|an?|the|any|each)\b)/gi,
    right: 'one verb',
  },
  {
    pattern:
      /\bDoes (?:the|an?|this|that|each|any|every|my|your) (?:(?!(?:of|and|or|in|with|for|that|to|from|on)\b)\p{L}+ ){1,2}(?:counts|gets|gives|takes|makes|becomes|moves|stops|ends|blocks|applies|needs|uses|allows|loses|gains|ignores|works|hits|deals|adds) (?=(?:as|to|an?|the|his|her|its|for|when|if|any|all)\b)/gu,
    right: 'the verb without "-s"',
  },
  {
    pattern: /\b(?:of|in|on|to|from|with|for|by|at) (?:the|an|its|their|your|every)(?=\. \p{Lu}\p{Ll})/gu,
    right: 'a noun',
    code: 'print-word-missing',
  },
  {
    pattern: /\b(?:their|your|his|her|its|the|each|this|next|every|may|must|can|you) tum\b|\btum (?:the|it|them|your|order)\b/gi,
    right: 'turn',
  },
  { pattern: /\bretum(?:s|ed|ing)?\b/gi, right: 'return' },
];
