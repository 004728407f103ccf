/** One writer at a time: a file that names the process that writes. */
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Interval between attempts, in ms. */
const POLL = 20;
/** In ms. A build takes seconds, and holds the lock only while it replaces files. */
const LONGEST_WAIT = 30_000;

export function withLock<T>(path: string, run: () => T): T {
  acquire(path);
  try {
    return run();
  } finally {
    rmSync(path, { force: true });
  }
}

function acquire(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const own = `${path}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    const start = Date.now();
    // A link appears with its content, so that no process reads a lock without its owner.
    while (!tryLink(own, path)) {
      // A lock that has just been released has no holder: as if this process held it, the loop tries again.
      const holder = Number(read(path) ?? process.pid);
      if (!isAlive(holder)) release(path, own);
      else if (Date.now() - start > LONGEST_WAIT)
        throw new Error(`process ${holder} has been writing for too long; end it, or remove ${path}`);
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, POLL);
    }
  } finally {
    rmSync(own, { force: true });
  }
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (existsSync(to) || (error instanceof Error && 'code' in error && error.code === 'EEXIST')) return false;
    throw error;
  }
}

/** Removes the lock of a process that has ended. If several processes try, only one can rename the file. */
function release(path: string, own: string): void {
  try {
    renameSync(path, `${own}.stale`);
  } catch {
    return;
  }
  rmSync(`${own}.stale`, { force: true });
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
