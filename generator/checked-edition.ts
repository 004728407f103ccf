import type { DefinitionFinding } from './checks/definition-finding.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { GameModule } from './game/module-rules.ts';
import type { LoweredEdition } from './lower/edition.ts';
import type { EditionBook } from './rulebook.ts';

export interface CheckedEdition {
  readonly book: EditionBook;
  readonly lowered: LoweredEdition;
  readonly game?: GameModule;
}

export interface EditionCheck {
  readonly edition: CheckedEdition;
  /** Faults of single definitions. Those that follow from others are not reported. */
  readonly findings: readonly DefinitionFinding[];
  /** Faults between definitions, such as cycles and contradictions. They are not among the findings, and all of them are reported. */
  readonly diagnostics: readonly Diagnostic[];
}
