/** Word classes of English words, by the endings that the Hunspell dictionary allows: only nouns take "'s", only verbs "-ing". */
import hunspell from 'dictionary-en';
import { appendTo } from '../../engine/base/append-to.ts';
import { nearest } from '../nearest.ts';
import { Dictionary } from './dictionary.ts';
import { Tagger } from './parts-of-speech.ts';
import {
  basesOf,
  CLOSED,
  comparedBases,
  IRREGULAR_PLURALS,
  IRREGULAR_VERBS,
  MISFORMED,
  NONE,
  PARTICIPLES,
  PASTS,
  UNCHANGED,
  type WordClass,
  withEnding,
} from './word-classes.ts';

/** One for a process: it caches what it knows of each word. */
export class Lexicon extends Dictionary {
  readonly tagger = new Tagger();
  #marksByWord: ReadonlyMap<string, string> | undefined;
  #stemsBySkeleton: ReadonlyMap<string, readonly string[]> | undefined;
  readonly #classByWord = new Map<string, WordClass>();

  /** What a word in lower case can be. Nothing for words that the dictionary does not have. */
  classOf(word: string): WordClass {
    const known = this.#classByWord.get(word);
    if (known !== undefined) return known;
    const found = CLOSED.has(word) ? { ...NONE, closed: true } : this.#openClass(word);
    this.#classByWord.set(word, found);
    return found;
  }

  /** The right forms of an irregular verb to which a word gives a regular ending: "lost" for "losed". */
  irregularForms(word: string): string | undefined {
    return this.isWord(word) ? undefined : MISFORMED.get(word);
  }

  /** Whether a word is the past of a verb and nothing else: "became", not "found". */
  isOnlyPast(word: string): boolean {
    return PASTS.has(word) && !PARTICIPLES.has(word) && !this.#isVerb(word) && !this.#isNoun(word);
  }

  isSuperlative(word: string): boolean {
    return /.{2}est$/.test(word) && this.#isCompared(word);
  }

  /** The nearest word with the same consonants in the same order: "simultaneously" for "simultainiusly". */
  soundAlike(word: string): string | undefined {
    this.#stemsBySkeleton ??= this.#readSkeletons();
    const skeleton = skeletonOf(word);
    if (skeleton.length < SHORTEST_SKELETON) return undefined;
    const candidates = ENDINGS.flatMap((ending) => {
      if (!skeleton.endsWith(skeletonOf(ending))) return [];
      const base = skeleton.slice(0, skeleton.length - skeletonOf(ending).length);
      return (this.#stemsBySkeleton?.get(base) ?? []).flatMap((stem) => [stem + ending, ...withEnding(stem, ending)]);
    });
    return nearest(
      word,
      candidates.filter((other) => other[0] === word[0] && skeletonOf(other) === skeleton && this.isWord(other)),
    );
  }

  plainVerb(verb: string): string {
    return basesOf(verb, 's').find((base) => this.#isVerb(base)) ?? verb;
  }

  #readSkeletons(): ReadonlyMap<string, readonly string[]> {
    this.#marksByWord ??= readMarks();
    const stems = new Map<string, string[]>();
    for (const stem of this.#marksByWord.keys()) appendTo(stems, skeletonOf(stem), stem);
    return stems;
  }

  #openClass(word: string): WordClass {
    if (!this.isWord(word)) return NONE;
    const bases = basesOf(word, 's').filter((base) => this.isWord(base));
    const isRegularPast = basesOf(word, 'ed').some((base) => this.#isVerb(base) && withEnding(base, 'ed').includes(word));
    const plural = IRREGULAR_PLURALS.has(word) || UNCHANGED.has(word) || bases.some((base) => this.#isNoun(base));
    return {
      singular: UNCHANGED.has(word) || (!IRREGULAR_PLURALS.has(word) && !(bases.length > 0 && plural) && this.#isNoun(word)),
      plural,
      verb: this.#isVerb(word) && !isRegularPast,
      verbS: bases.some((base) => this.#isVerb(base)),
      past: isRegularPast || PASTS.has(word),
      participle: isRegularPast || PARTICIPLES.has(word),
      ing: basesOf(word, 'ing').some((base) => this.#isVerb(base) && withEnding(base, 'ing').includes(word)),
      adjective: this.#takes(word, 'Y', 'P', 'T') || this.#isCompared(word) || /(?:ful|less|ous|ive|able|ible|ical)$/.test(word),
      adverb: /\p{L}{3,}ly$/u.test(word) && !this.#takes(word, 'T'),
      closed: false,
    };
  }

  #isNoun(word: string): boolean {
    return word.length > 1 && this.isWord(word) && this.isWord(`${word}'s`);
  }

  #isVerb(base: string): boolean {
    const isWord = (form: string): boolean => this.isWord(form);
    // "uniting" is a form of "unite", not of "unit".
    const isOwn = (form: string): boolean => isWord(form) && !(isWord(`${base}e`) && /^(?:ing|ed)$/.test(form.slice(base.length)));
    return (
      IRREGULAR_VERBS.has(base) ||
      (base.length > 2 && isWord(base) && withEnding(base, 'ing').some(isOwn) && withEnding(base, 'ed').some(isOwn))
    );
  }

  /** "higher", "easiest" */
  #isCompared(word: string): boolean {
    return comparedBases(word).some((base) => this.#takes(base, 'T'));
  }

  /** Whether the dictionary has a word with one of these marks, each of which allows an ending: T "-est", Y "-ly", P "-ness". */
  #takes(word: string, ...marks: readonly string[]): boolean {
    this.#marksByWord ??= readMarks();
    const marksOfWord = this.#marksByWord.get(word);
    return marks.some((mark) => marksOfWord?.includes(mark));
  }
}

/** In letters: with fewer consonants too many words are alike. */
const SHORTEST_SKELETON = 4;
const ENDINGS = ['', 's', 'es', 'd', 'ed', 'ing', 'ly', 'er', 'ers', 'ment', 'ments', 'ally'];

/** The consonants of a word, each group of equal ones once; "c", "k" and "q" sound alike, and so do "s" and "z". */
const skeletonOf = (word: string): string =>
  word
    .replaceAll('ph', 'f')
    .replaceAll(/[kq]/g, 'c')
    .replaceAll('z', 's')
    .replaceAll(/[aeiouy]/g, '')
    .replaceAll(/(\p{L})\1+/gu, '$1');

function readMarks(): ReadonlyMap<string, string> {
  const marksByWord = new Map<string, string>();
  for (const line of Buffer.from(hunspell.dic).toString('utf8').split('\n')) {
    const [word = '', marks = ''] = line.trim().split('/');
    if (/^\p{Ll}{2,}$/u.test(word)) marksByWord.set(word, `${marksByWord.get(word) ?? ''}${marks}`);
  }
  return marksByWord;
}
