/**
 * All lines of one class from one square at once. Each octant is swept outward, a column at a time; two sets of directions tell which are
 * hindered by the second label or worse, and which have met the worst. Exact: what a set holds are directions, never angles.
 */
import type { Board } from './board.ts';
import type { ClassPlanes } from './classes.ts';
import { type Cones, conesFor, LONGEST, setRange } from './cones.ts';
import { edgeOffset } from './geometry.ts';
import type { Fold } from './label.ts';

/** Whether the sweep folds as these rules do: worst along the way, the better of whole routes at a corner, at most three labels. */
export function canSweep(board: Board, fold: Fold): boolean {
  const { worst, first, routesBest, withinWorst, edgeIn, side, edgeOut } = fold;
  return (
    worst <= 2 && !first && routesBest && withinWorst && edgeIn && side && edgeOut && board.columns <= LONGEST && board.rows <= LONGEST
  );
}

const middle = new Uint32Array(512);
const worst = new Uint32Array(512);

/** Labels of the ways to every square, ends' own squares left out, written into `out`. */
export function sweep(board: Board, planes: ClassPlanes, from: number, top: number, out: Uint8Array): void {
  const width = board.columns;
  const column = from % width;
  const row = Math.floor(from / width);
  const cones = conesFor(Math.max(column, width - 1 - column, row, board.rows - 1 - row));
  out[from] = 0;
  for (let octant = 0; octant < 8; octant++) {
    const sx = (octant & 1) === 0 ? 1 : -1;
    const sy = (octant & 2) === 0 ? 1 : -1;
    const across = sx > 0 ? width - 1 - column : column;
    const along = sy > 0 ? board.rows - 1 - row : row;
    const turned = (octant & 4) !== 0;
    const ahead = turned ? sy * width : sx;
    const beside = turned ? sx : sy * width;
    const edgeAhead = turned ? edgeOffset(0, sy, width) : edgeOffset(sx, 0, width);
    const edgeBeside = turned ? edgeOffset(sx, 0, width) : edgeOffset(0, sy, width);
    sweepOctant(planes, cones, from, turned ? along : across, turned ? across : along, ahead, beside, edgeAhead, edgeBeside, top, out);
  }
}

function mark(bits: Uint32Array, from: number, to: number): void {
  setRange(bits, from, to);
}

function sweepOctant(
  planes: ClassPlanes,
  cones: Cones,
  from: number,
  far: number,
  wide: number,
  ahead: number,
  beside: number,
  edgeAhead: number,
  edgeBeside: number,
  top: number,
  out: Uint8Array,
): void {
  const { between, edge } = planes;
  const { direction, squareFrom, squareTo, aheadFrom, aheadTo, besideFrom, besideTo, corner, words } = cones;
  const stride = cones.reach + 2;
  middle.fill(0, 0, words);
  worst.fill(0, 0, words);
  for (let x = 0; x <= far; x++) {
    const last = x < wide ? x : wide;
    let square = from + x * ahead;
    let place = x * stride;
    for (let y = 0; y <= last; y++, square += beside, place++) {
      const label = x === 0 ? 0 : (between[square] ?? 0);
      if (x > 0) {
        const bit = direction[place] ?? 0;
        const word = bit >> 5;
        const mask = 1 << (bit & 31);
        out[square] = ((worst[word] ?? 0) & mask) !== 0 ? top : ((middle[word] ?? 0) & mask) !== 0 ? 1 : 0;
        if (label > 0) mark(label === top ? worst : middle, squareFrom[place] ?? 0, squareTo[place] ?? 0);
      }
      if (y < last || y < wide) {
        const crossed = edge[2 * square + edgeBeside] ?? 0;
        if (crossed > 0 && y < wide) mark(crossed === top ? worst : middle, besideFrom[place] ?? 0, besideTo[place] ?? 0);
      }
      if (x === far) continue;
      const onward = edge[2 * square + edgeAhead] ?? 0;
      if (onward > 0) mark(onward === top ? worst : middle, aheadFrom[place] ?? 0, aheadTo[place] ?? 0);
      if (y === wide) continue;
      const through = corner[place] ?? -1;
      if (through < 0) continue;
      const side = square + ahead;
      const other = square + beside;
      let a = between[side] ?? 0;
      if (onward > a) a = onward;
      const outA = edge[2 * side + edgeBeside] ?? 0;
      if (outA > a) a = outA;
      if (a === 0) continue;
      let b = between[other] ?? 0;
      const inB = edge[2 * square + edgeBeside] ?? 0;
      if (inB > b) b = inB;
      const outB = edge[2 * other + edgeAhead] ?? 0;
      if (outB > b) b = outB;
      const met = a < b ? a : b;
      if (met > 0) mark(met === top ? worst : middle, through, through + 1);
    }
  }
}
