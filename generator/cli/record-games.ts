/** Random games from the set-ups of examples, recorded as questions: the actions of the players, and their dice. */

import { canonicalText } from '../../engine/base/canonical-text.ts';
import type { Json, JsonObject } from '../../engine/base/json.ts';
import { drawAnswer } from '../../engine/game/draw.ts';
import type { Game } from '../../engine/game/game.ts';
import { proceed } from '../../engine/game/play.ts';
import { type PlayerRequest, playerRequestOf } from '../../engine/game/player-request.ts';
import type { Answer, State } from '../../engine/game/state.ts';
import type { Value } from '../../engine/game/values.ts';
import type { Engine } from '../../engine/index.ts';
import { squareName } from '../../engine/kernel/square-name.ts';
import { Chance } from '../behaviour/chance.ts';
import type { EditionId } from '../ids.ts';

const MOST_ACTIONS = 12;

/** Plays `count` games, each from a set-up drawn at random, by the rules of an edition, and yields those that can be recorded. */
export function* recordedGames(engine: Engine, questions: readonly JsonObject[], edition: EditionId, seed: number, count: number) {
  const setUpsByText = new Map(
    questions.flatMap(({ ask, actions: _, dice: __, ...setUp }) =>
      ask === 'play' ? [[canonicalText(setUp), { ask, ...setUp }] as const] : [],
    ),
  );
  const chance = new Chance(seed);
  const setUps = [...setUpsByText.values()];
  for (let game = 0; game < count && setUps.length > 0; game++) {
    const setUp = chance.pick(setUps);
    const recorded = setUp === undefined ? undefined : recordGame(engine, setUp, edition, chance);
    if (recorded === undefined) continue;
    // Leaves out games with an answer that commands cannot express: the judge refuses what was recorded of them.
    const verdict = engine.judge({ ...recorded, edition });
    if (!('error' in verdict) && !('illegal' in verdict)) yield recorded;
  }
}

function recordGame(engine: Engine, setUp: JsonObject, edition: EditionId, chance: Chance): JsonObject | undefined {
  const opened = engine.open({ ...setUp, actions: [], dice: [], edition });
  if ('error' in opened) return undefined;
  const { game } = opened;
  const actions: JsonObject[] = [];
  const dice: number[] = [];
  let state = opened.first;
  while (state.request !== null && actions.length < MOST_ACTIONS) {
    const action = recordAction(game, state, chance);
    if (action === undefined) break;
    actions.push(action.command);
    dice.push(...action.dice);
    state = action.state;
  }
  return actions.length === 0 ? undefined : { ...setUp, actions, dice };
}

interface Action {
  readonly command: JsonObject;
  readonly dice: readonly number[];
  readonly state: State;
}

/**
 * Takes an option of the menu and answers all that it asks, up to the next menu of the same depth. Undefined if no menu is offered, or if
 * an answer cannot be drawn.
 */
function recordAction(game: Game, menuState: State, chance: Chance): Action | undefined {
  const draw = (bound: number): number => chance.below(bound);
  const offerAnswer = menuState.request?.kind === 'offer' ? drawAnswer(game, menuState, draw) : undefined;
  if (offerAnswer?.kind !== 'offer') return undefined;
  const option = game.rules.options.find(({ id }) => id === offerAnswer.option);
  const player = game.ids.player?.[menuState.request?.by ?? -1];
  if (option === undefined || player === undefined) return undefined;
  const fields: { [field: string]: Json } = {};
  const choose: Json[] = [];
  const dice: number[] = [];
  let state = proceed(game, menuState, offerAnswer).state;
  while (state.request !== null && state.stack.length > menuState.stack.length) {
    const request = playerRequestOf(game, state);
    const answer = drawAnswer(game, state, draw);
    if (request === undefined || answer === undefined) return undefined;
    const written = writtenAnswer(game, request, answer);
    // The first choice of a name is written in the field of that name. Further choices of it and other answers are written in `choose`.
    if (answer.kind === 'roll') dice.push(...answer.dice);
    else if (state.request.kind === 'choose' && fields[state.request.as] === undefined) fields[state.request.as] = written;
    else choose.push(written);
    state = proceed(game, state, answer).state;
  }
  const actor = offerAnswer.self < 0 ? {} : { to: game.ids.character?.[offerAnswer.self] ?? '' };
  return { command: { player, ...option.command, ...actor, ...fields, ...(choose.length === 0 ? {} : { choose }) }, dice, state };
}

function writtenAnswer(game: Game, request: PlayerRequest, answer: Answer): Json {
  switch (answer.kind) {
    case 'choose':
      return request.kind === 'choose'
        ? writtenValue(game, request.choice.form === 'path' ? 'square' : request.subject, answer.value)
        : null;
    case 'offer':
      // An option of a menu inside an action is written as a value of its own command: `close` for `{ "give": "close" }`.
      return Object.values(game.rules.options.find(({ id }) => id === answer.option)?.command ?? {})[0] ?? null;
    case 'pass':
      return null;
    case 'may':
      return answer.acts;
    case 'order': {
      const sameTrigger = request.kind === 'order' ? request.uses.filter(({ id }) => id === answer.trigger) : [];
      const used = sameTrigger.length > 1 ? sameTrigger.find(({ user }) => user === answer.user) : undefined;
      const character = game.ids.character?.[used?.character ?? -1];
      return character === undefined ? answer.trigger : [answer.trigger, character];
    }
    case 'next':
      return game.ids.character?.[answer.item] ?? null;
    case 'entry':
      return answer.entry;
    case 'roll':
      return [...answer.dice];
  }
}

function writtenValue(game: Game, subject: string, value: Value): Json {
  const nameOf = (number: number): Json =>
    subject === 'square' ? squareName(number, game.terrain.columns) : (game.ids[subject]?.[number] ?? null);
  // -1 is `none`.
  if (typeof value === 'number') return value < 0 ? null : nameOf(value);
  if (Array.isArray(value)) return value.map((one: number) => nameOf(one));
  return Object.fromEntries(Object.entries(value).map(([number, amount]) => [String(nameOf(Number(number))), Number(amount)]));
}
