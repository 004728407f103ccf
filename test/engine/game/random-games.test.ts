/**
 * Random games over random set-ups: two to four players, with and without powers, objects and characters of several squares, in each
 * edition. They end; what must always hold does at every request; listed answers are legal, and others are refused.
 */
import { expect, test } from 'vitest';
import { drawPlay } from '../../../engine/game/draw.ts';
import type { Event } from '../../../engine/game/event.ts';
import type { Game } from '../../../engine/game/game.ts';
import { applyIfLegal, legalAnswers, type Played } from '../../../engine/game/play.ts';
import { gameAt } from '../../../engine/game/run.ts';
import type { State } from '../../../engine/game/state.ts';
import type { PlayQuestion } from '../../../engine/generated/question.ts';
import { createEngine, type Engine } from '../../../engine/index.ts';
import { eventFields, stateShown } from '../../../engine/judge/play.ts';
import { editionRules, editionRulesWithPowers } from '../../fixtures/edition-rules.ts';
import { Chance, seeded } from '../../oracle/random.ts';
import { changedAnswers } from '../../support/changed-answers.ts';
import { expectEnough } from '../../support/enough-cases.ts';
import { columnOf, faultsOf } from '../../support/game-faults.ts';
import fc from '../../support/properties.ts';
import { type Features, randomSetUp } from '../../support/random-set-up.ts';

const GAMES = Number(process.env.GAMES ?? 100);
const MOST_ANSWERS = 5000;
/** Every how many requests answers are tried that the game does not go on with. */
const REQUESTS_PER_TRIAL = 10;
const MOST_LISTED = 12;
const CHANGES = 4;

const engines = [editionRules, editionRulesWithPowers].map((list) =>
  list.map(({ boardRules, gameRules }) => createEngine({ ...boardRules, game: gameRules })),
);
const features = fc.record({
  seed: fc.noShrink(fc.nat()),
  edition: fc.nat(editionRules.length - 1),
  playerCount: fc.integer({ min: 2, max: 4 }),
  powers: fc.boolean(),
  objects: fc.boolean(),
  multiBase: fc.boolean(),
});

interface Defeat {
  readonly owner: string;
  readonly points: number;
  readonly by: string | null;
  readonly damagedBy: readonly string[];
}

const counts = { listed: 0, refused: 0, defeats: 0 };

test(`${GAMES} random games end, and the invariants hold at every request`, () => {
  fc.assert(
    fc.property(features, (drawn) => playOut(drawn, engines[drawn.powers ? 1 : 0]?.[drawn.edition])),
    { numRuns: GAMES },
  );
  expectEnough(counts.listed, 4 * GAMES);
  expectEnough(counts.refused, 4 * GAMES);
  expectEnough(counts.defeats, GAMES);
});

function playOut(drawn: Features, engine: Engine | undefined): void {
  const question = randomSetUp(drawn);
  const opened = engine?.open(question);
  if (engine === undefined || opened === undefined || 'error' in opened) throw new Error(JSON.stringify(opened));
  const { game } = opened;
  const chance = new Chance(seeded(drawn.seed));
  const draw = (bound: number): number => chance.int(0, bound - 1);
  const defeats: Defeat[] = [];
  let state = opened.first;
  let answers = 0;
  for (; state.request !== null && answers < MOST_ANSWERS; answers++) {
    expect(faultsOf(game, state)).toEqual([]);
    if (answers % REQUESTS_PER_TRIAL === drawn.seed % REQUESTS_PER_TRIAL) expectTrials(game, state, chance);
    const played = drawPlay(game, state, draw)?.played();
    if (played === undefined) throw new Error(`nothing answers ${JSON.stringify(state.request)}`);
    if (played.events.some(isDefeat)) defeats.push(...defeatsIn(game, state, played, question));
    state = played.state;
  }
  expect(state.request).toBeNull();
  expect(faultsOf(game, state)).toEqual([]);
  counts.defeats += defeats.length;
  expect(stateShown(game, state)['score']).toEqual(scoresOf(engine, question, game, state, defeats));
}

/** Each listed answer applies, and an answer near a listed one is refused; no state changes. */
function expectTrials(game: Game, state: State, chance: Chance): void {
  const before = JSON.stringify(state);
  const legal = legalAnswers(game, state);
  const skipped = Math.max(1, Math.ceil(legal.count / MOST_LISTED));
  for (let index = chance.int(0, skipped - 1); index < legal.count; index += skipped) {
    expect(applyIfLegal(game, state, legal.at(index)), JSON.stringify(legal.at(index))).toBeDefined();
    counts.listed++;
  }
  for (const changed of changedAnswers(game, state, legal, CHANGES, chance)) {
    expect(applyIfLegal(game, state, changed), JSON.stringify(changed)).toBeUndefined();
    counts.refused++;
  }
  expect(JSON.stringify(state)).toBe(before);
}

const isDefeat = ({ type }: Event): boolean => type === 'defeated';

function defeatsIn(game: Game, before: State, { state, events }: Played, question: PlayQuestion): Defeat[] {
  const { turn } = stateShown(game, before);
  return events.filter(isDefeat).map((event) => {
    const { who } = eventFields(gameAt(game, state), event);
    const figure = game.ids.character?.indexOf(String(who)) ?? -1;
    const { player, points = 0 } = question.characters[figure] ?? {};
    if (player === undefined) throw new Error(`no character ${String(who)} was defeated`);
    const damager = question.players[columnOf(game, state, 'character.lastDamager')[figure] ?? -1];
    const by = typeof turn === 'string' && turn !== player ? turn : null;
    return { owner: player, points, by, damagedBy: damager === undefined ? [] : [damager] };
  });
}

/** The scores that the question `victory` gives for the defeated characters. */
function scoresOf(engine: Engine, question: PlayQuestion, game: Game, state: State, defeated: readonly Defeat[]): unknown {
  const isDefeated = columnOf(game, state, 'character.defeated');
  const survivors = question.characters.filter((_, index) => isDefeated[index] === 0);
  expect(survivors.length + defeated.length).toBe(question.characters.length);
  const players = question.players.map((id) => ({
    id,
    surviving: survivors.filter(({ player }) => player === id).map(({ points }) => ({ points })),
  }));
  const verdict = engine.judge({ ask: 'victory', players, defeated, objectsRemoved: [] });
  return 'scores' in verdict ? verdict.scores : verdict;
}
