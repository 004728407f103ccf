/** The licences of the fonts, which must be distributed with them. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { APIRoute } from 'astro';

const PACKAGES: { readonly [font: string]: string } = {
  'archivo-narrow': '@fontsource/archivo-narrow',
  vollkorn: '@fontsource-variable/vollkorn',
};

export const getStaticPaths = () => Object.keys(PACKAGES).map((font) => ({ params: { font } }));

export const GET: APIRoute = ({ params: { font = '' } }) => {
  const licence = createRequire(import.meta.url).resolve(`${PACKAGES[font]}/LICENSE`);
  return new Response(readFileSync(licence, 'utf8'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
