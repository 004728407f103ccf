/** Serves a copy of the built site that a test may change and whose server it may stop. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { type RunningServer, startServer } from './start-server.ts';

const root = resolve(import.meta.dirname, '../..');

export interface ServedCopy extends RunningServer {
  readonly folder: string;
  /** Stops the server and removes the copy. */
  remove(): Promise<void>;
}

/** `isCopied` is called for each file and folder, by its path in `builtSite`. */
export async function serveCopy(builtSite = join(root, 'site/dist'), isCopied = (_path: string): boolean => true): Promise<ServedCopy> {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-served-'));
  cpSync(builtSite, folder, { recursive: true, filter: (source) => isCopied(relative(builtSite, source)) });
  const server = await startServer(folder);
  const remove = async (): Promise<void> => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...server, folder, remove };
}
