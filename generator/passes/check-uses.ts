import { checkCites } from '../checks/check-cites.ts';
import { checkUnused } from '../checks/check-unused.ts';
import type { CompileCache } from '../compile-cache.ts';
import type { Pass } from '../pass.ts';
import type { EditionBook } from '../rulebook.ts';

interface UsesInput {
  readonly editions: readonly EditionBook[];
  readonly cache: CompileCache;
}

/** An error in the only use of a definition makes the definition look unused, so this pass runs only without errors. */
export const checkUses: Pass<UsesInput> = ({ editions, cache: { names, memo } }) => ({
  output: undefined,
  diagnostics: [...checkUnused(editions, names, memo), ...checkCites(editions, memo)],
});
