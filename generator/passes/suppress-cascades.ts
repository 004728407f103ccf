import { withoutHalvesOfStrays, withoutIllegible } from '../checks/check-files.ts';
import { followsFromUnread, oneDiagnosticPerName, withoutChainsOfUnknownEditions } from '../checks/missing-names.ts';
import { type Diagnostic, sortDiagnostics } from '../diagnostic.ts';
import type { Pass } from '../pass.ts';

interface SuppressInput {
  /** Diagnostics of single sources: none of these follows from another. */
  readonly ofSources: readonly Diagnostic[];
  readonly ofBook: readonly Diagnostic[];
  /** Names in sources that cannot be read, and of pages and clauses that cannot be joined. */
  readonly unread: ReadonlySet<string>;
}

export const suppressCascades: Pass<SuppressInput> = ({ ofSources, ofBook, unread }) => {
  const independent = ofBook.filter((found) => !followsFromUnread(found, unread));
  const causes = [...ofSources, ...independent].filter(({ severity, dependsOn }) => severity === 'error' && dependsOn === undefined);
  // Of two definitions with one id, it is unknown which is meant, so both files are faulty.
  const related = causes.flatMap((one) => (one.code === 'definition-duplicate' ? (one.related ?? []) : []));
  const faulty = new Set([...causes, ...related].map(({ place }) => place.file));
  const rest = independent.filter(({ dependsOn = [] }) => !dependsOn.some((file) => faulty.has(file)));
  const found = withoutChainsOfUnknownEditions(withoutHalvesOfStrays(withoutIllegible([...ofSources, ...rest])));
  return { output: undefined, diagnostics: oneDiagnosticPerName(sortDiagnostics(found)) };
};
