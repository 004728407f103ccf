/** Finds texts that a command wrote, or a warning proposed, for the editor to replace. */
import type { Diagnostic } from '../diagnostic.ts';
import { NEW_ERRATUM_WHY, NEW_EXAMPLE_SAYS } from '../placeholders.ts';
import type { ErratumNode, Rulebook } from '../rulebook.ts';

export const checkErrataWritten = (errata: readonly ErratumNode[]): Diagnostic[] =>
  errata.flatMap(({ erratum, document }) =>
    erratum.why === NEW_ERRATUM_WHY
      ? [placeholder(`The erratum "${erratum.id}" does not say what changes in play.`, erratum.why, document.placeOf('/why'))]
      : [],
  );

export const checkExamplesWritten = ({ clauses }: Pick<Rulebook, 'clauses'>): Diagnostic[] =>
  [...clauses.values()].flatMap(({ ast }) =>
    ast.examples.flatMap(({ id, says, saysPlace }) =>
      says === NEW_EXAMPLE_SAYS ? [placeholder(`The example ${id} does not say what it shows.`, says, saysPlace)] : [],
    ),
  );

const placeholder = (message: string, found: string, place: Diagnostic['place']): Diagnostic => ({
  code: 'text-placeholder',
  severity: 'warning',
  message,
  found,
  expected: 'a sentence of your own',
  hint: 'Replace the proposed text.',
  place,
});
