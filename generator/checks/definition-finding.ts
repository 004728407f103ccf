import type { Diagnostic, Place } from '../diagnostic.ts';
import type { DefinitionId } from '../ids.ts';

export interface DefinitionFinding {
  readonly definition: DefinitionId;
  /** Inside the definition. */
  readonly pointer: string;
  readonly diagnostic: Diagnostic;
  /** Where an erratum wrote what the finding follows from, if that is in another definition. */
  readonly cause?: Place;
}
