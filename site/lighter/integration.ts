/** A step of the build: every page is written anew in fewer bytes, and so is the script that each runs first. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import ts from 'typescript';
import { lighten } from './lighten.ts';

function lightenPages(folder: string): void {
  for (const file of globSync('**/*.html', { cwd: folder })) {
    const path = join(folder, file);
    writeFileSync(path, lighten(readFileSync(path, 'utf8')));
  }
}

/** The script before the first paint is written for readers; browsers need no comments. */
function lightenTheme(folder: string): void {
  const path = join(folder, 'theme.js');
  const compilerOptions = { target: ts.ScriptTarget.ES2022, removeComments: true };
  writeFileSync(path, ts.transpileModule(readFileSync(path, 'utf8'), { compilerOptions }).outputText.replaceAll(/\n\s*/g, ''));
}

export const lighter = (): AstroIntegration => ({
  name: 'lighter',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const folder = fileURLToPath(dir);
      lightenPages(folder);
      lightenTheme(folder);
    },
  },
});
