/**
 * The outcomes of the steps from a square, packed in one integer (a word): two bits for each direction, 0 until the step is evaluated. Of
 * two outcomes the more restrictive one is the greater number.
 */
import { DIRECTIONS } from './geometry.ts';

export const UNKNOWN = 0;
export const OPEN = 1;
/** The step may be made, and the mover must stop after it. */
export const STOPPED = 2;
export const CLOSED = 3;

/** The outcome in a direction, an index of DIRECTIONS. */
export const outcomeIn = (word: number, direction: number): number => (word >> (2 * direction)) & 3;

/** The word with the outcome in a direction, which was UNKNOWN before. */
export const withOutcome = (word: number, direction: number, outcome: number): number => word | (outcome << (2 * direction));

export const withoutOutcome = (word: number, direction: number): number => word & ~(3 << (2 * direction));

/** Per square of a map, a word in which only the steps beyond the map are known: they are CLOSED. */
export function outcomesBeyondMap(columns: number, rows: number): Int32Array {
  const words = new Int32Array(columns * rows);
  const close = (column: number, row: number): void => {
    DIRECTIONS.forEach((offset, direction) => {
      const [x, y] = [column + offset.columns, row + offset.rows];
      const square = row * columns + column;
      if (x < 0 || y < 0 || x >= columns || y >= rows) words[square] = withOutcome(words[square] ?? 0, direction, CLOSED);
    });
  };
  for (let column = 0; column < columns; column++) for (const row of [0, rows - 1]) close(column, row);
  for (let row = 1; row < rows - 1; row++) for (const column of [0, columns - 1]) close(column, row);
  return words;
}
