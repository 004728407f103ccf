/** Missing, doubled and mistaken small words, such as "of", "than" and "too"; see `grammar-patterns.ts`. */
import type { GrammarPattern } from './grammar-patterns.ts';

const COMPARED =
  '(?:better|worse|greater|higher|lower|larger|smaller|bigger|longer|shorter|stronger|weaker|faster|slower|closer|farther|further)';
const OWNER = '(?:the|its|their|your|his|her|my|our)';
const TAKING = '(?:subtracts?|removes?|takes?|draws?|measures?|measured|deducts?|discards?)';
/** Nouns for what has a beginning, an end, a middle or an edge. */
const MEASURED =
  '(?:paragraph|sentence|rule|section|card|page|list|text|row|column|board|table|deck|pile|track|map|path|line|stack|scenario|mission|battle|day|year|week|match|chapter|step|combat|activation|ruler|tape)';
const ACTED_ON =
  '(?:repair|move|take|draw|play|use|attack|shoot|hit|open|pick|push|steal|find|reach|climb|escape|heal|cast|block|cross|enter|leave|gain|get|put|place|avoid|break|destroy|remove|discard|win|score)';

export const SMALL_WORDS: readonly GrammarPattern[] = [
  {
    pattern: new RegExp(`\\b(?:that|which|who) (?:is|are|was|were|has|have) ${COMPARED} then\\b`, 'gi'),
    right: 'than',
    unless: /\b(?:if|when|whenever|once|unless)\b/i,
  },
  {
    pattern: new RegExp(
      `\\b${COMPARED} then the (?:first|second|last|other|previous|original|current)\\b(?! \\p{Ll}+ (?:wins?|loses?|draws?|may|must))`,
      'giu',
    ),
    right: 'than',
  },
  {
    pattern: /\b(?:more|fewer|less) \p{Ll}+s then (?:\p{Lu}\p{Ll}+|(?:your|his|her|their|its|any|all)(?: \p{Ll}+){0,2})(?=[.,;!?)])/gu,
    right: 'than',
  },
  {
    pattern:
      /(?<!\bwithin (?:\d+|one|two|three|four|five|six) ?)\b(?:inch(?:es)?|cm|mm) form (?:the|an?|its|their|your|any|each|every)\b/gi,
    unless: /\b(?:within|the|these|those) (?:[\p{L}\d]+ ){1,2}(?:inch(?:es)?|cm|mm) form\b/iu,
    right: 'from',
  },
  {
    pattern: new RegExp(
      `\\b(?!takes? an?\\b)${TAKING} (?:up to )?(?:\\d+|an?|one|two|three|it|them|all)(?: (?!(?:that|which|who|to|and|or)\\b)\\p{L}+){0,2} form (?:${OWNER}|an?|all|each|any|that|this|one)\\b`,
      'giu',
    ),
    right: 'from',
  },
  { pattern: /(?<!\b(?:\p{Ll}+ed|moves?|jumps?|goes|went|came|adds?) )\bto from (?:an?|one|two|three)\b/gu, right: 'form' },
  { pattern: /\bup to too\b/gi, right: 'two' },
  {
    pattern:
      /(?<!\b(?:an?|the|this|that|only|best|good|easy|how|not|\p{Ll}+est) )\b(?:far|much|way(?! to (?:easily|often)\b)) to (?:strong|weak|many|much|few|long|short|high|low|big|large|small|late|early|fast|slow|far|easy|hard|difficult|good|bad|expensive|powerful|complicated|complex|easily|often)\b/giu,
    right: 'too',
  },
  { pattern: /\bTheir (?:is|are|was|were|isn['’]t|aren['’]t|wasn['’]t|weren['’]t)(?![\p{L}'’])/gu, right: 'There' },
  {
    pattern:
      /\b(?:put|place|move|take|draw|discard|use|remove|return|reveal|keep|lose|spend|shuffle|turn|count|add|swap|roll|gain)s? there (?!(?:this|is|was|always|across|towards|besides|unless|as|less|afterwards|counts|costs|earns|gains|gets|gives|scores|loses|stays|remains|becomes|takes)\b)\p{Ll}{2,}[^s\W]s\b/giu,
    // "the pawn you place there blocks"
    unless: /(?<!\b(?:if|when|and|then|once|until)) (?:that |which )?(?:you|they|we|he|she) \p{Ll}+ there \p{Ll}+$/iu,
    right: 'their',
  },
  {
    pattern:
      /\bwho['’]s (?:skill|strength|speed|attack|defen[cs]e|total|score|deck|cards?|owner|controller|opponent|rank|level|cost|name|colou?r|number|symbol|icon|side|army|team|marker|token)s?\b(?! (?:\d|one\b|captain\b|leader\b|of\b))/gi,
    right: 'whose',
  },
  { pattern: /\b(?:misses|skips?|lost|spends?) it['’]s (?:next|first|last|whole|full|current|turn|move|action)\b/gi, right: 'its' },
  { pattern: /(?<=\b(?:to|than|of|by|with|for|from|on) )it['’]s (?=\p{Lu}\p{Ll}+)/gu, right: 'its' },
  {
    pattern:
      /\b(?:put|puts|place|placed|places|shuffle|shuffled|shuffles|it|them|cards?|tokens?|dice) in to (?:the|your|an?|its|their|his|her|my|our|any|each)\b|\bin to (?:one|two|three|four|several)\b/gi,
    right: 'into',
    unless: /\b(?:hand|turn|give|gave|send|sent|trade|cash|report|log|phone|call|write|check)(?:s|ed|n)?\b[^.;:]* in to/i,
  },
  {
    pattern: new RegExp(
      `\\bthe (?:start|end|beginning|top|bottom|edge|middle|cent(?:er|re)|back|front) (?:${OWNER}|each|that|this|every) (?:first |last |next )?${MEASURED}\\b`,
      'gi',
    ),
    unless:
      /\b(?:at|on|in|by) the \p{Ll}+ (?:each|every|this|that) \p{Ll}+$|(?:^\s*|, |\b(?:and|but|so) )(?:at|on|in|by) the \p{Ll}+ \p{Ll}+ (?:first |last |next )?\p{Ll}+$/iu,
    right: 'of',
    code: 'print-word-missing',
  },
  {
    pattern:
      /(?<!\b(?:round|turn|level|step|phase|game|player|part|stage|chapter|scenario|mission|day|act) )\bone (?:these|those) (?=\p{Ll}+s\b)/gu,
    right: 'of',
    code: 'print-word-missing',
  },
  { pattern: /(?<=\p{Ll} )instead (?:once|twice)(?=[.,;)])/gu, right: 'instead of', code: 'print-word-missing' },
  {
    pattern: new RegExp(`\\b(?:equal to|equal) or (?:greater|higher|less|lower|more|fewer) (?:${OWNER}|an?|\\d+)(?![\\p{L}\\d])`, 'gu'),
    unless: /\bif\b/i,
    right: 'than',
    code: 'print-word-missing',
  },
  {
    pattern:
      /(?<!\b(?:just|might|may|could) )\bas well (?:(?:the|an?|its|their|your|any|all|each|every) |(?!(?:as|in|on|at|to|by|for|from|with|and|or|but|if|when|so|only|then|regardless|outside|inside|out|ahead|irrespective|because|until|unless|while|since|before|after|during|without|instead|even|except|into|though|although|this|that|these|those|where|which|once)\b)\p{Ll}{3,} of\b)/gu,
    unless: /\b(?:if|when|whenever|once)\b|^\s*(?:in|on|at|with|after)\b/i,
    right: 'as',
    code: 'print-word-missing',
  },
  {
    pattern: /\bas many \p{Ll}{3,}s (?:the|its|your|their|his|her) (?=\p{Ll})/gu,
    right: 'as',
    code: 'print-word-missing',
    unless: /\bas many\b[^.;:]*\bas many\b|^\s*(?:with|if|when)\b/i,
  },
  {
    pattern:
      /\b(?:with|has|have|had) (?:two|three|four|five|six|seven|eight|[2-9]) or (?!(?:this|less|plus|minus|others|twos|threes|fours)\b)\p{Ll}{2,}[^s\W]s(?= (?:can|cannot|may|must|will|is|are|has|have)\b|[.,;)])/gu,
    right: 'more',
    code: 'print-word-missing',
  },
  {
    pattern:
      /\b(?:one|two|three|\d+|spaces?|squares?|markers?|tokens?|it|them|up|steps?) to (?:left|right)\b(?! (?:or|and|to|up|click|the|an?|it)\b)/gi,
    right: 'the',
    code: 'print-word-missing',
  },
  { pattern: /\b(?:keep|keeps|keeping|kept|lose|loses) track off (?:the|his|her|their|your|its|all|how|which|who|any)\b/gi, right: 'of' },
  { pattern: /(?<!["“'‘])\bthe of\b/g, right: 'of the' },
  { pattern: /\bno (?:more longer|longer more)\b(?! than\b)/gi, right: 'no longer' },
  {
    pattern: /\b(?:cannot|can['’]t|do not|does not|don['’]t|doesn['’]t|may not|must not|will not|is not|are not) not\b/gi,
    right: 'one "not"',
  },
  {
    pattern:
      /\bby (?:paying|spending|discarding|using|taking|drawing|rolling|placing|choosing|removing) by (?!the (?:\p{Ll}+ )?rules\b)(?=(?:an?|the|one|two|three|four|five|\d+)\b)/giu,
    right: 'one "by"',
  },
  {
    pattern: /\btakes? turns (?:play|place|roll|draw|move|choose|act|add|take|put|remove|pick|attack|activate|bid|discard|reveal|do)\b/gi,
    unless: /\b(?:who|that|which)\b/i,
    right: 'the form with "-ing"',
  },
  {
    pattern: new RegExp(
      `(?<!\\b(?:each|every|first|second|last|next|failed|a|the) )\\b(?:try|tries|tried|trying|attempted|wants?|wishes|wish|decides?) ${ACTED_ON} (?:one|two|an?|the|it|them|your|their|its|any|another|this|all)\\b`,
      'gi',
    ),
    unless: /\b(?:who|whoever|as|when)\b|\b(?:your|his|her|their|third|fourth|more|new) (?:try|tries)\b/i,
    right: 'to',
    code: 'print-word-missing',
  },
  {
    pattern: /\b(?:adds?|returns?|shuffles?|shuffled|added|returned) (?:it|them) (?:your|their|his|her|its|my|our) (?=\p{Ll})/gu,
    unless: /\b(?:if|when|whenever|once|after)\b/i,
    right: 'to or into',
    code: 'print-word-missing',
  },
  {
    pattern: /(?<!\b(?:the|an?|this|that|its|of|each|every|one|water) )\btrough (?:the|an?|it|its|them|any|all|other)\b/gi,
    right: 'through',
  },
  { pattern: /\ban other\b/gi, right: 'another' },
  { pattern: /\b(?:an?|the) another\b/gi, right: 'one of the two' },
  {
    pattern:
      /\b(?:give|gives|given|add|adds|added|deal|deals|dealt|apply|applies|pay|pays|attach|assign|return|returns|pass|passes|move|moves|next|close) (?:it |them |damage |that |one )?too (?:any|the|an?|your|its|their|each|one|another|all)\b/gi,
    right: 'to',
  },
  {
    pattern:
      /\b(?:easy|hard|difficult|able|unable|free|ready|possible|impossible|allowed|required|forced|likely|want|wants|need|needs|have|has|order|try|tries|going) too (?:be|read|see|use|play|move|take|draw|roll|make|win|get|do|have|attack|shoot|find|choose|pay|put|place|keep|leave|give)\b/gi,
    right: 'to',
  },
  { pattern: /\b(?:an?|the) lose (?!conditions?\b|states?\b)(?=\p{Ll}{3,})/gu, right: 'loose' },
  {
    pattern:
      /(?<!\btwice )\bas (?:long|soon) (?:it|they|you|its|your|there|no|he|she|we)\b|(?<!\btwice )\bas (?:long|soon) the\b(?! (?:next|first|second)\b)/gi,
    right: 'as',
    code: 'print-word-missing',
  },
  {
    pattern: new RegExp(`(?<!\\b(?:if|when|where|as) )\\b(?:un)?able (?:${ACTED_ON}|see|be|do|make|go|pay|roll|choose|reveal)\\b`, 'gi'),
    unless: /\b(?:who|those|that|which)\b/i,
    right: 'to',
    code: 'print-word-missing',
  },
  { pattern: /\bwethers?\b/gi, right: 'whether' },
  {
    pattern:
      /\b[Nn]either (?!(?:of|wins|loses|attacks|moves|passes|plays|has|is|dies|scores|hits|rolls|draws|can|may)\b)(?:\p{Ll}+ or|(?:the|an?|its|their|your) \p{Ll}+(?: \p{Ll}+)? or (?:the|an?|its|their|your))\b/gu,
    right: 'nor',
  },
  {
    pattern:
      /\bthe (?:can|may|must|cannot)(?= (?:attack|be|move|use|not|only|also|still|never|take|draw|play|roll|choose|make|have|shoot|do|lose|gain)\b)/g,
    right: 'they',
  },
  {
    pattern:
      /(?<!\b(?:is|was|are|were|be|has|had|have|did|does) )\b(?:this|it|that) (?:always|also|never|only|usually|often) (?:stated|listed|printed|marked|described|explained|considered|called|placed|removed)(?= (?:in|by|on|at|as|for|to|from|when|if|with)\b|[.,;])/gi,
    right: 'is',
    code: 'print-word-missing',
  },
  {
    pattern: /\b(?:turn(?:s|ed)?|place[sd]?|puts?|flip(?:s|ped)?|kept|lying|lies?|drawn|dealt|discarded) faced (?:up|down)\b/gi,
    right: 'face',
  },
  { pattern: /(?<!\b(?:car|cart|wagon|train|bike|driver|racer) )\bbrakes (?:easily|apart|off)\b/gi, right: 'breaks' },
  { pattern: /\b(?:turn|turned|turns|click|clicked) passed (?:the|its|an?|their|that|any)\b/gi, right: 'past' },
  { pattern: /(?<!['’])\bre (?=roll|draw|shuffle|enter|deploy|use)\p{Ll}+/gu, right: 'one word' },
  {
    pattern: /\b(?:if|when|as|because) there (?:no(?! longer)|any|an?|one|two|three|several|more|fewer|enough)\b/gi,
    right: 'is or are',
    code: 'print-word-missing',
  },
  {
    pattern:
      /\b(?:keep|put|place|take|move|discard|shuffle|return|give|remove|leave|add|set|reveal|deal|lay) then (?:face|hidden|back|in|into|on|onto|to|from|aside|face-down|face-up|under|away|out|together|near|next)\b/gi,
    right: 'them',
  },
  { pattern: /\binstead off\b(?! the (?:map|board|table|edge))/gi, right: 'of' },
  { pattern: /(?<=^|[.!?]\s|\n)Were (?:it|this|that|he|she) (?!always\b)\p{Ll}{2,}[^s\W]s\b/gu, right: 'Where' },
  {
    pattern:
      /\b(?:considered|said|supposed|deemed|needs?|has|have|is|are|going) to (?!(?:need|feed|speed|bleed|exceed|proceed|succeed|seed|weed|breed|embed|heed|shred|ranged|wounded|armou?red|mounted|hundred)\b)\p{Ll}{3,}ed(?=[.,;)]| (?:at|by|in|on|as|from|with|when|if|once|twice|before|after|until|again|immediately)\b)/gu,
    right: 'to be',
    code: 'print-word-missing',
  },
  { pattern: /\bdelt\b/gi, right: 'dealt' },
  { pattern: /(?<!\b(?:an?|the|each|this|that|every|my|your|his|her|its|their|our|from|of) )\bcloset to\b/gi, right: 'closest' },
  { pattern: /\blet (?:me|us|him|her|them|everyone|everybody) now (?=how|if|what|when|where|which|about|in the)/gi, right: 'know' },
  { pattern: /\bwhat ever (?=happens|is|comes|they|you|it|else)/gi, right: 'one word' },
  {
    pattern:
      /(?<=^|[.!?]\s|\n)There (?!(?:\p{Ll}+ly|indeed|thus|perhaps|seldom|even|ever|neither|either|everyone|everybody|people|still|also|always|never|only|just|must|will|really|actually|usually|often|currently|again|generally|shall|might|would|should|could|cannot|therefore|then|they|that|once|each|where|players?|normally|sometimes|already|rarely|typically|probably|today|both)\b)\p{Ll}{4,} (?:is|are|has|have)\b/gu,
    right: 'Their',
  },
  {
    pattern: /\b(?:number|part|end|top|one|some|half|most|side|start|rest) of(?=\. \p{Lu}\p{Ll})/gu,
    unless: /\b(?:that|which|who|is|are|was|were|you|they|we|he|she)\b[^.;:]* of$/i,
    right: 'a noun',
    code: 'print-word-missing',
  },
  {
    pattern:
      /\b(?!for first (?:turn|action)\b|from first \p{Ll}+ to last\b)(?:for|in|of|at|on|from|to|with|before|after) (?:first|second|third|fourth|fifth|sixth) (?:round|turn|game|time|phase|attack|action|leg|card|roll|character|figure|step|die|scenario|mission|battle)\b/giu,
    right: 'the or a',
    code: 'print-word-missing',
  },
];
