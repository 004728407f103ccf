/** Words that sound or look alike. Each rule is named after the printed word that it checks, and returns the word that is meant. */
import { isNoun } from '../tokens.ts';
import { PREPOSITIONS } from '../word-classes.ts';
import { type Around, COMPARED, is, isDeterminer, isModal, isOnlyNoun, isOnlyVerb, OBJECT, PRONOUN, type Rule } from './around.ts';

/** Words that compare, but after which "then" may be right: "later then". */
const MAY_PRECEDE_THEN = /^(?:same|twice|later|otherwise|elsewhere)$/;

function then({ before, after, sentence }: Around): string | undefined {
  if (before === undefined || after === undefined || isOnlyVerb(after) || after.is.verbS) return undefined;
  if (is(after, PRONOUN) && !(COMPARED.test(before.word) && !MAY_PRECEDE_THEN.test(before.word))) return undefined;
  if (is(before, /^(?:is|are|was|were|be|has|have)$/) && after.is.participle) return undefined;
  if (sentence.some(({ word }) => /^(?:if|when|once|first|and)$/.test(word))) return undefined;
  const lastWords = sentence.slice(-4);
  const comparedAt = lastWords.findLastIndex(({ word }) => COMPARED.test(word) && !MAY_PRECEDE_THEN.test(word));
  if (comparedAt < 0 || (comparedAt < lastWords.length - 1 && lastWords[comparedAt]?.word === 'other')) return undefined;
  return lastWords.slice(comparedAt + 1).every(({ gap }) => gap === ' ' || gap === '\n') ? 'than' : undefined;
}

function than({ sentence, before, after }: Around): string | undefined {
  if (after === undefined || is(before, /er$/)) return undefined;
  if (sentence.some(({ word, is: kind }) => COMPARED.test(word) || (/er$/.test(word) && kind.adjective))) return undefined;
  return isNoun(before) && is(after, /^(?:can|may|must|will|is|are|has|have)$/) ? 'that' : 'then';
}

function too({ before, after }: Around): string | undefined {
  if (after === undefined || isModal(before)) return undefined;
  const mayPrecedeTo =
    before !== undefined && !before.is.closed && (before.is.verb || before.is.verbS || before.is.past || before.is.adjective);
  if (mayPrecedeTo && (isDeterminer(after) || isOnlyVerb(after))) return 'to';
  const isNumber = isDeterminer(before) && !is(before, /^(?:this|that)$/) && isNoun(after) && !after.is.adjective;
  return isNumber || after.word === 'of' ? 'two' : undefined;
}

const AFTER_TOO = /^(?:many|much|far|few|late|early|low|high|big|large|small|long|short|strong|weak)$/;

function to({ before, after, second }: Around): string | undefined {
  const isAfterVerb = is(before, /^(?:is|are|was|were|be|been|not|moves?|moved|gone|has|have|had|takes?)$/);
  if (is(after, AFTER_TOO) && isAfterVerb && !isNoun(second)) return 'too';
  const isBeforePlural = is(before, /^(?:these|those|the|next|any|other|of|has|have|with|by)$/);
  return isBeforePlural && after?.is.plural === true && !after.is.verb && !after.is.verbS ? 'two' : undefined;
}

function there({ before, after, beginsClause }: Around): string | undefined {
  if (!isOnlyNoun(after) || beginsClause || before === undefined || /^(?:time|way)$/.test(after.word)) return undefined;
  const isObject =
    PREPOSITIONS.has(before.word) || before.is.verb || before.is.verbS || before.is.past || /^(?:have|has)$/.test(before.word);
  return isObject ? 'their' : undefined;
}

const ownerBeforeNoun =
  (owner: string): Rule =>
  ({ before, after, second }) =>
    isOnlyNoun(after) && !isNoun(second) && !is(before, CONJUNCTION) ? owner : undefined;

/** After such a word "it's" and "they're" begin a clause. */
const CONJUNCTION = /^(?:if|when|whenever|because|that|and|but|since|unless|while|whether|so|as)$/;

const itIs: Rule = ({ before, after }) => (isOnlyNoun(after) && before !== undefined && !is(before, CONJUNCTION) ? 'its' : undefined);

const their: Rule = ({ before, after, second }) =>
  (is(after, /^(?:is|are|was|were|has|have|cannot)$/) || (is(after, /^(?:must|may|can|will)$/) && is(second, /^be$/))) &&
  !is(before, /^of$/)
    ? 'there'
    : undefined;

/** "until your regain it" */
const your: Rule = ({ after, second }) =>
  isOnlyVerb(after) && !is(after, /^own$/) && (is(second, OBJECT) || is(second, /^(?:it|them)$/)) ? 'you' : undefined;

const you: Rule = ({ before, after, second }) =>
  isOnlyNoun(after) && before !== undefined && PREPOSITIONS.has(before.word) && !is(after, /^(?:points|damage)$/) && !isNoun(second)
    ? 'your'
    : undefined;

function loose({ before, after }: Around): string | undefined {
  if (isDeterminer(before) || is(before, /^(?:is|are|be|was|comes?|came|breaks?|let)$/)) return undefined;
  if (isModal(before) || is(before, /^(?:to|not|would|who|you|they|we|players|characters|and|or|it|then)$/))
    return is(after, OBJECT) || isNoun(after) || after === undefined ? 'lose' : undefined;
  return is(after, OBJECT) && isNoun(before) ? 'lose' : undefined;
}

const affect: Rule = ({ before, after }) =>
  ((isDeterminer(before) && !is(before, /^that$/)) || is(before, /^(?:of|special|same|following|own|lasting|one)$/)) &&
  !is(after, OBJECT) &&
  !isNoun(after)
    ? 'effect'
    : undefined;

function effects({ before, after }: Around): string | undefined {
  const isAfterSubject =
    is(before, PRONOUN) || is(before, /^(?:also|only|which|never)$/) || (before?.is.singular === true && !before.is.adjective);
  return isAfterSubject && is(after, /^(?:the|all|any|some|its|your|their|every|each|only|it|them|an?)$/) ? 'affects' : undefined;
}

const MOTION =
  /^(?:mov(?:e|es|ed|ing)|go|goes|going|gone|way|far|fl(?:y|ies|ying)|runs?|walks?|just|right|straight|travels?|beyond|draw|drawn|slides?|squares?|spaces?|hex(?:es)?|reach(?:es)?|shoots?|fires?|extends?|sees?|steps?|back|up|down|round)$/;

const passed: Rule = ({ before, after, sentence }) =>
  is(before, MOTION) &&
  (is(after, OBJECT) || is(after, /^(?:it|them|another|more)$/)) &&
  !sentence.some(({ word }) => /^(?:has|have|had|been)$/.test(word))
    ? 'past'
    : undefined;

const accept: Rule = ({ before, after }) =>
  is(after, /^(?:for|when|that|as|if|in|by|from|where|during|with|on)$/) && !isModal(before) && !is(before, /^(?:to|not|who)$/)
    ? 'except'
    : undefined;

const quiet: Rule = ({ before, after }) =>
  is(before, /^(?:not|is|are|be|was)$/) &&
  (after?.is.adjective === true || is(after, /^(?:sure|as|so|often|likely|enough|a|an|the|like|right|true|clear|different)$/))
    ? 'quite'
    : undefined;

function threw({ before, after }: Around): string | undefined {
  if (before === undefined || is(before, /^(?:who|he|she|they|it|you|player|that|and|which)$/) || before.is.singular || before.is.adverb)
    return undefined;
  return is(after, OBJECT) || isNoun(after) ? 'through' : undefined;
}

const PASSING = /^(?:mov(?:e|es|ed|ing)|pass|passes|passing|go|goes|drawn|draw|fly|see|shoot|path|line|traced|walk|cut|runs?)$/;
const troughOrThough: Rule = ({ before, after }) => (is(before, PASSING) && (is(after, OBJECT) || isNoun(after)) ? 'through' : undefined);

const witch: Rule = ({ before, after }) =>
  after !== undefined &&
  (before === undefined || PREPOSITIONS.has(before.word) || is(before, /^(?:and|determine|choose|decides?|chooses)$/))
    ? 'which'
    : undefined;

const were: Rule = ({ before, after, beginsClause }) =>
  !beginsClause &&
  before?.is.singular === true &&
  !before.is.plural &&
  (is(after, /^(?:the|a|an|it|they|you|its|each|your|this)$/) || isModal(after))
    ? 'where'
    : undefined;

const where: Rule = ({ before, after, second }) =>
  (before?.is.plural === true || is(before, /^(?:they|you|we|these|those)$/)) &&
  after?.is.participle === true &&
  !isNoun(after) &&
  is(second, /^(?:by|to|from|in|on|with|before|after|and|as|at|during)$/)
    ? 'were'
    : undefined;

const BEFORE_FROM =
  /^(?:away|back|down|up|off|out|apart|different|removes?|cards?|tokens?|damage|markers?|squares?|points?|start|starting|far|moves?)$/;

function form({ before, after, second }: Around): string | undefined {
  if (before === undefined || after === undefined || after.word === 'of' || isDeterminer(before) || before.is.adjective) return undefined;
  const isMovement = (before.is.participle && !before.is.singular) || BEFORE_FROM.test(before.word);
  return isMovement &&
    (is(after, OBJECT) || isOnlyNoun(after) || is(after, /^(?:it|them|which|there|here|another|where)$/) || isOnlyNoun(second))
    ? 'from'
    : undefined;
}

const from: Rule = ({ before, after }) => (is(before, /^(?:the|a|this|its|same|other)$/) && after?.word === 'of' ? 'form' : undefined);

const BEFORE_OF =
  /^(?:squares?|spaces?|hex(?:es)?|half|number|parts?|sides?|each|all|any|one|none|some|most|edges?|corner|center|rest|end|beginning|result|total|kinds?|types?|pair|turn)$/;
const REMOVING =
  /^(?:takes?|taken|taking|puts?|lifts?|knock(?:s|ed)?|push(?:es|ed)?|moves?|moved|falls?|removes?|cut|steps?|goes|leaves?|turns?|wipe)$/;

const off: Rule = ({ before, after, sentence }) =>
  is(before, BEFORE_OF) && is(after, OBJECT) && !sentence.some(({ word }) => REMOVING.test(word)) ? 'of' : undefined;

const of: Rule = ({ before, after }) =>
  is(before, /^(?:knocked|pushed|falls?|jumps?|broken)$/) && (is(after, /^(?:the|its|an?|that|this)$/) || after?.is.adjective === true)
    ? 'off'
    : undefined;

/** A noun printed where only the verb that resembles it fits. */
const verbFor =
  (verb: string): Rule =>
  ({ before, after }) =>
    (isModal(before) || is(before, /^to$/)) && is(after, OBJECT) ? verb : undefined;

/** "place on token in each square" for "one" */
const on: Rule = ({ before, after, second }) =>
  is(before, /^(?:place|put|add|take|remove|give|gain|discard|draw|choose)$/) &&
  after !== undefined &&
  !isDeterminer(after) &&
  (after.is.adjective || after.is.singular) &&
  second?.is.singular === true &&
  !second.is.verb
    ? 'one'
    : undefined;

/** "with and orange A" for "an" */
const and: Rule = ({ before, after }) =>
  is(before, /^(?:with|of|from|into|for|at|gets?|has|have|is|are|becomes?|as)$/) &&
  after !== undefined &&
  !after.is.closed &&
  /^[aeio]/.test(after.word) &&
  (after.is.adjective || after.is.singular)
    ? 'an'
    : undefined;

/** "Debris tokens a SPECIAL tokens" for "are": no article is between two plurals. */
const a: Rule = ({ before, after, second }) =>
  before?.is.plural === true &&
  !before.is.singular &&
  !before.is.verbS &&
  ((after?.is.plural === true && !after.is.singular) ||
    (second?.is.plural === true && !second.is.singular && !second.is.verbS && after?.is.closed === false))
    ? 'are'
    : undefined;

/** By the printed word. */
export const RULES: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ['a', a],
  ['and', and],
  ['on', on],
  ['then', then],
  ['than', than],
  ['too', too],
  ['to', to],
  ['there', there],
  ['their', their],
  ["they're", ownerBeforeNoun('their')],
  ["you're", ownerBeforeNoun('your')],
  ["who's", ownerBeforeNoun('whose')],
  ["it's", itIs],
  ['you', you],
  ['your', your],
  ['loose', loose],
  ['affect', affect],
  ['effects', effects],
  ['passed', passed],
  ['accept', accept],
  ['quiet', quiet],
  ['threw', threw],
  ['trough', troughOrThough],
  ['though', troughOrThough],
  ['witch', witch],
  ['were', were],
  ['where', where],
  ['form', form],
  ['from', from],
  ['off', off],
  ['of', of],
  ['breath', verbFor('breathe')],
  ['advice', verbFor('advise')],
  ['choice', verbFor('choose')],
  ['proof', verbFor('prove')],
  ['loss', verbFor('lose')],
]);
