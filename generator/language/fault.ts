import type { DiagnosticId } from '../diagnostics/catalogue.ts';

/** A fault of an expression, with its range in the text. */
export interface Fault {
  /** Absent for a wrong type, the most frequent fault. */
  readonly code?: DiagnosticId;
  readonly message: string;
  readonly found?: string;
  readonly expected?: string;
  readonly hint?: string;
  /** Names of missing definitions that the fault may follow from. */
  readonly refersTo?: readonly string[];
  /** Where two enumerations differ: the definition that declares each, with its first value that the other has not. */
  readonly differing?: readonly DifferingEnumeration[];
  /** Set if the fault depends on which procedures are under way. */
  readonly isOfStack?: true;
  readonly start: number;
  readonly end: number;
}

export interface DifferingEnumeration {
  readonly definition: string;
  readonly index: number;
}
