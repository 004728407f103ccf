/**
 * A stale lock is taken over by one process at a time. Other processes are simulated: they act at the moment when this process asks
 * (`process.kill`) whether a process is alive.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withLock } from '../../generator/cli/lock.ts';
import { digestOf } from '../../generator/digest.ts';

let folder: string;
let lock: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sightline-lock-'));
  lock = join(folder, 'lock');
  return () => rmSync(folder, { recursive: true });
});
afterEach(() => vi.restoreAllMocks());

const [DEAD, DEAD_TOO, ALIVE] = [101, 102, 103];
/** The lock of a process that removes the stale lock of this owner. */
const removalLock = (owner: number): string => `${lock}.of-${digestOf(String(owner)).slice(-12)}`;
const writeLock = (path: string, owner: number): void => writeFileSync(path, String(owner));

function whenAsked(onAsk: (pid: number) => void): void {
  vi.spyOn(process, 'kill').mockImplementation((pid) => {
    onAsk(pid);
    if (pid !== ALIVE) throw Object.assign(new Error('no such process'), { code: 'ESRCH' });
    return true;
  });
}

const filesWhileHeld = (): readonly string[] => withLock(lock, () => readdirSync(folder));

test('a lock is not removed if another process took it after its former owner was found to have ended', () => {
  writeLock(lock, DEAD);
  const heldByOther: string[] = [];
  whenAsked((pid) => {
    if (pid === DEAD) {
      // The other process removes the stale lock and takes it before this one does.
      writeLock(lock, ALIVE);
      return;
    }
    heldByOther.push(readFileSync(lock, 'utf8'));
    rmSync(lock);
  });
  expect(filesWhileHeld()).toEqual(['lock']);
  expect(heldByOther).toEqual([String(ALIVE)]);
  expect(readdirSync(folder)).toEqual([]);
});

test('while another process removes a stale lock, this one waits', () => {
  writeLock(lock, DEAD);
  writeLock(removalLock(DEAD), ALIVE);
  const askedPids: number[] = [];
  whenAsked((pid) => {
    askedPids.push(pid);
    if (pid !== ALIVE) return;
    expect(readFileSync(lock, 'utf8')).toBe(String(DEAD));
    rmSync(lock);
    rmSync(removalLock(DEAD));
  });
  expect(filesWhileHeld()).toEqual(['lock']);
  expect(askedPids).toEqual([DEAD, ALIVE]);
  expect(readdirSync(folder)).toEqual([]);
});

test('if the process that was removing a stale lock has ended, this one removes the lock', () => {
  writeLock(lock, DEAD);
  writeLock(removalLock(DEAD), DEAD_TOO);
  const askedPids: number[] = [];
  whenAsked((pid) => askedPids.push(pid));
  expect(filesWhileHeld()).toEqual(['lock']);
  expect(askedPids).toEqual([DEAD, DEAD_TOO]);
  expect(readdirSync(folder)).toEqual([]);
});
