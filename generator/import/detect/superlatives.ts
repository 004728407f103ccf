/** Superlatives without their article ("move towards nearest door"), or after a plural that must be their owner ("the cups largest side"). */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus } from '../corpus.ts';
import { follows, type Token } from '../tokens.ts';
import { PREPOSITIONS } from '../word-classes.ts';
import type { WordKnowledge } from '../word-knowledge.ts';
import { atEachWord, type GrammarError, isPlural, isSingular, NEEDS_POSSESSIVE, range } from './english.ts';

export const findSuperlatives = (corpus: Corpus): Diagnostic[] =>
  atEachWord(corpus, (tokens, at, knowledge) => withoutOwner(tokens, at, knowledge) ?? withoutArticle(tokens, at, knowledge));

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

const OWNER = /^(?:the|its|their|your|his|her)$/;
/** "give the guests smallest cup": what the guests get. */
const GIVES = /^(?:giv|deal|assign|award|grant|hand|offer|show|sell|sen[dt])/;

function withoutOwner(tokens: readonly Token[], at: number, { lexicon }: WordKnowledge): GrammarError | undefined {
  const [lead, determiner, owner, superlative, noun] = [-3, -2, -1, 0, 1].map((step) => tokens[at + step]);
  if (determiner === undefined || !follows(owner) || !follows(superlative) || !follows(noun)) return undefined;
  if (!lexicon.isSuperlative(superlative.word) || superlative.is.verb || OTHER.test(superlative.word)) return undefined;
  if (!OWNER.test(determiner.word) || !isPlural(owner) || !owner.word.endsWith('s')) return undefined;
  if (!isSingular(noun) || noun.is.closed || GIVES.test(lead?.word ?? '')) return undefined;
  const one = owner.word.slice(0, -1);
  return { code: 'print-word-wrong', message: NEEDS_POSSESSIVE, at: range(owner, owner), expected: `${one}'s or ${owner.word}'` };
}
