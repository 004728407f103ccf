/** A board: the facts of squares, edges, characters and objects as typed arrays, filled from a set-up and the edition's rules. */

import type { Adjacency } from './adjacency.ts';
import type { BareLines } from './bare.ts';
import type { Classes } from './classes.ts';
import { type LineTable, lineTable } from './geometry.ts';
import type { Fold } from './label.ts';
import type { Frame, Rules } from './rules.ts';

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
  /** The greatest elevation-like number of a square fact, and all of its values in order. */
  levels(): readonly number[];
  /** What is kept with the board once it has been worked out. */
  readonly kept: Kept;
}

export interface Kept {
  classes: Classes | undefined;
  adjacent: Adjacency | undefined;
  fold: Fold | undefined;
  bare: BareLines | undefined;
  levels: ReadonlyMap<number, Int32Array> | undefined;
  readonly masks: Map<string, unknown>;
  /** What the ground alone makes of lines, by class and part: shared by all boards on the same ground. */
  readonly laid: Map<string, Uint8Array>;
}

const keeping = (laid: Kept['laid']): Kept => ({
  classes: undefined,
  adjacent: undefined,
  fold: undefined,
  bare: undefined,
  levels: undefined,
  masks: new Map(),
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
  return standOn(layGround(rules, placement), placement.pieces, placement.facts.character ?? {});
}

/** A board without characters: the map, its objects, and what follows from these alone. It stays as it is while characters come and go. */
export function layGround(rules: Rules, placement: Omit<Placement, 'pieces'>): Board {
  const { columns, rows, things, facts } = placement;
  const size = columns * rows;
  const lying: (number[] | undefined)[] = new Array(size).fill(undefined);
  things.forEach((thing, index) => {
    if (thing.square < 0) return;
    const here = lying[thing.square];
    if (here === undefined) lying[thing.square] = [index];
    else here.push(index);
  });
  let levels: readonly number[] | undefined;
  const ground: Board = {
    rules,
    columns,
    rows,
    size,
    pieces: [],
    things,
    occupant: new Int32Array(size).fill(-1),
    lying,
    square: { ...facts.square },
    edge: { ...facts.edge },
    character: {},
    object: { ...facts.object },
    board: { ...facts.board },
    step: placement.pairs,
    lines: lineTable(columns),
    everyone: [],
    levels() {
      levels ??= [...new Set(Array.from(ground.square.elevation ?? []))].sort((a, b) => a - b);
      return levels;
    },
    kept: keeping(new Map()),
  };
  deriveFacts(ground, true);
  return ground;
}

/** Puts characters on a ground, which itself stays without them. `facts` are what is given of the characters. */
export function standOn(ground: Board, pieces: readonly Piece[], facts: Facts): Board {
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
    square: { ...ground.square },
    edge: { ...ground.edge },
    character: { ...facts },
    object: { ...ground.object },
    board: { ...ground.board },
    step: ground.step,
    lines: ground.lines,
    everyone: pieces.map((_, index) => index),
    levels: ground.levels,
    kept: keeping(ground.kept.laid),
  };
  deriveFacts(board, false);
  return board;
}

function factsOf(board: Board, subject: string): { facts: Facts; count: number } | undefined {
  switch (subject) {
    case 'square':
      return { facts: board.square, count: board.size };
    case 'edge':
      return { facts: board.edge, count: 2 * board.size };
    case 'character':
      return { facts: board.character, count: board.pieces.length };
    case 'object':
      return { facts: board.object, count: board.things.length };
    case 'board':
      return { facts: board.board, count: 1 };
    default:
      return undefined;
  }
}

/** Works out the derived facts that the ground alone decides, or the others, in the order in which they need each other. */
function deriveFacts(board: Board, ground: boolean): void {
  for (const fact of board.rules.derived) {
    const target = (fact.ground === true) === ground ? factsOf(board, fact.subject) : undefined;
    if (target === undefined) continue;
    const plane = new Int32Array(target.count);
    const frame: Frame = { [fact.subject]: 0 };
    for (let index = 0; index < target.count; index++) {
      frame[fact.subject] = index;
      plane[index] = fact.is(board, frame);
    }
    target.facts[fact.name] = plane;
  }
}

/** The same board with one character taken off its squares, as it is while that character moves. */
export function lift(board: Board, piece: number): Board {
  const occupant = board.occupant.map((p) => (p === piece ? -1 : p));
  return { ...board, occupant, kept: keeping(board.kept.laid) };
}

/** The two squares of an edge; -1 beyond the map. */
export function edgeSquares(board: Board, edge: number): readonly [number, number] {
  const square = edge >> 1;
  if (edge % 2 === 0) return [square, square % board.columns === board.columns - 1 ? -1 : square + 1];
  return [square, square + board.columns < board.size ? square + board.columns : -1];
}
