import { describe, expect, test } from 'vitest';
import { answer } from './answer.ts';
import type { CharacterInput, EndInput, LineOfFireQuestion, MapInput } from './question.ts';

type Rest = Omit<LineOfFireQuestion, 'ask' | 'map' | 'from' | 'to'>;

const openMap: MapInput = { kind: 'outdoor', columns: 8, rows: 16 };
const characterAt = (id: string, at: string | string[], more: Partial<CharacterInput> = {}): CharacterInput => ({
  id,
  player: 'p1',
  at,
  ...more,
});
const line = (from: EndInput, to: EndInput, map: Partial<MapInput> = {}, rest: Rest = {}) =>
  answer({ ask: 'line-of-fire', map: { ...openMap, ...map }, from, to, ...rest });
const labels = (...all: [EndInput, EndInput, Partial<MapInput>?, Rest?][]) =>
  all.map(([from, to, map, rest]) => {
    const verdict = line(from, to, map, rest);
    return 'lineOfFire' in verdict ? verdict.lineOfFire : '';
  });

describe('what a line crosses', () => {
  test('centre to centre, four squares between', () => {
    expect(line('A1', 'E2')).toEqual({
      edition: 'current',
      lineOfFire: 'clear',
      defenseModifier: 0,
      direct: false,
      range: 4,
      crossed: ['A1', 'B1', 'C1', 'C2', 'D2', 'E2'],
      corners: [],
    });
  });
  test('three corners on a diagonal, one over 1 column and 3 rows, none over 2 columns and 1 row', () => {
    expect(line('D4', 'A1')).toMatchObject({
      direct: true,
      crossed: ['D4', 'C3', 'B2', 'A1'],
      corners: [{ between: ['D3', 'C4'] }, { between: ['C2', 'B3'] }, { between: ['B1', 'A2'] }],
    });
    expect(line('A1', 'B4')).toMatchObject({ crossed: ['A1', 'A2', 'B3', 'B4'], corners: [{ between: ['B2', 'A3'] }] });
    expect(line('A1', 'C2')).toMatchObject({ crossed: ['A1', 'B1', 'B2', 'C2'], corners: [] });
    expect(line('B1', 'A2')).toMatchObject({ corners: [{ between: ['A1', 'B2'] }] });
  });
  test('a square to itself', () => {
    expect(line('C3', 'C3', { blocking: ['C3', 'B3'] })).toMatchObject({ lineOfFire: 'clear', range: 0, direct: true, crossed: ['C3'] });
    expect(line('C3', 'C3', { hindering: ['C3'] })).toMatchObject({ lineOfFire: 'hindered', defenseModifier: 0 });
  });
});

describe('Figures of the rulebook, by number', () => {
  test('6: a character, and blocking terrain, on the way', () => {
    expect(
      labels(['A1', 'E3', {}, { characters: [characterAt('C', 'C2')] }], ['A1', 'E3', {}, { characters: [characterAt('C', 'C4')] }]),
    ).toEqual(['blocked', 'clear']);
    expect(labels(['A1', 'E3', { blocking: ['C2'] }])).toEqual(['blocked']);
  });
  test('14: the better side of a corner decides, hindered or clear', () => {
    expect(line('B2', 'D4', { blocking: ['C2'], hindering: ['B3'] })).toMatchObject({ lineOfFire: 'hindered', defenseModifier: 1 });
    expect(labels(['A11', 'D14', { blocking: ['B11', 'C14'], hindering: ['C12'] }])).toEqual(['clear']);
  });
  test('16: characters on both sides of a corner', () => {
    const both = { characters: [characterAt('A', 'B1'), characterAt('B', 'A2')] };
    const one = { characters: [characterAt('A', 'B1')] };
    const tiny = { characters: [characterAt('A', 'B1'), characterAt('B', 'A2', { size: 'tiny' })] };
    expect(labels(['A1', 'B2', {}, both], ['A1', 'B2', {}, one], ['A1', 'B2', {}, tiny])).toEqual(['blocked', 'clear', 'clear']);
    expect(labels(['A1', 'B2', {}, { ...tiny, edition: '2014' }])).toEqual(['blocked']);
    expect(labels(['A1', 'B2', { blocking: ['A2'] }, one])).toEqual(['blocked']);
  });
});

describe('terrain', () => {
  test('hindering: the target counts, the source does not', () => {
    expect(line('A1', 'E1', { hindering: ['E1'] })).toMatchObject({ lineOfFire: 'hindered', defenseModifier: 1 });
    expect(line('A1', 'E1', { hindering: ['A1'] })).toMatchObject({ lineOfFire: 'clear', defenseModifier: 0 });
    expect(labels(['A1', 'E1', { water: ['C1'] }], ['A1', 'E1', { blocking: ['C1'], debris: ['C1'] }])).toEqual(['clear', 'hindered']);
    expect(labels(['A1', 'E1', { hindering: ['B1'], blocking: ['D1'] }])).toEqual(['blocked']);
  });
  test('objects hinder where they lie, ultra light ones do not', () => {
    const lying = (kind: 'light' | 'ultra-light') => ({ objects: [{ id: 'o1', kind, at: 'C1' }] });
    expect(labels(['A1', 'E1', {}, lying('light')], ['A1', 'E1', {}, lying('ultra-light')])).toEqual(['hindered', 'clear']);
  });
  test('a blocking square does not block a line that ends there', () => {
    expect(labels(['A1', 'E1', { blocking: ['E1', 'A1'] }], ['A1', 'F1', { blocking: ['E1'] }])).toEqual(['clear', 'blocked']);
  });
  test('walls: across an edge, and at a corner only when they close both routes', () => {
    expect(labels(['A1', 'E1', { walls: ['C1|B1'] }], ['A1', 'B2', { walls: ['A1|B1'] }])).toEqual(['blocked', 'clear']);
    expect(labels(['A1', 'B2', { walls: ['A1|B1', 'A1|A2'] }], ['A1', 'B2', { walls: ['A1|B1', 'A2|B2'] }])).toEqual([
      'blocked',
      'blocked',
    ]);
    expect(labels(['A1', 'B2', { walls: ['A1|B1', 'B1|B2'] }])).toEqual(['clear']);
    expect(labels(['A1', 'B2', { walls: ['A1|B1'], hindering: ['A2'] }, { edition: 'original' }])).toEqual(['hindered']);
  });
});

describe('multi-base ends', () => {
  test('the least restricted square of the target counts, and its own squares do not block', () => {
    const target = { characters: [characterAt('T', ['F1', 'F2'])] };
    const base: EndInput = { character: 'T' };
    expect(line('A2', base, { hindering: ['F1'] }, target)).toMatchObject({
      lineOfFire: 'clear',
      crossed: ['A2', 'B2', 'C2', 'D2', 'E2', 'F2'],
    });
    const shooter = { characters: [characterAt('T', ['B1', 'C1'])] };
    expect(line(base, 'F1', { blocking: ['B1', 'C1'] }, shooter)).toMatchObject({ lineOfFire: 'clear', range: 3 });
    expect(line(base, 'F1', { hindering: ['C1'], walls: ['C1|D1'] }, shooter)).toMatchObject({ lineOfFire: 'blocked', range: 3 });
  });
  test('a multi-base character between the ends blocks with each of its squares, but not with one that is itself an end', () => {
    const standing = { characters: [characterAt('T', ['D1', 'D2'])] };
    expect(labels(['A2', 'F2', {}, standing], ['D1', 'D5', {}, standing], ['D2', 'D5', {}, standing])).toEqual([
      'blocked',
      'blocked',
      'clear',
    ]);
  });
  test('of equally restricted squares the nearest counts, then the first in reading order', () => {
    const wide = { characters: [characterAt('T', ['D3', 'C3', 'C4', 'D4'])] };
    expect(line({ character: 'T' }, 'A3', {}, wide)).toMatchObject({ range: 2, crossed: ['C3', 'B3', 'A3'] });
    expect(line({ character: 'T' }, 'C1', {}, wide)).toMatchObject({ range: 2, crossed: ['C3', 'C2', 'C1'] });
  });
});
