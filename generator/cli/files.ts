/** Reads the sources and replaces files: all are written to a staging folder first, and moved to their places when every one is there. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Source } from '../ast.ts';

/**
 * In bytes. The text of a larger file is replaced by blanks of this size, which the parsers refuse as too large, so that it is never read.
 */
const LARGEST = 64 * 1024 * 1024;

export function* walk(folder: string): Generator<string> {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else if (entry.isFile()) yield path;
  }
}

/**
 * All sources under rules/ and schemas/, paths relative to the project; other files under rules/ without their text, so that they are
 * reported.
 */
export function readSources(root: string): Source[] {
  const sources: Source[] = [];
  for (const folder of ['rules', 'schemas']) {
    for (const path of walk(join(root, folder))) {
      const projectPath = relative(root, path).split(sep).join('/');
      // READMEs and hidden files are no sources.
      if (projectPath.endsWith('README.md') || /\/\./.test(projectPath)) continue;
      if (!/\.(md|json)$/.test(path)) {
        if (folder === 'rules') sources.push({ path: projectPath, text: '' });
        continue;
      }
      sources.push({ path: projectPath, text: statSync(path).size > LARGEST ? ' '.repeat(LARGEST) : readFileSync(path, 'utf8') });
    }
  }
  return sources;
}

export const holds = (path: string, text: string): boolean =>
  existsSync(path) && statSync(path).size === Buffer.byteLength(text) && readFileSync(path, 'utf8') === text;

export const changedFiles = (root: string, files: ReadonlyMap<string, string>): string[] => changesOf(root, files).map(([path]) => path);

const changesOf = (root: string, files: ReadonlyMap<string, string>): (readonly [path: string, text: string])[] =>
  [...files].filter(([path, text]) => !holds(join(root, path), text));

/**
 * Writes what changed. Returns the paths written. Nothing is replaced until all is written to the staging folder; a failure or a kill
 * before that leaves all files as they were.
 * @param stagingParent the folder for files that are not complete yet, on the same disk
 */
export function replaceFiles(root: string, files: ReadonlyMap<string, string>, stagingParent = join(root, '.sightline')): string[] {
  const changed = changesOf(root, files);
  if (changed.length === 0) return [];
  const stage = join(stagingParent, `new-${process.pid}`);
  try {
    mkdirSync(stage, { recursive: true });
    const staged = changed.map(([path, text], index) => {
      const target = join(root, path);
      mkdirSync(dirname(target), { recursive: true });
      const stagedPath = join(stage, String(index));
      writeFileSync(stagedPath, text);
      return [stagedPath, target] as const;
    });
    for (const [stagedPath, target] of staged) renameSync(stagedPath, target);
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
  return changed.map(([path]) => path);
}
