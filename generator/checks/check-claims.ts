/** The editions and clauses that examples name are those of the book. */
import type { ExampleAst } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { unknownName } from '../diagnostics/unknown-name.ts';
import type { Rulebook } from '../rulebook.ts';

/** `clause` reports a clause that is not in the book. */
export function checkClaims(
  example: ExampleAst,
  editions: Rulebook['editions'],
  clause: (id: string, place: () => Diagnostic['place']) => void,
): Diagnostic[] {
  const known = [...new Set(editions.publications.map(({ edition }) => edition))];
  const seen = new Set<string>();
  for (const id of example.shows?.clauses ?? []) clause(id, () => example.shows?.place ?? example.place);
  return example.claims.flatMap((claim): Diagnostic[] => {
    const place = claim.becausePlace ?? claim.place;
    for (const entry of claim.because ?? []) {
      const id = entry.split(' ')[0] ?? '';
      const key = `${id} ${place.line}`;
      if (!seen.has(key)) clause(id, () => place);
      seen.add(key);
    }
    if (claim.edition === undefined || known.includes(claim.edition)) return [];
    const message = `There is no edition "${claim.edition}".`;
    return [unknownName('edition-unknown', message, claim.edition, known, claim.place)];
  });
}
