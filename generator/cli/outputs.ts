/**
 * The generated folders, replaced as one. The new folders are written to `.sightline/next/`; when all are complete, `.sightline/ready` is
 * written, and only then do they change places with the old ones. A process that is killed before `ready` exists leaves everything as it
 * was; if it is killed later, the next command completes the exchange.
 */
import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { areTexts } from '../../engine/base/json.ts';
import { changedFiles, holds, walk } from './files.ts';
import { withLock } from './lock.ts';

/** Everything in these folders is generated. */
export const GENERATED = ['engine/generated', 'generator/generated', 'schemas/generated', 'site/src/generated'] as const;

/** Paths relative to the project. */
export interface Difference {
  /** Missing, or with another content. */
  readonly changed: readonly string[];
  /** No longer generated. */
  readonly strays: readonly string[];
}

export function differenceOf(root: string, files: ReadonlyMap<string, string>): Difference {
  const present = GENERATED.flatMap((folder) => [...walk(join(root, folder))].map((path) => relative(root, path).split(sep).join('/')));
  return {
    changed: changedFiles(root, files),
    strays: present.filter((path) => !files.has(path)),
  };
}

/** Makes the generated folders hold exactly these files. */
export function replaceOutputs(root: string, files: ReadonlyMap<string, string>): Difference {
  return withLock(lockOf(root), () => {
    complete(root);
    const difference = differenceOf(root, files);
    const touched = [...difference.changed, ...difference.strays];
    const folders = GENERATED.filter((folder) => touched.some((path) => path.startsWith(`${folder}/`)));
    if (folders.length === 0) return difference;
    try {
      for (const folder of folders) stage(root, folder, files);
    } catch (error) {
      rmSync(stageOf(root), { recursive: true, force: true });
      throw error;
    }
    writeFileSync(`${readyOf(root)}.new`, JSON.stringify(folders));
    renameSync(`${readyOf(root)}.new`, readyOf(root));
    complete(root);
    return difference;
  });
}

/** Completes the exchange of a build that was interrupted, if there is one. */
export function recoverOutputs(root: string): void {
  if (existsSync(readyOf(root))) withLock(lockOf(root), () => complete(root));
}

const stageOf = (root: string): string => join(root, '.sightline', 'next');
const oldOf = (root: string): string => join(root, '.sightline', 'old');
const readyOf = (root: string): string => join(root, '.sightline', 'ready');
const lockOf = (root: string): string => join(root, '.sightline', 'lock');

function stage(root: string, folder: string, files: ReadonlyMap<string, string>): void {
  for (const [path, text] of files) {
    if (!path.startsWith(`${folder}/`)) continue;
    const [present, target] = [join(root, path), join(stageOf(root), path)];
    mkdirSync(dirname(target), { recursive: true });
    if (!holds(present, text)) writeFileSync(target, text);
    else link(present, target);
  }
}

function link(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // Not every file system has links.
    copyFileSync(from, to);
  }
}

/** Exchanges the folders. Skips steps that a killed process has done already. */
function complete(root: string): void {
  const ready = readyOf(root);
  const folders: unknown = JSON.parse(existsSync(ready) ? readFileSync(ready, 'utf8') : '[]');
  if (!areTexts(folders)) throw new Error(`${ready} is no list of folders`);
  for (const folder of folders) {
    const [current, next, old] = [join(root, folder), join(stageOf(root), folder), join(oldOf(root), folder)];
    if (!existsSync(next)) continue;
    if (existsSync(current)) {
      rmSync(old, { recursive: true, force: true });
      mkdirSync(dirname(old), { recursive: true });
      renameSync(current, old);
    }
    mkdirSync(dirname(current), { recursive: true });
    renameSync(next, current);
  }
  rmSync(ready, { force: true });
  for (const folder of [stageOf(root), oldOf(root)]) rmSync(folder, { recursive: true, force: true });
}
