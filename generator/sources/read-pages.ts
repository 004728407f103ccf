import type { Signs } from '../../engine/board-notation/signs.ts';
import type { PageAst } from '../ast.ts';
import { clausesOf } from '../definition-clauses.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { PageFile } from '../generated/page.ts';
import type { PageId } from '../ids.ts';
import type { Memo } from '../memo.ts';
import { parsePage } from '../parse/markdown.ts';
import { markUnread, type UnreadNames } from '../recovery/unread-names.ts';
import type { DocumentReader, ValidDocument } from './document-reader.ts';
import type { BookFiles } from './source-files.ts';

export interface ParsedPageFiles {
  readonly id: PageId;
  readonly ast?: PageAst;
  readonly data?: ValidDocument<PageFile>;
}

interface ParsedPage {
  readonly page?: PageAst;
  readonly diagnostics: readonly Diagnostic[];
}

interface ReadPages {
  readonly pages: readonly ParsedPageFiles[];
  /** The ids of pages with faults in their text: not every example of them is known. */
  readonly faultyPages: ReadonlySet<string>;
}

export function readPages(files: BookFiles['pages'], signs: Signs, reader: DocumentReader, memo: Memo): ReadPages {
  const faultyPages = new Set<string>();
  const pages = files.flatMap(({ id, text, data: dataFile }): ParsedPageFiles[] => {
    const parsed = text === undefined ? undefined : memo.of(parsePage, text, id, signs);
    // A fault at a sign of a drawn board follows from a file that could not be read, if that file may define the sign.
    const followsFromUnreadSign = ({ refersTo = [] }: Diagnostic): boolean => refersTo.some((name) => reader.unread.has(name));
    reader.diagnostics.push(...(parsed?.diagnostics ?? []).filter((found) => !followsFromUnreadSign(found)));
    if (parsed !== undefined && parsed.diagnostics.length > 0) faultyPages.add(id);
    const data = reader.readAs('PageFile', dataFile, id);
    markFaultyClauses(reader.unread, id, parsed, data?.value);
    const isUnreadable = (text !== undefined && parsed?.page === undefined) || (dataFile !== undefined && data === undefined);
    if (isUnreadable) {
      markPageUnread(reader.unread, id, parsed?.page, data?.value);
      return [];
    }
    return [{ id, ...(parsed?.page === undefined ? {} : { ast: parsed.page }), ...(data === undefined ? {} : { data }) }];
  });
  return { pages, faultyPages };
}

/**
 * Marks a page with all its clauses and definitions as unread. The texts of all clauses that these definitions carry count as unread too,
 * because texts are compared with the definitions that carry them.
 */
export function markPageUnread(unread: UnreadNames, id: string, ast: PageAst | undefined, data: PageFile | undefined): void {
  unread.add(id);
  for (const clause of ast?.clauses ?? []) unread.add(clause.id);
  for (const slug of Object.keys(data?.clauses ?? {})) unread.add(`${id}.${slug}`);
  for (const definition of data?.definitions ?? []) {
    markUnread(unread, definition.id);
    for (const clause of clausesOf(definition)) unread.add(`text:${clause}`);
  }
}

/** Faults after which clauses of the page may be missing although they are written. */
const STRUCTURAL: ReadonlySet<string> = new Set([
  'clause-id-missing',
  'clause-id-malformed',
  'clause-title-missing',
  'clause-duplicate',
  'page-title-duplicate',
  'heading-malformed',
  'heading-nested',
  'example-unclosed',
]);

/** Marks the texts of a page with faults as unread, and after a fault of `STRUCTURAL`, the clauses that have only data. */
function markFaultyClauses(unread: UnreadNames, page: PageId, parsed: ParsedPage | undefined, data: PageFile | undefined): void {
  const clauses = parsed?.page?.clauses ?? [];
  if (parsed === undefined || parsed.diagnostics.length === 0) return;
  for (const { id } of clauses) unread.add(`text:${id}`);
  if (!parsed.diagnostics.some(({ code }) => STRUCTURAL.has(code))) return;
  for (const slug of Object.keys(data?.clauses ?? {}))
    if (!clauses.some(({ id }) => id === `${page}.${slug}`)) unread.add(`${page}.${slug}`);
}
