/** One position a file, fetched when a reader chooses it. */
import type { APIRoute } from 'astro';
import { allPresets } from '../../../lib/presets.ts';

export const getStaticPaths = (): { params: { id: string }; props: { question: object } }[] =>
  allPresets.map(({ id, question }) => ({ params: { id }, props: { question } }));

export const GET: APIRoute = ({ props }) => Response.json(props.question);
