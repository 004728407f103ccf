/** The schemas at stable addresses. They refer to each other by file name, so they must be in one folder here too. */
import type { APIRoute } from 'astro';
import { schemas } from '../../api/schemas.ts';

export const getStaticPaths = () => schemas.map(({ name, text }) => ({ params: { name }, props: { text } }));

export const GET: APIRoute = ({ props }) => new Response(String(props.text), { headers: { 'content-type': 'application/schema+json' } });
