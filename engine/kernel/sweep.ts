/**
 * The labels of all lines of one class from one square. Each octant is swept outward, a column at a time. One set holds the directions that
 * have met the middle label, another those that have met the worst. Directions are exact fractions, so nothing is rounded.
 */
import type { Board } from './board.ts';
import type { ClassPlanes } from './classes.ts';
import { type Cones, conesFor, firstOpen, LARGEST_REACH, setRange } from './cones.ts';
import { type CornerPlanes, cornerPlanes } from './corners.ts';
import { edgeOffset } from './geometry.ts';
import { type Fold, isPlain } from './label.ts';

/** Whether the rules fold labels as the sweep does: the worst along a line, the better of whole routes at a corner, at most three labels. */
export function canSweep(board: Board, fold: Fold): boolean {
  return fold.worst <= 2 && isPlain(fold) && board.columns <= LARGEST_REACH && board.rows <= LARGEST_REACH;
}

// The two sets of directions, one bit each; shared by all sweeps to avoid allocation. 512 words of 32 bits are more than enough: the
// largest reach has 1,229 directions.
const middle = new Int32Array(512);
const worst = new Int32Array(512);

/** Writes the label of the line from `from` to every square into `out`. The labels of the two end squares do not count. `top` is the worst label. */
export function sweep(board: Board, planes: ClassPlanes, from: number, top: number, out: Uint8Array): void {
  planes.corners ??= cornerPlanes(board, planes.between, planes.edge);
  const width = board.columns;
  const column = from % width;
  const row = Math.floor(from / width);
  // Most squares of a printed map are out of sight: only those that a direction still reaches are visited and written.
  out.fill(top);
  out[from] = 0;
  for (let octant = 0; octant < 8; octant++) {
    const sx = (octant & 1) === 0 ? 1 : -1;
    const sy = (octant & 2) === 0 ? 1 : -1;
    const across = sx > 0 ? width - 1 - column : column;
    const along = sy > 0 ? board.rows - 1 - row : row;
    const turned = (octant & 4) !== 0;
    const steps: Octant = {
      far: turned ? along : across,
      wide: turned ? across : along,
      ahead: turned ? sy * width : sx,
      beside: turned ? sx : sy * width,
      edgeAhead: turned ? edgeOffset(0, sy, width) : edgeOffset(sx, 0, width),
      edgeBeside: turned ? edgeOffset(sx, 0, width) : edgeOffset(0, sy, width),
      point: (sx < 0 ? -1 : 0) + (sy < 0 ? -width : 0),
    };
    sweepOctant(
      planes,
      planes.corners,
      sx === sy ? planes.corners.falling : planes.corners.rising,
      conesFor(steps.far),
      from,
      steps,
      top,
      out,
    );
  }
}

/** One octant: its size, and the index offsets to its next column and to the next square of a column. */
interface Octant {
  readonly far: number;
  readonly wide: number;
  readonly ahead: number;
  readonly beside: number;
  readonly edgeAhead: number;
  readonly edgeBeside: number;
  /** The offset from a square to the one whose lower right corner is the far corner of the square. */
  readonly point: number;
}

function sweepOctant(
  planes: ClassPlanes,
  corners: CornerPlanes,
  points: Uint8Array,
  cones: Cones,
  from: number,
  octant: Octant,
  top: number,
  out: Uint8Array,
): void {
  const { between, edge } = planes;
  const { busy } = corners;
  const { direction, through, corner, count, words } = cones;
  const { far, wide, ahead, beside, edgeAhead, edgeBeside, point } = octant;
  const stride = cones.reach + 2;
  for (let word = 0; word < words; word++) {
    middle[word] = 0;
    worst[word] = 0;
  }
  let open = true;
  for (let x = 0; x <= far && open; x++) {
    const last = x < wide ? x : wide;
    let square = from + x * ahead - beside;
    let index = x * stride - 1;
    // All directions from the first of the current square up to `shut` have met the worst label. A column of such squares ends the octant.
    let shut = 0;
    open = false;
    for (let y = 0; y <= last; y++) {
      square += beside;
      index++;
      const range = through[index] ?? 0;
      const end = range >>> 16;
      if (end <= shut) continue;
      const first = range & 0xffff;
      if (first >= shut) {
        shut = firstOpen(worst, first, words);
        if (shut >= count) break;
        if (end <= shut) continue;
      }
      open = true;
      // Branch-free, since the label is unpredictable. The square of the source is clear: it is visited before any label is met.
      const bit = direction[index] ?? 0;
      const word = bit >> 5;
      const metWorst = ((worst[word] ?? 0) >>> (bit & 31)) & 1;
      const metMiddle = ((middle[word] ?? 0) >>> (bit & 31)) & 1;
      out[square] = (top * metWorst) | (metMiddle & ~metWorst);
      if (busy[square] === 0) continue;
      const label = x === 0 ? 0 : (between[square] ?? 0);
      if (label > 0) setRange(label === top ? worst : middle, first, end);
      const leaves = corner[index] ?? 0;
      const beyond = leaves >>> 16;
      if (y < wide) {
        const crossed = edge[2 * square + edgeBeside] ?? 0;
        if (crossed > 0) setRange(crossed === top ? worst : middle, beyond, end);
      }
      if (x === far) continue;
      const split = leaves & 0xffff;
      const onward = edge[2 * square + edgeAhead] ?? 0;
      if (onward > 0) setRange(onward === top ? worst : middle, first, split);
      if (y === wide || beyond <= split) continue;
      const met = points[square + point] ?? 0;
      if (met > 0) setRange(met === top ? worst : middle, split, beyond);
    }
  }
}
