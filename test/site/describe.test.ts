import { expect, test } from 'vitest';
import { describeSquare } from '../../site/src/boards/describe.ts';
import { readPosition } from '../../site/src/boards/position.ts';
import { readTextBoard } from '../../site/src/boards/read-text-board.ts';
import { textBoard } from '../../site/src/boards/text-board.ts';

test('a square is described with its terrain, its level, and the walls and stairs on its sides', () => {
  const position = readPosition({
    ask: 'line-of-fire',
    map: {
      kind: 'outdoor',
      columns: 3,
      rows: 2,
      hindering: ['B1'],
      walls: ['A1|A2', 'A1|B1'],
      elevation: { '2': ['B1', 'C1'] },
      stairs: ['B1|B2', 'C1|C2'],
    },
    from: 'A1',
    to: 'C2',
  });
  if (position === undefined) throw new Error('no position');
  expect(['A1', 'B1', 'C1', 'B2', 'A2', 'C2'].map((square) => describeSquare(position, square))).toEqual([
    'A1, wall right and below',
    'B1, hindering, level 2, wall left, stairs below',
    'C1, level 2, stairs below',
    'B2, stairs above',
    'A2, wall above',
    'C2, stairs above',
  ]);
});

test('stairs between diagonal neighbours are described in both squares', () => {
  const position = readPosition({ map: { kind: 'outdoor', columns: 3, rows: 2, stairs: ['A1|B2', 'C1|B2'] } });
  if (position === undefined) throw new Error('no position');
  expect(['A1', 'C1', 'B2'].map((square) => describeSquare(position, square))).toEqual([
    'A1, stairs lower right',
    'C1, stairs lower left',
    'B2, stairs upper left and upper right',
  ]);
});

test('a board as text numbers its objects in reading order, and lists stairs where there is a wall', () => {
  const map = { kind: 'outdoor', columns: 3, rows: 1, walls: ['A1|B1'], stairs: ['A1|B1', 'B1|C1'] };
  const textWith = (square: string): string | undefined => {
    const objects = [
      { id: 'o1', kind: 'heavy', at: 'C1' },
      { id: 'o2', kind: 'light', at: square },
    ];
    const position = readPosition({ map, objects });
    if (position === undefined) throw new Error('no position');
    return textBoard(position);
  };
  expect(textWith('A1')?.split('\n').slice(2)).toEqual([
    '  1   & | . = &',
    'map: {"kind":"outdoor","stairs":["A1|B1"]}',
    'objects: {"o2":{"kind":"heavy"}}',
    '',
  ]);
  // A square of a drawing has room for one object.
  expect(textWith('C1')).toBeUndefined();
});

test('a board is written as text only with at most 26 figures, the letters of the notation, and no level above 9', () => {
  const textOf = (count: number, level: number): string | undefined => {
    const characters = Array.from({ length: count }, (_, index) => ({ id: `Figure ${index}`, player: 'p1', at: `A${index + 1}` }));
    const position = readPosition({ map: { kind: 'outdoor', columns: 1, rows: 28, elevation: { [level]: ['A28'] } }, characters });
    if (position === undefined) throw new Error('no position');
    return textBoard(position);
  };
  const [, drawing = ''] = /^board:\n([\s\S]*)\nmap:/.exec(textOf(26, 9) ?? '') ?? [];
  const { map, characters } = readTextBoard(drawing, 'outdoor');
  expect(map).toMatchObject({ rows: 28, elevation: { 9: ['A28'] } });
  expect(characters).toHaveLength(26);
  expect([textOf(27, 9), textOf(26, 10)]).toEqual([undefined, undefined]);
});
