/** A range of die results in a text implies a bound. A definition carries the bound if an expression of it compares with the bound. */
import { describe, expect, test } from 'vitest';
import { comparesWith } from '../../generator/checks/carried-words.ts';
import { numbersAndLimitingWordsIn } from '../../generator/prose/limiting-words.ts';

/** The numbers in a text, each with the bound that a range of die results implies for it. */
const boundsOf = (value: string) =>
  numbersAndLimitingWordsIn({ type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', value }] }] }, 'page.md').map(
    ({ number, bound }) => [number, bound === undefined ? undefined : `${bound.sign} ${bound.number}`],
  );

describe('a range of die results implies a bound', () => {
  test.each([
    [
      'On a 5 or 6, it escapes.',
      [
        ['5', undefined],
        ['6', '>= 5'],
      ],
    ],
    [
      'On a result of 4-6, it escapes.',
      [
        ['4', undefined],
        ['6', '>= 4'],
      ],
    ],
    [
      'On a 1 or 2, it is caught.',
      [
        ['1', '<= 2'],
        ['2', undefined],
      ],
    ],
    [
      'On a 3 to 5, nothing happens.',
      [
        ['3', undefined],
        ['5', undefined],
      ],
    ],
    ['Within 6 squares it escapes.', [['6', undefined]]],
  ])('%s', (text, bounds) => {
    expect(boundsOf(text)).toEqual(bounds);
  });

  test.each([
    ['die >= 5', true],
    ['die > 4', true],
    ['die >= 50', false],
    ['die >= 4', false],
    ['die <= 5', false],
  ])('"5 or 6" is carried by %s: %s', (expression, isCarried) => {
    expect(comparesWith({ json: JSON.stringify({ if: expression }) }, { sign: '>=', number: 5 })).toBe(isCarried);
  });

  test('"1 or 2" is carried by a condition with the highest of them', () => {
    expect(['die <= 2', 'die < 3', 'die < 2'].map((json) => comparesWith({ json }, { sign: '<=', number: 2 }))).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('a number without a bound is carried by no comparison', () => {
    expect(comparesWith({ json: 'die >= 5' }, undefined)).toBe(false);
  });
});
