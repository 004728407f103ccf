/** Memory for the planes of boards. A question on a new map fills about twenty, and an ArrayBuffer for each takes twice as long to make. */

/** In bytes: the planes of one or two boards. A board that is cached keeps its blocks from being freed. */
const BLOCK = 2 ** 17;
/** Up to this many numbers are stored without an ArrayBuffer, which is faster still. */
const SMALL = 16;

let block = new ArrayBuffer(0);
let used = 0;

export function zeros(count: number): Int32Array {
  if (count <= SMALL) return new Int32Array(count);
  const bytes = 4 * count;
  if (used + bytes > block.byteLength) {
    block = new ArrayBuffer(Math.max(BLOCK, bytes));
    used = 0;
  }
  const made = new Int32Array(block, used, count);
  used += bytes;
  return made;
}
