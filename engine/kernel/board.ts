/** A board: the facts of squares, edges, characters and objects as typed arrays, filled from a set-up and the edition's rules. */

import type { Adjacency } from './adjacency.ts';
import type { BareLines } from './bare.ts';
import type { Classes } from './classes.ts';
import type { SquareFrame } from './frames.ts';
import { type LineTable, lineTable } from './geometry.ts';
import type { GroundSteps } from './ground-steps.ts';
import type { Fold } from './label.ts';
import type { MoveMasks } from './moves.ts';
import type { Rules } from './rules.ts';

export type Plane = Uint8Array | Int32Array | readonly number[];
/** The facts of one subject, by name. */
export interface Facts {
  [name: string]: Plane | undefined;
}

/** A character on the board. `squares` in the order in which the set-up names them. */
export interface Piece {
  readonly id: string;
  readonly player: number;
  readonly squares: readonly number[];
}

export interface Thing {
  readonly id: string;
  /** -1 while it is held. */
  readonly square: number;
}

export interface Board {
  readonly rules: Rules;
  readonly columns: number;
  readonly rows: number;
  readonly size: number;
  readonly pieces: readonly Piece[];
  readonly things: readonly Thing[];
  /** Per square, the character that stands there, or -1. */
  readonly occupant: Int32Array;
  /** Per square, the objects that lie there; undefined where none does. */
  readonly lying: readonly (readonly number[] | undefined)[];
  /** Whether a figure that moves is left out. */
  readonly lifted: boolean;
  readonly square: Facts;
  readonly edge: Facts;
  readonly character: Facts;
  readonly object: Facts;
  readonly board: Facts;
  /** Facts of ordered pairs of squares, by name. */
  readonly step: { [name: string]: ReadonlySet<number> | undefined };
  readonly lines: LineTable;
  /** The places of all characters, in order. */
  readonly everyone: readonly number[];
  /** Per square, the height at which an end of a line stands there. */
  readonly height: Int32Array;
  /** All heights, in order. */
  readonly heights: readonly number[];
  /** What is kept with the board once it has been worked out. */
  readonly kept: Kept;
}

export interface Kept {
  classes: Classes | undefined;
  adjacent: Adjacency | undefined;
  fold: Fold | undefined;
  bare: BareLines | undefined;
  near: Uint8Array | undefined;
  readonly lifted: Map<number, Board>;
  readonly moves: Map<string, MoveMasks>;
  /** What the ground alone decides: shared by all boards on the same ground. */
  readonly laid: Laid;
}

export interface Laid {
  /** What it makes of lines, by class and part. */
  readonly planes: Map<string, Uint8Array>;
  readonly steps: Map<string, GroundSteps>;
  levels: ReadonlyMap<number, Int32Array> | undefined;
}

const keeping = (laid: Kept['laid']): Kept => ({
  classes: undefined,
  adjacent: undefined,
  fold: undefined,
  bare: undefined,
  near: undefined,
  lifted: new Map(),
  moves: new Map(),
  laid,
});

/** Reads a plane; nothing stands beyond its ends. */
export function at(plane: Plane | undefined, index: number | undefined): number {
  return plane === undefined || index === undefined ? 0 : (plane[index] ?? 0);
}

/** Whether an ordered pair of squares is in a set of pairs. */
export function pair(set: ReadonlySet<number> | undefined, size: number, from: number | undefined, to: number | undefined): boolean {
  return set?.has((from ?? -1) * size + (to ?? -1)) ?? false;
}

/** What a set-up says, names resolved to indexes; see setup.ts for the door from unchecked input. */
export interface Placement {
  readonly columns: number;
  readonly rows: number;
  readonly pieces: readonly Piece[];
  readonly things: readonly Thing[];
  readonly facts: { readonly [subject: string]: Facts };
  readonly pairs: { readonly [name: string]: ReadonlySet<number> };
}

export function createBoard(rules: Rules, placement: Placement): Board {
  return placeCharacters(buildTerrain(rules, placement), placement.pieces, placement.facts.character ?? {});
}

/** A board without characters: the map, its objects, and what follows from these alone. It stays as it is while characters come and go. */
export function buildTerrain(rules: Rules, placement: Omit<Placement, 'pieces'>): Board {
  const { columns, rows, things, facts } = placement;
  const size = columns * rows;
  const lying: (number[] | undefined)[] = new Array(size).fill(undefined);
  things.forEach((thing, index) => {
    if (thing.square < 0) return;
    const here = lying[thing.square];
    if (here === undefined) lying[thing.square] = [index];
    else here.push(index);
  });
  const height = new Int32Array(size);
  const heights: number[] = [];
  const ground: Board = {
    rules,
    columns,
    rows,
    size,
    pieces: [],
    things,
    occupant: new Int32Array(size).fill(-1),
    lying,
    lifted: false,
    square: { ...facts.square },
    edge: { ...facts.edge },
    character: {},
    object: { ...facts.object },
    board: { ...facts.board },
    step: placement.pairs,
    lines: lineTable(columns),
    everyone: [],
    height,
    heights,
    kept: keeping({ planes: new Map(), steps: new Map(), levels: undefined }),
  };
  deriveFacts(ground, true);
  const ends = rules.paths.find((path) => path.ends !== undefined)?.ends;
  const frame: SquareFrame = { square: 0 };
  for (; frame.square < size; frame.square++) height[frame.square] = ends?.height(ground, frame) ?? 0;
  heights.push(...[...new Set(height)].sort((a, b) => a - b));
  return ground;
}

/** Puts characters on a ground, which itself stays without them. `facts` are what is given of the characters. */
export function placeCharacters(ground: Board, pieces: readonly Piece[], facts: Facts): Board {
  const occupant = new Int32Array(ground.size).fill(-1);
  pieces.forEach((piece, index) => {
    for (const square of piece.squares) occupant[square] = index;
  });
  const board: Board = {
    rules: ground.rules,
    columns: ground.columns,
    rows: ground.rows,
    size: ground.size,
    pieces,
    things: ground.things,
    occupant,
    lying: ground.lying,
    lifted: false,
    square: { ...ground.square },
    edge: { ...ground.edge },
    character: { ...facts },
    object: { ...ground.object },
    board: { ...ground.board },
    step: ground.step,
    lines: ground.lines,
    everyone: pieces.map((_, index) => index),
    height: ground.height,
    heights: ground.heights,
    kept: keeping(ground.kept.laid),
  };
  deriveFacts(board, false);
  return board;
}

/** The facts of a subject, how many of it there are, and the frame of one. */
interface Subjects {
  readonly facts: Facts;
  readonly count: number;
  frame(index: number): object;
}

function factsOf(board: Board, subject: string): Subjects | undefined {
  switch (subject) {
    case 'square':
      return { facts: board.square, count: board.size, frame: (square) => ({ square }) };
    case 'edge':
      return { facts: board.edge, count: 2 * board.size, frame: (edge) => ({ edge }) };
    case 'character':
      return { facts: board.character, count: board.pieces.length, frame: (character) => ({ character }) };
    case 'object':
      return { facts: board.object, count: board.things.length, frame: (object) => ({ object }) };
    case 'board':
      return { facts: board.board, count: 1, frame: () => ({}) };
    default:
      return undefined;
  }
}

/** Gives the derived facts that the ground alone decides, or the others. Each is worked out when it is first read. */
function deriveFacts(board: Board, ground: boolean): void {
  for (const fact of board.rules.derived) {
    const target = (fact.ground === true) === ground ? factsOf(board, fact.subject) : undefined;
    if (target === undefined) continue;
    const work = (): Plane => {
      const plane = new Int32Array(target.count);
      for (let index = 0; index < target.count; index++) plane[index] = fact.is(board, target.frame(index));
      Object.defineProperty(target.facts, fact.name, { value: plane, enumerable: true, configurable: true, writable: true });
      return plane;
    };
    if (ground) work();
    else Object.defineProperty(target.facts, fact.name, { get: work, enumerable: true, configurable: true });
  }
}

/** The same board with one character taken off its squares, as it is while that character moves. */
export function lift(board: Board, piece: number): Board {
  const occupant = board.occupant.map((p) => (p === piece ? -1 : p));
  return { ...board, occupant, lifted: true, kept: keeping(board.kept.laid) };
}

/** The two squares of an edge; -1 beyond the map. */
export function edgeSquares(board: Board, edge: number): readonly [number, number] {
  const square = edge >> 1;
  if (edge % 2 === 0) return [square, square % board.columns === board.columns - 1 ? -1 : square + 1];
  return [square, square + board.columns < board.size ? square + board.columns : -1];
}
