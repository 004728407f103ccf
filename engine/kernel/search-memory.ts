/** Working memory of the search for reach, cached for the last sizes of boards: allocating it costs more than the search. */
interface SearchMemory {
  /** Per square, the fewest steps to it without a forced stop, or -1. */
  readonly unstopped: Int32Array;
  readonly queue: Int32Array;
}

const memoryBySize = new Map<number, SearchMemory>();
const MOST_SIZES = 8;

/** @param size the number of squares of a board; what an earlier search left in its memory is still there */
export function searchMemory(size: number): SearchMemory {
  const known = memoryBySize.get(size);
  if (known !== undefined) return known;
  const made: SearchMemory = { unstopped: new Int32Array(size), queue: new Int32Array(size) };
  const [oldest] = memoryBySize.keys();
  if (oldest !== undefined && memoryBySize.size >= MOST_SIZES) memoryBySize.delete(oldest);
  memoryBySize.set(size, made);
  return made;
}
