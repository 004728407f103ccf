/** A board: the facts of squares, edges, characters and objects as typed arrays, filled from a set-up and the edition's rules. */

import { zeros } from './allocate.ts';
import type { BoardFacts, BoardObject, Figure } from './board-facts.ts';
import type { Adjacency, FireLine, MoveRules, Paths, SquareLines, StepTable } from './cached-results.ts';
import type { Classes, PlacePlanes } from './class-planes.ts';
import type { MoveEndFrame, StepFrame } from './frames.ts';
import { DIRECTIONS, lineTable } from './geometry.ts';
import type { Fold } from './label.ts';
import type { LabelPlane } from './label-plane.ts';
import { derivedPlane, type Facts, valuesOf } from './plane.ts';
import type { Rules } from './rules.ts';

export interface Board extends BoardFacts {
  readonly rules: Rules;
  readonly cache: BoardCache;
}

/** The moves of one mover, as far as they are evaluated. */
export interface Moves {
  readonly board: Board;
  readonly rules: MoveRules;
  /** Steps as the terrain alone decides them; where `rules.figuresDecide`, as all restrictions do. */
  readonly stepTable: StepTable;
  /** 1 where the terrain lets no move end. */
  readonly refused: LabelPlane;
  /** Per square the outcomes of its steps, and at ENTERING (moves.ts) what figures do to a step into it from any side, as far as evaluated. */
  readonly outcomes: Int32Array;
  /** Not 0 for the squares on or next to a figure. */
  readonly near: Int32Array;
  /** Set to each step, and to each end of a move, that is tested. */
  readonly frame: StepFrame;
  readonly end: MoveEndFrame;
}

interface BoardCache {
  classes: Classes | undefined;
  adjacent: Adjacency | undefined;
  /** That of the path "fire". */
  fold: Fold | undefined;
  squareLines: SquareLines | undefined;
  /** Per square, the figures on or next to it, as bits. */
  near: Int32Array | undefined;
  /** The board without one figure, by that figure. */
  readonly lifted: Map<number, Board>;
  /** By mover, and whether it has broken away. */
  readonly moves: Map<number, Moves>;
  /** By mover, speed and starts. */
  readonly paths: Map<string, Paths>;
  /** Lines of fire from figures to figures and squares, by both. */
  readonly lines: Map<number, FireLine>;
  /** Values that the terrain alone decides, shared by all boards on the same terrain. */
  readonly terrain: TerrainValues;
}

interface TerrainValues {
  /** The labels that the terrain gives to lines, by path and class. */
  readonly planes: Map<string, PlacePlanes>;
  /** The steps as the terrain decides them, by path. */
  readonly steps: Map<string, StepTable>;
  /** By square, the outcomes of its steps as bits; only steps off the map are decided. */
  beyondMap: Int32Array | undefined;
  /** 1 where the terrain lets no move end. */
  refused: LabelPlane | undefined;
  /** The squares of each height, the height with the most squares first. */
  levels: ReadonlyMap<number, Int32Array> | undefined;
  heights: readonly number[] | undefined;
  /** By square, the fewest steps to it from every square. */
  readonly stepsByTarget: Map<number, Int32Array>;
}

export const createBoardCache = (terrain: TerrainValues): BoardCache => ({
  classes: undefined,
  adjacent: undefined,
  fold: undefined,
  squareLines: undefined,
  near: undefined,
  lifted: new Map(),
  moves: new Map(),
  paths: new Map(),
  lines: new Map(),
  terrain,
});

/** A set-up with names resolved to indexes; judge/place.ts resolves those of a question. */
interface Placement {
  readonly columns: number;
  readonly rows: number;
  readonly figures: readonly Figure[];
  readonly objects: readonly BoardObject[];
  readonly facts: { readonly [subject: string]: Facts };
  /** Given facts of ordered pairs of squares, by name: they become `Board.step`. */
  readonly pairs: { readonly [name: string]: ReadonlySet<number> | undefined };
}

export function createBoard(rules: Rules, placement: Placement): Board {
  return placeCharacters(buildTerrain(rules, placement), placement.figures, placement.facts.character ?? {});
}

/** A board without characters: the map, its objects, and what follows from these alone. */
export function buildTerrain(rules: Rules, placement: Omit<Placement, 'figures'>): Board {
  const { columns, rows, objects, facts } = placement;
  const size = columns * rows;
  const lying: (number[] | undefined)[] = new Array(size).fill(undefined);
  objects.forEach((object, index) => {
    for (const square of object.squares) {
      const inSquare = lying[square];
      if (inSquare === undefined) lying[square] = [index];
      else inSquare.push(index);
    }
  });
  const ends = rules.paths.find((path) => path.ends !== undefined)?.ends;
  const terrain: Board = {
    rules,
    columns,
    rows,
    size,
    figures: [],
    objects,
    occupant: zeros(size).fill(-1),
    lying,
    square: { ...facts.square },
    edge: { ...facts.edge },
    character: {},
    object: { ...facts.object },
    board: { ...facts.board },
    step: placement.pairs,
    lines: lineTable(columns),
    offsets: DIRECTIONS.map((d) => d.rows * columns + d.columns),
    everyone: [],
    height: derivedPlane(size, (square) => ends?.height(terrain, { square }) ?? 0),
    cache: createBoardCache({
      planes: new Map(),
      steps: new Map(),
      beyondMap: undefined,
      refused: undefined,
      levels: undefined,
      heights: undefined,
      stepsByTarget: new Map(),
    }),
  };
  deriveFacts(terrain, true);
  return terrain;
}

/** A board with characters on a terrain, which is not changed. `facts` are the given facts of the characters. */
export function placeCharacters(terrain: Board, figures: readonly Figure[], facts: Facts): Board {
  const occupant = zeros(terrain.size).fill(-1);
  figures.forEach((figure, index) => {
    // A set-up that the rules will refuse may have two characters in one square: the first of them is its occupant.
    for (const square of figure.squares) if ((occupant[square] ?? -1) < 0) occupant[square] = index;
  });
  const board: Board = {
    rules: terrain.rules,
    columns: terrain.columns,
    rows: terrain.rows,
    size: terrain.size,
    figures,
    objects: terrain.objects,
    occupant,
    lying: terrain.lying,
    square: { ...terrain.square },
    edge: { ...terrain.edge },
    character: { ...facts },
    object: { ...terrain.object },
    board: { ...terrain.board },
    step: terrain.step,
    lines: terrain.lines,
    offsets: terrain.offsets,
    everyone: figures.map((_, index) => index),
    height: terrain.height,
    cache: createBoardCache(terrain.cache.terrain),
  };
  deriveFacts(board, false);
  return board;
}

/** Adds the planes of the derived facts: of those that the terrain alone decides (`byTerrain`), or of the others. */
export function deriveFacts(board: Board, byTerrain: boolean): void {
  for (const fact of board.rules.derived) {
    if ((fact.terrainOnly === true) !== byTerrain) continue;
    const { name } = fact;
    switch (fact.subject) {
      case 'square':
        board.square[name] = derivedPlane(board.size, (square) => fact.is(board, { square }));
        break;
      case 'edge':
        board.edge[name] = derivedPlane(2 * board.size, (edge) => fact.is(board, { edge }));
        break;
      case 'character':
        board.character[name] = derivedPlane(board.figures.length, (character) => fact.is(board, { character }));
        break;
      case 'object':
        board.object[name] = derivedPlane(board.objects.length, (object) => fact.is(board, { object }));
        break;
      case 'board':
        board.board[name] = derivedPlane(1, () => fact.is(board, {}));
        break;
    }
  }
}

/** The square to the left of an edge or above it (side 0), or the one to its right or below it (side 1); -1 beyond the map. */
export function edgeSquare(board: Board, edge: number, side: 0 | 1): number {
  const square = edge >> 1;
  if (side === 0) return square;
  if ((edge & 1) === 0) return square % board.columns === board.columns - 1 ? -1 : square + 1;
  return square + board.columns < board.size ? square + board.columns : -1;
}

export function edgeSquares(board: Board, edge: number): readonly [number, number] {
  return [edgeSquare(board, edge, 0), edgeSquare(board, edge, 1)];
}

export function heightsOf(board: Board): readonly number[] {
  const { terrain } = board.cache;
  terrain.heights ??= [...new Set(valuesOf(board.height))].sort((a, b) => a - b);
  return terrain.heights;
}
