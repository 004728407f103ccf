import type { APIRoute } from 'astro';
import { fontLicences } from '../../lib/font-licences.ts';

export const getStaticPaths = () => [...fontLicences().keys()].map((font) => ({ params: { font } }));

export const GET: APIRoute = ({ params: { font = '' } }) =>
  new Response(fontLicences().get(font), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
