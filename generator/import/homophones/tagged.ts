/** Further rules as in `rules.ts`; some also look at the tags of the words around the printed one. */
import type { Token } from '../tokens.ts';
import { type Around, is, isOnlyNoun, type Rule } from './around.ts';

/** "The looser draws a card" */
const looser: Rule = ({ before, after }) =>
  is(before, /^(?:the|a|each|every)$/) && (after === undefined || /^(?:AUX|VERB|ADP|SCONJ|CCONJ)$/.test(after.tag) || after.is.verbS)
    ? 'loser'
    : undefined;

/** "as if you where shooting", "the square they where in" */
const where: Rule = ({ before, after, sentence }) => {
  if (!is(before, /^(?:they|you|we)$/) || after === undefined) return undefined;
  const lead = sentence.at(-2);
  const isAfterNoun = lead?.tag === 'NOUN' && is(after, /^(?:before|in|at|on|when|after)$/);
  return (after.is.ing && is(lead, /^(?:if|when|while|as)$/)) || isAfterNoun ? 'were' : undefined;
};

/** "Each upgrade has it requirements", "After this card it used, discard it" */
const it: Rule = ({ before, after, second, sentence }) => {
  if (is(before, /^(?:has|have|of|on|in|to|from|with|by|at)$/) && isOnlyNoun(after) && after.is.plural) return 'its';
  const isSubject = isOnlyNoun(before) && is(sentence.at(-2), /^(?:this|that|the|a|an)$/) && is(sentence.at(-3), SUBORDINATE);
  return isSubject && after?.is.participle === true && second === undefined ? 'is' : undefined;
};
const SUBORDINATE = /^(?:after|before|when|if|once|until|while|unless)$/;

/** "Apply does hits" */
const does: Rule = ({ before, after }) =>
  before?.tag === 'VERB' && before.is.verb && after?.tag === 'NOUN' && after.is.plural && !after.is.singular ? 'those' : undefined;

/** "threat any weapon as unloaded" */
const threat = ({ beginsClause, after }: Around): string | undefined =>
  beginsClause && is(after, /^(?:the|this|that|it|them|any|each|an?|all|these|those)$/) ? 'treat' : undefined;

/** "For cover, se the table", but "per se" */
const se: Rule = ({ before, after }) => (is(before, /^(?:per|in)$/) || after === undefined ? undefined : 'see');

/** Whether a participle ends its phrase or has an object of its own, so that it describes no noun after it. */
const isPartOfVerb = (participle: Token | undefined, second: Token | undefined): boolean =>
  participle !== undefined &&
  participle.tag === 'VERB' &&
  participle.is.participle &&
  !participle.is.adjective &&
  (second === undefined || /^(?:DET|ADP|SCONJ|CCONJ)$/.test(second.tag));

/** "a pot in considered a kettle", "the turn in skipped" */
const inForIs: Rule = ({ before, after, second }) => (before?.tag === 'NOUN' && isPartOfVerb(after, second) ? 'is' : undefined);

/** "guests maybe served" */
const maybe: Rule = ({ before, after }) =>
  after?.is.participle === true && (before?.tag === 'NOUN' || is(before, /^(?:it|they|you|he|she|that|which|who)$/)) ? 'may be' : undefined;

/** "Unit the end of the turn" */
const unit: Rule = ({ beginsClause, after, second }) =>
  beginsClause && is(after, /^the$/) && is(second, /^(?:start|end|beginning)$/) ? 'until' : undefined;

/** "rules that effect a guest", but "with that effect a guest" */
const effect: Rule = ({ before, after, sentence }) =>
  is(before, /^that$/) &&
  sentence.at(-2)?.tag === 'NOUN' &&
  sentence.at(-2)?.is.plural === true &&
  is(after, /^(?:an?|the|all|any|each|its|your|their)$/)
    ? 'affect'
    : undefined;

/** "its one of the cups", "its all or nothing" */
const its: Rule = ({ after, second }) =>
  is(after, /^(?:an?|the|not)$/) || (is(after, /^one$/) && is(second, /^of$/)) || (is(after, /^all$/) && is(second, /^or$/))
    ? "it's"
    : undefined;

/** "All kettles accept pots": things accept nothing. */
const accept: Rule = ({ before, after, sentence }) =>
  is(sentence.at(-2), /^(?:all|any|every|no)$/) && isOnlyNoun(before) && !is(before, PERSON) && isOnlyNoun(after) && after.is.plural
    ? 'except'
    : undefined;
const PERSON = /^(?:players?|sides?|opponents?|teams?|people|hosts?|guests?)$/;

export const TAGGED_RULES: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ['looser', looser],
  ['where', where],
  ['it', it],
  ['in', inForIs],
  ['does', does],
  ['maybe', maybe],
  ['threat', threat],
  ['se', se],
  ['accept', accept],
  ['unit', unit],
  ['effect', effect],
  ['its', its],
]);
