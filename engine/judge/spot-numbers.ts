/** The numbers of the squares and edges of maps of one size, by name. Each name is parsed once, as several readers ask for it. */
import { squareNumber } from '../kernel/square-name.ts';

export interface SpotNumbers {
  readonly columns: number;
  readonly rows: number;
  /** OFF for what names no square of the map. */
  square(name: string): number;
  /** The edge between two squares such as "B2|C2", in either order; OFF where one is not on the map, APART where they share no edge. */
  edge(name: string): number;
}

/** What `squareNumber` returns for a name of no square of the map. */
export const OFF = -1;
export const APART = -2;

export function createSpotNumbers(columns: number, rows: number): SpotNumbers {
  const squares = new Map<string, number>();
  const edges = new Map<string, number>();
  const map = { columns, rows };
  const squareNumberOf = (name: string): number => squareNumber(map, name);
  const edgeNumberOf = (name: string): number => {
    const bar = name.indexOf('|');
    const one = squareNumberOf(name.slice(0, bar));
    const other = squareNumberOf(name.slice(bar + 1));
    if (bar < 0 || one === OFF || other === OFF) return OFF;
    const first = Math.min(one, other);
    if (Math.abs(one - other) === 1 && first % columns !== columns - 1) return 2 * first;
    return Math.abs(one - other) === columns ? 2 * first + 1 : APART;
  };
  // Names that are not on the map are not stored, so that the size of the map limits the memory.
  const storedIn = (known: Map<string, number>, parse: (name: string) => number) => (name: string) => {
    const found = known.get(name);
    if (found !== undefined) return found;
    const number = parse(name);
    if (number >= 0) known.set(name, number);
    return number;
  };
  return { columns, rows, square: storedIn(squares, squareNumberOf), edge: storedIn(edges, edgeNumberOf) };
}
