/**
 * Ways, faults and placements for the boards of the site. On random positions, ways and faults agree with the answers to `reach` and
 * `path`, which the oracle checks.
 */
import { expect, test } from 'vitest';
import type { PathVerdict, PlacementVerdict, ReachVerdict } from '../../engine/generated/verdict.ts';
import { engine } from '../fixtures/engines.ts';
import { seeded } from '../oracle/random.ts';
import { type Ask, randomQuestion } from '../oracle/random-question.ts';
import { expectEnough } from '../support/enough-cases.ts';
import { frozen } from '../support/frozen.ts';
import { casesOf } from '../support/random-cases.ts';

const questions = (ask: Ask, count: number) =>
  Array.from({ length: casesOf(count) }, (_, number) => frozen(randomQuestion(seeded(number * 613 + 7), ask)));

function reachVerdict(question: object): ReachVerdict {
  const verdict = engine.judge(question);
  if (!('reach' in verdict)) throw new Error(JSON.stringify(verdict));
  return verdict;
}
function pathVerdict(question: object): PathVerdict {
  const verdict = engine.judge(question);
  if (!('legal' in verdict)) throw new Error(JSON.stringify(verdict));
  return verdict;
}

test('the way to a square is legal and has as many steps as `reach` lists; a square that is not listed has none', () => {
  let ways = 0;
  for (const question of questions('reach', 250)) {
    if (question.ask !== 'reach') continue;
    const { reach } = reachVerdict(question);
    for (const [to, steps] of Object.entries(reach)) {
      const { way = [] } = reachVerdict({ ...question, to });
      const failureMessage = `${to}: ${JSON.stringify(question)}`;
      expect([way.length - 1, way.at(-1)], failureMessage).toEqual([steps, to]);
      const { ask: _, ...rest } = question;
      const verdict = pathVerdict({ ...rest, ask: 'path', path: way, every: true });
      expect([verdict.legal, verdict.faults], failureMessage).toEqual([true, []]);
      ways += 1;
    }
    const beyond = ['A1', 'B2', 'C3'].filter((square) => !Object.hasOwn(reach, square));
    for (const to of beyond) {
      // A small map may not have the square.
      const verdict = engine.judge({ ...question, to });
      if (!('error' in verdict)) expect(verdict).not.toHaveProperty('way');
    }
  }
  expectEnough(ways, casesOf(2000));
});

test('a path has faults if and only if it is not legal; the first one is the reason of the verdict', () => {
  let illegal = 0;
  for (const question of questions('path', 2000)) {
    if (question.ask !== 'path') continue;
    const { faults, ...plain } = pathVerdict({ ...question, every: true });
    expect(plain).toEqual(pathVerdict(question));
    const failureMessage = JSON.stringify(question);
    expect(faults?.length === 0, failureMessage).toBe(plain.legal);
    const [first] = faults ?? [];
    if (first === undefined) continue;
    illegal += 1;
    expect(first.at, failureMessage).toBe(plain.stopsAt ?? first.at);
    const rules = new Set(plain.because.map(({ rule }) => rule));
    expect(
      first.because.map(({ rule }) => rule).filter((rule) => !rules.has(rule)),
      failureMessage,
    ).toEqual([]);
    expect(faults?.map(({ at, step }) => question.path[step] === at).every(Boolean), failureMessage).toBe(true);
  }
  expectEnough(illegal, casesOf(200));
});

test('every fault of a path is named, in the order of its steps', () => {
  const verdict = pathVerdict({
    ask: 'path',
    map: { kind: 'outdoor', columns: 6, rows: 1, walls: ['A1|B1'], hindering: ['C1'], blocking: ['F1'] },
    characters: [{ id: 'A', player: 'p1', at: 'A1' }],
    character: 'A',
    speed: 3,
    path: ['A1', 'B1', 'C1', 'D1', 'E1', 'F1'],
    every: true,
  });
  expect(verdict.faults?.map(({ kind, at }) => `${kind} ${at}`)).toEqual(['step B1', 'stop C1', 'speed E1', 'step F1']);
});

function placementVerdict(change: object): PlacementVerdict {
  const map = { kind: 'outdoor', columns: 4, rows: 2, blocking: ['B1', 'C2'], elevation: { 2: ['D1'] } };
  const verdict = engine.judge({ ask: 'placement', map, characters: [{ id: 'A', player: 'p1', at: 'A1' }], ...change });
  if (!('allowed' in verdict)) throw new Error(JSON.stringify(verdict));
  return verdict;
}

test('a character on blocking terrain is a fault of the placement, with the clause', () => {
  expect(placementVerdict({}).faults).toEqual([]);
  const { allowed, faults } = placementVerdict({ characters: [{ id: 'A', player: 'p1', at: ['A1', 'B1'] }] });
  expect([allowed, faults]).toEqual([
    false,
    [
      {
        character: 'A',
        at: ['B1'],
        message: 'nothing may stand on blocking terrain',
        because: [{ rule: 'golden.occupancy.blocking-terrain-empty', at: ['B1'] }],
      },
    ],
  ]);
});

test('the squares of a base must be adjacent', () => {
  // D1 is on level 2 without stairs, so it is not adjacent to C1.
  const { faults } = placementVerdict({ characters: [{ id: 'A', player: 'p1', at: ['B2', 'D1', 'C1'] }] });
  expect(faults.map(({ at, because: [reason] }) => [at, reason?.rule])).toContainEqual([['D1', 'C1'], 'multibase.moving.ends-legally']);
});

test('an object on blocking terrain is a fault of the placement; a held object is none', () => {
  const lying = (at?: string | readonly string[]): object => ({
    objects: [{ id: 'o1', kind: 'ultra-heavy', ...(at === undefined ? {} : { at }) }],
  });
  expect(placementVerdict(lying('A2')).faults).toEqual([]);
  expect(placementVerdict(lying()).faults).toEqual([]);
  const { allowed, faults } = placementVerdict(lying(['B2', 'C2']));
  expect([allowed, faults]).toEqual([
    false,
    [
      {
        object: 'o1',
        at: ['C2'],
        message: 'nothing may lie on blocking terrain',
        because: [{ rule: 'golden.occupancy.blocking-terrain-empty', at: ['C2'] }],
      },
    ],
  ]);
});
