import { expect, test } from 'vitest';
import { edgeSquares } from '../../engine/kernel/board.ts';
import { APART, edgeNumber, OFF, squareName, squareNumber } from '../../engine/kernel/square-name.ts';
import { benchBoard } from '../bench/boards.ts';

const map = { columns: 5, rows: 3 };

test('each square and each edge of a map has its own number', () => {
  const board = benchBoard(5, 3, 1);
  for (let square = 0; square < board.size; square++) expect(squareNumber(map, squareName(square, 5))).toBe(square);
  for (let edge = 0; edge < 2 * board.size; edge++) {
    const [a, b] = edgeSquares(board, edge);
    if (b < 0) continue;
    const [one, other] = [squareName(a, 5), squareName(b, 5)];
    for (const name of [`${one}|${other}`, `${other}|${one}`]) expect(edgeNumber(map, name)).toBe(edge);
  }
});

test('a name off the map, or that names no square or edge, has the number OFF', () => {
  for (const name of ['F1', 'A4', 'A0', 'a1', '', 'A1|A2', 'AAAA1', 'A01', 'A10000']) expect(squareNumber(map, name)).toBe(OFF);
  for (const name of ['E1|F1', 'A3|A4', 'A1', 'A1|', 'A1|A2|A3', '']) expect(edgeNumber(map, name)).toBe(OFF);
  // A name without `|` is not read as an edge, although both `A11` and the name without its last digit, `A1`, are squares of this map.
  expect(edgeNumber({ columns: 5, rows: 12 }, 'A11')).toBe(OFF);
});

test('a pair of squares that share no edge has the number APART, also the last of a row with the first of the next', () => {
  for (const name of ['A1|B2', 'A1|C1', 'A1|A1', 'E1|A2']) expect(edgeNumber(map, name)).toBe(APART);
  // On a map one column wide these two share an edge: number 1, the edge below square 0.
  expect(edgeNumber({ columns: 1, rows: 3 }, 'A1|A2')).toBe(1);
});
