import { expect, test } from 'vitest';
import { engine } from '../../fixtures/engines.ts';

const areas = (north: string, south: string) => [
  { id: 'n', border: 'north', squares: [north] },
  { id: 's', border: 'south', squares: [south] },
];

function judgeMove(path: readonly string[]): unknown {
  return engine.judge({
    ask: 'play',
    setUp: true,
    players: ['p1', 'p2'],
    buildTotal: 100,
    map: { name: 'lane', kind: 'outdoor', columns: 3, rows: 4, areas: areas('B1', 'B4') },
    maps: [{ name: 'yard', kind: 'outdoor', columns: 9, rows: 4, areas: areas('B1', 'B4') }],
    characters: [
      { id: 'A', player: 'p1', at: [], dial: [{ speed: 6 }] },
      { id: 'B', player: 'p2', at: [], dial: [{ speed: 6 }] },
    ],
    actions: [
      { player: 'p2', setUp: 'order', next: 'p1' },
      { player: 'p1', setUp: 'map', map: 'lane' },
      { player: 'p2', setUp: 'area', area: 'n' },
      { player: 'p1', setUp: 'area', area: 's' },
      { player: 'p1', setUp: 'place', to: 'A', at: 'B4' },
      { player: 'p2', setUp: 'place', to: 'B', at: 'B1' },
      { player: 'p1', give: 'move', to: 'A', path },
    ],
    // p1 rolls 8, p2 rolls 9 and chooses who goes first.
    dice: [4, 4, 6, 3],
  });
}

test('a path that leaves the chosen map is refused', () => {
  expect(judgeMove(['B4', 'C4', 'D4'])).toMatchObject({ illegal: { action: 6, rule: 'winning.ending.no-leaving-the-map' } });
});

test('a path on the chosen map is allowed', () => {
  expect(judgeMove(['B4', 'C4', 'C3'])).toMatchObject({ state: { characters: { A: { at: 'C3' } } } });
});
