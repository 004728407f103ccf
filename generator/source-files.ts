/** The sources of one compilation, by what they are. */
import type { Source } from './ast.ts';

export interface SourceFiles {
  readonly pages: readonly { readonly id: string; readonly words?: Source; readonly data?: Source }[];
  /** Words of a page in another language: `<page>.<language>.md`. */
  readonly translations: readonly { readonly page: string; readonly language: string; readonly words: Source }[];
  /** Questions that the clauses of a page answer: `<page>.asks.json`. */
  readonly asks: readonly { readonly page: string; readonly data: Source }[];
  readonly errata: readonly Source[];
  readonly readings: readonly Source[];
  /** Recorded chains of the examples of a page: `<page>.chains.json`. */
  readonly chains: readonly { readonly page: string; readonly source: Source }[];
  readonly editions?: Source;
  readonly contents?: Source;
  readonly icons?: Source;
  readonly clauseIds?: Source;
  readonly schemas: readonly Source[];
  readonly vocabulary?: Source;
  /** Files under rules/ that are none of these. */
  readonly strays: readonly Source[];
}

const PAGE = /^rules\/([a-z-]+)\/([a-z0-9-]+)\.(md|json)$/;
const CHAINS = /^rules\/([a-z-]+)\/([a-z0-9-]+)\.chains\.json$/;
const ASKS = /^rules\/([a-z-]+)\/([a-z0-9-]+)\.asks\.json$/;
const TRANSLATION = /^rules\/([a-z-]+)\/([a-z0-9-]+)\.([A-Za-z-]+)\.md$/;

export function sortSources(sources: readonly Source[]): SourceFiles {
  const pages = new Map<string, { words?: Source; data?: Source }>();
  const translations: { page: string; language: string; words: Source }[] = [];
  const asks: { page: string; data: Source }[] = [];
  const errata: Source[] = [];
  const readings: Source[] = [];
  const chains: { page: string; source: Source }[] = [];
  const schemas: Source[] = [];
  const strays: Source[] = [];
  let editions: Source | undefined;
  let contents: Source | undefined;
  let icons: Source | undefined;
  let clauseIds: Source | undefined;
  let vocabulary: Source | undefined;
  for (const source of [...sources].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    if (source.path === 'rules/editions.json') editions = source;
    else if (source.path === 'rules/book.json') contents = source;
    else if (source.path === 'rules/icons.json') icons = source;
    else if (source.path === 'rules/clause-ids.json') clauseIds = source;
    else if (source.path === 'schemas/vocabulary.json') vocabulary = source;
    else if (source.path.startsWith('schemas/') && source.path.endsWith('.schema.json')) schemas.push(source);
    else if (/^rules\/errata\/[^/]+\.(?:md|json)$/.test(source.path)) errata.push(source);
    else if (/^rules\/readings\/[^/]+\.(?:md|json)$/.test(source.path)) readings.push(source);
    else {
      const [, area, name, language] = TRANSLATION.exec(source.path) ?? [];
      if (language !== undefined) translations.push({ page: `${area}.${name}`, language, words: source });
      const [, chainArea, chainPage] = CHAINS.exec(source.path) ?? [];
      if (chainPage !== undefined) chains.push({ page: `${chainArea}.${chainPage}`, source });
      const [, asked, about] = ASKS.exec(source.path) ?? [];
      if (about !== undefined) asks.push({ page: `${asked}.${about}`, data: source });
      const parts = PAGE.exec(source.path);
      if (parts === null) {
        const isKnown = language !== undefined || chainPage !== undefined || about !== undefined;
        if (!isKnown && source.path.startsWith('rules/')) strays.push(source);
        continue;
      }
      const id = `${parts[1]}.${parts[2]}`;
      const page = pages.get(id) ?? {};
      pages.set(id, parts[3] === 'md' ? { ...page, words: source } : { ...page, data: source });
    }
  }
  return {
    pages: [...pages].map(([id, page]) => ({ id, ...page })).sort((a, b) => (a.id < b.id ? -1 : 1)),
    translations,
    asks,
    errata,
    readings,
    chains,
    schemas,
    strays,
    ...(editions === undefined ? {} : { editions }),
    ...(contents === undefined ? {} : { contents }),
    ...(icons === undefined ? {} : { icons }),
    ...(clauseIds === undefined ? {} : { clauseIds }),
    ...(vocabulary === undefined ? {} : { vocabulary }),
  };
}
