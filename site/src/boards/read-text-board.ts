/** Reads a position from a drawing in text, in the notation of the rulebook's examples. */
import type { Fields } from './json.ts';
import { squareKinds } from './square-kinds.ts';
import { edgeName, squareName } from './squares.ts';

/** The message has the place of the mistake: line and column count from 1. */
class DrawingError extends Error {}

const kindBySign: ReadonlyMap<string, string> = new Map(squareKinds.map(({ sign, name }) => [sign, name]));

/** What was read so far. Squares of terrain by kind, of elevation by level, of figures by letter; walls and stairs are edges. */
interface Found {
  readonly terrain: Map<string, string[]>;
  readonly elevation: Map<string, string[]>;
  readonly walls: string[];
  readonly stairs: string[];
  readonly figures: Map<string, string[]>;
  readonly objects: string[];
}

const put = (lists: Map<string, string[]>, key: string, square: string): void => {
  lists.set(key, [...(lists.get(key) ?? []), square]);
};

/** Reads the signs of a square. `line` counts from 1; `firstColumn` is where its cell begins in the line, from 0. */
function readCell(found: Found, signs: string, square: string, line: number, firstColumn: number): void {
  for (const [index, sign] of [...signs].entries()) {
    const kind = kindBySign.get(sign);
    if (kind !== undefined) put(found.terrain, kind, square);
    else if (/[2-9]/.test(sign)) put(found.elevation, sign, square);
    else if (/[A-Za-z]/.test(sign)) put(found.figures, sign, square);
    else if (sign === '&') found.objects.push(square);
    else if (sign !== '.') throw new DrawingError(`line ${line}, column ${firstColumn + index + 1}: "${sign}" is not a sign of a board`);
  }
}

/** The map, characters and objects of a drawing; `kind` is the kind of the map. Fails with a {@link DrawingError}. */
export function readTextBoard(text: string, kind: string): Fields {
  const lines = text.split('\n');
  const headIndex = lines.findIndex((line) => line.trim() !== '');
  const columnStarts = [...(lines[headIndex] ?? '').matchAll(/[A-Z]+/g)].map((match) => match.index);
  const found: Found = { terrain: new Map(), elevation: new Map(), walls: [], stairs: [], figures: new Map(), objects: [] };
  let row = -1;
  for (const [index, line] of lines.entries()) {
    if (index <= headIndex || line.trim() === '') continue;
    const rowNumberMatch = /^\s*(\d+)\s/.exec(line);
    const cells = columnStarts.map((start, column) => line.slice(start, columnStarts[column + 1] ?? line.length).trim());
    // A line without a row number has the edges below the row.
    if (rowNumberMatch === null) {
      cells.forEach((part, column) => {
        if (part === '') return;
        (part.startsWith('=') ? found.stairs : found.walls).push(edgeName({ column, row }, { column, row: row + 1 }));
      });
      continue;
    }
    row++;
    if (Number(rowNumberMatch[1]) !== row + 1)
      throw new DrawingError(`line ${index + 1}: row ${rowNumberMatch[1]} where row ${row + 1} was expected`);
    cells.forEach((part, column) => {
      const [signs = '', edgeSign] = part.split(/\s+/);
      const square = squareName({ column, row });
      if (signs === '') throw new DrawingError(`line ${index + 1}: ${square} is empty; write . for an open square`);
      readCell(found, signs, square, index + 1, columnStarts[column] ?? 0);
      const beside = edgeName({ column, row }, { column: column + 1, row });
      if (edgeSign === '|') found.walls.push(beside);
      if (edgeSign === '=') found.stairs.push(beside);
    });
  }
  return {
    map: {
      kind,
      columns: columnStarts.length,
      rows: row + 1,
      ...Object.fromEntries(found.terrain),
      elevation: Object.fromEntries(found.elevation),
      walls: found.walls,
      stairs: found.stairs,
    },
    characters: [...found.figures].map(([letter, at]) => ({
      id: letter.toUpperCase(),
      player: letter === letter.toUpperCase() ? 'p1' : 'p2',
      at: at.length === 1 ? at[0] : at,
    })),
    ...(found.objects.length === 0 ? {} : { objects: found.objects.map((at, index) => ({ id: `o${index + 1}`, kind: 'light', at })) }),
  };
}
