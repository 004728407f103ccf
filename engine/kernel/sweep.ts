/**
 * The labels of all lines of one class from one square. Each octant is swept outward, a column at a time. One set holds the directions that
 * have met the middle label, another those that have met the worst. Directions are exact fractions, so nothing is rounded.
 */
import type { Board } from './board.ts';
import type { ClassPlanes } from './class-planes.ts';
import { type Cones, conesFor, firstOpen, LARGEST_REACH, setRange } from './cones.ts';
import { type CornerPlanes, cornerPlanes } from './corners.ts';
import { edgeOffset } from './geometry.ts';
import { type Fold, isPlain } from './label.ts';

/**
 * Whether a sweep gives the labels of lines: the board is within the largest reach, and the rules take the worst along a line and the
 * better of whole routes at a corner, with three labels at most.
 */
export function canSweep(board: Board, fold: Fold): boolean {
  return fold.worst <= 2 && isPlain(fold) && board.columns <= LARGEST_REACH && board.rows <= LARGEST_REACH;
}

// The two sets of directions, one bit each; shared by all sweeps to avoid allocation. Both have room for 16,384
// directions; the largest reach has 1,229.
const middle = new Int32Array(512);
const worst = new Int32Array(512);

/** Writes the label of the line from `from` to every square into `out`. The labels of the two end squares do not count. */
export function sweep(board: Board, planes: ClassPlanes, from: number, worstLabel: number, out: Uint8Array): void {
  planes.corners ??= cornerPlanes(board, planes.between, planes.edge);
  const width = board.columns;
  const column = from % width;
  const row = Math.floor(from / width);
  // Most squares of a printed map are out of sight: only those that a direction still reaches are visited and written.
  out.fill(worstLabel);
  out[from] = 0;
  for (let octantIndex = 0; octantIndex < 8; octantIndex++) {
    const sx = (octantIndex & 1) === 0 ? 1 : -1;
    const sy = (octantIndex & 2) === 0 ? 1 : -1;
    const columnsLeft = sx > 0 ? width - 1 - column : column;
    const rowsLeft = sy > 0 ? board.rows - 1 - row : row;
    const isTurned = (octantIndex & 4) !== 0;
    const octant: Octant = {
      far: isTurned ? rowsLeft : columnsLeft,
      wide: isTurned ? columnsLeft : rowsLeft,
      ahead: isTurned ? sy * width : sx,
      beside: isTurned ? sx : sy * width,
      edgeAhead: isTurned ? edgeOffset(0, sy, width) : edgeOffset(sx, 0, width),
      edgeBeside: isTurned ? edgeOffset(sx, 0, width) : edgeOffset(0, sy, width),
      cornerOffset: (sx < 0 ? -1 : 0) + (sy < 0 ? -width : 0),
    };
    sweepOctant(
      planes,
      planes.corners,
      sx === sy ? planes.corners.falling : planes.corners.rising,
      conesFor(octant.far),
      from,
      octant,
      worstLabel,
      out,
    );
  }
}

/** One octant of the map, seen from the source. Its columns follow one another along a row of the map, or along a column if turned. */
interface Octant {
  /** How many columns there are beyond that of the source, and how many squares beyond the first of a column. */
  readonly far: number;
  readonly wide: number;
  /** The offset of squares to the next column, and to the next square of a column. */
  readonly ahead: number;
  readonly beside: number;
  /** The edges to these two squares, relative to 2 · square. */
  readonly edgeAhead: number;
  readonly edgeBeside: number;
  /** The offset from a square to the one whose lower right corner is the far corner of the square. */
  readonly cornerOffset: number;
}

function sweepOctant(
  planes: ClassPlanes,
  corners: CornerPlanes,
  cornerLabels: Uint8Array,
  cones: Cones,
  from: number,
  octant: Octant,
  worstLabel: number,
  out: Uint8Array,
): void {
  const { between, edge } = planes;
  const { busy } = corners;
  const { direction, through, corner, count, words } = cones;
  const { far, wide, ahead, beside, edgeAhead, edgeBeside, cornerOffset } = octant;
  const stride = cones.reach + 2;
  for (let word = 0; word < words; word++) {
    middle[word] = 0;
    worst[word] = 0;
  }
  let inSight = true;
  for (let x = 0; x <= far && inSight; x++) {
    const lastY = x < wide ? x : wide;
    let square = from + x * ahead - beside;
    let cell = x * stride - 1;
    // All directions from the first of the current square up to, not including, `shut` have met the worst label. A square with no other
    // direction is skipped, and a column of skipped squares ends the octant.
    let shut = 0;
    inSight = false;
    for (let y = 0; y <= lastY; y++) {
      square += beside;
      cell++;
      const range = through[cell] ?? 0;
      const end = range >>> 16;
      if (end <= shut) continue;
      const first = range & 0xffff;
      if (first >= shut) {
        shut = firstOpen(worst, first, words);
        if (shut >= count) break;
        if (end <= shut) continue;
      }
      inSight = true;
      // Branch-free, since the label is unpredictable. The square of the source is clear: it is visited before any label is met.
      const toCentre = direction[cell] ?? 0;
      const word = toCentre >> 5;
      const metWorst = ((worst[word] ?? 0) >>> (toCentre & 31)) & 1;
      const metMiddle = ((middle[word] ?? 0) >>> (toCentre & 31)) & 1;
      out[square] = (worstLabel * metWorst) | (metMiddle & ~metWorst);
      if (busy[square] === 0) continue;
      const label = x === 0 ? 0 : (between[square] ?? 0);
      if (label > 0) setRange(label === worstLabel ? worst : middle, first, end);
      // Directions from `beyond` on leave the square through the edge beside it, those before `split` through the edge ahead.
      const leaves = corner[cell] ?? 0;
      const beyond = leaves >>> 16;
      if (y < wide) {
        const labelBeside = edge[2 * square + edgeBeside] ?? 0;
        if (labelBeside > 0) setRange(labelBeside === worstLabel ? worst : middle, beyond, end);
      }
      if (x === far) continue;
      const split = leaves & 0xffff;
      const labelAhead = edge[2 * square + edgeAhead] ?? 0;
      if (labelAhead > 0) setRange(labelAhead === worstLabel ? worst : middle, first, split);
      if (y === wide || beyond <= split) continue;
      const labelAtCorner = cornerLabels[square + cornerOffset] ?? 0;
      if (labelAtCorner > 0) setRange(labelAtCorner === worstLabel ? worst : middle, split, beyond);
    }
  }
}
