import type { Diagnostic } from '../diagnostic.ts';
import { unknownName } from '../diagnostics/unknown-name.ts';
import type { Rulebook } from '../rulebook.ts';

export function unknownPublications({ errata, editions }: Rulebook): Diagnostic[] {
  const known = editions.publications.map(({ id }) => id);
  // Two publications with one id have a diagnostic of their own; the unknown id may be meant for one of them.
  if (new Set(known).size < known.length) return [];
  return errata
    .filter(({ erratum }) => !known.includes(erratum.publication))
    .map(({ erratum, document }) => {
      const message = `There is no publication "${erratum.publication}".`;
      return unknownName('publication-unknown', message, erratum.publication, known, document.placeOf('/publication'));
    });
}
