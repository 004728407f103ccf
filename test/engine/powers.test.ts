/** Invented powers of a few definitions each change the verdicts on figures that have them, and on no others. */
import { describe, expect, test } from 'vitest';
import type { BoardQuestion } from '../../engine/judge/given-facts.ts';
import { placeBoard } from '../../engine/judge/place.ts';
import type { Board } from '../../engine/kernel/board.ts';
import { fireLine } from '../../engine/kernel/fire.ts';
import { reachSteps } from '../../engine/kernel/reach.ts';
import { squareName } from '../../engine/kernel/square-name.ts';
import { editedBook, rulesOf } from '../fixtures/edited-book.ts';
import pack from '../fixtures/powers.json' with { type: 'json' };

const rules = rulesOf(editedBook([{ file: 'rules/combat/knock-back-elevation.json', id: 'flight' }], pack));

function boardOf(question: object): Board {
  // The empty walk: the shape of the question needs no check.
  return placeBoard(rules, question as BoardQuestion, { definitions: {}, faults: [], spots: [], order: new Map() }).board;
}

const end = (board: Board, character: number) => ({ squares: board.pieces[character]?.squares ?? [], character });
const line = (question: object): string => {
  const board = boardOf(question);
  return board.rules.paths.find(({ path }) => path === 'fire')?.labels[fireLine(board, end(board, 0), end(board, 1)).label] ?? '';
};
const figures = (...abilities: readonly (readonly string[])[]) =>
  abilities.map((own, index) => ({ id: `F${index}`, player: `p${index}`, at: index === 0 ? 'A1' : 'C1', abilities: own }));

describe('a line of fire', () => {
  const bush = { kind: 'outdoor', columns: 3, rows: 1, hindering: ['B1'] };
  const wall = { kind: 'outdoor', columns: 3, rows: 1, walls: ['A1|B1'] };
  test('ignores hindering terrain for a figure with that power', () => {
    expect(line({ map: bush, characters: figures([], []) })).toBe('hindered');
    expect(line({ map: bush, characters: figures(['sharp-eyes'], []) })).toBe('clear');
  });
  test('passes walls for a figure that sees through them', () => {
    expect(line({ map: wall, characters: figures([], []) })).toBe('blocked');
    expect(line({ map: wall, characters: figures(['x-ray'], []) })).toBe('clear');
  });
  test('is blocked where it is hindered and its target has Stealth', () => {
    expect(line({ map: bush, characters: figures([], ['stealth']) })).toBe('blocked');
    expect(line({ map: { ...bush, hindering: [] }, characters: figures([], ['stealth']) })).toBe('clear');
    expect(line({ map: bush, characters: figures(['sharp-eyes'], ['stealth']) })).toBe('clear');
  });
});

function reach(map: object, abilities: readonly string[], speed: number): readonly string[] {
  const characters = [
    { id: 'A', player: 'p1', at: 'A1', abilities },
    { id: 'B', player: 'p2', at: 'C1' },
  ];
  const board = boardOf({ map, characters });
  const found = reachSteps(board, { character: 0, brokeAway: true }, board.pieces[0]?.squares[0] ?? 0, speed);
  return [...found.keys()].filter((square) => (found[square] ?? -1) > 0).map((square) => squareName(square, board.columns));
}

describe('a move', () => {
  const corridor = { kind: 'outdoor', columns: 5, rows: 1 };
  test('stops next to opponents, and passes them for a figure that ignores characters', () => {
    expect(reach(corridor, [], 4)).toEqual(['B1']);
    expect(reach(corridor, ['leap'], 4)).toEqual(['B1', 'D1', 'E1']);
  });
  test('passes blocking terrain for a figure that passes everything', () => {
    const shut = { ...corridor, blocking: ['B1'] };
    expect(reach(shut, [], 4)).toEqual([]);
    expect(reach(shut, ['phasing'], 4)).toEqual(['D1', 'E1']);
  });
});
