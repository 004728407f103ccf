/** Draws a board that cannot be edited, with fewer elements than a live board but with the same picture. */

import { type Fields, fieldsOf } from '../base/json.ts';
import { readSteps } from '../boards/chain-steps.ts';
import { drawUnderFigures } from '../boards/draw.ts';
import { drawFigures } from '../boards/draw-figures.ts';
import { drawNames, drawSigns, drawTerrain, drawWalls } from '../boards/draw-map.ts';
import { drawObjects } from '../boards/draw-objects.ts';
import { drawFieldOfFire, drawLine, drawMarks } from '../boards/draw-verdict.ts';
import { area, middle, unit } from '../boards/outline.ts';
import type { BoardMap, Position } from '../boards/position.ts';
import { readFireLine } from '../boards/verdict.ts';

/** The squares of a line are one path, the one-digit step counts of a reach one text. */
function drawStaticUnderFigures(question: Fields, verdict: Fields): string {
  const line = readFireLine(verdict);
  if (line !== undefined) return `<path class="crossed ${line.label}" d="${area(line.crossed, 0)}"/>${drawLine(line)}`;
  const reach = fieldsOf(verdict.reach);
  const signs = Object.entries(reach).map(([name, steps]) => {
    const { x, y } = middle(name);
    // The baseline that centres the digits, as on live boards (`draw-verdict.ts`).
    return { sign: String(Number(steps)), x, y: y + 5 };
  });
  return drawUnderFigures(question, verdict) + drawSigns(signs, ' class="steps"');
}

/** The grid as a pattern in the frame, in place of a path. A static board is one image for screen readers: it needs no `aria-hidden`. */
const drawStaticGrid = (map: BoardMap): string =>
  `<rect class="frame" fill="url(#pattern-grid)" width="${map.columns * unit}" height="${map.rows * unit}"/><g class="names">${drawNames(map)}</g>`;

interface StaticBoard {
  readonly markup: string;
  /** Whether it has marks whose styles only `components/LiveMarks.css` has: a field of fire or faults. */
  readonly hasLiveMarks: boolean;
}

export function drawStatic({ map, objects, figures }: Position, question: Fields, verdict: Fields): StaticBoard {
  const { faults, plain } = drawMarks(readSteps(verdict));
  const markup =
    drawTerrain(map, drawStaticGrid(map)) +
    drawWalls(map) +
    drawStaticUnderFigures(question, verdict) +
    drawObjects(objects) +
    drawFigures(figures) +
    faults +
    plain;
  return { markup, hasLiveMarks: faults !== '' || drawFieldOfFire(fieldsOf(verdict.squares)) !== '' };
}
