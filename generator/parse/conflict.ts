/** What Git writes into a text of which it could not merge two versions. */
import type { Diagnostic } from '../diagnostic.ts';
import type { LineIndex } from './line-index.ts';

/** The first and the last line of a conflict. The line between its sides is not searched for, since it may also underline a heading. */
const MARKER = /^(?:<{7}|>{7})(?: .*)?$/m;

export const CONFLICT_ADVICE = 'Git has left a conflict here: keep one of the two sides.';

/** Reports the first conflict of a Markdown text. Nothing else of the text is read: other faults may follow from the conflict. */
export function conflictIn(lines: LineIndex): Diagnostic | undefined {
  const marker = MARKER.exec(lines.text);
  if (marker === null) return undefined;
  const [found] = marker;
  return {
    code: 'source-conflict',
    severity: 'error',
    message: 'The text has two versions.',
    place: lines.place(marker.index, marker.index + found.length),
    found: found.slice(0, 60),
    expected: 'one version, without the lines that Git has put around the two',
    hint: CONFLICT_ADVICE,
  };
}
