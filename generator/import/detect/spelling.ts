/** Words that look like misprints beside the same documents' other words. */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus, IndexedDocument } from '../corpus.ts';
import { finding, type PrintedSection } from '../document.ts';
import { wordsOf } from '../sentences.ts';
import { findPatterns, matchesIn, once, type TextPattern } from './pattern.ts';

const PATTERNS: readonly TextPattern[] = [
  {
    code: 'doubled-word',
    severity: 'warning',
    pattern: /\b(\p{L}{2,}) \1\b/giu,
    message: 'A word stands twice.',
    expected: 'once',
    only: ([, word = '']) => !/^(that|had)$/i.test(word),
  },
  {
    code: 'doubled-word',
    severity: 'warning',
    pattern: /\b((?!the |an? )\p{L}+ \p{L}+) (?:or|and) \1\b/giu,
    message: 'The same words stand on both sides of "or" or "and".',
    expected: 'once',
  },
  { code: 'split-word', severity: 'note', pattern: /\bcan not\b/gi, message: 'One word written as two.', expected: 'cannot' },
];
const SHORTEST = 6;
const COMMON = 8;
const OFTEN = 3;

export function findSpelling(corpus: Corpus): Diagnostic[] {
  const texts = corpus.documents.flatMap(({ sections }) => sections);
  const hyphened = hyphenedWords(texts);
  const phrases = countPhrases(texts);
  return [
    ...findPatterns(PATTERNS, corpus),
    ...corpus.documents.flatMap(mixedCase),
    ...texts.flatMap((section) => [...misprints(section, corpus), ...lostHyphens(section, hyphened), ...oddPhrases(section, phrases)]),
  ];
}

const TERM = /(?<=[\p{Ll},] )(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)(?= \p{Ll}|[.,;)])/gu;

/** Terms now in capitals, mostly not. */
function mixedCase({ document, sections }: IndexedDocument): Diagnostic[] {
  const spots = sections.flatMap((section) =>
    matchesIn(section.text, TERM).map((match) => ({ section, start: match.index, term: match[0] })),
  );
  const capitals = countOf(spots.map(({ term }) => term));
  const small = countOf(sections.flatMap(({ text }) => pairsIn(text)));
  const mixed = spots.filter(({ term }) => (small.get(term.toLowerCase()) ?? 0) > (capitals.get(term) ?? 0));
  const places = mixed.map(({ section, start, term }) => [section, start, start + term.length] as const);
  const message = `Terms written now with capitals, now without: ${[...new Set(mixed.map(({ term }) => term))].join(', ')}.`;
  return once(document, places, { code: 'mixed-case-term', severity: 'note', message, expected: 'one way throughout' });
}

/** Each two words with one blank between, as they are written. */
function pairsIn(text: string): string[] {
  const words = wordsOf(text);
  return words.slice(1).flatMap(({ start, end }, index) => {
    const before = words[index];
    return before === undefined || before.end + 1 !== start ? [] : [text.slice(before.start, end)];
  });
}

function countOf(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** A long word that occurs once and is a letter away from one that occurs more often. */
function misprints(section: PrintedSection, { frequency }: Corpus): Diagnostic[] {
  return wordsOf(section.text).flatMap(({ word, start, end }) => {
    if (word.length < SHORTEST || frequency.get(word) !== 1 || !/^\p{Ll}+$/u.test(section.text.slice(start, end))) return [];
    const right = withoutOneLetter(word).find((near) => [near, `${near}s`].some((form) => (frequency.get(form) ?? 0) >= 2));
    if (right === undefined) return [];
    return [
      finding(section, {
        code: 'misprint',
        severity: 'note',
        message: 'A word that occurs nowhere else, and is a letter away from one that does.',
        at: [start, end],
        found: word,
        expected: right,
      }),
    ];
  });
}

/** The word less one letter, and with two neighbours swapped; ends are left alone, they inflect. */
function withoutOneLetter(word: string): string[] {
  const out: string[] = [];
  for (let at = 1; at < word.length - 2; at++) {
    out.push(word.slice(0, at) + word.slice(at + 1));
    if (word[at] !== word[at + 1]) out.push(`${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`);
  }
  return out;
}

const HYPHENED = /\p{Ll}{2,}-\p{Ll}{3,}/giu;

function hyphenedWords(sections: readonly PrintedSection[]): ReadonlyMap<string, string> {
  const words = sections.flatMap(({ title, text }) => `${title}\n${text}`.match(HYPHENED) ?? []).map((word) => word.toLowerCase());
  return new Map([...countOf(words)].filter(([, count]) => count >= OFTEN).map(([word]) => [word.replace('-', ''), word]));
}

function lostHyphens(section: PrintedSection, hyphened: ReadonlyMap<string, string>): Diagnostic[] {
  return wordsOf(section.text).flatMap(({ word, start, end }) => {
    const whole = hyphened.get(word) ?? hyphened.get(word.replace(/d$/, ''));
    return whole === undefined
      ? []
      : [
          finding(section, {
            code: 'lost-hyphen',
            severity: 'note',
            message: 'A hyphen is lost at a line break.',
            at: [start, end],
            found: word,
            expected: whole,
          }),
        ];
  });
}

function countPhrases(sections: readonly PrintedSection[]): ReadonlyMap<string, number> {
  return countOf(
    sections.flatMap(({ text }) => {
      const words = wordsOf(text).map(({ word }) => word);
      return words.slice(2).map((_, at) => words.slice(at, at + 3).join(' '));
    }),
  );
}

/** Three words of which the first is another form in nearly every other place. */
function oddPhrases(section: PrintedSection, phrases: ReadonlyMap<string, number>): Diagnostic[] {
  const words = wordsOf(section.text);
  return words.flatMap(({ word, start, end }, at) => {
    const [second, third] = [words[at + 1]?.word, words[at + 2]?.word];
    if (word.length < 4 || phrases.get(`${word} ${second} ${third}`) !== 1) return [];
    const right = [`${word}d`, `${word}ed`].find((form) => (phrases.get(`${form} ${second} ${third}`) ?? 0) >= COMMON);
    if (right === undefined) return [];
    const found = `${word} ${second} ${third}`;
    return [
      finding(section, {
        code: 'odd-phrase',
        severity: 'note',
        message: 'These words stand otherwise in every other place.',
        at: [start, words[at + 2]?.end ?? end],
        found,
        expected: `${right} ${second} ${third}`,
      }),
    ];
  });
}
