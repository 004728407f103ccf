/** Nouns without the article that they need: "on table", "choose cup", "some of cups", "one of following". */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus } from '../corpus.ts';
import { beginsSentence, follows, type Token } from '../tokens.ts';
import { PREPOSITIONS } from '../word-classes.ts';
import type { WordKnowledge } from '../word-knowledge.ts';
import { atEachWord, type GrammarError, isPlural, isSingular, missingWord } from './english.ts';

export const findCountedPhrases = (corpus: Corpus): Diagnostic[] =>
  atEachWord(corpus, (tokens, at, knowledge) => bareSingular(tokens, at, knowledge) ?? ofBare(tokens, at));

const ARTICLES = ['a', 'an', 'the', 'each', 'every', 'any', 'another', 'this', 'that', 'its', 'their', 'your', 'his', 'one', 'no'];
const ONE = ['a', 'an', 'each', 'every', 'another'];
const LEADS = ['of', 'in', 'on', 'at', 'to', 'from', 'with', 'by', 'for', 'into', 'per', 'and', 'or', 'as'];
/** The fewest uses of a noun with an article, and the largest share of uses right after a preposition, of a noun that needs its article. */
const [FEWEST, MOST_BARE] = [5, 0.04];
/** Such nouns are used without an article as well. */
const ABSTRACT = /(?:tion|sion|ment|ness|ity|ance|ence|ism|ing)$/;

/** "on table", "Choose cup and" */
function bareSingular(tokens: readonly Token[], at: number, knowledge: WordKnowledge): GrammarError | undefined {
  const [lead, noun, next] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (lead === undefined || !follows(noun) || !/^\p{Ll}{3,}$/u.test(noun.printed)) return undefined;
  if (
    ABSTRACT.test(noun.word) ||
    !isSingular(noun) ||
    noun.is.closed ||
    noun.is.adjective ||
    noun.is.adverb ||
    noun.is.participle ||
    noun.tag !== 'NOUN'
  )
    return undefined;
  const isObject = lead.tag === 'VERB' && lead.is.verb && !lead.is.singular && !lead.is.closed && !/^(?:become|be)$/.test(lead.word);
  const isOrder = lead.tag === 'VERB' && lead.is.verb && beginsSentence(tokens, at);
  const isAfterPreposition =
    /^(?:in|on|at|from|with|into|onto|by|to|of|for)$/.test(lead.word) && lead.tag === 'ADP' && PREPOSITIONS.has(lead.word);
  // "another kind of tea"
  if (/^(?:kind|type|sort|form|piece|number)s?$/.test(tokens[at - 1]?.word ?? '')) return undefined;
  if (!isObject && !isOrder && !isAfterPreposition) return undefined;
  // The noun ends its phrase: what follows is a mark, or a word that begins another.
  const endsPhrase =
    next === undefined ||
    /^[.;:)]/.test(next.gap) ||
    (follows(next) && /^(?:ADP|AUX|SCONJ|CCONJ|PART)$/.test(next.tag) && next.word !== 'of');
  if (!endsPhrase || /^[-/]/.test(next?.gap ?? '')) return undefined;
  if (/^(?:and|or)$/.test(next?.word ?? '') && isAfterPreposition) return undefined;
  return needsArticle(noun.word, lead.word, knowledge) ? missingWord(lead, noun, `an article before "${noun.word}"`) : undefined;
}

/** Whether a noun is spoken of as one thing: nearly every use has an article. */
function needsArticle(noun: string, lead: string, { pairCount }: WordKnowledge): boolean {
  const sum = (words: readonly string[]): number => words.reduce((total, word) => total + pairCount(word, noun), 0);
  const determined = sum(ARTICLES);
  const bare = sum(LEADS) - pairCount(lead, noun);
  return sum(ONE) >= 2 && determined >= FEWEST && pairCount(lead, noun) <= 1 && bare <= determined * MOST_BARE;
}

const PARTS = /^(?:some|most|all|none|many|both|each|several|few|one|any|half|rest)$/;

/** "some of cups", "one of following" */
function ofBare(tokens: readonly Token[], at: number): GrammarError | undefined {
  const [part, of, noun, next] = [tokens[at], tokens[at + 1], tokens[at + 2], tokens[at + 3]];
  if (part === undefined || !PARTS.test(part.word) || of?.word !== 'of' || !follows(of) || !follows(noun)) return undefined;
  if (noun.word === 'following') return missingWord(of, noun, 'of the following');
  if (!/^\p{Ll}{3,}$/u.test(noun.printed) || noun.is.closed || !isPlural(noun) || noun.tag !== 'NOUN') return undefined;
  if (/^['’-]/.test(next?.gap ?? '')) return undefined;
  return /^(?:a|any|at)$/.test(tokens[at - 1]?.word ?? '') ? undefined : missingWord(of, noun, `of the ${noun.printed}`);
}
