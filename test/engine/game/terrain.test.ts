import { expect, test } from 'vitest';
import { terrainOf } from '../../../engine/game/terrain.ts';
import { at } from '../../../engine/kernel/plane.ts';
import { editionRules } from '../../fixtures/edition-rules.ts';
import { newGame } from '../../support/random-game.ts';

const [{ gameRules, boardRules }] = editionRules;
const { game, first } = newGame(gameRules, boardRules);
const lyingObjects = first.lists[game.rules.lying] ?? [];
const blockingFact = 'square.printedBlocking';
const wallFact = 'edge.wall';
/** A blocking square, by its number: the map has 12 columns. */
const F6 = 65;
/** The edge of a wall: edges right of squares have twice the number of the square. */
const C7_D7 = 148;

test('states in which the map has changed in the same way have one terrain', () => {
  const terrain = terrainOf(game, { [blockingFact]: { [F6]: 0 } }, lyingObjects);
  expect(at(terrain.square.printedBlocking, F6)).toBe(0);
  expect(terrainOf(game, { [blockingFact]: { [F6]: 0 } }, [...lyingObjects])).toBe(terrain);
});

test('states in which the map has changed in another way have another terrain', () => {
  const terrain = terrainOf(game, { [wallFact]: { [C7_D7]: 0 } }, lyingObjects);
  const other = terrainOf(game, { [wallFact]: { [C7_D7]: 1 } }, lyingObjects);
  expect([terrain, other].map((one) => at(one.edge.wall, C7_D7))).toEqual([0, 1]);
});

test('the number of cached terrains of a game is limited', () => {
  for (let square = 0; square < 100; square++) terrainOf(game, { [blockingFact]: { [square]: 1 } }, lyingObjects);
  // `MOST_TERRAINS` in game/terrain.ts.
  expect(game.terrainsByKey.size).toBeLessThanOrEqual(64);
  const terrain = terrainOf(game, { [blockingFact]: { 99: 1 } }, [...lyingObjects]);
  expect(at(terrain.square.printedBlocking, 99)).toBe(1);
});
