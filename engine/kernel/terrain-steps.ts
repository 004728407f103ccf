/**
 * The steps from every square: the open directions, those after which a move must stop, and the labels of the corners. Each square is
 * evaluated when it is first read. `terrainStepsOf` has what the map and its objects alone decide, to which moves.ts adds the effects of
 * figures. `wholeSteps` has what all restrictions decide, for rules that `needsFigures` names.
 */
import type { Board } from './board.ts';
import { type Keys, type StepFrame, stepFrame } from './frames.ts';
import { DIRECTIONS, FIRST_DIAGONAL } from './geometry.ts';
import { createLabels, type LabelPlane, labelAt, worstFirst } from './label-plane.ts';
import type { Restriction } from './rules.ts';
import { labelToward, type StepRules, setTo, stepRules } from './steps.ts';

export interface StepTable {
  /** Per square, its word (see `STOP` and `EVALUATED`); 0 until it is first read. */
  readonly squares: Int32Array;
  /** Per square, the labels of its four corners, a byte each: see `cornerToward`. */
  readonly corners: Int32Array;
  readonly rules: StepRules;
  /** Restrictions that force a stop after some steps into a square; `stopped` has those that ask about the square alone. */
  readonly stops: readonly Restriction[];
  /** 1 where entering a square forces a stop, whatever the step. */
  readonly stopped: LabelPlane;
  /** A step is open if its label is below this one. */
  readonly limit: number;
  /** Set to each step that is evaluated. */
  readonly frame: StepFrame;
}

/** A word of `squares` holds the open directions in its low eight bits, and from this bit on those that force a stop. */
export const STOP = 8;
/** The bit of a word that has been evaluated. */
export const EVALUATED = 1 << 16;
export const openOf = (word: number): number => word & 0xff;
export const stopsOf = (word: number): number => (word >> STOP) & 0xff;

/** The restrictions of a path by how they are evaluated. */
interface Plan {
  /** Evaluated for each step. */
  readonly rest: StepRules;
  readonly stops: readonly Restriction[];
  /** Evaluated once per edge, side square of a corner or square entered, as cached planes. */
  readonly edgePlane: readonly Restriction[];
  readonly sidePlane: readonly Restriction[];
  readonly stepPlane: readonly Restriction[];
  readonly stoppedPlane: readonly Restriction[];
}

export const mustStop = (r: Restriction): boolean => r.gives < 0;

/** Whether labels of edges and corners depend on figures or the mover, so that no step follows from the map alone. */
export function needsFigures(rules: StepRules): boolean {
  return [...rules.edge, ...rules.side].some((r) => r.terrainOnly !== true);
}

function planOf(all: StepRules, wanted: (r: Restriction) => boolean): Plan {
  const localOf = (list: readonly Restriction[]): readonly Restriction[] =>
    worstFirst(list.filter((r) => wanted(r) && r.local && !mustStop(r)));
  const restOf = (list: readonly Restriction[]): readonly Restriction[] => list.filter((r) => wanted(r) && !r.local && !mustStop(r));
  const stops = all.step.filter((r) => wanted(r) && mustStop(r));
  return {
    rest: { path: all.path, fold: all.fold, edge: restOf(all.edge), side: restOf(all.side), step: restOf(all.step) },
    stops: stops.filter((r) => !r.local),
    edgePlane: localOf(all.edge),
    sidePlane: localOf(all.side),
    stepPlane: localOf(all.step),
    stoppedPlane: stops.filter((r) => r.local).map((r) => ({ ...r, gives: 1 })),
  };
}

/** Steps before any evaluation. */
function createSteps(board: Board, plan: Plan, limit: number, keys: Keys): StepTable {
  const { size } = board;
  const planes = {
    edge: createLabels(2 * size, plan.edgePlane),
    side: createLabels(size, plan.sidePlane),
    step: createLabels(size, plan.stepPlane),
  };
  return {
    squares: new Int32Array(size),
    corners: new Int32Array(size),
    stops: plan.stops,
    stopped: createLabels(size, plan.stoppedPlane),
    limit,
    frame: stepFrame(keys),
    rules: { ...plan.rest, planes },
  };
}

/** Steps by all restrictions of a path, for one board and class of move. Only those that the terrain decides become planes. */
export function wholeSteps(board: Board, rules: StepRules, limit: number, keys: Keys): StepTable {
  const terrainLocal = (list: readonly Restriction[]): readonly Restriction[] =>
    list.map((r) => ({ ...r, local: r.local && r.terrainOnly === true }));
  const all = { ...rules, edge: terrainLocal(rules.edge), side: terrainLocal(rules.side), step: terrainLocal(rules.step) };
  return createSteps(
    board,
    planOf(all, () => true),
    limit,
    keys,
  );
}

function evaluateSquare(board: Board, steps: StepTable, square: number): number {
  const { rules, stops, stopped, limit, frame } = steps;
  const column = square % board.columns;
  const row = (square - column) / board.columns;
  let open = 0;
  let stop = 0;
  let corners = 0;
  for (let direction = 0; direction < DIRECTIONS.length; direction++) {
    const { columns, rows } = DIRECTIONS[direction] ?? NOWHERE;
    const x = column + columns;
    const y = row + rows;
    if (x < 0 || y < 0 || x >= board.columns || y >= board.rows) continue;
    frame.from = square;
    frame.to = square + (board.offsets[direction] ?? 0);
    const label = labelToward(board, rules, frame, columns, rows);
    if (direction >= FIRST_DIAGONAL) corners |= frame.corner << (8 * (direction - FIRST_DIAGONAL));
    if (label >= limit) continue;
    const bit = 1 << direction;
    open |= bit;
    if (labelAt(board, stopped, frame, frame.to, setTo) === 1 || anyActs(stops, board, frame)) stop |= bit;
  }
  const word = open | (stop << STOP) | EVALUATED;
  steps.squares[square] = word;
  steps.corners[square] = corners;
  return word;
}

const NOWHERE = { columns: 0, rows: 0 };

function anyActs(list: readonly Restriction[], board: Board, frame: StepFrame): boolean {
  for (const restriction of list) if (restriction.test(board, frame)) return true;
  return false;
}

/** The label of the corner that a diagonal step passes; 0 for a straight step. */
export function cornerToward({ corners }: StepTable, square: number, direction: number): number {
  return direction < FIRST_DIAGONAL ? 0 : ((corners[square] ?? 0) >>> (8 * (direction - FIRST_DIAGONAL))) & 0xff;
}

/** The word of one square, evaluated if necessary. */
export function terrainStepsFrom(board: Board, steps: StepTable, square: number): number {
  const word = steps.squares[square] ?? 0;
  return word === 0 ? evaluateSquare(board, steps, square) : word;
}

const planByRules = new WeakMap<StepRules, Plan>();

/** The steps of a path by the restrictions that depend on the map and its objects alone, cached for all boards with this terrain. */
export function terrainStepsOf(board: Board, path: string, limit: number): StepTable {
  const known = board.cache.terrain.steps.get(path);
  if (known !== undefined) return known;
  const rules = stepRules(board, path);
  const plan = planByRules.get(rules) ?? planOf(rules, (r) => r.terrainOnly === true);
  planByRules.set(rules, plan);
  const made = createSteps(board, plan, limit, {});
  board.cache.terrain.steps.set(path, made);
  return made;
}
