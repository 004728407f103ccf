/** A step of the build: every page is written anew in fewer bytes. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { lighten } from './lighten.ts';

function lightenPages(folder: string): void {
  for (const file of globSync('**/*.html', { cwd: folder })) {
    const path = join(folder, file);
    writeFileSync(path, lighten(readFileSync(path, 'utf8')));
  }
}

export const lighter = (): AstroIntegration => ({
  name: 'lighter',
  hooks: { 'astro:build:done': ({ dir }) => lightenPages(fileURLToPath(dir)) },
});
