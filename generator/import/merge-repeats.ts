/** One finding for one place. */
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
