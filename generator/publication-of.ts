import type { EditionsFile, Publication } from './generated/editions.ts';
import type { ErratumFile } from './generated/erratum.ts';
import type { Rulebook } from './rulebook.ts';

/** The publication of an erratum. Errata of unknown publications are errors, so it exists in every rulebook that compiles. */
export function publicationOf({ editions }: Rulebook, { id, publication }: ErratumFile): Publication {
  const found = editions.publications.find((one) => one.id === publication);
  if (found === undefined)
    throw new Error(`the erratum "${id}" is of the publication "${publication}", which is not in rules/editions.json`);
  return found;
}

/** Whether two publications have the same edition: it is reported, and unknown editions elsewhere may follow from it. */
export const hasDuplicateEdition = ({ publications }: EditionsFile): boolean =>
  new Set(publications.map(({ edition }) => edition)).size < publications.length;
