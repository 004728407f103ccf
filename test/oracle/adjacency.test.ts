import { expect, test } from 'vitest';
import { answer } from './answer.ts';
import type { CharacterInput, Edition, MapInput } from './question.ts';

const openMap: MapInput = { kind: 'outdoor', columns: 10, rows: 10 };
function adjacent(a: string, b: string, map: Partial<MapInput> = {}, characters: CharacterInput[] = [], edition: Edition = 'current') {
  const verdict = answer({ ask: 'adjacent', edition, map: { ...openMap, ...map }, characters, between: [a, b] });
  return 'adjacent' in verdict && verdict.adjacent;
}

test('figures 4 and 5 of the rulebook: a square is adjacent over edges and corners, not to itself, not farther', () => {
  const around = ['D4', 'E4', 'F4', 'D5', 'F5', 'D6', 'E6', 'F6'];
  expect(around.every((square) => adjacent('E5', square))).toBe(true);
  expect([adjacent('E5', 'E5'), adjacent('E5', 'G5'), adjacent('C3', 'D4'), adjacent('C3', 'G3'), adjacent('D4', 'G3')]).toEqual([
    false,
    false,
    true,
    false,
    false,
  ]);
});

test('neighbours are not adjacent across a wall or on different levels', () => {
  expect([adjacent('B2', 'C2', { walls: ['C2|B2'] }), adjacent('B2', 'C2', { elevation: { '2': ['C2'] } })]).toEqual([false, false]);
  expect(adjacent('B2', 'C2', { elevation: { '2': ['C2'] }, stairs: ['B2|C2'] })).toBe(false);
  expect(adjacent('B2', 'C2', { blocking: ['C2'] })).toBe(true);
});

test('diagonal neighbours are not adjacent if both routes around the corner are closed', () => {
  expect([adjacent('A1', 'B2', { blocking: ['B1', 'A2'] }), adjacent('A1', 'B2', { blocking: ['B1'] })]).toEqual([false, true]);
  expect(adjacent('A1', 'B2', { blocking: ['B1', 'A2'], debris: ['A2'] })).toBe(true);
  for (const edition of ['original', '2014', 'current'] as const) {
    expect(adjacent('A1', 'B2', { walls: ['A1|B1'], blocking: ['A2'] }, [], edition)).toBe(false);
    expect(adjacent('A1', 'B2', { walls: ['B1|B2'], elevation: { '2': ['A2'] } }, [], edition)).toBe(false);
    expect(adjacent('A1', 'B2', { walls: ['A1|B1', 'B1|B2'] }, [], edition)).toBe(true);
  }
});

test('diagonal neighbours are not adjacent if one base is on both sides of the corner; two characters do not separate them', () => {
  const one: CharacterInput[] = [{ id: 'M', player: 'p1', at: ['B1', 'A2'] }];
  const two: CharacterInput[] = ['B1', 'A2'].map((at) => ({ id: at, player: 'p1', at }));
  expect([adjacent('A1', 'B2', {}, one), adjacent('A1', 'B2', {}, two)]).toEqual([false, true]);
});

test('an indoor edge of outdoor blocking terrain does not separate neighbours', () => {
  expect(adjacent('A1', 'B1', { kind: 'indoor/outdoor', blocking: ['A1'], interior: ['B1'] })).toBe(true);
});
