/** Words that are printed as two or as one by mistake, shown by the words around them; see `grammar-patterns.ts`. */
import type { GrammarPattern } from './grammar-patterns.ts';

const OBJECT = '(?:the|an?|your|all|their|its|his|her|each|any|one|two|three|another|this|these|it|them)';
/** Nouns made of a verb and a particle; after "may" or "to" they are verbs of two words. */
const VERB_AND_PARTICLE =
  '(?:setup|standup|pickup|layout|lineup|cutoff|takeoff|payoff|cleanup|checkout|buildup|makeup|shutdown|knockdown|turnover|rollover|takeover|startup|backup|followup|payback|playback|pullback|pushback|giveaway|takeaway|breakaway|lookup|speedup|slowdown|breakdown|countdown|handout|dropout|kickoff|rolloff|endup|getup|putdown)';
/** The second parts of words with "over", such as "may over look". */
const AFTER_OVER =
  '(?:look|looked|looks|lap|laps|lapped|lapping|ride|rides|ridden|come|comes|turned|written|whelm|whelmed|rule|rules|ruled|taken|estimate|estimated|flow|flows|load|loaded|run|throw|thrown)';

export const DIVIDED_WORDS: readonly GrammarPattern[] = [
  {
    pattern: new RegExp(
      `\\b(?:is|are|was|were|be|been|easily|frequently|often|not|never|may|can|must|cannot|to|will|which|that) over ${AFTER_OVER}\\b(?! (?:the|a|an) \\p{Ll}+ (?:over|again)\\b)`,
      'gu',
    ),
    unless:
      /\b(?:game|battle|round|turn|phase|it|combat|fight|war|play|match|this|that|all|is|are) (?:is |are |was )?over (?:rules?|flow|look|ride|laps?|load|throw|run)$/i,
    right: 'one word',
  },
  {
    pattern:
      /\b(?:has|have|had) all ready\b|\ball ready (?:been|has|have|had|taken|used|placed|occupied|exhausted|activated|full|there|begun|started|moved|attacked|played|dead|contains?|holds?)\b/gi,
    right: 'already',
  },
  {
    pattern:
      /\b(?:back|put|puts|placed?|places|shuffled?|shuffles|moves?|moved|falls?|runs?|divided|turns?|turned|split|slips?|drops?|dropped|roll(?:s|ed)?|mix(?:es|ed)?|jumps?|pushe[sd]|carried|combined?|combines|converted?|transform(?:s|ed)?) in to (?!be\b)(?:the|an?|your|its|their|his|her|my|our|any|each|one|two|three|four|another|that|this|play|it|them)\b/gi,
    unless: /\b(?:order|hand|trade|cash|report|send|sends|sent|give|gives)\b[^.;:]* in to \p{Ll}+$/iu,
    right: 'into',
  },
  {
    pattern:
      /\b(?:places?|placed|puts?|moves?|moved|jumps?|climbs?|steps?|drops?|falls?|rolls?|loads?|flips?|back) (?:it |them |this )?on to (?!be\b)(?:the|your|its|their|his|her|my|our|any|each|that|this|it|them|another) (?!(?:next|last|left|right|first|second|following)\b)\p{Ll}/giu,
    unless: /\b(?:carries|carry|goes|go|moves?|hold|holds|play|passed?|passes|on and) on to \p{Ll}+ \p{Ll}$/iu,
    right: 'onto',
  },
  {
    pattern: new RegExp(
      `\\b(?:may|can|must|cannot|should|will|would|could|do not|does not|don['’]t|may not|must not|they|you|players|and then) (?:also |always |only |never |immediately )?${VERB_AND_PARTICLE}(?= (?:${OBJECT}|at|in|for|with|on|to|as|again|after|before|by)\\b|[.,;])`,
      'gi',
    ),
    unless: /\b(?:of|for|from|with|than|what|which|that|the) (?:they|you|players) \p{Ll}+$/iu,
    right: 'two words',
  },
  {
    pattern: new RegExp(
      `\\b(?:to|and|then|players?|please) (?!setup\\b)${VERB_AND_PARTICLE} (?:the|your|an?|all|their|its|each|any|it|them)\\b`,
      'gi',
    ),
    unless:
      /\b(?:according|due|equal|next|back|go|move|skip|refer|similar|return|relate|related|from|between|the|and) (?:\p{Ll}+ )?(?:to|and|then) \p{Ll}+ \p{Ll}+$/iu,
    right: 'two words',
  },
  {
    pattern:
      /\b(?:some (?:where|thing|how)|any where|every where|no (?:where|thing(?! (?:else )?(?:that|in|on|of)\b)))\b(?= (?:in|on|else|near|within|to|from|that|is|at|between|may|can|must|has|except|happens|they|you|it)\b|[.,;])/gi,
    unless: /["“']|\b(?:is|are|there|if|when|has|have|with) (?:some|any|every|no) thing$/i,
    right: 'one word',
  },
  {
    pattern:
      /\b(?:along side|under neath|under(?= stand(?:s|ing)?\b) stand(?:s|ing)?|where as|when ever|who ever|which ever|never theless|never the less|none the less|more over(?=,)|further more(?=,)|how ever(?=,)|after wards?|back wards|up wards|down wards|side ways|in stead|be cause|be fore|be tween|al ways|al ready|to gether|un til|with in|with draw|through out|mean time|our selves|my self|her self)\b(?! (?:effects?|scheme)\b)/gi,
    unless:
      /\b(?:along|what|with|to) (?:side|in|draw) (?:streets?|roads?)$|\bas with in$|\b(?:drawn?|go|goes|come|comes|begin|begins|start|starts|deal|dealt|play|played|do|done|used|legal|compete|agree|live) with in$/i,
    right: 'one word',
  },
  {
    pattern:
      /\b(?:the|an?|its|their|either|each|one|on|from) out side (?:of|edge|is|and|ring|row)\b|\bout side (?:the|of the|your|its|their)\b/gi,
    unless: /\b(?:find|found|finds|figure|work|pick|sort|point|rule|single|turn|turns|take|takes) out side/i,
    right: 'outside',
  },
];
