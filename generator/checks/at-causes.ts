/** Reports findings that follow from what an erratum wrote in another definition: once for each place of the erratum. */
import type { Diagnostic } from '../diagnostic.ts';
import type { DefinitionFinding } from './definition-finding.ts';

/** One diagnostic for each cause, at its place, related to all findings with this cause; findings without a cause are left out. */
export function atCauses(findings: readonly DefinitionFinding[]): readonly Diagnostic[] {
  const found = findings.flatMap(({ diagnostic, cause }) => (cause === undefined ? [] : [{ diagnostic, cause }]));
  const byCause = Map.groupBy(found, ({ cause: { file, line, column } }) => `${file} ${line} ${column}`);
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
