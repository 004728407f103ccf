/** A whole board as SVG markup: what stands on it, and what a verdict says of it. Used by the pages at build time and by the live board. */
import { drawGrid, drawTerrain, drawWalls, viewBox } from './draw-ground.ts';
import { drawFigures, drawThings } from './draw-pieces.ts';
import { drawCrossed, drawLine, drawMarks, drawNotes, drawPath } from './draw-verdict.ts';
import type { Fields } from './json.ts';
import { fieldsOf, numberOf, textOf, textsOf } from './json.ts';
import type { Position } from './position.ts';
import { readSteps } from './steps.ts';
import { readFireLine } from './verdict.ts';

/** Squares and what a verdict notes in each: a number of steps or a label. */
function notesOf(value: unknown): { readonly [square: string]: string | number } {
  const notes: { [square: string]: string | number } = {};
  for (const [square, note] of Object.entries(fieldsOf(value))) {
    const said = numberOf(note) ?? textOf(note);
    if (said !== undefined) notes[square] = said;
  }
  return notes;
}

/** The layer under the figures: crossed squares, lines, paths, reaches. */
export function drawUnder(question: Fields, verdict: Fields): string {
  const line = readFireLine(verdict);
  if (line !== undefined) return drawCrossed(line) + drawLine(line);
  const start = textsOf(fieldsOf(question).path);
  const pushed = textsOf(verdict.path);
  return (
    drawNotes(notesOf(verdict.reach)) +
    drawNotes(notesOf(verdict.squares)) +
    (start.length > 1 ? drawPath(start, verdict.legal === true) : '') +
    (pushed.length > 0 ? drawPath(pushed, true) : '')
  );
}

/** The layer over the figures: the numbers of the chain. */
export const drawOver = (verdict: Fields): string => drawMarks(readSteps(verdict));

export const drawGround = ({ map }: Position): string => drawTerrain(map, drawGrid(map)) + drawWalls(map);

export interface Drawing {
  readonly viewBox: string;
  readonly ground: string;
  readonly under: string;
  readonly things: string;
  readonly pieces: string;
  readonly over: string;
}

/** The layers of a board, each as markup. */
export const drawBoard = (position: Position, question: Fields, verdict: Fields): Drawing => ({
  viewBox: viewBox(position.map),
  ground: drawGround(position),
  under: drawUnder(question, verdict),
  things: drawThings(position.things),
  pieces: drawFigures(position.figures),
  over: drawOver(verdict),
});
