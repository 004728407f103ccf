/** What the editor of a board allows is asked of the rules: an edit of these changes it. */
import { expect, test } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { BoardState } from '../../site/src/boards/board-state.ts';
import { setStairs } from '../../site/src/boards/edit.ts';
import { readGame } from '../../site/src/boards/game.ts';
import { type Fields, fieldsOf } from '../../site/src/boards/json.ts';
import { problemsOf } from '../../site/src/boards/problems.ts';
import { editedBook, rulesOf } from '../fixtures/edited-book.ts';

const EDITION = 'original';
const CHARACTERS = ['A1', 'C1'].map((at, index) => ({ id: 'AB'[index], player: `p${index + 1}`, at }));
const titles = { titleOf: (rule: string) => rule, hrefOf: (rule: string) => rule };

/** A board of three squares in a row, under the book with one definition edited. */
function boardUnder(edit: Parameters<typeof editedBook>[0][number], map: Fields = {}): BoardState {
  const engine = createEngine(rulesOf(editedBook([edit]), EDITION));
  const question = { ask: 'line-of-fire', map: { kind: 'outdoor', columns: 3, rows: 1, ...map }, characters: CHARACTERS };
  const game = readGame(question);
  if (game === undefined) throw new Error('the question has no board');
  const state = new BoardState({ game, edition: EDITION, compare: undefined });
  state.rules = { edition: EDITION, judge: (asked) => fieldsOf(engine.judge(asked)), titles };
  return state;
}

const squareOf = (state: BoardState, id: string): string | undefined => state.position.figures.find((figure) => figure.id === id)?.at[0];
const problemsOn = (state: BoardState): readonly string[] =>
  state.rules === undefined ? [] : problemsOf(state.game, EDITION, state.rules.judge).map(({ text }) => text);

const OCCUPIED = { file: 'rules/golden/occupancy.json', id: 'set-up.occupied' };

test.each([
  ['no two share a square', {}, 'A1'],
  ['two may share any square but one', { set: { if: 'square.occupied && square.occupant != character && square.column == 0' } }, 'C1'],
])('a figure is put on another unless the rules refuse it: %s', { timeout: 300_000 }, (_, edit, expected) => {
  const state = boardUnder({ ...OCCUPIED, ...edit });
  state.moveFigure('A', 'C1');
  expect(squareOf(state, 'A')).toBe(expected);
});

const INTERIOR = { file: 'rules/terrain/boundary-lines.json', id: 'set-up.interior' };

test.each([
  ['only mixed maps have an interior', {}, []],
  ['indoor maps have one too', { set: { if: "board.kind == 'outdoor'" } }, ['B1']],
])('another kind of map keeps the squares that the rules allow on it: %s', { timeout: 300_000 }, (_, edit, expected) => {
  const state = boardUnder({ ...INTERIOR, ...edit }, { kind: 'indoor/outdoor', interior: ['B1'] });
  state.setKind('indoor');
  expect([state.position.map.kind, state.position.map.terrain.interior]).toEqual(['indoor', expected]);
  expect(problemsOn(state)).toEqual([]);
});

const STAIRS = { file: 'rules/terrain/stairs-and-ladders.json', id: 'set-up.stairs' };

test.each([
  ['refused', {}, ['stairs join squares of different elevations']],
  ['allowed below level 2', { set: { if: 'from.elevation == to.elevation && from.elevation > 1' } }, []],
])('stairs between squares of one level are a problem where the rules say so: %s', { timeout: 300_000 }, (_, edit, expected) => {
  const state = boardUnder({ ...STAIRS, ...edit });
  state.change(setStairs(state.position, { column: 0, row: 0 }, { column: 1, row: 0 }, true), 'Stairs');
  expect(state.position.map.stairs).toHaveLength(1);
  expect(problemsOn(state)).toEqual(expected);
});
