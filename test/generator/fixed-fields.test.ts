/** The fields that varied questions keep: with other values most questions would be refused for their form. */
import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../../engine/base/json.ts';
import { isObject } from '../../engine/base/json.ts';
import { extentOf, randomGames, randomQuestions } from '../../generator/behaviour/questions.ts';
import { rulebook } from '../fixtures/engines.ts';

const examples = [...(rulebook().rulebook?.clauses.values() ?? [])].flatMap(({ ast }) =>
  ast.examples.flatMap(({ question }) => (question === undefined ? [] : [question])),
);
const seed = 1;

function firstOf(questions: Iterator<JsonObject>, count: number): readonly JsonObject[] {
  return Array.from({ length: count }, () => questions.next().value);
}

const idsOf = (list: Json | undefined): readonly Json[] =>
  Array.isArray(list) ? list.flatMap((entry: Json) => (isObject(entry) && entry['id'] !== undefined ? [entry['id']] : [])) : [];

const mapSize = (question: JsonObject): string => Object.values(extentOf(question)).join('×');

test('no map has a size that no example has, and no two characters or objects have one id', () => {
  const questions = firstOf(randomQuestions(examples, seed), 3000);
  const sizes = new Set(examples.map(mapSize));
  expect([...new Set(questions.map(mapSize))].filter((size) => !sizes.has(size))).toEqual([]);
  const repeated = questions.filter((question) =>
    ['characters', 'objects'].some((field) => new Set(idsOf(question[field])).size < idsOf(question[field]).length),
  );
  expect(repeated).toEqual([]);
});

test('a varied game has the players, actions, size of the map and ids of the original, and as many dice', () => {
  const game = examples.find(
    ({ ask, actions, dice }) => ask === 'play' && [actions, dice].every((list) => Array.isArray(list) && list.length > 1),
  );
  if (game === undefined) throw new Error('no example is a game with actions and dice');
  const focus = { questions: [game], examples: [], words: new Set<string>(), numbers: [] };
  const kept = (question: JsonObject): readonly unknown[] => [
    question['players'],
    question['actions'],
    mapSize(question),
    idsOf(question['characters']),
    idsOf(question['objects']),
    Array.isArray(question['dice']) && question['dice'].length,
  ];
  const games = firstOf(randomGames(examples, seed, [], focus), 500);
  expect(new Set(games.map((one) => JSON.stringify(one))).size).toBeGreaterThan(100);
  for (const one of games) expect(kept(one)).toEqual(kept(game));
});
