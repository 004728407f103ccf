import type { APIRoute } from 'astro';
import { allPresets } from '../../../lib/presets.ts';

interface Props {
  readonly question: object;
  readonly title: string;
}

export const getStaticPaths = (): { params: { id: string }; props: Props }[] =>
  allPresets.map(({ id, question, title }) => ({ params: { id }, props: { question, title } }));

/** The file of a map also has its title, which the board shows. */
export const GET: APIRoute<Props> = ({ props: { question, title }, params }) =>
  Response.json(params.id?.startsWith('map-') === true ? { ...question, title } : question);
