/** Groups repeats of one finding, so that a report stays readable. */
import type { Diagnostic } from '../diagnostic.ts';

/** So many of one kind in one file are reported one by one. */
const FEW = 3;
const PLACES = 12;

/** Warnings and notes of one code and file that are more than a few become one, at the first place, with the others listed. Errors stay. */
export function groupRepeats(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const groups = Map.groupBy(diagnostics, ({ code, severity, place }) => `${severity}\n${code}\n${place.file}`);
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group;
    if (first === undefined || first.severity === 'error' || group.length <= FEW) return group;
    const listed = others.slice(0, PLACES).map(({ place }) => `${place.line}:${place.column}`);
    const more = others.length > PLACES ? ` and ${others.length - PLACES} more` : '';
    const hint = [first.hint, `Also at ${listed.join(', ')}${more}.`].filter((part) => part !== undefined).join(' ');
    return [{ ...first, message: `${first.message} (${group.length} times in this file)`, hint }];
  });
}
