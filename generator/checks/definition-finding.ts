import type { Diagnostic, Place } from '../diagnostic.ts';
import type { DefinitionId } from '../ids.ts';

export interface DefinitionFinding {
  readonly definition: DefinitionId;
  /** Inside the definition. */
  readonly pointer: string;
  readonly diagnostic: Diagnostic;
  /** The place where an erratum wrote the enumeration value that the finding follows from, if that is in another file. */
  readonly cause?: Place;
}
