import type { JsonDocument } from '../ast.ts';
import { checkUnused } from '../checks/check-unused.ts';
import { atMisspeltEntries } from '../checks/misspelt-entries.ts';
import { atMisspeltIds } from '../checks/misspelt-ids.ts';
import { unusedCauses } from '../checks/unused-causes.ts';
import type { CompileCache } from '../compile-cache.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Pass } from '../pass.ts';
import type { EditionBook, Rulebook } from '../rulebook.ts';

interface MisspeltInput {
  readonly found: readonly Diagnostic[];
  readonly rulebook: Rulebook;
  /** rules/editions.json. */
  readonly editionsFile: JsonDocument;
  readonly editions: readonly EditionBook[];
  readonly cache: CompileCache;
}

/** The diagnostics found so far, those about one misspelt id at the id in place of its uses. */
export const reportMisspeltIds: Pass<MisspeltInput> = ({ found, rulebook, editionsFile, editions, cache: { names, memo } }) => ({
  output: undefined,
  diagnostics: atMisspeltIds(atMisspeltEntries(found, rulebook, editionsFile), () => [
    ...checkUnused(editions, names, memo),
    ...unusedCauses(editions, memo),
  ]),
});
