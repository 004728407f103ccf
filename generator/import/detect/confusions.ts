/** Real words printed in place of others, judged by the words around them in every other place of the documents and of our rules. */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus } from '../corpus.ts';
import type { PrintedSection } from '../document.ts';
import type { Word } from '../sentences.ts';
import type { WordKnowledge } from '../word-knowledge.ts';
import { grammarFinding } from './english.ts';

export function findConfusions({ documents, knowledge }: Corpus): Diagnostic[] {
  return documents
    .filter(({ isEnglish }) => isEnglish)
    .flatMap(({ sections }) =>
      sections.flatMap((section) => [
        ...findInSection(section, knowledge),
        ...missingEndings(section, knowledge),
        ...twinsIn(section, knowledge),
      ]),
    );
}

/** Words that writers confuse, or that differ by a typing mistake. */
const CONFUSABLE = [
  'then than that',
  'to two',
  'of off on ol',
  'from form',
  'is it in if its as',
  'lose loose',
  'loses looses',
  'effect affect',
  'effects affects',
  'through though trough thorough',
  'were where',
  'chose choose',
  'an and any',
  'he the',
  "your you you're",
  'passed past',
  'by be',
  'has have',
  'this these',
  'one on',
  'with which witch',
  'for far',
  'weather whether',
  'who whose',
  'made make',
  'may my',
  'at an',
].map((set) => set.split(' '));

const CONFUSED: ReadonlyMap<string, readonly string[]> = new Map(
  CONFUSABLE.flatMap((set) =>
    set.map(
      (word) => [word, CONFUSABLE.filter((one) => one.includes(word)).flatMap((one) => one.filter((other) => other !== word))] as const,
    ),
  ),
);

function findInSection(section: PrintedSection, knowledge: WordKnowledge): Diagnostic[] {
  const words = knowledge.words.get(section) ?? [];
  return words.flatMap((word, index) => {
    const [before, after] = [words[index - 1], words[index + 1]];
    if (!/^[a-z']{2,}$/.test(word.word)) return [];
    const wordBefore = before !== undefined && isBefore(section, before, word) ? before.word : undefined;
    const wordAfter = after !== undefined && isBefore(section, word, after) ? after.word : undefined;
    const right =
      wordBefore === undefined || wordAfter === undefined
        ? nounMeant(word.word, wordBefore, knowledge)
        : (meant(word.word, wordBefore, wordAfter, knowledge) ?? nounMeant(word.word, wordBefore, knowledge));
    if (right === undefined || (!/^\p{Ll}/u.test(section.text.slice(word.start)) && knowledge.count(right) < FREQUENT)) return [];
    const at = [word.start, word.end] as const;
    const message = 'A wrong word is printed here: elsewhere the words around it have the expected one.';
    return [grammarFinding(section, { code: 'print-word-wrong', message, at, expected: right })];
  });
}

/** Words that are no terms of a game where the text has the other word: "suite" beside "suit". */
const TWINS: ReadonlyMap<string, string> = new Map([
  ['suite', 'suit'],
  ['canon', 'cannon'],
  ['dessert', 'desert'],
  ['statute', 'statue'],
]);
/** How often the other word must occur, and how many times as often as the twin. */
const [FEWEST_OF_OTHER, TIMES_OF_OTHER] = [3, 2];

function twinsIn(section: PrintedSection, { words, count }: WordKnowledge): Diagnostic[] {
  const countOf = (word: string): number => count(word) + count(`${word}s`);
  return (words.get(section) ?? []).flatMap(({ word, start, end }) => {
    const twin = word.replace(/s$/, '');
    const right = TWINS.get(twin);
    if (right === undefined || countOf(right) < Math.max(FEWEST_OF_OTHER, countOf(twin) * TIMES_OF_OTHER)) return [];
    const message = 'A similar word is printed in place of the one that the text has elsewhere.';
    return [grammarFinding(section, { code: 'print-word-wrong', message, at: [start, end], expected: word.replace(twin, right) })];
  });
}

/** "the shot is block": after a form of "to be" every other place has the verb with its ending. */
function missingEndings(section: PrintedSection, { words, pairCount, lexicon }: WordKnowledge): Diagnostic[] {
  const sectionWords = words.get(section) ?? [];
  return sectionWords.flatMap((word, index) => {
    const before = sectionWords[index - 1];
    if (before === undefined || !BE.includes(before.word) || pairCount(before.word, word.word) > 1 || lexicon.classOf(word.word).adjective)
      return [];
    if (
      section.text.slice(before.end, word.start) !== ' ' ||
      !/^(?:[.,;]| (?:by|from|to|in|on|and|or|a|an|the|for|as|with|at|back|off|away|up|down|over|out|until|when|if|once|again|into)\b)/.test(
        section.text.slice(word.end),
      )
    )
      return [];
    const right = [`${word.word}ed`, `${word.word}d`].find((form) => BE.reduce((sum, be) => sum + pairCount(be, form), 0) > 1);
    if (right === undefined) return [];
    const at = [word.start, word.end] as const;
    const message = 'The verb lacks its ending.';
    return [grammarFinding(section, { code: 'print-word-wrong', message, at, expected: right })];
  });
}

const BE = ['is', 'are', 'was', 'were', 'be', 'been'];

const isBefore = ({ text }: PrintedSection, first: Word, second: Word): boolean => /^(?: |\n)$/.test(text.slice(first.end, second.start));

/** How often the word that was meant must occur beside the same word before, and beside the same word after. */
const OFTEN = 3;
/** From this many places on, a word is a term of the document. */
const FREQUENT = 5;
/** In letters: only rare words of this length and more are compared with frequent ones that are one letter away. */
const RARE_LENGTH = 4;

/** The word that was meant where another is printed; undefined if that is right. */
function meant(word: string, before: string, after: string, knowledge: WordKnowledge): string | undefined {
  const { pairCount, tripleCount, count, similarWords, isInOurRules, lexicon } = knowledge;
  // "wake up": a verb of two words.
  if (/^(?:up|off|out|down|away|back)$/.test(after) && lexicon.classOf(word).verb) return undefined;
  // "Whose it is".
  if (word === 'whose' && /^(?:it|they|he|she|this|that)$/.test(after)) return undefined;
  // Both pairs of words occur here. If one occurs in another place too, the word is meant.
  if (pairCount(before, word) > 1 || pairCount(word, after) > 1) return undefined;
  const confused = CONFUSED.get(word);
  const other = confused?.find((one) => {
    const [pairsBefore, pairsAfter] = [pairCount(before, one), pairCount(one, after)];
    return (
      (pairsBefore >= OFTEN && pairsAfter >= OFTEN && tripleCount(before, one, after) > 0) ||
      (tripleCount(before, one, after) > 1 && pairsBefore + pairsAfter >= OFTEN * 2)
    );
  });
  if (other !== undefined) return other;
  if (
    count(word) > 1 ||
    lexicon.isOnlyPast(word) ||
    /'/.test(word) ||
    isInOurRules(word) ||
    word.length < RARE_LENGTH ||
    FUNCTION_WORDS.test(before) ||
    FUNCTION_WORDS.test(after)
  )
    return undefined;
  return similarWords(word).find((other) => {
    const [pairsBefore, pairsAfter] = [pairCount(before, other), pairCount(other, after)];
    if (isInflected(word, other) || (count(other) === 0 && !isInOurRules(other))) return false;
    return (
      (pairsBefore > 0 && pairsAfter > 0 && pairsBefore + pairsAfter > OFTEN) ||
      (count(other) >= FREQUENT && Math.max(pairsBefore, pairsAfter) > OFTEN)
    );
  });
}

/** In at least this many places the noun that was meant must follow the same word. */
const VERY_OFTEN = 8;

/** "the die rill": a noun that occurs once, one letter from a noun that often follows the same word. */
function nounMeant(word: string, before: string | undefined, knowledge: WordKnowledge): string | undefined {
  const { pairCount, count, similarWords, isInOurRules, lexicon } = knowledge;
  if (before === undefined || FUNCTION_WORDS.test(before) || count(word) > 1 || isInOurRules(word) || pairCount(before, word) > 1)
    return undefined;
  const isNoun = (one: string): boolean => lexicon.classOf(one).singular && !lexicon.classOf(one).closed;
  if (!isNoun(word) || lexicon.classOf(word).adjective) return undefined;
  return similarWords(word).find(
    (other) => isNoun(other) && !isInflected(word, other) && count(other) >= FREQUENT && pairCount(before, other) >= VERY_OFTEN,
  );
}

/** Between such words nearly every word occurs. */
const FUNCTION_WORDS = /^(?:the|an?|of|to|and|or|in|on|is|it|its|for|that|with|be|by|if|are|as|at|from|any|this|each|may|can)$/;

/** Whether two words are forms of one. */
const isInflected = (a: string, b: string): boolean => {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length < long.length && long.startsWith(short);
};
