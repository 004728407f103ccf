/** A state being worked on, and what lowered expressions read and write of it. */
import { type Board, placeCharacters } from '../kernel/board.ts';
import type { Amounts, Event, Locals, Procedure, Value } from './rules.ts';
import type { Answer, Frame, Game, Later, Request, State } from './state.ts';

export interface Forced {
  readonly as: string;
  readonly clauses: readonly string[];
  readonly value: Value;
}

export interface Run {
  readonly game: Game;
  cells: number[];
  lists: (readonly (readonly number[])[])[];
  stack: Frame[];
  later: Later[];
  request: Request | null;
  answer: Answer | undefined;
  /** Events so far; undefined where they are not wanted. */
  readonly events: Event[] | undefined;
  /** A choice without candidates was met. */
  stuck: boolean;
  /** Choices that had one candidate, so that nobody was asked. */
  readonly forced: Forced[];
}

const copyFrame = (frame: Frame): Frame => ({ ...frame, locals: { ...frame.locals } });

/** Starts work on a state, which itself stays as it is. */
export function startRun(game: Game, state: State, events: Event[] | undefined = undefined): Run {
  return {
    game,
    cells: [...state.cells],
    lists: [...state.lists],
    stack: state.stack.map(copyFrame),
    later: [...state.later],
    request: null,
    answer: undefined,
    events,
    stuck: false,
    forced: [],
  };
}

/** The state that the work has come to. */
export function endRun(g: Run): State {
  return { book: g.game.rules.digest, cells: g.cells, lists: g.lists, stack: g.stack, later: g.later, request: g.request };
}

/** A number of the state. A subject that is none has no records: the compiler refuses what could ask for one. */
export function get(g: Run, base: number, of: number): number {
  const value = of < 0 ? undefined : g.cells[base + of];
  if (value === undefined) throw new RangeError(`there is no subject ${of} for the record at ${base}`);
  return value;
}

export function getList(g: Run, column: number, of: number): readonly number[] {
  const value = g.lists[column]?.[of];
  if (value === undefined) throw new RangeError(`there is no subject ${of} for the list at ${column}`);
  return value;
}

export function setList(g: Run, column: number, of: number, to: readonly number[]): void {
  g.lists[column] = (g.lists[column] ?? []).map((list, place) => (place === of ? to : list));
}

/** All subjects of a kind. */
export function all(g: Run, subject: string): readonly number[] {
  return g.game.all[subject] ?? [];
}

/** The innermost running instance of a procedure; the compiler proves that there is one. */
export function instance<L extends Locals>(g: Run, procedure: Procedure<L>): L {
  const isInstance = (frame: Frame): frame is Frame & { locals: L } => frame.procedure === procedure.place;
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

/** The board as the figures are placed now; made once for each placing. */
export function board(g: Run): Board {
  const { game } = g;
  const squares = g.lists[game.rules.squares];
  if (squares === undefined) throw new RangeError('the rules do not place figures');
  const known = game.boards.get(squares);
  if (known !== undefined) return known;
  const ids = game.ids.character ?? [];
  const pieces = squares
    .slice(0, ids.length)
    .map((own, place) => ({ id: ids[place] ?? '', player: get(g, game.rules.side, place), squares: own }));
  const made = placeCharacters(game.ground, pieces, game.facts);
  game.boards.set(squares, made);
  return made;
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
export const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
export const least = (list: readonly number[]): number => (list.length === 0 ? 0 : Math.min(...list));
export const greatest = (list: readonly number[]): number => (list.length === 0 ? 0 : Math.max(...list));
export const first = (list: readonly number[], otherwise = -1): number => list[0] ?? otherwise;

/** A value as a list; the compiler proves that it is one. */
export function asList(value: Value | undefined): readonly number[] {
  if (value instanceof Array) return value;
  throw new TypeError('a list is expected');
}

export function isList(value: Value): value is readonly number[] {
  return Array.isArray(value);
}
