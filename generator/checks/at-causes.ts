import { type Diagnostic, placeKey } from '../diagnostic.ts';
import type { DefinitionFinding } from './definition-finding.ts';

/**
 * One diagnostic for each cause (a place where an erratum makes a definition wrong), at this place, related to all findings with this
 * cause. Findings without a cause are left out. So is a finding at the same place as one without a cause: there the definition is wrong
 * without the erratum too.
 */
export function atCauses(findings: readonly DefinitionFinding[]): readonly Diagnostic[] {
  const keysWithoutCause = new Set(findings.filter(({ cause }) => cause === undefined).map(({ diagnostic }) => placeKey(diagnostic.place)));
  const found = findings.flatMap(({ diagnostic, cause }) =>
    cause === undefined || keysWithoutCause.has(placeKey(diagnostic.place)) ? [] : [{ diagnostic, cause }],
  );
  const byCause = Map.groupBy(found, ({ cause }) => placeKey(cause));
  return [...byCause.values()].flatMap((ofCause) => {
    const [first] = ofCause;
    if (first === undefined) return [];
    const related = ofCause.flatMap(({ diagnostic }) => [
      { message: diagnostic.message, place: diagnostic.place },
      ...(diagnostic.related ?? []),
    ]);
    return [{ ...first.diagnostic, place: first.cause, related }];
  });
}
