/** A run: a mutable copy of a state while an answer is carried out, and the functions by which generated code reads and writes it. */
import type { Board } from '../kernel/board.ts';
import type { Choose, Found } from './domain.ts';
import type { Amounts, Event, Locals, Procedure, Value } from './rules.ts';
import type { Answer, Effect, Frame, Game, Later, Request, State } from './state.ts';

/** A choice with one candidate, which no player was asked for. */
export interface Forced {
  readonly as: string;
  readonly subject: string;
  readonly clauses: readonly string[];
  readonly value: Value;
}

/** Whether a draft ends at a choice. */
export type Halts = (choose: Choose, found: Found) => boolean;

export interface Run {
  game: Game;
  /** All columns: those of the state, then those that the set-up alone gives. */
  numbers: (readonly number[])[];
  lists: (readonly (readonly number[])[])[];
  terrain: State['terrain'];
  stack: Frame[];
  later: Later[];
  effects: readonly Effect[];
  /** How many effects have been started: the id of the next one. */
  started: number;
  /** Cached sets of the capabilities of figures, dropped when a record that they follow from is written. */
  sets: KnownSets;
  /** Whether sets of capabilities are being calculated for a board: a board made meanwhile has no capabilities. */
  working: boolean;
  request: Request | null;
  answer: Answer | undefined;
  /** Events so far; undefined where they are not wanted. */
  readonly events: Event[] | undefined;
  /** The clauses of entries that calculations counted; undefined where they are not wanted. */
  readonly consulted?: string[];
  /** In a draft: whether it ends at a choice, before anything is chosen. */
  halts?: Halts;
  /** Whether `halts` has ended this draft. */
  halted: boolean;
  /** Choices with one candidate, made without asking a player. */
  readonly forced: Forced[];
  /** The board of the last query. */
  last: LastBoard | undefined;
}

/** A board with the parts of the state that it follows from, compared by identity. */
interface LastBoard {
  readonly game: Game;
  readonly terrain: State['terrain'];
  readonly lying: readonly (readonly number[])[];
  readonly squares: readonly (readonly number[])[];
  readonly bits: readonly number[] | undefined;
  readonly board: Board;
}

/** Sets of capabilities by character and stage, and the bits of them that the board reads. */
export interface KnownSets {
  readonly lists: (readonly number[] | undefined)[];
  bits?: readonly number[];
  key?: string;
}

/** Forgets the sets of capabilities, since something they follow from has been written. */
export function forgetSets(g: Run): void {
  g.sets = { lists: [] };
}

const copyFrame = (frame: Frame): Frame => ({ ...frame, locals: { ...frame.locals } });

/** The game on the map that a state is played on. */
export function gameAt(game: Game, { numbers }: Pick<State, 'numbers'>): Game {
  return game.maps[numbers[game.rules.map]?.[0] ?? 0] ?? game;
}

/** Starts work on a state, which itself stays as it is. */
export function startRun(opened: Game, state: State, events: Event[] | undefined = undefined, halts?: Halts): Run {
  const game = gameAt(opened, state);
  return {
    ...(halts === undefined ? {} : { halts }),
    game,
    numbers: [...state.numbers, ...game.given.numbers],
    lists: [...state.lists, ...game.given.lists],
    terrain: state.terrain,
    stack: state.stack.map(copyFrame),
    later: [...state.later],
    effects: state.effects,
    started: state.started,
    sets: game.known.get(state.numbers) ?? { lists: [] },
    working: false,
    request: null,
    answer: undefined,
    events,
    halted: false,
    forced: [],
    last: undefined,
  };
}

/** The state after the work so far. */
export function endRun(g: Run): State {
  const { digest, written } = g.game.rules;
  const numbers = g.numbers.slice(0, written.numbers);
  g.game.known.set(numbers, g.sets);
  return {
    book: digest,
    numbers,
    lists: g.lists.slice(0, written.lists),
    terrain: g.terrain,
    stack: g.stack,
    later: g.later,
    effects: g.effects,
    started: g.started,
    request: g.request,
  };
}

/** A number of the state. Throws for subject -1 (none): the compiler refuses expressions that could read its records. */
export function get(g: Run, column: number, of: number): number {
  const value = g.numbers[column]?.[of];
  if (value === undefined) throw new RangeError(`there is no subject ${of} for the record at ${column}`);
  return value;
}

export function getList(g: Run, column: number, of: number): readonly number[] {
  const value = g.lists[column]?.[of];
  if (value === undefined) throw new RangeError(`there is no subject ${of} for the list at ${column}`);
  return value;
}

export function set(g: Run, column: number, of: number, to: number): void {
  g.numbers[column] = (g.numbers[column] ?? []).with(of, to);
}

export function setList(g: Run, column: number, of: number, to: readonly number[]): void {
  g.lists[column] = (g.lists[column] ?? []).with(of, to);
}

/** All subjects of a kind. */
export function all(g: Run, subject: string): readonly number[] {
  return g.game.all[subject] ?? [];
}

/** The innermost running instance of a procedure; the compiler proves that there is one. */
export function instance<L extends Locals>(g: Run, procedure: Procedure<L>): L {
  const isInstance = (frame: Frame): frame is Frame & { locals: L } => frame.procedure === procedure.index;
  const found = g.stack.findLast(isInstance);
  if (found === undefined) throw new RangeError(`the procedure ${procedure.id} is not under way`);
  return found.locals;
}

export function within(g: Run, procedure: number): boolean {
  return g.stack.some((frame) => frame.procedure === procedure);
}

/** Whether a point of a running procedure is open. */
export function withinPoint(g: Run, procedure: number, point: number): boolean {
  return g.stack.some((frame) => {
    if (frame.procedure !== procedure) return false;
    const here = g.game.rules.procedures[procedure]?.code[frame.at];
    return here?.op === 'point' && here.point === point;
  });
}

export function entry(map: Amounts, of: number): number {
  return map[of] ?? 0;
}

export function put(map: Amounts, of: number, amount: number): Amounts {
  return { ...map, [of]: amount };
}

export function without(map: Amounts, of: number): Amounts {
  return Object.fromEntries(Object.entries(map).filter(([key]) => Number(key) !== of));
}

export const keys = (map: Amounts): number[] => Object.keys(map).map(Number);
export const total = (map: Amounts): number => Object.values(map).reduce((a, b) => a + b, 0);
export const spread = (list: readonly number[], amount: number): Amounts => Object.fromEntries(list.map((of) => [of, amount]));

/** A value as a list; the compiler proves that it is one. */
export function asList(value: Value | undefined): readonly number[] {
  if (value instanceof Array) return value;
  throw new TypeError('a list is expected');
}

export function isList(value: Value): value is readonly number[] {
  return Array.isArray(value);
}
