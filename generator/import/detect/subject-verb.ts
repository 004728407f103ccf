/** Subjects whose verb has the wrong number, found by the parts of speech of the words between. */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus } from '../corpus.ts';
import type { PrintedSection } from '../document.ts';
import type { Lexicon } from '../lexicon.ts';
import { afterPhrases, beginningOfPhrase, headOf, isOnlyVerbLeft, isVerbHere } from '../phrases.ts';
import { beginsClause, beginsSentence, follows, type Token } from '../tokens.ts';
import { thirdPerson } from '../word-classes.ts';
import type { WordKnowledge } from '../word-knowledge.ts';
import { findAtWords, grammarFinding, isCounted, isTimeAfterUntil } from './english.ts';
import { startsAlone } from './governed-verbs.ts';

export const findSubjectVerb = (corpus: Corpus): Diagnostic[] =>
  findAtWords(corpus, (section, tokens, at) => {
    const { lexicon } = corpus.knowledge;
    const mistake =
      pronounError(tokens, at, lexicon) ??
      relativeError(tokens, at, lexicon) ??
      thereIsError(tokens, at) ??
      phraseError(tokens, at, corpus.knowledge);
    // "Castles is a small game": the name of a section is one thing.
    const subjectText = tokens[mistake?.subject ?? -1]?.printed;
    return mistake === undefined || (subjectText !== undefined && section.path.includes(subjectText))
      ? undefined
      : report(section, tokens, mistake);
  });

interface AgreementError {
  /** Token indexes of the subject and of the verb. */
  readonly subject: number;
  readonly verb: number;
  readonly expected: string;
}

function report(section: PrintedSection, tokens: readonly Token[], { subject, verb, expected }: AgreementError): Diagnostic {
  const start = Math.max(tokens[subject]?.start ?? 0, (tokens[verb - 1] ?? tokens[verb])?.start ?? 0);
  const at = [start, tokens[verb]?.end ?? start] as const;
  const message = 'Singular and plural do not fit.';
  return grammarFinding(section, { code: 'print-number-wrong', message, at, expected });
}

const SINGULAR_AUXILIARY = /^(?:is|was|has|does)$/;
const PLURAL_AUXILIARY = /^(?:are|have|do)$/;

/** "it move", "they moves". */
function pronounError(tokens: readonly Token[], at: number, lexicon: Lexicon): AgreementError | undefined {
  const [token, verb] = [tokens[at], tokens[at + 1]];
  // A sentence that begins in lower case has lost a letter.
  if (token !== undefined && beginsSentence(tokens, at) && /^\p{Ll}/u.test(token.printed)) return undefined;
  const isAfterAdverb = /^(?:then|thus|now)$/.test(tokens[at - 1]?.word ?? '') && beginsSentence(tokens, at - 1);
  if (token === undefined || !follows(verb) || !(isAfterAdverb || beginsClause(tokens, at)) || !startsAlone(tokens, at)) return undefined;
  if (tokens[at + 2]?.gap === '-') return undefined;
  if (/^(?:it|he|she|everyone|everybody|nobody|someone|everything|nothing|anyone|whoever)$/.test(token.word)) {
    const { is } = verb;
    // "it need not be"
    if (/^(?:need|dare)$/.test(verb.word) && tokens[at + 2]?.word === 'not') return undefined;
    const isWrong = PLURAL_AUXILIARY.test(verb.word) || (is.verb && !is.adjective && !is.past && !is.participle && !is.adverb);
    return isWrong ? { subject: at, verb: at + 1, expected: thirdPerson(verb.word) } : undefined;
  }
  const hasAdverb = verb.is.adverb || /^(?:also|always|never|often|only|then|still)$/.test(verb.word);
  const verbAt = hasAdverb && follows(tokens[at + 2]) ? at + 2 : at + 1;
  if (/^(?:they|you|we|both)$/.test(token.word) && isVerbHere(tokens, verbAt, 'verbS'))
    return { subject: at, verb: verbAt, expected: lexicon.plainVerb(tokens[verbAt]?.word ?? '') };
  return undefined;
}

const SINGULAR_DETERMINER = /^(?:a|an|each|every|any|another|the|one|this|that|no)$/;

/** "a character that have", "characters that has". */
function relativeError(tokens: readonly Token[], at: number, lexicon: Lexicon): AgreementError | undefined {
  const [noun, that, verb] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (noun === undefined || !follows(that) || !/^(?:that|which|who)$/.test(that.word) || !follows(verb)) return undefined;
  const isTheOne = noun.word === 'one' && tokens[at - 2]?.word === 'the';
  if (isTheOne || /^(?:everyone|everybody|anyone|someone|nobody)$/.test(noun.word))
    return PLURAL_AUXILIARY.test(verb.word) || isVerbHere(tokens, at + 1, 'verb')
      ? { subject: at - 1, verb: at + 1, expected: thirdPerson(verb.word) }
      : undefined;
  const beginning = beginningOfPhrase(tokens, at - 1);
  // "characters using this ability that have": the clause may belong to the first noun.
  if (beginning === undefined || lexicon.classOf(beginning.before).ing) return undefined;
  if (noun.is.singular && !noun.is.plural && SINGULAR_DETERMINER.test(beginning.determiner) && !JOINING.test(beginning.before)) {
    if (isCollective(noun.word)) return undefined;
    const isWrong =
      PLURAL_AUXILIARY.test(verb.word) || isVerbHere(tokens, at + 1, 'verb', that.word === 'which') || isVerbAfterWho(that, verb, 'verb');
    return isWrong ? { subject: at - 1, verb: at + 1, expected: thirdPerson(verb.word) } : undefined;
  }
  if (
    noun.is.plural &&
    !noun.is.singular &&
    isNounBefore(tokens, at, beginning.determiner) &&
    !JOINING.test(beginning.before) &&
    // The empty alternative: no determiner.
    /^(?:all|any|the|these|those|two|three|four|other|some|both|)$/.test(beginning.determiner)
  ) {
    const isWrong =
      SINGULAR_AUXILIARY.test(verb.word) ||
      isVerbHere(tokens, at + 1, 'verbS', that.word === 'which') ||
      isVerbAfterWho(that, verb, 'verbS');
    return isWrong ? { subject: at - 1, verb: at + 1, expected: verb.is.closed ? 'the plural' : lexicon.plainVerb(verb.word) } : undefined;
  }
  return undefined;
}

/**
 * Whether the word before "that", "which" or "who" is a noun, and not the verb as in "it shows that moves cost" and "the rule settles who is
 * hit".
 */
function isNounBefore(tokens: readonly Token[], at: number, determiner: string): boolean {
  const [before, noun, that, verb] = [tokens[at - 2], tokens[at - 1], tokens[at], tokens[at + 1]];
  if (noun?.is.verbS !== true || beginsSentence(tokens, at - 1)) return true;
  if (determiner !== '' && before?.is.singular !== true) return true;
  return that?.word === 'that' && verb?.is.plural === false && !verb.is.closed;
}

/** No noun follows "who", so a word that may also be a noun is the verb. */
const isVerbAfterWho = (that: Token, { is }: Token, form: 'verb' | 'verbS'): boolean =>
  that.word === 'who' && is[form] && !is.closed && !is.past && !is.participle && !is.adverb;

/** The noun before such a word may be the subject: "items on the map that". */
const JOINING =
  /^(?:and|or|of|in|on|with|from|for|under|at|near|to|inside|behind|between|by|within|without|around|above|below|into|than|as)$/;

const isCollective = (word: string): boolean =>
  /^(?:number|pair|couple|lot|total|variety|majority|range|series|group|set|handful|few|bunch|half|rest|percentage|part|team|crew|force|squad|minority|maximum|minimum|kind|sort|type|army|band|ton|dozen|hundred|multitude|host)$/.test(
    word,
  );

/** "there is two squares". */
function thereIsError(tokens: readonly Token[], at: number): AgreementError | undefined {
  const [there, be, first] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (there?.word !== 'there' || !follows(be) || !follows(first)) return undefined;
  const next = tokens[at + 3];
  if (/^(?:is|was)$/.test(be.word) && first.is.plural && !first.is.singular && !first.is.closed && !first.is.adjective)
    return { subject: at, verb: at + 1, expected: be.word === 'is' ? 'are' : 'were' };
  if (
    /^(?:is|was)$/.test(be.word) &&
    /^(?:two|three|four|five|six|seven|eight|many|several|few|\d+)$/.test(first.word) &&
    first.word !== '1' &&
    follows(next) &&
    next.is.plural
  )
    return { subject: at, verb: at + 1, expected: be.word === 'is' ? 'are' : 'were' };
  if (
    be.word === 'are' &&
    /^(?:an?|one|another)$/.test(first.word) &&
    follows(next) &&
    !isCollective(next.word) &&
    next.is.singular &&
    !/^(?:or|to)$/.test(next.word)
  )
    return { subject: at, verb: at + 1, expected: 'is' };
  if (be.word === 'are' && /^(?:no|any)$/.test(first.word)) {
    const head = headOf(tokens, at + 3);
    const noun = head === undefined ? undefined : tokens[head];
    const after = head === undefined ? undefined : tokens[head + 1];
    const isLastNoun = after === undefined || !follows(after) || after.is.closed;
    // "there are no cups left"
    const hasPlural = tokens.slice(at + 3, head).some(({ is }) => is.plural);
    if (noun?.is.singular === true && !noun.is.plural && !hasPlural && isLastNoun && !/^(?:and|or)$/.test(after?.word ?? ''))
      return { subject: at, verb: at + 1, expected: 'is, or the plural' };
  }
  return undefined;
}

const SINGULAR_START = /^(?:the|an?|each|every|this|that|one|another|its|your|their|his|her|our|my)$/;
const PLURAL_START = /^(?:no|the|these|those|all|some|most|both|your|their|its|other|several|many|few|two|three|four|five|six)$/;

/** "The slot in the base show four values", "These characters moves". */
function phraseError(tokens: readonly Token[], at: number, { pairCount, lexicon }: WordKnowledge): AgreementError | undefined {
  if (!beginsClause(tokens, at) || !startsAlone(tokens, at)) return undefined;
  const first = tokens[at];
  if (first === undefined) return undefined;
  const hasDeterminer = SINGULAR_START.test(first.word) || PLURAL_START.test(first.word);
  if (!hasDeterminer && first.is.closed) return undefined;
  if (first.is.ing || (!hasDeterminer && !first.is.plural && !beginsSentence(tokens, at))) return undefined;
  const head = headOf(tokens, hasDeterminer ? at + 1 : at);
  if (head === undefined) return nameError(tokens, at);
  const noun = tokens[head];
  if (
    noun === undefined ||
    noun.is.participle ||
    /^(?:following|above|rest|remaining|majority)$|^\p{Ll}{3,}(?:ist|at|am)ics$/u.test(noun.word)
  )
    return undefined;
  // "the following methods help perform": the last noun is a verb.
  if (noun.is.verb && tokens.slice(at + 1, head).some(({ is }) => is.plural && !is.singular)) return undefined;
  // "lines drawn until the end of your turn are blocked"
  if (isTimeAfterUntil(tokens, at, noun) || isTimeBeforeImperative(first, noun)) return undefined;
  // "as a test are", "this makes Ann pour": the noun is no subject.
  if (tokens[at - 1]?.word === 'as' || (/^(?:this|that)$/.test(first.word) && tokens[at + 1]?.is.verbS === true)) return undefined;
  // "the player scoring points": the subject is before the participle.
  if (tokens.slice(at + 1, head).some(({ is }, index) => index > 0 && is.ing)) return undefined;
  const isSingularSubject =
    !isCounted(tokens, at, head) && noun.is.singular && !noun.is.plural && SINGULAR_START.test(first.word) && !isCollective(noun.word);
  const isPluralSubject = noun.is.plural && !noun.is.singular && (!hasDeterminer || PLURAL_START.test(first.word));
  if (isSingularSubject === isPluralSubject) return hasDeterminer ? undefined : nameError(tokens, at);
  // Words with capital letters are a name.
  if (!hasDeterminer && head > at && /^\p{Lu}/u.test(noun.printed)) return undefined;
  const verbAt = afterPhrases(tokens, head);
  const [verb, isNextToSubject] = [tokens[verbAt], verbAt === head + 1];
  if (!follows(verb)) return undefined;
  if (
    isSingularSubject &&
    (PLURAL_AUXILIARY.test(verb.word) ||
      isVerbHere(tokens, verbAt, 'verb') ||
      (isNextToSubject && isOnlyVerbLeft(tokens, verbAt, 'verb', pairCount)))
  )
    return { subject: head, verb: verbAt, expected: thirdPerson(verb.word) };
  if (
    isPluralSubject &&
    (SINGULAR_AUXILIARY.test(verb.word) ||
      isVerbHere(tokens, verbAt, 'verbS') ||
      (isNextToSubject && isOnlyVerbLeft(tokens, verbAt, 'verbS', pairCount))) &&
    !(mayBeginAmount(first.word) && verb.is.closed && !tokens[verbAt + 1]?.is.participle)
  )
    return { subject: head, verb: verbAt, expected: verb.is.closed ? 'the plural' : lexicon.plainVerb(verb.word) };
  return undefined;
}

/** "Emberwake are a game". */
function nameError(tokens: readonly Token[], at: number): AgreementError | undefined {
  const [first, verb] = [tokens[at], tokens[at + 1]];
  if (
    first === undefined ||
    !follows(verb) ||
    !beginsSentence(tokens, at) ||
    first.is.closed ||
    first.is.plural ||
    first.is.adjective ||
    first.is.participle
  )
    return undefined;
  // A name that ends in a lower-case letter other than "s".
  if (
    !/^\p{Lu}\p{Ll}+[^s\P{Ll}]$/u.test(first.printed) ||
    !/^(?:are|have)$/.test(verb.word) ||
    !follows(tokens[at + 2]) ||
    !/^an?$/.test(tokens[at + 2]?.word ?? '')
  )
    return undefined;
  return { subject: at, verb: at + 1, expected: thirdPerson(verb.word) };
}

/** "Two squares is enough": a plural after such a word may be one amount. */
const mayBeginAmount = (word: string): boolean => /^(?:two|three|four|five|six|\d+|most|its)$/.test(word);

/** "Each morning take a card": the verb is an imperative. */
const isTimeBeforeImperative = (first: Token, noun: Token): boolean =>
  /^(?:each|every)$/.test(first.word) && /^(?:morning|evening|night|day|week|month|year|season|hour)$/.test(noun.word);
