/** Plays games with random answers, reproducible by a seed, on a map with hindering and blocking terrain, walls and high ground. */

import { drawPlay } from '../../engine/game/draw.ts';
import type { Game } from '../../engine/game/game.ts';
import { listedIds } from '../../engine/game/listed.ts';
import { createGame, type SetUp, startGame } from '../../engine/game/new-game.ts';
import type { GameRules } from '../../engine/game/rules.ts';
import type { Answer, State } from '../../engine/game/state.ts';
import type { PlayQuestion } from '../../engine/generated/question.ts';
import { placeBoard } from '../../engine/judge/place.ts';
import type { Rules } from '../../engine/kernel/rules.ts';
import { createDraw } from '../../generator/simulate/play-game.ts';
import { uncheckedShape } from './unchecked-shape.ts';

export { createDraw };

type Click = { readonly speed: number; readonly attack: number; readonly defense: number; readonly damage: number };

/**
 * A dial from the values of its first click. Speed, attack and defense fall by one every second click, damage every fourth; speed ends at
 * 4, damage at 1.
 */
function dial(speed: number, attack: number, defense: number, damage: number, clickCount: number): [Click, ...Click[]] {
  const clickAt = (index: number): Click => ({
    speed: Math.max(4, speed - (index >> 1)),
    attack: attack - (index >> 1),
    defense: defense - (index >> 1),
    damage: Math.max(1, damage - (index >> 2)),
  });
  return [clickAt(0), ...Array.from({ length: clickCount - 1 }, (_, index) => clickAt(index + 1))];
}

export const randomGameQuestion: PlayQuestion = {
  ask: 'play',
  map: {
    kind: 'outdoor',
    columns: 12,
    rows: 12,
    hindering: ['D4', 'D5', 'H8', 'I8'],
    blocking: ['F6', 'G7'],
    walls: ['C7|D7', 'C8|D8'],
    elevation: { '2': ['J4', 'J5', 'K4', 'K5'] },
    stairs: ['I4|J4'],
  },
  players: ['p1', 'p2'],
  buildTotal: 300,
  roundLimit: 12,
  characters: Array.from({ length: 8 }, (_, k) => ({
    id: String.fromCharCode(65 + k),
    player: k < 4 ? 'p1' : 'p2',
    at: `${String.fromCharCode(67 + (k % 4) * 2)}${k < 4 ? 2 : 11}`,
    points: 75,
    range: k % 2 === 0 ? 6 : 0,
    targets: k % 4 === 0 ? 2 : 1,
    dial: dial(8 + (k % 3), 10, 16, 2 + (k % 3), 6),
  })),
  actions: [],
  dice: [],
};

export function newGame(
  gameRules: GameRules,
  boardRules: Rules,
  question: PlayQuestion = randomGameQuestion,
): { readonly game: Game; readonly first: State } {
  const placed = placeBoard(boardRules, question, uncheckedShape());
  const setUp: SetUp = {
    terrain: placed.terrain,
    board: placed.board,
    ids: listedIds(gameRules, question),
    question,
  };
  const game = createGame(gameRules, setUp);
  return { game, first: startGame(game).state };
}

interface PlayedGame {
  readonly answers: readonly Answer[];
  readonly state: State;
}

/** More than any game of the tests has. Tests expect no request at the end, so that a game without end fails instead of running on. */
const MOST_ANSWERS = 5000;

/** Plays to the end, or until `MOST_ANSWERS`. `onRequest` is called with every state that has a request. */
export function playRandomly(game: Game, first: State, seed: number, onRequest: (state: State) => void = () => undefined): PlayedGame {
  const draw = createDraw(seed);
  let state = first;
  const answers: Answer[] = [];
  while (state.request !== null && answers.length < MOST_ANSWERS) {
    onRequest(state);
    const drawn = drawPlay(game, state, draw);
    if (drawn === undefined) throw new Error(`seed ${seed}: nothing answers ${JSON.stringify(state.request)}`);
    answers.push(drawn.answer);
    state = drawn.played().state;
  }
  return { answers, state };
}
