/** Noun phrases whose words do not fit each other: "a ranged combat attacks", "all player", "terrains types". */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus } from '../corpus.ts';
import { headOf } from '../phrases.ts';
import { beginsClause, follows, type Token } from '../tokens.ts';
import { MODALS, PREPOSITIONS } from '../word-classes.ts';
import type { WordKnowledge } from '../word-knowledge.ts';
import { atEachWord, type GrammarError, isPlural, isSingular, wrongNumber } from './english.ts';

export const findNounPhrases = (corpus: Corpus): Diagnostic[] =>
  atEachWord(
    corpus,
    (tokens, at, knowledge) =>
      pluralAfterOne(tokens, at, knowledge) ??
      pluralAfterEach(tokens, at, knowledge) ??
      pluralAfterThat(tokens, at, knowledge) ??
      oneOrMore(tokens, at) ??
      singularAfterAll(tokens, at, knowledge) ??
      singularAfterMany(tokens, at) ??
      twoPlurals(tokens, at, knowledge),
  );

export function singularOf(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:ss|sh|ch|x)es$/.test(word) ? word.slice(0, -2) : word.replace(/s$/, '');
}

export function pluralOf(word: string): string {
  if (word === 'die') return 'dice';
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|sh|ch|x)$/.test(word) ? `${word}es` : `${word}s`;
}

/** The most modifiers between an article and its noun. */
const MOST_MODIFIERS = 4;
const isModifier = ({ is, word, printed }: Token): boolean =>
  is.adjective ||
  is.participle ||
  (is.singular && !is.verbS) ||
  /^(?:or|and|single|special|printed)$|^un\p{Ll}+ed$/u.test(word) ||
  /^\p{Lu}\p{Ll}+$/u.test(printed);
/** Words that may follow a noun phrase: the word before them is its noun. */
const AFTER_PHRASE =
  /^(?:is|are|was|were|has|have|of|in|on|at|by|from|to|for|with|against|that|which|who|can|may|must|will|as|if|when|during|within)$/;

/**
 * "each special markers is", "a close or ranged combat attacks against", "in an unoccupied squares": the noun is some words after its
 * article.
 */
function pluralAfterOne(tokens: readonly Token[], at: number, { pairCount, count, isInOurRules }: WordKnowledge): GrammarError | undefined {
  const article = tokens[at];
  if (
    article === undefined ||
    !/^(?:an?|each|every|another|one)$/.test(article.word) ||
    /^(?:or|of|at|by|more)$/.test(tokens[at + 1]?.word ?? '')
  )
    return undefined;
  const before = tokens[at - 1];
  const isObject = follows(article) && (PREPOSITIONS.has(before?.word ?? '') || before?.is.verb === true);
  for (let index = at + 1; index <= at + 1 + MOST_MODIFIERS; index++) {
    const [last, noun] = [tokens[index - 1], tokens[index]];
    if (last === undefined || !follows(noun) || (/^(?:or|and)$/.test(last.word) && isPlural(noun))) return undefined;
    if (index > at + 1 && isPlural(noun) && !noun.is.closed) {
      const singular = singularOf(noun.word);
      const isKnown = (count(singular) > 0 || isInOurRules(singular)) && singular !== noun.word && !/s$/.test(singular);
      const isAmount = /^(?:few|lot|number|pair|couple|total|dozen|hundred|great|good)$/.test(tokens[at + 1]?.word ?? '');
      const hasNoOtherNoun = tokens.slice(at + 1, index).every(({ is }) => !is.singular);
      // In the object of a preposition or verb, which has no verb of its own, a word that may be a verb is a noun.
      const isNoun = !noun.is.verbS || (isObject && (hasNoOtherNoun || article.word === 'one' || pairCount(last.word, singular) > 2));
      const next = tokens[index + 1];
      const isLastNoun = phraseEndsBefore(next) || (follows(next) && /^(?:next|adjacent|instead|until|before|after)$/.test(next.word));
      // "under a time limit guests who wait": the noun of the article is "limit", and a comma is missing after it.
      const beginsOther = !hasNoOtherNoun && beginsPluralRelative(tokens, index + 1);
      return isLastNoun && isNoun && isKnown && !isAmount && !beginsOther ? wrongNumber(last, noun, `${last.word} ${singular}`) : undefined;
    }
    if (!isModifier(noun) || isPlural(noun)) return undefined;
  }
  return undefined;
}

/** Whether a relative clause with a plural verb begins here: "who wait". */
const beginsPluralRelative = (tokens: readonly Token[], at: number): boolean => {
  const [relative, verb] = [tokens[at], tokens[at + 1]];
  return relative !== undefined && /^(?:who|that|which)$/.test(relative.word) && follows(verb) && verb.is.verb && !verb.is.verbS;
};

const phraseEndsBefore = (next: Token | undefined): boolean =>
  next === undefined || /^[.,;:)]/.test(next.gap) || (follows(next) && AFTER_PHRASE.test(next.word));

/** "for each tests,": after "each" a plural that ends its phrase is no verb. */
function pluralAfterEach(tokens: readonly Token[], at: number, { count, isInOurRules }: WordKnowledge): GrammarError | undefined {
  const [before, each, noun, next] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]];
  if (
    each?.word !== 'each' ||
    !follows(noun) ||
    !isPlural(noun) ||
    noun.is.closed ||
    !PREPOSITIONS.has(before?.word ?? '') ||
    !follows(each)
  )
    return undefined;
  const singular = singularOf(noun.word);
  const isLastNoun = next === undefined || /^[.,;:)]/.test(next.gap);
  return isLastNoun && (count(singular) > 0 || isInOurRules(singular)) && !/s$/.test(singular)
    ? wrongNumber(each, noun, `each ${singular}`)
    : undefined;
}

/** "When a player takes a card, that cards becomes", "this second rules means": a verb of the third person shows that one thing is meant. */
function pluralAfterThat(tokens: readonly Token[], at: number, { count, isInOurRules }: WordKnowledge): GrammarError | undefined {
  const that = tokens[at];
  const nounAt = /^(?:first|second|third|last)$/.test(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1;
  const [noun, verb] = [tokens[nounAt], tokens[nounAt + 1]];
  if (that === undefined || !/^(?:that|this)$/.test(that.word) || !follows(noun) || !follows(verb) || !isPlural(noun)) return undefined;
  if (!/^(?:is|was|has|becomes|gets|does|gains|loses|remains|means)$/.test(verb.word) || !beginsClause(tokens, at)) return undefined;
  const singular = singularOf(noun.word);
  return (count(singular) > 0 || isInOurRules(singular)) && !/s$/.test(singular)
    ? wrongNumber(that, noun, `${that.word} ${nounAt === at + 1 ? '' : `${tokens[at + 1]?.word ?? ''} `}${singular}`)
    : undefined;
}

/** "one or more player must": after "one or more" comes a plural. */
function oneOrMore(tokens: readonly Token[], at: number): GrammarError | undefined {
  const [one, or, more] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (
    one === undefined ||
    or?.word !== 'or' ||
    more?.word !== 'more' ||
    !/^(?:one|two|three|\d+)$/.test(one.word) ||
    !follows(tokens[at + 3])
  )
    return undefined;
  const head = headOf(tokens, at + 3);
  const noun = head === undefined ? undefined : tokens[head];
  const next = head === undefined ? undefined : tokens[head + 1];
  if (noun === undefined || !isSingular(noun) || noun.is.adjective || MASS.test(noun.word) || !follows(next)) return undefined;
  if (tokens.slice(at + 3, head).some(({ is }) => is.plural || is.ing)) return undefined;
  return /^(?:can|may|must|will|is|are|has|have|that|who|which|of)$/.test(next.word)
    ? wrongNumber(more, noun, pluralOf(noun.word))
    : undefined;
}

/** Nouns that may be singular after "all", "many" or "one or more": mass nouns, and words before another noun ("all attack rolls"). */
const MASS =
  /^(?:damage|space|distance|movement|ability|time|room|play|debris|water|fire|cover|equipment|information|combat|terrain|money|gold|energy|magic|food|effect|speed|range|attack|defen[cs]e|action|power|credit|text|content|art|work|type|color|colour)$/;

/** "all player must", "both side". */
function singularAfterAll(
  tokens: readonly Token[],
  at: number,
  { count, pairCount, isInOurRules }: WordKnowledge,
): GrammarError | undefined {
  const [all, noun, next] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (
    all === undefined ||
    !/^(?:all|both)$/.test(all.word) ||
    // "You can both turn": a verb.
    (follows(all) && (MODALS.has(tokens[at - 1]?.word ?? '') || /^(?:you|they|we|to)$/.test(tokens[at - 1]?.word ?? ''))) ||
    !follows(noun) ||
    !isSingular(noun) ||
    noun.is.adjective ||
    noun.is.participle ||
    MASS.test(noun.word)
  )
    return undefined;
  const plural = pluralOf(noun.word);
  const isCountable = ['a', 'an', 'each', 'every', 'one', 'another'].some((word) => pairCount(word, noun.word) > 0);
  if (
    (!isCountable && !isInOurRules(plural)) ||
    !(count(plural) > 0 || pairCount('all', plural) > 0 || isInOurRules(plural)) ||
    !/^\p{Ll}+$/u.test(noun.printed)
  )
    return undefined;
  const isLastNoun =
    follows(next) &&
    (AFTER_PHRASE.test(next.word) ||
      next.word === 'using' ||
      (next.is.verb && !next.is.singular) ||
      /^(?:check|move|roll|play|draw|take)$/.test(next.word));
  return isLastNoun ? wrongNumber(all, noun, `${all.word} ${plural}`) : undefined;
}

/** "many world of the old map": what is counted ends the phrase. */
function singularAfterMany(tokens: readonly Token[], at: number): GrammarError | undefined {
  const [before, many, noun, next] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]];
  if (many === undefined || !/^(?:many|several|various|multiple)$/.test(many.word) || /^(?:as|how|so|too|that)$/.test(before?.word ?? ''))
    return undefined;
  if (!follows(noun) || !isSingular(noun) || noun.is.closed || !/^\p{Ll}{3,}$/u.test(noun.printed) || MASS.test(noun.word))
    return undefined;
  const { verb, adjective, participle, ing, adverb } = noun.is;
  if (verb || adjective || participle || ing || adverb) return undefined;
  return phraseEndsBefore(next) ? wrongNumber(many, noun, `${many.word} ${pluralOf(noun.word)}`) : undefined;
}

/** Plurals that may be before other nouns. */
const COMPOUND_PLURAL =
  /^(?:points|hits|arms|sports|goods|savings|results|rules|systems|games|means|times|ways|reasons|credits|operations|wins|odds|dice|data)$/;

/** The longest relative clause that is recognised, in words. */
const LONGEST_RELATIVE = 6;

/** "different terrains types": a noun before another noun has no plural ending. */
function twoPlurals(tokens: readonly Token[], at: number, { pairCount, count }: WordKnowledge): GrammarError | undefined {
  const [before, first, second, next] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]];
  if (before === undefined || first === undefined || !follows(first) || !follows(second) || !isPlural(first) || !isPlural(second))
    return undefined;
  if (!/^\p{Ll}+$/u.test(first.printed + second.printed) || COMPOUND_PLURAL.test(first.word) || pairCount(first.word, second.word) > 1)
    return undefined;
  // "one of the guests falls"
  if (tokens[at - 3]?.word === 'one' && tokens[at - 2]?.word === 'of' && second.is.verbS) return undefined;
  // "a guest who waits three rounds leaves": the verb after a relative clause.
  if (second.is.verbS && tokens.slice(Math.max(0, at - LONGEST_RELATIVE), at).some(({ word }) => /^(?:who|that|which)$/.test(word)))
    return undefined;
  // "it currently throws errors": a verb.
  if (first.is.verbS && (before.is.adverb || /^(?:it|he|she|that|which|who)$/.test(before.word))) return undefined;
  const singular = singularOf(first.word);
  const isAfterManyWord =
    /^(?:different|various|several|these|those|other|many|two|three|four|five|six|all|special|additional|extra)$/.test(before.word);
  const isSingularUsual = pairCount(singular, second.word) > 1;
  if (
    !phraseEndsBefore(next) ||
    (second.is.verbS && !(isAfterManyWord || isSingularUsual)) ||
    (first.is.verbS && !isAfterManyWord && !isSingularUsual)
  )
    return undefined;
  return isSingularUsual || (isAfterManyWord && (count(singular) > 0 || !second.is.verbS))
    ? wrongNumber(first, second, `${singular} ${second.word}`)
    : undefined;
}
