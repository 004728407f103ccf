import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface RunningServer {
  /** The origin, without a slash at its end. */
  readonly address: string;
  /** Resolves when the process has ended; may be called again. */
  stop(): Promise<void>;
}

/** Serves a folder on a free port, in a process of its own; `compresses` with gzip, as most hosts do. */
export async function startServer(folder: string, { compresses = false } = {}): Promise<RunningServer> {
  // The system chooses a free port when the server listens: one that is looked up before could be taken in between.
  // The third argument is a path to be served without content: there is none here.
  const args = [folder, '0', ...(compresses ? ['', 'gzip'] : [])];
  const server = spawn(process.execPath, [join(import.meta.dirname, 'static-server.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const printed: unknown[] = await Promise.race([once(server.stdout, 'data'), once(server, 'exit')]);
  if (server.exitCode !== null || server.signalCode !== null) throw new Error('the server ended before it listened');
  const stop = async (): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill();
    await once(server, 'exit');
  };
  return { address: String(printed[0]).trim(), stop };
}
