import { describe, expect, test } from 'vitest';
import { engine } from '../fixtures/engines.ts';
import { cpuTime } from '../support/cpu-time.ts';

const map = { kind: 'outdoor', columns: 5, rows: 5 };
const victory = {
  ask: 'victory',
  players: [
    { id: 'A', surviving: [] },
    { id: 'B', surviving: [] },
  ],
  defeated: [],
  objectsRemoved: [],
};
const game = {
  ask: 'play',
  map,
  players: ['p', 'q'],
  characters: [
    { id: 'A', player: 'p', at: 'A1' },
    { id: 'B', player: 'q', at: 'C1' },
  ],
  buildTotal: 100,
  actions: [],
  dice: [],
};
const [A, B] = victory.players;

function errorOf(question: unknown): unknown {
  const verdict = engine.judge(question);
  return 'error' in verdict ? verdict.error : verdict;
}

describe('a fault in the list of players, or in a field that names a player:', () => {
  test.each([
    ['unknown-player', '/relics/0/owner', { ...victory, relics: [{ owner: 'C', points: 4 }] }],
    ['unknown-player', '/relics/0/heldBy', { ...victory, relics: [{ owner: 'A', points: 4, heldBy: 'C' }] }],
    ['unknown-player', '/objectsRemoved/0/owner', { ...victory, objectsRemoved: [{ owner: 'Z', points: 3 }] }],
    ['unknown-player', '/objectsRemoved/0/by', { ...victory, objectsRemoved: [{ owner: 'A', points: 3, by: 'Z' }] }],
    ['unknown-player', '/defeated/0/by', { ...victory, defeated: [{ owner: 'A', points: 3, by: 'Z', damagedBy: [] }] }],
    ['unknown-player', '/defeated/0/damagedBy/1', { ...victory, defeated: [{ owner: 'A', points: 3, by: null, damagedBy: ['B', 'Z'] }] }],
    ['unknown-player', '/feats/0/owner', { ...victory, feats: [{ owner: 'Z', points: 3 }] }],
    ['unknown-player', '/players/0/ally', { ...victory, players: [{ ...A, ally: 'Z' }, B] }],
    ['unknown-player', '/players/1/surviving/0/owner', { ...victory, players: [A, { ...B, surviving: [{ points: 1, owner: 'Z' }] }] }],
    ['unknown-player', '/defeated/0/owner', { ...victory, defeated: [{ owner: 'Z', points: 3, by: null, damagedBy: [] }] }],
    ['unknown-player', '/feats/0/damagedBy/0', { ...victory, feats: [{ owner: 'A', points: 3, damagedBy: ['Z'] }] }],
    ['unknown-field', '/players', { ask: 'reach', map, characters: game.characters, character: 'A', speed: 2, players: ['x'] }],
    ['duplicate', '/players/1/id', { ...victory, players: [A, A] }],
    ['wrong-type', '/players/1/id', { ...victory, relics: [{ owner: 'C', points: 4 }], players: [A, { ...B, id: 3 }] }],
    ['duplicate', '/players/1', { ...game, players: ['p', 'p', 'q'] }],
    ['unknown-player', '/characters/0/player', { ...game, players: ['x', 'q'] }],
    ['unknown-player', '/start/turn', { ...game, start: { turn: 'x' } }],
    ['unknown-player', '/map/starts/x~1y', { ...game, map: { ...map, starts: { p: ['A1'], 'x/y': ['B1'] } } }],
    ['unknown-player', '/maps/0/starts/x', { ...game, maps: [{ ...map, name: 'yard', starts: { x: ['B1'] } }] }],
    ['malformed', '/map/starts/', { ...game, map: { ...map, starts: { '': ['B1'] } } }],
    ['unknown-player', '/objects/0/player', { ...game, objects: [{ id: 'o', kind: 'light', player: 'x', at: 'B2' }] }],
  ])('%s at %s', (code, at, question) => {
    expect(errorOf(question)).toMatchObject({ code, at });
  });
});

test('lists of names in a force have a limit, since every two of them are compared', () => {
  const names = (count: number) => Array.from({ length: count }, (_, index) => `name ${index}`);
  const forceOf = (count: number) => ({ characters: [{ name: 'A', points: 1, keywords: names(count) }] });
  const themed = { ask: 'themed-team', buildTotal: 100 };
  expect(engine.judge({ ...themed, force: forceOf(40) })).toMatchObject({ themed: false });
  expect(errorOf({ ...themed, force: forceOf(41) })).toMatchObject({ code: 'out-of-range', at: '/force/characters/0/keywords' });
  const feats = [{ name: 'F', points: 1, assignedTo: names(41) }];
  const force = { ...forceOf(1), feats };
  expect(errorOf({ ...themed, ask: 'force', force })).toMatchObject({ code: 'out-of-range', at: '/force/feats/0/assignedTo' });
});

test('a click beyond the dial is out of range', () => {
  const click = { speed: 8, attack: 10, defense: 17, damage: 3 };
  const characters = [{ id: 'A', player: 'p', at: 'A1', dial: [click, click], click: 3 }, game.characters[1]];
  const fault = { code: 'out-of-range', message: 'click 3 is beyond the dial of "A"', at: '/characters/0/click' };
  expect(errorOf({ ...game, characters })).toEqual(fault);
  expect(errorOf({ ask: 'reach', map, characters, character: 'A' })).toEqual(fault);
});

test('a message shows a value that JSON cannot write, and cuts no surrogate pair', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(10_000)}${']'.repeat(10_000)}`);
  const breakAway = (roll: unknown) => errorOf({ ask: 'break-away', roll });
  expect(breakAway(deep)).toEqual({ code: 'wrong-type', message: 'found […], expected a whole number', at: '/roll' });
  expect(breakAway(JSON.parse('1e400'))).toEqual({ code: 'wrong-type', message: 'found Infinity, expected a whole number', at: '/roll' });
  // Of a longer value 57 UTF-16 units are shown: here `"a`, 27 emoji of two units, and half of the next, which is left out.
  const emoji = errorOf({ ask: 'visibility', map, from: { character: `a${'😀'.repeat(31)}` }, characters: [] });
  expect(emoji).toMatchObject({ message: `there is no character "a${'😀'.repeat(27)}…` });
});

test.each([
  [
    'a list of 20,000 values of a wrong type',
    { ask: 'reach', map, character: 'A', speed: 2, characters: new Array(20_000).fill(null) },
    'error',
  ],
  [
    'the way across the largest map with the highest speed',
    {
      ask: 'reach',
      map: { ...map, columns: 200, rows: 200 },
      characters: [{ id: 'A', player: 'p', at: 'A1' }],
      character: 'A',
      speed: 999,
      to: 'GR200',
    },
    'way',
  ],
])('%s takes seconds of processor time at most', (_, question, field) => {
  const start = cpuTime();
  expect(engine.judge(question)).toHaveProperty(field);
  expect(cpuTime() - start).toBeLessThan(5000);
});

describe('amounts are limited, so that calculations with them are exact:', () => {
  const value = { ask: 'combat-value', value: 'attack', printed: 999, replacements: new Array(40).fill({ double: true }), modifiers: [] };
  test('the most replacements', () => {
    expect(engine.judge(value)).toMatchObject({ value: 999 * 2 ** 40 });
  });
  test.each([
    ['/replacements', { ...value, replacements: new Array(41).fill({ double: true }) }],
    ['/relics/0/points', { ...victory, relics: [{ owner: 'A', points: 10_000 }] }],
    ['/buildTotal', { ...game, buildTotal: 100_000 }],
  ])('%s', (at, question) => {
    expect(errorOf(question)).toMatchObject({ code: 'out-of-range', at });
  });
});
