import { expect } from 'vitest';
import type { Game } from '../../engine/game/game.ts';
import { legalAnswers, proceed } from '../../engine/game/play.ts';
import { playerRequestOf } from '../../engine/game/player-request.ts';
import { gameAt } from '../../engine/game/run.ts';
import type { Answer, State } from '../../engine/game/state.ts';
import { stateShown } from '../../engine/judge/play.ts';
import { squareName } from '../../engine/kernel/square-name.ts';
import { play, type Reply, type Request } from '../oracle/play.ts';
import { Chance, seeded } from '../oracle/random.ts';
import type { Fighter, Table } from '../oracle/table.ts';

/** The options of the engine's menus that the oracle knows, and its names for them. */
const ORACLE_ACTIONS: { readonly [option: string]: string } = {
  'give.move': 'move',
  'give.close': 'close',
  'give.ranged': 'ranged',
  'turn.declare': 'end',
};

/**
 * Plays a game to its end on the engine and on the oracle, and compares what both ask for and show. Returns the number of actions, ends of
 * turns included.
 */
export function comparePlay(opened: Game, first: State, table: Table, seed: number): number {
  const game = gameAt(opened, first);
  // Other numbers than those that made the table from the same seed.
  const chance = new Chance(seeded(seed + 1_000_000));
  const running = play(table);
  let step = running.next();
  let state = first;
  let actions = 0;
  while (!step.done) {
    expect(requestInOracleForm(game, state, step.value), `seed ${seed}`).toEqual(step.value);
    const answer = drawAnswer(game, state, chance);
    if (answer.kind === 'offer') actions += 1;
    state = proceed(game, state, answer).state;
    step = running.next(replyOf(game, answer, step.value));
    expect(shownByEngine(game, state), `seed ${seed}, after ${JSON.stringify(answer)}`).toEqual(shownByOracle(table));
  }
  expect(state.request, `seed ${seed}`).toBeNull();
  return actions;
}

interface OracleAction {
  readonly answer: Answer;
  /** The action and its character as the oracle writes them, such as `move A`. */
  readonly text: string;
}

function oracleActions(game: Game, state: State): readonly OracleAction[] {
  const legal = legalAnswers(game, state);
  return Array.from({ length: legal.count }, (_, index) => legal.at(index)).flatMap((answer) => {
    const action = answer.kind === 'offer' ? ORACLE_ACTIONS[answer.option] : undefined;
    if (answer.kind !== 'offer' || action === undefined) return [];
    return [{ answer, text: answer.self < 0 ? action : `${action} ${nameOf(game, answer.self)}` }];
  });
}

function drawAnswer(game: Game, state: State, chance: Chance): Answer {
  if (state.request?.kind !== 'offer') {
    const legal = legalAnswers(game, state);
    return legal.at(chance.int(0, legal.count - 1));
  }
  const actions = oracleActions(game, state);
  // Ends a turn rarely, so that most turns have several actions.
  const otherThanEnd = actions.filter(({ text }) => text !== 'end');
  return chance.pick(otherThanEnd.length > 0 && chance.maybe(0.85) ? otherThanEnd : actions).answer;
}

const nameOf = (game: Game, character: number): string => game.ids.character?.[character] ?? '';
const squareNameOf = (game: Game, square: number): string => squareName(square, game.terrain.columns);

function requestInOracleForm(game: Game, state: State, expected: Request): Request {
  if (state.request === null) throw new Error('the game is over on one side');
  const by = game.ids.player?.[state.request.by] ?? '';
  // `playerRequestOf` would also find the reason why each other option is refused, which takes most of its time.
  if (state.request.kind === 'offer') return { kind: 'act', by, actions: new Set(oracleActions(game, state).map(({ text }) => text)) };
  const request = playerRequestOf(game, state);
  switch (request?.kind) {
    case 'roll':
      return { kind: 'roll', by, dice: request.dice };
    case 'next':
      return { kind: 'next', by };
    case 'choose': {
      const kinds = { one: 'target', several: 'targets', split: 'split', path: 'path', base: 'path' } as const;
      return { kind: kinds[request.choice.form], by };
    }
    default:
      throw new Error(`the engine asks for ${request?.kind} and the oracle for ${expected.kind}`);
  }
}

function replyOf(game: Game, answer: Answer, oracleRequest: Request): Reply {
  switch (answer.kind) {
    case 'offer':
      return { action: ORACLE_ACTIONS[answer.option] ?? '', who: nameOf(game, answer.self) };
    case 'roll':
      return { dice: answer.dice };
    case 'next':
      return { who: nameOf(game, answer.item) };
    case 'choose': {
      const { value } = answer;
      if (oracleRequest.kind === 'path') return { path: Array.isArray(value) ? value.map((square) => squareNameOf(game, square)) : [] };
      if (typeof value === 'number') return { targets: [nameOf(game, value)] };
      if (Array.isArray(value)) return { targets: value.map((target) => nameOf(game, target)) };
      return { shares: new Map(Object.entries(value).map(([target, share]) => [nameOf(game, Number(target)), Number(share)])) };
    }
    default:
      throw new Error(`the oracle has no answer of the kind ${answer.kind}`);
  }
}

interface Shown {
  readonly round: unknown;
  readonly over: unknown;
  readonly score: unknown;
  readonly characters: unknown;
}

function shownByEngine(game: Game, state: State): Shown {
  const { round, over, score, characters } = stateShown(game, state);
  const facts = Object.entries(characters ?? {}).map(([id, { at, click, tokens, defeated }]) => [
    id,
    // The tokens of a defeated character mean nothing.
    defeated ? { at, click } : { at, click, tokens },
  ]);
  return { round, over, score, characters: Object.fromEntries(facts) };
}

function shownByOracle({ round, over, scoreByPlayer, players, fighters }: Table): Shown {
  const facts = ({ at, click, tokens, dial }: Fighter): object => (click > dial.length ? { at, click } : { at, click, tokens });
  return {
    round,
    over,
    score: Object.fromEntries(players.map((player) => [player, scoreByPlayer.get(player) ?? 0])),
    characters: Object.fromEntries(fighters.map((one) => [one.id, facts(one)])),
  };
}
