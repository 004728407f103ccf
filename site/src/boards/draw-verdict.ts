/** A verdict on a board as SVG markup: the squares, corners and reasons that the verdict names; nothing is computed here. */

import { readEdge } from '../../../engine/board-notation/squares.ts';
import { parseSquare } from '../../../engine/kernel/square-name.ts';
import type { Fields } from '../base/json.ts';
import type { Step } from './chain-steps.ts';
import { drawSigns } from './draw-map.ts';
import { area, middle, unit } from './outline.ts';
import type { FireLine } from './verdict.ts';

/** The squares that a line crosses: one shape of many squares, which is drawn fast. */
export function drawCrossed({ crossed, label }: FireLine): string {
  return `<path class="crossed ${label}" d="${crossed.map((name) => squarePath(name, 0)).join('')}"/>`;
}

export function drawLine(line: FireLine): string {
  const from = middle(line.crossed[0] ?? 'A1');
  const to = middle(line.crossed.at(-1) ?? 'A1');
  const d = `M${from.x} ${from.y}L${to.x} ${to.y}`;
  const corners = line.corners.map((squares) => {
    const cells = squares.flatMap((name) => parseSquare(name) ?? []);
    const x = Math.max(...cells.map(({ column }) => column)) * unit;
    const y = Math.max(...cells.map(({ row }) => row)) * unit;
    return `<path class="corner ${line.label}" d="M${x} ${y - 7}l7 7l-7 7l-7-7z"/>`;
  });
  return `<path class="halo" d="${d}"/><path class="fire ${line.label}" d="${d}"/>${corners.join('')}`;
}

/** A path of movement or knock back through the middles of squares; a ring around its end, where a number may be. */
export function drawPath(squares: readonly string[], isLegal: boolean): string {
  const points = squares
    .map(middle)
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`)
    .join('');
  const last = middle(squares.at(-1) ?? 'A1');
  return `<path class="halo" d="${points}"/><path class="walk${isLegal ? '' : ' illegal'}" d="${points}"/><circle class="walk-end${isLegal ? '' : ' illegal'}" cx="${last.x}" cy="${last.y}" r="12"/>`;
}

export function drawReach(reach: Fields): string {
  const squares = Object.keys(reach);
  return squares.length === 0 ? '' : `<path class="reached" d="${area(squares, 0)}"/>`;
}

export const drawNumbers = (reach: Fields): string =>
  Object.keys(reach)
    .map((name) => {
      const { x, y } = middle(name);
      return `<text class="steps" x="${x}" y="${y + 5}">${Number(reach[name])}</text>`;
    })
    .join('');

export const drawProblems = (names: readonly string[]): string =>
  names
    .flatMap((name) => {
      const spot = anchor(name);
      if (spot === undefined) return [];
      const { x, y, isEdge } = spot;
      const frame = isEdge ? `<circle class="problem" cx="${x}" cy="${y}" r="13"/>` : `<path class="problem" d="${squarePath(name, 2)}"/>`;
      const [signX, signY] = isEdge ? [x + 13, y - 13] : [x + 12, y - 12];
      return [
        `${frame}<circle class="problem-sign" cx="${signX}" cy="${signY}" r="7.5"/><path class="problem-mark" d="M${signX} ${signY - 4}v4.5m0 2v1.6"/>`,
      ];
    })
    .join('');

function squarePath(name: string, inset: number): string {
  const { column, row } = parseSquare(name) ?? { column: 0, row: 0 };
  const side = unit - 2 * inset;
  return `M${column * unit + inset} ${row * unit + inset}h${side}v${side}h-${side}z`;
}

/** The squares of the field of fire that are not clear, by their label: one shape a label, which is drawn fast. */
export function drawFieldOfFire(labelBySquare: Fields): string {
  const labels = ['hindered', 'blocked'] as const;
  return labels
    .map((label) => [label, Object.keys(labelBySquare).filter((name) => labelBySquare[name] === label)] as const)
    .filter(([, squares]) => squares.length > 0)
    .map(([label, squares]) => `<path class="field-of-fire ${label}" fill="url(#pattern-field-of-fire-${label})" d="${area(squares, 0)}"/>`)
    .join('');
}

/** The middle of a square or of an edge, in drawing units; undefined if the name is of neither. */
function anchor(name: string): { readonly x: number; readonly y: number; readonly isEdge: boolean } | undefined {
  const cell = parseSquare(name);
  if (cell !== undefined) return { x: (cell.column + 0.5) * unit, y: (cell.row + 0.5) * unit, isEdge: false };
  const edge = readEdge(name);
  if (edge === undefined) return undefined;
  const [a, b] = edge;
  return { x: ((a.column + b.column + 1) * unit) / 2, y: ((a.row + b.row + 1) * unit) / 2, isEdge: true };
}

/**
 * Places of up to four numbers, in drawing units from the middle: `right` and `down` in the corners of a square, `inRow` to the right in a
 * row across the middle of an edge.
 */
const markPlaces = [
  { right: -13, down: -13, inRow: 0 },
  { right: 13, down: -13, inRow: 12 },
  { right: -13, down: 13, inRow: -12 },
  { right: 13, down: 13, inRow: 24 },
] as const;

/** A number of the chain; `x` and `y` are the middle of its box. */
interface Mark {
  readonly sign: string;
  readonly x: number;
  readonly y: number;
}

function markGroup(className: string, marks: readonly Mark[]): string {
  if (marks.length === 0) return '';
  const boxes = marks.map(({ x, y }) => `M${x - 6} ${y - 6}h12v12h-12z`).join('');
  return `<g class="${className}"><path d="${boxes}"/>${drawSigns(marks.map(({ sign, x, y }) => ({ sign, x, y: y + 3.5 })))}</g>`;
}

/** The numbers of the chain where its clauses acted; those of faults, which are the first, have a frame. */
export function drawMarks(steps: readonly Step[]): { readonly faults: string; readonly plain: string } {
  const markCountByName = new Map<string, number>();
  const plainMarks: Mark[] = [];
  let faults = '';
  for (const { at, number, isFault } of steps)
    for (const name of number === undefined ? [] : at) {
      const spot = anchor(name);
      if (spot === undefined) continue;
      const place = markPlaces[markCountByName.get(name) ?? 0];
      markCountByName.set(name, (markCountByName.get(name) ?? 0) + 1);
      if (place === undefined) continue;
      const mark = {
        sign: String(number),
        x: spot.x + (spot.isEdge ? place.inRow : place.right),
        y: spot.y + (spot.isEdge ? 0 : place.down),
      };
      if (isFault !== true) plainMarks.push(mark);
      else faults += `<path class="fault${number === 1 ? ' first' : ''}" d="${squarePath(name, 3)}"/>${markGroup('mark at-fault', [mark])}`;
    }
  return { faults, plain: markGroup('mark', plainMarks) };
}
