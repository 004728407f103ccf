/** A path of knock back: one step at a time in one direction until the distance is gone or a restriction ends it. */
import type { Board } from './board.ts';
import type { StepRules } from './cached-results.ts';
import { type CalculationResult, calculate, entriesOfRules } from './calculation.ts';
import type { Cited } from './cited.ts';
import { keysOf } from './classes.ts';
import { type Excepted, exceptedOnStep } from './exceptions.ts';
import { foldCorner } from './fold.ts';
import { type AttackFrame, type StepFrame, stepFrame } from './frames.ts';
import type { Part, Restriction } from './rules.ts';
import { edgeBetween, routes, stepRules } from './steps.ts';

interface Acted {
  readonly by: Cited;
  readonly at: readonly number[];
}

interface KnockBackPath {
  /** The squares entered, the start left out. */
  readonly squares: readonly number[];
  readonly endsAt: number;
  /** The restrictions that ended the path: of those that acted on the last step and are not overridden, those that give it its label. */
  readonly ended: readonly Acted[];
  /** Restrictions that held there too but are overridden. */
  readonly overridden: readonly Acted[];
  /** Restrictions that would have ended the path, or ended it with another label, but for an exception. */
  readonly excepted: readonly Excepted[];
  /** What ended the path: the number, from 1, of an entry of "causes" in the path's definition; 0 for none. */
  readonly cause: number;
}

function notOverridden(acting: readonly Restriction[]): Restriction[] {
  const overridden = new Set(acting.flatMap((r) => r.overrides));
  return acting.filter((r) => !overridden.has(r.id));
}

/** `columns` and `rows` are those of each step: -1, 0 or 1. `distance` is the most steps. */
function walkPath(board: Board, frame: StepFrame, start: number, columns: number, rows: number, distance: number): KnockBackPath {
  const rules = stepRules(board, 'knock-back');
  const entered: number[] = [];
  const excepted: Excepted[] = [];
  const width = board.columns;
  let here = start;
  for (let step = 0; step < distance; step++) {
    const column = (here % width) + columns;
    const row = Math.floor(here / width) + rows;
    const isOffMap = column < 0 || row < 0 || column >= width || row >= board.rows;
    const to = isOffMap ? -1 : row * width + column;
    Object.assign(frame, { from: here, to, offMap: isOffMap ? 1 : 0, diagonal: columns !== 0 && rows !== 0 ? 1 : 0, corner: 0 });
    const { crossed, sides } = isOffMap ? NOTHING_CROSSED : crossedOn(board, frame, rules);
    const acting = [...rules.step.filter((r) => r.test(board, frame)), ...crossed];
    const remaining = notOverridden(acting);
    const label = remaining.length === 0 ? 0 : Math.max(...remaining.map((r) => r.gives));
    excepted.push(...exceptedOnStep(board, rules, frame, label));
    if (remaining.length > 0) {
      const deciding = remaining.filter((r) => r.gives === label);
      // The worst label refuses the step; with any other the character enters the square, and the path ends there.
      const enters = label < rules.path.labels.length - 1;
      if (enters) entered.push(to);
      const squares = isOffMap ? [here] : [to, ...sides];
      const actedHere = (by: Cited): Acted => ({ by, at: squares });
      const overridden = acting.filter((r) => !remaining.includes(r)).map(actedHere);
      return {
        squares: entered,
        endsAt: enters ? to : here,
        ended: deciding.map(actedHere),
        overridden,
        excepted,
        cause: causeOf(deciding),
      };
    }
    entered.push(to);
    here = to;
  }
  return { squares: entered, endsAt: here, ended: [], overridden: [], excepted, cause: 0 };
}

/** The restrictions that act where a step crosses an edge or a corner, and the side squares of a corner that is not free. */
interface Crossed {
  readonly crossed: readonly Restriction[];
  readonly sides: readonly number[];
}

const NOTHING_CROSSED: Crossed = { crossed: [], sides: [] };

/** What a step on the map crosses. Sets `frame.corner` to the label of its corner. */
function crossedOn(board: Board, frame: StepFrame, rules: StepRules): Crossed {
  if (frame.diagonal === 0) {
    frame.edge = edgeBetween(board, frame.from, frame.to);
    return { crossed: rules.edge.filter((r) => r.test(board, frame)), sides: [] };
  }
  const corner = routes(board, rules, frame);
  frame.corner = foldCorner(corner.routes[0], corner.routes[1], rules.path.corner);
  return frame.corner === 0 ? NOTHING_CROSSED : { crossed: decidingAtCorner(board, frame, rules, corner.sides), sides: corner.sides };
}

/** Of the causes of the restrictions that acted, the one that is first in "causes" of the path's definition; 0 for none. */
function causeOf(acting: readonly Restriction[]): number {
  const causes = acting.flatMap(({ cause }) => cause ?? []);
  return causes.length === 0 ? 0 : Math.min(...causes);
}

/**
 * The restrictions that decide the label of a corner: those that act on the counted parts of its two routes and give a label no worse than
 * that of the corner.
 */
function decidingAtCorner(board: Board, frame: StepFrame, rules: StepRules, sideSquares: readonly number[]): Restriction[] {
  const { from, to, corner } = frame;
  const { of: countedParts } = rules.path.corner;
  const found = new Set<Restriction>();
  const addActing = (part: Part, restrictions: readonly Restriction[]): void => {
    if (!countedParts.includes(part)) return;
    for (const r of restrictions) if (r.gives <= corner && r.test(board, frame)) found.add(r);
  };
  for (const square of sideSquares) {
    frame.side = square;
    addActing('side', rules.side);
    frame.edge = edgeBetween(board, from, square);
    addActing('edge-in', rules.edge);
    frame.edge = edgeBetween(board, square, to);
    addActing('edge-out', rules.edge);
  }
  return [...found];
}

interface KnockBackQuantities {
  readonly distance: string;
  readonly damage: string;
}

export interface KnockBack {
  readonly frame: AttackFrame;
  readonly distance: CalculationResult;
  readonly path: KnockBackPath;
  readonly damage: CalculationResult;
}

export function knockBack(board: Board, attacker: number, target: number, damageTaken: number, quantities: KnockBackQuantities): KnockBack {
  const rules = stepRules(board, 'knock-back');
  const { away } = rules.path;
  if (away === undefined)
    throw new Error(`the rules of edition ${board.rules.edition} do not say in which direction a character is knocked back`);
  const targetSquare = away.from(board, { attacker, target });
  const attackerSquare = targetSquare < 0 ? -1 : away.square(board, { attacker, target, targetSquare });
  const start: AttackFrame = { attacker, target, attackerSquare, targetSquare, damageTaken, cause: 0 };
  const calculated = (quantity: string, frame: AttackFrame): CalculationResult =>
    calculate(board, quantity, frame, entriesOfRules(board, quantity, 'knock-back', frame));
  const distance = calculated(quantities.distance, start);
  const frameOfSteps = stepFrame(keysOf(board, rules.path, { mover: target, brokeAway: 0, steps: 0 }));
  const mostSteps = attackerSquare < 0 ? 0 : distance.value;
  const path = walkPath(board, frameOfSteps, targetSquare, away.columns(board, start), away.rows(board, start), mostSteps);
  const frame = { ...start, cause: path.cause };
  return { frame, distance, path, damage: calculated(quantities.damage, frame) };
}
