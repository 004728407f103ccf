import type { Diagnostic } from '../diagnostic.ts';

const MOST_SINGLE = 3;
const MOST_LISTED = 12;

/**
 * So that a report stays readable, more than `MOST_SINGLE` warnings or notes of one code in one file become one, at the first place, with
 * the other places listed. Errors stay.
 */
export function groupRepeats(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const groups = Map.groupBy(diagnostics, ({ code, severity, place }) => `${severity}\n${code}\n${place.file}`);
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group;
    if (first === undefined || first.severity === 'error' || group.length <= MOST_SINGLE) return group;
    const listed = others.slice(0, MOST_LISTED).map(({ place }) => `${place.line}:${place.column}`);
    const more = others.length > MOST_LISTED ? ` and ${others.length - MOST_LISTED} more` : '';
    const hint = [first.hint, `Also at ${listed.join(', ')}${more}.`].filter((part) => part !== undefined).join(' ');
    return [{ ...first, message: `${first.message} (${group.length} times in this file)`, hint }];
  });
}
