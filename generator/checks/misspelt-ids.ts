/** Definitions whose id is misspelt: nothing uses it, but a name like it, which nothing defines, is used in several places. */
import { editDistance } from '../../site/src/search/edit-distance.ts';
import { camel } from '../camel.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { lastPartOf } from '../ids.ts';
import { unknownDefinition } from './missing-names.ts';

/** How many letters of a misspelt id may be wrong. */
const MOST_WRONG = 2;
/** Shorter names are like too many others. */
const SHORTEST = 4;

/** A definition or a cause of a path that nothing uses: `refersTo` begins with its name, and `place` is where it is defined. */
type Unused = Pick<Diagnostic, 'refersTo' | 'place'>;

/**
 * One finding at the misspelt id in place of a finding at the uses. For a name with one use it stays at the use, which may be misspelt.
 * @param findUnused reports the definitions and the causes of paths that nothing uses; only called if a name is used in several places
 */
export function atMisspeltIds(diagnostics: readonly Diagnostic[], findUnused: () => readonly Unused[]): readonly Diagnostic[] {
  const isCandidate = (d: Diagnostic): boolean => (d.related ?? []).length > 0 && unknownDefinition(d) !== undefined;
  if (!diagnostics.some(isCandidate)) return diagnostics;
  const unused = findUnused();
  return diagnostics.map((found) => {
    const name = isCandidate(found) ? unknownDefinition(found) : undefined;
    const unusedFinding = name === undefined ? undefined : unused.find(({ refersTo: [id = ''] = [] }) => isAlike(id, name));
    return name === undefined || unusedFinding === undefined ? found : misspelt(unusedFinding, name, found);
  });
}

/** Whether expressions would use a definition by a name that is almost this one: by its id, in camel case, or by its last part. */
const isAlike = (id: string, name: string): boolean =>
  [id, camel(id), lastPartOf(id)].some((own) => own.length >= SHORTEST && editDistance(own, name, MOST_WRONG) <= MOST_WRONG);

function misspelt({ refersTo: [id = ''] = [], place }: Unused, name: string, use: Diagnostic): Diagnostic {
  const meant =
    editDistance(lastPartOf(id), name, MOST_WRONG) <= MOST_WRONG ? `${id.slice(0, id.length - lastPartOf(id).length)}${name}` : name;
  return {
    code: 'definition-id-misspelt',
    severity: 'error',
    message: `Nothing uses "${id}", and "${name}" is used but not defined.`,
    refersTo: [id, name],
    found: id,
    expected: meant,
    hint: `Did you mean to define "${meant}" here?`,
    place,
    related: [{ message: 'It is used here.', place: use.place }, ...(use.related ?? [])],
  };
}
