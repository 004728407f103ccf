/** A position as a drawing in text, in the notation of the rulebook's examples, to paste into a message or into a rule. */
import { standardSize } from '../generated/features.ts';
import { figureAt, hasStairs, hasWall, levelAt } from './edit.ts';
import type { Fields } from './json.ts';
import { type Position, squaresOf } from './position.ts';
import { squareKinds } from './square-kinds.ts';
import { type Cell, columnLetters, readEdge, readSquare, squareName } from './squares.ts';

/** The most figures and the highest level that a drawing can show: it has a letter for each figure, and one digit for a level. */
const [MOST_FIGURES, HIGHEST_LEVEL] = [26, 9];

/** Letters of figures in the drawing, by id: capitals for the first player's, small ones for the other's. */
function lettersOf({ figures }: Position): ReadonlyMap<string, string> {
  const spareLetters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((letter) => figures.every(({ id }) => id !== letter));
  return new Map(
    figures.map(({ id, isFirstPlayers }) => {
      const letter = /^[A-Z]$/.test(id) ? id : (spareLetters.shift() ?? '?');
      return [id, isFirstPlayers ? letter : letter.toLowerCase()];
    }),
  );
}

function cellOf(position: Position, square: string, letters: ReadonlyMap<string, string>): string {
  const figure = figureAt(position, square);
  const level = levelAt(position, square);
  const terrain = squareKinds.map((kind) => (squaresOf(position.map, kind).includes(square) ? kind.sign : ''));
  const text = [
    figure === undefined ? '' : (letters.get(figure.id) ?? '?'),
    level === 1 ? '' : String(level),
    ...terrain,
    position.objects.some(({ at }) => at === square) ? '&' : '',
  ].join('');
  return text === '' ? '.' : text;
}

/** Undefined where the notation cannot hold the position: more than 26 figures, a level above 9, or two objects in one square. */
export function textBoard(position: Position): string | undefined {
  const { columns, rows, stairs, elevation } = position.map;
  const isTooHigh = Object.entries(elevation).some(([level, squares]) => Number(level) > HIGHEST_LEVEL && squares.length > 0);
  const objectSquares = position.objects.flatMap(({ at }) => at ?? []);
  if (isTooHigh || position.figures.length > MOST_FIGURES || new Set(objectSquares).size < objectSquares.length) return undefined;
  const letters = lettersOf(position);
  const cells = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => cellOf(position, squareName({ column, row }), letters)),
  );
  // The width of a column in characters: the cell, a space, and the sign of the edge to its right with a space after it.
  const width = Math.max(4, ...cells.flat().map(({ length }) => length + 3));
  const edgeSign = (a: Cell, b: Cell): '|' | '=' | '' => {
    if (hasWall(position, a, b)) return '|';
    return hasStairs(position, a, b) ? '=' : '';
  };
  const lines = [`${' '.repeat(6)}${Array.from({ length: columns }, (_, column) => columnLetters(column).padEnd(width)).join('')}`];
  /** How an edge is drawn below a square, by its sign beside one. */
  const signsBelow = { '|': '---', '=': '===', '': '' } as const;
  cells.forEach((cellsOfRow, row) => {
    const drawn = cellsOfRow.map(
      (cell, column) => `${cell.padEnd(width - 2)}${edgeSign({ column, row }, { column: column + 1, row }).padEnd(2)}`,
    );
    lines.push(`${String(row + 1).padStart(3)}   ${drawn.join('')}`);
    if (row + 1 === rows) return;
    const edgeCells = cellsOfRow.map((_, column) => signsBelow[edgeSign({ column, row }, { column, row: row + 1 })].padEnd(width));
    if (edgeCells.some((part) => part.trim() !== '')) lines.push(`${' '.repeat(6)}${edgeCells.join('')}`);
  });
  // The drawing has no place for edges between diagonal neighbours, nor for stairs where there is a wall.
  const undrawnStairs = stairs.filter((name) => {
    const [a, b] = readEdge(name) ?? [];
    return a !== undefined && b !== undefined && ((a.column !== b.column && a.row !== b.row) || hasWall(position, a, b));
  });
  const fieldLines = [
    `map: ${JSON.stringify({ kind: position.map.kind, ...(undrawnStairs.length > 0 ? { stairs: undrawnStairs } : {}) })}`,
    ...fieldsLine('characters', figureSizes(position, letters)),
    ...fieldsLine('objects', objectKinds(position)),
  ];
  return `board:\n${lines.map((line) => line.trimEnd()).join('\n')}\n${fieldLines.join('\n')}\n`;
}

const fieldsLine = (name: string, fields: Fields): readonly string[] =>
  Object.keys(fields).length === 0 ? [] : [`${name}: ${JSON.stringify(fields)}`];

const figureSizes = ({ figures }: Position, letters: ReadonlyMap<string, string>): Fields =>
  Object.fromEntries(
    figures.filter(({ size }) => size !== standardSize).map(({ id, size }) => [(letters.get(id) ?? '?').toUpperCase(), { size }]),
  );

/** The kinds of the drawn objects, which the notation numbers in reading order; `light` is its default and is left out. */
function objectKinds({ objects }: Position): Fields {
  const placed = objects.flatMap(({ kind, at }) => {
    const cell = readSquare(at ?? '');
    return cell === undefined ? [] : [{ kind, ...cell }];
  });
  placed.sort((a, b) => a.row - b.row || a.column - b.column);
  return Object.fromEntries(
    placed.map(({ kind }, index) => [`o${index + 1}`, { kind }] as const).filter(([, { kind }]) => kind !== 'light'),
  );
}
