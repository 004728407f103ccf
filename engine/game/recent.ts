/**
 * Small caches as lists, most recently used first. They free soon what a game no longer uses; entries of a WeakMap would outlive many
 * garbage collections.
 */

const CAPACITY = 16;

/** The entry at an index, after moving it to the front; undefined for -1. */
export function moveToFront<T>(entries: T[], index: number): T | undefined {
  const entry = entries[index];
  if (entry === undefined || index === 0) return entry;
  entries.copyWithin(1, 0, index);
  entries[0] = entry;
  return entry;
}

export function addToFront<T>(entries: T[], entry: T): void {
  if (entries.length >= CAPACITY) entries.pop();
  entries.unshift(entry);
}
