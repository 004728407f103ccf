/** A game from a set-up: what does not change during it, and its first state. */
import type { Board } from '../kernel/board.ts';
import { proceed } from './play.ts';
import type { Column, GameRules } from './rules.ts';
import type { Game, State } from './state.ts';

/** A set-up as a question gives it, checked: the board that it makes, and the fields of its parts. */
export interface SetUp {
  /** The map with its objects, and the figures as they are placed at first. */
  readonly ground: Board;
  readonly board: Board;
  readonly players: readonly string[];
  readonly characters: readonly object[];
  /** Fields of the game itself: `buildTotal`, and under `start` what has happened before. */
  readonly play: object;
}

/** How many subjects of a kind a set-up has, by the ids it gives them. */
function idsOf(setUp: SetUp): { readonly [subject: string]: readonly string[] } {
  return { game: ['game'], player: setUp.players, character: setUp.board.pieces.map((piece) => piece.id) };
}

/** A set-up with more of something than the rules have room for. */
export class TooManyError extends Error {}

export function createGame(rules: GameRules, setUp: SetUp): Game {
  const ids = idsOf(setUp);
  for (const { id, most } of rules.subjects) {
    const count = ids[id]?.length ?? 0;
    if (count > most) throw new TooManyError(`there are ${count} of ${id}, and a game holds ${most}`);
  }
  const all = Object.fromEntries(Object.entries(ids).map(([subject, list]) => [subject, list.map((_, place) => place)]));
  const facts = Object.fromEntries(Object.entries(setUp.board.character).filter(([name]) => isGiven(setUp.board, name)));
  return { rules, ground: setUp.ground, facts, ids, all, boards: new WeakMap() };
}

const isGiven = (board: Board, name: string): boolean =>
  board.rules.given.some((fact) => fact.subject === 'character' && fact.name === name);

/** The state at the first request. */
export function startGame(game: Game, setUp: SetUp): State {
  const { rules } = game;
  const cells: number[] = new Array(rules.cells).fill(0);
  const lists: (readonly number[])[][] = [];
  for (const column of rules.columns) {
    const count = game.all[column.subject]?.length ?? 0;
    for (let of = 0; of < count; of++) {
      const given = givenOf(setUp, column, of);
      if (column.shape === 'list') {
        const list = lists[column.base] ?? [];
        lists[column.base] = list;
        list[of] = column.base === rules.squares ? (setUp.board.pieces[of]?.squares ?? []) : numbers(given);
      } else cells[column.base + of] = numberOf(setUp, column, of, given);
    }
  }
  const play = rules.procedures[rules.play];
  if (play === undefined) throw new RangeError('the rules have no procedure that is the game');
  const first: State = {
    book: rules.digest,
    cells,
    lists,
    stack: [{ procedure: rules.play, at: 0, locals: play.first() }],
    later: [],
    request: null,
  };
  return proceed(game, first, undefined).state;
}

/** What the set-up gives for a column, following its path: the field of each entry where the path goes through a list. */
function givenOf(setUp: SetUp, column: Column, of: number): unknown {
  const [part = '', ...path] = column.given?.split('.') ?? [];
  let here: unknown = part === 'characters' ? setUp.characters[of] : part === 'play' ? setUp.play : undefined;
  for (const field of path) {
    here = Array.isArray(here) ? here.map((entry: unknown) => fieldOf(entry, field)) : fieldOf(here, field);
  }
  return here;
}

function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === field)?.[1] : undefined;
}

function numberOf(setUp: SetUp, column: Column, of: number, given: unknown): number {
  if (given === undefined) return column.first;
  if (typeof given === 'boolean') return given ? 1 : 0;
  if (typeof given === 'number') return given;
  if (Array.isArray(given)) return given.includes(idOf(setUp, column.subject, of)) ? 1 : 0;
  if (column.values !== undefined) return Math.max(column.values.indexOf(String(given)), 0);
  return setUp.players.indexOf(String(given));
}

const numbers = (given: unknown): readonly number[] =>
  Array.isArray(given) ? given.filter((n): n is number => typeof n === 'number') : [];

const idOf = (setUp: SetUp, subject: string, of: number): string => idsOf(setUp)[subject]?.[of] ?? '';
