/**
 * Random questions of every kind against the oracle, which shares no code with the engine. `ORACLE=n` asks n of them in all; the seed of a
 * question follows from its number, so that a difference can be reproduced.
 */
import { describe, expect, test } from 'vitest';
import { isRecord } from '../../engine/base/json.ts';
import { engine } from '../fixtures/engines.ts';
import { answer } from '../oracle/answer.ts';
import { seeded } from '../oracle/random.ts';
import { ASKS, type Ask, randomQuestion } from '../oracle/random-question.ts';

const TOTAL = Number(process.env.ORACLE ?? 12_000);

/** How many of a hundred questions are of each kind; those that take the oracle long are fewer. */
const shares: Readonly<Record<Ask, number>> = {
  adjacent: 15,
  'line-of-fire': 35,
  visibility: 4,
  reach: 4,
  path: 15,
  'break-away': 3,
  'knock-back': 14,
  'combat-value': 10,
};

describe.each(ASKS)('the engine agrees with the oracle: %s', (ask) => {
  test('random questions', () => {
    for (let number = 0; number < (TOTAL * shares[ask]) / 100; number += 1) {
      const question = randomQuestion(seeded(number * ASKS.length + ASKS.indexOf(ask)), ask);
      const verdict = engine.judge(question);
      const expected = answer(question);
      if ('error' in verdict || !sameAs(verdict, expected))
        expect(verdict, `${number}: ${JSON.stringify(question)}`).toEqual({ ...expected, because: expect.anything() });
    }
  });
});

function sameAs(verdict: { because: readonly object[] }, expected: object): boolean {
  const { because, ...rest } = verdict;
  return because.length > 0 && canonical(rest) === canonical(expected);
}

function canonical(value: object): string {
  return JSON.stringify(value, (_, entry: unknown) => {
    if (!isRecord(entry)) return entry;
    return Object.fromEntries(Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
