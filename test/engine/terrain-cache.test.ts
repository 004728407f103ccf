import { expect, test } from 'vitest';
import rules2014 from '../../engine/generated/2014.ts';
import current from '../../engine/generated/current.ts';
import currentGame from '../../engine/generated/game/current.ts';
import original from '../../engine/generated/original.ts';
import { createEngine } from '../../engine/index.ts';
import { placeBoard } from '../../engine/judge/place.ts';
import { at } from '../../engine/kernel/plane.ts';
import { Chance, seeded } from '../oracle/random.ts';
import { randomQuestion } from '../oracle/random-question.ts';
import { frozen } from '../support/frozen.ts';
import { boardQuestion, uncheckedShape } from '../support/unchecked-shape.ts';

const newEngineAnswer = (question: unknown): string =>
  JSON.stringify(createEngine(current, rules2014, original).judge(structuredClone(question)));

const ASKS = ['adjacent', 'line-of-fire', 'visibility', 'reach', 'path', 'knock-back'] as const;

/** The question with its characters moved on the same map: most such questions are accepted, some refused. */
function moved(chance: Chance, question: ReturnType<typeof randomQuestion>, squares: readonly string[]): unknown {
  if (!('characters' in question) || question.characters === undefined) return question;
  const characters = question.characters.map((character) => {
    if (typeof character.at !== 'string' || chance.maybe(0.4)) return character;
    return { ...character, at: chance.maybe(0.03) ? 'ZZ99' : chance.pick(squares) };
  });
  // More than half of the questions have no other fields.
  const otherFields = chance.pick([
    {},
    {},
    {},
    {},
    {},
    {},
    { extra: 1 },
    { edition: '2014' },
    { edition: 'original' },
    { edition: 'x' },
    { ask: 'reach' },
  ]);
  return { ...question, characters: chance.maybe(0.1) ? characters.slice(1) : characters, ...otherFields };
}

test('characters moved on one map get the verdicts and errors of an engine that never saw the map', () => {
  const chance = new Chance(seeded(71));
  const outcomes = new Set<string>();
  for (let round = 0; round < 150; round++) {
    const question = frozen(randomQuestion(seeded(round), chance.pick(ASKS)));
    if (!('map' in question)) throw new Error('a question without a map');
    const { columns, rows } = question.map;
    const squares = Array.from(
      { length: columns * rows },
      (_, n) => `${String.fromCharCode(65 + (n % columns))}${Math.floor(n / columns) + 1}`,
    );
    const engine = createEngine(current, rules2014, original);
    for (let move = 0; move < 8; move++) {
      const next = move === 0 ? question : moved(chance, question, squares);
      const answered = JSON.stringify(engine.judge(next));
      expect(answered, JSON.stringify(next)).toBe(newEngineAnswer(next));
      outcomes.add(/^\{"error":\{"code":"([\w-]+)"/.exec(answered)?.[1] ?? 'a verdict');
    }
  }
  expect([...outcomes]).toEqual(
    expect.arrayContaining(['a verdict', 'off-the-map', 'refused', 'unknown-field', 'edition-not-loaded', 'unknown-character']),
  );
});

const row = (hindering: readonly string[]) => ({ kind: 'outdoor', columns: 5, rows: 1, hindering });
const across = (map: unknown) => ({ ask: 'line-of-fire', map, from: 'A1', to: 'E1' });

test('a map that is not deeply frozen is read again', () => {
  const engine = createEngine(current);
  const hindering: string[] = [];
  const map = Object.freeze(row(hindering));
  expect(engine.judge(across(map))).toMatchObject({ lineOfFire: 'clear' });
  hindering.push('C1');
  expect(engine.judge(across(map))).toMatchObject({ lineOfFire: 'hindered' });
});

test('a frozen map is read once for all questions that follow', () => {
  const engine = createEngine(current);
  let reads = 0;
  const counted = new Proxy(Object.freeze(['C1']), {
    get(list, key, receiver) {
      reads++;
      return Reflect.get(list, key, receiver);
    },
  });
  const map = Object.freeze(row(counted));
  expect(engine.judge(across(map))).toMatchObject({ lineOfFire: 'hindered' });
  expect(reads).toBeGreaterThan(0);
  reads = 0;
  expect(engine.judge({ ...across(map), to: 'B1' })).toMatchObject({ lineOfFire: 'clear' });
  expect(reads).toBe(0);
  engine.judge(across(row([])));
  expect(engine.judge(across(map))).toMatchObject({ lineOfFire: 'hindered' });
});

const sharedMap = frozen({ kind: 'outdoor', columns: 5, rows: 1 });
const frozenCharacters = (at: string | readonly string[]) =>
  frozen([{ id: 'A', player: 'p1', at, points: 50, dial: [{ speed: 8, attack: 10, defense: 16, damage: 2 }] }]);
const game = (characters: unknown) => ({
  ask: 'play',
  map: sharedMap,
  characters,
  players: ['p1', 'p2'],
  buildTotal: 100,
  start: { round: 2 },
  actions: [],
  dice: [],
});

test('characters of an earlier question are checked again in a game, where each player needs one', () => {
  const characters = frozenCharacters('A1');
  const engine = createEngine({ ...current, game: currentGame });
  const line = { ask: 'line-of-fire', map: sharedMap, characters, from: { character: 'A' }, to: 'E1' };
  expect(engine.judge(line)).toMatchObject({ lineOfFire: 'clear' });
  const question = game(characters);
  expect(engine.judge(question)).toEqual(createEngine({ ...current, game: currentGame }).judge(question));
});

test('characters of a game that are on no square are checked again in a question about a board', () => {
  const characters = frozen([...frozenCharacters([]), ...frozenCharacters('B1').map((one) => ({ ...one, id: 'B', player: 'p2' }))]);
  const engine = createEngine({ ...current, game: currentGame });
  engine.judge(game(characters));
  const line = { ask: 'line-of-fire', map: sharedMap, characters, from: { character: 'A' }, to: 'E1' };
  expect(engine.judge(line)).toEqual(createEngine({ ...current, game: currentGame }).judge(line));
});

test('characters on cached terrain share the numbers of texts with the objects', () => {
  const [text] = current.given.filter(({ shape }) => shape === 'text');
  if (text === undefined) throw new Error('no fact is a text');
  const label = (subject: string) => ({ ...text, subject, name: 'label', given: `${subject}s.label` });
  const rules = { ...current, given: [...current.given, label('object'), label('character')] };
  const map = { kind: 'outdoor', columns: 2, rows: 1 };
  const objects = ['red', 'blue'].map((name, index) => ({ id: name, kind: 'light', at: `${'AB'[index]}1`, label: name }));
  const question = boardQuestion({ map, objects, characters: [{ id: 'A', player: 'p1', at: 'A1', label: 'blue' }] });
  const placed = placeBoard(rules, question, uncheckedShape());
  const { board } = placeBoard(rules, question, uncheckedShape(), placed);
  expect(at(board.character.label, 0)).toBe(at(board.object.label, 1));
});
