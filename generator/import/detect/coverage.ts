/** What one document has and another lacks, and what both have word for word. */
import type { Diagnostic } from '../../diagnostic.ts';
import { counterpart, likeness, nearestSentence, shareIn } from '../compare.ts';
import { type Corpus, type IndexedDocument, othersOf } from '../corpus.ts';
import { type FindingParts, finding, type PrintedSection, shortLine } from '../document.ts';
import { isCapitals } from '../headings.ts';
import type { Sentence } from '../sentences.ts';
import { matchesIn } from './pattern.ts';

/** A document has a section of another one if it has at least this share of its sentences. */
const SAME_TEXT = 0.5;
/** Two sentences more alike than this are taken for one. */
const ALIKE = 0.55;
/** In words; a shorter paragraph is not reported as missing. */
const FEWEST_WORDS = 6;
/** In words; shorter sentences may be alike by chance. */
const SHORTEST_SENTENCE = 4;
/** With fewer sections in common, documents are not compared as a whole. */
const FEWEST_COMMON = 8;

export function findCoverage(corpus: Corpus): Diagnostic[] {
  return corpus.documents.flatMap((indexed) => {
    const others = othersOf(indexed, corpus);
    // A paragraph that several documents have is reported as missing once.
    const seen = new Set<string>();
    const isFirst = ({ place, expected }: Diagnostic): boolean => {
      const key = `${place.pointer} ${expected}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    };
    return [
      ...others.flatMap((other) => missingParagraphs(indexed, other, corpus)).filter(isFirst),
      ...others.flatMap((other) => [...missingSections(indexed, other), ...repeatedSections(indexed, other)]),
    ];
  });
}

function missingParagraphs(indexed: IndexedDocument, other: IndexedDocument, corpus: Corpus): Diagnostic[] {
  // A document that repeats only a few sections of another one need not have its figures.
  const sharesMost =
    indexed.sections.filter((section) => shareIn(section, indexed, other) >= SAME_TEXT).length >= indexed.sections.length / 2;
  return indexed.document.sections.flatMap((section) => {
    const sameSection = section.language === undefined ? counterpart(section, indexed, other) : undefined;
    // A text with several titles (lines in capitals) was put together from several sections: its paragraphs may be in others here.
    if (sameSection === undefined || sameSection.text === '' || sameSection.text.split('\n').filter(isCapitals).length > 1) return [];
    const isHeadingAlone = section.text === '';
    if (isHeadingAlone ? !mayHaveIntroduction(section, indexed) : shareIn(section, indexed, other) < SAME_TEXT) return [];
    return lostParagraphs(sameSection, indexed, other).flatMap((paragraph) => {
      const place = sameSection.placeOf(paragraph.start, paragraph.end);
      const related = [{ message: `It is here in ${other.document.id}.`, place }];
      const excerpt = shortLine(paragraph.text, 70);
      const quotedIn = corpus.documents.find((one) =>
        one.quotations.some(({ sentence }) => paragraph.sentences.some((lost) => likeness(lost, sentence) > ALIKE)),
      );
      const isCaption = /^Figure \d+$/m.test(paragraph.before);
      const loss = lossOf(other, quotedIn, isHeadingAlone, isCaption);
      if (loss.code === 'print-caption-missing' && !sharesMost) return [];
      return [finding(section, { ...loss, found: 'nothing', expected: excerpt, hint: `Take it from ${other.document.id}.`, related })];
    });
  });
}

/**
 * What is reported of a paragraph that only the other document has.
 *
 * @param document the other document
 * @param quotedIn the document with an erratum whose new sentence is like one of the paragraph
 * @param isHeadingAlone whether the section has its heading here, and no text
 */
function lossOf(
  { document }: IndexedDocument,
  quotedIn: IndexedDocument | undefined,
  isHeadingAlone: boolean,
  isCaption: boolean,
): Pick<FindingParts, 'code' | 'severity' | 'message'> {
  if (quotedIn !== undefined) {
    const message = `A paragraph that an erratum of ${quotedIn.document.id} corrects is missing here.`;
    return { code: 'print-erratum-without-target', severity: 'error', message };
  }
  if (isHeadingAlone) {
    const message = `The text that ${document.id} has below this heading is missing.`;
    return { code: 'print-introduction-missing', severity: 'error', message };
  }
  if (isCaption) {
    const message = `The caption of a figure that ${document.id} has here is missing.`;
    return { code: 'print-caption-missing', severity: 'warning', message };
  }
  return { code: 'print-paragraph-missing', severity: 'warning', message: `A paragraph that ${document.id} has here is missing.` };
}

/** Whether a heading has others below it, and none "General", which would hold its introduction. */
const mayHaveIntroduction = (section: PrintedSection, { document }: IndexedDocument): boolean =>
  section.isGroup &&
  !document.sections.some(
    ({ path }) =>
      path.length === section.path.length + 1 &&
      path[section.path.length - 1] === section.title &&
      path.at(-1)?.toLowerCase() === 'general',
  ) &&
  document.sections.some(({ path }) => path.length > section.path.length && path[section.path.length - 1] === section.title);

interface LostParagraph {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The lines before it, at most three; they may name a figure. */
  readonly before: string;
  readonly sentences: readonly Sentence[];
}

/** The paragraphs of a section of `other` that have no sentence like one of `indexed`. */
function lostParagraphs(section: PrintedSection, indexed: IndexedDocument, other: IndexedDocument): LostParagraph[] {
  const sentences = other.sentences.get(section) ?? [];
  const paragraphs = matchesIn(section.text, /[^\n]+/g);
  return paragraphs.flatMap((match, index) => {
    const [start, end] = [match.index, match.index + match[0].length];
    const ownSentences = sentences.filter((sentence) => sentence.start >= start && sentence.start < end);
    const wordCount = ownSentences.reduce((sum, sentence) => sum + sentence.words.length, 0);
    if (ownSentences.length === 0 || wordCount < FEWEST_WORDS) return [];
    const isKnown = ownSentences.some(
      (sentence) => sentence.words.length >= SHORTEST_SENTENCE && (nearestSentence(sentence, indexed)?.likeness ?? 0) > ALIKE,
    );
    if (isKnown) return [];
    const before = paragraphs
      .slice(Math.max(0, index - 3), index)
      .map(([line]) => line)
      .join('\n');
    return [{ text: match[0], start, end, before, sentences: ownSentences }];
  });
}

/**
 * One note on the sections that only the other document has: how many, and the titles of the outer ones. There is none unless the other
 * document has at least half of the sections of this one.
 */
function missingSections(indexed: IndexedDocument, other: IndexedDocument): Diagnostic[] {
  const common = indexed.sections.filter((section) => shareIn(section, indexed, other) >= SAME_TEXT);
  const [first] = indexed.document.sections;
  if (common.length < Math.max(FEWEST_COMMON, indexed.sections.length / 2) || first === undefined) return [];
  const lackingSections = other.sections.filter(
    (section) => counterpart(section, other, indexed) === undefined && shareIn(section, other, indexed) < SAME_TEXT,
  );
  // A text on the line of its heading is an entry of a glossary or a short value.
  const outer = lackingSections.filter(({ path, placeOf, place }) => path.length <= 2 && placeOf(0).line !== place.line);
  if (outer.length === 0) return [];
  const names = [...new Set(outer.map(({ title }) => shortLine(title, 40)))];
  const [count, areMissing] = lackingSections.length === 1 ? ['one section', 'is'] : [`${lackingSections.length} sections`, 'are'];
  const message = `${other.document.id} has ${count} that ${areMissing} not here.`;
  return [
    finding(first, {
      code: 'print-sections-missing',
      severity: 'note',
      message,
      found: shortLine(names.join('; '), 500),
      hint: 'The other document is the only source for them.',
    }),
  ];
}

/**
 * One note on the sections that another document repeats word for word, whole or in part. Of the two documents, the one that is repeated to
 * the greater share has the note.
 */
function repeatedSections(indexed: IndexedDocument, other: IndexedDocument): Diagnostic[] {
  const [repeatedWhole, repeatedInPart] = sharedSections(indexed, other);
  const [theirRepeatedWhole] = sharedSections(other, indexed);
  const [first] = [...repeatedWhole, ...repeatedInPart];
  const [ownShare, otherShare] = [repeatedWhole.length / indexed.sections.length, theirRepeatedWhole.length / other.sections.length];
  if (first === undefined || ownShare < otherShare || (ownShare === otherShare && indexed.document.file > other.document.file)) return [];
  const names = (sections: readonly PrintedSection[]): string =>
    sections.map(({ title, path }) => shortLine(title.toLowerCase() === 'general' ? (path.at(-2) ?? title) : title, 40)).join('; ');
  const repeat = repeatedWhole.length === 1 ? 'section repeats' : 'sections repeat';
  const message = `${repeatedWhole.length} ${repeat} ${other.document.id} word for word, ${repeatedInPart.length} in part.`;
  const found = shortLine(`${names(repeatedWhole)}${repeatedInPart.length > 0 ? `; in part: ${names(repeatedInPart)}` : ''}`, 600);
  return [
    finding(first, {
      code: 'print-texts-repeated',
      severity: 'note',
      message,
      found,
      hint: 'Make one clause of each pair, with both documents as its sources.',
    }),
  ];
}

/** The sections that another document has whole, and those that it has in part. */
function sharedSections(indexed: IndexedDocument, other: IndexedDocument): readonly [PrintedSection[], PrintedSection[]] {
  const shares = indexed.sections.map((section) => [section, shareIn(section, indexed, other)] as const);
  const pick = (fits: (share: number) => boolean): PrintedSection[] =>
    shares.filter(([, share]) => fits(share)).map(([section]) => section);
  return [pick((share) => share === 1), pick((share) => share >= SAME_TEXT && share < 1)];
}
