/** The licences of the fonts, which must be distributed with them. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const PACKAGES: { readonly [font: string]: string } = {
  'archivo-narrow': '@fontsource/archivo-narrow',
  vollkorn: '@fontsource-variable/vollkorn',
};

export const fontLicences = (): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(PACKAGES).map(([font, name]) => [font, readFileSync(createRequire(import.meta.url).resolve(`${name}/LICENSE`), 'utf8')]),
  );
