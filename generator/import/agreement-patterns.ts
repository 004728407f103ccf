/** Nouns and verbs in a form that a small word near them does not allow; see `grammar-patterns.ts`. */
import type { GrammarPattern } from './grammar-patterns.ts';

/** Nouns without "-s" of which several may be meant, and words that are no nouns. */
const PERHAPS_SEVERAL =
  '(?:people|men|women|children|dice|data|cavalry|infantry|undead|police|staff|cattle|elite|fish|sheep|rest|two|three|four|five|six|few|both|crew|team|side|pair|group|majority|enemy|opposition|half|same|one|only|first|last|and|or|of|in|on|with|for|that|to|from|who|which|dead|living|wounded|poor|rich|criteria|phenomena|media|geese|mice|feet|teeth|folk|clergy|public|crowd|jury|army)';
/** Singular nouns with an "s" at the end, and words that are no nouns. */
const ENDS_IN_S =
  '(?:\\p{Ll}*(?:[iu]s|ss)|sometimes|perhaps|cyclops|is|was|has|does|as|us|corps|headquarters|crossroads|canvas|chaos|nexus|octopus|atlas|genius|this|thus|bonus|focus|class|series|status|process|boss|means|species|always|besides|news|lens|campus|virus|gas|pass|press|cross|loss|success|access|address|basis|axis|chess|glass|grass|princess|mattress|compass)';
const COUNTED =
  '(?:action|card|token|point|space|square|player|turn|round|step|marker|wound|unit|model|hit|piece|tile|character|figure|object|counter|cube|coin|inch)';
const SEVERAL = '(?:two|three|four|five|six|seven|eight|nine|ten)';
/** Verbs in their plain form. */
const VERB =
  '(?:become|have|do|go|leave|lose|occupy|begin|receive|enter|reveal|remain|contain|refer|die|pay|win|choose|take|make|get|give|come|decide|spend|own|want|need|know)';
const ADJECTIVE =
  '(?:remaining|earlier|later|other|lit|unlit|new|old|open|closed|empty|active|inactive|visible|hidden|extra|additional|living|dead|wounded|unused|previous|further|different|possible|face-up|face-down|hostile|damaged|destroyed|ready|exhausted)';
/** Adjectives that are nouns too: "each enemy moves", "every second matters". */
const NOUN_OR_ADJECTIVE = '(?:second|third|red|blue|green|black|white|yellow|enemy|neutral)';

export const AGREEMENT: readonly GrammarPattern[] = [
  { pattern: /(?<!\bwho )\b(?:does|do|did)(?:n['’]t| not) needs\b/gi, right: 'need' },
  {
    pattern: new RegExp(
      `(?<!\\b(?:in|on|at|of|from|within|around|near|with|and|or|by|behind|beside|inside|outside|under|above|below|beyond|along|across|between|into|against) )\\b(?:[Aa]n?|[Ee]ach|[Ee]very|[Tt]he|another) (?:(?!${PERHAPS_SEVERAL} )\\p{Ll}+ ){0,2}(?!${PERHAPS_SEVERAL} |(?:decide|determine|choose|know|see|guess|tell|ask|announce|check|remember|state|say|reveal|learn|discover|declare|out)d? )\\p{Ll}{3,}(?<!s) who (?:never |always |already |also |only )?(?:are|${VERB}|play|move|roll|draw|score|pass|attack|start|control|hold|stand|finish|discard)\\b`,
      'gu',
    ),
    right: 'the verb with "-s"',
    code: 'print-number-wrong',
  },
  {
    pattern: new RegExp(
      `(?<!\\b(?:in|on|at|of|from|within|around|near|with|and|or|by|behind|beside|inside|outside|under|above|below|beyond|along|across|between|into|against) )\\b(?:[Aa]n?|[Ee]ach|[Ee]very) (?!${PERHAPS_SEVERAL} )\\p{Ll}{3,}(?<!s) that (?:land|stand|lie|become|go|leave|lose|occupy|begin|receive|enter|reveal|remain|contain)(?= (?:on|in|at|next|with|within|to|an?|the|no|its|any|more)\\b)`,
      'gu',
    ),
    right: 'the verb with "-s"',
    code: 'print-number-wrong',
    unless: /\b(?:so|such|say|says|see|means?|know|decide|choose|sure|until|find|think|believe|require|requires)\b/i,
  },
  {
    pattern: /\b(?:decides?|determines?|chooses?) who (?:go|start|begin)\b/gi,
    right: 'the verb with "-s"',
    code: 'print-number-wrong',
  },
  {
    pattern: new RegExp(
      `\\b(?:[Ii]f|[Ww]hen|[Oo]nce|[Uu]nless|[Ww]henever) (?:the|an?|this|that|your) (?:(?!${PERHAPS_SEVERAL} )\\p{Ll}+ )?(?!${PERHAPS_SEVERAL} )\\p{Ll}{3,}(?<!s) (?:become|have|do|occupy|begin|receive|remain|contain)(?= )`,
      'gu',
    ),
    right: 'the verb with "-s"',
    code: 'print-number-wrong',
  },
  {
    pattern:
      /(?<=\b(?:[Ii]f|[Ww]hen|[Ww]here|[Uu]nless|[Ww]henever) )(?:an?|the|this|that) (?:rule|card|effect|ability|text|symbol) (?:call|allow|require|state|say|tell|instruct|refer|cause)(?= (?:for|you|that|to|an?|the)\b)/g,
    right: 'the verb with "-s"',
    code: 'print-number-wrong',
  },
  {
    pattern: new RegExp(
      `\\b(?!each other\\b)(?:each|every) (?:${ADJECTIVE}|${NOUN_OR_ADJECTIVE}(?= \\p{Ll}+ (?:is|are|may|can|must|has|have|that|which|who|of)\\b)) (?!${ENDS_IN_S}\\b)\\p{Ll}{2,}[^s\\W]s\\b(?! (?!(?:is|was|has)\\b)\\p{Ll}+s\\b)(?!['’])(?<! (?:scores|costs|gives|counts|gets|gains))`,
      'giu',
    ),
    right: 'the singular',
    code: 'print-number-wrong',
  },
  {
    pattern: new RegExp(
      `\\b[Ee]ach (?!(?:has|is|was|always|gets|does|${ENDS_IN_S})\\b)\\p{Ll}{2,}[^s\\W]s (?:has|is|spreads|counts|costs|gets|gives|lasts|becomes|shows|gains|loses|needs|begins|comes)\\b`,
      'gu',
    ),
    right: 'the singular',
    code: 'print-number-wrong',
  },
  {
    pattern: new RegExp(
      `(?<!\\b(?:[Aa]fter|[Bb]efore|do|does|did|doing) )\\b[Tt]his (?!${ENDS_IN_S}\\b)\\p{Ll}{2,}[^s\\W]s (?:are|were|have|do|don['’]t|aren['’]t)(?![\\p{L}'’])`,
      'gu',
    ),
    right: 'these',
    code: 'print-number-wrong',
  },
  {
    pattern: new RegExp(
      `(?<=^|[.!?]\\s|\\n)(?!\\p{L}+ing |This |That |It |No |What |Whatever )(?:\\p{Lu}\\p{Ll}+ )?(?!${ENDS_IN_S}\\b)(?:\\p{Ll}|\\p{Lu}(?=\\p{Ll}+s means))\\p{Ll}+[^s\\W]s means (?:that|you|they)\\b`,
      'gu',
    ),
    right: 'mean',
    code: 'print-number-wrong',
  },
  {
    pattern:
      /(?<!\b(?:all|any|each|every|those|the|what|whatever|which) (?:\p{Ll}+ )?\p{Ll}+ (?:that )?(?:you|they|it|we|players|(?:your|their|our) \p{Ll}+) )\b(?:has|have|had) (?:build|cross|take|give|choose|break|hide|lose|steal|throw|spend|move|pay|place|roll|reach|pass|enter|reveal|discard|remove|defeat|finish|complete|gain|leave|activate|resolve) (?:the|an|its|their|your|his|her|this|that|these|those|all|any|every|it|them|by)\b/giu,
    right: 'the participle',
  },
  {
    pattern:
      /(?<!\b(?:do|does|actions?|phases?|options?|steps?) )\b(?:[Ii]s|[Aa]re|[Ww]as|[Ww]ere) (?:build|choose|give|take|spend|steal|forget|eat|write|bring|buy|teach|sell|send|keep|lose)(?= (?:by|in|on|from|to|at|for|with|during|until|before|after|when)\b|[.;])/g,
    unless: /\b(?:do|does|did)\b/i,
    right: 'the participle',
  },
  {
    pattern:
      /\blets? (?:(?:the|an?|your|his|her|their|its|each|any) \p{Ll}+|it|them|him|us|me|you) (?:ignored|moved|attacked|played|rolled|used|placed|passed|gained|discarded|removed|re-?rolled|counted|started|ended) (?:the|an?|its|their|his|her|your|one|two|up|all|any|through|into)\b/gu,
    right: 'the verb without its ending',
  },
  {
    pattern: new RegExp(
      `(?<=\\b(?:within|by|of|least|most|to|another|gains?|loses?|draws?|takes?|places?|spends?|pays?|deals?|costs?|scores?|have|has|with) )(?:${SEVERAL}|[2-9]|[1-9]\\d) ${COUNTED}(?= (?:of|from|to|in|on|away|apart|or|and|each|per|at|with|for)\\b|[.,;)])`,
      'gi',
    ),
    unless: /\b(?:if|when|once|unless) at (?:least|most) \S+ (?:hit|object|turn|step|point|wound)$/i,
    right: 'the plural',
    code: 'print-number-wrong',
  },
  {
    pattern: new RegExp(
      `\\b${SEVERAL} (?:different|other|more|additional|extra|separate|new|random|such) ${COUNTED}(?=[.,;)]| (?:of|from|to|in|on|or|and|each|per|at|with|for)\\b)`,
      'gi',
    ),
    right: 'the plural',
    code: 'print-number-wrong',
  },
  {
    pattern: new RegExp(`\\b(?:fewer|several|many|few|multiple) ${COUNTED}(?=[.,;)]| (?:than|if|when|in|on|from|to|with|at)\\b)`, 'gi'),
    unless: /\b(?:if|when|once|unless) (?:only )?(?:a )?\S+ (?:hit|object|turn|step|point|wound)$/i,
    right: 'the plural',
    code: 'print-number-wrong',
  },
  {
    pattern: new RegExp(
      `\\b(?:${SEVERAL}|[2-9]) or (?:more|fewer) ${COUNTED}(?=[.,;)]| (?:of|from|to|in|on|away|or|and|at|with|that|who|may|can|must|are|have)\\b)`,
      'gi',
    ),
    unless: /\b(?:if|when|once|unless) \S+ or (?:more|fewer) (?:hit|object|turn|step|point|wound)$/i,
    right: 'the plural',
    code: 'print-number-wrong',
  },
  {
    pattern: new RegExp(
      `(?<!\\b(?:no|any|each|every|one|another|all|some|first|second|third|fourth|fifth|previous|next|last|only) )\\bsuch ${COUNTED}(?=[.,;)]| (?:of|from|to|in|on|or|and|at|with|that|may|can|must|is|has|as)\\b)`,
      'gi',
    ),
    right: 'such a, or the plural',
    code: 'print-number-wrong',
  },
  {
    pattern: new RegExp(
      `(?<=\\b(?:worth|gains?|scores?|costs?|loses?|deals?|receives?|least|most|another|draws?|takes?|places?|spends?|pays?|by|only|exactly) )(?:1|one) (?:(?:match|victory|extra|more|additional|experience|damage|action|movement|tournament|life|health) )?${COUNTED}s\\b(?! or\\b)(?!['’])(?<!\\b(?:least|only|exactly|another) (?:1|one) (?:hits|attacks|turns|steps|models|points|counters|rounds|objects|wounds))`,
      'gi',
    ),
    right: 'the singular',
    code: 'print-number-wrong',
  },
  {
    pattern:
      /(?<=^|[.!?:;,]\s|\b(?:if|when|while|and|or) )[Oo]ne of (?:them|these|those|(?:the|your|its|their|his|her) (?:\p{Ll}+ )?\p{Ll}{2,}s) are\b/gu,
    right: 'is',
    code: 'print-number-wrong',
  },
  {
    pattern:
      /(?<!\b(?:who|that|which|whoever|one) (?:(?:never|always|also|often|already|ever|twice|still|\p{L}+ly) )?)\bdoes (?:it|he|she|this|that) (?!(?:this|always|sometimes|as|plus|minus|less|focus|pass|miss|cross|discuss|guess|press|access|address|process|possess|toss)\b)\p{Ll}{2,}[^s\W]s\b(?! (?:does|do|count|have|mean|affect)\b)/giu,
    right: 'the verb without "-s"',
    code: 'print-number-wrong',
  },
  {
    pattern: /\ban? (?:attacker|defender|target|bearer|owner)s (?=\p{Ll})(?!(?:choice|guide|turn order)\b)/gu,
    right: 'the singular, or one with "\'s"',
    code: 'print-number-wrong',
  },
  {
    pattern:
      /\b(?:they|you|we) have (?:already |just |not |never )?(?:defeat|destroy|capture|attack|lose|win|build|choose|take|give|see|draw|throw|steal|break|begin)(?=[.,;]| (?:before|during|on|by|at|so|with)\b)/giu,
    unless:
      /\b(?:all|any|each|every|those|the|what|whatever)(?: \p{Ll}+){1,2} (?:you|they|we) have (?:attack|win|lose|draw|break|begin)$/iu,
    right: 'the participle',
  },
  {
    pattern:
      /(?<!\baction )\b(?:can|may|must|cannot|will|should|could|would|to|not|always|only|also|never) be (?:use|re-?roll|show|give|take|throw|make|choose|see|draw|lose|build|steal|hide|sell|buy|tell|send|write|forget|leave|do|find|begin)(?= (?:together|as|for|at|only|again|during|when|if|until|twice|once|instead|against|after|before|and|or|out|up|down|away|back|to|by|in|on|from|with)\b|[.,;])/g,
    right: 'the participle',
  },
  {
    pattern:
      /\b(?:then|when|if|until|before|after|once|and(?= an?\b)) (?:an?|the|this|each|every|your|that) (?:(?:new|next|first|last|current|whole) )?(?:round|game|turn|phase|battle|day|night) (?:begin|end|start|continue)(?=[.,;]| (?:with|when|at|after|immediately|again|as|in|on)\b)/gi,
    right: 'the verb with "-s"',
    code: 'print-number-wrong',
  },
  {
    pattern:
      /\b(?:two|three|four|five|six|several|many|both|all) (?!(?:people|children|men|women)['’])\p{Ll}{3,}['’]s (?=(?:end|move|start|begin|attack|enter|share|fight|use|gain|lose|stand|occupy|must)\b)/giu,
    right: 'the plural',
    code: 'print-number-wrong',
  },
  {
    pattern:
      /(?<=^|[.!?;]\s|\n|\b(?:and|but) )(?:each|every) (?!(?:minute|second|battle|combat|match|session|lap|turn|round|time|game|day|phase|week|month|season|year|morning|evening|night|hour|of|one|can|may|must|will|shall|should|would|could|might|then|also)\b)\p{Ll}{3,}(?<!s) (?:take|have|get|gain|lose|receive|contain|occupy|give|make|begin)(?= (?:an?|the|one|two|three|four|its|their|his|her|about|no|any|up|exactly|\d+)\b)/giu,
    right: 'the verb with "-s"',
    code: 'print-number-wrong',
  },
];
