/** Two statements that "and" or "but" joins without a comma: "A wall blocks lines of fire and it can't be destroyed." */
import type { Diagnostic } from '../../diagnostic.ts';
import { isFiniteVerb } from '../clauses.ts';
import type { Corpus } from '../corpus.ts';
import { afterPhrases, headOf } from '../phrases.ts';
import { follows, sentenceStart, type Token } from '../tokens.ts';
import { DETERMINERS, MODALS } from '../word-classes.ts';
import { atEachWord, type GrammarError, range } from './english.ts';

export const findJoinedClauses = (corpus: Corpus): Diagnostic[] => atEachWord(corpus, withoutComma);

const PRONOUN = /^(?:it|they|you|he|she|we|there)$/;
/** After one of these, the conjunction may join parts of one clause or of a pair ("both … and") instead of two statements. */
const SUBORDINATES =
  /^(?:if|when|whenever|once|while|unless|because|although|though|after|before|until|since|as|so|than|that|which|who|whom|whose|whether|where|wherever|what|how|why|both|between|either|neither|except|say|says|states?|means?)$/;
/** In words: between two short statements a comma may be left out. */
const [SHORTEST_FIRST, SHORTEST_SECOND] = [5, 4];

function withoutComma(tokens: readonly Token[], at: number): GrammarError | undefined {
  const [before, and] = [tokens[at - 1], tokens[at]];
  if (before === undefined || and === undefined || !/^(?:and|but)$/.test(and.word) || !follows(and)) return undefined;
  const verb = verbOfStatement(tokens, at + 1);
  const second = tokens.slice(at + 1, at + 1 + SHORTEST_SECOND);
  if (verb === undefined || second.length < SHORTEST_SECOND || !second.every(follows)) return undefined;
  const start = clauseStart(tokens, at);
  const first = tokens.slice(start, at);
  if (first.length < SHORTEST_FIRST || first.some(({ word }) => SUBORDINATES.test(word)) || !isStatement(tokens, start, at))
    return undefined;
  return {
    code: 'print-comma-missing',
    message: 'A comma is missing between these two statements.',
    at: range(before, tokens[at + 1] ?? and),
    expected: `${before.printed}, ${and.printed}`,
  };
}

/** The index of the verb of a statement that begins with a token. */
function verbOfStatement(tokens: readonly Token[], at: number): number | undefined {
  const subject = tokens[at];
  if (!follows(subject)) return undefined;
  if (PRONOUN.test(subject.word)) return isFiniteVerb(tokens, at + 1) ? at + 1 : undefined;
  const head = DETERMINERS.has(subject.word) && follows(tokens[at + 1]) ? headOf(tokens, at + 1) : undefined;
  if (head === undefined) return undefined;
  const after = afterPhrases(tokens, head);
  // Before a modal, `afterPhrases` returns the index of the last noun.
  const verb = MODALS.has(tokens[after + 1]?.word ?? '') ? after + 1 : after;
  return follows(tokens[verb]) && isFiniteVerb(tokens, verb) ? verb : undefined;
}

/**
 * The index at which the clause of a token begins: after the last mark before it, such as a comma, or else at the beginning of its
 * sentence.
 */
function clauseStart(tokens: readonly Token[], at: number): number {
  const start = sentenceStart(tokens, at);
  for (let index = at - 1; index > start; index--) if (!/^["“”(]?[ \n]["“”]?$/.test(tokens[index]?.gap ?? '')) return index;
  return start;
}

const isStatement = (tokens: readonly Token[], start: number, end: number): boolean =>
  tokens.slice(start + 1, end).some((_, index) => isFiniteVerb(tokens, start + 1 + index));
