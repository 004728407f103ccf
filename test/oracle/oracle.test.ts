import { describe, expect, test } from 'vitest';
import { answer } from './answer.ts';
import type { Question } from './question.ts';
import { seeded } from './random.ts';
import { ASKS, type Ask, randomQuestion } from './random-question.ts';
import { hasShapeOf } from './same-shape.ts';
import { nameOf, squareNamed } from './square.ts';
import { faultsOf } from './valid-question.ts';

/** The same text with every square mirrored in the map's main diagonal. */
function mirrored(json: string): string {
  const swap = (name: string) => {
    const { column, row } = squareNamed(name);
    return nameOf({ column: row, row: column });
  };
  return json
    .replace(
      /"([A-Z]+\d+)(\|([A-Z]+\d+))?"/g,
      (_, a: string, second: string | undefined, b: string) => `"${swap(a)}${second ? `|${swap(b)}` : ''}"`,
    )
    .replace('"columns":', '"was-columns":')
    .replace('"rows":', '"columns":')
    .replace('"was-columns":', '"rows":');
}

/** The same questions in every run. */
function questions(ask: Ask, count: number): Question[] {
  return Array.from({ length: count }, (_, index) => randomQuestion(seeded(index * 101 + ask.length), ask));
}

/** Whether an end or the attacker has several squares: which one is chosen may depend on reading order, which a mirror changes. */
function hasWideEnd(question: Question): boolean {
  const ids: string[] = [];
  if ('from' in question && typeof question.from !== 'string') ids.push(question.from.character);
  if ('to' in question && typeof question.to !== 'string') ids.push(question.to.character);
  if (question.ask === 'knock-back') ids.push(question.attacker);
  return 'characters' in question && (question.characters ?? []).some(({ id, at }) => ids.includes(id) && typeof at !== 'string');
}

function withSortedSides(verdict: unknown): unknown {
  if (typeof verdict !== 'object' || verdict === null) return verdict;
  const corners = 'corners' in verdict && Array.isArray(verdict.corners) ? verdict.corners : [];
  return {
    ...verdict,
    ...(corners.length > 0 ? { corners: corners.map(({ between }: { between: string[] }) => [...between].sort()) } : {}),
  };
}

describe.each(ASKS)('random questions: %s', (ask) => {
  test('are valid, answered, and the same for the same seed', () => {
    for (const question of questions(ask, 150)) {
      expect(faultsOf(question), JSON.stringify(question)).toEqual([]);
      expect(answer(question).edition).toBe(question.edition ?? 'current');
    }
    expect(questions(ask, 5)).toEqual(questions(ask, 5));
  });
  test('have the mirrored answer on the mirrored map', () => {
    for (const question of questions(ask, 120)) {
      const mirroredQuestion: unknown = JSON.parse(mirrored(JSON.stringify(question)));
      if (!hasShapeOf(mirroredQuestion, question)) throw new Error(`not mirrored: ${JSON.stringify(question)}`);
      // The verdict on visibility has only labels, and these do not depend on which of several squares is chosen.
      if (question.ask === 'visibility' || !hasWideEnd(question)) {
        const expected: unknown = JSON.parse(mirrored(JSON.stringify(answer(question))));
        expect(withSortedSides(answer(mirroredQuestion)), JSON.stringify(question)).toEqual(withSortedSides(expected));
      }
    }
  });
});

test('a legal path has no fewer steps than `reach` lists for its end', () => {
  for (const question of questions('path', 200)) {
    if (question.ask !== 'path') continue;
    const { path, ...rest } = question;
    const verdict = answer(question);
    const reached = answer({ ...rest, ask: 'reach' });
    if (!('legal' in verdict) || !('reach' in reached) || !verdict.legal) continue;
    expect(reached.reach[path.at(-1) ?? ''], JSON.stringify(question)).toBeLessThanOrEqual(path.length - 1);
  }
});

test('a line is blocked in both directions or in neither, and crosses the same squares and corners', () => {
  for (const question of questions('line-of-fire', 400)) {
    if (question.ask !== 'line-of-fire') continue;
    const there = answer(question);
    const back = answer({ ...question, from: question.to, to: question.from });
    if (!('lineOfFire' in there) || !('lineOfFire' in back)) continue;
    expect(there.lineOfFire === 'blocked', JSON.stringify(question)).toBe(back.lineOfFire === 'blocked');
    if (hasWideEnd(question)) continue;
    expect([...there.crossed].reverse()).toEqual(back.crossed);
    expect([...there.corners].reverse()).toEqual(back.corners);
  }
});
