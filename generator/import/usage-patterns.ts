/** Phrases that lack a word or a hyphen, or have a wrong word or form; see `grammar-patterns.ts`. */
import type { GrammarPattern } from './grammar-patterns.ts';

export const USAGE: readonly GrammarPattern[] = [
  // Not "your in-play area".
  {
    pattern: /\b[Yy]our(?=[ \n](?:are|a|an|the|not|must|may|can|will|is|have|cannot|to|in|on|do)(?![\p{L}\p{N}-]))/gu,
    right: 'you or you are',
  },
  // Not "your and your opponent's rolls", "your and their cards", "your and enemy figures".
  {
    pattern:
      /\b[Yy]our(?=[ \n]and[ \n])(?! and (?:(?:\p{L}+[ -]){0,3}\p{L}+(?:['’]s|s['’])|(?:their|his|her|its|my|our|other|enemy|allied|opposing|friendly)\b))/gu,
    right: 'you',
  },
  // Not "the other four each draw", "deal four each".
  {
    pattern:
      /(?<!\b(?:the|other|all|those|these|last|first|next|remaining|of|with|and|or|deals?|draws?|takes?|gives?|gets?|gains?|receives?|ha(?:ve|s)|places?|rolls?)\s)\bfour(?=[ \n]each[ \n])/gu,
    right: 'for',
  },
  // Not "the type of site".
  { pattern: /(?<=\b(?:out|fields?|arcs?|cones?|loss|range|lines?|view|points?|sense|planes?)[ \n]of[ \n])site\b/gu, right: 'sight' },
  { pattern: /(?<!\b(?:first|former)[ \n]or[ \n])(?<=\bor[ \n])latter\b/gu, right: 'later' },
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
    right: 'a lower-case letter',
  },
  {
    pattern: /(?<!\b(?:is|are|was|were|be|been|being) )\b[Ss]o called (?=\p{L}{3,})(?!(?:because|for|as|from|after|by|in)\b)/gu,
    right: 'a hyphen',
  },
  {
    pattern:
      /\b(?:from|on|to|choose|target|targets|destroy|discard|draw|take|select|add|place|with|move|remove) up to (?!speed\b|date\b|points\b)\p{Ll}{3,}(?<!ss|us)s\b(?! (?:of|to|who|that)\b)/gu,
    right: 'a number',
  },
  {
    pattern: /\b(?:lower|higher|less|greater|more|fewer|smaller|larger|bigger) or equal (?=(?:to|than)\b)/gi,
    right: '"than" before "or equal to"',
  },
  { pattern: /\bdepending (?=(?:if|whether|which|what)\b)/gi, right: 'depending on' },
  {
    pattern: /\bcomposed by (?=(?:several|many|multiple|different|\d+|two|three|four|five|six|some|all|a number)\b)/gi,
    right: 'composed of',
  },
  {
    pattern:
      /\b(?:turn|card|dice|tile|hex|grid|team|text|rule|skill|class|point|board|level|luck) based (?=\p{Ll}{3,})(?!(?:on|upon|off|around)\b)/gu,
    right: 'a hyphen',
  },
  {
    pattern:
      /\b(?:\d+|two|three|four|five|six|eight|ten|twelve) (?:player|card|sided|turn|hex|inch|point|minute|step|phase) (?=(?:games?|decks?|die|dice|hands?|match(?:es)?|battles?|cycles?|limits?|radius|range|variants?|arm(?:y|ies)|teams?)\b)/gu,
    right: 'a hyphen',
  },
  {
    pattern:
      /(?<=\b(?:the|an|each|every|any|your|that) )opponent (?=(?:players?|characters?|pieces?|units?|creatures?|teams?|ships?|models?|figures?|cards?)\b)/gu,
    right: "opposing, or opponent's",
  },
  {
    pattern: /(?<=[.,;:] |\b(?:to|then|and|must|may|can|will|should|you|they) )setup (?=(?:the|your|an?|all|their|its)\b)/gu,
    right: 'set up',
  },
  { pattern: /\b(?:between|of|with|by|for|against) to or more\b/g, right: 'two or more' },
  {
    pattern:
      /\b(?:option|step|square|figure|rule|section|page|chapter|slot|click|level|phase|player|scenario|table|column|row) \d+ and \d+\b(?! (?:is|has)\b)/gi,
    right: 'the plural',
    unless: /\b(?:both|between|from) \p{L}+ \d+ and \d+$/iu,
  },
  { pattern: /\b(?:can|may|must|will|would|should|could|cannot|to) b (?=\p{Ll})/gu, right: 'be' },
  { pattern: /\b\d['’]s (?:and|or) \d['’]s\b/g, right: 'the number with "s" alone' },
  { pattern: /\bthat that (?=(?:are|have|were|run|move|go|come|do|take|get)\b)/gi, right: 'that they' },
  { pattern: /\broll(?:s|ed|ing)? on (?=\d*[dD]\d+\b(?! (?:table|chart|list)))/g, right: 'one' },
  {
    pattern:
      /(?<!\bas )\b(?:[Ii]f|[Uu]nless|[Bb]ecause) (?:can|may|must|cannot|has|does|is) (?=\p{Ll})(?!(?:not|so|possible|any|needed|necessary)\b)/gu,
    right: 'a subject',
  },
  { pattern: /\b(?:more|less|very|fairly|pretty|quite|too) straight forward\b/gi, right: 'straightforward' },
  {
    pattern:
      /\b(?:the|a|each|that|any) (?:set|square|area|zone|hex|page|deck|box|room|book|space) (?:it|they) (?:is|are|was|were) (?:\p{Ll}+ly )?(?:printed|placed|published|released|located)(?=[.;)])/gu,
    right: '"in" after it',
  },
  {
    pattern:
      /\ballow(?:s|ed|ing)? (?:(?:your|the|an?|each|any|all|their|other|this|that) )(?:\p{Ll}+ing )?(?:opponent|player|character|figure|unit|model)s? (?:see|use|move|draw|take|play|make|choose|discard|place|have|look|gain|ignore|roll|reroll)\b(?! (?:areas?|mats?|boards?|hands?|values?|actions?|rolls?|phases?)\b)/gu,
    right: '"to" before the verb',
  },
  { pattern: /\b[Tt]here are(?= more than one \p{Ll})/gu, right: 'there is' },
  { pattern: /\bvisa[ -]versa\b/gi, right: 'vice versa' },
  { pattern: /\b[Vv]erses (?=(?:games?|play|mode|match(?:es)?)\b)/gi, right: 'versus' },
  { pattern: /\balong (?:bottom|top|edge|side)\b(?=[.,;)]| (?:of|which|and)\b)/g, right: 'the' },
  {
    pattern: /(?<=\p{Ll}, )(?:They|For|If|When|Whenever|Each|All|You|Your|These|There)(?= \p{Ll}{2,})(?! \p{Ll}+ \p{Lu})/gu,
    right: 'a lower-case letter',
  },
  { pattern: /\b(?:is|are|be) subtracted for (?=(?:the|its|their|your)\b)/g, right: 'from' },
  { pattern: /\bdependant (?=(?:on|upon)\b)/gi, right: 'dependent' },
  {
    pattern: /(?<=\b(?:the|an|each|every|any|your|that) )(?:attacker|defender) (?=(?:side|units?|pieces?|figures?|models?)\b)/gu,
    right: 'attacking or defending, or a possessive',
  },
  {
    pattern:
      /\b(?:(?:slow|fast|hard|free|long) (?:moving|lasting|hitting|acting|standing)|(?:short|long|medium) (?:term|range)) (?=\p{Ll}{3,})(?!(?:of|and|or|on|in|by|from|for|to|with|as|than|is|are|has|have|can|may|must|will|that|which|who|the|until|when|if)\b)|\b(?:slow|fast) paced\b/gu,
    right: 'a hyphen',
    // "within the arc and in medium range": a place, not what belongs to the next word.
    unless:
      /\b(?:within|at|in|inside|outside|beyond|into) (?!(?:an?|the|its|their|your|this|that|these|those|each|any|all)\b)(?:[\p{L}\p{N}-]+ )?(?:short|medium|long) range $/u,
  },
  { pattern: /(?<=^|[.!?]\s+|\n\s*)I (?=(?:you|they|it|he|she|the|your)\b)/g, right: 'If' },
];
