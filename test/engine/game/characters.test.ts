import { expect, test } from 'vitest';
import { charactersOf, createEngine, stepsBetween } from '../../../engine/index.ts';
import { editionRules } from '../../fixtures/edition-rules.ts';

const [{ gameRules, boardRules }] = editionRules;

const dial = [{ speed: 6, attack: 9, defense: 16, damage: 2 }];
/** C2 and D2 are closed off; E4 is raised, with stairs from E3. The squares are numbered row by row, five a row. */
const opened = createEngine({ ...boardRules, game: gameRules }).open({
  ask: 'play',
  map: {
    kind: 'outdoor',
    columns: 5,
    rows: 4,
    blocking: ['B1', 'B2', 'B3'],
    hindering: ['B4'],
    walls: ['C1|C2', 'D1|D2', 'C2|C3', 'D2|D3', 'D2|E2', 'B2|C2'],
    elevation: { '2': ['E4'] },
    stairs: ['E3|E4'],
  },
  players: ['p1', 'p2'],
  buildTotal: 100,
  characters: [
    { id: 'a', player: 'p1', at: 'A4', dial },
    { id: 'b', player: 'p2', at: 'C4', dial },
  ],
  actions: [],
  dice: [],
});
if ('error' in opened) throw new Error(opened.error.message);
const { game, first } = opened;

const steps = (from: string, to: string): number | undefined => {
  const squareOf = (name: string): number => 'ABCDE'.indexOf(name.charAt(0)) + 5 * (Number(name.charAt(1)) - 1);
  return stepsBetween(game, first, squareOf(from), squareOf(to));
};

test('characters have their players and squares', () => {
  expect(charactersOf(game, first)).toEqual([
    { player: 0, squares: [15] },
    { player: 1, squares: [17] },
  ]);
});

test.each([
  ['A4', 'A4', 0, 'a square is no step from itself'],
  ['A4', 'C4', 2, 'a forced stop in hindering terrain makes no step longer'],
  ['C1', 'C3', 4, 'steps go round a closed room'],
  ['B4', 'D4', 2, 'characters are not in the way'],
  ['D4', 'E4', 2, 'steps go up by stairs'],
  ['C2', 'D2', 1, 'two squares of a closed room'],
  ['C1', 'D2', undefined, 'no steps lead into a closed room'],
] as const)('from %s to %s there are %s steps: %s', (from, to, count, _) => {
  expect(steps(from, to)).toBe(count);
});
