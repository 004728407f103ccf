/** Nouns and verbs in a form that a small word near them does not allow; see `grammar-patterns.ts`. */
import type { GrammarPattern } from './grammar-patterns.ts';

/** Nouns without "-s" of which several may be meant, and words that are no nouns. */
const PERHAPS_SEVERAL =
  '(?:people|men|women|children|dice|fish|sheep|rest|two|three|four|five|six|few|both|crew|team|side|pair|group|majority|enemy|opposition|half|same|one|only|first|last|and|or|of|in|on|with|for|that|to|from|who|which)';
/** Singular nouns with an "s" at the end, and words that are no nouns. */
const ENDS_IN_S =
  '(?:is|was|has|does|as|us|bonus|focus|class|series|status|process|boss|means|species|always|besides|news|lens|campus|virus|gas|pass|press|cross|loss|success|access|address|basis|axis|chess|glass|grass|princess|mattress|compass|process)';
const COUNTED =
  '(?:action|card|token|point|space|square|player|turn|round|step|marker|wound|unit|model|hit|piece|tile|character|figure|object|attack|counter|cube|coin|inch)';
const SEVERAL = '(?:two|three|four|five|six|seven|eight|nine|ten)';
/** Verbs that are rarely nouns. */
const VERB =
  '(?:become|have|do|go|leave|lose|occupy|begin|receive|enter|reveal|remain|contain|refer|die|pay|win|choose|take|make|get|give|come|decide|spend|own|want|need|know)';
const ADJECTIVE =
  '(?:remaining|earlier|later|other|lit|unlit|new|old|open|closed|empty|active|inactive|visible|hidden|extra|additional|living|dead|wounded|unused|previous|further|different|possible|face-up|face-down|second|third|red|blue|green|black|white|yellow|enemy|hostile|neutral|damaged|destroyed|ready|exhausted)';

export const AGREEMENT: readonly GrammarPattern[] = [
  { pattern: /\b(?:does|do|did)(?:n['’]t| not) needs\b/gi, right: 'need' },
  {
    pattern: new RegExp(
      `\\b(?:[Aa]n?|[Ee]ach|[Ee]very|[Tt]he|another) (?:(?!${PERHAPS_SEVERAL} )\\p{Ll}+ ){0,2}(?!${PERHAPS_SEVERAL} )\\p{Ll}{3,}(?<!s) who (?:never |always |already |also |only )?(?:are|${VERB}|play|move|roll|draw|score|pass|attack|start|control|hold|stand|finish|discard)\\b`,
      'gu',
    ),
    right: 'the verb with "-s"',
    code: 'print-number-wrong',
  },
  {
    pattern: new RegExp(
      `\\b(?:[Aa]n?|[Ee]ach|[Ee]very) (?!${PERHAPS_SEVERAL} )\\p{Ll}{3,}(?<!s) that (?:land|stand|lie|become|go|leave|lose|occupy|begin|receive|enter|reveal|remain|contain)(?= (?:on|in|at|next|with|within|to|an?|the|no|its|any|more)\\b)`,
      'gu',
    ),
    right: 'the verb with "-s"',
    code: 'print-number-wrong',
    unless: /\b(?:so|such|say|says|see|means?|know|decide|choose|sure|until|find|think|believe|require|requires)\b/i,
  },
  {
    pattern:
      /\b(?:decides?|determines?|see|chooses?|know) who (?:go|play|start|begin|win|move|act|roll|deploy|take|lead|draw|lose|choose|attack|come)\b/gi,
    right: 'the verb with "-s"',
    code: 'print-number-wrong',
  },
  {
    pattern: new RegExp(
      `\\b(?:[Ii]f|[Ww]hen|[Oo]nce|[Uu]nless|[Ww]henever) (?:the|an?|this|that|your) (?:(?!${PERHAPS_SEVERAL} )\\p{Ll}+ )?(?!${PERHAPS_SEVERAL} )\\p{Ll}{3,}(?<!s) (?:become|have|do|occupy|begin|receive|reveal|remain|contain|die)(?= )`,
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
      `\\b(?:each|every) ${ADJECTIVE} (?!${ENDS_IN_S}\\b)\\p{Ll}{2,}[^s\\W]s\\b(?! (?!(?:is|was|has)\\b)\\p{Ll}+s\\b)(?!['’])`,
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
    pattern: new RegExp(`\\b[Tt]his (?!${ENDS_IN_S}\\b)\\p{Ll}{2,}[^s\\W]s (?:are|were|have|do|don['’]t|aren['’]t)(?![\\p{L}'’])`, 'gu'),
    right: 'these',
    code: 'print-number-wrong',
  },
  {
    pattern: new RegExp(
      `(?<=^|[.!?]\\s|\\n)(?!\\p{L}+ing )(?:\\p{Lu}\\p{Ll}+ )?(?!${ENDS_IN_S}\\b)(?:\\p{Ll}|\\p{Lu}(?=\\p{Ll}+s means))\\p{Ll}+[^s\\W]s means (?:that|you|they)\\b`,
      'gu',
    ),
    right: 'mean',
    code: 'print-number-wrong',
  },
  {
    pattern:
      /\b(?:has|have|had) (?:build|cross|take|give|choose|break|hide|lose|steal|throw|spend|move|pay|place|roll|reach|pass|enter|reveal|discard|remove|defeat|finish|complete|gain|leave|activate|resolve) (?:the|an|its|their|your|his|her|this|that|these|those|all|any|every|it|them|by)\b/gi,
    right: 'the participle',
  },
  {
    pattern:
      /\b(?:is|are|was|were) (?:build|choose|give|take|spend|steal|forget|eat|write|bring|buy|teach|sell|send|keep|lose)(?= (?:by|in|on|from|to|at|for|with|during|until|before|after|when|and)\b|[.,;])/gi,
    right: 'the participle',
  },
  {
    pattern:
      /\blets? (?:(?:the|an?|your|his|her|their|its|each|any) \p{Ll}+|it|them|him|us|me|you) (?:ignored|moved|attacked|played|rolled|used|placed|passed|gained|discarded|removed|re-?rolled|counted|started|ended) (?:the|an?|its|their|his|her|your|one|two|up|all|any|this|that|through|into)\b/gu,
    right: 'the verb without its ending',
  },
  {
    pattern: new RegExp(
      `(?<=\\b(?:within|by|of|least|most|to|another|gains?|loses?|draws?|takes?|places?|spends?|pays?|deals?|costs?|scores?|have|has|with) )(?:${SEVERAL}|[2-9]|[1-9]\\d) ${COUNTED}(?= (?:of|from|to|in|on|away|apart|or|and|each|per|at|with|for)\\b|[.,;)])`,
      'gi',
    ),
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
    right: 'the plural',
    code: 'print-number-wrong',
  },
];
