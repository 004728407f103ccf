/** Diagnostics for programs: one JSON object with counts and the sorted list. */
import { type Diagnostic, sortDiagnostics } from '../diagnostic.ts';

/** `{"errors": int, "warnings": int, "diagnostics": […]}`, each diagnostic as `generator/diagnostic.ts` types it. */
export function reportJson(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter((diagnostic) => diagnostic.severity === 'error').length;
  const report = { errors, warnings: diagnostics.length - errors, diagnostics: sortDiagnostics(diagnostics) };
  return `${JSON.stringify(report, null, 2)}\n`;
}
