/** A lock for one writer at a time: a file that names the writing process. */
import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { digestOf } from '../digest.ts';

/** Interval between attempts, in ms. */
const POLL = 20;
/** In ms. A build takes seconds, and holds the lock only while it replaces files. */
const LONGEST_WAIT = 30_000;

/** The content of the locks of this process. Process numbers are used again, so a random id is added. */
const OWNER = `${process.pid} ${randomUUID()}`;

/** Another process has held a lock for too long. Its message is for people. */
export class LockTimeout extends Error {}

/** @throws LockTimeout */
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
  const ownPath = `${path}.${process.pid}`;
  writeFileSync(ownPath, OWNER);
  try {
    const start = Date.now();
    // A link appears with its content, so that no process reads a lock without its owner.
    while (!tryLink(ownPath, path)) {
      // If the lock has just been released, this process counts as its owner: it is alive, so the loop waits and tries again.
      const owner = read(path) ?? OWNER;
      const holder = Number.parseInt(owner, 10);
      if (!isAlive(holder)) removeStale(path, owner);
      else if (Date.now() - start > LONGEST_WAIT)
        throw new LockTimeout(`Process ${holder} has been writing for too long. End it, or remove ${path}.`);
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, POLL);
    }
  } finally {
    rmSync(ownPath, { force: true });
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

/**
 * Removes the lock of a process that has ended. Only the holder of a second lock, named after that owner, removes it, so nothing replaces
 * it between the comparison and the removal. A process that ends while it holds the second lock leaves that one stale, and it is removed in
 * the same way.
 */
function removeStale(path: string, owner: string): void {
  withLock(`${path}.of-${digestOf(owner).slice(-12)}`, () => {
    if (read(path) === owner) rmSync(path, { force: true });
  });
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
