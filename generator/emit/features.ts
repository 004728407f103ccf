/**
 * Prints `site/src/generated/features.ts`: the kinds of maps, the kinds of squares and the sizes of figures that definitions give to the
 * boards, and which editions and variants of readings lack those of squares and figures.
 */
import type { LackedFeatures } from '../../engine/base/added-features.ts';
import type { Compilation } from '../compile.ts';
import { BANNER } from './engine.ts';

interface Sizes {
  readonly sizes: readonly string[];
  readonly standard: string;
}

type Definitions = Compilation['editions'][number]['book']['definitions'];

export function printFeatures({ mapKinds, editions, variants }: Compilation): string {
  const { sizes, standard } = sizesOf(editions);
  const books = [
    ...editions.map(({ book }) => [book.id, book] as const),
    ...variants.map(({ id, edition: { book } }) => [id, book] as const),
  ];
  const lackedByEdition = books.flatMap(([id, { definitions }]) => {
    const lacked: LackedFeatures = {
      kinds: mapKinds.map(({ name }) => name).filter((name) => !hasKind(definitions, name)),
      sizes: sizes.filter((size) => !sizeRecordsOf(definitions).some((record) => record.sizes.includes(size))),
    };
    return lacked.kinds.length + lacked.sizes.length === 0 ? [] : [[id, lacked] as const];
  });
  const values = [
    ['addedKinds', 'readonly AddedKind[]', mapKinds],
    ['mapKinds', 'readonly string[]', mapKindsOf(editions)],
    ['sizes', 'readonly string[]', sizes],
    ['standardSize', 'string', standard],
    ['lackedByEdition', '{ readonly [edition: string]: LackedFeatures }', Object.fromEntries(lackedByEdition)],
  ] as const;
  return [
    BANNER,
    "import type { AddedKind, LackedFeatures } from '../../../engine/base/added-features.ts';",
    '',
    ...values.map(([name, type, value]) => `export const ${name}: ${type} = ${JSON.stringify(value)};`),
    '',
  ].join('\n');
}

const hasKind = (definitions: Definitions, name: string): boolean =>
  definitions.some(({ definition }) => definition.kind === 'record' && definition.given === `map.${name}`);

/** The kinds of maps of the last edition, then those that only earlier editions have. */
const mapKindsOf = (editions: Compilation['editions']): readonly string[] => [
  ...new Set(
    editions
      .toReversed()
      .flatMap(({ book }) =>
        book.definitions.flatMap(({ definition: d }) =>
          d.kind === 'record' && d.given === 'map.kind' && typeof d.type === 'object' && 'enum' in d.type ? d.type.enum : [],
        ),
      ),
  ),
];

/**
 * The sizes of the last edition, smallest first, then those that only earlier editions have. The standard one is the `first` of the
 * record, without it the first of its values.
 */
function sizesOf(editions: Compilation['editions']): Sizes {
  const records = editions.flatMap(({ book }) => sizeRecordsOf(book.definitions));
  const last = records.at(-1);
  return { sizes: [...new Set(records.toReversed().flatMap(({ sizes }) => sizes))], standard: last?.standard ?? 'standard' };
}

const sizeRecordsOf = (definitions: Definitions): readonly Sizes[] =>
  definitions.flatMap(({ definition: d }) =>
    d.kind === 'record' && d.given === 'characters.size' && typeof d.type === 'object' && 'enum' in d.type
      ? [{ sizes: d.type.enum, standard: typeof d.first === 'string' ? d.first : (d.type.enum[0] ?? '') }]
      : [],
  );
