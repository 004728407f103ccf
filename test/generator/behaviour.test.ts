import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../engine/base/json.ts';
import { isObject } from '../../engine/base/json.ts';
import { SIGNS } from '../../engine/board-notation/signs.ts';
import { squareOf } from '../../engine/board-notation/squares.ts';
import { departureOf } from '../../generator/behaviour/departures.ts';
import { differingParts } from '../../generator/behaviour/difference.ts';
import { printDifference, printExample } from '../../generator/behaviour/print.ts';
import { randomQuestions } from '../../generator/behaviour/questions.ts';
import { findDifferences } from '../../generator/behaviour/search.ts';
import { shrink } from '../../generator/behaviour/shrink.ts';
import { judgeIn } from '../../generator/cli/edition-answers.ts';
import { recordedGames } from '../../generator/cli/record-games.ts';
import { type EditionId, editionId } from '../../generator/ids.ts';
import { once } from '../../generator/once.ts';
import { engine, rulebook } from '../fixtures/engines.ts';

const examples = [...(rulebook().rulebook?.clauses.values() ?? [])].flatMap(({ ast }) =>
  ast.examples.flatMap(({ question }) => (question === undefined ? [] : [question])),
);
const judgeOf = (edition: string) => judgeIn(engine, editionId(edition));
const firstQuestions = (seed: number, count: number): JsonObject[] => {
  const list: JsonObject[] = [];
  for (const question of randomQuestions(examples, seed)) {
    list.push(question);
    if (list.length >= count) break;
  }
  return list;
};

describe('random questions', () => {
  test('are the same for one seed and others for another', () => {
    expect(firstQuestions(7, 30)).toEqual(firstQuestions(7, 30));
    expect(firstQuestions(7, 30)).not.toEqual(firstQuestions(8, 30));
  });

  test('are of every kind in the examples except whole games, and at least a third can be judged', () => {
    const questions = firstQuestions(1, 1500);
    expect(new Set(questions.map((question) => question['ask']))).toEqual(
      new Set(examples.map((question) => question['ask']).filter((kind) => kind !== 'play')),
    );
    expect(questions.filter((question) => judgeOf('current')(question)['error'] === undefined).length).toBeGreaterThan(500);
  });
});

describe('recorded games', () => {
  // Seed 1, and 40 games; those that cannot be written as commands are left out.
  const games = [...recordedGames(engine, examples, editionId('current'), 1, 40)];

  test('are the same for one seed, and can be replayed by the rules that they were played by', () => {
    expect(games.length).toBeGreaterThan(15);
    expect(new Set(games.map((game) => (Array.isArray(game['actions']) ? game['actions'].length : 0))).size).toBeGreaterThan(1);
    const again = [...recordedGames(engine, examples, editionId('current'), 1, 20)];
    expect(again).toEqual(games.slice(0, again.length));
    expect(again.length).toBeGreaterThan(5);
    for (const game of games) {
      const verdict = judgeOf('current')(game);
      expect([verdict['error'], verdict['illegal']]).toEqual([undefined, undefined]);
    }
  });

  test('depart at the action that goes differently under other rules, name its clause, and never depart under their own rules', () => {
    const departures = games.map((game) => departureOf(game, judgeOf('current'), judgeOf('2014'))).filter((one) => one !== undefined);
    expect(departures.length).toBeGreaterThan(0);
    expect(departures).toContainEqual({
      action: expect.any(Number),
      command: expect.objectContaining({ give: 'move' }),
      recorded: expect.objectContaining({ type: 'failed-to-break-away', because: ['turns.breaking-away.failure'] }),
      replayed: expect.objectContaining({ type: 'broke-away', because: ['turns.breaking-away.roll'] }),
      rule: 'turns.breaking-away.roll',
    });
    expect(games.filter((game) => departureOf(game, judgeOf('current'), judgeOf('current')) !== undefined)).toEqual([]);
  });

  const differencesOfGames = once(() => findDifferences(games, judgeOf('2014'), judgeOf('current'), { tries: games.length }));

  test('are printed with the action at which they depart, without the states of whole games', () => {
    const differences = differencesOfGames();
    expect(differences.length).toBeGreaterThan(0);
    for (const difference of differences) {
      const departure = departureOf(difference.question, judgeOf('2014'), judgeOf('current'));
      const lines = printDifference(difference, '2014', 'current', SIGNS, departure);
      expect(lines[0]).toMatch(/^play: .* \(\d+ games\)$/);
      expect(lines.at(-3)).toMatch(/^ {2}differs from action \d+ on, by [\w.-]+: \{/);
      expect(lines.slice(-2)).toEqual([
        expect.stringMatching(/^ {4}2014: (\{|nothing)/),
        expect.stringMatching(/^ {4}current: (\{|nothing)/),
      ]);
      for (const line of lines.slice(-3)) expect(line.length, line).toBeLessThan(400);
    }
  });

  test('differ where a roll breaks away in one edition alone', () => {
    const differences = differencesOfGames();
    const [difference] = differences.filter(({ kind }) => kind.startsWith('play: '));
    expect(JSON.stringify([difference?.before, difference?.after])).toContain('broke-away');
  });
});

test('two editions differ as their errata say, and each difference is shown on a minimal board', () => {
  const [before, after] = [judgeOf('2014'), judgeOf('current')];
  const differences = findDifferences(randomQuestions(examples, 1), before, after, { tries: 2500 });
  const kinds = differences.map(({ kind }) => kind);
  expect(kinds).toContain('break-away: succeeds: true → false');
  expect(kinds).toContain('path: legal: true → false');
  const rollDifference = differences.find(({ question }) => question['ask'] === 'break-away');
  expect(Object.keys(rollDifference?.question ?? {}).sort()).toEqual(['ask', 'roll']);
  const pathDifference = differences.find(({ kind }) => kind === 'path: legal: true → false');
  expect(pathDifference?.question['map']).toMatchObject({ columns: 2, rows: 2 });
  expect(pathDifference?.question['characters']).toHaveLength(1);
  if (rollDifference === undefined) throw new Error('no roll differs');
  expect(printDifference(rollDifference, '2014', 'current', SIGNS).join('\n')).toMatch(
    /^break-away: succeeds: true → false \(\d+ positions\)\n {2}ask: .*\n {2}2014: \{"succeeds":true\}\n {2}current: \{"succeeds":false\}$/,
  );
});

test('an example claims the answer of the default edition, and that of each other edition that answers otherwise', () => {
  const question = { ask: 'break-away', roll: 7 };
  const refusedAt = (at: string) => ({ error: { code: 'not-allowed', at, message: 'found 7' } });
  const answers = new Map<EditionId, JsonObject>([
    [editionId('original'), refusedAt('/roll')],
    [editionId('2014'), refusedAt('/roll/0')],
    [editionId('current'), { succeeds: true, edition: 'current', because: [{ rule: 'turns.breaking-away.roll' }] }],
    [editionId('2015'), { succeeds: true, edition: '2015', because: [] }],
    [editionId('2016'), { succeeds: false }],
  ]);
  expect(printExample(question, answers, 'a-seven', SIGNS, editionId('current'))).toEqual([
    '```example a-seven',
    'says: What this position shows, in one sentence.',
    'ask: {"ask":"break-away","roll":7}',
    'verdict: {"succeeds":true}',
    'refused original: {"code":"not-allowed","at":"/roll"}',
    'refused 2014: {"code":"not-allowed","at":"/roll/0"}',
    'verdict 2016: {"succeeds":false}',
    '```',
  ]);
});

test('the parts in which two states differ are found at every depth', () => {
  const before = {
    over: false,
    events: ['a', 'b', 'd'],
    score: { p1: 0, p2: 0 },
    characters: { A: { click: 1, at: 'A1' }, B: { click: 1 } },
  };
  const after = { over: false, events: ['a', 'c', 'b', 'd'], score: { p1: 0, p2: 5 }, characters: { A: { click: 2, at: 'A1' } } };
  expect(differingParts(before, after)).toEqual([
    { events: [], score: { p2: 0 }, characters: { A: { click: 1 }, B: { click: 1 } } },
    { events: ['c'], score: { p2: 5 }, characters: { A: { click: 2 }, B: null } },
  ]);
});

test('an engine that throws on a question does not end the search', () => {
  const fails = (): JsonObject => {
    throw new Error('the rules do not come to an end in round');
  };
  const [difference] = findDifferences(firstQuestions(1, 5), fails, () => ({ legal: true }), { tries: 5, onlyFirst: true });
  expect(difference?.kind).toMatch(/: internal → a verdict$/);
  expect(findDifferences(firstQuestions(1, 5), fails, fails, { tries: 5 })).toEqual([]);
});

test('a field that only one set of rules knows is a difference only where it changes the verdict', () => {
  const answerKnowingQuicksand = ({ map }: JsonObject): JsonObject => {
    const sand = isObject(map) ? map['quicksand'] : undefined;
    return { legal: !(Array.isArray(sand) && sand.includes('B1')) };
  };
  const answerRefusingQuicksand = (question: JsonObject): JsonObject => {
    const hasQuicksand = isObject(question['map']) && 'quicksand' in question['map'];
    return hasQuicksand ? { error: { code: 'unknown-field', at: '/map/quicksand' } } : answerKnowingQuicksand(question);
  };
  const questionWith = (quicksand: readonly string[]): JsonObject => ({ ask: 'path', map: { columns: 2, rows: 1, quicksand } });
  const differencesOf = (...questions: readonly JsonObject[]) =>
    findDifferences(questions, answerRefusingQuicksand, answerKnowingQuicksand, { tries: 2 });
  expect(differencesOf(questionWith([]), questionWith(['A1']))).toEqual([]);
  const [difference] = differencesOf(questionWith([]), questionWith(['A1', 'B1']));
  expect(difference?.question['map']).toMatchObject({ quicksand: ['B1'] });
});

test('a field that only one set of rules knows is no difference where the other refuses the question all the same', () => {
  const refusal = (code: string, at: string): JsonObject => ({ error: { code, at } });
  const question: JsonObject = { ask: 'path', map: { columns: 2, rows: 1, quicksand: [] }, characters: [] };
  const refusesCharacters = (): JsonObject => refusal('refused', '/characters');
  const kindsOf = (before: JsonObject, after: (question: JsonObject) => JsonObject) =>
    findDifferences([question], () => before, after, { tries: 1 }).map(({ kind }) => kind);
  expect(kindsOf(refusal('unknown-field', '/map/quicksand'), refusesCharacters)).toEqual([]);
  const refusesWithSand = ({ map }: JsonObject): JsonObject =>
    isObject(map) && 'quicksand' in map ? refusal('off-the-map', '/map/quicksand/0') : refusesCharacters();
  expect(kindsOf(refusal('unknown-field', '/map/quicksand'), refusesWithSand)).toEqual(['path: unknown-field → off-the-map']);
  // A rule of the game refuses under the earlier rules, so they know the field: another error under the later rules is a difference.
  expect(kindsOf(refusal('refused', '/map'), () => refusal('apart', '/characters'))).toEqual(['path: refused → apart']);
});

test('a refusal by one set of rules is a difference if a rule refuses, or if the refused entry of a list changes the verdict', () => {
  const question: JsonObject = { ask: 'path', dice: [1, 2, 3], characters: [{ at: 'A1' }] };
  const countOf = ({ dice }: JsonObject): JsonObject => ({ count: Array.isArray(dice) ? dice.length : 0 });
  const kindsOf = (code: string, at: string, after: (asked: JsonObject) => JsonObject) =>
    findDifferences([question], () => ({ error: { code, at } }), after, { tries: 1 }).map(({ kind }) => kind);
  expect(kindsOf('dice-left', '/dice/2', countOf)).toEqual(['path: dice-left → a verdict']);
  expect(kindsOf('dice-left', '/dice/2', () => ({ legal: true }))).toEqual([]);
  expect(kindsOf('refused', '/characters/0', () => ({ legal: true }))).toEqual(['path: refused → a verdict']);
});

test('an edition does not differ from itself', () => {
  expect(findDifferences(randomQuestions(examples, 3), judgeOf('2014'), judgeOf('2014'), { tries: 300 })).toEqual([]);
});

test('shrinking crops the map and moves all squares with it', () => {
  const question = {
    ask: 'x',
    map: { kind: 'indoor', columns: 4, rows: 3, walls: ['C3|D3'], water: ['A1'] },
    at: 'C3',
    path: ['C3', 'D3'],
  };
  const hasWall = ({ map, path }: JsonObject): boolean => {
    if (!Array.isArray(path) || path.length !== 2 || !isObject(map)) return false;
    const isInside = path.every((name) => {
      const square = squareOf(name);
      return square !== undefined && square.column < Number(map['columns']) && square.row < Number(map['rows']);
    });
    return isInside && JSON.stringify(map['walls'] ?? null).includes(`"${path.join('|')}"`);
  };
  expect(shrink(question, hasWall)).toEqual({ map: { columns: 2, rows: 1, walls: ['A1|B1'] }, path: ['A1', 'B1'] });
});

test('shrinking drops the first steps of a path, and moves the character to its new start', () => {
  const question = {
    ask: 'path',
    path: ['A1', 'B2', 'C1'],
    map: { columns: 3, rows: 2, walls: ['C1|C2'] },
    // The id looks like a square.
    characters: [{ id: 'A1', at: 'A1' }],
  };
  const stepsToWall = ({ map, path, characters }: JsonObject): boolean => {
    if (!Array.isArray(path) || path.length < 2 || !isObject(map)) return false;
    const squares = path.map((name) => squareOf(name) ?? { column: 99, row: 99 });
    const areSteps = squares.slice(1).every(({ column }, index) => Math.abs(column - (squares[index]?.column ?? 0)) === 1);
    const areOnMap = squares.every(({ column, row }) => column < Number(map['columns']) && row < Number(map['rows']));
    const hasWall = JSON.stringify(map['walls'] ?? null).includes(`"${String(path.at(-1))}|`);
    return areSteps && areOnMap && hasWall && JSON.stringify(characters ?? null).includes(`"at":"${String(path[0])}"`);
  };
  expect(shrink(question, stepsToWall)).toEqual({
    path: ['A2', 'B1'],
    map: { columns: 2, rows: 2, walls: ['B1|B2'] },
    characters: [{ at: 'A2' }],
  });
});
