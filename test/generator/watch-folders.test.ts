import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'vitest';
import { watchFolders } from '../../generator/cli/watch-folders.ts';

test('every way of saving a file is noticed every time, also in new folders', async () => {
  const root = mkdtempSync(join(tmpdir(), 'sightline-'));
  mkdirSync(join(root, 'basics'));
  const file = join(root, 'basics/moving.md');
  writeFileSync(file, 'first');
  let onNotice = (): void => {};
  const delayInMs = 5;
  const watching = watchFolders([root], delayInMs, () => onNotice());
  /** Waits for the call after a change; if none comes, the time limit of the test fails it. */
  const untilNoticed = async (change: () => void): Promise<void> => {
    const noticed = new Promise<void>((resolve) => {
      onNotice = resolve;
    });
    change();
    await noticed;
  };
  const saveByRenaming = (): void => {
    writeFileSync(`${file}.new`, 'renamed');
    renameSync(`${file}.new`, file);
  };
  try {
    for (const save of [
      saveByRenaming,
      () => writeFileSync(file, 'written'),
      saveByRenaming,
      () => writeFileSync(file, 'again'),
      () => rmSync(file),
    ])
      await untilNoticed(save);
    await untilNoticed(() => mkdirSync(join(root, 'later')));
    await untilNoticed(() => writeFileSync(join(root, 'later/new.md'), 'new'));
  } finally {
    watching.close();
    rmSync(root, { recursive: true });
  }
});
