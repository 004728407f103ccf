/** Words that are printed as two: "pre war", "turn by turn summary", and compounds before a noun that are hyphened elsewhere. */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus } from '../corpus.ts';
import { follows, type Token } from '../tokens.ts';
import type { WordKnowledge } from '../word-knowledge.ts';
import { atEachWord, type GrammarError, range } from './english.ts';

export const findSplitCompounds = (corpus: Corpus): Diagnostic[] =>
  atEachWord(corpus, (tokens, at, knowledge) => withPrefix(tokens, at) ?? repeated(tokens, at) ?? hyphenedElsewhere(tokens, at, knowledge));

const hyphen = (first: Token, last: Token, expected: string): GrammarError => ({
  code: 'print-hyphen-lost',
  message: 'A hyphen is missing between these words.',
  at: range(first, last),
  expected,
});

const isSmall = ({ printed }: Token): boolean => /^\p{Ll}{3,}$/u.test(printed);
const PREFIX = /^(?:non|semi|multi|anti|pre|co|mid|sub|self|quasi|re|un)$/;

/** "pre war" */
function withPrefix(tokens: readonly Token[], at: number): GrammarError | undefined {
  const [prefix, word] = [tokens[at], tokens[at + 1]];
  if (prefix === undefined || !PREFIX.test(prefix.printed) || !follows(word) || !isSmall(word) || word.is.closed) return undefined;
  return /[-/]$/.test(prefix.gap) || !/\s$/.test(prefix.gap)
    ? undefined
    : hyphen(prefix, word, `${prefix.printed}-${word.printed} or ${prefix.printed}${word.printed}`);
}

/** "base to base contact", "turn by turn summary" */
function repeated(tokens: readonly Token[], at: number): GrammarError | undefined {
  const [first, joint, second, noun] = [tokens[at], tokens[at + 1], tokens[at + 2], tokens[at + 3]];
  if (first === undefined || !follows(joint) || !/^(?:to|by|on|for|against|versus)$/.test(joint.word) || !follows(second) || !follows(noun))
    return undefined;
  if (
    first.word !== second.word ||
    !isSmall(first) ||
    (first.is.closed && first.word !== 'one') ||
    noun.tag !== 'NOUN' ||
    !(noun.is.singular || noun.is.plural)
  )
    return undefined;
  return hyphen(first, second, `${first.printed}-${joint.printed}-${second.printed}`);
}

/** The fewest places with the hyphen. */
const FEWEST_HYPHENED = 2;

/** "close range pots" where the document has "close-range" before other nouns. */
function hyphenedElsewhere(tokens: readonly Token[], at: number, { hyphenedForm, pairCount }: WordKnowledge): GrammarError | undefined {
  const [first, second, noun] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (first === undefined || !follows(second) || !/^\p{L}\p{Ll}+$/u.test(first.printed) || !isSmall(second) || second.is.closed)
    return undefined;
  const form = hyphenedForm(first.word + second.word);
  if (form === undefined || form.word !== `${first.word}-${second.word}` || form.count < FEWEST_HYPHENED) return undefined;
  // Pairs are counted with their hyphen as well.
  if (pairCount(first.word, second.word) - form.count > Math.max(1, form.count / 3)) return undefined;
  const isBeforeNoun = follows(noun) && noun.tag === 'NOUN';
  return isBeforeNoun || first.is.closed || first.word.length === 2 ? hyphen(first, second, form.word) : undefined;
}
