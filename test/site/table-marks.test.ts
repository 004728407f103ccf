import { expect, test } from 'vitest';
import currentBoard from '../../engine/generated/current.ts';
import currentGame from '../../engine/generated/game/current.ts';
import { createEngine, playerRequestOf } from '../../engine/index.ts';
import { figuresOf } from '../../site/src/table/figures.ts';
import { type Marks, marksOf } from '../../site/src/table/marks.ts';
import { Selection } from '../../site/src/table/selection.ts';
import { Session } from '../../site/src/table/session.ts';
import { squareLabel } from '../../site/src/table/square-label.ts';
import { currentMapOf } from '../../site/src/table/table-map.ts';
import { ROUND_WITHOUT_IMMUNITY } from '../fixtures/rounds.ts';

const figure = (id: string, player: string, at: string) => ({
  id,
  player,
  at,
  range: 0,
  targets: 1,
  dial: [{ speed: 6, attack: 9, defense: 16, damage: 3 }],
});

const question = {
  ask: 'play',
  map: { kind: 'outdoor', columns: 4, rows: 2 },
  players: ['Player 1', 'Player 2'],
  buildTotal: 100,
  start: { round: ROUND_WITHOUT_IMMUNITY, turn: 'Player 1' },
  characters: [figure('Ada', 'Player 1', 'A1'), figure('Bo', 'Player 2', 'B1'), figure('Cy', 'Player 2', 'D2')],
  actions: [],
  dice: [],
};

test('during a roll the characters in its announcement are marked, but their squares are not labelled as choices', () => {
  const session = new Session(createEngine({ ...currentBoard, game: currentGame }), question, ['person', 'person']);
  const marks = (): Marks => marksOf(playerRequestOf(session.game, session.state), new Selection(), session.game);
  const labels = (): readonly string[] => {
    const figures = figuresOf(session.game, session.state, question);
    const { map } = currentMapOf(session);
    return ['A1', 'B1', 'C1'].map((square) => squareLabel(square, { map, figures, objects: [], marks: marks() }));
  };
  expect(labels()).toEqual(['A1: Ada, can be chosen', 'B1: Bo', 'C1']);
  const request = playerRequestOf(session.game, session.state);
  const attack = request?.kind === 'offer' ? request.options.find(({ title }) => title === 'Close attack') : undefined;
  expect(session.answer({ kind: 'offer', option: attack?.option ?? '', self: attack?.self ?? -1 })).toBe(true);
  expect(marks()).toEqual({ squares: [], chosen: [], selectable: [], announced: ['Ada', 'Bo'], selected: undefined, path: [] });
  expect(labels()).toEqual(['A1: Ada', 'B1: Bo', 'C1']);
});
