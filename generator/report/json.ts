import { type Diagnostic, type Severity, sortDiagnostics } from '../diagnostic.ts';

/**
 * `{"errors": int, "warnings": int, "diagnostics": […]}`, each diagnostic as `generator/diagnostic.ts` types it, without `refersTo` and
 * `dependsOn`; `notes` where there are any.
 */
export function reportJson(diagnostics: readonly Diagnostic[]): string {
  const count = (severity: Severity): number => diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
  const notes = count('note');
  const report = {
    errors: count('error'),
    warnings: count('warning'),
    ...(notes === 0 ? {} : { notes }),
    diagnostics: sortDiagnostics(diagnostics).map(({ refersTo: _, dependsOn: __, ...printed }) => printed),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
