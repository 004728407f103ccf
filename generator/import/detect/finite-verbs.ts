/** Finite verbs where none can be: two in a row or in one clause, and one that a comma divides from its subject. */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus } from '../corpus.ts';
import { beginsSentence, follows, sentenceStart, type Token } from '../tokens.ts';
import { MODALS } from '../word-classes.ts';
import { atEachWord, type GrammarError, isPlural, isSingular, range } from './english.ts';

export const findFiniteVerbs = (corpus: Corpus): Diagnostic[] =>
  atEachWord(corpus, (tokens, at) => twoInRow(tokens, at) ?? twoInClause(tokens, at) ?? dividedFromSubject(tokens, at));

const BE = /^(?:is|are|was|were)$/;
const AUXILIARY = /^(?:is|are|was|were|has|does)$/;

/** In words: how far before the first verb a "what" or "whose" may be that makes the words after it a clause, and so the subject. */
const FARTHEST_OPENING = 6;

/** "to which is has" for "to which it has", "if it makes is so" for "if it makes it so": of two verbs in a row, one is an "is" for "it". */
function twoInRow(tokens: readonly Token[], at: number): GrammarError | undefined {
  const [before, first, second, next] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]];
  if (before === undefined || first === undefined || !follows(second) || !follows(first)) return undefined;
  const wrong = (expected: string): GrammarError => ({
    code: 'print-word-wrong',
    message: 'A wrong word is printed here.',
    at: range(first, second),
    expected,
  });
  // "What it is has no effect" has a clause as its subject; in "the player whose turn it is may draw" the "it" is already there.
  const isSubject =
    before.word === 'it' ||
    tokens.slice(Math.max(0, at - FARTHEST_OPENING), at).some(({ word }) => /^(?:what|how|who|whose|whoever|whatever)$/.test(word));
  if (isSubject) return undefined;
  if (BE.test(first.word) && (/^(?:has|does)$/.test(second.word) || MODALS.has(second.word)) && follows(next)) return wrong('it');
  const isTransitive = /^(?:makes|gives|puts|takes|brings|leaves|gets)$/.test(first.word);
  return isTransitive && second.word === 'is' && follows(next) && /^(?:so|a|an|the|more|less|to|up|into)$/.test(next.word)
    ? wrong('it')
    : undefined;
}

/**
 * "When a guest uses this cup rolls a die, …": a clause of time or condition with two verbs and nothing between them that joins clauses.
 */
function twoInClause(tokens: readonly Token[], at: number): GrammarError | undefined {
  const opening = tokens[at];
  if (opening === undefined || !beginsSentence(tokens, at) || !/^(?:if|when|whenever)$/.test(opening.word)) return undefined;
  let firstVerbIndex: number | undefined;
  for (let index = at + 1; index < at + LONGEST_CLAUSE; index++) {
    const [token, next] = [tokens[index], tokens[index + 1]];
    if (!follows(token) || JOINS_CLAUSES.test(token.word) || MODALS.has(token.word)) return undefined;
    const hasObject = follows(next) && (OBJECT.test(next.word) || /^(?:this|that|doubles)$/.test(next.word));
    const before = tokens[index - 1];
    const isAfterNoun = before !== undefined && (before.is.singular || before.is.plural) && !before.is.closed;
    const isVerb = !token.is.closed && token.is.verbS && isAfterNoun && hasObject;
    if (!isVerb) continue;
    // "the card a player draws": a relative clause without "that" has a verb of its own.
    const [noun, article] = [tokens[index - 3], tokens[index - 2]];
    const isRelative = noun?.is.closed === false && ARTICLE.test(article?.word ?? '');
    if (firstVerbIndex === undefined && isRelative) return undefined;
    if (firstVerbIndex === undefined) firstVerbIndex = index;
    else if (before !== undefined)
      return {
        code: 'print-word-wrong',
        message: 'This clause has two verbs.',
        at: range(before, token),
        expected: 'one verb, or a comma between two clauses',
      };
  }
  return undefined;
}

const JOINS_CLAUSES =
  /^(?:and|or|but|that|which|who|whose|if|when|while|as|than|then|to|you|it|they|he|she|is|are|has|have|what|how|where)$/;
const ARTICLE = /^(?:the|an?|each|your|their|its)$/;
/** In words. */
const LONGEST_CLAUSE = 20;

/** In words. */
const LONGEST_SUBJECT = 16;

/** "The player with the higher card, takes both.": no comma divides a subject from its verb. */
function dividedFromSubject(tokens: readonly Token[], at: number): GrammarError | undefined {
  const [before, verb, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (before === undefined || verb?.gap !== ', ' || !follows(next)) return undefined;
  const isFiniteVerb = AUXILIARY.test(verb.word) || MODALS.has(verb.word) || (verb.is.verbS && !verb.is.closed && OBJECT.test(next.word));
  if (!isFiniteVerb) return undefined;
  const start = sentenceStart(tokens, at);
  const subject = tokens.slice(start, at);
  const [first] = subject;
  if (first === undefined || !beginsSentence(tokens, start) || subject.length < 2 || subject.length > LONGEST_SUBJECT) return undefined;
  if (
    !/^(?:The|A|An|Each|Every|Any|Players?|All|Your|Their|Its|Whoever)$/.test(first.printed) ||
    subject.slice(1).some((token) => !follows(token))
  )
    return undefined;
  // "The player who wins the trick, takes": a relative clause has the only verb before the comma.
  const relativeIndex = subject.findIndex(({ word }) => /^(?:who|that|which|whose|whoever)$/.test(word));
  const hasWhoever = first.word === 'whoever';
  // The noun before the comma may be a plural that looks like a verb.
  const verbs = subject.filter((token, index) => index > 0 && canBeFinite(token) && (token !== before || !token.is.plural));
  const isSubjectAlone = relativeIndex < 0 ? verbs.length === 0 : verbs.length === 1 && subject.indexOf(verbs[0] ?? first) >= relativeIndex;
  if (!isSubjectAlone && !hasWhoever) return undefined;
  if (
    !(hasWhoever || isSingular(before) || isPlural(before)) ||
    subject.some(({ word }) => /^(?:if|when|while|once|unless|as|than|and)$/.test(word)) ||
    // "for 4 players, ages 12 and up"
    verb.word === 'ages'
  )
    return undefined;
  return {
    code: 'print-comma-wrong',
    message: 'A comma divides this verb from its subject.',
    at: range(before, verb),
    expected: 'no comma',
  };
}

const OBJECT = /^(?:the|an?|its|their|your|all|any|each|both|one|two|three|\d+|it|them|no)$/;
const canBeFinite = ({ word, is }: Token): boolean =>
  AUXILIARY.test(word) || MODALS.has(word) || /^(?:have|do)$/.test(word) || (!is.closed && (is.verbS || is.past));
