/** Phrases that lack the article which they have in most other places of the documents and of our rules: "as free action". */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus } from '../corpus.ts';
import { follows, type Token } from '../tokens.ts';
import { PREPOSITIONS } from '../word-classes.ts';
import type { WordKnowledge } from '../word-knowledge.ts';
import { atEachWord, type GrammarError, isSingular, range } from './english.ts';

export const findFixedPhrases = (corpus: Corpus): Diagnostic[] => atEachWord(corpus, withoutArticle);

/** The fewest uses of the phrase with an article, and their least share of all its uses, that show that it needs one. */
const [OFTEN, MOSTLY] = [3, 0.5];
const ARTICLES = ['a', 'an', 'the', 'its', 'their', 'your', 'each', 'any', 'that', 'this', 'no', 'one', 'another', 'every'];
/** In words, with the noun. */
const LONGEST_PHRASE = 3;

function withoutArticle(tokens: readonly Token[], at: number, { tripleCount, pairCount }: WordKnowledge): GrammarError | undefined {
  const [preposition, first, second] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (preposition === undefined || !PREPOSITIONS.has(preposition.word) || first === undefined || second === undefined) return undefined;
  const noun = nounEndingPhrase(tokens, at + 1);
  // "before/after action", "of higher elevation"
  if (preposition.gap === '/' || (preposition.word === 'of' && /(?:tion|ment|ness|ity|ance|ence)$/.test(noun?.word ?? '')))
    return undefined;
  if (noun === undefined || tripleCount(preposition.word, first.word, second.word) > 1) return undefined;
  const sum = (countOf: (article: string) => number): number => ARTICLES.reduce((total, article) => total + countOf(article), 0);
  const determined = sum((article) => tripleCount(article, first.word, second.word));
  const articlesAfter = sum((article) => tripleCount(preposition.word, article, first.word));
  const isCounted = tripleCount('a', first.word, second.word) + tripleCount('an', first.word, second.word) > 0;
  if (!isCounted || articlesAfter === 0 || determined < Math.max(OFTEN, pairCount(first.word, second.word) * MOSTLY)) return undefined;
  return {
    code: 'print-word-missing',
    message: 'A word is missing here.',
    at: range(preposition, noun),
    expected: `an article after "${preposition.printed}"`,
  };
}

/** The noun, in the singular, that ends the phrase of two or three words that begins at a token. */
function nounEndingPhrase(tokens: readonly Token[], from: number): Token | undefined {
  for (let at = from; at < from + LONGEST_PHRASE; at++) {
    const [token, next] = [tokens[at], tokens[at + 1]];
    if (!follows(token) || token.is.closed || !/^\p{Ll}{3,}$/u.test(token.printed)) return undefined;
    const isLast =
      next === undefined ||
      !/^[ \n/-]$/.test(next.gap) ||
      (follows(next) &&
        (/^(?:and|or)$/.test(next.word) ? tokens[at + 2]?.tag === 'AUX' : next.is.closed || /^(?:AUX|ADP)$/.test(next.tag)));
    if (isLast) return at > from && isSingular(token) && token.tag === 'NOUN' ? token : undefined;
  }
  return undefined;
}
