export interface BoardFault {
  readonly code: string;
  /** Where it is in the source: `[start, end)`. */
  readonly start: number;
  readonly end: number;
  readonly message: string;
  readonly found?: string;
  readonly expected?: string;
  readonly hint?: string;
  /** The signs that cause the fault. If the definition of one of them cannot be read, the fault may only follow from that. */
  readonly signs?: readonly string[];
}

export type Report = (
  code: string,
  start: number,
  end: number,
  message: string,
  details?: Pick<BoardFault, 'found' | 'expected' | 'hint' | 'signs'>,
) => void;

/** A line of a drawing without its line break. */
export interface DrawnLine {
  readonly text: string;
  /** Where the line begins in the source. */
  readonly offset: number;
}
