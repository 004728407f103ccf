/** The words of a section with what they can be and what is printed before them, for detectors of grammar. */
import type { PrintedSection } from './document.ts';
import type { Lexicon } from './lexicon.ts';
import type { Word } from './sentences.ts';
import type { WordClass } from './word-classes.ts';

export interface Token extends Word {
  readonly printed: string;
  /** What is printed between the word before and this one, without marks of emphasis; a `*` that begins a line is a bullet, and stays. */
  readonly gap: string;
  readonly is: WordClass;
  /** What the word most likely is here, as `Tagger` names it. */
  readonly tag: string;
}

export function tokensOf({ text }: PrintedSection, words: readonly Word[], lexicon: Lexicon): readonly Token[] {
  const tags = lexicon.tagger.partsOfSpeech(text);
  return words.map((word, index) => {
    const before = words[index - 1]?.end ?? 0;
    return {
      ...word,
      printed: text.slice(word.start, word.end),
      gap: text.slice(before, word.start).replaceAll(/(?<!\n[ \t]*)[*_]|[*_](?! )/g, ''),
      is: lexicon.classOf(word.word),
      tag: tags.get(word.start) ?? 'X',
    };
  });
}

/** Whether nothing but a blank or a line end divides a word from the one before it. */
export const follows = (token: Token | undefined): token is Token => token !== undefined && /^(?: |\n)$/.test(token.gap);

const CONJUNCTION = /^(?:if|when|whenever|once|until|unless|while|because|whether|although|though|where|wherever|as|but)$/;

/** "the B.P.R.D. team": the last stop of an abbreviation, which ends no sentence. */
const isAbbreviated = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.gap === '. ' && tokens[at - 1]?.gap === '.' && /^\p{Lu}$/u.test(tokens[at - 1]?.printed ?? '');

export function beginsClause(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || isAbbreviated(tokens, at) || isMarkOfName(tokens, at)) return false;
  if (at === 0 || /[.!?:;,•]|\n[ \t]*\n|\n[ \t]*[-*\d]/.test(token.gap)) return true;
  return follows(token) && CONJUNCTION.test(tokens[at - 1]?.word ?? '');
}

/** "HEY!! cards": the marks of a name, which end no sentence. */
const isMarkOfName = (tokens: readonly Token[], at: number): boolean =>
  /^!+ $/.test(tokens[at]?.gap ?? '') && /^\p{Lu}{2,}$/u.test(tokens[at - 1]?.printed ?? '') && /^\p{Ll}/u.test(tokens[at]?.printed ?? '');

export const beginsSentence = (tokens: readonly Token[], at: number): boolean =>
  at === 0 ||
  (/[.!?:]["”')\]]*\s|\n[ \t]*\n|\n[ \t]*[-•*]/.test(tokens[at]?.gap ?? '') && !isAbbreviated(tokens, at) && !isMarkOfName(tokens, at));

const LONGEST_SENTENCE = 100;

/** The index of the first token of the sentence that a token is in, or of the one LONGEST_SENTENCE tokens back if it begins before that. */
export function sentenceStart(tokens: readonly Token[], at: number): number {
  let start = at;
  while (start > Math.max(0, at - LONGEST_SENTENCE) && !beginsSentence(tokens, start)) start--;
  return start;
}

export const isNoun = (token: Token | undefined): boolean => token !== undefined && (token.is.singular || token.is.plural);
