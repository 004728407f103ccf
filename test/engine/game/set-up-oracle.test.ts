/**
 * Random games from their set-up on against a second implementation, which shares no code with the engine: who rolls, who chooses what and
 * among what, where objects and characters may be placed; then the whole game. `SET_UPS=n` plays n of them.
 */
import { expect, test } from 'vitest';
import type { Game } from '../../../engine/game/game.ts';
import { proceed } from '../../../engine/game/play.ts';
import { playerRequestOf } from '../../../engine/game/player-request.ts';
import { gameAt } from '../../../engine/game/run.ts';
import type { Answer, State } from '../../../engine/game/state.ts';
import { createEngine } from '../../../engine/index.ts';
import { stateShown } from '../../../engine/judge/play.ts';
import { squareName } from '../../../engine/kernel/square-name.ts';
import { editionRules } from '../../fixtures/edition-rules.ts';
import { Chance, seeded } from '../../oracle/random.ts';
import { randomMapWithAreas, randomObjects } from '../../oracle/random-set-up.ts';
import { editionNamed, randomFighter } from '../../oracle/random-table.ts';
import { type Preparation, type SetUpReply, type SetUpRequest, setUp } from '../../oracle/set-up.ts';
import type { Fighter, Table } from '../../oracle/table.ts';
import { comparePlay } from '../../support/compare-play.ts';

const SET_UPS = Number(process.env.SET_UPS ?? 30);
/** The seed of a set-up whose starting areas have no room for some characters. Such set-ups are rare, so it always runs. */
const SEED_WITHOUT_ROOM = 64;

/** In the engine, each of these is the only option of a menu and leads to a choice. The oracle asks for the choice at once. */
const LEADING_OPTIONS: ReadonlySet<string> = new Set(['set-up.choose-order', 'set-up.choose-map', 'set-up.choose-area']);
/** The oracle's names for the options of the menu of objects. */
const OBJECT_PICKS: { readonly [option: string]: string } = { 'set-up.put-object': 'place', 'set-up.no-object': 'done' };

/** `randomFighter` needs a square, which nothing reads: the set-up places the fighters. */
const PLACEHOLDER_SQUARE = 'A1';

const engines = editionRules.map(({ edition, gameRules, boardRules }) => ({
  edition,
  engine: createEngine({ ...boardRules, game: gameRules }),
}));

test(
  'random set-ups, and the games that follow, agree with a second implementation at every answer',
  () => {
    let actions = 0;
    let unplacedCount = 0;
    const seeds = [SEED_WITHOUT_ROOM, ...Array.from({ length: SET_UPS }, (_, index) => index + 1)];
    for (const seed of seeds) {
      const { edition, engine } = engines[seed % engines.length] ?? engines[0] ?? { edition: '', engine: undefined };
      const chance = new Chance(seeded(seed));
      const { preparation, fighters, buildTotal, roundLimit } = randomPreparation(chance, edition);
      const opened = engine?.open(questionOf(preparation, fighters, buildTotal, roundLimit));
      if (opened === undefined || 'error' in opened) throw new Error(`seed ${seed}: ${JSON.stringify(opened)}`);
      const prepared = prepare(opened.game, opened.first, preparation, chance, seed);
      const { map, seats, objects, squareById, state, answerCount } = prepared;
      const table: Table = {
        edition: preparation.edition,
        map,
        players: seats,
        objects,
        fighters: fighters.map((one) => ({ ...one, at: squareById.get(one.id) ?? null })),
        buildTotal,
        roundLimit,
        round: 1,
        activePlayer: seats[0] ?? '',
        actionsLeft: 0,
        over: false,
        scoreByPlayer: new Map(),
      };
      unplacedCount += fighters.length - squareById.size;
      actions += answerCount + comparePlay(opened.game, state, table, seed);
    }
    expect(unplacedCount).toBeGreaterThan(0);
    if (process.env.SET_UPS !== undefined) console.info(`${seeds.length} set-ups, ${actions} answers and actions`);
  },
  // The time limit in ms: many times what a set-up and its game take.
  Math.max(600_000, 4_000 * SET_UPS),
);

function randomPreparation(chance: Chance, edition: string) {
  const players = ['p1', 'p2', 'p3', 'p4'].slice(0, chance.pick([2, 2, 3, 4]));
  const maps = ['one', 'two'].slice(0, chance.int(1, 2)).map((name) => randomMapWithAreas(chance, name));
  const fighters = Array.from({ length: players.length * chance.int(1, 4) }, (_, index) =>
    randomFighter(chance, index, players, PLACEHOLDER_SQUARE),
  );
  const objects = randomObjects(chance, players);
  const preparation: Preparation = { edition: editionNamed(edition), maps, players, characters: fighters, objects };
  return { preparation, fighters, buildTotal: chance.pick([100, 200, 300]), roundLimit: chance.int(1, 6) };
}

function questionOf(
  { edition, maps: [map, ...maps], players, objects }: Preparation,
  fighters: readonly Fighter[],
  buildTotal: number,
  roundLimit: number,
): object {
  const characters = fighters.map(({ id, player, points, range, targets, dial }) => ({ id, player, at: [], points, range, targets, dial }));
  return { ask: 'play', setUp: true, edition, map, maps, players, buildTotal, roundLimit, characters, objects, actions: [], dice: [] };
}

/** Plays one set-up in the engine and in the oracle, up to the first turn. Characters without room stay off the map. */
function prepare(openedGame: Game, first: State, preparation: Preparation, chance: Chance, seed: number) {
  const oracleSetUp = setUp(preparation);
  let step = oracleSetUp.next();
  let state = openMenus(openedGame, first);
  let answerCount = 0;
  while (!step.done) {
    const request = step.value;
    expect(requestInOracleForm(openedGame, state, request), `seed ${seed}`).toEqual(request);
    const reply: SetUpReply =
      request.kind === 'roll' ? { dice: [chance.int(1, 6), chance.int(1, 6)] } : { picked: chance.pick([...request.from].sort()) };
    state = openMenus(openedGame, proceed(gameAt(openedGame, state), state, answerOf(openedGame, state, reply)).state);
    answerCount += 1;
    step = oracleSetUp.next(reply);
  }
  const { objects, squareById } = step.value;
  const { characters, objects: objectsOfState } = stateShown(gameAt(openedGame, state), state);
  expect(Object.fromEntries(Object.entries(characters ?? {}).map(([id, { at }]) => [id, at])), `seed ${seed}`).toEqual(
    Object.fromEntries(preparation.characters.map(({ id }) => [id, squareById.get(id) ?? null])),
  );
  const placed = Object.fromEntries(preparation.objects.map(({ id }) => [id, { at: objects.find((one) => one.id === id)?.at ?? null }]));
  expect(objectsOfState ?? {}, `seed ${seed}`).toEqual(placed);
  return { ...step.value, state, answerCount };
}

function openMenus(openedGame: Game, given: State): State {
  let state = given;
  for (;;) {
    const request = playerRequestOf(gameAt(openedGame, state), state);
    const onlyOption = request?.kind === 'offer' && request.options.length === 1 ? request.options[0] : undefined;
    if (onlyOption === undefined || !LEADING_OPTIONS.has(onlyOption.option)) return state;
    state = proceed(gameAt(openedGame, state), state, { kind: 'offer', option: onlyOption.option, self: onlyOption.self }).state;
  }
}

/**
 * The engine's request, in the oracle's form. `expected` is the oracle's request; the name of a choice is copied from it, because the
 * engine has none.
 */
function requestInOracleForm(openedGame: Game, state: State, expected: SetUpRequest): SetUpRequest {
  const game = gameAt(openedGame, state);
  const request = playerRequestOf(game, state);
  const by = game.ids.player?.[request?.by ?? -1] ?? '';
  const what = expected.kind === 'pick' ? expected.what : '';
  // A request of a kind that the oracle never makes becomes an empty choice, which equals no request of the oracle.
  switch (request?.kind) {
    case 'roll':
      return request.dice === 2 ? { kind: 'roll', by, dice: 2 } : { kind: 'pick', by, what: `${request.dice} dice`, from: new Set() };
    case 'offer': {
      const open = request.options.filter(({ refused }) => refused === undefined);
      return {
        kind: 'pick',
        by,
        what,
        from: new Set(open.map(({ option, self }) => OBJECT_PICKS[option] ?? game.ids.character?.[self] ?? option)),
      };
    }
    case 'choose': {
      const { subject, choice } = request;
      const items = choice.form === 'one' ? choice.items : [];
      return { kind: 'pick', by, what, from: new Set(items.map((item) => nameOf(game, subject, item))) };
    }
    default:
      return { kind: 'pick', by, what: `${request?.kind}`, from: new Set() };
  }
}

const nameOf = (game: Game, subject: string, item: number): string =>
  subject === 'square' ? squareName(item, game.terrain.columns) : (game.ids[subject]?.[item] ?? String(item));

function answerOf(openedGame: Game, state: State, { dice = [], picked }: SetUpReply): Answer {
  const game = gameAt(openedGame, state);
  const request = playerRequestOf(game, state);
  if (request?.kind === 'roll') return { kind: 'roll', dice };
  if (request?.kind === 'offer') {
    const found = request.options.find(({ option, self }) => (OBJECT_PICKS[option] ?? game.ids.character?.[self]) === picked);
    return { kind: 'offer', option: found?.option ?? '', self: found?.self ?? -1 };
  }
  if (request?.kind !== 'choose' || request.choice.form !== 'one') throw new Error(`the engine asks for ${request?.kind}`);
  const { subject, choice } = request;
  return { kind: 'choose', value: choice.items.find((item) => nameOf(game, subject, item) === picked) ?? -1 };
}
