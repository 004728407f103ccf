import type { Diagnostic } from '../diagnostic.ts';
import type { DefinitionId } from '../ids.ts';

export interface DefinitionFinding {
  readonly definition: DefinitionId;
  /** Inside the definition. */
  readonly pointer: string;
  readonly diagnostic: Diagnostic;
}
