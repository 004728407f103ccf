import type { Event } from './event.ts';
import type { BoardOfState, CapabilitySets, Game, Halts, Run } from './game.ts';
import { addToFront, moveToFront } from './recent.ts';
import type { Procedure } from './rules.ts';
import type { Frame, State } from './state.ts';
import type { Locals } from './values.ts';

// `Run` is declared in game.ts, because the types of the rules, which this module imports, name it. Other modules import it from here.
export type { Run } from './game.ts';

export function dropCapabilitySets(g: Run): void {
  g.sets = { lists: [] };
  if (g.lastValue !== null) g.lastValue = undefined;
}

/** The frame of a procedure that begins. All frames are made with the same properties, which makes reading them faster. */
export function frameOf(procedure: number, locals: Locals, as?: string, actedInstead?: readonly string[]): Frame {
  return { procedure, at: 0, locals, as, resolved: undefined, actedInstead, spent: undefined, consulted: undefined };
}

/** The frame at a depth, to be written: frames that the run shares with a state are copied, this one and those above it. */
export function writableFrame(g: Run, depth: number): Frame | undefined {
  // `initialFacts` copies the facts: all of them are given, and the copy has its properties in the usual order.
  for (let position = Math.min(g.shared, g.stack.length) - 1; position >= depth; position--) {
    const frame = g.stack[position];
    if (frame !== undefined)
      g.stack[position] = { ...frame, locals: g.game.rules.procedures[frame.procedure]?.initialFacts(frame.locals) ?? frame.locals };
  }
  g.shared = Math.min(g.shared, depth);
  return g.stack[depth];
}

/** The game on the map that a state is played on, from the game on any of its maps. */
export function gameAt(game: Game, { numbers }: Pick<State, 'numbers'>): Game {
  return game.gamesByMap[numbers[game.rules.map]?.[0] ?? 0] ?? game;
}

/**
 * Starts a run from a state, which itself does not change. Throws if the state is of a game under other rules.
 *
 * @param opened the game on any of its maps
 * @param lastBoard the board of an earlier query, which is used again if it is the same
 */
export function startRun(opened: Game, state: State, events?: Event[], halts?: Halts, lastBoard?: BoardOfState): Run {
  const game = gameAt(opened, state);
  if (state.rulesDigest !== game.rules.digest) throw new RangeError('the state is of a game under other rules');
  return {
    game,
    numbers: state.numbers,
    lists: state.lists,
    owned: undefined,
    mapChanges: state.mapChanges,
    stack: state.stack.slice(),
    shared: state.stack.length,
    deferred: state.deferred.slice(),
    effects: state.effects,
    started: state.started,
    sets: cachedSetsOf(game, state) ?? { lists: [] },
    isCalculatingSets: false,
    request: null,
    answer: undefined,
    events,
    isExplained: false,
    consulted: undefined,
    halts,
    halted: false,
    forced: [],
    lastBoard,
    lastValue: undefined,
  };
}

const cachedSetsOf = ({ recentSets }: Game, { numbers, effects }: State): CapabilitySets | undefined =>
  moveToFront(
    recentSets,
    recentSets.findIndex((known) => known.numbers === numbers && known.effects === effects),
  )?.sets;

export function writableColumns(g: Run): NonNullable<Run['owned']> {
  if (g.owned !== undefined) return g.owned;
  g.owned = { numbers: g.numbers.slice(), lists: g.lists.slice() };
  ({ numbers: g.numbers, lists: g.lists } = g.owned);
  return g.owned;
}

export function endRun(g: Run): State {
  const { numbers, lists, effects } = g;
  // The state has them from now on: a run that goes on copies them before it writes.
  g.owned = undefined;
  // The first write of a run copies `numbers` and `lists`, so the identity of `numbers` identifies the values of all columns.
  addToFront(g.game.recentSets, { numbers, effects, sets: g.sets });
  return {
    rulesDigest: g.game.rules.digest,
    numbers,
    lists,
    mapChanges: g.mapChanges,
    stack: g.stack,
    deferred: g.deferred,
    effects,
    started: g.started,
    request: g.request,
  };
}

/** A number of the state, by `Column.index`. Throws for subject -1 (none): the compiler refuses expressions that could read its records. */
export function get(g: Run, column: number, subjectNumber: number): number {
  const value = numbersOf(g, column)?.[subjectNumber];
  if (value === undefined) throw new RangeError(`there is no subject ${subjectNumber} for the record at ${column}`);
  return value;
}

export function getList(g: Run, column: number, subjectNumber: number): readonly number[] {
  const value = listsOf(g, column)?.[subjectNumber];
  if (value === undefined) throw new RangeError(`there is no subject ${subjectNumber} for the list at ${column}`);
  return value;
}

export function numbersOf({ game, numbers }: Run, column: number): readonly number[] | undefined {
  return (column < numbers.length ? numbers : game.given.numbers)[column];
}

export function listsOf({ game, lists }: Run, column: number): readonly (readonly number[])[] | undefined {
  return (column < lists.length ? lists : game.given.lists)[column];
}

export function set(g: Run, column: number, subjectNumber: number, to: number): void {
  const values = (g.numbers[column] ?? []).slice();
  values[subjectNumber] = to;
  writableColumns(g).numbers[column] = values;
}

export function setList(g: Run, column: number, subjectNumber: number, to: readonly number[]): void {
  const values = (g.lists[column] ?? []).slice();
  values[subjectNumber] = to;
  writableColumns(g).lists[column] = values;
}

export const all = (g: Run, subject: string): readonly number[] => g.game.all[subject] ?? [];

/** The facts of the innermost running instance of a procedure, for reading; the compiler proves that there is one. */
export function instance<L extends Locals>(g: Run, procedure: Procedure<L>): Readonly<L> {
  const isInstance = (frame: Frame | undefined): frame is Frame & { locals: L } => frame?.procedure === procedure.index;
  const found = g.stack[depthOf(g, procedure.index)];
  if (!isInstance(found)) throw new RangeError(`the procedure ${procedure.id} is not under way`);
  return found.locals;
}

export function depthOf(g: Run, procedure: number): number {
  let depth = g.stack.length - 1;
  while (depth >= 0 && g.stack[depth]?.procedure !== procedure) depth--;
  return depth;
}

export const within = (g: Run, procedure: number): boolean => depthOf(g, procedure) >= 0;

export function withinPoint(g: Run, procedure: number, point: number): boolean {
  return g.stack.some((frame) => {
    if (frame.procedure !== procedure) return false;
    const instruction = g.game.rules.procedures[procedure]?.code[frame.at];
    return instruction?.op === 'point' && instruction.point === point;
  });
}
