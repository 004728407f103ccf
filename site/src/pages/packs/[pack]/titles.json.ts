/** The titles of the clauses of a pack. */
import type { APIRoute } from 'astro';
import { book } from '../../../lib/book.ts';

export const getStaticPaths = () => book.packs.map((pack) => ({ params: { pack: pack.id }, props: { pack } }));

export const GET: APIRoute = ({ params }) => {
  const pages = book.packs.find(({ id }) => id === params.pack)?.pages ?? [];
  return Response.json(Object.fromEntries(pages.flatMap(({ clauses }) => clauses.map(({ id, title }) => [id, title]))));
};
