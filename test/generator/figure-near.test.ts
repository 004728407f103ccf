/** Which conditions about a step can hold only next to a figure: the engine does not evaluate them on other squares. */

import { expect, test } from 'vitest';
import { createExpressionParser } from '../../generator/language/parse-expression.ts';
import { needsFigureNear } from '../../generator/lower/figures.ts';

const parse = createExpressionParser();

test.each([
  ['to.occupied && opposing(to.occupant, move.mover)', true],
  ['characters.exists(c, opposing(c, move.mover) && adjacent(c, to))', true],
  ['step.diagonal && step.sides.all(s, s.occupied)', true],
  ['step.sides.all(s, s.occupied)', false],
  ['move.brokeAway', false],
  ['move.brokeAway && adjacent(from, to)', false],
  ['characters.exists(c, opposing(c, move.mover) && adjacent(from, to))', false],
  ['to.objects.exists(o, o.squares.exists(s, adjacent(s, to)))', false],
])('whether %s needs a figure near: %s', (condition, isNeeded) => {
  expect(needsFigureNear(condition, parse)).toBe(isNeeded);
});
