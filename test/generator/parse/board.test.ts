import { describe, expect, it } from 'vitest';
import { SIGNS } from '../../../engine/board-notation/signs.ts';
import type { Diagnostic } from '../../../generator/diagnostic.ts';
import { indexLines } from '../../../generator/parse/line-index.ts';
import { readBoard } from '../../../generator/parse/read-board.ts';

const parse = (text: string) => {
  const diagnostics: Diagnostic[] = [];
  const lines = indexLines({ path: 'b', text });
  return { board: readBoard(lines, 1, lines.count, SIGNS, diagnostics), diagnostics };
};
const faults = (...rows: string[]) =>
  parse(rows.join('\n')).diagnostics.map(({ code, place, found }) => `${code} ${place.line}:${place.column} ${found ?? ''}`.trim());

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

describe('a drawn board', () => {
  it('shows terrain, levels, characters and objects in reading order', () => {
    const { board, diagnostics } = parse('   A   B\n1  "A  ~2\n2  #%: &b\n3  .   &');
    expect(diagnostics).toEqual([]);
    expect(board).toEqual({
      map: {
        kind: 'outdoor',
        columns: 2,
        rows: 3,
        hindering: ['A1'],
        water: ['B1'],
        blocking: ['A2'],
        debris: ['A2'],
        interior: ['A2'],
        elevation: { 2: ['B1'] },
      },
      characters: [
        { id: 'A', player: 'p1', at: 'A1' },
        { id: 'B', player: 'p2', at: 'B2' },
      ],
      objects: [
        { id: 'o1', kind: 'light', at: 'B2' },
        { id: 'o2', kind: 'light', at: 'B3' },
      ],
    });
  });

  it('shows walls and stairs, touching the cells or not', () => {
    const { board } = parse('   A   B   C\n1  . | .  =.\n   ------- ===\n2  .   .   .\n       ===\n3  .  |.   .');
    expect(board?.map).toMatchObject({ walls: ['A1|B1', 'A1|A2', 'B1|B2', 'A3|B3'], stairs: ['B1|C1', 'C1|C2', 'B2|B3'] });
  });

  it('may be wider than the alphabet', () => {
    const names = Array.from({ length: 28 }, (_, index) => `${index < 26 ? '' : 'A'}${LETTERS[index % 26]}`);
    const { board, diagnostics } = parse(`   ${names.map((name) => name.padEnd(3)).join('')}\n1  ${'.  '.repeat(27)}#`);
    expect(diagnostics).toEqual([]);
    expect(board?.map).toMatchObject({ columns: 28, blocking: ['AB1'] });
  });
});

describe('a fault of a drawn board is reported at its place:', () => {
  it('signs', () => {
    expect(faults('   A   B', '1  .   ?')).toEqual(['board-sign-unknown 2:8 ?']);
    expect(faults('   A', '1  A1')).toEqual(['board-sign-unknown 2:5 1']);
    expect(faults('   A', '1  A😀')).toEqual(['board-sign-unknown 2:5 😀']);
    expect(faults('   A   B   C   D', '1  AB  23  A.  ""')).toEqual([
      'board-cell-conflict 2:5 AB',
      'board-cell-conflict 2:9 23',
      'board-cell-conflict 2:13 A.',
      'board-cell-conflict 2:17 ""',
    ]);
    expect(faults('   A   B', '1  A   a')).toEqual(['board-character-duplicate 2:8 a']);
  });

  it('columns', () => {
    expect(faults('   A   C', '1  .   .')).toEqual(['board-header-malformed 1:8 C']);
    expect(faults('', '')).toEqual(['board-header-malformed 1:1']);
    expect(faults('   A   B')).toEqual(['board-header-malformed 1:1']);
    expect(faults('   A   B', '1  .')).toEqual(['board-misaligned 2:5 nothing']);
    expect(parse('   A\n  1').diagnostics.map(({ message }) => message)).toEqual(['The cell A1 is empty.']);
    expect(faults('   A   B', '1  .    .')).toEqual(['board-misaligned 2:8 .']);
    expect(faults('   A   B', '1  .  ."')).toEqual(['board-misaligned 2:7 .']);
    expect(faults('   A   B', '1  A2"~:')).toEqual(['board-misaligned 2:8 :']);
    expect(faults('   A   B', '1  .   .   .')).toEqual(['board-misaligned 2:12 .']);
  });

  it('rows', () => {
    expect(faults('   A', '2  .')).toEqual(['board-row-misnumbered 2:1 2']);
    expect(faults('   A', '1  .', '1  .')).toEqual(['board-row-misnumbered 3:1 1']);
    expect(faults('   A', '   .')).toEqual(['board-row-misnumbered 2:4 no number']);
  });

  it('walls', () => {
    expect(faults('   A   B', '1  .   . |')).toEqual(['board-wall-misplaced 2:10']);
    expect(faults('    A   B', '1 | .   .')).toEqual(['board-wall-misplaced 2:1 1 |']);
    expect(faults('   A   B', '   ---', '1  .   .')).toEqual(['board-wall-misplaced 2:4']);
    expect(faults('   A   B', '1  .   .', '   ---')).toEqual(['board-wall-misplaced 3:4']);
    expect(faults('   A   B', '1  .   .', '      ---', '2  .   .')).toEqual(['board-wall-misplaced 3:7 ---']);
    expect(faults('   A   B', '1  .   .', '   ---', '   ===', '2  .   .')).toEqual(['board-wall-misplaced 4:4']);
  });
});
