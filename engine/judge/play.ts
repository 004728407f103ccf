/** The question `play`: a set-up, the actions of the players and the dice they rolled. */
import { type Command, command, type Illegal } from '../game/commands.ts';
import { createGame, type SetUp, startGame } from '../game/new-game.ts';
import type { Amounts, Column, Event, EventField, GameRules, Subject } from '../game/rules.ts';
import { get, startRun } from '../game/run.ts';
import type { Game, State } from '../game/state.ts';
import type { PlayQuestion } from '../generated/question.ts';
import type { PlayVerdict, Reason } from '../generated/verdict.ts';
import { squareName } from '../kernel/square-name.ts';
import type { Placed } from './place.ts';
import { type JudgeFault, shown } from './shape.ts';

export function judgePlay(rules: GameRules | undefined, question: PlayQuestion, placed: Placed): PlayVerdict | JudgeFault {
  if (rules === undefined) return { code: 'game-not-loaded', message: 'this engine judges boards and plays no games', at: '/ask' };
  const stranger = question.characters.findIndex((c) => !question.players.includes(c.player));
  if (stranger >= 0) {
    const { player } = question.characters[stranger] ?? {};
    return { code: 'unknown-player', message: `there is no player ${shown(player)}`, at: `/characters/${stranger}/player` };
  }
  const turn = question.start?.turn;
  if (turn !== undefined && !question.players.includes(turn))
    return { code: 'unknown-player', message: `there is no player ${shown(turn)}`, at: '/start/turn' };
  const setUp: SetUp = {
    ground: placed.ground,
    board: placed.board,
    players: question.players,
    characters: question.characters,
    play: question,
  };
  const game = createGame(rules, setUp);
  return play(game, startGame(game, setUp), question);
}

function play(game: Game, first: State, question: PlayQuestion): PlayVerdict | JudgeFault {
  let state = first;
  let used = 0;
  const events: Event[] = [];
  for (const [place, given] of question.actions.entries()) {
    const done = command(game, state, commandOf(given), question.dice.slice(used));
    if (done.kind === 'dice') return { code: 'dice-missing', message: `the dice run out at action ${place}`, at: '/dice' };
    if (done.kind === 'illegal') return verdict(game, state, events, { action: place, ...done.illegal });
    state = done.state;
    used += done.used;
    events.push(...done.events);
  }
  if (used < question.dice.length)
    return { code: 'dice-left', message: `${question.dice.length - used} dice are left after the last action`, at: `/dice/${used}` };
  return verdict(game, state, events, undefined);
}

const commandOf = (given: PlayQuestion['actions'][number]): Command => ({ ...given });

function verdict(
  game: Game,
  state: State,
  events: readonly Event[],
  illegal: (Illegal & { readonly action: number }) | undefined,
): PlayVerdict {
  const clauses = [...events.flatMap((event) => event.because), ...(illegal === undefined ? [] : [illegal.rule])];
  const because = [...new Set(clauses)].map((rule): Reason => ({ rule }));
  return {
    ...(illegal === undefined ? {} : { illegal }),
    state: stateOf(game, state),
    events: events.map((event) => ({ type: event.type, ...fieldsOf(game, event.fields), because: [...event.because] })),
    edition: game.rules.edition,
    because,
  };
}

/** What the state shows: facts of the game by name, those of figures and players by their ids. */
function stateOf(game: Game, state: State): PlayVerdict['state'] {
  const g = startRun(game, state);
  const out: { [name: string]: unknown } = {};
  for (const fact of game.rules.shown)
    out[fact.name] = fact.subject === undefined ? fact.value(g) : (game.ids[fact.subject]?.[fact.value(g)] ?? null);
  const characters: { [id: string]: { [name: string]: unknown } } = Object.fromEntries((game.ids.character ?? []).map((id) => [id, {}]));
  for (const column of game.rules.columns) {
    if (column.shown === undefined) continue;
    const ids = game.ids[column.subject] ?? [];
    const values = ids.map((_, of) =>
      column.shape === 'list' ? squaresOf(game, state, column, of) : shownValue(column, get(g, column.base, of)),
    );
    if (column.subject === 'character') {
      for (const [of, id] of ids.entries()) Object.assign(characters[id] ?? {}, { [column.shown]: values[of] });
    } else if (ids.length === 1) out[column.shown] = values[0];
    else out[column.shown] = Object.fromEntries(ids.map((id, of) => [id, values[of]]));
  }
  return { ...out, characters };
}

function squaresOf(game: Game, state: State, column: Column, of: number): string | readonly string[] | null {
  const names = (state.lists[column.base]?.[of] ?? []).map((square) => squareName(square, game.ground.columns));
  return names.length === 0 ? null : names.length === 1 ? (names[0] ?? null) : names;
}

function shownValue(column: Column, value: number): unknown {
  if (column.values !== undefined) return column.values[value];
  return column.of === 'bool' ? value === 1 : value;
}

function fieldsOf(game: Game, fields: Event['fields']): { readonly [name: string]: unknown } {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldOf(game, field)]));
}

function fieldOf(game: Game, field: EventField): unknown {
  if (typeof field !== 'object') return field;
  if (isSubject(field)) return nameOf(game, field);
  return 'amounts' in field ? namedAmounts(game, field.amounts) : [...field].map((subject) => nameOf(game, subject));
}

const isSubject = (field: EventField): field is Subject => typeof field === 'object' && 'subject' in field;

const nameOf = (game: Game, { subject, number }: Subject): string =>
  subject === 'square' ? squareName(number, game.ground.columns) : (game.ids[subject]?.[number] ?? '');

const namedAmounts = (game: Game, amounts: Amounts): { readonly [id: string]: number } =>
  Object.fromEntries(Object.entries(amounts).map(([of, amount]) => [game.ids.character?.[Number(of)] ?? '', amount]));
