/** Invented powers, each with a few definitions, change the verdicts on figures that have them, and on no others. */
import { describe, expect, test } from 'vitest';
import { placeBoard } from '../../engine/judge/place.ts';
import type { Board } from '../../engine/kernel/board.ts';
import { fireLine } from '../../engine/kernel/fire.ts';
import { reachSteps } from '../../engine/kernel/reach.ts';
import { squareName } from '../../engine/kernel/square-name.ts';
import { editedBook, rulesOf } from '../fixtures/edited-book.ts';
import powerDefinitions from '../fixtures/powers.json' with { type: 'json' };
import { boardQuestion, uncheckedShape } from '../support/unchecked-shape.ts';

const WHERE_TO_ADD = { file: 'rules/combat/knock-back-elevation.json', id: 'flight' };
const rules = rulesOf(editedBook([WHERE_TO_ADD], powerDefinitions));

function boardOf(question: object): Board {
  return placeBoard(rules, boardQuestion(question), uncheckedShape()).board;
}

const end = (board: Board, character: number) => ({ squares: board.figures[character]?.squares ?? [], character });
const lineLabel = (question: object): string => {
  const board = boardOf(question);
  return board.rules.paths.find(({ path }) => path === 'fire')?.labels[fireLine(board, end(board, 0), end(board, 1)).label] ?? '';
};
const figures = (...abilityLists: readonly (readonly string[])[]) =>
  abilityLists.map((abilities, index) => ({ id: `F${index}`, player: `p${index}`, at: index === 0 ? 'A1' : 'C1', abilities }));

describe('a line of fire', () => {
  const bush = { kind: 'outdoor', columns: 3, rows: 1, hindering: ['B1'] };
  const wall = { kind: 'outdoor', columns: 3, rows: 1, walls: ['A1|B1'] };
  test('is not hindered for a figure that ignores hindering terrain', () => {
    expect(lineLabel({ map: bush, characters: figures([], []) })).toBe('hindered');
    expect(lineLabel({ map: bush, characters: figures(['sharp-eyes'], []) })).toBe('clear');
  });
  test('passes walls for a figure that sees through them', () => {
    expect(lineLabel({ map: wall, characters: figures([], []) })).toBe('blocked');
    expect(lineLabel({ map: wall, characters: figures(['x-ray'], []) })).toBe('clear');
  });
  test('is blocked where it is hindered and its target has Stealth', () => {
    expect(lineLabel({ map: bush, characters: figures([], ['stealth']) })).toBe('blocked');
    expect(lineLabel({ map: { ...bush, hindering: [] }, characters: figures([], ['stealth']) })).toBe('clear');
    expect(lineLabel({ map: bush, characters: figures(['sharp-eyes'], ['stealth']) })).toBe('clear');
  });
});

function squaresInReach(map: object, abilities: readonly string[], speed: number): readonly string[] {
  const characters = [
    { id: 'A', player: 'p1', at: 'A1', abilities },
    { id: 'B', player: 'p2', at: 'C1' },
  ];
  const board = boardOf({ map, characters });
  const stepsBySquare = reachSteps(board, { character: 0, brokeAway: true }, board.figures[0]?.squares[0] ?? 0, speed);
  return [...stepsBySquare.keys()].filter((square) => (stepsBySquare[square] ?? -1) > 0).map((square) => squareName(square, board.columns));
}

describe('a move', () => {
  const corridor = { kind: 'outdoor', columns: 5, rows: 1 };
  test('stops next to opponents, and passes them for a figure that ignores characters', () => {
    expect(squaresInReach(corridor, [], 4)).toEqual(['B1']);
    expect(squaresInReach(corridor, ['leap'], 4)).toEqual(['B1', 'D1', 'E1']);
  });
  test('passes blocking terrain for a figure that passes everything', () => {
    const shut = { ...corridor, blocking: ['B1'] };
    expect(squaresInReach(shut, [], 4)).toEqual([]);
    expect(squaresInReach(shut, ['phasing'], 4)).toEqual(['D1', 'E1']);
  });
});
