/** Verbs of the wrong number, found by the parts of speech of a whole clause: "All areas next to the map is closed". */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus } from '../corpus.ts';
import { RARELY_NOUN } from '../phrases.ts';
import { beginsSentence, follows, sentenceStart, type Token } from '../tokens.ts';
import { DETERMINERS, PREPOSITIONS, thirdPerson } from '../word-classes.ts';
import { findAtWords, grammarFinding, isCounted, isPlural, isSingular, isTimeAfterUntil } from './english.ts';

export const findTaggedAgreement = (corpus: Corpus): Diagnostic[] =>
  findAtWords(corpus, (section, tokens, at) => {
    const subject = beginsClause(tokens, at) ? subjectAt(tokens, at) : undefined;
    const verb = subject === undefined ? undefined : wrongVerb(tokens, subject);
    const [head, token] = [tokens[subject?.head ?? -1], tokens[verb ?? -1]];
    if (head === undefined || token === undefined || section.path.includes(head.printed) || isTimeAfterUntil(tokens, at, head))
      return undefined;
    const start = Math.max(head.start, tokens[(verb ?? 0) - 1]?.start ?? 0);
    const printed = token.word.replace(/n't$/, '');
    const right = isPlural(head) ? (PLURAL_FORM.get(printed) ?? corpus.knowledge.lexicon.plainVerb(printed)) : thirdPerson(printed);
    const expected = `${right}${token.word.slice(printed.length)}`;
    const message = 'Singular and plural do not fit.';
    return grammarFinding(section, { code: 'print-number-wrong', message, at: [start, token.end], expected });
  });

const PLURAL_FORM: ReadonlyMap<string, string> = new Map([
  ['is', 'are'],
  ['was', 'were'],
  ['has', 'have'],
  ['does', 'do'],
]);

const CONJUNCTION = /^(?:if|when|whenever|once|until|unless|while|because|although|though|so)$/;

/** Whether a clause begins here: no word before it determines the form of its verb. */
function beginsClause(tokens: readonly Token[], at: number): boolean {
  if (beginsSentence(tokens, at)) return true;
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (before === undefined || token === undefined) return false;
  if (CONJUNCTION.test(before.word) || (before.word === 'but' && DETERMINERS.has(token.word))) return true;
  if (/^(?:which|whom)$/.test(before.word) && follows(token) && PREPOSITIONS.has(tokens[at - 2]?.word ?? '')) return true;
  if (/^(?:only|then|now|thus|also)$/.test(before.word) && beginsSentence(tokens, at - 1)) return true;
  return /^\s*[;:(]\s*$/.test(token.gap) || followsIntroduction(tokens, at);
}

/** "In this case, the unit": what is before the only comma has no subject. */
function followsIntroduction(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || !/^, ?$/.test(token.gap) || !DETERMINERS.has(token.word)) return false;
  const start = sentenceStart(tokens, at);
  const isAlone = tokens.slice(start + 1, at).every((other) => follows(other));
  return isAlone && /^(?:ADP|ADV)$/.test(tokens[start]?.tag ?? '') && tokens[start]?.word !== 'as';
}

interface Subject {
  /** The indexes of its first word and of its noun. */
  readonly from: number;
  readonly head: number;
  /** The index of the word after it and after the phrases that belong to it. */
  readonly end: number;
  /** Its first word, if that is a determiner or a number, but "all" for "one or more"; empty if there is none. */
  readonly determiner: string;
}

/** In words. */
const LONGEST_PHRASE = 6;
const JOINS = /^(?:of|in|on|with|from|for|at|under|near|inside|outside|between|without|within|behind|above|below|around|to)$/;

/** The most phrases with a preposition that are read as parts of a subject. */
const MOST_JOINED = 2;

/** The subject that begins at a token: a noun phrase, and the phrases that prepositions join to it. */
function subjectAt(tokens: readonly Token[], from: number): Subject | undefined {
  const first = tokens[from];
  if (first === undefined) return undefined;
  const phrase = nounPhrase(tokens, from);
  if (phrase === undefined || (isCounted(tokens, from, phrase.head) && tokens[phrase.head]?.is.plural === false)) return undefined;
  let { end } = phrase;
  for (let count = 0; count < MOST_JOINED; count++) {
    const at = tokens[end]?.tag === 'ADJ' && follows(tokens[end]) ? end + 1 : end;
    if (!follows(tokens[at]) || !JOINS.test(tokens[at]?.word ?? '')) break;
    const next = nounPhrase(tokens, at + 1);
    if (next === undefined) return undefined;
    end = next.end;
  }
  return { ...phrase, end };
}

function nounPhrase(tokens: readonly Token[], from: number): Subject | undefined {
  const first = tokens[from];
  if (first === undefined) return undefined;
  const isOrMore = tokens[from + 1]?.word === 'or' && tokens[from + 2]?.word === 'more';
  const isDetermined = DETERMINERS.has(first.word) || first.tag === 'NUM';
  let head: number | undefined;
  let index = isDetermined ? from + (isOrMore ? 3 : 1) : from;
  for (; index < from + LONGEST_PHRASE; index++) {
    const token = tokens[index];
    // A slash may join two nouns, and a hyphen an adjective to its noun: "card/token", "stone-clad clans".
    const isJoined = token !== undefined && (token.gap === '-' || (head === index - 1 && token.gap === '/'));
    if (token === undefined || (index > from && !isJoined && !follows(token))) break;
    if (isHead(token)) head = index;
    else if (head !== undefined || !isModifier(token, isDetermined || index > from)) break;
  }
  if (head === undefined || head !== index - 1) return undefined;
  const determiner = isDetermined ? first.word : '';
  return { from, head, end: index, determiner: isOrMore ? 'all' : determiner };
}

const isTaggedNoun = ({ tag }: Token): boolean => tag === 'NOUN' || tag === 'PROPN';
/** A noun, or an abbreviation such as "XP". */
const isHead = (token: Token): boolean =>
  isTaggedNoun(token) &&
  !token.is.closed &&
  !RARELY_NOUN.test(token.word) &&
  (token.is.singular || token.is.plural || isAbbreviation(token));
const isAbbreviation = ({ printed }: Token): boolean => /^\p{Lu}{1,4}[^S\P{Lu}]$/u.test(printed);

/** What may be between the first word of a phrase and its noun. Nouns count too: the tagger takes an unknown word for a noun. */
const isModifier = (token: Token, isInside: boolean): boolean =>
  /^(?:ADJ|NUM)$/.test(token.tag) ||
  (token.is.participle && !token.is.verb) ||
  (isInside && isTaggedNoun(token)) ||
  isAdverbInPhrase(token);
const isAdverbInPhrase = ({ tag, is }: Token): boolean => tag === 'ADV' && is.adverb;

const OF_ONE = /^(?:a|an|each|every|any|another|the|this|its|your|their|his|her|our|my|one|1)$/;
const OF_MANY = /^(?:no|the|these|those|all|some|both|its|your|their|his|her|our|other|two|three|four|five|six|seven|eight|nine|ten|\d+)$/;
const PLURAL_AUXILIARY = /^(?:are|have|do|were|aren't|haven't|don't|weren't)$/;
const SINGULAR_AUXILIARY = /^(?:is|has|does|was|isn't|hasn't|doesn't|wasn't)$/;
const COLLECTIVE =
  /^(?:number|pair|couple|lot|total|variety|majority|range|series|group|set|handful|few|bunch|half|rest|percentage|part|team|crew|force|squad|minority|maximum|minimum|kind|sort|type|army|band|dozen|hundred|host|side|family|staff|following|none|combination|data|odds)$/;
/** "Each turn draw a card": after such a noun the verb is an imperative. */
const BEFORE_IMPERATIVE =
  /^(?:turn|round|phase|step|time|times|day|days|game|hour|case|way|week|month|season|year|morning|evening|night|minute|moment|instance|example|action|player)$/;
const ADVERB = /^(?:also|only|then|still|always|never|often|now|just|both|either)$/;

/** The index of the verb of a subject, if it has the wrong number. */
function wrongVerb(tokens: readonly Token[], { from, head, end, determiner }: Subject): number | undefined {
  const noun = tokens[head];
  let at = end;
  while (follows(tokens[at]) && (tokens[at]?.tag === 'ADV' || ADVERB.test(tokens[at]?.word ?? '')) && at < end + 2) at++;
  const verb = tokens[at];
  if (noun === undefined || !follows(verb) || COLLECTIVE.test(noun.word) || /^-/.test(tokens[at + 1]?.gap ?? '')) return undefined;
  const isBare = determiner === '';
  // "Place units", "Moves cost": the first word may be a verb, too.
  const mayBeImperative = isBare && from === head && (noun.is.verb || noun.is.verbS);
  if (mayBeImperative && verb.tag !== 'AUX') return undefined;
  if ((isSingular(noun) || isAbbreviation(noun)) && (OF_ONE.test(determiner) || isBare)) {
    if (PLURAL_AUXILIARY.test(verb.word)) return verb.word.startsWith('do') && isBare ? undefined : at;
    const isImperative = BEFORE_IMPERATIVE.test(noun.word) && determiner !== 'a' && at === end;
    return !isImperative && isVerb(tokens, at, 'verb') ? at : undefined;
  }
  if (isPlural(noun) && (OF_MANY.test(determiner) || isBare)) {
    // "Draughts is a game": a name.
    if (SINGULAR_AUXILIARY.test(verb.word) && isBare && /^\p{Lu}/u.test(noun.printed)) return undefined;
    // "Two squares is enough": one amount.
    if (SINGULAR_AUXILIARY.test(verb.word))
      return /^(?:two|three|four|five|six|\d+)$/.test(determiner) && verb.word === 'is' ? undefined : at;
    return isVerb(tokens, at, 'verbS') ? at : secondVerb(tokens, end);
  }
  return undefined;
}

/** In words. */
const LONGEST_CLAUSE = 24;
const OTHER_SUBJECT = /^(?:that|which|who|whose|where|if|when|while|until|unless|it|each|every|there)$/;

/** "When guests using this cup drink tea and is not thirsty": after the first verb of a plural subject, a second one in the singular. */
function secondVerb(tokens: readonly Token[], end: number): number | undefined {
  let hasVerb = false;
  for (let at = end; at < end + LONGEST_CLAUSE; at++) {
    const [token, next] = [tokens[at], tokens[at + 1]];
    const isJoined = token !== undefined && (/^[ \n]$/.test(token.gap) || (token.gap === ', ' && token.tag === 'ADJ'));
    if (!isJoined || OTHER_SUBJECT.test(token.word)) return undefined;
    if (token.word === 'and' && follows(next) && SINGULAR_AUXILIARY.test(next.word)) return hasVerb ? at + 1 : undefined;
    if (token.tag === 'AUX' || (token.is.verbS && !token.is.plural)) return undefined;
    hasVerb ||= token.tag === 'VERB' && token.is.verb && !token.is.singular;
  }
  return undefined;
}

/**
 * Whether a word is a verb without doubt: the tagger takes it for one, and it cannot be a noun or adjective, or else an object or another
 * complement follows.
 */
function isVerb(tokens: readonly Token[], at: number, form: 'verb' | 'verbS'): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token === undefined || token.tag !== 'VERB' || !token.is[form] || token.is.closed || token.is.past || token.is.participle)
    return false;
  if (!/^\p{Ll}+$/u.test(token.printed)) return false;
  if (!token.is.singular && !token.is.plural && !token.is.adjective)
    return next === undefined || !(/^[ \n]$/.test(next.gap) && (next.tag === 'AUX' || (next.tag === 'VERB' && next.is.plural)));
  return follows(next) && /^(?:DET|NUM|PRON|ADP|PART)$/.test(next.tag);
}
