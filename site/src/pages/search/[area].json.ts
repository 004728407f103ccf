/** The texts that search results show for the clauses of one area; fetched with the first result of that area. */
import type { APIRoute } from 'astro';
import { book, bookAsWritten } from '../../lib/book.ts';
import { answersOf } from '../../lib/search-answers.ts';

export const getStaticPaths = () => [...new Set(book.pages.map(({ path }) => path.split('/')[0]))].map((area) => ({ params: { area } }));

export const GET: APIRoute = ({ params }) => Response.json(answersOf(bookAsWritten(), params.area ?? ''));
