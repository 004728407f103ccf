/** A map as a small picture, in units of squares: terrain, a number for each raised region, walls, stairs, figures and objects. */
import { type Cell, readEdge } from '../../../engine/board-notation/squares.ts';
import { parseSquare } from '../../../engine/kernel/square-name.ts';
import { type BoardMap, type Position, squaresOf } from '../boards/position.ts';
import { squareKinds } from '../boards/square-kinds.ts';
import { regionOutline } from './region-outline.ts';

/** The ids of the patterns that fill squares; `MapCardPatterns.astro` makes `card-ID` from each, at the size of these pictures. */
export const cardPatterns = ['start', 'raised', 'high', ...squareKinds.map(({ name }) => name)] as const;

function terrainMarkup(map: BoardMap): string {
  const { elevation, starts } = map;
  // Level 1 is the ground, which has no pattern.
  const raisedLevels = Object.entries(elevation).filter(([level]) => level !== '1');
  return [
    { fill: 'start', line: 'start', squares: starts },
    ...squareKinds.map((kind) => ({ fill: kind.name, line: kind.styleName, squares: squaresOf(map, kind) })),
    ...raisedLevels.map(([level, squares]) => ({ fill: Number(level) > 2 ? 'high' : 'raised', line: 'elevation', squares })),
  ]
    .filter(({ squares }) => squares.length > 0)
    .map(({ fill, line, squares }) => `<g class="line-${line}"><path fill="url(#card-${fill})" d="${regionOutline(squares)}"/></g>`)
    .join('');
}

/** Labels each raised region once with its level, in the middle of its longest row. */
function levelLabels({ elevation }: BoardMap): string {
  const labels = Object.entries(elevation)
    .filter(([level]) => level !== '1')
    .flatMap(([level, squares]) => regionsOf(squares).map((region) => ({ level, ...labelPointOf(region) })));
  return labels.map(({ level, x, y }) => `<text x="${x}" y="${y}">${level}</text>`).join('');
}

/** Groups squares that are connected by edges. */
function regionsOf(squares: readonly string[]): readonly (readonly Cell[])[] {
  const remaining = new Map<string, Cell>(
    squares.flatMap((name) => parseSquare(name) ?? []).map((cell) => [`${cell.column} ${cell.row}`, cell] as const),
  );
  const regions: Cell[][] = [];
  for (const [key, first] of remaining) {
    remaining.delete(key);
    const region = [first];
    for (const { column, row } of region)
      for (const beside of [`${column - 1} ${row}`, `${column + 1} ${row}`, `${column} ${row - 1}`, `${column} ${row + 1}`]) {
        const cell = remaining.get(beside);
        if (cell === undefined) continue;
        remaining.delete(beside);
        region.push(cell);
      }
    regions.push(region);
  }
  return regions;
}

/** Where the label of a region is: `x` is the middle of the text, `y` its baseline, low enough to centre the digit in the row. */
function labelPointOf(region: readonly Cell[]): { readonly x: number; readonly y: number } {
  const rows = Map.groupBy(region, ({ row }) => row);
  const [longest = []] = [...rows.values()].sort((a, b) => b.length - a.length);
  const columns = longest.map(({ column }) => column).sort((a, b) => a - b);
  const column = columns[Math.floor(columns.length / 2)] ?? 0;
  return { x: column + 0.5, y: (longest[0]?.row ?? 0) + 0.93 };
}

/** Walls with as few path segments as possible: adjacent walls on one grid line are merged. */
function wallsMarkup(names: readonly string[]): string {
  const segments = names
    .flatMap((name) => {
      const [a, b] = readEdge(name) ?? [];
      if (a === undefined || b === undefined) return [];
      const isHorizontal = a.column === b.column;
      // `line` is the number of the grid line that the wall is on, `at` where it starts along that line.
      const [line, at] = isHorizontal ? [Math.max(a.row, b.row), a.column] : [Math.max(a.column, b.column), a.row];
      return [{ isHorizontal, line, at }];
    })
    .sort((one, other) => Number(one.isHorizontal) - Number(other.isHorizontal) || one.line - other.line || one.at - other.at);
  let path = '';
  segments.forEach(({ isHorizontal, line, at }, index) => {
    const before = segments[index - 1];
    // The first of a run of adjacent walls has drawn the others.
    if (before?.isHorizontal === isHorizontal && before.line === line && before.at === at - 1) return;
    let end = at + 1;
    for (const after of segments.slice(index + 1))
      if (after.isHorizontal === isHorizontal && after.line === line && after.at === end) end++;
    path += isHorizontal ? `M${at} ${line}h${end - at}` : `M${line} ${at}v${end - at}`;
  });
  return path === '' ? '' : `<path class="wall" d="${path}"/>`;
}

/** A short stroke across each edge with stairs; its dashes look like steps. */
function stairsMarkup(names: readonly string[]): string {
  const path = names
    .flatMap((name) => {
      const [a, b] = readEdge(name) ?? [];
      if (a === undefined || b === undefined) return [];
      const [column, row] = [Math.min(a.column, b.column), Math.min(a.row, b.row)];
      return [a.row === b.row ? `M${column + 0.7} ${row + 0.5}h.6` : `M${column + 0.5} ${row + 0.7}v.6`];
    })
    .join('');
  return path === '' ? '' : `<path class="stairs" d="${path}"/>`;
}

function objectsMarkup(objects: Position['objects']): string {
  const path = objects
    .flatMap(({ at }) => parseSquare(at ?? '') ?? [])
    .map(({ column, row }) => `M${column + 0.5} ${row + 0.3}l.2 .2-.2 .2-.2-.2z`)
    .join('');
  return path === '' ? '' : `<path class="object" d="${path}"/>`;
}

const figuresMarkup = (figures: Position['figures']): string =>
  figures
    .flatMap(({ isFirstPlayers, at }) =>
      at
        .flatMap((name) => parseSquare(name) ?? [])
        .map(
          ({ column, row }) =>
            `<circle class="${isFirstPlayers ? 'first-players-figure' : 'other-figure'}" cx="${column + 0.5}" cy="${row + 0.5}" r=".34"/>`,
        ),
    )
    .join('');

export function drawCard({ map, figures, objects }: Position): string {
  const { columns, rows } = map;
  return [
    `<rect fill="url(#card-grid)" width="${columns}" height="${rows}"/>`,
    terrainMarkup(map),
    `<rect class="frame" width="${columns}" height="${rows}"/>`,
    levelLabels(map),
    wallsMarkup(map.walls),
    stairsMarkup(map.stairs),
    objectsMarkup(objects),
    figuresMarkup(figures),
  ].join('');
}
