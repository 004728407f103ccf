import type { Diagnostic } from '../diagnostic.ts';
import type { ClauseId, PageId } from '../ids.ts';
import type { ClauseNode, DefinitionNode, PageNode, ReadingNode, Rulebook } from '../rulebook.ts';

export interface JoinedPages {
  readonly pages: ReadonlyMap<PageId, PageNode>;
  readonly clauses: ReadonlyMap<ClauseId, ClauseNode>;
  readonly definitions: readonly DefinitionNode[];
  /** Names in sources that cannot be read, and of pages and clauses that cannot be joined. */
  readonly unread: ReadonlySet<string>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Joined pages, and the diagnostics of checks that read only these and the readings: valid while no file changes but errata. */
export interface LinkedPages {
  readonly joined: JoinedPages;
  /** The rulebook as it is before errata. */
  readonly printed: Omit<Rulebook, 'errata' | 'vocabulary'>;
  /** All readings, also those with the same id. */
  readonly readings: readonly ReadingNode[];
  readonly diagnosticsByCheck: Map<string, readonly Diagnostic[]>;
}
