import { pageId } from '../../ids.ts';
import type { Explained, KnownBook } from './known.ts';

export function explainPage(known: KnownBook, id: string): Explained | undefined {
  const node = known.rulebook.pages.get(pageId(id));
  if (node === undefined) return undefined;
  const { book } = known;
  const page = book.pages.find((one) => one.id === id);
  if (page === undefined) return undefined;
  const part = book.parts.find((one) => one.id === page.part);
  const clauses = page.clauses.map(
    (clause) => `  ${clause}: ${book.clauses[clause]?.title ?? ''} (${book.clauses[clause]?.status ?? 'text'})`,
  );
  const translations = Object.entries(page.translations ?? {}).map(
    ([language, { outdated }]) => `${language}${outdated === true ? ' (outdated)' : ''}`,
  );
  return {
    json: page,
    lines: [
      `Page ${page.id}: ${page.title}`,
      `${known.pathOnDisk(node.ast.path)}, part “${part?.title ?? page.part}”`,
      ...(page.aliases.length === 0 ? [] : [`Also called: ${page.aliases.join(', ')}`]),
      ...(translations.length === 0 ? [] : [`Translations: ${translations.join(', ')}`]),
      '',
      'Clauses:',
      ...clauses,
    ],
  };
}
