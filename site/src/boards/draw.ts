/** A whole board as SVG markup, with its verdict. Used by the pages at build time and by the live board. */

import type { Fields } from '../base/json.ts';
import { fieldsOf, textsOf } from '../base/json.ts';
import { readSteps } from './chain-steps.ts';
import { drawFigures } from './draw-figures.ts';
import { drawGrid, drawTerrain, drawWalls, viewBox } from './draw-map.ts';
import { drawObjects } from './draw-objects.ts';
import { drawCrossed, drawFieldOfFire, drawLine, drawMarks, drawNumbers, drawPath, drawReach } from './draw-verdict.ts';
import { type BoardMap, type Position, readPosition } from './position.ts';
import { readFireLine } from './verdict.ts';

export function drawUnderFigures(question: Fields, verdict: Fields): string {
  const line = readFireLine(verdict);
  if (line !== undefined) return drawCrossed(line) + drawLine(line);
  const drawnPath = textsOf(question.path);
  const knockBackPath = textsOf(verdict.path);
  return (
    drawReach(fieldsOf(verdict.reach)) +
    drawFieldOfFire(fieldsOf(verdict.squares)) +
    (drawnPath.length > 1 ? drawPath(drawnPath, verdict.legal === true) : '') +
    (knockBackPath.length > 0 ? drawPath([...knockBackStart(question), ...knockBackPath], true) : '')
  );
}

/** The square from which a target is knocked back, its first one. The path of the verdict begins after it. */
function knockBackStart(question: Fields): readonly string[] {
  const target = readPosition(question)?.figures.find(({ id }) => id === question.target);
  return target?.at.slice(0, 1) ?? [];
}

/** The layer over lines and paths: the numbers of a reach. `drawBoard` leaves it out. */
export const drawReachNumbers = (verdict: Fields): string => drawNumbers(fieldsOf(verdict.reach));

export function drawOverFigures(verdict: Fields): string {
  const { faults, plain } = drawMarks(readSteps(verdict));
  return faults + plain;
}

export const drawMap = (map: BoardMap): string => drawTerrain(map, drawGrid(map)) + drawWalls(map);

interface Drawing {
  readonly viewBox: string;
  readonly map: string;
  readonly under: string;
  readonly objects: string;
  readonly figures: string;
  readonly over: string;
}

export const drawBoard = (position: Position, question: Fields, verdict: Fields): Drawing => ({
  viewBox: viewBox(position.map),
  map: drawMap(position.map),
  under: drawUnderFigures(question, verdict),
  objects: drawObjects(position.objects),
  figures: drawFigures(position.figures),
  over: drawOverFigures(verdict),
});
