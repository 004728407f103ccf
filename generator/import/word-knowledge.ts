import { appendTo } from '../../engine/base/append-to.ts';
import { type PrintedSection, withHeadings } from './document.ts';
import type { Lexicon } from './lexicon.ts';
import { type Word, wordsOf } from './sentences.ts';
import { type Token, tokensOf } from './tokens.ts';

export interface WordKnowledge {
  /** Occurrences in the documents. */
  count(word: string): number;
  isInOurRules(word: string): boolean;
  /** Whether our rules often use two words, of which the second is a noun, side by side and in lower-case letters. */
  isTermOfOurs(first: string, second: string): boolean;
  /** Whether our rules use a word, English has it, or it is a term of the documents by its number of uses. */
  isKnown(word: string): boolean;
  /** Occurrences of two words in sequence, in the documents and in our rules. The place that a detector judges is one of them. */
  pairCount(first: string, second: string): number;
  tripleCount(first: string, second: string, third: string): number;
  /** The words at one edit (insertion, deletion, replacement, swap of neighbours), those first that the documents use most. */
  similarWords(word: string): readonly string[];
  /** The hyphened word that has these letters, and its occurrences. */
  hyphenedForm(word: string): { readonly word: string; readonly count: number } | undefined;
  /** By English section, its words in order. */
  readonly words: ReadonlyMap<PrintedSection, readonly Word[]>;
  /** The words of an English section with what they can be; of other sections none. */
  tokensOf(section: PrintedSection): readonly Token[];
  readonly lexicon: Lexicon;
}

/** A word of the documents that is not English, and a pair of words in our rules, is a term if it is in at least this many places. */
const FEWEST_TERM_USES = 3;
/** A word of at least this many letters that has the consonants of an English word is a term only from `FEWEST_SURE_USES` places on. */
const SHORTEST_SOUND_ALIKE = 7;
/** A word of at least this many letters that is one letter away from an English one is a term only from this many places on. */
const [LONG_WORD, FEWEST_SURE_USES] = [10, 12];
/** However often a word occurs, it is a misprint if a word at one edit occurs this many times as often. */
const OUTNUMBERED = 8;
/** For at most this many rare words the dictionary is searched for similar ones: a text with more is hardly English. */
const MOST_LOOKED_UP = 1500;

const LOWER_CASE_PAIR = /^\p{Ll}+ \p{Ll}+$/u;

export function wordKnowledge(sections: readonly PrintedSection[], ourTexts: readonly string[], lexicon: Lexicon): WordKnowledge {
  const words = new Map(sections.map((section) => [section, wordsOf(section.text)]));
  const tokens = new Map(sections.map((section) => [section, tokensOf(section, words.get(section) ?? [], lexicon)]));
  const counts = new Map<string, number>();
  const sequenceCounts = new Map<string, number>();
  for (const list of words.values()) {
    for (const { word } of list) add(counts, word);
    addSequences(sequenceCounts, list);
  }
  for (const { title } of withHeadings(sections)) for (const { word } of wordsOf(title)) add(counts, word);
  const { ourWords, lowerCasePairCounts } = countOurWords(ourTexts, sequenceCounts);
  const hyphenedByLetters = hyphenedWords(sections);
  const count = (word: string): number => counts.get(word) ?? 0;
  const wordsByForm = deletionIndex(new Set([...ourWords, ...counts.keys()]));
  const similarByWord = new Map<string, readonly string[]>();
  const similarWords = (word: string): readonly string[] => {
    const found = similarByWord.get(word);
    if (found !== undefined) return found;
    const usedWords = [word, ...deletionsOf(word)].flatMap((form) => wordsByForm.get(form) ?? []).filter((other) => isOneEdit(word, other));
    const all = [...new Set([...usedWords, ...(similarByWord.size < MOST_LOOKED_UP ? lexicon.similarWords(word) : [])])]
      .filter((other) => ourWords.has(other) || lexicon.isWord(other) || count(other) > 1)
      .sort((a, b) => count(b) + Number(ourWords.has(b)) - count(a) - Number(ourWords.has(a)) || (a < b ? -1 : 1));
    similarByWord.set(word, all);
    return all;
  };
  const isTerm = (word: string): boolean =>
    count(word) >= FEWEST_TERM_USES &&
    !isArticleAndNoun(word, counts, sequenceCounts) &&
    (count(word) >= FEWEST_SURE_USES || !mayBeMisspelt(word, lexicon)) &&
    count(similarWords(word)[0] ?? '') < count(word) * OUTNUMBERED;
  const isKnownForm = (word: string): boolean => ourWords.has(word) || lexicon.isWord(word) || isTerm(word);
  const isBeforeNoun = (first: string, second: string): boolean => !lexicon.classOf(first).closed && lexicon.classOf(second).singular;
  return {
    count,
    isInOurRules: (word) => ourWords.has(word),
    isTermOfOurs: (first, second) =>
      isBeforeNoun(first, second) && (lowerCasePairCounts.get(`${first} ${second}`) ?? 0) >= FEWEST_TERM_USES,
    // Endings are taken off terms alone: the dictionary has the right forms of English words.
    isKnown: (word) =>
      formsOf(word, lexicon).some(isKnownForm) || withoutEndings(word).some((base) => !lexicon.isWord(base) && isTerm(base)),
    pairCount: (first, second) => sequenceCounts.get(`${first} ${second}`) ?? 0,
    tripleCount: (first, second, third) => sequenceCounts.get(`${first} ${second} ${third}`) ?? 0,
    similarWords,
    hyphenedForm: (word) => hyphenedByLetters.get(word),
    words,
    tokensOf: (section) => tokens.get(section) ?? [],
    lexicon,
  };
}

const ARTICLE_AND_NOUN = /^(the|this|that|your|each|any|an?)(\p{Ll}{4,})$/u;
/** "thecharacter", even several times: "the character" is far more frequent. */
function isArticleAndNoun(word: string, counts: ReadonlyMap<string, number>, sequenceCounts: ReadonlyMap<string, number>): boolean {
  const [, article, noun] = ARTICLE_AND_NOUN.exec(word) ?? [];
  return article !== undefined && (sequenceCounts.get(`${article} ${noun}`) ?? 0) > (counts.get(word) ?? 0) * OUTNUMBERED;
}

const mayBeMisspelt = (word: string, lexicon: Lexicon): boolean =>
  (word.length >= LONG_WORD && lexicon.similarWords(word).length > 0) ||
  (word.length >= SHORTEST_SOUND_ALIKE && lexicon.soundAlike(word) !== undefined);

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Counts the words of our rules, and adds their sequences to those of the documents. */
function countOurWords(
  ourTexts: readonly string[],
  sequenceCounts: Map<string, number>,
): { readonly ourWords: ReadonlySet<string>; readonly lowerCasePairCounts: ReadonlyMap<string, number> } {
  const ourWords = new Set<string>();
  const lowerCasePairCounts = new Map<string, number>();
  for (const text of ourTexts) {
    const list = wordsOf(text);
    for (const { word } of list) ourWords.add(word);
    addLowerCasePairs(lowerCasePairCounts, text, list);
    addSequences(sequenceCounts, list);
  }
  return { ourWords, lowerCasePairCounts };
}

function addLowerCasePairs(counts: Map<string, number>, text: string, list: readonly Word[]): void {
  list.forEach(({ start }, index) => {
    const pair = text.slice(start, list[index + 1]?.end);
    if (LOWER_CASE_PAIR.test(pair)) add(counts, pair);
  });
}

function addSequences(sequenceCounts: Map<string, number>, list: readonly Word[]): void {
  list.forEach(({ word }, index) => {
    const [second, third] = [list[index + 1], list[index + 2]];
    if (second === undefined) return;
    add(sequenceCounts, `${word} ${second.word}`);
    if (third !== undefined) add(sequenceCounts, `${word} ${second.word} ${third.word}`);
  });
}

const HYPHENED = /(?<![\p{L}\p{N}-])\p{Ll}{2,}-\p{Ll}{3,}(?![\p{L}\p{N}-])/giu;

function hyphenedWords(sections: readonly PrintedSection[]): ReadonlyMap<string, { readonly word: string; readonly count: number }> {
  const out = new Map<string, { readonly word: string; readonly count: number }>();
  for (const { title, text } of sections)
    for (const [found] of `${title}\n${text}`.matchAll(HYPHENED)) {
      const word = found.toLowerCase();
      const key = word.replace('-', '');
      out.set(key, { word, count: (out.get(key)?.count ?? 0) + 1 });
    }
  return out;
}

const LETTERS = /^\p{Ll}+$/u;
/** In letters: shorter and longer words are not indexed. */
const [SHORTEST, LONGEST] = [4, 24];

const deletionsOf = (word: string): string[] => [...word].map((_, at) => word.slice(0, at) + word.slice(at + 1));

/** The words by themselves and by each of their forms with one letter less: two words at one edit share a form. */
function deletionIndex(words: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < SHORTEST || word.length > LONGEST || !LETTERS.test(word)) continue;
    for (const form of new Set([word, ...deletionsOf(word)])) appendTo(index, form, word);
  }
  return index;
}

/** Whether one insertion, deletion, replacement or swap of neighbours makes one word of the other. */
function isOneEdit(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let [endA, endB] = [a.length, b.length];
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--;
    endB--;
  }
  const [left, right] = [a.slice(start, endA), b.slice(start, endB)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

/** A word, and what is left of it without "'s" and without a beginning or an ending that makes new words. */
function formsOf(word: string, lexicon: Lexicon): string[] {
  const plain = word.replace(/'s?$/, '');
  const forms = [word, plain];
  for (const beginning of BEGINNINGS)
    if (plain.startsWith(beginning) && (plain.length - beginning.length >= 5 || lexicon.classOf(plain.slice(beginning.length)).participle))
      forms.push(plain.slice(beginning.length));
  // "thruster", "repulsor": a noun in -er or -or, formed from a verb.
  const agent = /^(\p{Ll}{3,}?)(?:(er)|or)s?$/u.exec(plain);
  if (agent?.[1] !== undefined)
    forms.push(...[`${agent[1]}e`, ...(agent[2] === undefined ? [] : [agent[1]])].filter((base) => lexicon.classOf(base).verb));
  // "infernals": a plural that the dictionary lacks.
  const singular = /^(\p{Ll}{4,}[^s\P{Ll}])(?<![^aeiou]y)s$/u.exec(plain)?.[1];
  if (singular !== undefined && (lexicon.classOf(singular).adjective || lexicon.classOf(singular).singular)) forms.push(singular);
  // "hexagonally"; "automaticly" is no word.
  const manner = /^(\p{Ll}{3,}(?:al|ive|ous|ful|less|able|ible|ent|ant))ly$/u.exec(plain)?.[1];
  if (manner !== undefined) forms.push(manner);
  for (const ending of ['able', 'ness', 'less', 'like', 'wise'])
    if (plain.endsWith(ending) && plain.length - ending.length >= 4) forms.push(plain.slice(0, -ending.length));
  return forms;
}

const BEGINNINGS = ['un', 're', 'non', 'mis', 'pre', 'out', 'over', 'under', 'dis', 'sub', 'multi', 'mini', 'super', 'anti'];

function withoutEndings(word: string): string[] {
  return ['s', 'es', 'd', 'ed', 'ing', 'er', 'ers'].flatMap((ending) => {
    if (!word.endsWith(ending) || word.length - ending.length < 3) return [];
    const base = word.slice(0, -ending.length);
    return [base, `${base}e`, base.replace(/(\p{L})\1$/u, '$1')];
  });
}
