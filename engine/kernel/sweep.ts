/**
 * All lines of one class from one square at once. Each octant is swept outward, a column at a time; two sets of directions tell which are
 * hindered by the second label or worse, and which have met the worst. Exact: what a set holds are directions, never angles.
 */
import type { Board } from './board.ts';
import type { ClassPlanes } from './classes.ts';
import { type Cones, conesFor, firstOpen, LONGEST, setRange } from './cones.ts';
import { type CornerPlanes, cornerPlanes } from './corners.ts';
import { edgeOffset } from './geometry.ts';
import { type Fold, isPlain } from './label.ts';

/** Whether the sweep folds as these rules do: worst along the way, the better of whole routes at a corner, at most three labels. */
export function canSweep(board: Board, fold: Fold): boolean {
  return fold.worst <= 2 && isPlain(fold) && board.columns <= LONGEST && board.rows <= LONGEST;
}

const middle = new Int32Array(512);
const worst = new Int32Array(512);

/** Labels of the ways to every square, ends' own squares left out, written into `out`. */
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
    const way: Way = {
      far: turned ? along : across,
      wide: turned ? across : along,
      ahead: turned ? sy * width : sx,
      beside: turned ? sx : sy * width,
      edgeAhead: turned ? edgeOffset(0, sy, width) : edgeOffset(sx, 0, width),
      edgeBeside: turned ? edgeOffset(sx, 0, width) : edgeOffset(0, sy, width),
      point: (sx < 0 ? -1 : 0) + (sy < 0 ? -width : 0),
    };
    sweepOctant(planes, planes.corners, sx === sy ? planes.corners.falling : planes.corners.rising, conesFor(way.far), from, way, top, out);
  }
}

/** One octant in board terms: how far it goes, and the steps to the next column and the next square of a column. */
interface Way {
  readonly far: number;
  readonly wide: number;
  readonly ahead: number;
  readonly beside: number;
  readonly edgeAhead: number;
  readonly edgeBeside: number;
  /** From a square to the one whose lower right is the far corner. */
  readonly point: number;
}

function sweepOctant(
  planes: ClassPlanes,
  corners: CornerPlanes,
  points: Uint8Array,
  cones: Cones,
  from: number,
  way: Way,
  top: number,
  out: Uint8Array,
): void {
  const { between, edge } = planes;
  const { busy } = corners;
  const { direction, through, corner, count, words } = cones;
  const { far, wide, ahead, beside, edgeAhead, edgeBeside, point } = way;
  const stride = cones.reach + 2;
  for (let word = 0; word < words; word++) {
    middle[word] = 0;
    worst[word] = 0;
  }
  let open = true;
  for (let x = 0; x <= far && open; x++) {
    const last = x < wide ? x : wide;
    let square = from + x * ahead - beside;
    let place = x * stride - 1;
    // Directions have met the worst from the current square's first up to this one. A column without any other ends the octant.
    let shut = 0;
    open = false;
    for (let y = 0; y <= last; y++) {
      square += beside;
      place++;
      const range = through[place] ?? 0;
      const end = range >>> 16;
      if (end <= shut) continue;
      const first = range & 0xffff;
      if (first >= shut) {
        shut = firstOpen(worst, first, words);
        if (shut >= count) break;
        if (end <= shut) continue;
      }
      open = true;
      // Without branches, since which of the three it is cannot be foreseen: the source's own square comes before any label is met.
      const bit = direction[place] ?? 0;
      const word = bit >> 5;
      const metWorst = ((worst[word] ?? 0) >>> (bit & 31)) & 1;
      const metMiddle = ((middle[word] ?? 0) >>> (bit & 31)) & 1;
      out[square] = (top * metWorst) | (metMiddle & ~metWorst);
      if (busy[square] === 0) continue;
      const label = x === 0 ? 0 : (between[square] ?? 0);
      if (label > 0) setRange(label === top ? worst : middle, first, end);
      const leaves = corner[place] ?? 0;
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
