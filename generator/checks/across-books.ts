/** Checks of the rulebook and the books of all packs together: what one of them lacks, another may have. */
import type { CheckedEdition } from '../checked-edition.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Memo } from '../memo.ts';
import { diagnosticsInPack, type PackedSources } from '../packs.ts';
import type { ClauseNode, EditionBook, Rulebook } from '../rulebook.ts';
import { carriedClauses, checkCarriedInBook, checkCarriedInPack } from './check-carried.ts';
import { checkDropped } from './check-dropped.ts';
import { stepsWithoutValues, valueKeysIn } from './idle/gathers.ts';
import { unusedNames, usesOfNames } from './idle/unused-names.ts';

interface CompiledBook {
  readonly rulebook?: Rulebook;
  readonly editions: readonly CheckedEdition[];
}

export interface AllBooks {
  readonly book: CompiledBook;
  readonly packs: readonly { readonly sources: PackedSources; readonly compilation: CompiledBook }[];
  readonly memo: Memo;
}

/**
 * Diagnostics of executable clauses of the rulebook and of packs that no definition carries in any edition, or none any more from some
 * edition on, and of clauses with a `notExecuted` or `card` that they do not need.
 */
export function checkCarried({ book, packs, memo }: AllBooks): readonly Diagnostic[] {
  const carriedBy = (compiled: CompiledBook): ReadonlySet<string> => carriedClauses(booksOf(compiled), memo);
  const clausesOf = ({ rulebook }: CompiledBook): readonly ClauseNode[] =>
    rulebook === undefined ? [] : memo.of(clauseNodes, rulebook.clauses);
  const byPacks = packs.map(({ compilation }) => carriedBy(compilation));
  const inPacks = packs.flatMap(({ sources, compilation }, index) => {
    // `pathOnDisk` is undefined for the files of the rulebook.
    const own = clausesOf(compilation).filter(({ document }) => sources.pathOnDisk(document.path) !== undefined);
    const dropped = checkDropped(own, compilation.rulebook?.errata ?? [], [booksOf(compilation)], memo);
    return diagnosticsInPack([...checkCarriedInPack(own, byPacks[index] ?? new Set()), ...dropped], sources);
  });
  const byAnyPack = packs.length === 0 ? undefined : memo.of(unionOf, memo.same(byPacks));
  const ofBook = clausesOf(book);
  return [
    ...memo.of(checkCarriedInBook, ofBook, carriedBy(book), byAnyPack),
    ...checkDropped(ofBook, book.rulebook?.errata ?? [], allOf(book, packs), memo),
    ...inPacks,
  ];
}

/**
 * Findings about steps of calculations that gather a class that no value of the rulebook or of a pack has. Without packs there are none,
 * since the rulebook also gathers classes of which only packs have values.
 */
export function checkGathers({ book, packs, memo }: AllBooks): readonly Diagnostic[] {
  if (packs.length === 0) return [];
  const keys = allOf(book, packs).flatMap((editions) => valueKeysIn(editions, memo));
  const inPacks = packs.flatMap(({ sources, compilation }) =>
    diagnosticsInPack(stepsWithoutValues(booksOf(compilation), keys, memo), sources),
  );
  return [...stepsWithoutValues(booksOf(book), keys, memo), ...inPacks];
}

/**
 * Findings about names that no definition of the rulebook or of a pack uses. Without packs there are none, since only packs may use them.
 */
export function checkUnusedNames({ book, packs, memo }: AllBooks): readonly Diagnostic[] {
  if (packs.length === 0) return [];
  const uses = usesOfNames(allOf(book, packs).flat(), memo);
  const inPacks = packs.flatMap(({ sources, compilation }) => diagnosticsInPack(unusedNames(booksOf(compilation), uses, memo), sources));
  return [...unusedNames(booksOf(book), uses, memo), ...inPacks];
}

const booksOf = ({ editions }: CompiledBook): readonly EditionBook[] => editions.map(({ book }) => book);

/** The editions of the rulebook, then those with each pack. */
const allOf = (book: CompiledBook, packs: AllBooks['packs']): readonly (readonly EditionBook[])[] =>
  [book, ...packs.map(({ compilation }) => compilation)].map(booksOf);

const clauseNodes = (clauses: Rulebook['clauses']): readonly ClauseNode[] => [...clauses.values()];

const unionOf = (sets: readonly ReadonlySet<string>[]): ReadonlySet<string> => new Set(sets.flatMap((ids) => [...ids]));
