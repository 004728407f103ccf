/** The finding that a name means nothing, with the nearest name that does. */
import type { Diagnostic } from '../diagnostic.ts';
import { nearest } from '../nearest.ts';

/** Of more names than this only the number is told. */
const MOST_NAMED = 20;

export function unknown(
  code: string,
  message: string,
  found: string,
  names: Iterable<string>,
  place: Diagnostic['place'],
  related: Diagnostic['related'] = [],
): Diagnostic {
  const known = [...names];
  const near = nearest(found, known);
  return {
    code,
    severity: 'error',
    message,
    found,
    expected: known.length > 0 && known.length <= MOST_NAMED ? known.join(', ') : `one of the ${known.length} that there are`,
    ...(near === undefined ? {} : { hint: `did you mean "${near}"?` }),
    place,
    ...(related.length === 0 ? {} : { related }),
  };
}
