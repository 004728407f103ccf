import type { APIRoute } from 'astro';
import { bookAsWritten } from '../lib/book.ts';
import { makeIndex } from '../search/make-index.ts';
import { packIndex } from '../search/packed-index.ts';

export const GET: APIRoute = () => Response.json(packIndex(makeIndex(bookAsWritten())));
