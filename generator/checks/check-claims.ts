/** Checks that the editions and clauses that an example names exist. */
import type { ExampleAst } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { unknownName } from '../diagnostics/unknown-name.ts';
import { hasDuplicateEdition } from '../publication-of.ts';
import type { Rulebook } from '../rulebook.ts';

/** @param checkClause reports an id that no clause has */
export function checkClaims(
  example: ExampleAst,
  editions: Rulebook['editions'],
  checkClause: (id: string, place: () => Diagnostic['place']) => void,
): Diagnostic[] {
  const known = [...new Set(editions.publications.map(({ edition }) => edition))];
  /** Clauses with the line that names them: several entries of one line that name an unknown clause are one mistake. */
  const seen = new Set<string>();
  for (const id of example.shows?.clauses ?? []) checkClause(id, () => example.shows?.place ?? example.place);
  return example.claims.flatMap((claim): Diagnostic[] => {
    const place = claim.becausePlace ?? claim.place;
    for (const entry of claim.because ?? []) {
      // An entry is a clause and its squares: "terrain.hindering.hindered-label C1".
      const id = entry.split(' ')[0] ?? '';
      const key = `${id} ${place.line}`;
      if (!seen.has(key)) checkClause(id, () => place);
      seen.add(key);
    }
    // If two publications have the same edition, which is reported, the edition named may be the one that is misspelt there.
    if (claim.edition === undefined || known.includes(claim.edition) || hasDuplicateEdition(editions)) return [];
    const message = `There is no edition "${claim.edition}".`;
    return [unknownName('edition-unknown', message, claim.edition, known, claim.place)];
  });
}
