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
  const map = { kind: 'outdoor', columns: 3, rows: 1, walls: ['B1|A1'], stairs: ['A1|B1', 'B1|C1'] };
  const textWith = (square: string): readonly string[] | undefined => {
    const objects = [
      { id: 'o1', kind: 'heavy', at: 'C1' },
      { id: 'o2', kind: 'light', at: square },
    ];
    const position = readPosition({ map, objects });
    if (position === undefined) throw new Error('no position');
    return textBoard(position)?.split('\n').slice(2);
  };
  expect(textWith('A1')).toEqual(['  1   & | . = &', 'map: {"stairs":["A1|B1"]}', 'objects: {"o2":{"kind":"heavy"}}', '']);
  // A square of a drawing has room for one object.
  expect(textWith('C1')).toEqual([
    '  1   . | . = &',
    'map: {"stairs":["A1|B1"]}',
    'objects: {"o1":{"kind":"heavy"},"o2":{"kind":"light","at":"C1"}}',
    '',
  ]);
});

test('a board is written as text only with at most 26 figures; levels above 9 are beside the drawing', () => {
  const textOf = (count: number, level: number): string | undefined => {
    const characters = Array.from({ length: count }, (_, index) => ({ id: `Figure ${index}`, player: 'p1', at: `A${index + 1}` }));
    const position = readPosition({ map: { kind: 'outdoor', columns: 1, rows: 28, elevation: { [level]: ['A28'] } }, characters });
    if (position === undefined) throw new Error('no position');
    return textBoard(position);
  };
  const drawing = textOf(26, 9)?.replace('board:\n', '') ?? '';
  const { map, characters } = readTextBoard(drawing, 'outdoor');
  expect(map).toEqual({ kind: 'outdoor', columns: 1, rows: 28, elevation: { 9: ['A28'] } });
  expect(characters).toHaveLength(26);
  expect(textOf(26, 10)).toContain('\nmap: {"elevation":{"10":["A28"]}}\n');
  expect(textOf(27, 9)).toBeUndefined();
});

test.each([
  ['    A   B   C\n1   .   .   . |', 'line 2, column 15: At C1 this would be on the edge of the map.'],
  ['    A   C   D\n1   .   .   .', 'line 1, column 9: The header names the columns in order: found C, expected B.'],
  [
    '    A   B\n1   .   ""',
    'line 2, column 10: """ in B1 does not go with the signs before it. A square holds one character, one object and one level; "." is alone.',
  ],
  [
    '    A   B\n1   .   . junk',
    'line 2, column 11: Something is after the cell B1 that belongs to no cell. Write the signs of one cell together; the next cell begins under its letter.',
  ],
  ['    A   B\n1 | .   .', 'line 2, column 1: A wall may not be drawn at the edge of the map.'],
  [
    '    A   B\n2   .   ?',
    'line 2, column 1: The rows are numbered from the top: found 2, expected 1.\nline 2, column 9: "?" in B1 is no sign of a board.',
  ],
])('a drawing in text is refused with the place of each fault: %j', (drawing, message) => {
  expect(() => readTextBoard(drawing, 'outdoor')).toThrow(new Error(message));
});
