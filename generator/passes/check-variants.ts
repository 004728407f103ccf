/** Checks each variant of a reading like an edition: the last edition, amended by the variant. */

import type { CheckedEdition } from '../checked-edition.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { variantsOf } from '../errata/variants.ts';
import type { Pass } from '../pass.ts';
import { type AmendInput, amend } from './amend.ts';
import { checkDefinitions, type DefinitionsInput } from './check-definitions.ts';

export interface CheckedVariant {
  readonly id: string;
  readonly reading: string;
  /** What it changes, in one sentence. */
  readonly says: string;
  readonly edition: CheckedEdition;
}

/** Diagnostics outside the files of the variants are those of the editions themselves, and are left out. */
export const checkVariants: Pass<AmendInput & Omit<DefinitionsInput, 'editions'>, readonly CheckedVariant[]> = (input) => {
  const diagnostics: Diagnostic[] = [];
  const output = variantsOf(input.rulebook, input.cache.memo).flatMap((variant): CheckedVariant[] => {
    const amended = amend({ ...input, rulebook: variant.rulebook });
    const checked = checkDefinitions({ ...input, editions: amended.output.slice(-1) });
    diagnostics.push(...variant.ownDiagnostics([...amended.diagnostics, ...checked.diagnostics]));
    const [edition] = checked.output;
    return edition === undefined ? [] : [{ id: variant.id, reading: variant.reading, says: variant.says, edition }];
  });
  return { output, diagnostics };
};
