import { expect, test } from 'vitest';
import { createExclusion } from '../../generator/checks/exclusive-conditions.ts';
import { parseExpression } from '../../generator/language/parse-expression.ts';

const excludes = createExclusion([], parseExpression);

test.each([
  ['x', 'x == true', false],
  ['!x', 'x == false', false],
  ['x', 'true == x', false],
  ['x', 'x == false', true],
  ['!x', 'x == true', true],
  ['x == true', 'x == false', true],
  ["x == 'true'", 'x == 1', true],
  ['x', '!x', true],
])('of %s and %s, each excludes the other: %s', (one, other, expected) => {
  expect([excludes({ if: one }, { if: other }), excludes({ if: other }, { if: one })]).toEqual([expected, expected]);
});
