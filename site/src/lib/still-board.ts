/** Draws a board that cannot be edited, with fewer elements than a live board but with the same picture. */
import { drawGround, drawOver, drawUnder } from '../boards/draw.ts';
import { drawSigns } from '../boards/draw-ground.ts';
import { drawFigures, drawThings, middle } from '../boards/draw-pieces.ts';
import { drawLine } from '../boards/draw-verdict.ts';
import { type Fields, fieldsOf } from '../boards/json.ts';
import { area } from '../boards/outline.ts';
import type { Position } from '../boards/position.ts';
import { readFireLine } from '../boards/verdict.ts';

/** The squares of a line as one path, the step counts of a reach as one text. */
function stillUnder(question: Fields, verdict: Fields): string {
  const line = readFireLine(verdict);
  if (line !== undefined) return `<path class="crossed ${line.label}" d="${area(line.crossed, 0)}"/>${drawLine(line)}`;
  const reach = Object.entries(fieldsOf(verdict.reach));
  const signs = reach.map(([name, steps]) => {
    const { x, y } = middle(name);
    return { sign: String(Number(steps)), x, y: y + 5 };
  });
  const reached = reach.length === 0 ? '' : `<path class="reached" d="${area(Object.keys(fieldsOf(verdict.reach)), 0)}"/>`;
  return reached + drawUnder(question, { ...verdict, reach: {} }) + drawSigns(signs, ' class="steps"');
}

/** Fills the frame with the grid as a pattern, in place of a path, and gives the column letters one common `y`. */
const stillGround = (position: Position): string =>
  drawGround(position)
    .replace(/<path class="lines"[^>]*><rect class="frame"/, '<rect class="frame" fill="url(#pattern-grid)"')
    .replace(' aria-hidden="true"', '')
    .replace(/y="-6( -6)*"/, 'y="-6"');

export const drawStill = (position: Position, question: Fields, verdict: Fields): string =>
  stillGround(position) +
  stillUnder(question, verdict) +
  drawThings(position.things) +
  drawFigures(position.figures).replaceAll(' cx="0" cy="0"', '') +
  drawOver(verdict);
