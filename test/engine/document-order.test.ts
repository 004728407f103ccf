import { expect, test } from 'vitest';
import { engine } from '../fixtures/engines.ts';

const map = { kind: 'outdoor', columns: 5, rows: 5 };
const A = { id: 'A', player: 'p', at: 'A1' };
const B = { id: 'B', player: 'q', at: 'C1' };
const reach = { ask: 'reach', map, character: 'A', speed: 2 };
const offMap = { ...reach, map: { ...map, hindering: ['Z99'] } };
const stacked = [A, { ...B, at: 'A1' }];
const game = { buildTotal: 100, actions: [], dice: [] };
const object = { id: 'o', kind: 'ultra-heavy' };

test.each([
  ['the map before the only square of a character', 'off-the-map', '/map/hindering/0', { ...offMap, characters: [{ ...A, at: 'b2' }] }],
  ['the map before a dial', 'off-the-map', '/map/hindering/0', { ...offMap, characters: [{ ...A, dial: [null] }] }],
  [
    'the map before the squares of an object',
    'off-the-map',
    '/map/hindering/0',
    { ...offMap, characters: [A], objects: [{ ...object, at: ['b2'] }] },
  ],
  ['a malformed square, not a base without squares', 'malformed', '/characters/0/at/0', { ...reach, characters: [{ ...A, at: ['b2'] }] }],
  [
    'a malformed square, not that the base has a gap there',
    'malformed',
    '/characters/0/at/2',
    { ...reach, characters: [{ ...A, at: ['A1', 'C3', 'b2'] }] },
  ],
  [
    'a malformed square, not that the object has a gap there',
    'malformed',
    '/objects/0/at/1',
    { ...reach, characters: [A], objects: [{ ...object, at: ['A1', 'b2', 'C3'] }] },
  ],
  ['a malformed square before one off the map', 'malformed', '/characters/0/at/0', { ...reach, characters: [{ ...A, at: ['b2', 'Z99'] }] }],
  [
    'characters in one square before the map',
    'refused',
    '/characters/1/at',
    { ask: 'visibility', characters: stacked, map: { ...map, water: ['b3'] }, from: 'A1' },
  ],
  [
    'the map before characters in one square',
    'malformed',
    '/map/water/0',
    { ask: 'visibility', map: { ...map, water: ['b3'] }, characters: stacked, from: 'A1' },
  ],
  [
    'an object twice in one square',
    'duplicate',
    '/objects/0/at/1',
    { ...reach, characters: [A], objects: [{ ...object, at: ['B2', 'B2'] }] },
  ],
  [
    'an unknown player of a character before the map',
    'unknown-player',
    '/characters/1/player',
    { ask: 'play', players: ['p', 'q'], characters: [A, { ...B, player: 'x' }], map: offMap.map, ...game },
  ],
  [
    'an unknown player of the start before one of a character',
    'unknown-player',
    '/start/turn',
    { ask: 'play', map, players: ['p', 'q'], start: { turn: 'x' }, characters: [A, { ...B, player: 'x' }], ...game },
  ],
  [
    'a wall before the elevation of a further map',
    'no-edge',
    '/maps/0/walls/0',
    {
      ask: 'play',
      map,
      maps: [{ ...map, walls: ['A1|C3'], elevation: { '2': ['A1'], '3': ['A1'] } }],
      players: ['p', 'q'],
      characters: [A, B],
      ...game,
    },
  ],
  [
    'faulty further maps, not squares of actions off the first map',
    'wrong-type',
    '/maps',
    {
      ask: 'play',
      map,
      players: ['p', 'q'],
      characters: [A, B],
      ...game,
      actions: [{ player: 'p', to: 'A', give: 'move', path: ['A1', 'Z9'] }],
      maps: 'x',
    },
  ],
  [
    'a further map before the start',
    'off-the-map',
    '/maps/0/water/0',
    {
      ask: 'play',
      map,
      maps: [{ ...map, water: ['Z9'] }],
      players: ['p', 'q'],
      characters: [A, B],
      start: { turn: 'x' },
      ...game,
    },
  ],
  [
    'a further map before the map',
    'off-the-map',
    '/maps/1/water/0',
    { ask: 'play', maps: [map, { ...map, water: ['Z9'] }], map: offMap.map, players: ['p', 'q'], characters: [A, B], ...game },
  ],
  [
    'a further map before a value of a wrong type',
    'off-the-map',
    '/maps/0/water/0',
    { ask: 'play', map, maps: [{ ...map, water: ['Z9'] }], players: ['p', 'q'], characters: [A, B], ...game, buildTotal: 'x' },
  ],
  [
    'a character off the second further map before the third',
    'off-the-map',
    '/characters/1/at',
    {
      ask: 'play',
      map,
      players: ['p', 'q'],
      characters: [A, B],
      maps: [map, { ...map, columns: 2 }, { ...map, water: ['Z9'] }],
      ...game,
    },
  ],
])('of several faults the first in document order is reported: %s', (_, code, at, question) => {
  const verdict = engine.judge(question);
  expect('error' in verdict ? verdict.error : verdict).toMatchObject({ code, at });
});
