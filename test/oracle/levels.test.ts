import { describe, expect, test } from 'vitest';
import { answer } from './answer.ts';
import type { CharacterInput, Edition, EndInput, MapInput } from './question.ts';

const openMap: MapInput = { kind: 'outdoor', columns: 8, rows: 4 };
const characterAt = (id: string, at: string | string[], more: Partial<CharacterInput> = {}): CharacterInput => ({
  id,
  player: 'p1',
  at,
  ...more,
});
function label(
  from: EndInput,
  to: EndInput,
  map: Partial<MapInput>,
  characters: CharacterInput[] = [],
  edition: Edition = 'current',
): string {
  const verdict = answer({ ask: 'line-of-fire', edition, map: { ...openMap, ...map }, characters, from, to });
  return 'lineOfFire' in verdict ? verdict.lineOfFire : '';
}

describe('the rim', () => {
  const roof = { elevation: { '2': ['A1', 'B1', 'C1'] } };
  test('a line between a roof and the ground is clear only if its upper end is at the rim, in both directions', () => {
    expect([label('C1', 'F1', roof), label('F1', 'C1', roof), label('B1', 'F1', roof), label('F1', 'B1', roof)]).toEqual([
      'clear',
      'clear',
      'blocked',
      'blocked',
    ]);
  });
  test('a square of level 2 blocks between levels 3 and 1, not between two of level 3', () => {
    const steps = { elevation: { '3': ['A1', 'G1'], '2': ['C1'] } };
    expect([label('A1', 'E1', steps), label('A1', 'G1', steps)]).toEqual(['blocked', 'clear']);
  });
  test('a line to a lower level is hindered only by terrain under the target', () => {
    const map = { ...roof, hindering: ['D1', 'F1'] };
    expect([label('C1', 'E1', map), label('C1', 'F1', map), label('F1', 'C1', map)]).toEqual(['clear', 'hindered', 'clear']);
  });
  test('blocking terrain on the lower level blocks; below both ends it does so only if it is indoors', () => {
    const map = { elevation: { '3': ['A1'], '2': ['E1'] }, blocking: ['C1'] };
    expect([label('A1', 'F1', map), label('A1', 'E1', map), label('A1', 'E1', { ...map, kind: 'indoor' })]).toEqual([
      'blocked',
      'clear',
      'blocked',
    ]);
    const mixed = { ...map, kind: 'indoor/outdoor', interior: ['A1'] } as const;
    expect([label('A1', 'E1', mixed), label('A1', 'E1', { ...mixed, interior: ['C1'] })]).toEqual(['clear', 'blocked']);
  });
});

describe('walls between levels', () => {
  test('a wall along the rim stands as high as the roof', () => {
    const map = { elevation: { '2': ['A1', 'E1'] }, walls: ['A1|B1'] };
    expect([label('A1', 'D1', map), label('A1', 'E1', map)]).toEqual(['blocked', 'blocked']);
  });
  test('a wall below both ends blocks where one of its squares is indoors', () => {
    const map = { elevation: { '2': ['A1', 'E1'] }, walls: ['B1|C1'] };
    const mixed = { ...map, kind: 'indoor/outdoor', interior: ['C1'] } as const;
    expect([label('A1', 'E1', map), label('A1', 'E1', mixed), label('B1', 'E1', map)]).toEqual(['clear', 'blocked', 'blocked']);
  });
  test('the edge of outdoor blocking terrain with the interior is a wall in the current edition', () => {
    const map = { kind: 'indoor/outdoor', elevation: { '2': ['A1', 'E1'] }, blocking: ['B1'], interior: ['C1'] } as const;
    expect([label('A1', 'E1', map), label('A1', 'E1', map, [], '2014'), label('A1', 'E1', { ...map, debris: ['B1'] })]).toEqual([
      'blocked',
      'clear',
      'clear',
    ]);
    expect([label('C1', 'B1', map), label('C1', 'B1', map, [], 'original')]).toEqual(['blocked', 'clear']);
  });
});

describe('sizes', () => {
  const ends: [EndInput, EndInput] = [{ character: 'A' }, { character: 'B' }];
  test('a smaller character between does not block in the current edition', () => {
    const tiny = [characterAt('A', 'A1'), characterAt('B', 'E1'), characterAt('M', 'C1', { size: 'tiny' })];
    expect([label(...ends, {}, tiny), label(...ends, {}, tiny, '2014')]).toEqual(['clear', 'blocked']);
    // Where the end is the square A1 and not its character, its size counts as standard, so that the tiny character between does not block.
    const tinies = tiny.map((one) => ({ ...one, size: 'tiny' as const }));
    expect([label(...ends, {}, tinies), label('A1', { character: 'B' }, {}, tinies)]).toEqual(['blocked', 'clear']);
  });
  test('below two roofs a great-size character blocks, a standard one does not', () => {
    const map = { elevation: { '2': ['A1', 'E1'] } };
    expect([label('A1', 'E1', map, [characterAt('M', 'C1')]), label('A1', 'E1', map, [characterAt('M', 'C1', { size: 'great' })])]).toEqual(
      ['clear', 'blocked'],
    );
  });
  test('a line from or to a square ignores the size of the character in it', () => {
    const giant = [characterAt('A', 'A1', { size: 'great' }), characterAt('B', 'E1', { size: 'great' }), characterAt('M', 'C1')];
    expect([label('A1', 'E1', {}, giant), label({ character: 'A' }, 'E1', {}, giant)]).toEqual(['blocked', 'clear']);
    expect([
      label({ character: 'A' }, 'E1', { hindering: ['C1'] }, giant),
      label({ character: 'A' }, 'E1', { hindering: ['E1'] }, giant),
    ]).toEqual(['clear', 'hindered']);
  });
  test('a line between two great-size characters is clear over high and hindering terrain and over walls', () => {
    const giants = [characterAt('A', 'A1', { size: 'great' }), characterAt('B', 'E1', { size: 'great' })];
    expect(label(...ends, { elevation: { '4': ['C1'] }, hindering: ['C1', 'D1'], walls: ['B1|C1'] }, giants)).toBe('clear');
  });
});
