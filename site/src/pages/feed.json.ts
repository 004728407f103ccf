import type { APIRoute } from 'astro';
import { jsonFeed } from '../api/feeds.ts';
import { bookAsWritten } from '../lib/book.ts';

export const GET: APIRoute = ({ site }) => Response.json(jsonFeed(bookAsWritten(), site?.origin ?? ''));
