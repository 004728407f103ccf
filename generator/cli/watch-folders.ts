/**
 * Watches folders and all folders below them, each with a watcher of its own: Node's recursive watch loses files that editors save by
 * renaming.
 */
import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

interface Watching {
  close(): void;
}

/** Calls `onChange` once for all changes below the folders that follow each other within `delay` ms (debounce). */
export function watchFolders(folders: readonly string[], delay: number, onChange: () => void): Watching {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  const schedule = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      try {
        updateWatchers();
      } catch {
        // A folder was renamed or removed while it was read; what reads its files next reports that.
      }
      onChange();
    }, delay);
  };
  const updateWatchers = (): void => {
    const present = new Set(folders.flatMap((folder) => [...foldersIn(folder)]));
    for (const [folder, watcher] of watchers) {
      if (present.has(folder)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    for (const folder of present) if (!watchers.has(folder)) watchers.set(folder, watch(folder, schedule).on('error', schedule));
  };
  updateWatchers();
  return {
    close() {
      clearTimeout(timer);
      for (const watcher of watchers.values()) watcher.close();
    },
  };
}

function* foldersIn(folder: string): Generator<string> {
  yield folder;
  for (const entry of readdirSync(folder, { withFileTypes: true })) if (entry.isDirectory()) yield* foldersIn(join(folder, entry.name));
}
