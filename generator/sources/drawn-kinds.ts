import type { AddedKind } from '../../engine/base/added-features.ts';
import type { JsonDocument, Source } from '../ast.ts';
import type { Memo } from '../memo.ts';
import { ANY_SIGN, mapKinds, unusableSigns } from '../parse/map-kinds.ts';
import type { DocumentReader } from './document-reader.ts';
import type { BookFiles, SourceFiles } from './source-files.ts';

/** Boards are drawn with the signs of definitions, so these are read before the pages. */
export function drawnKinds({ book, errata }: SourceFiles, reader: DocumentReader, memo: Memo): DrawnKinds {
  const parsed = [...memo.of(drawingFiles, book), ...errata.filter(mayDraw)].map(reader.parse);
  return memo.of(
    kindsIn,
    memo.same(parsed.flatMap(({ document }) => document ?? [])),
    parsed.some(({ diagnostics }) => diagnostics.length > 0),
  );
}

const mayDraw = ({ text }: Source): boolean => text.includes('"draws"');

const drawingFiles = ({ pages }: BookFiles): readonly Source[] => pages.flatMap(({ data }) => data ?? []).filter(mayDraw);

interface DrawnKinds {
  readonly kinds: readonly AddedKind[];
  /** The names of the signs that definitions mean to add but cannot. */
  readonly unreadSigns: readonly string[];
}

/** @param hasFaults whether a definition with `draws` may be missing in a document */
function kindsIn(documents: readonly JsonDocument[], hasFaults: boolean): DrawnKinds {
  const values = documents.map(({ value }) => value);
  return { kinds: mapKinds(values), unreadSigns: [...values.flatMap(unusableSigns), ...(hasFaults ? [ANY_SIGN] : [])] };
}
