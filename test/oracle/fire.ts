import {
  allSquares,
  type Board,
  elevation,
  type Figure,
  figureNamed,
  hasWall,
  highestElevation,
  isBlocking,
  isHindering,
  isIndoor,
  isIndoorEdge,
  occupant,
} from './board.ts';
import { best, compareLabels, worst } from './label.ts';
import { drawLine, type Line } from './line.ts';
import type { EndInput, Size } from './question.ts';
import { compareReading, distance, includes, nameOf, type Square, same, squareNamed } from './square.ts';
import type { Label, LineOfFireVerdict, VisibilityVerdict } from './verdict.ts';

/** An end of a line: a bare square, or all squares of a character in reading order; the line is drawn from or to any of them. */
type End = { readonly squares: readonly Square[]; readonly size: Size };

type Shot = { readonly from: Square; readonly to: Square; readonly line: Line; readonly label: Label };

/** The elevations at which the two ends are tried: their own, or higher for an end of great size. */
type Heights = { readonly from: number; readonly to: number };

function endOf(board: Board, input: EndInput): End {
  if (typeof input === 'string') return { squares: [squareNamed(input)], size: 'standard' };
  const figure = figureNamed(board, input.character);
  return { squares: [...figure.squares].sort(compareReading), size: figure.size };
}

function sizeRank(size: Size): number {
  switch (size) {
    case 'tiny':
      return 0;
    case 'standard':
      return 1;
    case 'great':
      return 2;
  }
}

/** Whether a character between the ends blocks (rules/readings/lines-of-fire.md#size-and-blocking-fire). */
function figureBlocks(board: Board, figure: Figure, isOnTheirLevel: boolean, from: End, to: End): boolean {
  if (figure.size === 'great') return true;
  if (!isOnTheirLevel) return false;
  if (board.edition !== 'current') return true;
  return sizeRank(figure.size) >= Math.max(sizeRank(from.size), sizeRank(to.size));
}

/** What a square between the ends, crossed or beside a corner, does to the line. */
function squareLabel(board: Board, square: Square, heights: Heights, from: End, to: End): Label {
  if (includes(from.squares, square) || includes(to.squares, square)) return 'clear';
  const lowerEnd = Math.min(heights.from, heights.to);
  const level = elevation(board, square);
  if (level > lowerEnd) return 'blocked';
  if (isBlocking(board, square) && (level === lowerEnd || isIndoor(board, square))) return 'blocked';
  const isOnTheirLevel = heights.from === heights.to && level === lowerEnd;
  const figure = occupant(board, square);
  if (figure && figureBlocks(board, figure, isOnTheirLevel, from, to)) return 'blocked';
  return isOnTheirLevel && isHindering(board, square) ? 'hindered' : 'clear';
}

/** What the edge between two squares does to the line (rules/readings/terrain.md#walls-and-elevation, #indoor-edge-of-outdoor-blocking). */
function edgeLabel(board: Board, a: Square, b: Square, heights: Heights): Label {
  if (isIndoorEdge(board, a, b)) return 'blocked';
  if (!hasWall(board, a, b)) return 'clear';
  const top = Math.max(elevation(board, a), elevation(board, b));
  if (top >= Math.min(heights.from, heights.to)) return 'blocked';
  return isIndoor(board, a) || isIndoor(board, b) ? 'blocked' : 'clear';
}

function labelAt(board: Board, line: Line, from: End, to: End, target: Square, heights: Heights): Label {
  const labels: Label[] = [];
  for (const square of line.crossed) labels.push(squareLabel(board, square, heights, from, to));
  for (const [a, b] of line.edges) labels.push(edgeLabel(board, a, b, heights));
  for (const { before, after, sides } of line.corners) {
    const routes = sides.map((side) =>
      worst([edgeLabel(board, before, side, heights), squareLabel(board, side, heights, from, to), edgeLabel(board, side, after, heights)]),
    );
    labels.push(best(routes));
  }
  if (isHindering(board, target)) labels.push('hindered');
  return worst(labels);
}

/**
 * Levels to try for an end: its own and, if it is of great size, every level from there up to two above the highest square of the map.
 * Two, so that both ends can be above everything and still on different levels.
 */
function heightsOf(board: Board, end: End, square: Square): number[] {
  const own = elevation(board, square);
  if (end.size !== 'great') return [own];
  const levels: number[] = [];
  for (let level = own; level <= highestElevation(board) + 2; level += 1) levels.push(level);
  return levels;
}

function shoot(board: Board, from: End, to: End, source: Square, target: Square): Shot {
  const line = drawLine(source, target);
  const labels: Label[] = [];
  for (const fromHeight of heightsOf(board, from, source)) {
    for (const toHeight of heightsOf(board, to, target))
      labels.push(labelAt(board, line, from, to, target, { from: fromHeight, to: toHeight }));
  }
  return { from: source, to: target, line, label: best(labels) };
}

/**
 * The shot that counts: the least restricted, then the nearest, then the first in reading order. The ends list their squares in reading
 * order, and the sort is stable.
 */
function bestShot(board: Board, from: End, to: End): Shot {
  const shots: Shot[] = [];
  for (const source of from.squares) {
    for (const target of to.squares) shots.push(shoot(board, from, to, source, target));
  }
  shots.sort((a, b) => compareLabels(a.label, b.label) || distance(a.from, a.to) - distance(b.from, b.to));
  const [first] = shots;
  if (!first) throw new Error('an end without squares');
  return first;
}

export function lineOfFire(board: Board, fromInput: EndInput, toInput: EndInput): LineOfFireVerdict {
  const { from, to, line, label } = bestShot(board, endOf(board, fromInput), endOf(board, toInput));
  const columns = Math.abs(from.column - to.column);
  const rows = Math.abs(from.row - to.row);
  return {
    edition: board.edition,
    lineOfFire: label,
    defenseModifier: label === 'hindered' && !same(from, to) ? 1 : 0,
    direct: columns === 0 || rows === 0 || columns === rows,
    range: distance(from, to),
    crossed: line.crossed.map(nameOf),
    corners: line.corners.map(({ sides }) => ({ between: [nameOf(sides[0]), nameOf(sides[1])] })),
  };
}

export function visibility(board: Board, from: EndInput): VisibilityVerdict {
  const squares: Record<string, Label> = {};
  for (const square of allSquares(board)) squares[nameOf(square)] = lineOfFire(board, from, nameOf(square)).lineOfFire;
  return { edition: board.edition, squares };
}
