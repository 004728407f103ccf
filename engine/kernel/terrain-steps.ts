/**
 * The steps from every square: what each does (step-outcomes.ts), and the labels of the corners. Each step is evaluated when it is first
 * read. `terrainStepsOf` has what the map and its objects alone decide, to which moves.ts and adjacency.ts add the effects of figures.
 * `wholeSteps` has what all restrictions decide, for moves by rules for which `needsFigures` is true.
 */
import type { Board } from './board.ts';
import type { StepRules, StepTable } from './cached-results.ts';
import { nearFigures } from './figures.ts';
import { type Keys, type StepFrame, stepFrame } from './frames.ts';
import { DIRECTIONS, FIRST_DIAGONAL } from './geometry.ts';
import { createLabels, labelAt, worstFirst } from './label-plane.ts';
import type { Restriction } from './rules.ts';
import { CLOSED, OPEN, outcomeIn, outcomesBeyondMap, STOPPED, UNKNOWN, withOutcome, withoutOutcome } from './step-outcomes.ts';
import { labelToward, setTo, stepRules } from './steps.ts';

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

function createSteps(board: Board, plan: Plan, limit: number, keys: Keys): StepTable {
  const { size } = board;
  const planes = {
    edge: createLabels(2 * size, plan.edgePlane),
    side: createLabels(size, plan.sidePlane),
    step: createLabels(size, plan.stepPlane),
  };
  return {
    outcomes: initialOutcomes(board),
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

/** Per square, the word of `outcomesBeyondMap`, in a list that all boards with this terrain share, and that is never written to. */
function sharedOutcomes({ columns, rows, cache }: Board): Int32Array {
  cache.terrain.beyondMap ??= outcomesBeyondMap(columns, rows);
  return cache.terrain.beyondMap;
}

/** The same words in a new list, which may be written to. */
export const initialOutcomes = (board: Board): Int32Array => sharedOutcomes(board).slice();

/** The outcomes that the terrain has decided so far, except those of steps into squares on or next to a figure. */
export function outcomesFarFromFigures(board: Board, { outcomes: byTerrain }: StepTable): Int32Array {
  const beyondMap = sharedOutcomes(board);
  const outcomes = byTerrain.slice();
  const near = nearFigures(board);
  for (let to = 0; to < near.length; to++) {
    if (near[to] === 0) continue;
    for (let direction = 0; direction < DIRECTIONS.length; direction++) {
      const from = to - (board.offsets[direction] ?? 0);
      const word = beyondMap[from];
      if (word !== undefined && outcomeIn(word, direction) !== CLOSED) outcomes[from] = withoutOutcome(outcomes[from] ?? 0, direction);
    }
  }
  return outcomes;
}

function evaluateStep(board: Board, steps: StepTable, square: number, direction: number): number {
  const { rules, stops, stopped, limit, frame, outcomes, corners } = steps;
  const { columns, rows } = DIRECTIONS[direction] ?? NOWHERE;
  frame.from = square;
  frame.to = square + (board.offsets[direction] ?? 0);
  const label = labelToward(board, rules, frame, columns, rows);
  if (direction >= FIRST_DIAGONAL) corners[square] = (corners[square] ?? 0) | (frame.corner << (8 * (direction - FIRST_DIAGONAL)));
  let outcome = OPEN;
  if (label >= limit) outcome = CLOSED;
  else if (labelAt(board, stopped, frame, frame.to, setTo) === 1 || anyActs(stops, board, frame)) outcome = STOPPED;
  outcomes[square] = withOutcome(outcomes[square] ?? 0, direction, outcome);
  return outcome;
}

const NOWHERE = { columns: 0, rows: 0 };

function anyActs(list: readonly Restriction[], board: Board, frame: StepFrame): boolean {
  for (const restriction of list) if (restriction.test(board, frame)) return true;
  return false;
}

/** OPEN, STOPPED or CLOSED. */
export function tableOutcome(board: Board, steps: StepTable, square: number, direction: number): number {
  const known = outcomeIn(steps.outcomes[square] ?? 0, direction);
  return known === UNKNOWN ? evaluateStep(board, steps, square, direction) : known;
}

/** The label of the corner that a diagonal step passes; 0 for a straight step. */
export function cornerToward(board: Board, steps: StepTable, square: number, direction: number): number {
  if (direction < FIRST_DIAGONAL) return 0;
  tableOutcome(board, steps, square, direction);
  return ((steps.corners[square] ?? 0) >>> (8 * (direction - FIRST_DIAGONAL))) & 0xff;
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
