/** The project's own source files, and what each of them imports. */
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { once } from '../../generator/once.ts';

export interface ProjectFile {
  /** Relative to the root of the project, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** Relative imports as paths from the root of the project (`../` leaves it), others as written. */
  readonly imports: readonly string[];
}

const patterns = ['engine', 'generator', 'site', 'test'].map((folder) => `${folder}/**/*.{ts,mts,js,mjs,astro,css}`);
const skipped = new Set(['node_modules', 'dist', '.astro', 'test-results']);

/** All source files, including generated ones; they are read once per process. */
export const projectFiles = once((): readonly ProjectFile[] => {
  const paths = globSync(patterns, { exclude: (name) => skipped.has(posix.basename(name)) });
  return paths.sort().map((path) => {
    const text = readFileSync(path, 'utf8');
    return { path, text, imports: importsOf(path, text) };
  });
});

function importsOf(path: string, text: string): string[] {
  const names = path.endsWith('.css') ? stylesheetsIn(text) : modulesIn(path.endsWith('.astro') ? scriptsOf(text) : text);
  return names.map((name) => (/^\.\.?\//.test(name) ? posix.join(posix.dirname(path), name) : name));
}

const stylesheetsIn = (text: string): string[] =>
  [...text.matchAll(/@import\s+(?:url\(\s*)?["']?([^"'\s);]+)/g)].map(([, name = '']) => name);

const modulesIn = (text: string): string[] => ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);

export function scriptsOf(text: string): string {
  const frontmatter = /^\s*---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '';
  const scripts = [...text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '');
  return [frontmatter, ...scripts].join('\n');
}
