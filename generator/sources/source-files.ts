/** The sources of a compilation by kind. Errata are apart: the rest stays the same object while only errata change. */
import type { Source } from '../ast.ts';
import { type PageId, pageId } from '../ids.ts';
import type { Memo } from '../memo.ts';

export interface SourceFiles {
  readonly book: BookFiles;
  readonly errata: readonly Source[];
}

export interface BookFiles {
  readonly pages: readonly { readonly id: PageId; readonly text?: Source; readonly data?: Source }[];
  /** A page in another language: `<page>.<language>.md`. */
  readonly translations: readonly { readonly page: PageId; readonly language: string; readonly text: Source }[];
  /** Questions that the clauses of a page answer: `<page>.asks.json`. */
  readonly asks: readonly { readonly page: PageId; readonly source: Source }[];
  readonly readings: readonly Source[];
  /** Recorded chains of the examples of a page: `<page>.chains.json`. */
  readonly chains: readonly { readonly page: PageId; readonly source: Source }[];
  readonly editions?: Source;
  readonly contents?: Source;
  readonly icons?: Source;
  readonly permanentIds?: Source;
  readonly schemas: readonly Source[];
  readonly vocabulary?: Source;
  /** Files under rules/ that are none of these. */
  readonly strays: readonly Source[];
}

const SINGLE = {
  'rules/editions.json': 'editions',
  'rules/book.json': 'contents',
  'rules/icons.json': 'icons',
  'rules/permanent-ids.json': 'permanentIds',
  'schemas/vocabulary.json': 'vocabulary',
} as const;
export const isSingle = (path: string): path is keyof typeof SINGLE => Object.hasOwn(SINGLE, path);

const FOLDERS = {
  errata: /^rules\/errata\/[^/]+\.(?:md|json)$/,
  readings: /^rules\/readings\/[^/]+\.(?:md|json)$/,
  schemas: /^schemas\/[^/]+\.schema\.json$/,
};

/** A file of a page: its text, its data, or what its second ending names (`chains.json`, `asks.json`, `<language>.md`). */
const OF_PAGE = /^rules\/([a-z-]+)\/([a-z0-9-]+)\.(?:([A-Za-z-]+)\.)?(md|json)$/;

interface FileKind {
  readonly single: (typeof SINGLE)[keyof typeof SINGLE] | undefined;
  readonly folder: keyof typeof FOLDERS | undefined;
  readonly page: PageId;
  /** The ending before the last, if there is one. */
  readonly second: string | undefined;
  /** `md` or `json`; undefined for a file that belongs to no page, whose `page` has no meaning. */
  readonly ending: string | undefined;
}

function kindOf({ path }: Source): FileKind {
  const [, area, name, second, ending] = OF_PAGE.exec(path) ?? [];
  return {
    single: isSingle(path) ? SINGLE[path] : undefined,
    folder: (['errata', 'readings', 'schemas'] as const).find((folder) => FOLDERS[folder].test(path)),
    page: pageId(`${area}.${name}`),
    second,
    ending,
  };
}

export function sortFiles(sources: readonly Source[], memo: Memo): SourceFiles {
  const kinds = memo.each(kindOf, sources);
  const isErratum = (index: number): boolean => kinds[index]?.folder === 'errata';
  return {
    book: memo.of(sortBookFiles, memo.same(sources.filter((_, index) => !isErratum(index))), memo),
    errata: byPath(sources.filter((_, index) => isErratum(index))),
  };
}

const byPath = (sources: readonly Source[]): readonly Source[] => [...sources].sort((a, b) => (a.path < b.path ? -1 : 1));

function sortBookFiles(sources: readonly Source[], memo: Memo): BookFiles {
  const sorted = byPath(sources);
  const single: { [kind in (typeof SINGLE)[keyof typeof SINGLE]]?: Source } = {};
  const folders: { readonly readings: Source[]; readonly schemas: Source[] } = { readings: [], schemas: [] };
  const pages = new Map<PageId, { text?: Source; data?: Source }>();
  const translations: { page: PageId; language: string; text: Source }[] = [];
  const asks: { page: PageId; source: Source }[] = [];
  const chains: { page: PageId; source: Source }[] = [];
  const strays: Source[] = [];
  const kinds = memo.each(kindOf, sorted);
  for (const [index, source] of sorted.entries()) {
    const kind = kinds[index] ?? kindOf(source);
    const { page, second, ending } = kind;
    if (kind.single !== undefined) single[kind.single] = source;
    else if (kind.folder === 'readings' || kind.folder === 'schemas') folders[kind.folder].push(source);
    else if (second === 'chains' && ending === 'json') chains.push({ page, source });
    else if (second === 'asks' && ending === 'json') asks.push({ page, source });
    else if (second !== undefined && ending === 'md') translations.push({ page, language: second, text: source });
    else if (second === undefined && ending !== undefined)
      pages.set(page, { ...pages.get(page), [ending === 'md' ? 'text' : 'data']: source });
    else if (source.path.startsWith('rules/')) strays.push(source);
  }
  return {
    ...single,
    ...folders,
    pages: [...pages].map(([id, page]) => ({ id, ...page })).sort((a, b) => (a.id < b.id ? -1 : 1)),
    translations,
    asks,
    chains,
    strays,
  };
}
