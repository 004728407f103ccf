/** One edition after its definitions have been lowered and checked. */
import type { DefinitionFinding } from './checks/definition-finding.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { GameModule } from './game/module-rules.ts';
import type { LoweredEdition } from './lower/edition.ts';
import type { EditionBook } from './rulebook.ts';

export interface CheckedEdition {
  readonly book: EditionBook;
  readonly lowered: LoweredEdition;
  /** The game, where the book has one. */
  readonly game?: GameModule;
}

export interface EditionCheck {
  readonly edition: CheckedEdition;
  /** Findings of which some may follow from others. */
  readonly findings: readonly DefinitionFinding[];
  readonly diagnostics: readonly Diagnostic[];
}
