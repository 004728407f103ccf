import { NUMBERS } from '../search/words.ts';
import type { Layer } from './printed-layer.ts';
import { nearestClause } from './printed-nearest.ts';

/** Numbers that only the clause (`ours`) or only the printed section (`theirs`) has; one of the lists may be empty. */
export interface NumberComparison {
  readonly ours: readonly string[];
  readonly theirs: readonly string[];
  /** Whether one number replaces another or a minus sign is missing; false if only one side has numbers that the other lacks. */
  readonly isConflict: boolean;
}

const NUMBER_WORDS: { readonly [word: string]: string } = {
  no: '0',
  one: '1',
  a: '1',
  an: '1',
  single: '1',
  once: '1',
  twice: '2',
  both: '2',
  ...Object.fromEntries(NUMBERS),
};
/** Numbers that are no values of a rule: in references, dice, the name `3-D` and list markers. */
const NOT_VALUES =
  /\b(?:figures?|pages?|p\.|parts?|steps?|examples?) ?#?\d+(?:\s?[-–]\s?\d+)?(?:-[A-Z])?|#\d+|\b\d*d6\b|\b\d-D\b|^\d+\)/gim;
const NUMBER = /(?<![\p{L}\p{N}])[-−]?\d+(?:\.\d+)?/gu;
const SENTENCE_END = /(?<=[.!?])\s+/;

/** The numbers written as digits, with a minus sign but without a plus sign. */
function numbersIn(text: string): Set<string> {
  return new Set((text.replaceAll(NOT_VALUES, ' ').match(NUMBER) ?? []).map((number) => number.replace('−', '-')));
}

/** All numbers that a text gives in any form: as digits, with and without a minus sign, and as words. */
function allNumbersIn(text: string): Set<string> {
  const digits = numbersIn(text);
  const words = (text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) =>
    Object.hasOwn(NUMBER_WORDS, word) ? [NUMBER_WORDS[word] ?? ''] : [],
  );
  return new Set([...digits, ...[...digits].map((number) => number.replace('-', '')), ...words]);
}

/** A paragraph or sentence that only illustrates a rule: its numbers are made up. */
const ILLUSTRATION = /^\W*example\b|\bfor (?:example|instance)\b/i;
/** In characters: "for example" within this start is about the whole paragraph, later only about its sentence. */
const PARAGRAPH_START = 20;

/**
 * Compares the text of each clause with each printed section that it cites. The keys are `clause section`, with the index of the section.
 * Clauses without text are skipped. `ours` has the numbers of the clause that the section lacks. For `theirs`, each printed sentence counts
 * only for the citing clause that it is most like, and a sentence without a word of any clause is skipped. `theirs` has the numbers of
 * these sentences that this clause lacks; if `ours` is empty, only those that all citing clauses lack.
 */
export function compareNumbers({ sections, clauses }: Layer, textOf: (clauseId: string) => string): Map<string, NumberComparison> {
  const textByClause = new Map(Object.keys(clauses).map((clause) => [clause, textOf(clause)]));
  const comparisons = new Map<string, NumberComparison>();
  sections.forEach(({ paragraphs }, sectionIndex) => {
    const printed = paragraphs.join('\n');
    const citingClauses = Object.keys(clauses).filter((clause) => clauses[clause]?.includes(sectionIndex));
    const numbersOfCiting = new Set(citingClauses.flatMap((clause) => [...allNumbersIn(textByClause.get(clause) ?? '')]));
    const sentences = paragraphs
      .filter((paragraph) => !ILLUSTRATION.test(paragraph.slice(0, PARAGRAPH_START)))
      .flatMap((paragraph) => paragraph.split(SENTENCE_END));
    const sentencesByClause = Map.groupBy(
      sentences.filter((sentence) => numbersIn(sentence).size > 0 && !ILLUSTRATION.test(sentence)),
      (sentence) => nearestClause(sentence, citingClauses, textByClause),
    );
    for (const clause of citingClauses) {
      if (textByClause.get(clause)?.trim() === '') continue;
      const ours = missingIn(printed, textByClause.get(clause) ?? '');
      const numbersOfClause = allNumbersIn(textByClause.get(clause) ?? '');
      const knownNumbers = ours.length > 0 ? numbersOfClause : numbersOfCiting;
      const theirs = [...numbersIn((sentencesByClause.get(clause) ?? []).join('\n'))].filter((number) => !knownNumbers.has(number));
      const lacksAnySign = ours.some((number) => lacksSign(number, textByClause.get(clause) ?? '', printed));
      const isConflict = lacksAnySign || (ours.length > 0 && theirs.length > 0);
      if (ours.length + theirs.length > 0) comparisons.set(`${clause} ${sectionIndex}`, { ours, theirs, isConflict });
    }
  });
  return comparisons;
}

/** Whether a negative number is printed without its sign. No sign is needed where the clause has the positive number too ("+3 or -3"). */
function lacksSign(number: string, clauseText: string, printed: string): boolean {
  return number.startsWith('-') && !clauseText.includes(`+${number.slice(1)}`) && allNumbersIn(printed).has(number.slice(1));
}

/** The numbers of a clause that a printed text gives nowhere, or gives without their minus sign. */
function missingIn(printed: string, clauseText: string): string[] {
  const [signedNumbers, allNumbers] = [numbersIn(printed), allNumbersIn(printed)];
  return [...numbersIn(clauseText)].filter((number) => !(number.startsWith('-') ? signedNumbers : allNumbers).has(number));
}
