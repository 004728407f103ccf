/** Variants of readings: the last edition, amended by the variant as by one more erratum. */
import type { JsonDocument } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { ErratumNode, Rulebook } from '../rulebook.ts';

interface VariantBook {
  readonly id: string;
  readonly ruling: string;
  readonly says: string;
  /** The rulebook with the variant as its last erratum. */
  readonly rulebook: Rulebook;
  /** The findings that are in the variant's own file. */
  own(diagnostics: readonly Diagnostic[]): Diagnostic[];
}

export function variantsOf(rulebook: Rulebook): VariantBook[] {
  const last = rulebook.editions.publications.at(-1);
  if (last === undefined) return [];
  return rulebook.readings.flatMap(({ reading, document }) =>
    (reading.variants ?? []).flatMap((variant, place): VariantBook[] => {
      const [first, ...others] = variant.amends ?? [];
      if (first === undefined) return [];
      const base = `/variants/${place}`;
      const shifted: JsonDocument = { ...document, placeOf: (pointer, part) => document.placeOf(`${base}${pointer}`, part) };
      const node: ErratumNode = {
        document: shifted,
        erratum: {
          id: `variant.${variant.id}`,
          publication: last.id,
          order: 1_000_000,
          title: variant.id,
          source: reading.id,
          why: variant.says,
          amends: [first, ...others],
          flips: [],
        },
      };
      return [
        {
          id: variant.id,
          ruling: reading.id,
          says: variant.says,
          rulebook: { ...rulebook, errata: [...rulebook.errata, node] },
          own: (diagnostics) => diagnostics.filter((d) => d.place.file === document.path),
        },
      ];
    }),
  );
}
