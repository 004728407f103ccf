import { expect, test } from 'vitest';
import type { Game } from '../../../engine/game/game.ts';
import { applyIfLegal } from '../../../engine/game/play.ts';
import { playerRequestOf } from '../../../engine/game/player-request.ts';
import type { State } from '../../../engine/game/state.ts';
import rulesWithPack from '../../../engine/generated/packs/standard/current.ts';
import gameWithPack from '../../../engine/generated/packs/standard/game/current.ts';
import { createEngine } from '../../../engine/index.ts';

const engine = createEngine({ ...rulesWithPack, game: gameWithPack });

const figure = (id: string, player: string, at: string, more: object = {}): object => ({
  id,
  player,
  at,
  points: 50,
  range: 8,
  targets: 2,
  dial: Array.from({ length: 6 }, () => ({ speed: 8, attack: 10, defense: 16, damage: 2 })),
  ...more,
});
const [a, b] = [figure('A', 'p1', 'A1'), figure('B', 'p2', 'B1')];
const RINGER = { abilities: ['team-bell-ringers'] };
const far = figure('Far', 'p2', 'J10');
const shotAtB = { player: 'p1', give: 'ranged', to: 'A', targets: ['B'] };
const strikeAtB = { player: 'p1', give: 'close', to: 'A', target: 'B' };

interface Played {
  readonly characters: readonly object[];
  readonly action?: object;
  readonly dice: readonly number[];
  readonly map?: object;
  readonly objects?: readonly object[];
}

const questionOf = ({ characters, action = strikeAtB, dice, map, objects = [] }: Played): object => ({
  ask: 'play',
  map: { kind: 'outdoor', columns: 10, rows: 10, ...map },
  players: ['p1', 'p2'],
  buildTotal: 300,
  characters,
  objects,
  start: { round: 2 },
  actions: [action],
  dice,
});

/** Its events, each as its type and the clauses that it cites. */
function eventsOf(played: Played): readonly (readonly unknown[])[] {
  const found = engine.played(questionOf(played));
  if (found === undefined || found.illegal !== undefined)
    throw new Error(JSON.stringify(found?.illegal ?? engine.judge(questionOf(played))));
  return found.events.map(({ type, because }) => [type, ...because]);
}

const HIT = ['attack-hit', 'combat.attack-roll.hit'];
const DAMAGED = ['damaged', 'combat.dealing-damage.clicks'];
const DEFEATED = ['defeated', 'combat.defeating.ko-symbol', 'combat.defeating.remove'];
const SCORED = ['scored', 'winning.victory-points.defeated-characters'];
const CHANGED = ['damage-changed', 'combat.dealing-damage.amount'];
const KNOCKED = ['knocked-back', 'combat.knock-back.path', 'combat.knock-back.distance'];
const TOKEN = ['token-given', 'turns.action-tokens.given-on-resolve'];
const OBSTACLE = ['combat.knock-back-damage.path-limit', 'combat.knock-back-damage.one-damage'];
const LIGHT = 'objects.close-combat.light-plus-one';
const TOUGHNESS = 'powers.toughness.reduces';

const cases: readonly (Played & { readonly name: string; readonly events: readonly (readonly string[])[] })[] = [
  {
    name: 'hindering terrain makes a shot miss',
    characters: [a, figure('B', 'p2', 'E1')],
    action: shotAtB,
    dice: [3, 3],
    map: { hindering: ['C1'] },
    events: [['attack-missed', 'combat.attack-roll.miss', 'combat.attack-roll.miss-no-damage', 'terrain.hindering.defense-bonus'], TOKEN],
  },
  {
    name: 'a shot hits in spite of hindering terrain, which changes no damage',
    characters: [a, figure('B', 'p2', 'E1')],
    action: shotAtB,
    dice: [3, 4],
    map: { hindering: ['C1'] },
    events: [[...HIT, 'terrain.hindering.defense-bonus'], DAMAGED, TOKEN],
  },
  {
    name: 'what changed the attack value before the roll',
    characters: [figure('A', 'p1', 'A1', RINGER), figure('C', 'p1', 'A2', RINGER), b],
    dice: [4, 5],
    events: [[...HIT, 'abilities.team-bell-ringers.in-time', 'abilities.team.definition'], DAMAGED, TOKEN],
  },
  {
    name: 'nothing changes the values of a hit',
    characters: [a, b],
    dice: [4, 5],
    events: [HIT, DAMAGED, TOKEN],
  },
  {
    name: 'knocked back to the edge of the map',
    characters: [figure('A', 'p1', 'I1'), figure('B', 'p2', 'J1')],
    dice: [4, 4],
    events: [HIT, DAMAGED, [...KNOCKED, ...OBSTACLE], [...DAMAGED, 'combat.knock-back-damage.one-damage'], TOKEN],
  },
  {
    name: 'knocked back into blocking terrain',
    characters: [a, b],
    dice: [4, 4],
    map: { blocking: ['C1'] },
    events: [HIT, DAMAGED, [...KNOCKED, ...OBSTACLE], [...DAMAGED, 'combat.knock-back-damage.one-damage'], TOKEN],
  },
  {
    name: 'knocked off the rim',
    characters: [a, b],
    dice: [4, 4],
    map: { elevation: { 2: ['A1', 'B1'] } },
    events: [
      HIT,
      DAMAGED,
      [...KNOCKED, 'combat.knock-back-elevation.end-square'],
      [...DAMAGED, 'combat.knock-back-elevation.two-damage'],
      TOKEN,
    ],
  },
  {
    name: 'a character knocked back into another takes no further damage',
    characters: [a, b, figure('C', 'p2', 'C1')],
    dice: [4, 4],
    events: [
      HIT,
      DAMAGED,
      [...KNOCKED, 'combat.knock-back-damage.stopped-by-character', 'combat.knock-back-damage.character-no-damage'],
      TOKEN,
    ],
  },
  {
    name: 'a light object decides a KO',
    characters: [figure('A', 'p1', 'A1', { abilities: ['super-strength'], holds: 'o' }), figure('B', 'p2', 'B1', { click: 4 }), far],
    objects: [{ id: 'o', kind: 'light' }],
    dice: [4, 5],
    events: [HIT, [...DAMAGED, LIGHT], [...DEFEATED, LIGHT], SCORED, ['object-removed', 'objects.weapons.used-up'], TOKEN],
  },
  {
    name: 'Toughness saves a character',
    characters: [a, figure('B', 'p2', 'B1', { click: 5, abilities: ['toughness'] }), far],
    dice: [4, 5],
    events: [HIT, [...CHANGED, TOUGHNESS], DAMAGED, TOKEN],
  },
  {
    name: 'of two targets, only the one with Toughness has its damage changed',
    characters: [a, figure('B', 'p2', 'C1', { abilities: ['toughness'] }), figure('C', 'p2', 'A5')],
    action: { player: 'p1', give: 'ranged', to: 'A', targets: ['B', 'C'], split: { B: 1, C: 1 } },
    dice: [4, 5],
    events: [HIT, [...CHANGED, TOUGHNESS], DAMAGED, TOKEN],
  },
  {
    name: 'the controller chooses one of two reducers',
    characters: [a, figure('B', 'p2', 'B1', { abilities: ['toughness', 'invulnerability'] })],
    action: { ...strikeAtB, choose: ['toughness.reduces'] },
    dice: [4, 5],
    events: [HIT, [...CHANGED, TOUGHNESS, 'combat.dealing-damage.one-reducer'], DAMAGED, TOKEN],
  },
  {
    name: 'slippery targets',
    characters: [figure('A', 'p1', 'A1', { abilities: ['capture'] }), figure('B', 'p2', 'B1', { abilities: ['plasticity'] }), far],
    action: { player: 'p1', give: 'power', to: 'A', use: 'capture', target: 'B' },
    dice: [3, 4],
    events: [
      ['attack-missed', 'combat.attack-roll.miss', 'combat.attack-roll.miss-no-damage', 'capture.capturing.slippery-targets'],
      TOKEN,
    ],
  },
  {
    name: 'the damage of a critical miss is told apart',
    characters: [a, b],
    dice: [1, 1],
    events: [
      ['critical-miss', 'combat.criticals.two-misses'],
      [...DAMAGED, 'combat.criticals.miss-damage', 'combat.criticals.miss-damage-not-attack', 'combat.no-damage.no-critical-damage'],
      ['attack-missed', 'combat.attack-roll.miss', 'combat.attack-roll.miss-no-damage'],
      TOKEN,
    ],
  },
  {
    name: 'a critical hit deals 1 more',
    characters: [figure('A', 'p1', 'A1'), figure('B', 'p2', 'B1', { size: 'great' })],
    dice: [6, 6],
    events: [
      ['critical-hit', 'combat.criticals.twelve-hits'],
      HIT,
      [...CHANGED, 'combat.criticals.hit-plus-one', 'combat.no-damage.no-critical-damage'],
      DAMAGED,
      [...KNOCKED, 'combat.knock-back.effects'],
      TOKEN,
    ],
  },
  {
    name: 'half speed from hindering terrain, but not for breaking away from it',
    characters: [a, b],
    action: { player: 'p1', give: 'move', to: 'A', path: ['A1', 'A2'] },
    dice: [5],
    map: { hindering: ['A1'] },
    events: [
      ['broke-away', 'turns.breaking-away.roll'],
      ['moved', 'actions.move.up-to-speed', 'terrain.hindering.half-speed-start'],
      TOKEN,
    ],
  },
];

test.each(cases)('every event cites what decided it: $name', ({ events, ...played }) => {
  expect(eventsOf(played)).toEqual(events);
});

/** The game at the roll of a shot through hindering terrain. */
function hinderedShot(): { readonly game: Game; readonly state: State } {
  const question = questionOf({ characters: [a, figure('B', 'p2', 'E1')], dice: [], map: { hindering: ['C1'] } });
  const opened = engine.open({ ...question, actions: [] });
  if ('error' in opened) throw new Error(opened.error.message);
  const { game, first } = opened;
  const aiming = applyIfLegal(game, first, { kind: 'offer', option: 'give.ranged', self: 0 })?.state ?? first;
  return { game, state: applyIfLegal(game, aiming, { kind: 'choose', value: [1] })?.state ?? aiming };
}

test('the roll of an attack cites what its values follow from', () => {
  const { game, state } = hinderedShot();
  expect(playerRequestOf(game, state)).toHaveProperty('announcement.because', [
    'combat.attack-roll.attack-total',
    'combat.attack-roll.hit',
    'terrain.hindering.defense-bonus',
  ]);
});

test('events that are not explained cite their own clauses alone', () => {
  const { game, state } = hinderedShot();
  const becauseOf = (isExplained: boolean) =>
    applyIfLegal(game, state, { kind: 'roll', dice: [3, 3] }, isExplained)?.events.find(({ type }) => type === 'attack-missed')?.because;
  expect(becauseOf(false)).toEqual(['combat.attack-roll.miss', 'combat.attack-roll.miss-no-damage']);
  expect(becauseOf(true)).toEqual([...(becauseOf(false) ?? []), 'terrain.hindering.defense-bonus']);
});

test.each([
  ['none', undefined, 'is missing or cannot be read'],
  ['another', ['mastermind.transfer'], 'is not legal'],
])('a refused choice of the reducer cites the clause on reducers: %s', (_, choose, why) => {
  const action = { ...strikeAtB, ...(choose === undefined ? {} : { choose }) };
  const characters = [a, figure('B', 'p2', 'B1', { abilities: ['toughness', 'invulnerability'] })];
  expect(engine.judge(questionOf({ characters, action, dice: [4, 5] }))).toHaveProperty('illegal', {
    action: 0,
    rule: 'combat.dealing-damage.one-reducer',
    message: `the choice of which one of "toughness.reduces" and "invulnerability.reduces" counts ${why}`,
  });
});
