import { describe, expect, test } from 'vitest';
import { isStructure } from '../../engine/base/json.ts';
import { engine } from '../fixtures/engines.ts';
import { seeded } from '../oracle/random.ts';
import { randomQuestion } from '../oracle/random-question.ts';
import fc from '../support/properties.ts';
import { untyped } from '../support/untyped.ts';

const map = { kind: 'outdoor', columns: 4, rows: 3 };
const A = { id: 'A', player: 'p1', at: 'A1' };
const B = { id: 'B', player: 'p2', at: 'C1' };
const line = { ask: 'line-of-fire', map, from: 'A1', to: 'C3' };
const reach = { ask: 'reach', map, characters: [A, B], character: 'A', speed: 4 };
const path = { ...reach, ask: 'path', path: ['A1', 'A2'], brokeAway: true };
const knock = { ask: 'knock-back', map, characters: [A, B], attacker: 'A', target: 'B', damageTaken: 2 };
const value = { ask: 'combat-value', value: 'attack', printed: 9, replacements: [], modifiers: [] };
const onMap = (mapFields: object) => ({ ...line, map: { ...map, ...mapFields } });
const withCharacters = (...characters: object[]) => ({ ...line, characters });

/** A game with 132 lines on dials; the engine accepts at most 120 entries of one list (`MOST_ENTRIES` in new-game.ts). */
const crowded = {
  ask: 'play',
  map,
  players: ['p1', 'p2'],
  characters: Array.from({ length: 11 }, (_, index) => ({
    id: `C${index}`,
    player: index === 0 ? 'p2' : 'p1',
    at: `${'ABCD'[index % 4]}${1 + Math.floor(index / 4)}`,
    lines: Array.from({ length: 12 }, () => ({ colour: 'green', click: 1 })),
  })),
  buildTotal: 100,
  actions: [],
  dice: [],
};

/** What is wrong, the question, and the code and pointer of its error. */
const faults: readonly (readonly [string, unknown, string, string])[] = [
  ['a question that is no JSON object', [], 'wrong-type', ''],
  ['a question without `ask`', {}, 'missing-field', ''],
  ['an unknown question', { ask: 'lineoffire' }, 'unknown-question', '/ask'],
  ['an unknown field', { ...line, form: 'A1' }, 'unknown-field', '/form'],
  ['an unknown field of the map', onMap({ columms: 3 }), 'unknown-field', '/map/columms'],
  ['a field whose name needs escapes', { ...line, 'a/b~c': 1 }, 'unknown-field', '/a~1b~0c'],
  ['a missing field', { ask: 'line-of-fire', map, from: 'A1' }, 'missing-field', ''],
  ['a field of the map that is undefined', onMap({ rows: undefined }), 'wrong-type', '/map/rows'],
  ['an unknown edition', { ...line, edition: '1999' }, 'edition-not-loaded', '/edition'],
  ['an unknown pack', { ...line, pack: 'nothing' }, 'pack-not-loaded', '/pack'],
  ['more lines than a game has room for', crowded, 'out-of-range', '/characters'],
  ['a game without characters', { ...crowded, characters: [] }, 'refused', '/players/0'],
  ['a game in which one player has no character', { ...crowded, characters: [A] }, 'refused', '/players/1'],
  ['an unknown kind of map', onMap({ kind: 'underwater' }), 'not-allowed', '/map/kind'],
  ['a map too large', onMap({ columns: 201 }), 'out-of-range', '/map/columns'],
  ['a map without squares', onMap({ rows: 0 }), 'out-of-range', '/map/rows'],
  ['half a square', onMap({ rows: 1.5 }), 'wrong-type', '/map/rows'],
  ['a malformed square', onMap({ hindering: ['B2', 'b3'] }), 'malformed', '/map/hindering/1'],
  ['a square off the map', onMap({ water: ['B2', 'E1'] }), 'off-the-map', '/map/water/1'],
  ['an end off the map', { ...line, to: 'A4' }, 'off-the-map', '/to'],
  ['an unknown end', { ...line, to: { character: 'Z' } }, 'unknown-character', '/to/character'],
  ['a wall between squares without an edge', onMap({ walls: ['A1|B1', 'A1|B2'] }), 'no-edge', '/map/walls/1'],
  ['a wall between the end of a row and the start of the next', onMap({ walls: ['D1|A2'] }), 'no-edge', '/map/walls/0'],
  ['stairs between squares apart', onMap({ stairs: ['A1|C1'], elevation: { '2': ['C1'] } }), 'apart', '/map/stairs/0'],
  ['stairs on one elevation', onMap({ stairs: ['A1|B1'] }), 'refused', '/map/stairs/0'],
  ['interior on a map that is not mixed', onMap({ interior: ['A1'] }), 'refused', '/map/interior/0'],
  ['a square on two levels', onMap({ elevation: { '2': ['A1'], '3': ['A1'] } }), 'contradiction', '/map/elevation/3/0'],
  ['a square on level 1 and another', onMap({ elevation: { '1': ['A1'], '3': ['A1'] } }), 'contradiction', '/map/elevation/3/0'],
  ['a level below 1', onMap({ elevation: { '0': ['A1'] } }), 'malformed', '/map/elevation/0'],
  ['two characters in a square', withCharacters(A, { ...B, at: 'A1' }), 'refused', '/characters/1/at'],
  ['two characters with one id', withCharacters(A, { ...B, id: 'A' }), 'duplicate', '/characters/1/id'],
  ['a base in squares that do not touch', withCharacters({ ...A, at: ['A1', 'C1'] }), 'refused', '/characters/0/at'],
  ['a base twice in one square', withCharacters({ ...A, at: ['A1', 'A1'] }), 'duplicate', '/characters/0/at/1'],
  [
    'an object in squares that do not touch',
    { ...line, objects: [{ id: 'O', kind: 'ultra-heavy', at: ['A1', 'C1'] }] },
    'refused',
    '/objects/0/at',
  ],
  ['a character off the map', withCharacters({ ...A, at: ['A1', 'A4'] }), 'off-the-map', '/characters/0/at/1'],
  ['an unknown ability', withCharacters({ ...A, abilities: ['flihgt'] }), 'not-allowed', '/characters/0/abilities/0'],
  ['an unknown size', withCharacters({ ...A, size: 'huge' }), 'not-allowed', '/characters/0/size'],
  ['an unknown object held', withCharacters({ ...A, holds: 'o1' }), 'unknown-object', '/characters/0/holds'],
  [
    'a held object that lies somewhere',
    { ...withCharacters({ ...A, holds: 'o1' }), objects: [{ id: 'o1', kind: 'light', at: 'B1' }] },
    'held',
    '/characters/0/holds',
  ],
  ['an unknown mover', { ...reach, character: 'Z' }, 'unknown-character', '/character'],
  ['a speed that is no number', { ...reach, speed: null, characters: [B, A] }, 'wrong-type', '/speed'],
  ['a mover without speed or dial', { ask: 'reach', map, characters: [B, A], character: 'A' }, 'no-speed', '/characters/1'],
  ['a path from elsewhere', { ...path, path: ['B1'] }, 'wrong-start', '/path/0'],
  ['a path that jumps', { ...path, path: ['A1', 'A3'] }, 'apart', '/path/1'],
  ['a path that stays on one square', { ...path, path: ['A1', 'A1'] }, 'apart', '/path/1'],
  ['an empty path', { ...path, path: [] }, 'out-of-range', '/path'],
  ['a roll of seven', { ask: 'break-away', roll: 7 }, 'out-of-range', '/roll'],
  ['an unknown target', { ...knock, target: 'Z' }, 'unknown-character', '/target'],
  ['an attack on oneself', { ...knock, target: 'A' }, 'same-character', '/target'],
  ['negative damage', { ...knock, damageTaken: -1 }, 'out-of-range', '/damageTaken'],
  ['a replacement of two sorts', { ...value, replacements: [{ half: true }, { set: 1, half: true }] }, 'not-one', '/replacements/1'],
  ['a replacement of no sort', { ...value, replacements: [{ locked: true }] }, 'not-one', '/replacements/0'],
  ['a replacement with `half: false`', { ...value, replacements: [{ half: false }] }, 'not-allowed', '/replacements/0/half'],
];

function errorOf(question: unknown): unknown {
  const verdict = engine.judge(question);
  return 'error' in verdict ? verdict.error : verdict;
}

describe('a bad question gets its error at its pointer:', () => {
  test.each(faults)('%s', (_, question, code, pointer) => {
    expect(errorOf(question)).toMatchObject({ code, at: pointer, message: expect.stringMatching(/./) });
  });
});

test('a refusal by the rules names its clause', () => {
  for (const question of [onMap({ stairs: ['A1|B1'] }), onMap({ interior: ['A1'] })]) {
    expect(errorOf(question)).toMatchObject({ rule: expect.stringMatching(/^[a-z-]+\.[a-z0-9-]+\.[a-z0-9-]+$/) });
  }
});

describe('of several faults the first in document order is reported:', () => {
  test.each([
    ['map before ends', { ask: 'line-of-fire', map: { ...map, water: ['E1'] }, from: 'A9', to: 'C3' }, '/map/water/0'],
    ['ends before map', { ask: 'line-of-fire', to: 'C3', from: 'A9', map: { ...map, water: ['E1'] } }, '/from'],
    ['walls before characters', { ...onMap({ walls: ['A1|B2'] }), characters: [A, { ...B, at: 'A1' }] }, '/map/walls/0'],
    ['the first of two walls', onMap({ walls: ['A1|C1', 'A1|D1'] }), '/map/walls/0'],
    ['an unknown field before a wrong type', { ask: 'break-away', rol: 3, roll: '3' }, '/rol'],
    ['a wrong type before an unknown field', { ask: 'break-away', roll: '3', rol: 3 }, '/roll'],
    ['the first of two characters', withCharacters({ ...A, size: 'x' }, { ...B, at: 'C9' }), '/characters/0/size'],
    ['a square off the map before an unknown field', { ...onMap({ water: ['E1'] }), extra: 1 }, '/map/water/0'],
    ['an unknown field before a square off the map', { extra: 1, ...onMap({ water: ['E1'] }) }, '/extra'],
    ['a wall before an end off the map', { ...onMap({ walls: ['A1|B2'] }), to: 'Z9' }, '/map/walls/0'],
    ['stairs before characters', { ...onMap({ stairs: ['A1|B1'] }), characters: [A, { ...B, at: 'A1' }] }, '/map/stairs/0'],
    [
      'two characters in a square before a malformed end',
      { ask: 'line-of-fire', map, characters: [A, { ...B, at: 'A1' }], from: 'A1', to: 'c3' },
      '/characters/1/at',
    ],
    [
      'a malformed end before two characters in a square',
      { ask: 'line-of-fire', to: 'c3', map, characters: [A, { ...B, at: 'A1' }], from: 'A1' },
      '/to',
    ],
    ['an attacker before its target', { ...knock, target: 'Y', attacker: 'Z' }, '/attacker'],
    ['a target before its attacker', { ask: 'knock-back', target: 'Y', attacker: 'Z', map, characters: [A], damageTaken: 1 }, '/target'],
    ['a jump before a malformed square', { ...path, path: ['A1', 'A3', 'x'] }, '/path/1'],
    ['a malformed square before a jump', { ...path, path: ['A1', 'x', 'A3', 'D3'] }, '/path/1'],
    ['a replacement before a wrong modifier', { ...value, replacements: [{}], modifiers: ['x'] }, '/replacements/0'],
    ['a missing field, at the question itself', { ask: 'line-of-fire', map: { ...map, water: ['E1'] }, from: 'A1' }, ''],
    ['the wrong size of an end, not the end', { ...withCharacters({ ...A, size: 'x' }), from: { character: 'A' } }, '/characters/0/size'],
    [
      'an unknown end before a map fault after it',
      { ask: 'line-of-fire', from: { character: 'Z' }, to: 'A1', map: { ...map, walls: ['A1|B2'] } },
      '/from/character',
    ],
  ])('%s', (_, question, pointer) => {
    expect(errorOf(question)).toMatchObject({ at: pointer });
  });
});

describe('what looks odd but is allowed gets a verdict:', () => {
  test.each([
    ['level 1 among elevations', onMap({ elevation: { '1': ['A1', 'B1'] } })],
    ['a wall written backwards', onMap({ walls: ['B1|A1'] })],
    ['stairs written backwards', onMap({ stairs: ['B1|A1'], elevation: { '2': ['B1'] } })],
    ['diagonal stairs', onMap({ stairs: ['A1|B2'], elevation: { '2': ['B2'] } })],
    ['a square in several lists', onMap({ hindering: ['A1'], water: ['A1'], blocking: ['A1'], debris: ['A1'] })],
    [
      'a character and an object on blocking squares',
      { ...onMap({ blocking: ['A1', 'B1'] }), characters: [A], objects: [{ id: 'o', kind: 'heavy', at: 'B1' }] },
    ],
    ['the largest map', { ...onMap({ columns: 200, rows: 200 }), to: 'GR200' }],
    ['one square alone as a path', { ...path, path: ['A1'] }],
    ['starting areas, one of a player named `constructor`', onMap({ starts: { p1: ['A1'], constructor: ['B1'] } })],
  ])('%s', (_, question) => {
    expect(engine.judge(question)).toMatchObject({ edition: 'current' });
  });
});

const hostile = [
  null,
  true,
  0,
  -1,
  1e308,
  Number.MAX_SAFE_INTEGER,
  -0,
  '',
  'A1',
  'A0',
  '\u0000',
  'ZZZZ9999',
  '__proto__',
  [],
  {},
  [[]],
  { character: 'A' },
];

test('any value in any place gets a verdict or an error, and changes no prototype', () => {
  const places = (value: unknown, place: (string | number)[]): (string | number)[][] =>
    !isStructure(value) ? [place] : [place, ...Object.entries(value).flatMap(([key, entry]) => places(entry, [...place, key]))];
  const put = (value: unknown, [key, ...rest]: (string | number)[], replacement: unknown): unknown => {
    if (key === undefined) return replacement;
    const putInto = (entry: unknown): unknown => put(entry, rest, replacement);
    if (Array.isArray(value)) return value.map((entry: unknown, index) => (String(index) === String(key) ? putInto(entry) : entry));
    return Object.fromEntries(Object.entries(untyped(value)).map(([name, entry]) => [name, name === key ? putInto(entry) : entry]));
  };
  for (let seed = 0; seed < 24; seed += 1) {
    const question = randomQuestion(seeded(seed + 7000));
    for (const [placeNumber, place] of places(question, []).entries()) {
      const verdict = engine.judge(put(question, place, hostile[(placeNumber + seed) % hostile.length]));
      expect(Object.keys(verdict).length).toBeGreaterThan(0);
    }
  }
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test('names that reach prototypes are fields like any other', () => {
  for (const text of [
    '{"__proto__":{"ask":"break-away","roll":3}}',
    '{"ask":"break-away","roll":3,"__proto__":{"bonus":9}}',
    '{"ask":"break-away","roll":3,"constructor":{}}',
  ]) {
    expect(engine.judge(JSON.parse(text))).toHaveProperty('error');
  }
  expect(engine.judge({ ask: 'toString' })).toMatchObject({ error: { code: 'unknown-question', at: '/ask' } });
  const oddNames = { ...withCharacters({ id: '__proto__', player: 'constructor', at: 'B2' }), from: { character: '__proto__' } };
  expect(engine.judge(oddNames)).toMatchObject({ lineOfFire: 'clear' });
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test('whatever JSON holds, the judge does not throw', () => {
  const key = fc.constantFrom('ask', 'map', 'from', 'to', 'characters', 'columns', 'rows', 'kind', 'path', 'speed', '__proto__', 'x');
  const leaf = fc.oneof(
    fc.constantFrom(...hostile),
    fc.double(),
    fc.string(),
    fc.constantFrom('reach', 'path', 'adjacent', 'outdoor', 'indoor'),
  );
  const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
    tree: fc.oneof({ maxDepth: 5 }, leaf, fc.array(tie('tree'), { maxLength: 4 }), fc.dictionary(key, tie('tree'), { maxKeys: 6 })),
  }));
  fc.assert(
    fc.property(tree, fc.constantFrom('reach', 'path', 'adjacent', 'visibility', 'knock-back', undefined), (value, ask) => {
      expect(typeof engine.judge(ask === undefined ? value : { ask, ...untyped(value) })).toBe('object');
    }),
    { seed: 20_140_601, numRuns: 3000 },
  );
});
