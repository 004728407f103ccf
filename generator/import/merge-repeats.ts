import type { Diagnostic } from '../diagnostic.ts';

/** Merges findings that differ only in the document they refer to; the finding has all references. */
export function mergeRepeats(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const keyOf = ({ code, place, found, expected }: Diagnostic): string =>
    [code, place.file, place.line, place.column, place.pointer, found, expected].join('\n');
  return [...Map.groupBy(diagnostics, keyOf).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined || same.length === 1) return same;
    const related = same.flatMap((one) => one.related ?? []);
    return [related.length === 0 ? first : { ...first, related }];
  });
}

const GRAMMAR_CODES: ReadonlySet<string> = new Set([
  'print-letter-first-lost',
  'print-letters-garbled',
  'print-word-misprinted',
  'print-words-joined',
  'print-word-split',
  'print-word-doubled',
  'print-word-missing',
  'print-word-wrong',
  'print-verb-form',
  'print-number-wrong',
  'print-article-wrong',
  'print-phrase-odd',
  'print-comma-missing',
  'print-comma-wrong',
  'print-comma-for-stop',
]);

type Place = Diagnostic['place'];

const isBefore = (last: Place | undefined, { file, line, column }: Place, gap: number): boolean =>
  last === undefined || last.file !== file || last.line !== line || column > (last.endColumn ?? last.column) + gap;

/**
 * Drops all but the first of findings about the grammar of the same or neighbouring words, and about the capital letters of the same words:
 * one mistake misleads several detectors.
 * @param diagnostics in the order of their places
 */
export function withoutOverlaps(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  let lastOfGrammar: Place | undefined;
  let lastOfCase: Place | undefined;
  return diagnostics.filter(({ code, place }) => {
    if (code === 'print-term-mixed-case') {
      const isOther = isBefore(lastOfCase, place, -1);
      if (isOther) lastOfCase = place;
      return isOther;
    }
    if (!GRAMMAR_CODES.has(code)) return true;
    const isOther = isBefore(lastOfGrammar, place, 1);
    if (isOther) lastOfGrammar = place;
    return isOther;
  });
}
