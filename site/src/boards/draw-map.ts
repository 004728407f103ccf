/** Draws maps as SVG markup. Kinds of terrain differ by pattern, not by colour alone. */
import { type Cell, readEdge } from '../../../engine/board-notation/squares.ts';
import { columnName, parseSquare } from '../../../engine/kernel/square-name.ts';
import { area, outline, unit } from './outline.ts';
import { type BoardMap, squaresOf } from './position.ts';
import { squareKinds } from './square-kinds.ts';

/** Space for the names of rows on the left and of columns above, and for the frame on the other sides (`rest`), in drawing units. */
const margin = { left: 22, top: 20, rest: 3 };

export const viewBox = ({ columns, rows }: BoardMap): string =>
  `${-margin.left} ${-margin.top} ${columns * unit + margin.left + margin.rest} ${rows * unit + margin.top + margin.rest}`;

/** A map with at most this many columns is shown narrower: at the full width its squares would be huge. */
export const FEW_COLUMNS = 5;

interface Sign {
  readonly sign: string;
  readonly x: number;
  readonly y: number;
}

/** Signs as SVG text: all of one character in one element with a list of coordinates, each longer one in an element of its own. */
export function drawSigns(signs: readonly Sign[], attributes = ''): string {
  const single = signs.filter(({ sign }) => sign.length === 1);
  const long = signs.filter(({ sign }) => sign.length > 1);
  const heights = single.map(({ y }) => y);
  // In SVG a single `y` applies to all characters.
  const y = new Set(heights).size === 1 ? heights.slice(0, 1) : heights;
  const together =
    single.length === 0
      ? ''
      : `<text${attributes} x="${single.map(({ x }) => x).join(' ')}" y="${y.join(' ')}">${single.map(({ sign }) => sign).join('')}</text>`;
  return together + long.map(({ sign, x, y }) => `<text${attributes} x="${x}" y="${y}">${sign}</text>`).join('');
}

export function drawGrid(map: BoardMap): string {
  const { columns, rows } = map;
  const width = columns * unit;
  const height = rows * unit;
  let lines = '';
  for (let column = 1; column < columns; column++) lines += `M${column * unit} 0V${height}`;
  for (let row = 1; row < rows; row++) lines += `M0 ${row * unit}H${width}`;
  return `<path class="lines" d="${lines}"/><rect class="frame" width="${width}" height="${height}"/><g class="names" aria-hidden="true">${drawNames(map)}</g>`;
}

/** The letters of the columns above the grid, and the numbers of the rows in the middle of the left margin; 4.5 centres their digits. */
export function drawNames({ columns, rows }: BoardMap): string {
  const letters = Array.from({ length: columns }, (_, column) => columnName(column));
  return (
    drawSigns(letters.map((letter, column) => ({ sign: letter, x: column * unit + unit / 2, y: -6 }))) +
    drawSigns(Array.from({ length: rows }, (_, row) => ({ sign: String(row + 1), x: -11, y: row * unit + unit / 2 + 4.5 })))
  );
}

interface Region {
  readonly pattern: string;
  /** The end of its CSS class `line-…`. */
  readonly line: string;
  readonly squares: readonly string[];
  /** How far inside the squares the boundary runs, in drawing units. */
  readonly inset: number;
}

export function drawTerrain(map: BoardMap, grid: string): string {
  const { elevation, starts } = map;
  const levels = Object.entries(elevation).filter(([level]) => level !== '1');
  const regions: readonly Region[] = [
    { pattern: 'start', line: 'start', squares: starts, inset: 6.5 },
    ...levels.map(([level, squares]) => ({ pattern: Number(level) > 2 ? 'high' : 'raised', line: 'elevation', squares, inset: 1.5 })),
    ...squareKinds.map((kind) => ({
      pattern: kind.name,
      line: kind.styleName,
      squares: squaresOf(map, kind),
      inset: kind.inset,
    })),
  ].filter(({ squares }) => squares.length > 0);
  return (
    regions.map(({ pattern, squares, inset }) => `<path fill="url(#pattern-${pattern})" d="${area(squares, inset)}"/>`).join('') +
    grid +
    regions.map(({ line, squares, inset }) => `<path class="line-${line}" d="${outline(squares, inset)}"/>`).join('') +
    drawSigns(
      levels.flatMap(([level, squares]) => squares.map((square) => levelSign(level, square))),
      ' class="level"',
    )
  );
}

function levelSign(level: string, square: string): Sign {
  const { column, row } = parseSquare(square) ?? { column: 0, row: 0 };
  return { sign: level, x: (column + 1) * unit - 8, y: (row + 1) * unit - 6 };
}

/** The two ends `x1, y1, x2, y2` of the edge between orthogonal neighbours, in drawing units. */
function edgeEnds(a: Cell, b: Cell): readonly [number, number, number, number] {
  const x = Math.max(a.column, b.column) * unit;
  const y = Math.max(a.row, b.row) * unit;
  return a.row === b.row ? [x, y, x, y + unit] : [x, y, x + unit, y];
}

export function drawWalls(map: BoardMap): string {
  let path = '';
  for (const name of map.walls) {
    const edge = readEdge(name);
    if (edge === undefined) continue;
    const [x1, y1, x2, y2] = edgeEnds(...edge);
    path += `M${x1} ${y1}L${x2} ${y2}`;
  }
  return (path === '' ? '' : `<path class="wall" d="${path}"/>`) + map.stairs.map(drawStairs).join('');
}

/**
 * A short ladder across the edge, 26 drawing units long and 12 wide, with a rung every 6 units; across the corner of diagonal stairs √2
 * times as large.
 */
function drawStairs(name: string): string {
  const edge = readEdge(name);
  if (edge === undefined) return '';
  const [a, b] = edge;
  const x = ((a.column + b.column + 1) * unit) / 2;
  const y = ((a.row + b.row + 1) * unit) / 2;
  const dx = b.column - a.column;
  const dy = b.row - a.row;
  const rungs = [-9, -3, 3, 9]
    .map((along) => `M${x + dx * along - dy * 6} ${y + dy * along + dx * 6}L${x + dx * along + dy * 6} ${y + dy * along - dx * 6}`)
    .join('');
  const rails = [-6, 6]
    .map((across) => `M${x - dx * 13 - dy * across} ${y - dy * 13 + dx * across}L${x + dx * 13 - dy * across} ${y + dy * 13 + dx * across}`)
    .join('');
  return `<path class="stairs" d="${rails}${rungs}"/>`;
}
