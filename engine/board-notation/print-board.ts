import type { JsonObject } from '../base/json.ts';
import { isObject } from '../base/json.ts';
import { columnName } from '../kernel/square-name.ts';
import { drawCharacters, drawObjects } from './draw-characters-and-objects.ts';
import { drawMap } from './draw-map.ts';
import { type Drawing, emptyDrawing } from './drawing.ts';
import type { Signs } from './signs.ts';

/** A drawn question: the board, and the lines of an example that complete it, so that reading gives the same question. */
interface PrintedBoard {
  readonly drawing: readonly string[];
  readonly map?: JsonObject;
  readonly characters?: JsonObject;
  readonly objects?: JsonObject;
}

/**
 * Draws a question's map, characters and objects. Undefined when they cannot be drawn: no map with kind, columns and rows up to 200,
 * a character without `at` or with an id that is no capital letter, an object without an id, two characters or two objects with one
 * id. Reading the result gives the same question, with lists of squares, characters and objects in reading order.
 */
export function printBoard({ map, characters = [], objects = [] }: JsonObject, signs: Signs): PrintedBoard | undefined {
  if (!isObject(map)) return undefined;
  const drawing = emptyDrawing(map);
  if (drawing === undefined) return undefined;
  const undrawnMap = drawMap(drawing, map, signs);
  const undrawnCharacters = drawCharacters(drawing, characters);
  const undrawnObjects = drawObjects(drawing, objects);
  if (undrawnCharacters === undefined || undrawnObjects === undefined) return undefined;
  const undrawn = Object.entries({ map: undrawnMap, characters: undrawnCharacters, objects: undrawnObjects });
  const beside = Object.fromEntries(undrawn.filter(([, fields]) => Object.keys(fields).length > 0));
  return { drawing: linesOfDrawing(drawing), ...beside };
}

export function linesOfBoard({ drawing, map, characters, objects }: PrintedBoard): string[] {
  const beside = Object.entries({ map, characters, objects }).filter(([, fields]) => fields !== undefined);
  return ['board:', ...drawing.map((line) => `  ${line}`), ...beside.map(([key, fields]) => `${key}: ${JSON.stringify(fields)}`)];
}

function linesOfDrawing(drawing: Drawing): string[] {
  const { columns, rows, cells, right, bottom } = drawing;
  const widest = cells.reduce((most, signs) => Math.max(most, signs.length), columnName(columns - 1).length);
  // A column is a cell, a blank, its right edge and a blank; a wall or stairs on its bottom edge are drawn with three signs.
  const width = widest + 3;
  // Each row begins with its number and three blanks.
  const margin = String(rows).length + 3;
  const columnIndexes = Array.from({ length: columns }, (_, index) => index);
  const join = (label: string, parts: readonly string[]): string => (label.padEnd(margin) + parts.join('')).trimEnd();
  const lines = [
    join(
      '',
      columnIndexes.map((index) => columnName(index).padEnd(width)),
    ),
  ];
  for (let row = 0; row < rows; row++) {
    const cellOf = (index: number): string => {
      const square = row * columns + index;
      return `${(cells[square] || '.').padEnd(widest + 1)}${right.get(square) ?? ' '} `;
    };
    lines.push(join(String(row + 1).padStart(margin - 3), columnIndexes.map(cellOf)));
    const bottomEdges = columnIndexes.map((index) => (bottom.get(row * columns + index) ?? ' ').repeat(3).padEnd(width));
    if (bottomEdges.some((part) => part.trim() !== '')) lines.push(join('', bottomEdges));
  }
  return lines;
}
