/** Variants of readings: the last edition with the variant as one more erratum. */
import type { JsonDocument } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Memo } from '../memo.ts';
import type { ErratumNode, ReadingNode, Rulebook } from '../rulebook.ts';

/** The order of a variant, after every erratum of the last publication. */
const LAST_ORDER = 1_000_000;

interface VariantBook {
  readonly id: string;
  readonly reading: string;
  readonly says: string;
  readonly rulebook: Rulebook;
  ownDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[];
}

export function variantsOf(rulebook: Rulebook, memo: Memo): VariantBook[] {
  const lastPublication = rulebook.editions.publications.at(-1);
  if (lastPublication === undefined) return [];
  return rulebook.readings.flatMap((node) =>
    memo.of(variantErrata, node, lastPublication.id).map(
      ({ variant, erratum }): VariantBook => ({
        id: variant.id,
        reading: node.reading.id,
        says: variant.says,
        rulebook: { ...rulebook, errata: [...rulebook.errata, erratum] },
        ownDiagnostics: (diagnostics) => diagnostics.filter((d) => d.place.file === node.document.path),
      }),
    ),
  );
}

interface VariantErratum {
  readonly variant: NonNullable<ReadingNode['reading']['variants']>[number];
  readonly erratum: ErratumNode;
}

function variantErrata({ reading, document }: ReadingNode, publication: string): readonly VariantErratum[] {
  return (reading.variants ?? []).flatMap((variant, index): VariantErratum[] => {
    const [first, ...others] = variant.amends ?? [];
    if (first === undefined) return [];
    const variantPointer = `/variants/${index}`;
    const variantDocument: JsonDocument = {
      ...document,
      placeOf: (pointer, part) => document.placeOf(`${variantPointer}${pointer}`, part),
    };
    const erratum: ErratumNode = {
      document: variantDocument,
      erratum: {
        id: `variant.${variant.id}`,
        publication,
        order: LAST_ORDER,
        title: variant.id,
        source: reading.id,
        why: variant.says,
        amends: [first, ...others],
        flips: [],
      },
    };
    return [{ variant, erratum }];
  });
}
