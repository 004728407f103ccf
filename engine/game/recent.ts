/** Lists of few cached values, the last used first. What a game no longer uses is freed soon: entries of a WeakMap outlive many collections. */

/** The most entries of such a list. */
const MOST = 16;

/** The entry at an index, which becomes the first. */
export function used<T>(entries: T[], index: number): T | undefined {
  const entry = entries[index];
  if (entry === undefined || index === 0) return entry;
  entries.copyWithin(1, 0, index);
  entries[0] = entry;
  return entry;
}

/** Adds an entry, in place of the one not used for longest if there are many. */
export function remember<T>(entries: T[], entry: T): void {
  if (entries.length >= MOST) entries.pop();
  entries.unshift(entry);
}
