/** Random set-ups of whole games, some of which the engine refuses. */

import type { DialClick, Edition } from './question.ts';
import type { Chance } from './random.ts';
import { randomMap } from './random-map.ts';
import { nameOf, squaresOf } from './square.ts';
import type { Fighter, Table } from './table.ts';

const EDITIONS: readonly Edition[] = ['original', '2014', 'current'];
export const editionNamed = (name: string): Edition => EDITIONS.find((one) => one === name) ?? 'current';

export function randomTable(chance: Chance, edition: string): Table {
  const extent = { columns: chance.int(5, 12), rows: chance.int(5, 12) };
  const { starts: _starts, ...map } = randomMap(chance, extent);
  const players = ['p1', 'p2', 'p3', 'p4'].slice(0, chance.pick([2, 2, 3, 4]));
  const blocked = new Set(map.blocking);
  const names = squaresOf(extent).map(nameOf);
  const free = chance.shuffled(names.filter((name) => !blocked.has(name)));
  const count = Math.min(players.length * chance.int(1, 3), free.length);
  const fighters = Array.from({ length: count }, (_, index) => randomFighter(chance, index, players, free[index] ?? 'A1'));
  return {
    edition: editionNamed(edition),
    map,
    players,
    buildTotal: chance.pick([100, 199, 200, 300, 400]),
    roundLimit: chance.int(3, 12),
    fighters,
    objects: [],
    round: 1,
    activePlayer: players[0] ?? '',
    actionsLeft: 0,
    over: false,
    scoreByPlayer: new Map(),
  };
}

export function randomFighter(chance: Chance, index: number, players: readonly string[], at: string): Fighter {
  const clicks = chance.int(1, 6);
  const first: DialClick = { speed: chance.int(3, 10), attack: chance.int(6, 11), defense: chance.int(13, 17), damage: chance.int(0, 4) };
  const dial = Array.from({ length: clicks }, (_, click): DialClick => {
    const lowered = (value: number, least: number): number => Math.max(least, value - chance.int(0, click));
    return {
      speed: lowered(first.speed, 1),
      attack: lowered(first.attack, 4),
      defense: lowered(first.defense, 11),
      damage: lowered(first.damage, 0),
    };
  });
  return {
    id: String.fromCharCode(65 + index),
    player: players[index % players.length] ?? '',
    points: chance.int(10, 150),
    range: chance.pick([0, 3, 5, 8]),
    targets: chance.int(1, 3),
    dial,
    at,
    click: 1,
    tokens: 0,
    hasActedThisTurn: false,
    gotTokenThisTurn: false,
    hasEverActed: false,
    damagedBy: undefined,
  };
}
