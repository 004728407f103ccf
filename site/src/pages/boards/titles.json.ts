/** The titles of the clauses that may be in a board's chain: those with definitions, in any edition. */
import type { APIRoute } from 'astro';
import { book } from '../../lib/book.ts';

export const GET: APIRoute = () => {
  const defined = Object.values(book.clauses).filter(({ definitions }) => Object.values(definitions).some((list) => list.length > 0));
  return Response.json(Object.fromEntries(defined.map(({ id, title }) => [id, title])));
};
