/** Numbers and amounts before nouns: "52-cards deck", "two dices", "amount of cards", "less points". */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus } from '../corpus.ts';
import { beginsSentence, follows, type Token } from '../tokens.ts';
import type { WordKnowledge } from '../word-knowledge.ts';
import { atEachWord, type GrammarError, isPlural, isSingular, range, wrongNumber } from './english.ts';
import { pluralOf, singularOf } from './noun-phrases.ts';

export const findCountedNouns = (corpus: Corpus): Diagnostic[] =>
  atEachWord(
    corpus,
    (tokens, at, knowledge, { text }) =>
      numberedPlural(tokens, at, text) ??
      compoundNumber(tokens, at) ??
      dieOrDice(tokens, at) ??
      amountOf(tokens, at) ??
      numberOf(tokens, at, knowledge) ??
      severalOf(tokens, at, knowledge) ??
      lessThings(tokens, at),
  );

/** "a 52-cards deck", "a 6 faced die". */
function numberedPlural(tokens: readonly Token[], at: number, text: string): GrammarError | undefined {
  const [number, noun, next] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (number === undefined || noun === undefined || !/^(?:\d+|one|two|three|four|five|six|eight|ten|twelve|twenty)$/.test(number.word))
    return undefined;
  if (noun.gap === '-' && isPlural(noun) && follows(next) && next.is.singular && !next.is.closed && !next.is.verbS)
    return wrongNumber(number, noun, `${number.printed}-${singularOf(noun.word)}`);
  const before = tokens[at - 1];
  const isOfOne = before !== undefined && /^(?:an?|the|each|any|this|single)$/.test(before.word) && next?.is.singular === true;
  const lacksHyphen =
    (/^(?:sided|faced|handed|headed)$/.test(noun.word) && next?.is.closed === false) || (isOfOne && noun.word === 'player');
  if (!lacksHyphen || noun.gap !== ' ' || !follows(next) || text.slice(noun.end, noun.end + 1) !== ' ') return undefined;
  return {
    code: 'print-hyphen-lost',
    message: 'A hyphen is missing, perhaps lost at a line break.',
    at: range(number, noun),
    expected: `${number.printed}-${noun.word}`,
  };
}

/** Nouns that are not counted, or that a number names: "level 3". */
const UNCOUNTED =
  /^(?:damage|level|type|size|speed|attack|defen[cs]e|range|value|space|time|half|dice|move|movement|play|gold|money|fire|water)$/;

/** Whether a word is a verb, and not a plural such as "spaces" in "the 9 pirate lair spaces". */
const isVerb = ({ is, tag }: Token): boolean => is.verbS && (!is.plural || tag === 'VERB');

/** "a standard 52 card pack": a number before two nouns in the singular belongs to the first. */
function compoundNumber(tokens: readonly Token[], at: number): GrammarError | undefined {
  const [before, number, noun, head, next] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2], tokens[at + 3]];
  if (before === undefined || number === undefined || !follows(number) || !follows(noun) || !follows(head)) return undefined;
  if (!/^(?:[2-9]|\d\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)$/.test(number.word)) return undefined;
  const determiner = /^(?:an?|the|this|that|your)$/;
  // "a level 3 monster": the number belongs to the noun before it.
  if (
    /^(?:level|tier|rank|class|grade|type|size|step|page|round|phase|turn|section|chapter|part|rule|figure|player|act|stage|range)$/.test(
      before.word,
    )
  )
    return undefined;
  if (!determiner.test(before.word) && !((before.is.adjective || before.is.singular) && determiner.test(tokens[at - 2]?.word ?? '')))
    return undefined;
  if (!isSingular(noun) || noun.is.closed || noun.is.adjective || UNCOUNTED.test(noun.word) || !isSingular(head) || head.is.closed)
    return undefined;
  if (/^\p{Lu}/u.test(noun.printed + head.printed)) return undefined;
  const isLast = next === undefined || !follows(next) || (next.is.closed && next.word !== 'one') || isVerb(next);
  return isLast
    ? {
        code: 'print-hyphen-lost',
        message: 'A hyphen is missing, perhaps lost at a line break.',
        at: range(number, noun),
        expected: `${number.printed}-${noun.word}`,
      }
    : undefined;
}

/** "two dices", "roll two die", "a dice": the plural of "die" is "dice". */
function dieOrDice(tokens: readonly Token[], at: number): GrammarError | undefined {
  const [before, dice] = [tokens[at - 1], tokens[at]];
  if (dice === undefined) return undefined;
  if (dice.word === 'dices') return wrongNumber(dice, dice, 'dice');
  const next = tokens[at + 1];
  // "2 damage die"
  if (dice.word === 'die' && follows(dice) && before?.tag === 'NOUN' && before.is.singular && /^[2-9]$/.test(tokens[at - 2]?.word ?? ''))
    return wrongNumber(before, dice, 'dice');
  // "roll two die"
  if (dice.word === 'die' && before !== undefined && follows(dice) && /^(?:[02-9]|\d\d|two|three|four|five|six)$/.test(before.word))
    return (follows(next) && next.is.closed) || /^[.,;)]/.test(next?.gap ?? '.') ? wrongNumber(before, dice, 'dice') : undefined;
  if (dice.word !== 'dice' || before === undefined || !follows(dice) || (follows(next) && (next.tag === 'NOUN' || next.tag === 'PROPN')))
    return undefined;
  // "a 6-sided dice"
  const beforeSides = before.gap === '-' ? tokens[at - 3] : undefined;
  const first =
    beforeSides ??
    (follows(before) && (/^(?:single|\d+|sided|faced)$/.test(before.word) || before.is.singular || before.is.adjective)
      ? tokens[at - 2]
      : before);
  return first !== undefined && /^(?:an?|one|each|every|another)$/.test(first.word) ? wrongNumber(first, dice, 'die') : undefined;
}

/** "the same amount of squares": things that are counted have a number, not an amount. */
function amountOf(tokens: readonly Token[], at: number): GrammarError | undefined {
  const [amount, of, first, second] = [tokens[at], tokens[at + 1], tokens[at + 2], tokens[at + 3]];
  if (amount?.word !== 'amount' || of?.word !== 'of' || !follows(of) || !follows(first)) return undefined;
  const noun = isPlural(first) ? first : first.is.adjective && follows(second) && isPlural(second) ? second : undefined;
  if (noun === undefined || /^(?:resources|goods|funds|supplies|hits|data|credits|points|damages)$/.test(noun.word)) return undefined;
  return {
    code: 'print-word-wrong',
    message: 'A wrong word is printed here.',
    at: range(amount, noun),
    expected: `number of ${noun.word}`,
  };
}

/** "less points than": things that are counted are fewer, not less. */
function lessThings(tokens: readonly Token[], at: number): GrammarError | undefined {
  const [before, less, noun, next] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]];
  if (less?.word !== 'less' || !follows(noun) || !isPlural(noun) || noun.is.closed) return undefined;
  if (/^(?:hits|times|means|resources|odds|points)$/.test(noun.word) && before?.word === 'or') return undefined;
  const isCounted =
    before?.word === 'or' &&
    // "the 4 or less effects" are those of a 4 or less.
    tokens[at - 3]?.word !== 'the' &&
    /^\d+$/.test(tokens[at - 2]?.word ?? '') &&
    !(noun.is.verbS && follows(next) && /^(?:the|an?|its|their|it)$/.test(next.word));
  // "there are less points"
  if (/^(?:are|were)$/.test(before?.word ?? '') && follows(less) && !UNCOUNTED.test(singularOf(noun.word)))
    return { code: 'print-word-wrong', message: 'A wrong word is printed here.', at: range(less, noun), expected: `fewer ${noun.word}` };
  const isCompared = follows(next) && /^(?:than|on|in|for|of)$/.test(next.word) && !/^(?:hits|times|means|resources|odds)$/.test(noun.word);
  if (!isCounted && !isCompared) return undefined;
  return { code: 'print-word-wrong', message: 'A wrong word is printed here.', at: range(less, noun), expected: `fewer ${noun.word}` };
}

/** A noun whose plural occurs at least this often can be counted. */
const FEWEST_PLURALS = 3;

/** "5 token", "all unit involved": after a number the noun is in the plural, unless another follows it. */
function severalOf(tokens: readonly Token[], at: number, { count }: WordKnowledge): GrammarError | undefined {
  const [before, number, noun, next] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]];
  if (number === undefined || !/^(?:[2-9]|\d\d|all|two|three|four|five|six|seven|eight|nine|ten)$/.test(number.word) || !follows(noun))
    return undefined;
  const isSpelledOut = !/^(?:\d+|all)$/.test(number.word);
  const isObject = before !== undefined && /^(?:in|of|with|from|has|have|least|most|exactly)$/.test(before.word) && follows(number);
  const isSubject = /^(?:are|have|were)$/.test(next?.word ?? '') && follows(next);
  // "the two guard the door": after a number in words, a word that can be a verb counts as a noun in an object or a subject only.
  if (isSpelledOut && noun.is.verb && !isObject && !isSubject) return undefined;
  if (noun.tag !== 'NOUN' || !isSingular(noun) || noun.is.closed || noun.is.adjective || !/^\p{Ll}{3,}$/u.test(noun.printed))
    return undefined;
  if (UNCOUNTED.test(noun.word) || count(pluralOf(noun.word)) < (isSpelledOut ? 1 : FEWEST_PLURALS)) return undefined;
  // "step 3 card", "the all player game": the number belongs to the noun before it, or to a name.
  if (
    before !== undefined &&
    follows(number) &&
    !beginsSentence(tokens, at - 1) &&
    !(isSpelledOut && /^(?:all|these|those|its|their|your|the)$/.test(before.word)) &&
    (/^(?:NOUN|PROPN|DET|SYM)$/.test(before.tag) || /^(?:at|after|not)$/.test(before.word))
  )
    return undefined;
  const isLast =
    next === undefined ||
    /^[.,;:)]/.test(next.gap) ||
    (follows(next) && (isSpelledOut ? /^(?:ADP|AUX|SCONJ|ADV|PRON)$/ : /^(?:ADP|CCONJ|AUX|SCONJ|ADV|PRON)$/).test(next.tag)) ||
    (next.tag === 'VERB' && next.is.participle);
  return isLast && !/^-/.test(next?.gap ?? '') ? wrongNumber(number, noun, `${number.printed} ${pluralOf(noun.word)}`) : undefined;
}

/** "the number of token": a noun that is counted is in the plural here. */
function numberOf(tokens: readonly Token[], at: number, { count, isInOurRules }: WordKnowledge): GrammarError | undefined {
  const [number, of, noun, next] = [tokens[at], tokens[at + 1], tokens[at + 2], tokens[at + 3]];
  if (number?.word !== 'number' || of?.word !== 'of' || !follows(of) || !follows(noun) || !isSingular(noun)) return undefined;
  if (noun.is.closed || noun.is.adjective || noun.is.participle || UNCOUNTED.test(noun.word) || /^\p{Lu}/u.test(noun.printed))
    return undefined;
  const plural = pluralOf(noun.word);
  const isCounted = count(plural) + Number(isInOurRules(plural)) > 0;
  const isLast = next === undefined || !follows(next) || (next.is.closed && !/^(?:and|or)$/.test(next.word));
  return isCounted && isLast ? wrongNumber(of, noun, `of ${plural}`) : undefined;
}
