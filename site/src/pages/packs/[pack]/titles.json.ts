import type { APIRoute } from 'astro';
import { book, type Pack } from '../../../lib/book.ts';

export const getStaticPaths = () => book.packs.map((pack) => ({ params: { pack: pack.id }, props: { pack } }));

export const GET: APIRoute<{ readonly pack: Pack }> = ({ props: { pack } }) =>
  Response.json(Object.fromEntries(pack.pages.flatMap(({ clauses }) => clauses.map(({ id, title }) => [id, title]))));
