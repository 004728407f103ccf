import type { APIRoute } from 'astro';
import { documents } from '../../../api/documents.ts';
import { bookAsWritten } from '../../../lib/book.ts';

export const getStaticPaths = () => documents.map(({ name }) => ({ params: { document: name } }));

export const GET: APIRoute = ({ params }) => Response.json(documents.find(({ name }) => name === params.document)?.make(bookAsWritten()));
