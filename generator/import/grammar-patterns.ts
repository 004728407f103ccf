type GrammarCode = 'print-word-wrong' | 'print-word-missing' | 'print-comma-wrong' | 'print-word-misprinted' | 'print-number-wrong';

/** Wrong words, each with the right one. A match is a mistake, unless `unless` matches too. */
export interface GrammarPattern {
  /** Global. */
  readonly pattern: RegExp;
  /** The right word, or what belongs there ("a hyphen"). */
  readonly right: string;
  /** The code of the finding; `print-word-wrong` if there is none. */
  readonly code?: GrammarCode;
  /** Where the sentence, up to the end of the match, matches this, the words may be right after all. */
  readonly unless?: RegExp;
}

/** Words that compare: "than" may follow them. */
export const COMPARATIVE =
  /\b(?:more|less|fewer|greater|higher|lower|larger|smaller|better|worse|longer|shorter|sooner|later|rather|farther|further|bigger|lesser)\b/i;

const MODAL = "(?:can|may|must|will|shall|should|would|could|cannot|can't|can’t)";
export const GRAMMAR: readonly GrammarPattern[] = [
  {
    pattern: /\b(?:rather|other|more|less|greater|higher|lower|larger|smaller|fewer|better|sooner|longer|farther|further|bigger) then\b/gi,
    right: 'than',
    unless: /\b(?:if|when|whenever|once|unless)\b/i,
  },
  { pattern: /\b(?!other\b)\p{L}{3,} than (?:can|may|will|is|are|has|must)\b/giu, right: 'that', unless: COMPARATIVE },
  {
    pattern:
      /\b(?:on|of|in|to|from|by|with|for|at|loses|uses|ends|into|onto|during|over|under|within|without|through|near|around|above|below|behind|beside|against|upon|across|between) it['’]s\b(?! (?:a|an|the|not|been)\b)/gi,
    right: 'its',
  },
  { pattern: /\bit['’]s (?:own\b|\p{Ll}+['’]s\b)/giu, right: 'its' },
  { pattern: /\bweather (?:or not\b|(?:in|it|they|you|the|a|an)\b[^.,\n]{2,40} or\b)/gi, right: 'whether' },
  { pattern: /\bthere (?:own|opponents?|force|dials?|hands?|bases?|owner|controller)\b/gi, right: 'their' },
  { pattern: /\bwho['’]s (?:turn|bases?|force|dials?|hands?|points|value)\b/gi, right: 'whose' },
  { pattern: /\b(?:does not|doesn['’]t|do not|don['’]t|can|may|will|not) effect (?:the|an?|any|its|your|other)\b/gi, right: 'affect' },
  { pattern: /\b(?:if|when|once)\b[^.,;\n]{3,60}, than (?=\p{Ll})/giu, right: 'then' },
  { pattern: /\bexist(?:s|ing)? of\b/gi, right: 'consist of' },
  {
    pattern:
      /\b(?:the|these|those|all|which|that) \p{Ll}{3,}s where (?:not )?\p{Ll}{2,}ed(?= (?:by|in|on|to|from|must|may|are|is)\b|[.,;])/gu,
    right: 'were',
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
  { pattern: /\b(?:an?|the|its|their|your) \p{L}{3,} equal (?=\d|twice\b|half\b)/gu, right: 'equal to' },
  {
    pattern:
      /(?<=\b(?:an?|the|even|any|each|every|with|of|or|and) )well \p{Ll}{3,}ed (?=\p{Ll}{4,})(?!(?:with|from|into|than|that|which|when)\b)/gu,
    right: 'a hyphen',
  },
  { pattern: /\b(?:higher|lower|highest|lowest) valued (?=\p{Ll}{3,})/gu, right: 'a hyphen' },
  { pattern: /\b(?:you|they|it|he|she|would|will|may|can|must|to|not) loose\b(?! (?:end|ends|from|cannon))/gi, right: 'lose' },
  { pattern: /\b(?:prior|due|according|equal|adjacent|up|next|close|similar) too (?:the|a|an|its|this|your|each|any)\b/gi, right: 'to' },
  { pattern: /\bat lest\b/gi, right: 'at least' },
  { pattern: /\b(?:are|is|was|were|be|been|not) effected\b/gi, right: 'affected' },
  { pattern: /\b(?:more|fewer|less) \p{L}{3,}s then\b/giu, right: 'than', unless: /\b(?:if|when|whenever|once|unless)\b/i },
  { pattern: /\b(?:mov|travel|pass|step|walk|run|slid|climb|fl|go|shoot|draw)\p{Ll}* threw\b/giu, right: 'through' },
  { pattern: /\b(?:not quiet|quiet (?:sure|as|so|often|likely|enough|different|a few))\b/gi, right: 'quite' },
  { pattern: /\bpreform(?:s|ed|ing)?\b/gi, right: 'perform' },
  {
    pattern: /\b(?:everyone|everybody|anyone|someone|nobody|each (?:player|character|figure|model)) who (?:have|are|were|do)\b/gi,
    right: 'has, is, was or does',
  },
  { pattern: /\b(?:This|It|That) (?:is|has|costs|does) [^.,;:\n]{3,40} and do not\b/g, right: 'does not' },
  { pattern: /\bloosing\b(?! off)/gi, right: 'losing' },
  { pattern: /\bpeace of (?!mind\b)/gi, right: 'piece of' },
  {
    pattern:
      /\b(?:its|their|these|those|negative|positive|other|no|following|special|lasting|game) affects?\b(?= (?:of|on|in|that|which|are|is|and|or|can|may|do|end|last)\b|[.,;])/gi,
    right: 'effect',
  },
  {
    pattern:
      /\b(?:moves?|moved|goes|go|just|far|way|fl(?:y|ies)|travels?|beyond|never|run|runs|slides?|advances?) passed (?=the|a|an|it|its|your|any|this|that|each)\b/gi,
    right: 'past',
    unless: /\b(?:has|have|had|was|were|is|are|be|been)\b[^.,;]* passed/i,
  },
  { pattern: /\bmay by\b(?! (?:the|a|an|its)\b)/gi, right: 'may be' },
  { pattern: /\b(?:can|must|will|should|cannot|to) by \p{Ll}{2,}ed\b/giu, right: 'be' },
  { pattern: /\b(?:is|are|was|were|be) (?:than|form|too be)\b(?! (?:of|a|that|which)\b)/gi, right: 'another word', unless: COMPARATIVE },
  { pattern: /, than (?:it|the|that|this|you|they|each|\p{Ll}{3,}s)\b/giu, right: 'then', unless: COMPARATIVE },
  {
    pattern: /\b(?:fewer|less|more|greater|higher|lower|rather|larger|smaller) that (?=\d|one\b|two\b|three\b|four\b|five\b|half\b)/gi,
    right: 'than',
  },
  { pattern: /\bregardless to\b/gi, right: 'regardless of' },
  { pattern: /\b(?:teh|hte|adn|nad|taht|thier|wiht|fo|ot|tehn|whcih|thsi)\b(?!\.)/g, right: 'the, and, that, their, with, of, to …' },
  { pattern: /\b(?:it|they|that|which|these|those|you|we) re (?=\p{Ll})/gu, right: 'are' },
  {
    pattern: /\b(?:must|should|could|would|shall|cannot|can['’]t|couldn['’]t|shouldn['’]t|wouldn['’]t|mustn['’]t) to (?=\p{Ll})/giu,
    right: 'the verb without "to"',
  },
  {
    pattern: /\b(?:cant|wont)(?= (?!of\b|to\b)\p{Ll})/giu,
    right: 'an apostrophe',
  },
  {
    pattern: /\b(?:mov|push|carri|plac|go|put|walk|step|throw|knock)\p{Ll}* in to (?=(?:the|a|an|its|any|another|that)\b)/giu,
    right: 'into',
  },
  { pattern: /\bwhom (?=(?:is|are|was|were|does|do|did|has|have|had|can|may|must|will)\b)/gi, right: 'who' },
  { pattern: /\b(?:result|roll) of \d of (?=\d\b)/gi, right: 'or' },
  { pattern: /(?<!\bthe )\bequal of (?=the|its|a|an|that\b)/gi, right: 'equal to' },
  {
    pattern: /\bmost (?!(?:hon|dishon|mod|immod|earn|inter|for|requ|gu|arr|cont|prot|harv|t|r|n|b|w|ch)est\b)\p{Ll}{3,}est\b/gu,
    right: 'one of the two',
  },
  { pattern: /\b(?:is|equals|than|plus|minus) it['’]s (?=\p{Ll})(?!\p{Ll}+ing\b)/gu, right: 'its' },
  {
    pattern:
      /(?<=\b(?:an?|the|this|and|most|all|any|some|each|every) |, )\p{L}\p{Ll}{2,} (?:based|driven|focused|served|powered|operated|tiled|shaped|armed|sized|colou?red) (?=\p{Ll})(?!(?:on|upon|in|by|with|from|like|to|and|or|for|at|into)\b)/gu,
    right: 'a hyphen',
  },
  { pattern: /\bthe (?:all|each|every|some) (?=\p{Ll}{2,})(?!important\b|powerful\b|new\b)/gu, right: 'one of the two' },
  { pattern: /\bequal or (?:higher|greater|more|larger|lower|less|smaller)(?= than\b)/gi, right: 'equal to or' },
  {
    pattern:
      /\b(?:divided|split) in (?=(?:\*{1,2})?(?:\d+|several|many|teams|groups|rounds|turns|phases|parts|steps|areas|regions|squares|two \p{Ll}+|three|four|five|six)\b)/gu,
    right: 'into',
  },
  { pattern: /\bin case of (?:tie|draw)(?= ?[,.;:])/gi, right: 'a tie or a draw' },
  { pattern: /\b(?:an?|each|every|another) (?!few\b|two\b|three\b|couple\b|dozen\b)\p{Ll}{3,}s['’] (?=\p{Ll})/gu, right: "'s" },
  {
    pattern:
      /\bthe (?:highest|lowest|best|worst|fastest|slowest|longest|shortest) (?:scoring|ranking|costing|moving|paying|lasting|ranked) (?=\p{Ll})(?!(?:are|is|of|and|or|in|on|wins?)\b)/gu,
    right: 'a hyphen',
  },
  {
    pattern:
      /\b(?:of|in|from|with|into|on|by|at) you (?:messages|pieces|cards|tokens|characters|figures|units|moves|turn|turns|hand|opponent|opponents|dice|pile|deck|actions|score|points|army|ships?|team|force|board|side)\b/g,
    right: 'your',
  },
  { pattern: /\b(?:Who|What) ever (?=(?:has|is|rolls|wins|draws|gets|comes|plays|holds|takes|happens|you)\b)/g, right: 'one word' },
  {
    pattern:
      /\bwithin (?:\d+|one|two|three|four|five|six) ?(?:["”]|(?:cm|mm|inch(?:es)?|squares?|spaces?|hex(?:es)?|feet|meters?|metres?)\b) from\b/g,
    right: 'of',
  },
  {
    pattern:
      /\b(?:players?|teams?|side|one|person|who|whoever) (?:with|has|have|had|scored|got|collected|winning|scoring|having|holding) (?:most|fewest|highest|lowest|least) (?=\p{Ll})(?!(?:of|to|in|and|or|likely)\b)/gu,
    right: 'the most, the fewest …',
  },
  {
    pattern:
      /(?<=\b(?:and|then|or) |, )(?:place|put) (?=(?:face[- ](?:up|down)|on|in|into|onto|under|next to|at the)\b)(?![^.,;]*\bwhere\b)/g,
    right: 'it or them',
    unless: /\b(?:is|are|be|was|were) (?:\p{Ll}+ )?\p{Ll}+(?:ed|en) (?:and|then|or) (?:place|put) $/u,
  },
  {
    pattern:
      /\b(?:higher|lower|highest|lowest|equal|same|high|low) (?:value|valued|rank|ranked|level|cost|scoring|ranking) (?:rolls?|cards?|players?|characters?|tokens?|pieces?|tiles?|units?|creatures?|monsters?|dice|die|models?|items?|hands?|spells?)\b/gi,
    right: 'a hyphen',
  },
  { pattern: /(?<!["“'])\band or\b(?!["”'])/g, right: 'and/or, or one of the two' },
  { pattern: /\bof (?:equal|adjacent|identical) to\b/g, right: 'without "of", or another word' },
  { pattern: /\b[Ii]f\b[^.,;:()\n]{5,90}(?<!\b(?:by|until|since|from|before|even) )\bthen, (?=\p{Ll})/gu, right: ', then' },
  {
    pattern: /\b(?:divided|split|turned|made|broken|cut|grouped|sorted|separated|organi[sz]ed|transformed|converted|collected) in to\b/g,
    right: 'into',
  },
  {
    pattern:
      /\b\d+ (?!player (?:boards|maps)\b)(?:player|person|handed|minute|hour|day|week|month|page|year) (?:games?|variants?|modes?|match(?:es)?|rules?|versions?|maps?|boards?|teams?|campaigns?)\b/g,
    right: 'a hyphen',
  },
  {
    pattern: /\ba couple (?!(?:of|more|less|dozen|times|hundred|thousand|is|are|who|that|extra)\b)(?:\p{Ll}+ )?\p{Ll}{3,}s\b/gu,
    right: 'a couple of',
  },
  { pattern: /\bfor their to\b/g, right: 'there' },
  {
    pattern:
      /(?<=\b\p{Ll}{3,} (?<!\b(?:of|for|than|from|until|about|around|during|takes?|spends?|requires?|needs?|share|have|has|is|are|was|use|uses)\s))(?<!\b(?:at|by|in|to) )the same time (?=that|as)\b/gu,
    right: 'at the same time',
  },
  {
    pattern:
      /\b(?:modif(?:y|ies)|replaces?|increases?|reduces?|decreases?|los(?:e|es)|gains?|uses?|keeps?|lowers?|raises?|doubles?|halves|turns?|rolls?|takes?|spends?|draws?|discards?|reveals?) it['’]s (?=\p{Ll}{3,})(?!(?:not|the|been|going|your|turn)\b)/gu,
    right: 'its',
  },
  { pattern: /\b(?:two|three|four|five|six|any|all|both) \d+['’]s\b/g, right: 'the number with "s" alone' },
  { pattern: /\b(?:deals?|dealt|takes?|suffers?|receives?) (?:\d+ )?damages\b/g, right: 'damage' },
  {
    pattern:
      /\b(?:damage|life|point|card|health|time|money) (?:reducing|dealing|boosting|gaining|drawing|saving|consuming|giving) \p{Ll}{3,}\b/gu,
    right: 'a hyphen',
  },
  { pattern: /\b(\p{Ll}{3,}) by \1 (?=basis\b)/gu, right: 'two hyphens' },
  { pattern: /\b(?:\d+|two|three|four|five|six|ten) \p{Ll}{2,}s (?=worth of\b)/gu, right: 'an apostrophe before "worth"' },
  {
    pattern: /\b(?:the|an?|each|every|its|your|their|this|that) \p{Ll}{2,}[^s\P{Ll}]['’] (?=\p{Ll})/gu,
    right: "'s",
    unless: /(?:^|[\s(])['‘]\p{L}/u,
  },
  { pattern: /\b(\p{Ll}{3,}) to \1 (?=(?:contact|combat|fighting|distance)\b)/gu, right: 'two hyphens' },
  {
    pattern:
      /\b(?:an?|the|this) no (?!(?:longer|more|one)\b)\p{Ll}{3,} (?=\p{Ll}{3,})(?!(?:and|or|but|is|are|was|has|in|on|at|to|by|for|from|with)\b)/gu,
    right: 'a hyphen',
  },
  { pattern: /\b(?:can|may|must) (?:use|possess|have|gain) and\b/g, right: 'a word before "and"' },
  { pattern: /\bequal or less (?!than\b)\p{Ll}{3,}s\b/gu, right: 'equal or fewer' },
  { pattern: /\bthe own (?=\p{Ll})/gu, right: 'its own, or another owner' },
  {
    pattern:
      /\bweather (?=(?:it|they|you|he|she|your|its|their|any|each) |(?:the|a|an) \p{Ll}+ (?:is|are|has|can|may|must|will|\p{Ll}+s) )/gu,
    right: 'whether',
  },
  { pattern: /\b(?:are|is|listed|given|shown|described) in (?:above|below)(?=[.,;])/g, right: 'above or below' },
  {
    pattern:
      /\b(?:will|can|must|may|should|cannot|to) be (?:fill|give|take|choose|draw|remove|move|add|use|apply|reduce|ignore|destroy|reveal|discard|shuffle|roll|pick|play|score|resolve|return|replace)(?= (?:in|with|by|from|to|on|into|at|when|if|until|again)\b|[.,;])/g,
    right: 'the participle',
  },
  { pattern: /\b(?:Every|Each) \p{Ll}{3,} had (?=an?\b|the\b|no\b|\d)/gu, right: 'has' },
  {
    pattern:
      /(?<=(?:^|[.:;•-]\s+)(?:a|the|each|any) \p{Ll}{3,}) if (?!(?:needed|desired|required|wanted|used|allowed|permitted)\b)(?=(?:\p{Ll}+ly )?\p{Ll}{2,}ed\b[^,.;]{0,30}[.;(])/gimu,
    right: 'is',
  },
  { pattern: /\bmodif(?:y|ies) [^.,;:()]{3,40} values? (?=[+−-]\d)/g, right: 'by' },
  { pattern: /(?<![\d.,])\d,\d{1,2}(?=, (?:or|and) \d)/g, right: 'a space after the comma' },
  { pattern: /\bin order for (?:to|too)\b|\bin order too\b/gi, right: 'in order to' },
  { pattern: /\bin the same time\b/gi, right: 'at the same time' },
  { pattern: /\bin additional to\b/gi, right: 'in addition to' },
  { pattern: new RegExp(String.raw`\b(?:to|${MODAL}) chose\b`, 'gi'), right: 'choose' },
  { pattern: new RegExp(String.raw`\b(?:can|may|must|shall|should|would|could|cannot) ${MODAL}\b`, 'g'), right: 'one of the two' },
  {
    pattern: /\b(?:they|we|you) (?:is|has|was)\b/g,
    right: 'are, have or were',
    unless: /\b(?:of|to|with|for|than|whom|which|between) (?:they|we|you) |["“]/i,
  },
  { pattern: /\b(?:a|an) (?:the|its|their|your|this|these|those|his|her)\b(?!["”'’])/g, right: 'one of the two' },
  { pattern: /\bthe (?:a|an|its|their|your|these|those)\b(?=\s\p{Ll})|\ban? one \p{Ll}+-sided\b/gu, right: 'one of the two' },
  { pattern: /\b\p{Lu}{2,}['’]s (?=(?:an?|the|one|two|another|any|it|them)\b)/gu, right: 'no apostrophe' },
  { pattern: /\ban? (?:\p{Ll}+ ){0,2}(?:total|value|score|rating) (?=\d)|\b[Oo]n an? (?:result|roll) (?=\d)/gu, right: 'of' },
];
