import type { DiagnosticId } from '../diagnostics/catalogue.ts';

/** What is wrong with an expression, with its range in the text. */
export interface Fault {
  /** Absent for a wrong type, the most frequent fault. */
  readonly code?: DiagnosticId;
  readonly message: string;
  readonly found?: string;
  readonly expected?: string;
  readonly hint?: string;
  /** Names of definitions that the fault follows from, where these are missing. */
  readonly refersTo?: readonly string[];
  readonly start: number;
  readonly end: number;
}
