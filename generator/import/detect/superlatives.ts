/** Superlatives without their article: "move towards nearest door". */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus } from '../corpus.ts';
import { follows, type Token } from '../tokens.ts';
import { PREPOSITIONS } from '../word-classes.ts';
import type { WordKnowledge } from '../word-knowledge.ts';
import { atEachWord, type GrammarError, range } from './english.ts';

export const findSuperlatives = (corpus: Corpus): Diagnostic[] => atEachWord(corpus, withoutArticle);

/** Words in "-est" and superlatives that need no article: "at most two", "in best order", "to rest". */
const OTHER = /^(?:most|least|best|worst|latest|honest|modest|forest|interest|west|rest|guest)$/;

function withoutArticle(tokens: readonly Token[], at: number, { lexicon }: WordKnowledge): GrammarError | undefined {
  const [before, superlative, noun] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (before === undefined || !follows(superlative) || !follows(noun) || OTHER.test(superlative.word)) return undefined;
  if (!lexicon.isSuperlative(superlative.word) || superlative.is.verb || !/^\p{Ll}+$/u.test(superlative.printed)) return undefined;
  const isObject = PREPOSITIONS.has(before.word) || (before.tag === 'VERB' && before.is.verb && !before.is.singular);
  if (!isObject || before.word === 'as' || !(noun.is.singular || noun.is.plural)) return undefined;
  return {
    code: 'print-word-missing',
    message: 'A word is missing here.',
    at: range(before, noun),
    expected: `the ${superlative.printed}`,
  };
}
