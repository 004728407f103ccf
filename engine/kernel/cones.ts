/**
 * Direction cones: the primitive directions of one octant in order of slope, and the range of them that passes through the inside of each
 * square, across each edge, or exactly through each corner. Exact, since slopes are compared as integers. Cached by reach.
 */
export interface Cones {
  /** How many squares ahead the table covers. */
  readonly reach: number;
  readonly count: number;
  /** Number of 32-bit words that hold a bit per direction. */
  readonly words: number;
  /** By cell (x · (reach + 2) + y): the direction to the square's centre. */
  readonly direction: Uint16Array;
  /** By cell, two 16-bit numbers: directions from the low one up to, not including, the high one pass through the inside of the square. */
  readonly through: Uint32Array;
  /**
   * By cell, two 16-bit numbers. Directions before the low one leave the square through the edge ahead, those from the high one on through
   * the edge beside it. Where the high one is greater, the one direction between them leaves exactly through the far corner.
   */
  readonly corner: Uint32Array;
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** A direction that leads `q` squares beside for `p` squares ahead: its slope is q / p. */
interface Direction {
  readonly p: number;
  readonly q: number;
}

/** The number of directions whose slope is below a / b, or with `orEqual` at most that, for b > 0. */
function countBelow(directions: readonly Direction[], a: number, b: number, orEqual: boolean): number {
  let low = 0;
  let high = directions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const direction = directions[middle];
    const order = direction === undefined ? 1 : direction.q * b - a * direction.p;
    if (order < 0 || (orEqual && order === 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function createCones(reach: number): Cones {
  const directions: Direction[] = [];
  for (let p = 1; p <= reach; p++) for (let q = 0; q <= p; q++) if (gcd(p, q) === 1) directions.push({ p, q });
  directions.sort((a, b) => a.q * b.p - b.q * a.p);
  // 1024 is more than any reach, so that each pair has a number of its own.
  const directionIndex = new Map(directions.map(({ p, q }, index) => [p * 1024 + q, index]));
  const size = (reach + 2) ** 2;
  const direction = new Uint16Array(size);
  const through = new Uint32Array(size);
  const corner = new Uint32Array(size);
  const pair = (low: number, high: number): number => (low | (high << 16)) >>> 0;
  // The first direction whose slope is above a / b, and the first whose slope is not below it. Only the near corner of the first square
  // (x = 0) has a negative `b`: all directions are below it.
  const firstAbove = (a: number, b: number): number => countBelow(directions, a, b, true);
  const firstNotBelow = (a: number, b: number): number => (b <= 0 ? directions.length : countBelow(directions, a, b, false));
  // The corners of the square at (x, y) have the slopes (2y ± 1) / (2x ± 1), as seen from the centre of the first square.
  for (let x = 0; x <= reach; x++) {
    for (let y = 0; y <= x; y++) {
      const cell = x * (reach + 2) + y;
      const g = gcd(x, y) || 1;
      direction[cell] = directionIndex.get((x / g) * 1024 + y / g) ?? 0;
      through[cell] = pair(firstAbove(2 * y - 1, 2 * x + 1), firstNotBelow(2 * y + 1, 2 * x - 1));
      corner[cell] = pair(firstNotBelow(2 * y + 1, 2 * x + 1), firstAbove(2 * y + 1, 2 * x + 1));
    }
  }
  return { reach, count: directions.length, words: (directions.length + 31) >> 5, direction, through, corner };
}

const tables: (Cones | undefined)[] = [];
/** The largest reach with a table; larger tables would cost too much memory. */
export const LARGEST_REACH = 63;

/** The table for a reach, rounded up to a multiple of eight so that few are made. */
export function conesFor(reach: number): Cones {
  const index = (reach + 7) >> 3;
  const known = tables[index];
  if (known !== undefined) return known;
  const made = createCones(Math.min(LARGEST_REACH, 8 * index));
  tables[index] = made;
  return made;
}

/** Sets the bits of the directions from `from` up to, not including, `to`. */
export function setRange(bits: Int32Array, from: number, to: number): void {
  if (from >= to) return;
  const firstWord = from >> 5;
  const lastWord = (to - 1) >> 5;
  const head = -1 << (from & 31);
  const tail = -1 >>> (31 - ((to - 1) & 31));
  if (firstWord === lastWord) bits[firstWord] = (bits[firstWord] ?? 0) | (head & tail);
  else {
    bits[firstWord] = (bits[firstWord] ?? 0) | head;
    for (let word = firstWord + 1; word < lastWord; word++) bits[word] = -1;
    bits[lastWord] = (bits[lastWord] ?? 0) | tail;
  }
}

/** The first direction from `from` on whose bit is not set; the number of all bits if there is none. */
export function firstOpen(bits: Int32Array, from: number, words: number): number {
  let word = from >> 5;
  let unset = ~(bits[word] ?? 0) & (-1 << (from & 31));
  while (unset === 0) {
    word++;
    if (word >= words) return 32 * words;
    unset = ~(bits[word] ?? 0);
  }
  return 32 * word + 31 - Math.clz32(unset & -unset);
}
