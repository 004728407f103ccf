import type { Diagnostic } from '../diagnostic.ts';
import { didYouMean, nearest } from '../nearest.ts';
import type { DiagnosticId } from './catalogue.ts';

const MOST_NAMED = 20;

function expectedOf(known: readonly string[]): string {
  if (known.length === 0) return 'none: no name is defined';
  return known.length <= MOST_NAMED ? known.join(', ') : `one of the ${known.length} known names`;
}

export function unknownName(
  code: DiagnosticId,
  message: string,
  found: string,
  knownNames: Iterable<string>,
  place: Diagnostic['place'],
  refersTo: readonly string[] = [found],
): Diagnostic {
  const known = [...knownNames];
  const nearestName = nearest(found, known);
  return {
    code,
    severity: 'error',
    message,
    found,
    expected: expectedOf(known),
    ...didYouMean(nearestName),
    place,
    refersTo,
  };
}
