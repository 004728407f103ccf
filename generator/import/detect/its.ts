/** "it's" before what is owned: "takes it's turn", "It's cup is full". */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus } from '../corpus.ts';
import { beginsClause, follows, isNoun, type Token } from '../tokens.ts';
import { MODALS } from '../word-classes.ts';
import { atEachWord, type GrammarError, range } from './english.ts';

export const findIts = (corpus: Corpus): Diagnostic[] =>
  atEachWord(corpus, (tokens, at) => {
    const token = tokens[at];
    return token?.word === "it's" && (isObject(tokens, at) || isOwnerOfSubject(tokens, at)) ? its(token) : undefined;
  });

const its = (token: Token): GrammarError => ({
  code: 'print-word-wrong',
  message: 'This stands for "it is"; an owner is meant.',
  at: range(token, token),
  expected: token.printed.startsWith('I') ? 'Its' : 'its',
});

/** Verbs after which a clause may follow: "make sure it's". */
const BEFORE_CLAUSE =
  /^(?:think|thinks|know|knows|say|says|said|see|sees|ensure|ensures|means|mean|assume|assumes|decide|decides|believe|hope|guess|imagine|remember|note|notice|find|feel|show|shows|is|are|was|be)$/;

/** "takes it's turn" */
function isObject(tokens: readonly Token[], at: number): boolean {
  const [verb, owner, noun] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (verb === undefined || !follows(owner) || !follows(noun)) return false;
  const isVerb =
    (verb.tag === 'VERB' || /^(?:has|have|had)$/.test(verb.word)) &&
    !BEFORE_CLAUSE.test(verb.word) &&
    !verb.is.closed === !/^(?:has|have|had)$/.test(verb.word);
  return isVerb && beginsOwned(tokens, at + 1);
}

/** "It's cup is full": a second verb shows that the first is none. */
function isOwnerOfSubject(tokens: readonly Token[], at: number): boolean {
  if (!beginsClause(tokens, at)) return false;
  for (let index = at + 1; index < at + 5; index++) {
    const [token, next] = [tokens[index], tokens[index + 1]];
    if (!follows(token) || token.is.closed) return false;
    if (isNoun(token) && token.tag === 'NOUN' && follows(next) && (/^(?:is|has|was|does)$/.test(next.word) || MODALS.has(next.word)))
      return true;
    if (!token.is.adjective && !isNoun(token)) return false;
  }
  return false;
}

/** Whether a noun without an article of its own begins, perhaps after what describes it. */
function beginsOwned(tokens: readonly Token[], at: number): boolean {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (first === undefined || first.is.closed || first.is.adverb) return false;
  if (isNoun(first) && !first.is.adjective && !first.is.ing && !first.is.participle) return true;
  return (first.tag === 'ADJ' || first.is.ing) && follows(second) && second.tag === 'NOUN';
}
