import { expect, test } from 'vitest';
import { terrainOf } from '../../../engine/game/terrain.ts';
import { at } from '../../../engine/kernel/plane.ts';
import { games } from '../../fixtures/games.ts';
import { newGame } from '../../support/random-game.ts';

const [{ rules, board }] = games;
const { game, first } = newGame(rules, board);
const lyingObjects = first.lists[game.rules.lying] ?? [];
const blocking = 'square.printedBlocking';
const wall = 'edge.wall';
/** A blocking square of the map, by its number. */
const F6 = 65;
/** The edge of a wall: edges right of squares have twice the number of the square. */
const C7_D7 = 148;

test('states in which the map has changed in the same way have one ground', () => {
  const ground = terrainOf(game, { [blocking]: { [F6]: 0 } }, lyingObjects);
  expect(at(ground.square.printedBlocking, F6)).toBe(0);
  expect(terrainOf(game, { [blocking]: { [F6]: 0 } }, [...lyingObjects])).toBe(ground);
});

test('states in which the map has changed in another way have another ground', () => {
  const ground = terrainOf(game, { [wall]: { [C7_D7]: 0 } }, lyingObjects);
  const other = terrainOf(game, { [wall]: { [C7_D7]: 1 } }, lyingObjects);
  expect([ground, other].map((one) => at(one.edge.wall, C7_D7))).toEqual([0, 1]);
});

test('the grounds of a game do not grow without limit', () => {
  for (let square = 0; square < 100; square++) terrainOf(game, { [blocking]: { [square]: 1 } }, lyingObjects);
  expect(game.equalGrounds.size).toBeLessThanOrEqual(64);
  const ground = terrainOf(game, { [blocking]: { 99: 1 } }, [...lyingObjects]);
  expect(at(ground.square.printedBlocking, 99)).toBe(1);
});
