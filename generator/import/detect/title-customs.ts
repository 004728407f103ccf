/** Headings and labels that are written otherwise than most of the document: "Tea pots" beside "Tea Cups", "Tea cups." with a stop. */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus, IndexedDocument } from '../corpus.ts';
import { finding, type PrintedSection, withHeadings } from '../document.ts';
import { wordsOf } from '../sentences.ts';
import { inEnglishDocuments } from './english.ts';
import { matchesIn } from './pattern.ts';

export const findTitleCustoms = (corpus: Corpus): Diagnostic[] =>
  inEnglishDocuments(corpus, (indexed) => {
    const headings = headingsOf(indexed);
    // Labels are compared within a section only: elsewhere they may be the beginnings of sentences.
    const labels = indexed.sections.flatMap((section) => mixedCase(labelsOf(section), TIMES_LABELS));
    return [...mixedCase(headings, TIMES_HEADINGS), ...labels, ...withStop(headings)];
  });

/** A heading, or a label at the beginning of a line. */
interface Title {
  readonly section: PrintedSection;
  readonly words: string;
  /** Offsets in the text of the section; headings have none. */
  readonly at?: readonly [start: number, end: number];
}

/** In words: a longer title is a sentence. */
const LONGEST = 7;

function headingsOf({ document }: IndexedDocument): Title[] {
  return withHeadings(document.sections).flatMap((section) =>
    section.language === undefined && section.field === undefined && section.title.split(' ').length <= LONGEST
      ? [{ section, words: section.title }]
      : [],
  );
}

const LABEL = /(?<=(?:^|\n)[ \t]*(?:[-•*+] )?(?:\*\*)?)\p{Lu}[\p{L}'’-]+(?: [\p{L}'’-]+){0,4}(?=:(?:\*\*)? \S)/gu;

const labelsOf = (section: PrintedSection): Title[] =>
  matchesIn(section.text, LABEL)
    .filter(({ 0: words }) => !/\b(?:is|are|not|can|may)\b/.test(words))
    .map(({ index, 0: words }) => ({ section, words, at: [index, index + words.length] as const }));

/** The fewest titles with capital letters, and how many times as often as without them, that make them the custom. */
const FEWEST_TITLES = 4;
const [TIMES_HEADINGS, TIMES_LABELS] = [3, 2];

/** Small in titles. */
const MINOR = /^(?:a|an|the|and|or|of|in|on|at|to|for|by|with|from|as|vs|per|is|your|into|versus)$/;

/** "Tea pots" where most titles are like "Tea Cups", and "Tea And Cake" where others are like "Tea and Milk". */
function mixedCase(titles: readonly Title[], times: number): Diagnostic[] {
  const cased = titles.flatMap((title) => {
    // "5. The Meal" has a number before its words.
    const words = wordsOf(title.words).flatMap(({ start, end }) =>
      /\d/.test(title.words.charAt(start)) ? [] : [title.words.slice(start, end)],
    );
    const others = words.slice(1);
    if (others.length === 0 || title.words === title.words.toUpperCase()) return [];
    const major = others.filter((word) => !MINOR.test(word.toLowerCase()) && /^\p{L}{2}/u.test(word));
    const minor = others.filter((word) => MINOR.test(word.toLowerCase()));
    return [{ title, smallMajor: major.filter(isSmall), hasMajor: major.length > 0, minor }];
  });
  const withMajor = cased.filter(({ hasMajor }) => hasMajor);
  const small = withMajor.filter(({ smallMajor }) => smallMajor.length > 0);
  const capitalCount = withMajor.length - small.length;
  const isCustom = capitalCount >= Math.max(FEWEST_TITLES, small.length * times);
  if (!isCustom) return [];
  const smallMinor = cased.flatMap(({ minor }) => minor.filter(isSmall)).length;
  const capitalMinor = cased.filter(({ minor }) => minor.some((word) => !isSmall(word)));
  return [
    ...small.map(({ title, smallMajor }) => oddCase(title, `${smallMajor.join(', ')} with a capital letter`)),
    ...(smallMinor > capitalMinor.length ? capitalMinor.map(({ title }) => oddCase(title, 'a small letter inside the title')) : []),
  ];
}

const isSmall = (word: string): boolean => /^\p{Ll}/u.test(word);

function oddCase({ section, words, at }: Title, expected: string): Diagnostic {
  const message = 'Most other titles have their capital letters in another way.';
  return finding(section, {
    code: 'print-heading-mixed-case',
    severity: 'note',
    message,
    ...(at === undefined ? {} : { at }),
    found: words,
    expected,
  });
}

/** "Tea cups." where another heading has no stop. */
function withStop(headings: readonly Title[]): Diagnostic[] {
  const stopped = headings.filter(({ words }) => /\p{Ll}{3}\.$/u.test(words) && !/\b(?:etc|misc|approx)\.$/i.test(words));
  if (stopped.length === headings.length) return [];
  return stopped.map(({ section, words }) =>
    finding(section, {
      code: 'print-heading-stop',
      severity: 'note',
      message: 'This heading ends with a full stop, and others do not.',
      found: words,
      expected: 'no full stop',
    }),
  );
}
