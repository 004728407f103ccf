import { expect, test } from 'vitest';
import type { Json } from '../../engine/base/json.ts';
import { oldNumbersOf } from '../../generator/stale/changed-numbers.ts';

test('a number that moves to another field of its definition counts as lost; rows that change places lose none', () => {
  const before = [
    {
      id: 'a',
      kind: 'table',
      rows: [
        { if: 'die == 1', gives: 4 },
        { if: 'die > 5', gives: 7 },
      ],
    },
  ];
  const lost = (rows: Json) => oldNumbersOf({ replaced: before.map((one) => ({ before: one, now: { ...one, rows } })) });
  expect(
    lost([
      { if: 'die == 1', gives: 7 },
      { if: 'die > 5', gives: 4 },
    ]),
  ).toEqual(['4', '7']);
  expect(
    lost([
      { if: 'die > 5', gives: 7 },
      { if: 'die == 1', gives: 4 },
    ]),
  ).toEqual([]);
  expect(lost([{ if: 'die > 5', gives: 7 }])).toEqual(['1', '4']);
  expect(
    lost([
      { if: 'die == 1 || die == 2', gives: 4 },
      { if: 'die > 6', gives: 7 },
    ]),
  ).toEqual(['5']);
});
