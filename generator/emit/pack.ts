import type { CompiledPack } from '../compile.ts';
import { createHtmlRenderer } from '../prose/html-renderer.ts';
import type { BookPack, BookPackPage } from './book-types.ts';

export function emitPack({ id, compilation }: CompiledPack): BookPack[] {
  const { rulebook, editions } = compilation;
  // A rulebook compiled with a pack has the part of the pack last.
  const part = rulebook?.contents.parts.at(-1);
  if (rulebook === undefined || part === undefined) return [];
  const renderer = createHtmlRenderer(rulebook);
  const texts = editions.find(({ book }) => book.id === rulebook.editions.default)?.book.texts;
  const pages = part.pages.flatMap((name): BookPackPage[] => {
    const page = rulebook.pages.get(name);
    if (page === undefined) return [];
    const clauses = page.clauses.flatMap((clause) => {
      const node = rulebook.clauses.get(clause);
      if (node === undefined) return [];
      const text = texts?.get(clause);
      const html = text === undefined ? renderer.ofTree(node.ast.prose.tree, clause) : renderer.ofText(text, clause);
      return [{ id: clause, slug: node.slug, title: node.ast.title, html }];
    });
    const openingHtml = renderer.ofTree(page.ast.opening.tree, page.id);
    return [{ id: page.id, path: page.id.replace('.', '/'), title: page.ast.title, openingHtml, clauses }];
  });
  return [{ id, title: part.title, says: part.says, pages }];
}
