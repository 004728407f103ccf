import type { APIRoute } from 'astro';
import { fieldsOf } from '../../base/json.ts';
import { tableMaps } from '../../table/maps.ts';

export const GET: APIRoute = () =>
  Response.json(Object.fromEntries(tableMaps.map(({ id, title, question }) => [id, { ...fieldsOf(question.map), name: title }])));
