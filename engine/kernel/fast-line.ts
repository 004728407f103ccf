/**
 * The label of a line between single squares, for rules that take the worst label along the line. The order of crossings does not matter
 * then: entering a square through an edge reads one number of one plane, and passing a corner reads one number of another. Edge
 * 2·square is to the right of a square, edge 2·square + 1 below it (geometry.ts).
 */
import type { BoardFacts } from './board-facts.ts';
import type { ClassPlanes } from './class-planes.ts';
import { type CornerPlanes, cornerPlanes } from './corners.ts';

export interface FastPlanes {
  /** Five labels per square, for entry from the left, above, right, below and through a corner: the worse of its own and the edge's. */
  readonly enter: Uint8Array;
  readonly corners: CornerPlanes;
}

export function fastPlanes(board: BoardFacts, planes: ClassPlanes): FastPlanes {
  const { columns, size } = board;
  const { between, edge } = planes;
  const enter = new Uint8Array(5 * size);
  for (let square = 0; square < size; square++) {
    const inside = between[square] ?? 0;
    const edges = [square % columns === 0 ? -1 : 2 * (square - 1), 2 * (square - columns) + 1, 2 * square, 2 * square + 1];
    edges.forEach((index, side) => {
      const label = index < 0 ? 0 : (edge[index] ?? 0);
      enter[5 * square + side] = label > inside ? label : inside;
    });
    enter[5 * square + 4] = inside;
  }
  planes.corners ??= cornerPlanes(board, between, edge);
  return { enter, corners: planes.corners };
}

/**
 * The label of the line to the square `columns` and `rows` away; `worst` is the number of the worst label. Integer arithmetic follows the
 * line: tables of lines would not fit the first-level cache, and reading them would be slower. `order` is negative if the next crossing is
 * into another column, positive into another row, and 0 at an exact corner.
 */
export function fastLabel(
  board: BoardFacts,
  planes: ClassPlanes,
  fast: FastPlanes,
  from: number,
  to: number,
  columns: number,
  rows: number,
  worst: number,
): number {
  const { enter } = fast;
  const width = board.columns;
  const nx = columns < 0 ? -columns : columns;
  const ny = rows < 0 ? -rows : rows;
  const stepX = columns < 0 ? -1 : 1;
  const stepY = rows < 0 ? -width : width;
  const sideX = columns < 0 ? 2 : 0;
  const sideY = rows < 0 ? 3 : 1;
  const cornerLabels = columns < 0 === rows < 0 ? fast.corners.falling : fast.corners.rising;
  // From a square that the line leaves through a corner to the square whose lower right corner that is.
  const cornerOffset = (columns < 0 ? -1 : 0) + (rows < 0 ? -width : 0);
  const atTarget = planes.target[to] ?? 0;
  const atSource = planes.source[from] ?? 0;
  let label = atTarget > atSource ? atTarget : atSource;
  let order = ny - nx;
  let square = from;
  while (square !== to && label !== worst) {
    let met: number;
    if (order < 0) {
      square += stepX;
      order += 2 * ny;
      met = square === to ? (planes.edge[2 * (columns < 0 ? square : square - 1)] ?? 0) : (enter[5 * square + sideX] ?? 0);
    } else if (order > 0) {
      square += stepY;
      order -= 2 * nx;
      met = square === to ? (planes.edge[2 * (rows < 0 ? square : square - width) + 1] ?? 0) : (enter[5 * square + sideY] ?? 0);
    } else {
      met = cornerLabels[square + cornerOffset] ?? 0;
      square += stepX + stepY;
      order += 2 * ny - 2 * nx;
      const inside = square === to ? 0 : (enter[5 * square + 4] ?? 0);
      if (inside > met) met = inside;
    }
    if (met > label) label = met;
  }
  return label;
}
