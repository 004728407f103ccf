import { describe, expect, test } from 'vitest';
import { answer } from './answer.ts';
import type { CharacterInput, MapInput, PathQuestion, ReachQuestion } from './question.ts';

type Rest = Partial<Omit<ReachQuestion, 'ask' | 'map'>>;

const openMap: MapInput = { kind: 'outdoor', columns: 10, rows: 8 };
const characterAt = (id: string, at: string | string[], player = 'p1', more: Partial<CharacterInput> = {}): CharacterInput => ({
  id,
  player,
  at,
  ...more,
});
/** Whether a path is legal, or the name of the square where the move must stop, if the path goes on beyond it. */
function path(squares: string, map: Partial<MapInput> = {}, rest: Rest & Partial<PathQuestion> = {}) {
  const steps = squares.split(' ');
  const characters = rest.characters ?? [characterAt('A', steps[0] ?? 'A1')];
  const verdict = answer({ speed: 8, ...rest, ask: 'path', map: { ...openMap, ...map }, characters, character: 'A', path: steps });
  if (!('legal' in verdict)) throw new Error('path expected');
  return verdict.stopsAt ?? verdict.legal;
}
function reach(map: Partial<MapInput>, characters: CharacterInput[], rest: Rest = {}) {
  const verdict = answer({ speed: 3, ...rest, ask: 'reach', map: { ...openMap, ...map }, characters, character: 'A' });
  if (!('reach' in verdict)) throw new Error('reach expected');
  return verdict;
}

describe('speed', () => {
  test('up to the speed, any direction, short moves too', () => {
    expect(path('A1 B2 C3 D3', {}, { speed: 3 })).toBe(true);
    expect(path('A1 B1 C1 D1 E1', {}, { speed: 3 })).toBe(false);
    expect(path('A1')).toBe(true);
    expect(path('A1 B1 A1 B1', {}, { speed: 3 })).toBe(true);
    expect(Object.keys(reach({}, [characterAt('A', 'E4')], { speed: 2 }).reach)).toHaveLength(25);
  });
  test('half, rounded up, from hindering terrain or water, one square of the base is enough', () => {
    expect(path('A1 B1 C1 D1', { water: ['A1'] }, { speed: 5 })).toBe(true);
    expect(path('A1 B1 C1 D1 E1', { water: ['A1'] }, { speed: 5 })).toBe(false);
    expect(path('A1 B1 C1', { hindering: ['A2'] }, { speed: 3, characters: [characterAt('A', ['A1', 'A2'])] })).toBe(true);
    expect(path('A1 B1 C1 D1', { hindering: ['A2'] }, { speed: 3, characters: [characterAt('A', ['A1', 'A2'])] })).toBe(false);
  });
  test('from the dial at the click', () => {
    const dial = [9, 2].map((speed) => ({ speed, attack: 8, defense: 15, damage: 2 }));
    const verdict = answer({
      ask: 'reach',
      map: { ...openMap, rows: 1 },
      characters: [characterAt('A', 'A1', 'p1', { dial, click: 2 })],
      character: 'A',
    });
    expect(verdict).toEqual({ edition: 'current', reach: { A1: 0, B1: 1, C1: 2 }, mustBreakAway: false });
  });
});

describe('stopping', () => {
  test('on entering hindering terrain, not within it', () => {
    expect(path('A1 B1 C1 D1', { hindering: ['C1'] })).toBe('C1');
    expect(path('A1 B1 C1', { hindering: ['C1'] })).toBe(true);
    expect(path('A1 B1 C1 D1', { hindering: ['A1', 'B1'] })).toBe(true);
  });
  test('figure 14: past a hindered corner', () => {
    const map = { blocking: ['C2'], hindering: ['B3'] };
    expect(path('B2 C3 D4', map)).toBe('C3');
    expect(path('B2 C3 D4', { ...map, hindering: ['B3', 'B2'] })).toBe(true);
    expect(path('B2 C3', { blocking: ['C2', 'B3'] })).toBe(false);
  });
  test('the erratum on walls around the clear side of a corner, from A1 to B2', () => {
    const map = { walls: ['A1|A2', 'A2|B2'], hindering: ['B1'] };
    expect(path('A1 B2 C3', map)).toBe('B2');
    expect(path('A1 B2 C3', map, { edition: '2014' })).toBe(true);
    expect(path('A1 B2', { walls: ['A1|A2', 'A1|B1'] })).toBe(false);
    expect(path('A1 B2', { walls: ['A1|A2', 'A1|B1'] }, { edition: 'original' })).toBe(true);
  });
  test('next to opponents, except those it broke away from', () => {
    expect(path('A4 B4 C4 D4 E4', {}, { characters: [characterAt('A', 'A4'), characterAt('B', 'E5', 'p2')] })).toBe('D4');
    const beside = [characterAt('A', 'C3'), characterAt('B', 'D4', 'p2')];
    expect(path('C3 D3 E3 F3', {}, { characters: beside })).toBe('C3');
    expect(path('C3 D3 E3 F3', {}, { characters: beside, brokeAway: true })).toBe(true);
    const another = [...beside, characterAt('C', 'H3', 'p3')];
    expect(path('C3 D3 E3 F3 G3 H2', {}, { characters: another, brokeAway: true })).toBe('G3');
  });
  test('figure 9: eight squares, the last beside B', () => {
    const characters = [characterAt('A', 'A1'), characterAt('B', 'I6', 'p2')];
    expect(path('A1 B2 C3 D4 E4 F4 G4 G5 H5', {}, { characters })).toBe(true);
  });
});

describe('others in the way', () => {
  test('a move may pass friends but not end on them; it may neither pass opponents nor end on them', () => {
    const friend = [characterAt('A', 'A1'), characterAt('F', 'B1')];
    const corridor = { rows: 1 };
    expect([path('A1 B1 C1', corridor, { characters: friend }), path('A1 B1', corridor, { characters: friend })]).toEqual([true, false]);
    expect(reach({ rows: 1 }, friend, { speed: 2 }).reach).toEqual({ A1: 0, C1: 2 });
    expect(path('A1 B1', corridor, { characters: friend.map((one) => ({ ...one, player: one.id })), brokeAway: true })).toBe(false);
  });
  test('a step that would force a stop on a friend is refused', () => {
    const characters = [characterAt('A', 'A1'), characterAt('F', 'B1')];
    expect(path('A1 B1 C1', { hindering: ['B1'] }, { characters })).toBe(false);
    expect(reach({ rows: 1, hindering: ['B1'] }, characters).reach).toEqual({ A1: 0 });
  });
  test('a base on both sides closes the diagonal to its opponents only', () => {
    const base = (player: string) => ({ characters: [characterAt('A', 'A1'), characterAt('M', ['B1', 'A2'], player)], brokeAway: true });
    expect([path('A1 B2', {}, base('p2')), path('A1 B2', {}, base('p1'))]).toEqual([false, true]);
  });
  test('figure 8 of the rulebook: a mover must break away before it moves', () => {
    const characters = [characterAt('A', 'C3'), characterAt('B', 'D3', 'p2')];
    expect(reach({}, characters, { speed: 0 })).toEqual({ edition: 'current', reach: { C3: 0 }, mustBreakAway: true });
    const free = reach({}, characters, { speed: 1, brokeAway: true });
    expect(Object.keys(free.reach).sort()).toEqual(['B2', 'B3', 'B4', 'C2', 'C3', 'C4', 'D2', 'D4']);
    expect(free.mustBreakAway).toBe(false);
  });
});

describe('levels', () => {
  const hill = { elevation: { '2': ['D3', 'D4', 'D5'] } };
  test('only along stairs, also diagonal ones', () => {
    expect(path('B3 C3 D3', hill)).toBe(false);
    expect(path('B3 C3 D3 D4', { ...hill, stairs: ['D3|C3'] })).toBe(true);
    expect(path('C2 D3', { ...hill, stairs: ['C2|D3'] })).toBe(true);
    expect(path('C2 D3', { ...hill, stairs: ['C2|D3'], blocking: ['D2', 'C3'] })).toBe(false);
    expect(path('C2 D3 D4', { ...hill, stairs: ['C2|D3'], blocking: ['D2'], hindering: ['C3'] })).toBe('D3');
    expect(path('C3 D3', { ...hill, stairs: ['C3|D3'], walls: ['C3|D3'] })).toBe(false);
  });
  test('a side square on another level closes its route', () => {
    expect(path('A1 B2', { elevation: { '2': ['B1', 'A2'] } })).toBe(false);
    expect(path('A1 B2', { elevation: { '2': ['B1'] } })).toBe(true);
    expect(path('A1 B2', { elevation: { '2': ['B1'] }, blocking: ['A2'] }, { edition: 'original' })).toBe(false);
  });
});

describe('multi-base', () => {
  const twoSquares = [characterAt('A', ['C3', 'D3'])];
  test('the other squares of the base follow the chosen one', () => {
    const steps = reach({}, twoSquares, { speed: 4 }).reach;
    expect([steps.H3, steps.G3, steps.I3, steps.C3]).toEqual([4, 3, undefined, 0]);
  });
  test('no part goes farther than the chosen one has walked, detours included', () => {
    const characters = [characterAt('A', ['A1', 'B1']), characterAt('F', 'D1')];
    const strip = { rows: 2, columns: 6 };
    expect(path('B1 C1 D1 E1', strip, { characters })).toBe(true);
    expect(path('B1 C1 D1 E1', { ...strip, blocking: ['D2'] }, { characters })).toBe(false);
    expect(path('B1 B2 C1 D1 E1', { ...strip, blocking: ['D2'] }, { characters })).toBe(true);
    expect(reach({ ...strip, blocking: ['D2'] }, characters, { speed: 6 }).reach).toMatchObject({ E1: 4, E2: 4, F1: 4, F2: 4 });
    expect(reach({ ...strip, blocking: ['D2'] }, characters, { speed: 3 }).reach).not.toHaveProperty('E1');
  });
  test('ends on squares that are adjacent and free', () => {
    const corner = { blocking: ['A2', 'B2'] };
    const two = [characterAt('A', ['B1', 'C1'])];
    expect(path('B1 A1', corner, { characters: two })).toBe(true);
    expect(path('B1 A1', { ...corner, walls: ['A1|B1'] }, { characters: two })).toBe(false);
    expect(path('B1 A1', { blocking: ['A2'], walls: ['A1|B1'] }, { characters: two })).toBe(false);
    expect(path('C1 B1 A1', corner, { characters: [characterAt('A', ['C1', 'D1']), characterAt('F', 'B1')] })).toBe(false);
  });
  test('a larger base keeps its shape and its order, turned by quarters', () => {
    const tower = [characterAt('A', ['B1', 'B2', 'B3'])];
    const lane = { columns: 6, rows: 3, blocking: ['D2', 'D3'] };
    expect(path('B1 C1 D1', lane, { characters: tower })).toBe(true);
    expect(path('B1 C1', { columns: 6, rows: 3, blocking: ['C2'] }, { characters: tower })).toBe(false);
    expect(path('B3 C3', { columns: 6, rows: 3 }, { characters: tower })).toBe(true);
  });
  test('only the chosen square stops', () => {
    const characters = [characterAt('A', ['C3', 'C4']), characterAt('B', 'E6', 'p2')];
    expect(path('C3 D3 E3', {}, { characters })).toBe(true);
    expect(path('C4 D4 E4', {}, { characters })).toBe(true);
    expect(path('C4 D5 E4', {}, { characters })).toBe('D5');
  });
});
