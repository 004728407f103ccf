import type { APIRoute } from 'astro';
import { documents } from '../../../api/documents.ts';
import { schemas } from '../../../api/schemas.ts';

export const GET: APIRoute = () =>
  Response.json({
    version: 1,
    says: 'The rules of Sightline, an unofficial executable rulebook for HeroClix. Code and definitions: MIT. Text: CC BY 4.0.',
    documents: documents.map(({ name, says }) => ({ href: `/api/v1/${name}.json`, says })),
    schemas: schemas.map(({ name }) => ({ href: `/schemas/${name}` })),
    feeds: [
      { href: '/feed.atom', type: 'application/atom+xml' },
      { href: '/feed.json', type: 'application/feed+json' },
    ],
  });
