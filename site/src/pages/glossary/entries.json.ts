/** The entries of the glossary as the pop-ups show them, by the anchor of the full entry. */
import type { APIRoute } from 'astro';
import { book, clauseOf } from '../../lib/book.ts';
import { clauseHref, clauseHtml, currentEdition } from '../../lib/editions.ts';
import { changeLinks } from '../../lib/links.ts';

export const GET: APIRoute = () =>
  Response.json(
    Object.fromEntries(
      Object.values(book.clauses).flatMap((clause) => {
        const see = clauseOf(clause.term?.see ?? '');
        if (clause.term === undefined || see === undefined) return [];
        // A pop-up must not open another one: the terms in an entry are plain text.
        const html = changeLinks(clauseHtml(clause, currentEdition), (link) => (link.class === 'term' ? undefined : link));
        return [[clause.slug, { name: clause.title, html, see: clauseHref(see, currentEdition), seeTitle: see.title }] as const];
      }),
    ),
  );
