/** Findings that follow from what an erratum wrote in another definition: one a place of the erratum, which names the expressions. */
import type { Diagnostic } from '../diagnostic.ts';
import type { DefinitionFinding } from './definition-finding.ts';

/** The findings with a cause. */
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
