/** Noun phrases whose words do not fit each other: "a ranged combat attacks", "all player", "52-cards deck". */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus } from '../corpus.ts';
import { follows, type Token } from '../tokens.ts';
import { PREPOSITIONS } from '../word-classes.ts';
import type { WordKnowledge } from '../word-knowledge.ts';
import { atEachWord, type GrammarError, isPlural, isSingular, range } from './english.ts';

export const findNounPhrases = (corpus: Corpus): Diagnostic[] =>
  atEachWord(
    corpus,
    (tokens, at, knowledge, { text }) =>
      pluralAfterOne(tokens, at, knowledge) ??
      singularAfterAll(tokens, at, knowledge) ??
      numberedPlural(tokens, at, text) ??
      twoPlurals(tokens, at, knowledge) ??
      diceTwice(tokens, at) ??
      amountOf(tokens, at) ??
      lessThings(tokens, at) ??
      unusualNumber(tokens, at, knowledge),
  );

const wrongNumber = (first: Token, last: Token, expected: string): GrammarError => ({
  code: 'print-number-wrong',
  message: 'Singular and plural do not fit.',
  at: range(first, last),
  expected,
});

const singularOf = (word: string): string =>
  word.endsWith('ies') ? `${word.slice(0, -3)}y` : /(?:ss|sh|ch|x)es$/.test(word) ? word.slice(0, -2) : word.replace(/s$/, '');
const pluralOf = (word: string): string =>
  /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : /(?:s|sh|ch|x)$/.test(word) ? `${word}es` : `${word}s`;

/** Modifiers between an article and its noun. */
const MOST_MODIFIERS = 4;
const isModifier = ({ is, word, printed }: Token): boolean =>
  is.adjective ||
  is.participle ||
  (is.singular && !is.verbS) ||
  /^(?:or|and|single|special|printed)$/.test(word) ||
  /^\p{Lu}\p{Ll}+$/u.test(printed);
/** What ends a noun phrase, so that its last word is the noun. */
const ENDS =
  /^(?:is|are|was|were|has|have|of|in|on|at|by|from|to|for|with|against|that|which|who|can|may|must|will|as|if|when|during|within)$/;

/** "each special markers is", "a close or ranged combat attacks against": the noun is some words after its article. */
function pluralAfterOne(tokens: readonly Token[], at: number, { pairs, count, isOurs }: WordKnowledge): GrammarError | undefined {
  const article = tokens[at];
  if (article === undefined || !/^(?:an?|each|every|another)$/.test(article.word)) return undefined;
  for (let index = at + 1; index <= at + 1 + MOST_MODIFIERS; index++) {
    const [before, noun, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
    if (before === undefined || !follows(noun)) return undefined;
    if (/^(?:or|and)$/.test(before.word) && isPlural(noun)) return undefined;
    if (index > at + 1 && isPlural(noun) && !noun.is.closed) {
      const ends = next === undefined || /^[.,;:)]/.test(next.gap) || (follows(next) && ENDS.test(next.word));
      const right = singularOf(noun.word);
      // "A character in combat attacks": the plural is a noun only where it is the second word of a usual pair, or no verb.
      const governed = follows(article) && ((at > 0 && PREPOSITIONS.has(tokens[at - 1]?.word ?? '')) || tokens[at - 1]?.is.verb === true);
      const isNoun = noun.is.verbS
        ? governed && pairs(before.word, right) > 2 && pairs(before.word, noun.word) > 0 && before.is.singular
        : true;
      const known = (count(right) > 0 || isOurs(right)) && right !== noun.word;
      const amount = /^(?:few|lot|number|pair|couple|total|dozen|hundred|great|good)$/.test(tokens[at + 1]?.word ?? '');
      return ends && isNoun && known && !amount && !/s$/.test(right) ? wrongNumber(before, noun, `${before.word} ${right}`) : undefined;
    }
    if (!isModifier(noun) || isPlural(noun)) return undefined;
  }
  return undefined;
}

/** Nouns of which there is more or less, and no number. */
const MASS =
  /^(?:damage|space|distance|movement|time|room|play|debris|water|fire|cover|equipment|information|combat|terrain|money|gold|energy|magic|food|effect|speed|range|attack|defen[cs]e|action|power|credit|text|content|art|work|type|side|color|colour)$/;

/** "all player must", "both side". */
function singularAfterAll(tokens: readonly Token[], at: number, { count, pairs }: WordKnowledge): GrammarError | undefined {
  const [all, noun, next] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (all?.word !== 'all' || !follows(noun) || !isSingular(noun) || noun.is.adjective || noun.is.participle || MASS.test(noun.word))
    return undefined;
  const plural = pluralOf(noun.word);
  const one = ['a', 'an', 'each', 'every', 'one', 'another'].some((word) => pairs(word, noun.word) > 0);
  if (!one || count(plural) + pairs('all', plural) === 0 || !/^\p{Ll}+$/u.test(noun.printed)) return undefined;
  const verb =
    follows(next) &&
    (ENDS.test(next.word) || (next.is.verb && !next.is.singular) || /^(?:check|move|roll|play|draw|take)$/.test(next.word));
  return verb ? wrongNumber(all, noun, `all ${plural}`) : undefined;
}

/** "a 52-cards deck", "a 6 faced die". */
function numberedPlural(tokens: readonly Token[], at: number, text: string): GrammarError | undefined {
  const [number, noun, next] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (number === undefined || noun === undefined || !/^(?:\d+|two|three|four|five|six|eight|ten|twelve|twenty)$/.test(number.word))
    return undefined;
  if (noun.gap === '-' && isPlural(noun) && follows(next) && next.is.singular && !next.is.closed && !next.is.verbS)
    return wrongNumber(number, noun, `${number.printed}-${singularOf(noun.word)}`);
  const before = tokens[at - 1];
  const hyphen = noun.gap === ' ' && /^(?:sided|faced|handed|headed|player|sided)$/.test(noun.word) && follows(next) && next.is.singular;
  if (
    !hyphen ||
    before === undefined ||
    !/^(?:an?|the|each|any|this|single)$/.test(before.word) ||
    text.slice(noun.end, noun.end + 1) !== ' '
  )
    return undefined;
  return {
    code: 'print-hyphen-lost',
    message: 'A hyphen is missing, perhaps lost at a line break.',
    at: range(number, noun),
    expected: `${number.printed}-${noun.word}`,
  };
}

/** Plurals that stand before other nouns. */
const COMPOUND_PLURAL =
  /^(?:points|hits|arms|sports|goods|savings|results|rules|systems|games|means|times|credits|operations|wins|odds|dice|data)$/;

/** "different terrains types": before a plural noun another has no ending. */
function twoPlurals(tokens: readonly Token[], at: number, { pairs, count }: WordKnowledge): GrammarError | undefined {
  const [before, first, second, next] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]];
  if (before === undefined || first === undefined || !follows(first) || !follows(second) || !isPlural(first) || !isPlural(second))
    return undefined;
  if (!/^\p{Ll}+$/u.test(first.printed + second.printed) || COMPOUND_PLURAL.test(first.word) || pairs(first.word, second.word) > 1)
    return undefined;
  const singular = singularOf(first.word);
  const lead = /^(?:different|various|several|these|those|other|many|two|three|four|five|six|all|special|additional|extra)$/.test(
    before.word,
  );
  const usual = pairs(singular, second.word) > 1;
  const ends = next === undefined || /^[.,;:)]/.test(next.gap) || (follows(next) && ENDS.test(next.word));
  if (!ends || (second.is.verbS && !(lead || usual)) || (first.is.verbS && !lead && !usual)) return undefined;
  return (lead && count(singular) + Number(usual) > 0) || usual || (lead && !second.is.verbS)
    ? wrongNumber(first, second, `${singular} ${second.word}`)
    : undefined;
}

/** "two dices": the plural of "die" is "dice". */
function diceTwice(tokens: readonly Token[], at: number): GrammarError | undefined {
  const [before, dice] = [tokens[at - 1], tokens[at]];
  if (dice === undefined) return undefined;
  if (dice.word === 'dices') return wrongNumber(dice, dice, 'dice');
  const next = tokens[at + 1];
  if (
    dice.word !== 'dice' ||
    before === undefined ||
    !follows(dice) ||
    (follows(next) && (next.is.singular || next.is.plural) && !next.is.past)
  )
    return undefined;
  const first = /^(?:single|\d+|sided|faced|\p{L}+-sided)$/u.test(before.word) && follows(before) ? tokens[at - 2] : before;
  return first !== undefined && /^(?:an?|one|each|every|another)$/.test(first.word) ? wrongNumber(first, dice, 'die') : undefined;
}

/** "the same amount of squares": what is counted has a number. */
function amountOf(tokens: readonly Token[], at: number): GrammarError | undefined {
  const [amount, of, first, second] = [tokens[at], tokens[at + 1], tokens[at + 2], tokens[at + 3]];
  if (amount?.word !== 'amount' || of?.word !== 'of' || !follows(of) || !follows(first)) return undefined;
  const noun = isPlural(first) ? first : first.is.adjective && follows(second) && isPlural(second) ? second : undefined;
  if (noun === undefined || /^(?:resources|goods|funds|supplies|hits|data|credits|points|damages)$/.test(noun.word)) return undefined;
  return {
    code: 'print-word-wrong',
    message: 'A word is printed for another.',
    at: range(amount, noun),
    expected: `number of ${noun.word}`,
  };
}

/** "less points than": what is counted is fewer. */
function lessThings(tokens: readonly Token[], at: number): GrammarError | undefined {
  const [less, noun, next] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (less?.word !== 'less' || !follows(noun) || !isPlural(noun) || noun.is.closed || !follows(next)) return undefined;
  if (!/^(?:than|on|in|for|of)$/.test(next.word) || /^(?:hits|times|means|resources|odds)$/.test(noun.word)) return undefined;
  return { code: 'print-word-wrong', message: 'A word is printed for another.', at: range(less, noun), expected: `fewer ${noun.word}` };
}

const [CUSTOM, RARELY] = [4, 6];

/** "its defense values" where every other place has "its defense value". */
function unusualNumber(tokens: readonly Token[], at: number, { triples }: WordKnowledge): GrammarError | undefined {
  const [owner, first, noun, next] = [tokens[at], tokens[at + 1], tokens[at + 2], tokens[at + 3]];
  if (
    owner === undefined ||
    !follows(first) ||
    !follows(noun) ||
    !/^(?:its|his|her)$/.test(owner.word) ||
    first.is.closed ||
    !isPlural(noun)
  )
    return undefined;
  const right = singularOf(noun.word);
  const usual = triples(owner.word, first.word, right);
  if (usual < CUSTOM || usual < triples(owner.word, first.word, noun.word) * RARELY) return undefined;
  return next !== undefined && follows(next) && /^(?:and|or|is|are)$/.test(next.word)
    ? undefined
    : wrongNumber(first, noun, `${first.word} ${right}`);
}
