/** Prints `site/src/generated/features.ts`: the kinds of squares and the sizes of figures that definitions add to the boards. */
import type { Compilation } from '../compile.ts';
import { BANNER } from './engine.ts';

interface Sizes {
  readonly sizes: readonly string[];
  readonly standard: string;
}

export function printFeatures({ mapKinds, editions }: Compilation): string {
  const { sizes, standard } = sizesOf(editions);
  const values = [
    ['addedKinds', 'readonly AddedKind[]', mapKinds],
    ['sizes', 'readonly string[]', sizes],
    ['standardSize', 'string', standard],
  ] as const;
  return [
    BANNER,
    "import type { AddedKind } from '../boards/added-kind.ts';",
    '',
    ...values.map(([name, type, value]) => `export const ${name}: ${type} = ${JSON.stringify(value)};`),
    '',
  ].join('\n');
}

/**
 * The sizes of the last edition, smallest first, then those that only earlier editions have. The standard one is the first value of the
 * record.
 */
function sizesOf(editions: Compilation['editions']): Sizes {
  const records = editions.flatMap(({ book }) =>
    book.definitions.flatMap(({ definition: d }) =>
      d.kind === 'record' && d.given === 'characters.size' && typeof d.type === 'object' && 'enum' in d.type
        ? [{ sizes: d.type.enum, standard: typeof d.first === 'string' ? d.first : (d.type.enum[0] ?? '') }]
        : [],
    ),
  );
  const last = records.at(-1);
  return { sizes: [...new Set(records.toReversed().flatMap(({ sizes }) => sizes))], standard: last?.standard ?? 'standard' };
}
