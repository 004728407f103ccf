/**
 * Clauses with "which", "who" or "where" that lack their comma after a name or the only opponent ("in Chess which has", "your opponent who
 * then moves"), or that do not agree with their plural ("all players who has").
 */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus } from '../corpus.ts';
import { beginsSentence, follows, type Token } from '../tokens.ts';
import { MODALS } from '../word-classes.ts';
import type { WordKnowledge } from '../word-knowledge.ts';
import { atEachWord, type GrammarError, isPlural, range, wrongNumber } from './english.ts';

export const findRelatives = (corpus: Corpus): Diagnostic[] =>
  atEachWord(corpus, (tokens, at, knowledge) => withoutComma(tokens, at, knowledge) ?? relativeOfPlural(tokens, at));

const DETERMINER_WORDS = ['a', 'an', 'the', 'each', 'every', 'any', 'no', 'another', 'one', 'this', 'that', 'your', 'its', 'their', 'his'];
const FINITE = /^(?:is|are|was|were|has|have|had|does|do|did)$/;
const SUBJECT = /^(?:the|an?|each|every|its|their|your|his|it|they|you|he|she|we)$/;

function withoutComma(tokens: readonly Token[], at: number, knowledge: WordKnowledge): GrammarError | undefined {
  const [name, which, next] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (name === undefined || !follows(which) || !/^(?:which|who|where)$/.test(which.word) || !follows(next)) return undefined;
  const hasVerb =
    FINITE.test(next.word) ||
    MODALS.has(next.word) ||
    (!next.is.closed && (next.is.verbS || next.is.verb || next.is.past || next.is.adverb)) ||
    next.word === 'then';
  if (which.word === 'where' ? !SUBJECT.test(next.word) : !hasVerb) return undefined;
  if (!isName(tokens, at, knowledge) && !isOnlyOne(tokens, at)) return undefined;
  return {
    code: 'print-comma-missing',
    message: 'A comma is missing before this clause.',
    at: range(name, which),
    expected: `${name.printed}, ${which.printed}`,
  };
}

/** Whether a word inside a sentence is a name of one thing: a capital letter, and nowhere a determiner before it. */
function isName(tokens: readonly Token[], at: number, { pairCount }: WordKnowledge): boolean {
  const name = tokens[at];
  if (name === undefined || at === 0 || beginsSentence(tokens, at) || !/^\p{Lu}\p{Ll}{2,}$/u.test(name.printed)) return false;
  if (name.is.closed || isPlural(name) || name.word.endsWith('s')) return false;
  const before = tokens[at - 1];
  if (/^\p{Lu}/u.test(before?.printed ?? '') || DETERMINER_WORDS.includes(before?.word ?? '') || before?.word === 'of') return false;
  return DETERMINER_WORDS.every((determiner) => pairCount(determiner, name.word) === 0);
}

/** "their opponent who then": each player has one. */
const isOnlyOne = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === 'opponent' &&
  /^(?:your|his|her|their)$/.test(tokens[at - 1]?.word ?? '') &&
  tokens[at + 1]?.word === 'who' &&
  /^(?:then|can|may|must|will|has|is)$/.test(tokens[at + 2]?.word ?? '');

const SEVERAL = /^(?:all|both|these|those|many|several|few|two|three|four|five|six)$/;

/** "all players who has a cup". */
function relativeOfPlural(tokens: readonly Token[], at: number): GrammarError | undefined {
  const [noun, who, verb] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  const wordsBefore = tokens.slice(Math.max(0, at - 3), at).map(({ word }) => word);
  if (noun === undefined || !isPlural(noun) || !follows(who) || who.word !== 'who' || !follows(verb)) return undefined;
  if (!/^(?:has|is|was|does)$/.test(verb.word) || !wordsBefore.slice(-2).some((word) => SEVERAL.test(word)) || wordsBefore.includes('of'))
    return undefined;
  return wrongNumber(who, verb, `who ${PLURAL_FORMS[verb.word] ?? verb.word}`);
}

const PLURAL_FORMS: { readonly [singular: string]: string } = { has: 'have', is: 'are', was: 'were', does: 'do' };
