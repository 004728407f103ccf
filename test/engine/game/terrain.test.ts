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
/** A blocking square of the map, by its number. */
const F6 = 65;
/** The edge of a wall: edges right of squares have twice the number of the square. */
const C7_D7 = 148;

test('states in which the map has changed in the same way have one ground', () => {
  const ground = terrainOf(game, { [blockingFact]: { [F6]: 0 } }, lyingObjects);
  expect(at(ground.square.printedBlocking, F6)).toBe(0);
  expect(terrainOf(game, { [blockingFact]: { [F6]: 0 } }, [...lyingObjects])).toBe(ground);
});

test('states in which the map has changed in another way have another ground', () => {
  const ground = terrainOf(game, { [wallFact]: { [C7_D7]: 0 } }, lyingObjects);
  const other = terrainOf(game, { [wallFact]: { [C7_D7]: 1 } }, lyingObjects);
  expect([ground, other].map((one) => at(one.edge.wall, C7_D7))).toEqual([0, 1]);
});

test('the grounds of a game do not grow without limit', () => {
  for (let square = 0; square < 100; square++) terrainOf(game, { [blockingFact]: { [square]: 1 } }, lyingObjects);
  expect(game.equalGrounds.size).toBeLessThanOrEqual(64);
  const ground = terrainOf(game, { [blockingFact]: { 99: 1 } }, [...lyingObjects]);
  expect(at(ground.square.printedBlocking, 99)).toBe(1);
});
