import { type Command, carryOutCommand } from '../game/commands.ts';
import type { Event, EventField, Statement, Subject } from '../game/event.ts';
import type { Game } from '../game/game.ts';
import { amountsByName, nameOf } from '../game/names.ts';
import { applyIfLegal } from '../game/play.ts';
import type { FieldShape } from '../game/question-rules.ts';
import type { GameRules } from '../game/rules.ts';
import { gameAt, get, getList, startRun } from '../game/run.ts';
import { shownValue } from '../game/shown-value.ts';
import type { State } from '../game/state.ts';
import type { Value } from '../game/values.ts';
import type { Alternatives, Reason as GameReason } from '../game/why-not.ts';
import type { PlayQuestion } from '../generated/question.ts';
import type { IllegalAction, LegalChange, PlayVerdict, Reason } from '../generated/verdict.ts';
import { diceLeft } from './dice-left.ts';
import { legalChange } from './legal-change.ts';
import { openGame } from './open-game.ts';
import type { Placed } from './place.ts';
import { whyPathRefused } from './refused-path.ts';
import type { JudgeFault } from './shape.ts';

/** A game after its commands, up to the first that is not legal. */
export interface PlayedGame {
  readonly game: Game;
  readonly state: State;
  readonly events: readonly Event[];
  /** The first command that is not legal, by its index among the actions, and why; no later one is carried out. */
  readonly illegal: IllegalAction | undefined;
}

export function judgePlay(rules: GameRules | undefined, question: PlayQuestion, placed: Placed): PlayVerdict | JudgeFault {
  const played = playAll(rules, question, placed);
  return 'code' in played ? played : verdictOf(played);
}

export function playAll(rules: GameRules | undefined, question: PlayQuestion, placed: Placed): PlayedGame | JudgeFault {
  const opened = openGame(rules, question, placed);
  if ('code' in opened) return opened;
  const { game, first, events: before } = opened;
  let state = first;
  let diceUsed = 0;
  const events: Event[] = [...before];
  for (const [index, given] of question.actions.entries()) {
    const rolled = answerRolls(game, state, question.dice.slice(diceUsed));
    state = rolled.state;
    diceUsed += rolled.diceUsed;
    events.push(...rolled.events);
    const done = carryOutCommand(game, state, commandOf(given), question.dice.slice(diceUsed));
    if (done.kind === 'dice') return { code: 'dice-missing', message: `the dice run out at action ${index}`, at: '/dice' };
    if (done.kind === 'illegal')
      return {
        game: gameAt(game, state),
        state,
        events,
        illegal: illegalAction(index, done.illegal, (alternatives) =>
          legalChange(game, state, commandOf(given), question.dice.slice(diceUsed), alternatives),
        ),
      };
    state = done.state;
    diceUsed += done.diceUsed;
    events.push(...done.events);
  }
  const lastRolls = answerRolls(game, state, question.dice.slice(diceUsed));
  state = lastRolls.state;
  diceUsed += lastRolls.diceUsed;
  events.push(...lastRolls.events);
  if (diceUsed < question.dice.length)
    return {
      code: 'dice-left',
      message: `${diceLeft(question.dice.length - diceUsed)} after the last action`,
      at: `/dice/${diceUsed}`,
    };
  return { game: gameAt(game, state), state, events, illegal: undefined };
}

function illegalAction(
  action: number,
  { path, alternatives, ...reason }: GameReason,
  changeOf: (alternatives: Alternatives) => LegalChange | undefined,
): IllegalAction {
  const instead = alternatives === undefined ? undefined : changeOf(alternatives);
  return { action, ...reason, ...(path === undefined ? {} : whyPathRefused(path)), ...(instead === undefined ? {} : { instead }) };
}

/** Answers the rolls that come before the next action, such as the roll for the first player. */
function answerRolls(
  game: Game,
  start: State,
  dice: readonly number[],
): { readonly state: State; readonly events: Event[]; readonly diceUsed: number } {
  const events: Event[] = [];
  let state = start;
  let diceUsed = 0;
  while (state.request?.kind === 'roll' && diceUsed + state.request.dice <= dice.length) {
    const played = applyIfLegal(game, state, { kind: 'roll', dice: dice.slice(diceUsed, diceUsed + state.request.dice) });
    if (played === undefined) break;
    diceUsed += state.request.dice;
    state = played.state;
    events.push(...played.events);
  }
  return { state, events, diceUsed };
}

const commandOf = (given: PlayQuestion['actions'][number]): Command => ({ ...given });

function verdictOf({ game, state, events, illegal }: PlayedGame): PlayVerdict {
  const clauses = [...events.flatMap((event) => event.because), ...(illegal === undefined ? [] : [illegal.rule])];
  const because = [...new Set(clauses)].map((rule): Reason => ({ rule }));
  return {
    ...(illegal === undefined ? {} : { illegal }),
    state: stateShown(game, state),
    events: events.map((event) => ({ type: event.type, ...eventFields(game, event), because: [...event.because] })),
    edition: game.rules.edition,
    because,
  };
}

/** A state as a verdict shows it: facts of the game by name, facts of subjects by their ids. */
export function stateShown(opened: Game, state: State): PlayVerdict['state'] {
  const g = startRun(opened, state);
  const { game } = g;
  const out: { [name: string]: unknown } = {};
  const facts: { [list: string]: { [id: string]: { [name: string]: unknown } } } = {};
  for (const fact of game.rules.shown) {
    const factOf = (subjectNumber: number): unknown => shownInState(game, fact.shape, fact.value(g, subjectNumber));
    if (fact.of === undefined) {
      out[fact.name] = factOf(-1);
      continue;
    }
    const ids = game.ids[fact.of] ?? [];
    if (ids.length === 0) continue;
    const key = `${fact.of}s`;
    const factsById = facts[key];
    facts[key] = Object.fromEntries(ids.map((id, subjectNumber) => [id, { ...factsById?.[id], [fact.name]: factOf(subjectNumber) }]));
    out[key] = facts[key];
  }
  const characters = Object.fromEntries((game.ids.character ?? []).map((id) => [id, { ...facts.characters?.[id] }]));
  for (const column of game.rules.columns) {
    if (column.shown === undefined) continue;
    const { name, shape } = column.shown;
    const ids = game.ids[column.subject] ?? [];
    const values = ids.map((_, subjectNumber) =>
      shownInState(game, shape, (column.shape === 'list' ? getList : get)(g, column.index, subjectNumber)),
    );
    if (column.subject === 'character') {
      for (const [index, id] of ids.entries()) Object.assign(characters[id] ?? {}, { [name]: values[index] });
    }
    // A record of the game, which has one subject.
    else if (ids.length === 1) out[name] = values[0];
    else out[name] = Object.fromEntries(ids.map((id, index) => [id, values[index]]));
  }
  return { ...out, characters };
}

/** Squares are shown as a set-up writes them: a single one alone, none as null. */
function shownInState(game: Game, shape: FieldShape, value: Value): unknown {
  const shown = shownValue(game, shape, value);
  const isSquares = shape.kind === 'list' && shape.of.kind === 'subject' && shape.of.name === 'square';
  if (!isSquares || !Array.isArray(shown) || shown.length > 1) return shown;
  return shown.length === 0 ? null : shown[0];
}

export function eventFields(game: Game, { fields }: Statement): { readonly [name: string]: unknown } {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldOf(game, field)]));
}

function fieldOf(game: Game, field: EventField): unknown {
  if (typeof field !== 'object') return field;
  if (isSubject(field)) return nameOf(game, field);
  return 'amounts' in field
    ? amountsByName(game, 'character', field.amounts)
    : [...field].map((item) => (typeof item === 'number' ? item : nameOf(game, item)));
}

const isSubject = (field: EventField): field is Subject => typeof field === 'object' && 'subject' in field;
