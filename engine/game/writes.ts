import { procedureOf } from './calls.ts';
import { depthOf, dropCapabilitySets, get, type Run, set, setList, writableFrame } from './run.ts';
import { changeMap } from './terrain.ts';
import type { Value } from './values.ts';

/** Sets a number of a record; `column` is its index in `GameRules.columns`. */
export function writeNumber(g: Run, column: number, subjectNumber: number, to: number): void {
  const { sets, map } = g.game.rules;
  const index = indexInShape(g, column);
  // The record `map` has the number of the map that is played on. Writing it sets that map up again, even if the number stays the same.
  if (to === get(g, index, subjectNumber) && index !== map) return;
  set(g, index, subjectNumber, to);
  if (sets?.clears.includes(column) === true) dropCapabilitySets(g);
  if (index === map) changeMap(g);
}

export function writeList(g: Run, column: number, subjectNumber: number, to: readonly number[]): void {
  setList(g, indexInShape(g, column), subjectNumber, to);
  if (g.game.rules.sets?.clears.includes(column) === true) dropCapabilitySets(g);
}

export function setFact(g: Run, procedure: number, name: string, to: Value): void {
  const frame = writableFrame(g, depthOf(g, procedure));
  if (frame === undefined) throw new RangeError(`the procedure ${procedureOf(g, procedure).id} is not under way`);
  frame.locals[name] = to;
}

/** The index of a column among those of its shape (numbers or lists), as `get`, `set` and `setList` take it. */
function indexInShape(g: Run, column: number): number {
  const found = g.game.rules.columns[column];
  if (found === undefined) throw new Error(`the rules have no record ${column}`);
  return found.index;
}
