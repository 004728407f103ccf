/** The question `play`: a set-up, the actions of the players and the dice they rolled. */
import { type Command, command } from '../game/commands.ts';
import { apply } from '../game/play.ts';
import type { Amounts, Column, Event, EventField, GameRules, Shown, Statement, Subject } from '../game/rules.ts';
import { gameAt, get, getList, startRun } from '../game/run.ts';
import type { Game, State } from '../game/state.ts';
import type { Reason as Why } from '../game/why-not.ts';
import type { PlayQuestion } from '../generated/question.ts';
import type { PlayVerdict, Reason } from '../generated/verdict.ts';
import { edgeSquares } from '../kernel/board.ts';
import { squareName } from '../kernel/square-name.ts';
import { openGame } from './open-game.ts';
import type { Placed } from './place.ts';
import type { JudgeFault } from './shape.ts';

/** A game as far as its commands lead. */
export interface PlayedGame {
  readonly game: Game;
  readonly state: State;
  readonly events: readonly Event[];
  readonly illegal: (Why & { readonly action: number }) | undefined;
}

export function judgePlay(rules: GameRules | undefined, question: PlayQuestion, placed: Placed): PlayVerdict | JudgeFault {
  const played = playAll(rules, question, placed);
  return 'code' in played ? played : verdict(played);
}

/** Opens the game of a question and carries out all its commands. */
export function playAll(rules: GameRules | undefined, question: PlayQuestion, placed: Placed): PlayedGame | JudgeFault {
  const opened = openGame(rules, question, placed);
  if ('code' in opened) return opened;
  const { game, first, events: before } = opened;
  let state = first;
  let used = 0;
  const events: Event[] = [...before];
  for (const [index, given] of question.actions.entries()) {
    const rolled = roll(game, state, question.dice.slice(used));
    state = rolled.state;
    used += rolled.used;
    events.push(...rolled.events);
    const done = command(game, state, commandOf(given), question.dice.slice(used));
    if (done.kind === 'dice') return { code: 'dice-missing', message: `the dice run out at action ${index}`, at: '/dice' };
    if (done.kind === 'illegal') return { game: gameAt(game, state), state, events, illegal: { action: index, ...done.illegal } };
    state = done.state;
    used += done.used;
    events.push(...done.events);
  }
  const last = roll(game, state, question.dice.slice(used));
  state = last.state;
  used += last.used;
  events.push(...last.events);
  if (used < question.dice.length)
    return { code: 'dice-left', message: `${question.dice.length - used} dice are left after the last action`, at: `/dice/${used}` };
  return { game: gameAt(game, state), state, events, illegal: undefined };
}

/** Answers the rolls that come before the next action, such as the roll for the first player. */
function roll(
  game: Game,
  opened: State,
  dice: readonly number[],
): { readonly state: State; readonly events: Event[]; readonly used: number } {
  const events: Event[] = [];
  let state = opened;
  let used = 0;
  while (state.request?.kind === 'roll' && used + state.request.dice <= dice.length) {
    const played = apply(game, state, { kind: 'roll', dice: dice.slice(used, used + state.request.dice) });
    if (played === undefined) break;
    used += state.request.dice;
    state = played.state;
    events.push(...played.events);
  }
  return { state, events, used };
}

const commandOf = (given: PlayQuestion['actions'][number]): Command => ({ ...given });

function verdict({ game, state, events, illegal }: PlayedGame): PlayVerdict {
  const clauses = [...events.flatMap((event) => event.because), ...(illegal === undefined ? [] : [illegal.rule])];
  const because = [...new Set(clauses)].map((rule): Reason => ({ rule }));
  return {
    ...(illegal === undefined ? {} : { illegal }),
    state: stateOf(game, state),
    events: events.map((event) => ({ type: event.type, ...eventFields(game, event), because: [...event.because] })),
    edition: game.rules.edition,
    because,
  };
}

/** A state as a verdict shows it: facts of the game by name, facts of subjects by their ids. */
export function stateOf(opened: Game, state: State): PlayVerdict['state'] {
  const g = startRun(opened, state);
  const { game } = g;
  const out: { [name: string]: unknown } = {};
  /** Facts of subjects by their lists, such as `players`. */
  const facts: { [list: string]: { [id: string]: { [name: string]: unknown } } } = {};
  for (const fact of game.rules.shown) {
    const factOf = (of: number): unknown => shownFact(game, fact, fact.value(g, of));
    if (fact.of === undefined) {
      out[fact.name] = factOf(-1);
      continue;
    }
    const ids = game.ids[fact.of] ?? [];
    if (ids.length === 0) continue;
    const key = `${fact.of}s`;
    const list = facts[key];
    facts[key] = Object.fromEntries(ids.map((id, of) => [id, { ...list?.[id], [fact.name]: factOf(of) }]));
    out[key] = facts[key];
  }
  const characters = Object.fromEntries((game.ids.character ?? []).map((id) => [id, { ...facts.characters?.[id] }]));
  for (const column of game.rules.columns) {
    if (column.shown === undefined) continue;
    const ids = game.ids[column.subject] ?? [];
    const values = ids.map((_, of) =>
      column.shape === 'list' ? namesOf(game, getList(g, column.index, of)) : shownValue(column, get(g, column.index, of)),
    );
    if (column.subject === 'character') {
      for (const [of, id] of ids.entries()) Object.assign(characters[id] ?? {}, { [column.shown]: values[of] });
    } else if (ids.length === 1) out[column.shown] = values[0];
    else out[column.shown] = Object.fromEntries(ids.map((id, of) => [id, values[of]]));
  }
  return { ...out, characters };
}

function shownFact(game: Game, { subject }: Shown, value: number | readonly number[]): unknown {
  if (typeof value !== 'number') return namesOf(game, value);
  return subject === undefined ? value : (game.ids[subject]?.[value] ?? null);
}

/** A list that a verdict shows: its squares by name, a single one alone, none as null. */
function namesOf(game: Game, squares: readonly number[]): string | readonly string[] | null {
  const names = squares.map((square) => squareName(square, game.ground.columns));
  return names.length === 0 ? null : names.length === 1 ? (names[0] ?? null) : names;
}

function shownValue(column: Column, value: number): unknown {
  if (column.values !== undefined) return column.values[value];
  return column.of === 'bool' ? value === 1 : value;
}

/** The fields of an event, or of another statement, with the names of subjects and squares. */
export function eventFields(game: Game, { fields }: Statement): { readonly [name: string]: unknown } {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldOf(game, field)]));
}

function fieldOf(game: Game, field: EventField): unknown {
  if (typeof field !== 'object') return field;
  if (isSubject(field)) return nameOf(game, field);
  return 'amounts' in field
    ? namedAmounts(game, field.amounts)
    : [...field].map((item) => (typeof item === 'number' ? item : nameOf(game, item)));
}

const isSubject = (field: EventField): field is Subject => typeof field === 'object' && 'subject' in field;

/** The id of a subject; the name of a square or an edge, as questions write it. */
export const nameOf = (game: Game, { subject, number }: Subject): string =>
  subject === 'square'
    ? squareName(number, game.ground.columns)
    : subject === 'edge'
      ? edgeSquares(game.ground, number)
          .map((square) => squareName(square, game.ground.columns))
          .join('|')
      : (game.ids[subject]?.[number] ?? '');

const namedAmounts = (game: Game, amounts: Amounts): { readonly [id: string]: number } =>
  Object.fromEntries(Object.entries(amounts).map(([of, amount]) => [game.ids.character?.[Number(of)] ?? '', amount]));
