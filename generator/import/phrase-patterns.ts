/** Short phrases with a word that is missing, doubled or taken for another; see `grammar-patterns.ts`. */
import type { GrammarPattern } from './grammar-patterns.ts';

const NUMBERS = '(?:two|three|four|five|six|seven|eight|nine|ten)';
const THING = '(?:figure|character|player|opponent|team|card|token|model|unit|piece|object|base|die|judge|attacker|target)';

export const PHRASES: readonly GrammarPattern[] = [
  { pattern: /\bthen than\b|\bthan then\b/gi, right: 'one of the two words' },
  {
    pattern: /\ba (?:number|total|amount) of \p{Ll}+ equal (?:its|their|the|your|his|her|twice|half)\b/gu,
    right: 'equal to',
    code: 'print-word-missing',
  },
  {
    pattern:
      /\bthe (?:start|end|beginning) (?:your|its|their|his|her|the|each|that|this|any) (?:next |own |first )?(?:turn|game|round|move|action|phase|attack)\b/gi,
    right: 'of',
    code: 'print-word-missing',
  },
  { pattern: /\b(?!(?:more|less|over|years|days)\b)(\p{Ll}{4,}) or \1\b/gu, right: 'two different words' },
  { pattern: /\bstrait (?:line|lines|path|row|ahead|edge)\b/gi, right: 'straight' },
  { pattern: /(?<!\b(?:of|between|among|by|to|for|with|from|in|on|than) )\b(?:the two|both|they|these|those) is\b/gi, right: 'are' },
  {
    pattern:
      /\b(?:you|they|we) have (?:finish|choose|roll|declare|resolve|remove|decide|complete|score|reveal|pay|discard|draw)(?=[,.]| (?:to|the|a|your|its|their|all|it)\b)/gi,
    right: 'the participle',
  },
  {
    pattern: new RegExp(
      `\\b(?:each|every|any|an?|one) ${THING} that (?:act|move|attack|roll|use|have|are|do|begin|stand|occupy|take|make|give|lose|gain|share)\\b`,
      'gi',
    ),
    right: 'the verb with "-s"',
  },
  {
    pattern: new RegExp(
      `(?<=(?:^|[.!?;,] |\\b(?:as|if|when|while|once|until|unless|because|whether) ))(?:the|an?|this|that|each|every|any) ${THING} (?:are|have)\\b`,
      'gi',
    ),
    right: 'the singular of the verb',
  },
  { pattern: /\bwidth (?:the|its|their|your|each|any|every|an?)\b/gi, right: 'with' },
  { pattern: /\bno \p{Ll}{3,}['’]s (?:left|remain|remaining|are|on|in)\b/gu, right: 'the plural' },
  { pattern: /\bwrite (?:away|now|after|before)\b/gi, right: 'right' },
  {
    pattern: /\b(?:is|are|was|were) (?:always |usually |often |never )?(?:last|next|only) thing\b/gi,
    right: 'the',
    code: 'print-word-missing',
  },
  {
    pattern: new RegExp(
      `\\bboth (?:of )?(?:the|its|their|these|those) (?:${THING}|square|side|value|number)\\b(?![^.;:]{0,60}\\band\\b)`,
      'gi',
    ),
    right: 'the plural',
  },
  {
    pattern: new RegExp(`\\bthe ${THING}s own (?!(?:the|an?|more|fewer|no|any|at|all|it|one|two|three|their)\\b)\\p{Ll}+`, 'gu'),
    right: 'an apostrophe',
    code: 'print-word-misprinted',
  },
  {
    pattern: new RegExp(
      `\\b(?:one|each|another|every) ${THING}s (?:turn|force|part|dial|base|hand|side|card|square|total|value|own|army|speed|click|token|feet)\\b`,
      'gi',
    ),
    right: 'an apostrophe',
    code: 'print-word-misprinted',
  },
  { pattern: /\b(?:may|can|must|will|would|not|to) coast (?:more|less|no|up|\d)/gi, right: 'cost' },
  { pattern: /\b(?:should|must|may|can|could|would|will|might|cannot|shall) been\b/gi, right: 'be' },
  { pattern: /\b(?:are|is|be|been|were) pared (?:with|up|whenever|against)\b/gi, right: 'paired' },
  {
    pattern:
      /\b(?:before|after|when|if|once|until|unless|while) (?:you|they|we) (?!(?:always|perhaps|as|plus|minus|less|this|his|its|all|both|focus|pass|miss|toss|discuss|cross|process|address|possess|guess|press|access)\b)\p{Ll}{3,}[^s\W]s(?=[.,;]| (?:for|to|the|an?|your|their|in|on|at|with|it|one|two)\b)/gu,
    right: 'the verb without "-s"',
  },
  {
    pattern:
      /(?<=\b(?:than|exactly|just|least|most) )one (?!(?:remains|stays|stands|belongs|counts|begins|starts|ends|comes|goes|less|plus|minus|this|its|bonus|focus|class|pass|series|species|basis|axis|chess|gas|lens|success|process|access|address)\b)\p{Ll}{2,}[^s\W]s (?=(?:of|in|on|with|from|that)\b)/gu,
    right: 'the singular',
  },
  { pattern: /\bon of (?:the|your|its|their|these|those|his|her|my|our)\b/gi, right: 'one' },
  { pattern: /\btheir (?:for|from|until|at|is|are|was|were)(?![\p{L}-])/gu, right: 'there' },
  { pattern: /\b(?:where|when|if) (?:you|they|we) (?:an?|the) \p{Ll}+/gu, right: 'a verb', code: 'print-word-missing' },
  { pattern: /\bnumber times that\b/gi, right: 'number of times', code: 'print-word-missing' },
  { pattern: /(?<=\p{Ll} )next (?:each|the|an?|any|its|their) (?=\p{Ll})/gu, right: 'next to', code: 'print-word-missing' },
  {
    pattern:
      /\b(?:my|your|his|her|their|the|an) (?:opponent|player|attacker|defender|owner|controller)s (?:figures?|characters?|dials?|ships|cards|forces|pieces|tokens|army|armies|starting)\b/gi,
    right: 'an apostrophe',
    code: 'print-word-misprinted',
  },
  {
    pattern:
      /\b(?:ends?|ended|uses?|makes?|takes?|loses?|begins?|starts?|finish|gains?|turns?|places?) it['’]s (?!(?:an?|the|not|been)\b)(?=\p{Ll})/gu,
    right: 'its',
  },
  {
    pattern: /\bits (?:lost|gone|over|removed|defeated|destroyed)(?= (?:at|from|by|when|if|in|on|to|and)\b|[.,;])/gi,
    right: "it's",
  },
  {
    pattern:
      /\b(?:all|both|these|those|two|three|four|several|many|some|most) \p{Ll}{3,}['’]s (?=(?:take|have|are|may|must|can|get|draw|roll|move|who|that)\b)/giu,
    right: 'the plural',
  },
  { pattern: /\b(?:the|an?), (?=\p{Ll}{3,})/gu, right: 'no comma', code: 'print-comma-wrong' },
  {
    pattern: /\b(?:and|but), (?=(?:they|it|he|she|we) (?:is|are|can|cannot|may|must|will|has|have)\b)/gi,
    right: 'no comma',
    code: 'print-comma-wrong',
  },
  {
    pattern: /\b\d+-(?:minutes|hours|points|squares|inches|days|rounds|turns|players|clicks|spaces)\b(?!-)/gi,
    right: 'a space for the hyphen, or the singular',
  },
  { pattern: /\b(?:two|three|four|six|eight|ten|twelve|twenty|\d+) sided-(?:dice|die)\b/gi, right: 'the hyphen before "sided"' },
  {
    pattern:
      /\b(?:every|each|another|an?) (?:opposing|friendly|adjacent|single|nearby|eligible|legal|damaged) (?!(?:bonus|focus|class|series|status|process|boss|means|species)\b)\p{Ll}{3,}[^s\W]s\b(?! \p{Ll}+s\b)/gu,
    right: 'the singular',
  },
  {
    pattern:
      /\bany (?:remaining |other |extra )?(?!(?:bonus|focus|class|series|status|process|boss|means|species|this)\b)\p{Ll}{3,}[^s\W]s is\b/giu,
    right: 'are',
  },
  {
    pattern:
      /\b(?!(?:bonus|focus|status|series|means|this|is|was|has|always|species)\b)\p{L}{3,}[^s\W]s that (?!(?:this|is|was|has|others|its|always)\b)\p{Ll}{3,}[^s\W]s (?:their|the|an?|one|two)\b/gu,
    // "a set of goods that matches one of the contracts"
    unless: /\b(?:an?|the|each|any|every|one|that|this) (?:\p{Ll}+ )?\p{Ll}+ of (?:\p{Ll}+ )?\p{L}+s that \p{Ll}+ \p{Ll}+$/iu,
    right: 'the verb without "-s"',
  },
  {
    pattern:
      /\b(?:on|of|in|to|from|with|for|at|by) there (?!(?:is|are|was|were|and|or|to|on|in|at|by|from|until|when|if|that|which|will|can|may|must|for|as|with|into|again|first|instead|too|also)\b)\p{Ll}{3,}/gu,
    right: 'their',
  },
  { pattern: /\bwitch (?:player|one|of|team|side|character|figure|way|card)\b/gi, right: 'which' },
  { pattern: /\bdepend(?:s|ed|ing)? of\b/gi, right: 'depend on' },
  { pattern: /\bregardless of (?:from|on|in|to)\b/gi, right: 'one preposition' },
  { pattern: new RegExp(`\\b(?:the |a |an |this |that )?${THING} done (?=nothing|so|this|that|it|the|a|no)`, 'gi'), right: 'did' },
  {
    pattern: new RegExp(
      `\\b${NUMBERS} of (?:my|your|his|her|its|their|these|those|the) (?:opposing |friendly |adjacent )?${THING}(?=[.,;]| (?:are|have|may|can|must|is|in|on|with|that|who|at)\\b)`,
      'gi',
    ),
    right: 'the plural',
  },
  {
    pattern: new RegExp(
      `(?<!\\b(?:for|per|of|from|to|on|with|at|by|does|did|do|let|have|can|may|must|will|should) )\\b(?:each|every) ${THING} (?:receive|get|gain|lose|have|are|score|pay)\\b`,
      'gi',
    ),
    right: 'the verb with "-s"',
  },
  { pattern: /\b(?:may|can|must|will|cannot|to) past (?:through|over|by|the)\b/gi, right: 'pass' },
  {
    pattern:
      /\b(?:higher|lower|greater|less|more|fewer|larger|smaller|better|worse) then (?:its|their|your|his|her|\d|the \p{Ll}+['’]s)(?![\p{L}\p{N}])/giu,
    right: 'than',
  },
  {
    pattern: /\byou['’]re (?:own|name|turn|opponents?|figures?|characters?|force|team|dice|hand|base|cards?|army|first|next)\b/gi,
    right: 'your',
  },
  { pattern: /\b(?:red|thick|white|black|blue|green|yellow|thin|dotted|dashed|brown|orange) boarders?\b/gi, right: 'border' },
  {
    pattern: /\bYour (?:score|may|can|must|roll|draw|take|gain|lose|move|place) (?:the|an?|one|two|up|your|any|all)\b/g,
    right: 'You',
  },
];
