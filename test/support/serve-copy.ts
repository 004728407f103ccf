/** Serves a copy of the built site that a test may change and whose server it may stop. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

export interface ServedCopy {
  readonly folder: string;
  readonly address: string;
  /** Stops the server, as if the network were gone. */
  stop(): Promise<void>;
  /** Stops the server and removes the copy. */
  remove(): Promise<void>;
}

/** `isCopied` is called for each file and folder, by its path in `builtSite`. */
export async function serveCopy(builtSite = join(root, 'site/dist'), isCopied = (_path: string): boolean => true): Promise<ServedCopy> {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-served-'));
  cpSync(builtSite, folder, { recursive: true, filter: (source) => isCopied(relative(builtSite, source)) });
  const port = await freePort();
  const server = spawn(process.execPath, [join(root, 'test/support/static-server.ts'), folder, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout, 'data');
  const stop = (): Promise<void> => stopServer(server);
  return {
    folder,
    address: `http://127.0.0.1:${port}`,
    stop,
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill();
  await once(server, 'exit');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
