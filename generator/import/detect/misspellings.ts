import { capitalised } from '../../../engine/base/text.ts';
import type { WordKnowledge } from '../word-knowledge.ts';
import { FREQUENT, FUNCTION_WORD, SHORTEST_PART, SURE_LENGTH } from './joined-words.ts';
import { singularOf } from './noun-phrases.ts';

/** In letters: in shorter words two swapped letters prove nothing. */
const SHORTEST_SWAPPED = 4;
/** In letters: a shorter word with a letter before it may be another word. */
const SHORTEST_AFTER_EXTRA = 4;

/** Letters as a scan misreads them, and as they are printed. */
const SHAPES: readonly (readonly [string, string])[] = [
  ['rn', 'm'],
  ['cl', 'd'],
  ['vv', 'w'],
  ['ii', 'u'],
  ['li', 'h'],
  ['tb', 'th'],
];

/** A word that is used more often than this, and shares only its consonants with an English word, is a term: "caravanserai". */
const MOST_SOUND_ALIKE = 3;

/** The known word of which this one is a misspelling. */
export function rightWord(printed: string, knowledge: WordKnowledge): string | undefined {
  const word = printed.replace(/'s?$/, '');
  // "Gliński" is no misprint of "Glinski".
  const plain = word.normalize('NFD').replaceAll(/\p{M}/gu, '');
  if (plain !== word && (knowledge.count(plain) > 0 || knowledge.lexicon.isWord(plain))) return undefined;
  const unscanned = SHAPES.map(([seen, meant]) => word.replace(seen, meant)).find((other) => other !== word && knowledge.count(other) > 0);
  if (unscanned !== undefined) return unscanned;
  const candidates = knowledge.similarWords(word).filter((candidate) => isMisspelling(word, candidate, knowledge));
  const oneEditAway = candidates.find((candidate) => word.length >= SHORTEST_SWAPPED && isSwapped(word, candidate)) ?? candidates[0];
  if (oneEditAway !== undefined) return oneEditAway;
  const plural = pluralOf(printed, knowledge);
  if (plural !== undefined) return plural;
  const mayBeTerm = word.length < SURE_LENGTH || knowledge.count(word) > MOST_SOUND_ALIKE || isCompound(word, knowledge);
  return mayBeTerm ? undefined : knowledge.lexicon.soundAlike(word);
}

/** "partys" */
function pluralOf(word: string, { lexicon }: WordKnowledge): string | undefined {
  const plural = word.replace(/(?<=^\p{Ll}+[^aeiou])ys$/u, 'ies');
  return plural !== word && lexicon.isWord(plural) ? plural : undefined;
}

/**
 * The English word that a word at the beginning of a sentence misspells, although it may be a name: its plural is wrong, or two letters
 * changed places.
 */
export function rightAtBeginning(word: string, knowledge: WordKnowledge): string | undefined {
  const { count, similarWords } = knowledge;
  if (word.length < SURE_LENGTH || count(word) > 1) return undefined;
  return pluralOf(word, knowledge) ?? similarWords(word).find((right) => right[0] === word[0] && isSwapped(word, right));
}

/** "tidebreaker": two words that are known; "undead": one with a prefix. */
const isCompound = (word: string, { isKnown }: WordKnowledge): boolean =>
  isKnown(/^(?:un|re|non|pre|anti|multi|sub|mis)(\p{Ll}{4,})$/u.exec(word)?.[1] ?? '') ||
  Array.from({ length: word.length }, (_, at) => at).some(
    (at) => at >= SHORTEST_PART && word.length - at >= SHORTEST_PART && isKnown(word.slice(0, at)) && isKnown(word.slice(at)),
  );

/** Whether an unknown word is more likely a misspelling of a known one than a word of its own. */
function isMisspelling(word: string, right: string, knowledge: WordKnowledge): boolean {
  const { count } = knowledge;
  const at = firstDifference(word, right);
  const longer = word.length > right.length ? word : right;
  const isLetterDoubled = word.length !== right.length && at > 0 && longer[at] === longer[at - 1];
  const usesOfRight = count(right);
  if (isSwapped(word, right) && word.length >= SHORTEST_SWAPPED) return true;
  // "sharpend"
  if (/[^aeiou]d$/.test(word) && right === `${word.slice(0, -1)}ed`) return true;
  // With one ending more it is another form of the word.
  if (!isLetterDoubled && (word === `${right}s` || right === `${word}s` || word === `${right}d`)) return false;
  // "necroes" and "necroed" are forms of one word.
  if (word.slice(0, -1) === right.slice(0, -1) && /[sd]$/.test(word) && /[sd]$/.test(right)) return false;
  if (isLetterDoubled && word.length >= SURE_LENGTH - 1) return true;
  if (usesOfRight === 0 && isCompound(word, knowledge) && !lacksLetter(word, right)) return false;
  // The first letter of a word is rarely wrong: such a difference needs more evidence.
  if (at === 0 && FUNCTION_WORD.test(right) && usesOfRight >= FREQUENT) return word.length === right.length;
  if (word.slice(1) === right && right.length >= SHORTEST_AFTER_EXTRA && usesOfRight >= FREQUENT && count(word) === 1) return true;
  if (at === 0 && !(word.length < right.length && usesOfRight > 0)) return usesOfRight >= FREQUENT && word.length >= SURE_LENGTH;
  return usesOfRight >= FREQUENT || (word.length >= SURE_LENGTH - 1 && (usesOfRight > 0 || word.length >= SURE_LENGTH));
}

/** In letters: nearly every shorter name has an English word at one edit. */
const SHORTEST_NAME = 5;
/** From this many letters on, a name is unlikely to be one wrong letter away from an English word. */
export const LONG_NAME = 8;
/** A word that is written more often is a name. */
const MOST_MISSPELT = 2;

/**
 * The English word that a word with a capital letter misspells. It may be a name: only in a long word one wrong letter counts, in a shorter
 * one two letters that changed places.
 */
export function rightOfCapital(printed: string, knowledge: WordKnowledge): string | undefined {
  const { count, similarWords, lexicon, isInOurRules } = knowledge;
  const word = printed.toLowerCase();
  if (word.length < SHORTEST_NAME || count(word) > MOST_MISSPELT || !LETTERS.test(word)) return undefined;
  const isTwoWords = isCompound(word, knowledge);
  const isInCapitals = printed === printed.toUpperCase();
  return similarWords(word).find((right) => {
    if (!lexicon.isWord(right) || right[0] !== word[0]) return false;
    if (isSwapped(word, right) && (count(right) > 0 || word.length >= (isInCapitals ? LONG_NAME : SURE_LENGTH))) return true;
    if (isTwoWords) return false;
    if (!isInCapitals && lacksLetter(word, right)) return true;
    // "THERMITE" and "Thermite" beside "termite": a dictionary lacks many words.
    if (
      (isInCapitals || word.length > right.length) &&
      count(right) + count(singularOf(right)) === 0 &&
      !isInOurRules(right) &&
      !((word.length < right.length || !isInCapitals) && isDoubling(word, right))
    )
      return false;
    const isEnding = word.startsWith(right) || right.startsWith(word);
    return !isEnding && (word.length >= LONG_NAME || (word.length >= SURE_LENGTH && count(right) > 0));
  });
}

/** The fewest places that establish a name; the second number is for names of SHORTEST_NAME letters, which resemble other names. */
const [ESTABLISHED, WELL_ESTABLISHED] = [3, 6];

/** The name that is printed with one letter wrong, once: "Aragon" beside "Aragorn" in three other places. */
export function nameOf(printed: string, { count, similarWords, lexicon }: WordKnowledge): string | undefined {
  const word = printed.toLowerCase();
  if (word.length < SHORTEST_NAME || count(word) > 1 || lexicon.isWord(capitalised(word))) return undefined;
  const fewest = word.length === SHORTEST_NAME ? WELL_ESTABLISHED : ESTABLISHED;
  return similarWords(word).find((name) => {
    const isOtherForm = name.startsWith(word) || word.startsWith(name) || name.slice(0, -1) === word.slice(0, -1);
    return count(name) >= fewest && !lexicon.isWord(name) && name[0] === word[0] && !isOtherForm;
  });
}

const LETTERS = /^\p{Ll}+$/u;

function firstDifference(word: string, other: string): number {
  let at = 0;
  while (at < word.length && word[at] === other[at]) at++;
  return at;
}

/**
 * Whether a word so long that it is no name lacks a letter inside: "Religon". A letter that is missing only before an ending (s, d,
 * es, ed) does not count: "Necroes" may be a form of the name "Necro", not "necrotes" without its t.
 */
export function lacksLetter(word: string, right: string): boolean {
  const at = firstDifference(word, right);
  const rest = word.slice(at);
  return word.length >= SURE_LENGTH + 1 && at > 0 && !/^(?:e?[sd])?$/.test(rest) && rest === right.slice(at + 1);
}

/** Whether a letter is doubled in one of two words and not in the other. */
const isDoubling = (word: string, right: string): boolean =>
  word.length !== right.length && word.replaceAll(/(\p{L})\1/gu, '$1') === right.replaceAll(/(\p{L})\1/gu, '$1');

/** Whether two neighbouring letters changed places. */
function isSwapped(word: string, right: string): boolean {
  const at = firstDifference(word, right);
  return word.length === right.length && at > 0 && word[at] === right[at + 1] && word[at + 1] === right[at];
}

/** "thats", "doesnt": a word of grammar that only an apostrophe makes English. */
export function contractionOf(word: string, { lexicon }: WordKnowledge): string | undefined {
  const [, base, ending] = /^(\p{Ll}{2,}n)(t)$/u.exec(word) ?? /^(\p{Ll}{2,}?)(s|re|ll|ve)$/u.exec(word) ?? [];
  if (base === undefined || ending === undefined || lexicon.isWord(word)) return undefined;
  const isGrammar = ending === 't' || lexicon.classOf(base).closed;
  const apart = `${base}'${ending}`;
  return isGrammar && lexicon.isWord(apart) ? apart : undefined;
}
