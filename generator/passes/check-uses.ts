import { citesFaults } from '../checks/check-cites.ts';
import { checkUnused } from '../checks/check-unused.ts';
import { idleSteps } from '../checks/idle/steps.ts';
import { unreadNames } from '../checks/idle/unread-names.ts';
import type { CompileCache } from '../compile-cache.ts';
import { type Diagnostic, distinct } from '../diagnostic.ts';
import type { Pass } from '../pass.ts';
import type { DefinitionNode, EditionBook } from '../rulebook.ts';

interface UsesInput {
  readonly editions: readonly EditionBook[];
  readonly cache: CompileCache;
}

/** An error in the only use of a definition makes the definition look unused, so this pass runs only without errors. */
export const checkUses: Pass<UsesInput> = ({ editions, cache: { names, memo } }) => ({
  output: undefined,
  diagnostics: [
    ...checkUnused(editions, names, memo),
    // A definition that is faulty in several editions is reported once.
    ...distinct(
      [...editions.flatMap((book) => memo.flat(faultsOf, book.definitions)), ...unreadNames(editions, memo)],
      (diagnostic) => diagnostic,
    ),
  ],
});

const faultsOf = (node: DefinitionNode): readonly Diagnostic[] => [...citesFaults(node), ...idleSteps(node)];
