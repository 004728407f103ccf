/** Text cut into sentences and words that can be compared across documents: marks, case, icons and references do not count. */
import type { PrintedSection } from './document.ts';

export interface Word {
  /** In lower case, with straight apostrophes; numbers keep a minus. */
  readonly word: string;
  /** Offsets in the text, the end exclusive. */
  readonly start: number;
  readonly end: number;
}

export interface Sentence {
  readonly section: PrintedSection;
  readonly words: readonly Word[];
  /** The words with a blank between: equal keys are equal sentences. */
  readonly key: string;
  /** Offsets in the text of the section, the end exclusive. */
  readonly start: number;
  readonly end: number;
}

const WORD = /(?<![\p{L}\p{N}])[+\-−]\d+|\p{N}+(?:\/\p{N}+)*%?|\p{L}[\p{L}\p{N}]*(?:['’‘]\p{L}+)*(?:\*{1,2}(?:s|['’]s)(?!\p{L}))?/gu;
/** Marks of emphasis, but for those inside a word, as in "*card*s". */
const EMPHASIS = /(?<!\p{L}\*?)\*|\*(?!\*?(?:s|['’]s)(?!\p{L}))/gu;
/** Icons, two equal faces of dice ("6 6"), and references to figures and pages: what differs there is reported by other detectors. */
const ASIDE =
  /\|[a-z0-9_-]{1,30}\||(?<!\w)#[a-z]{1,30}#|\b([1-6]) \1\b|,? ?\(?\b(?:as (?:shown|demonstrated) in|see) figure \d+(?:-[a-z])?\)?|\(figure \d+(?:-[a-z])?\)|\((?:see )?p\. ?\d+\)|(?:,| –) (?:see )?p\. ?\d+|\bsee p\. ?\d+|\bsee below\b/gi;
/** Icons and faces of dice as bold capitals or figures. A short bold word, such as "**not**", is a word. */
const BOLD_SIGN = /\*\*\([A-Z]\)\*\*|\*\*[A-Z0-9+]{1,3}\*\*/g;
const LINE_BREAK = /\n/g;
/** In characters: how far before and after a line break the nearest text may be. */
const LONGEST_GAP = 60;

export function wordsOf(text: string): Word[] {
  const blank = (aside: string): string => ' '.repeat(aside.length);
  const plain = text.replaceAll(BOLD_SIGN, blank).replaceAll(ASIDE, blank).replaceAll(EMPHASIS, ' ');
  return [...plain.matchAll(WORD)].map((found) => ({
    word: found[0].toLowerCase().replaceAll('*', '').replaceAll(/[’‘]/g, "'").replace('−', '-').replace(/^\+/, ''),
    start: found.index,
    end: found.index + found[0].length,
  }));
}

/**
 * The sentences of a section. A line that begins in lower case continues the sentence before if that ends in a lower-case letter, a number
 * or a comma.
 */
export function sentencesOf(section: PrintedSection): Sentence[] {
  const out: Sentence[] = [];
  const words = wordsOf(section.text);
  const ends = endsOf(section.text);
  let from = 0;
  for (const end of [...ends, section.text.length]) {
    let until = from;
    while (until < words.length && (words[until]?.start ?? 0) < end) until++;
    const wordsHere = words.slice(from, until);
    const [first, last] = [wordsHere[0], wordsHere.at(-1)];
    if (first !== undefined && last !== undefined)
      out.push({ section, words: wordsHere, key: wordsHere.map(({ word }) => word).join(' '), start: first.start, end: last.end });
    from = until;
  }
  return out;
}

const STOP = /[.!?:]["”'’)\]*]*(?=\s)/g;
const SHORT_FORM = /(?:\b(?:p|e\.g|i\.e|ie|vs|etc|dr|mr|no)|\b[A-Z])\.$/i;

function endsOf(text: string): number[] {
  const ends = [...text.matchAll(STOP)]
    .map((stop) => stop.index + stop[0].length)
    .filter((end) => !SHORT_FORM.test(text.slice(Math.max(0, end - 6), end)));
  for (const found of text.matchAll(LINE_BREAK)) {
    const before = text
      .slice(Math.max(0, found.index - LONGEST_GAP), found.index)
      .trimEnd()
      .slice(-2);
    const after = text.slice(found.index + 1, found.index + LONGEST_GAP).trimStart();
    if (!(/[\p{Ll}\p{N},]$/u.test(before) && /^\p{Ll}/u.test(after))) ends.push(found.index);
  }
  return ends.sort((a, b) => a - b);
}

/** A title for comparing: without numbering, an ending in brackets, marks, case and plural. */
export function titleKey(title: string): string {
  return title
    .toLowerCase()
    .replace(/^\d+\)\s*/, '')
    .replace(/\s*\([^)]*\)$/, '')
    .replaceAll(/[“”"'’‘:!.]/g, '')
    .replaceAll(/[\s/-]+/g, ' ')
    .trim()
    .split(' ')
    .map((word) => word.replace(/(?<=[a-z]{3})s$/, ''))
    .join(' ');
}
