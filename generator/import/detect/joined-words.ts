/** Words that are printed without the blank between them, judged by all other words that the documents and our rules use. */
import type { WordKnowledge } from '../word-knowledge.ts';

/** In letters: a shorter word may resemble another word, or two words, by chance. */
export const SURE_LENGTH = 6;
/** An unknown word near a word with at least this many uses is a misspelling of it. */
export const FREQUENT = 3;
/** From this many uses on, a sequence of words is a custom. */
export const OFTEN = 3;

/** Second parts of compounds: "set up" and "setup" are both right. */
const PARTICLE = /^(?:up|out|off|on|in|down|over|away|back|all|by|time|line|like|wise)$/;
/** Words that are no part of a compound: an unknown word that begins or ends with one is two words. */
export const FUNCTION_WORD =
  /^(?:a|an|the|of|and|or|to|that|this|is|are|its|it|if|for|from|with|when|than|then|may|can|must|be|by|as|at|your|you|any|each|not|has|have|was|will|which|only|half|both|into|onto|also|they|their|these|those|every|until|during|while|does|do|had|were|been|cannot|takes|makes|gives|gets|deals|becomes|already|always|never|next|another|other|within|same|first|would|should|could|between|after|before)$/;
/** In letters. */
export const SHORTEST_PART = 3;

/** Two words that follow each other elsewhere, or one of which is a function word, printed without the blank between. */
export function joinedWords(word: string, knowledge: WordKnowledge): string | undefined {
  const { count, isKnown, pairCount, similarWords } = knowledge;
  const mayBeMisspelt = similarWords(word).some((right) => count(right) >= FREQUENT);
  let best: { readonly parts: string; readonly times: number } | undefined;
  for (let at = 1; at < word.length; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (!isKnown(first) || !isKnown(second)) continue;
    if (PARTICLE.test(second) && !PARTICLE.test(first) && !takesNoParticle(first, knowledge)) continue;
    if (first.length === 1 && first !== 'a') continue;
    const times = pairCount(first, second);
    const hasFunctionWord = FUNCTION_WORD.test(first) || FUNCTION_WORD.test(second);
    const areLong = first.length >= SHORTEST_PART && second.length >= SHORTEST_PART;
    // How often the two words must follow each other elsewhere: two nouns are often one word ("gridlines").
    const fewestTimes = hasFunctionWord || (areLong && !areNouns(first, second, knowledge)) ? 1 : OFTEN;
    const mayBeUnseen =
      (hasFunctionWord ||
        (PARTICLE.test(second) && takesNoParticle(first, knowledge)) ||
        (areLong && isOnlyVerb(second, knowledge) && second.endsWith('s'))) &&
      !mayBeMisspelt &&
      first.length > 1 &&
      second.length > 1 &&
      word.length >= SURE_LENGTH &&
      isUsed(first, second, knowledge);
    if ((times >= fewestTimes || mayBeUnseen) && times >= (best?.times ?? 0)) best = { parts: `${first} ${second}`, times };
  }
  return best?.parts;
}

const areNouns = (first: string, second: string, { lexicon }: WordKnowledge): boolean => {
  const [one, other] = [lexicon.classOf(first), lexicon.classOf(second)];
  return one.singular && !one.verb && !one.adjective && (other.singular || other.plural);
};

/** Whether no noun is made of a word and a particle after it: "eachtime", "takenback". */
const takesNoParticle = (word: string, { lexicon }: WordKnowledge): boolean => {
  const { participle, verb } = lexicon.classOf(word);
  return FUNCTION_WORD.test(word) || (participle && !verb);
};

/** "fromthetray": three words, of which the first is a function word. */
export function threeWords(word: string, knowledge: WordKnowledge): string | undefined {
  for (let at = 2; at < word.length - SURE_LENGTH + 1; at++) {
    const [first, rest] = [word.slice(0, at), word.slice(at)];
    if (!FUNCTION_WORD.test(first) || knowledge.count(first) === 0 || knowledge.isKnown(rest)) continue;
    const others = joinedWords(rest, knowledge);
    if (others !== undefined) return `${first} ${others}`;
  }
  return undefined;
}

/** "moved", "occupies": no compound ends with such a word. */
export function isOnlyVerb(word: string, { lexicon }: WordKnowledge): boolean {
  const { past, verbS, singular, plural, adjective } = lexicon.classOf(word);
  return (past || verbS) && !singular && !plural && !adjective;
}

/** Whether the documents or our rules have both words, and the documents have at least one of them. */
const isUsed = (first: string, second: string, { count, isInOurRules }: WordKnowledge): boolean =>
  [first, second].every((word) => count(word) > 0 || isInOurRules(word)) && count(first) + count(second) > 0;

/** In letters: of shorter words, names are often made. */
const SHORTEST_UNSEEN = 4;

/**
 * "threefriendly": two words of the documents or our rules that do not follow each other elsewhere. Where other words are run together,
 * these are too.
 */
export function joinedUnseen(word: string, knowledge: WordKnowledge): string | undefined {
  for (let at = SHORTEST_UNSEEN; at <= word.length - SHORTEST_UNSEEN; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    const areWords = knowledge.lexicon.isWord(first) && knowledge.lexicon.isWord(second);
    if (areWords && isUsed(first, second, knowledge)) return `${first} ${second}`;
  }
  return undefined;
}

/** "characterWhen": a capital letter within a word, both parts of which are words. */
export function runTogether(printed: string, { count, isKnown, pairCount }: WordKnowledge): string | undefined {
  const [, first, second] = /^(\p{L}?\p{Ll}{2,})(\p{Lu}\p{Ll}+)$/u.exec(printed) ?? [];
  if (first === undefined || second === undefined || count(printed.toLowerCase()) >= OFTEN) return undefined;
  // With a capital letter at its beginning it may be a name, unless the two words follow each other elsewhere.
  if (/^\p{Lu}/u.test(printed) && pairCount(first.toLowerCase(), second.toLowerCase()) === 0) return undefined;
  return isKnown(first.toLowerCase()) && isKnown(second.toLowerCase()) ? `${first} ${second}` : undefined;
}

/** "isKOd": a word before an abbreviation of the documents. */
export function runIntoCapitals(printed: string, { count, isKnown, isInOurRules }: WordKnowledge): string | undefined {
  const [, first, short] = /^(\p{L}?\p{Ll}+)(\p{Lu}{2,}(?:['’]?\p{Ll}{1,3})?)$/u.exec(printed) ?? [];
  const isUsedHere = short !== undefined && (count(short.toLowerCase()) > 0 || isInOurRules(short.toLowerCase()));
  if (first !== undefined && isUsedHere && first.length > 1 && isKnown(first.toLowerCase())) return `${first} ${short}`;
  return undefined;
}
