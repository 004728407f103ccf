import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../generator/cli/root.ts';
import { fontLicences } from '../site/src/lib/font-licences.ts';
import { getStaticPaths } from '../site/src/pages/licences/[font].txt.ts';
import { aRecordOf, aRecordWith, aText, parsedAs } from './support/json-shape.ts';

const { scripts, devDependencies } = parsedAs(
  readFileSync(join(ROOT, 'package.json'), 'utf8'),
  aRecordWith({ scripts: aRecordOf(aText), devDependencies: aRecordOf(aText) }),
);
const names = Object.keys(devDependencies);

/** How `test/run.ts` runs the packages whose commands have other names. */
const COMMANDS: Readonly<Record<string, string>> = {
  '@astrojs/check': "'astro', 'check'",
  '@biomejs/biome': "'biome', 'check'",
  // `astro check` imports `typescript`.
  typescript: "'astro', 'check'",
};

test('every package that package.json names is imported or run', () => {
  const files = globSync('{engine,generator,site,test}/**/*.{ts,mjs,astro,css}', { cwd: ROOT, exclude: ['**/generated/**', '**/dist/**'] });
  const texts = files.filter((file) => !file.endsWith('dependencies.test.ts')).map((file) => readFileSync(join(ROOT, file), 'utf8'));
  const text = [...texts, ...Object.values(scripts)].join('\n');
  const isUsed = (name: string): boolean => {
    const [, typed = name] = /^@types\/(.+)$/.exec(name) ?? [];
    const quoted = new RegExp(`['"/](?:node:)?${typed}['"/]`);
    const command = COMMANDS[name];
    return (typed === 'node' ? text.includes("'node:") : quoted.test(text)) || (command !== undefined && text.includes(command));
  };
  expect(names.filter((name) => !isUsed(name))).toEqual([]);
});

test('the site publishes the licence of every font', () => {
  const licences = fontLicences();
  expect(getStaticPaths().map(({ params }) => params.font)).toEqual([...licences.keys()]);
  expect([...licences.values()].filter((text) => !text.includes('SIL OPEN FONT LICENSE'))).toEqual([]);
  expect(licences.size).toBe(names.filter((name) => name.startsWith('@fontsource')).length);
  const about = readFileSync(join(ROOT, 'site/src/pages/about.astro'), 'utf8');
  expect([...licences.keys()].filter((font) => !about.includes(`/licences/${font}.txt`))).toEqual([]);
});
