/** The same sentence in two documents with other numbers or other words. */
import type { Diagnostic } from '../../diagnostic.ts';
import { beginsAlike, counterpart, likeness, nearestSentence, type WordDifference, wordDifferences } from '../compare.ts';
import { type Corpus, type IndexedDocument, othersOf } from '../corpus.ts';
import { type FindingParts, finding, type PrintedSection, shortLine } from '../document.ts';
import { type Sentence, titleKey } from '../sentences.ts';

/** The least likeness of two sentences that are compared. */
const ALIKE = 0.7;
/** Two sentences under the same heading need less likeness. */
const ALIKE_UNDER_ONE_HEADING = 0.6;
/** They need still less if both begin with the same words. */
const ALIKE_FROM_THE_BEGINNING = 0.35;
/** Shorter sentences have too few pairs of words for their likeness to show anything. */
const FEWEST_WORDS = 6;
/** Comparing takes time by the product of both lengths. */
const MOST_WORDS = 400;

export function findConflicts(corpus: Corpus): Diagnostic[] {
  return corpus.documents.flatMap((indexed, index) =>
    othersOf(indexed, corpus)
      .filter((other) => corpus.documents.indexOf(other) > index)
      .flatMap((other) => indexed.sections.flatMap((section) => conflictsIn(section, indexed, other))),
  );
}

function conflictsIn(section: PrintedSection, indexed: IndexedDocument, other: IndexedDocument): Diagnostic[] {
  const sameSection = counterpart(section, indexed, other);
  const theirs = sameSection === undefined ? [] : (other.sentences.get(sameSection) ?? []);
  const theirKeys = new Set(theirs.map(({ key }) => key));
  const ownKeys = new Set((indexed.sentences.get(section) ?? []).map(({ key }) => key));
  return (indexed.sentences.get(section) ?? []).flatMap((sentence) => {
    const wordCount = sentence.words.length;
    if (wordCount < FEWEST_WORDS || wordCount > MOST_WORDS || theirKeys.has(sentence.key) || isErratum(sentence, indexed)) return [];
    const [underHeading] = theirs
      .filter((one) => !ownKeys.has(one.key) && !isErratum(one, other))
      .map((one) => ({ sentence: one, likeness: likeness(sentence, one) }))
      .sort((a, b) => b.likeness - a.likeness);
    if (
      underHeading !== undefined &&
      underHeading.likeness >=
        (beginsAlike(sentence.words, underHeading.sentence.words) ? ALIKE_FROM_THE_BEGINNING : ALIKE_UNDER_ONE_HEADING)
    )
      return report(sentence, underHeading.sentence, indexed, other);
    const nearestOther = nearestSentence(sentence, other);
    if (
      nearestOther === undefined ||
      nearestOther.likeness === 1 ||
      nearestOther.likeness < ALIKE ||
      indexed.byKey.has(nearestOther.sentence.key) ||
      isErratum(nearestOther.sentence, other)
    )
      return [];
    return report(sentence, nearestOther.sentence, indexed, other);
  });
}

/** Errata and their targets are compared elsewhere. */
const isErratum = ({ section, start }: Sentence, indexed: IndexedDocument): boolean =>
  indexed.quotations.some((quotation) => quotation.section === section && start >= quotation.start && start <= quotation.sentence.end);

/** Whether a difference is a lost first letter or a heading that runs in, which other detectors report. */
const isCut = ({ ours, theirs, at }: WordDifference, { section, start }: Sentence): boolean =>
  at[0] <= start &&
  ((ours.length === 1 && theirs.length === 1 && (theirs[0] ?? '').endsWith(ours[0] ?? ' ')) ||
    [ours, theirs].some((words) => titleKey(words.join(' ')) === titleKey(section.title)));

const isNumber = (word: string): boolean => /^-?\d+$/.test(word);
const isNegation = (word: string): boolean => /^(not|no|never|can't|cannot|unless|except|only|non)$/.test(word);
/** Words without weight: a difference in these alone is only a note. */
const isLight = (word: string): boolean => /^(a|an|the|and|or|that|which|also|its|it|is|of|to|in|on)$/.test(word);

const MOST_SHOWN = 4;

function report(sentence: Sentence, other: Sentence, indexed: IndexedDocument, otherIndexed: IndexedDocument): Diagnostic[] {
  if (other.words.length > MOST_WORDS) return [];
  const differences = wordDifferences(sentence, other).filter(
    (difference) => difference.ours.join('') !== difference.theirs.join('') && !isCut(difference, sentence),
  );
  const [first] = differences;
  if (first === undefined) return [];
  const gravest = gravestOf(first, differences);
  const message = `${otherIndexed.document.id} has this with ${gravest.what}.`;
  const related = [{ message: `It is here in ${otherIndexed.document.id}.`, place: other.section.placeOf(other.start, other.end) }];
  const shown = gravest.code === 'print-numbers-differ' ? differences.filter(hasNumber) : differences;
  const side = (pick: (difference: WordDifference) => readonly string[]): string =>
    shown
      .map((difference) => shortLine(pick(difference).join(' '), 40) || '(nothing)')
      .slice(0, MOST_SHOWN)
      .join(' … ');
  return [
    finding(sentence.section, {
      code: gravest.code,
      severity: gravest.severity,
      message,
      at: gravest.difference.at,
      found: side(({ ours }) => ours),
      expected: side(({ theirs }) => theirs),
      hint: `Decide which of ${indexed.document.id} and ${otherIndexed.document.id} counts.`,
      related,
    }),
  ];
}

const hasNumber = ({ ours, theirs }: WordDifference): boolean => ours.some(isNumber) || theirs.some(isNumber);

interface ReportedDifference extends Pick<FindingParts, 'code' | 'severity'> {
  readonly what: string;
  readonly difference: WordDifference;
}

/** The gravest of the differences of two sentences: in numbers, then in negations, then in words with weight; else `first`. */
function gravestOf(first: WordDifference, differences: readonly WordDifference[]): ReportedDifference {
  const ofNumber = differences.find(hasNumber);
  if (ofNumber !== undefined) return { code: 'print-numbers-differ', severity: 'error', what: 'other numbers', difference: ofNumber };
  const ofNegation = differences.find(({ ours, theirs }) => ours.filter(isNegation).join() !== theirs.filter(isNegation).join());
  if (ofNegation !== undefined)
    return { code: 'print-negation-differs', severity: 'warning', what: 'another negation', difference: ofNegation };
  const ofWords = differences.find(({ ours, theirs }) => [...ours, ...theirs].some((word) => !isLight(word)));
  if (ofWords !== undefined) return { code: 'print-words-differ', severity: 'warning', what: 'other words', difference: ofWords };
  return { code: 'print-wording-differs', severity: 'note', what: 'other small words', difference: first };
}
