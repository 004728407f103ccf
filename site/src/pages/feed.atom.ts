import type { APIRoute } from 'astro';
import { atomFeed } from '../api/feeds.ts';
import { bookAsWritten } from '../lib/book.ts';

export const GET: APIRoute = ({ site }) =>
  new Response(atomFeed(bookAsWritten(), site?.origin ?? ''), { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } });
