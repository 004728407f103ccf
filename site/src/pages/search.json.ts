/** The search's records, fetched when a reader first asks. Compact: lists in place of named fields. */
import type { APIRoute } from 'astro';
import { book } from '../lib/book.ts';
import { makeRecords } from '../search/make-records.ts';
import { pack } from '../search/pack.ts';

export const GET: APIRoute = () => Response.json(pack(makeRecords(book)));
