/** Diagnostics of sources, as values. Passes return them; only the command line prints them. */
export type Severity = 'error' | 'warning' | 'note';

/** A place in a source file. Lines and columns count from 1; `pointer` is a JSON pointer, or the path of headings in a rule document. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine?: number;
  readonly endColumn?: number;
  readonly pointer?: string;
}

export const placeKey = ({ file, line, column }: Place): string => `${file} ${line} ${column}`;

/** One finding. `code` is permanent and explained in `diagnostics/`; `hint` is what to do about it. */
export interface Diagnostic {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly place: Place;
  readonly found?: string;
  /** The text at the place alone, where `found` has the words around it. */
  readonly marked?: string;
  readonly expected?: string;
  readonly hint?: string;
  readonly related?: readonly { readonly message: string; readonly place: Place }[];
  /**
   * Ids that the finding depends on, first that of the definition that it is about, if there is one. Where one of them is in a source that
   * cannot be read, the finding is only a consequence.
   */
  readonly refersTo?: readonly string[];
  /**
   * Files that the finding depends on: where one of them has an error, the finding may be a consequence and is not reported. A finding with
   * this list, even an empty one, is never taken for the cause of another finding.
   */
  readonly dependsOn?: readonly string[];
}

/** Sorts by file, line, column, code, so that one run always reports in one order. */
export function sortDiagnostics(list: readonly Diagnostic[]): Diagnostic[] {
  const key = (d: Diagnostic): string =>
    [d.place.file, String(d.place.line).padStart(8, '0'), String(d.place.column).padStart(6, '0'), d.code].join('\u0000');
  return [...list].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

export const diagnosticKey = ({ code, place, message }: Diagnostic): string => `${code} ${placeKey(place)} ${message}`;

export function distinct<T>(list: readonly T[], diagnosticOf: (one: T) => Diagnostic): T[] {
  return [...Map.groupBy(list, (one) => diagnosticKey(diagnosticOf(one))).values()].flatMap((same) => same.slice(0, 1));
}

export const messageAbout = (id: string, fault: string): string => `${id}: ${fault}${/[.?]$/.test(fault) ? '' : '.'}`;
