/** Ids that are gone without a redirect: the references to them have this cause. */
import type { Diagnostic } from '../diagnostic.ts';

const LOST = 'id-redirect-missing';

/** Makes findings about references to a lost id related places of the finding that reports the id. */
export function withReferencesAtLostIds(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const lostIds = new Set(diagnostics.flatMap(({ code, refersTo = [] }) => (code === LOST ? refersTo : [])));
  if (lostIds.size === 0) return diagnostics;
  const lostIdOf = ({ code, refersTo }: Diagnostic): string | undefined =>
    code === LOST ? undefined : refersTo?.find((id) => lostIds.has(id));
  const referencesById = Map.groupBy(diagnostics, lostIdOf);
  return (referencesById.get(undefined) ?? []).map((one) => {
    const references = one.code === LOST ? (one.refersTo ?? []).flatMap((id) => referencesById.get(id) ?? []) : [];
    return references.length === 0 ? one : withReferences(one, references);
  });
}

function withReferences(lost: Diagnostic, references: readonly Diagnostic[]): Diagnostic {
  const places = references.length === 1 ? 'the place that names' : `the ${references.length} places that name`;
  return {
    ...lost,
    hint: `${lost.hint ?? ''} Then write the new id in ${places} the old one, or undo the change if the new id is a mistake.`,
    related: references.flatMap(({ place, related = [] }) => [{ message: 'The old id is named here.', place }, ...related]),
  };
}
