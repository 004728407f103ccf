/** A board editor asks the rules what it may place: under edited rules it allows and refuses other things. */
import { expect, test } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import { type Fields, fieldsOf } from '../../site/src/base/json.ts';
import type { BoardRules } from '../../site/src/boards/board-rules.ts';
import { BoardState } from '../../site/src/boards/board-state.ts';
import { setStairs } from '../../site/src/boards/edit.ts';
import { firstSquareAfter, moveFigure } from '../../site/src/boards/edit-figures.ts';
import { readGame } from '../../site/src/boards/game.ts';
import { setMapKind } from '../../site/src/boards/map-kind.ts';
import { problemsOf } from '../../site/src/boards/problems.ts';
import { editedBook, rulesOf } from '../fixtures/edited-book.ts';

const EDITION = 'original';
const CHARACTERS = ['A1', 'C1'].map((at, index) => ({ id: 'AB'[index], player: `p${index + 1}`, at }));
const titles = { titleOf: (rule: string) => rule, hrefOf: (rule: string) => rule };

type Edit = Parameters<typeof editedBook>[0][number];

function rulesUnder(edit: Edit): BoardRules {
  const engine = createEngine(rulesOf(editedBook([edit]), EDITION));
  return { edition: EDITION, judge: (question) => fieldsOf(engine.judge(question)), titles };
}

function boardWithoutRules(map: Fields = {}): BoardState {
  const question = { ask: 'line-of-fire', map: { kind: 'outdoor', columns: 3, rows: 1, ...map }, characters: CHARACTERS };
  const game = readGame(question);
  if (game === undefined) throw new Error('the question has no board');
  return new BoardState({ game, edition: EDITION, compare: undefined });
}

function boardUnder(edit: Edit, map: Fields = {}): BoardState {
  const state = boardWithoutRules(map);
  state.applyRules(rulesUnder(edit));
  return state;
}

const squareOf = (state: BoardState, id: string): string | undefined => state.position.figures.find((figure) => figure.id === id)?.at[0];
const problemsOn = (state: BoardState): readonly string[] =>
  state.rules === undefined ? [] : problemsOf(state.game, EDITION, state.rules.judge).map(({ text }) => text);

test('a path that begins at the second square of a base moves its first square by as many columns and rows', () => {
  const characters = [{ id: 'A', player: 'p1', at: ['B2', 'C2'] }];
  const game = readGame({ ask: 'reach', character: 'A', map: { kind: 'outdoor', columns: 8, rows: 6 }, characters });
  if (game === undefined) throw new Error('the question has no board');
  expect(firstSquareAfter(game.position, 'A', ['C2', 'D2', 'E3'])).toBe('D3');
  expect(firstSquareAfter(game.position, 'A', [])).toBeUndefined();
});

test('the name of an opened map goes and comes back with undo and redo', () => {
  const state = boardWithoutRules();
  state.load({ ...state.game, name: 'Quarry' }, 'Map opened');
  const nameAfter = (step: () => void): string => {
    step();
    return state.game.name;
  };
  expect([state.game.name, nameAfter(() => state.undo()), nameAfter(() => state.redo())]).toEqual(['Quarry', '', 'Quarry']);
});

const OCCUPIED = { file: 'rules/golden/occupancy.json', id: 'set-up.occupied' };

test.each([
  ['no two share a square', {}, 'A1'],
  ['two may share any square but one', { set: { if: 'square.occupied && square.occupant != character && square.column == 0' } }, 'C1'],
])('a figure is put on another unless the rules refuse it: %s', (_, edit, expected) => {
  const state = boardUnder({ ...OCCUPIED, ...edit });
  state.moveFigure('A', 'C1');
  expect(squareOf(state, 'A')).toBe(expected);
});

test('if the rules, once loaded, refuse a stack, every move made before they were loaded is undone', () => {
  const state = boardWithoutRules();
  const messages: string[] = [];
  state.moveFigure('A', 'B1');
  state.moveFigure('A', 'C1');
  expect(squareOf(state, 'A')).toBe('C1');
  state.listen((message) => messages.push(message === undefined ? '' : message.text));
  state.applyRules(rulesUnder(OCCUPIED));
  expect([squareOf(state, 'A'), state.canUndo, messages]).toEqual(['A1', false, ['Another character is in that square']]);
});

test('a figure that is dragged onto another while the rules load goes back when the rules refuse it', () => {
  const state = boardWithoutRules();
  state.preview(moveFigure(state.position, 'A', 'C1'));
  state.applyRules(rulesUnder(OCCUPIED));
  expect([squareOf(state, 'A'), state.previewRefusal]).toEqual(['A1', 'another character is in that square']);
});

test('figures that the rules allow stay where they were placed before the rules were loaded', () => {
  const state = boardWithoutRules();
  state.moveFigure('A', 'B1');
  state.applyRules(rulesUnder(OCCUPIED));
  expect([squareOf(state, 'A'), state.canUndo]).toEqual(['B1', true]);
});

test('figures that share a square may not move together to another square; one of them may leave, and both may change size', () => {
  const state = boardUnder(OCCUPIED);
  const stacked = { ...state.position, figures: state.position.figures.map((figure) => ({ ...figure, at: ['A1'] })) };
  const other = { ...stacked, figures: stacked.figures.map((figure) => ({ ...figure, at: ['B1'] })) };
  state.load({ ...state.game, position: stacked }, 'Loaded');
  expect(state.refusalOf(other)).toBe('another character is in that square');
  expect(state.refusalOf(moveFigure(stacked, 'A', 'B1'))).toBeUndefined();
  expect(state.refusalOf({ ...stacked, figures: stacked.figures.map((figure) => ({ ...figure, size: 'tiny' })) })).toBeUndefined();
});

const INTERIOR = { file: 'rules/terrain/boundary-lines.json', id: 'set-up.interior' };

test.each([
  ['only mixed maps have an interior', {}, []],
  ['indoor maps have one too', { set: { if: "board.kind == 'outdoor'" } }, ['B1']],
])('another kind of map keeps the squares that the rules allow on it: %s', (_, edit, expected) => {
  const state = boardUnder({ ...INTERIOR, ...edit }, { kind: 'indoor/outdoor', interior: ['B1'] });
  setMapKind(state, 'indoor');
  expect([state.position.map.kind, state.position.map.terrain.interior]).toEqual(['indoor', expected]);
  expect(problemsOn(state)).toEqual([]);
});

const mixedMap = { kind: 'indoor/outdoor', interior: ['B1', 'C1'] };

test('another kind of map loses only the squares that the rules refuse on it', () => {
  const state = boardUnder({ ...INTERIOR, set: { if: "board.kind != 'indoor/outdoor' && square.column == 2" } }, mixedMap);
  setMapKind(state, 'indoor');
  expect(state.position.map.terrain.interior).toEqual(['B1']);
});

test('another kind of map loses refused squares where the set-up is refused for something else', () => {
  const state = boardUnder(INTERIOR, { ...mixedMap, stairs: ['A1|B1'] });
  setMapKind(state, 'indoor');
  expect(state.position.map.terrain.interior).toEqual([]);
  expect(problemsOn(state)).toEqual(['stairs join squares of different elevations']);
});

const STAIRS = { file: 'rules/terrain/stairs-and-ladders.json', id: 'set-up.stairs' };

test.each([
  ['refused', {}, ['stairs join squares of different elevations']],
  ['allowed below level 2', { set: { if: 'from.elevation == to.elevation && from.elevation > 1' } }, []],
])('stairs between squares of one level are a problem where the rules say so: %s', (_, edit, expected) => {
  const state = boardUnder({ ...STAIRS, ...edit });
  state.change(setStairs(state.position, { column: 0, row: 0 }, { column: 1, row: 0 }, true), 'Stairs');
  expect(state.position.map.stairs).toHaveLength(1);
  expect(problemsOn(state)).toEqual(expected);
});
