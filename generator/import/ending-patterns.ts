/** Verbs, nouns and possessives with the wrong ending, and small words missing or wrong beside them; see `grammar-patterns.ts`. */
import type { GrammarPattern } from './grammar-patterns.ts';

/** Plain verbs that are wrong after "is" or "be", where their participle belongs. */
const PLAIN_VERB =
  '(?:add|allow|apply|assign|attach|become|begin|carry|choose|consider|contain|convert|defeat|define|deploy|describe|destroy|determine|divide|draw|eliminate|enter|explain|fill|give|ignore|include|indicate|introduce|keep|know|lose|mention|modify|move|multiply|pay|perform|place|prevent|reduce|refer|remove|replace|require|re-?roll|reshuffle|resolve|reveal|show|shuffle|spend|steal|subtract|summon|surround|take|throw|treat|trigger|unlock|write)';
/** What shows that the verb before it is a passive: a preposition, a conjunction, an adverb or a mark. */
const PASSIVE_END =
  '(?= (?:by|into|in|from|to|onto|on|with|as|at|more than|when|until|before|after|if|once|twice|only|face|during|again|immediately)\\b|[.,;])';
const ADVERB = '(?:never|not|only|always|also|then|immediately|automatically|simply|already|still|again)';
const OBJECT = '(?:an?|the|its|their|your|his|her|one|two|three|four|five|six|seven|eight|nine|ten|\\d+|all|any|each|no|another)';
/** Verbs that take such an object. */
const TRANSITIVE =
  '(?:gain|lose|take|draw|score|earn|cost|give|get|pay|deal|receive|make|move|roll|place|put|add|lay|become|destroy|remove|discard|choose|ignore|count|use|need|win|have|block|enter|leave|cross|reach|contain|show|carry|spend|play|reveal)';
/** Things and players that own something. */
const OWNER =
  '(?:model|unit|target|figure|attacker|defender|character|hero|monster|ship|captain|leader|creature|warrior|wizard|opponent|owner|controller|player|enemy|vehicle|champion|fighter|robot|tank|squad|rider|dragon|team)';
const BELONGING =
  '(?:profile|stat ?line|stat card|initiative|armou?r|health|movement value|base size|strength value|attack value|defen[cs]e value|defen[cs]e|speed value|controller|controlling player|owning player|hand size|hand limit|player board|hit points|reach|character sheet|line of sight|point cost|points cost|front arc|rear arc|activation)';

export const ENDINGS: readonly GrammarPattern[] = [
  {
    pattern: new RegExp(
      `(?<!\\b(?:do|does|did|actions?|phases?|options?|steps?|it|what|this|that|choices?) )\\b(?:is|are|was|were|be|been) (?:${ADVERB} )?(?!(?:move|draw|place|defeat|show|reveal|throw|keep)(?:[.,;]| (?:in|on|to|at|if|when|once|during|until|before|after|only|again)\\b))${PLAIN_VERB}${PASSIVE_END}`,
      'g',
    ),
    unless: /\b(?:do|does|did|whose|either|options?|actions?|phases?|steps?|choices?|keywords?|commands?|verbs?)\b[^.;:]{0,60}$|["“]/i,
    right: 'the participle',
  },
  { pattern: /\b(?:is|are|was|were) show (?:as|by|in|on|with|below|above|here)\b/g, right: 'shown' },
  {
    pattern: /\b(?:has|have|had|having) (?:not |never |already |also |only |just )?be(?= \p{Ll})(?! (?:able to be|it)\b)/gu,
    unless: /\b(?:let|whatever|whichever)\b/i,
    right: 'been',
  },
  {
    pattern:
      /\b(?:has|have|had) (?:not |never |already |also |just )?being (?:given|taken|moved|placed|used|played|removed|defeated|destroyed|made|drawn|revealed|dealt|rolled|chosen|attacked|hit|activated|discarded|completed|resolved|paid|put)\b/g,
    right: 'been',
  },
  {
    pattern:
      /\b(?:has|have|had) (?:not |never |already |just |all )?(?:surface|arrive|occur|happen|agree|appear|expire|vanish|recover|retire|surrender|finish|collapse|disappear|explode|become)(?=[.,;]| (?:or|and|on|in|at|by|from|again|to)\b)/g,
    right: 'the participle',
  },
  {
    pattern:
      /\b(?:meant|intended|expected|assumed|supposed|likely|ready|about|able|unable) to (?!(?:feed|speed|bleed|exceed|proceed|succeed|seed|weed|breed|embed|heed|shred|limited|unlimited|wounded|armou?red|mounted|ranged|undead|red)\b)\p{Ll}{3,}[^e\P{Ll}]ed(?=[.,;]| (?:by|in|on|as|from|with|when|at|if|again|before|after)\b)|\b(?:not|only) meant to (?:limited|unlimited|used|played|followed|taken|moved|placed)\b/gu,
    right: 'to be',
    code: 'print-word-missing',
  },
  {
    pattern:
      /\b(?:does|do|did)(?:n['’]t| not) (?:matters|counts|works|gains|takes|gets|loses|ends|stops|applies|affects|draws|requires|makes|gives|goes|has|becomes|allows|lets|triggers|receives|costs|moves|scores|begins|happens|appears|belongs|contains|includes)\b/gi,
    unless: /\b(?:who|that|which|what|where|how)\b[^.;:]*$/i,
    right: 'the verb without "-s"',
  },
  {
    pattern: new RegExp(
      `(?<=(?:^|[.;!?,:] |\\n|\\b(?:and|but|because|since|if|when|unless|until|once|as|so|while) ))(?:[Ii]t|[Hh]e|[Ss]he) (?:always|never|also|only|usually|often|immediately|automatically|simply|already|still|then) ${TRANSITIVE} ${OBJECT}\\b`,
      'g',
    ),
    unless: /\b(?:let|make|see|recommend|suggest|require|insist|important|must|may|can|should|will|does|did|would|could|cannot|have)\b/i,
    right: 'the verb with "-s"',
    code: 'print-number-wrong',
  },
  {
    pattern: new RegExp(
      `\\b(?:[Ii]f|[Ww]hen|[Ww]henever|[Oo]nce|[Uu]nless|[Uu]ntil|[Bb]ecause) (?:it|he|she) (?:cross|hit|pass|reach|land|touch|miss|attack|move|stop|end|start|begin|leave|enter|lose|win|stay|remain|occupy|contain|block|survive|die|fail|succeed)(?=[.,;]| (?:${OBJECT}|it|on|in|at|through|over|into|onto|off|from|adjacent|next|within|with|or|and|blocking|hindering|difficult)\\b)`,
      'g',
    ),
    right: 'the verb with "-s"',
    code: 'print-number-wrong',
  },
  {
    pattern:
      /(?<=(?:^|[.;!?] |\n|, |\b(?:and|or|but|so|because) ))[Tt]he (?:game|round|turn|phase|battle|match|season|campaign|scenario|combat|auction) (?:end|begin|start|continue)(?= (?:at once|immediately|when|as soon|after|with|if|once|in a)\b|[.;])/g,
    right: 'the verb with "-s"',
    code: 'print-number-wrong',
  },
  {
    pattern:
      /(?<!\b(?:of|in|on|from|with|for|to|and|or|at|by|between|both|two|three|than) )\b(?:[Tt]he|[Aa]n?|[Tt]his|[Tt]hat|[Ee]ach|[Yy]our) (?:\p{L}[\p{Ll}-]+ ){0,2}(?!people\b|men\b|women\b|children\b|dice\b|data\b|cavalry\b|police\b|staff\b|team\b|criteria\b)\p{Ll}{3,}(?<!s), which (?:let|allow|give|cause|make|mean|have|are|do|cost|add|block|grant|require|need|become)(?= (?:you|it|them|the|an?|its|their|your|that|one|two|three|all|any|no|\d+)\b)/gu,
    unless: /\b(?:and|or|of|with|all|both|these|those|two|three|four|several)\b[^,;]{0,30}, which \p{Ll}+$/iu,
    right: 'the verb with "-s"',
    code: 'print-number-wrong',
  },
  {
    pattern:
      /(?<!\b(?:such|so|say|says|mean|means|out|sure|until|decide|like) )\b(?:[Ee]ach|[Ee]very|[Aa]ny one|[Ff]or each|[Ff]or every) (?!(?:time|turn|round|way|of|other|one|day|reason|player|case)\b)\p{Ll}{3,}(?<!s) (?:that|which) (?:enter|leave|pass|contain|occupy|touch|lose|gain|survive|remain|show|have|are|match|cross|reach|take|carry|hold|lie|stand|become|belong|fail)(?= (?:or|and|an?|the|its|on|in|at|through|to|no|any|your|this|that|one|two|three|\d+)\b|[.,;])/gu,
    right: 'the verb with "-s"',
    code: 'print-number-wrong',
  },
  {
    pattern:
      /\b(?:[Nn]obody|[Ss]omebody|[Ee]verybody|[Aa]nybody|[Nn]o one|[Ss]omeone|[Ee]veryone|[Aa]nyone) who (?:serve|play|want|own|need|know|get|lose|win|take|draw|roll|make|come|go|sit|stand|join|use|pass|fail|survive|move|help|cheat|score|hold|control|disagree|arrive|leave)(?= \p{Ll}|[.,;])/gu,
    right: 'the verb with "-s"',
    code: 'print-number-wrong',
  },
  {
    pattern:
      /\b(?:an?|the|each|every|any|this|that) (?:(?:old|grumpy|young|first|last|other|new) )?(?!people\b|men\b|women\b|children\b)\p{Ll}{4,}(?<!s) who (?:never|always|also|usually|often|rarely|currently|still|already) (?:pay|win|lose|take|have|want|need|know|get|go|come|make|give|say|keep|own|think|forget|cheat|complain)\b/gu,
    unless: /\b(?:decide|choose|see|of|in|with|for|the (?:rest|majority|team|group|side))\b[^.;:]{0,30} who \p{Ll}+ \p{Ll}+$/iu,
    right: 'the verb with "-s"',
    code: 'print-number-wrong',
  },
  {
    pattern: new RegExp(
      `\\b(?:[Ee]ach|[Ee]very) (?:remaining|other|additional|unused|extra|surviving|adjacent|completed|such|new|captured|lost|destroyed|empty|face-up|face-down|matching|different) (?!(?:bonus|focus|class|series|status|process|boss|species|glass|pass|cross|loss|princess|dress|compass|fortress|corps|oasis|canvas|campus)\\b)\\p{Ll}{2,}[^s\\P{Ll}]s (?:earns|scores|gives|gets|costs|takes|counts|moves|loses|gains|adds|needs|receives|draws|rolls|pays|deals|produces|provides|grants|makes|shows) (?:${OBJECT}|as)\\b`,
      'gu',
    ),
    right: 'the singular',
    code: 'print-number-wrong',
  },
  {
    pattern:
      /(?<=^|[.!?] |\n)(?:(?:The|All|Unused|These|Those|Your|Some|Most|Both|Remaining|Discarded|Lost|Other|Unsold|Sold|Stolen) )(?:\p{Ll}+ )?(?:goods|people|children|men|women) (?:goes|is|has|was|comes|stays|remains|counts|gets|costs|moves|does)\b/gu,
    right: 'the plural of the verb',
    code: 'print-number-wrong',
  },
  {
    pattern:
      /\blets? (?:you|them|him|her|us|(?:the|an?|your|its|their|each|any|another) (?!(?:same|right|left|way|door|key|road|path)\b)\p{Ll}{3,}) to (?:re-?roll|draw|move|take|play|use|attack|ignore|add|place|choose|roll|gain|discard|remove|look|make|get|put|have|pay|swap|exchange|buy|sell|do|go|be|shoot|see|score)\b/giu,
    right: 'no "to"',
  },
  {
    pattern:
      /\b(?:get|take|make|give|want|come|become|happen|allow|lose|begin|choose|belong|contain|include|require|receive|remain|think|seem|bring|send|spend|buy|sell|destroy|gain|decide|prevent|reduce|exist|occur|consist|provide)['’]s (?=\p{Ll})/gu,
    right: 'no apostrophe',
  },
  {
    pattern:
      /\b(?:it|he|she) (?:stay|look|work|cost|move|play|count|end|start|hit|win|turn|stop|attack|rest|need|show|mean|go|say|put|run|stand|lie|use|score)['’]s (?=\p{Ll})/giu,
    unless: /\b(?:of|to|with|from|by|for|use|uses|make|makes|before|after) (?:it|he|she) \p{Ll}+['’]s $/iu,
    right: 'no apostrophe',
  },
  { pattern: /(?<!["“‘'])\b(?:[Yy]our|[Hh]er|[Tt]heir|[Oo]ur)['’]s\b(?![-\p{L}])/gu, right: 'no apostrophe' },
  {
    pattern: new RegExp(
      `(?<!\\b(?:if|when|where|until|once|while|before|after|as|unless|that|and|because|whenever) )(?<=\\b(?:on|in|of|to|from|by|with|into|equal|exceeds?|than|use|uses|reduces?|increases?|lowers?|raises?|check|add|adds|ignore|ignores|within|against|outside|over|under|(?<=[.!?] |^)(?:The|Each)) )(?:(?:the|this|that|each|an?|your|its) )?${OWNER}s ${BELONGING}(?=[.,;)]| (?:card|value|is|by|to|and|or|for|of|at|in|on|when|if|has|equals|plus|minus|until|after|before)\\b)`,
      'g',
    ),
    unless: new RegExp(
      `\\b(?:all|any|these|those|two|three|some|other|both|enemy|friendly|players|units|models|of|more|many)\\b ${OWNER}s `,
      'i',
    ),
    right: 'an apostrophe',
    code: 'print-word-misprinted',
  },
  {
    pattern: new RegExp(
      `(?<=^|[.!?] |\\n)The ${OWNER}s (?:controlling|owning|controller|player|owner|profile|line of sight|front arc|rear arc|hit points|hand limit)(?: (?:card|player))? (?:is|has|may|must|can|chooses|decides|draws|takes|rolls|loses|gains|receives|shows|places|removes|discards)\\b`,
      'gu',
    ),
    right: 'an apostrophe',
    code: 'print-word-misprinted',
  },
  {
    pattern:
      /\b(?:play|for|in|of|at|on|during|from|with|to|into|take|end|finish|begin|start|use|choose|draw|discard|shuffle|place|put|move|roll|pay|spend|lose|keep|add|return|remove|reveal) you (?:(?:first|next|last|second|third) (?:turn|round|game|battle|card|move|action|roll|die|unit|model|space|tile|token|match|mission|scenario|piece|worker|ship|character|hero|army|deck|hand|attack)|hands?|decks?|opponents?|dice|pieces|cards|tokens|army|ships?|board|pawns?|models|figures|workers?|meeples?|troops?|heroes|hero|discard pile|supply|entire|whole|own|player board)\b(?! (?:a|an|the|one|two|three|\d+|no)\b)/gi,
    unless:
      /\b(?:next|adjacent|closest|close|opposite) to you |\b(?:to|for|of|give|gives|deal|deals|pay|pays) you (?:cards|dice|tokens|own|pieces|ships?|workers?|troops?|models|figures|army|heroes|hero|entire|whole)$|\b(?:which|whom|what|whoever|that)\b[^.;]{0,20} (?:for|in|of|at|on|from|with|to) you own$|\b(?:of|than|for|in|with|from|on|to) you own$/i,
    right: 'your',
  },
  {
    pattern:
      /\b(?:put|puts|pick|picks|set|sets|lift|lifts|take|takes|turn|turns|fold|folds|give|gives|lay|lays|throw|throws|push|pushes|pull|pulls|move|moves) (up|down|off|back|out|away) (?:the|an?|your|its|their|his|her|this|that|all|one|two|both) (?:\p{Ll}+ )?\p{Ll}+ \1\b(?! (?:to|and down|of|the)\b)/gu,
    right: 'one of the two',
  },
  { pattern: /\bthe (?:had|has|have) (?:same|first|last|most|fewest|highest|lowest|right|chance)\b/g, right: 'the verb before "the"' },
  {
    pattern:
      /\b(?:[Pp]lace|[Pp]ut|[Ss]huffle|[Rr]eturn|[Dd]iscard|[Rr]eveal|[Dd]raw|[Tt]ake|[Rr]emove|[Ff]or|[Dd]uring|[Uu]ntil|[Aa]nd|[Tt]hen|[Tt]hroughout) the rest of (?!(?:which|whose|them|it|us|you|whatever|what|today|time)\b)(?:(?:turn|round|game|match|battle|phase|campaign|season|day)(?=[.,;]| (?:if|as|and|when|unless|with|or)\b)|(?!(?:player|enemy)\b)\p{Ll}+ (?:deck|pile|board|track|supply|stack|row|bag|stock)\b)/gu,
    right: 'the',
    code: 'print-word-missing',
  },
  {
    pattern: /\bas many (?:dice|people) (?:the|its|your|their|his|her) (?=\p{L})/gu,
    unless: /\bas many\b[^.;:]*\bas many\b|^\s*(?:with|if|when)\b/i,
    right: 'as',
    code: 'print-word-missing',
  },
  {
    pattern: /(?<=^|[.!?] |\n|: )What happen (?:if|when|to|next|after|at)\b/g,
    right: 'the verb with "-s"',
    code: 'print-number-wrong',
  },
  {
    pattern:
      /(?<=^|[.!?] |\n)The players with the (?:most|fewest|higher|highest|lower|lowest|best|better|least) (?:\p{Ll}+ ){1,4}(?:wins|scores|gets|takes|goes|starts|loses|chooses|draws|begins|places|receives|becomes)\b/gu,
    right: 'the singular',
    code: 'print-number-wrong',
  },
  {
    pattern:
      /(?<!\b(?:[Oo]f|[Tt]o|[Ww]ith|[Bb]y|[Ff]or|[Ff]rom|[Ii]n|[Oo]n|[Aa]fter|[Bb]efore|doing|does|do|did|like|than|during|except|besides|given|despite|at|all|that|because|through) )\b[Tt]his (?!means\b|series\b|species\b|canvas\b|bonus\b|corps\b|compass\b|oasis\b)\p{Ll}{2,}[^siu\P{Ll}]s (?:may|can|must|cannot|will|should)\b/gu,
    right: 'these',
    code: 'print-number-wrong',
  },
  {
    pattern:
      /\b[Tt]here (?:is|was) no (?!(?:bonus|series|news|means|status|chaos|progress|loss|focus|pass|class|success|access|canvas|lens|gas|bias|basis|process|glass|grass|chess|cross|dress|virus|bus|is|this|less|business|illness|weakness|sickness|darkness)\b)\p{Ll}{2,}[^siu\P{Ll}]s(?= (?:in|on|left|that|to|for|at|who|which|remaining|of)\b|[.,;])/gu,
    right: 'are',
    code: 'print-number-wrong',
  },
  {
    pattern:
      /\b(?:[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|any|some|each|most|both) the following(?= \p{Ll}+s\b|[:.,])|(?<!\b(?:give|gives|for|call|on|to|than) )\b[Oo]ne the (?:two|three|four|five|six|seven) \p{Ll}+s\b/giu,
    right: 'of',
    code: 'print-word-missing',
  },
  {
    pattern:
      /\b(?:highest|most|lowest|fewest) \p{Ll}+ the (?:end|start|beginning) of (?:the|your|each|every) (?:game|turn|round|match)\b|\b(?:with|of|has|have|to|gains?|draws?) a (?:total|maximum|minimum) (?:two|three|four|five|six|seven|eight|nine|ten)(?=[.,;]| \p{Ll}+s?\b)|\b(?:takes?|lasts?) (?:about |up to |around |roughly )?hour\b/gu,
    right: 'at, of or an',
    code: 'print-word-missing',
  },
];
