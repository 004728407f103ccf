/** Set-ups of random games: characters drawn near each other on a small map, so that most games have attacks and defeats. */
import type { PlayQuestion } from '../../engine/generated/question.ts';
import { Chance, seeded } from '../oracle/random.ts';

type Character = PlayQuestion['characters'][number];
type Click = NonNullable<Character['dial']>[number];

/** What a set-up has; `seed` decides everything else. */
export interface Features {
  readonly seed: number;
  readonly playerCount: number;
  readonly powers: boolean;
  readonly objects: boolean;
  readonly multiBase: boolean;
}

const SIZE = 8;
const BLOCKING = ['D4', 'E6'];
const POWERS = {
  speed: ['charge', 'running-shot', 'hypersonic-speed', 'flurry', 'stealth', 'phasing-teleport', 'force-blast'],
  attack: ['telekinesis', 'pulse-wave'],
  defense: ['toughness', 'invulnerability', 'super-senses', 'regeneration', 'mastermind'],
  damage: ['outwit', 'perplex', 'probability-control'],
};
const ABILITIES = ['flight', 'carry', 'team-lamplighters', 'team-wayfarers', 'team-bell-ringers'];
const KINDS = ['light', 'heavy', 'ultra-light', 'ultra-heavy', 'immobile'] as const;
const squareAt = (column: number, row: number): string => `${String.fromCharCode(65 + column)}${row + 1}`;

export function randomSetUp(features: Features): PlayQuestion {
  const chance = new Chance(seeded(features.seed));
  const [first = '', second = '', ...others] = ['p1', 'p2', 'p3', 'p4'].slice(0, features.playerCount);
  const players: PlayQuestion['players'] = [first, second, ...others];
  const taken = new Set(BLOCKING);
  const characters = Array.from({ length: 2 * players.length }, (_, index) => {
    const player = players[index % players.length] ?? '';
    return randomCharacter(String.fromCharCode(65 + index), player, features, chance, taken);
  });
  return {
    ask: 'play',
    map: {
      kind: 'outdoor',
      columns: SIZE,
      rows: SIZE,
      blocking: BLOCKING,
      hindering: ['C5', 'F3', 'G7'],
      walls: ['B2|B3', 'C2|C3'],
      elevation: { '2': ['G1', 'G2', 'H1', 'H2'] },
      stairs: ['F2|G2'],
    },
    players,
    characters,
    ...(features.objects ? { objects: randomObjects(chance) } : {}),
    buildTotal: 300,
    start: { round: 2 },
    roundLimit: 6,
    actions: [],
    dice: [],
  };
}

function randomCharacter(id: string, player: string, features: Features, chance: Chance, taken: Set<string>): Character {
  const [square = '', second] = freeSquares(features.multiBase && chance.maybe(0.4) ? 2 : 1, chance, taken);
  const clicks = Array.from({ length: 6 }, () => randomClick(features.powers, chance));
  const [first = randomClick(false, chance), ...rest] = clicks;
  const abilities = [
    ...(features.powers && chance.maybe(0.5) ? [chance.pick(ABILITIES)] : []),
    ...(features.objects && chance.maybe(0.7) ? ['super-strength'] : []),
  ];
  return {
    id,
    player,
    at: second === undefined ? square : [square, second],
    points: chance.int(20, 120),
    range: chance.pick([0, 4, 8]),
    targets: chance.int(1, 3),
    click: chance.int(1, 6),
    dial: [first, ...rest],
    abilities,
  };
}

function randomClick(withPowers: boolean, chance: Chance): Click {
  const values = { speed: chance.int(4, 9), attack: chance.int(8, 11), defense: chance.int(13, 16), damage: chance.int(1, 4) };
  if (!withPowers) return values;
  const powers = Object.entries(POWERS).flatMap(([slot, ids]) => (chance.maybe(0.7) ? [[slot, chance.pick(ids)] as const] : []));
  return { ...values, powers: Object.fromEntries(powers) };
}

/** Squares of one row beside each other. They are drawn again until they are free: at most 18 of 64 are taken. */
function freeSquares(width: number, chance: Chance, taken: Set<string>): string[] {
  for (;;) {
    const [column, row] = [chance.int(0, SIZE - width), chance.int(0, SIZE - 1)];
    const squares = Array.from({ length: width }, (_, index) => squareAt(column + index, row));
    if (squares.some((square) => taken.has(square))) continue;
    for (const square of squares) taken.add(square);
    return squares;
  }
}

function randomObjects(chance: Chance): NonNullable<PlayQuestion['objects']> {
  const taken = new Set(BLOCKING);
  return ['o1', 'o2', 'o3'].map((id) => {
    const [at = ''] = freeSquares(1, chance, taken);
    return { id, kind: chance.pick(KINDS), at };
  });
}
