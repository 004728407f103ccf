/** Whole random games: how many run per second, and their time against random games of chess with a library that only plays moves. */
import { Chess } from 'chessops/chess';
import type { Move } from 'chessops/types';
import current from '../../engine/generated/current.ts';
import game from '../../engine/generated/game/current.ts';
import { createDraw, newGame, playRandomly } from '../support/random-game.ts';
import { type Measured, median } from './rounds.ts';

const ROUNDS = 12;
const GAMES_PER_ROUND = 20;
/** Half moves of one measurement of chess; if a game ends earlier, a new one begins. */
const PLIES = 200;

export function measureGames(): readonly Measured[] {
  const { game: benchGame, first: firstState } = newGame(game, current);
  let answerCount = 0;
  const play = (seed: number): void => {
    answerCount += playRandomly(benchGame, firstState, seed).answers.length;
  };
  for (let seed = 0; seed < 60; seed++) {
    play(seed);
    playChess(seed);
  }
  answerCount = 0;
  const ours: number[] = [];
  const chess: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    chess.push(millisecondsPerGame(round, playChess));
    ours.push(millisecondsPerGame(round, play));
  }
  const perSecond = 1000 / median(ours);
  const ratio = median(ours) / median(chess);
  return [
    {
      what: `random games of two times four characters (${Math.round(answerCount / ROUNDS / GAMES_PER_ROUND)} answers each)`,
      measured: `${perSecond.toFixed(0)} a second`,
      goal: '500 a second',
      meets: perSecond >= 500,
    },
    {
      what: `such a game against a random game of chess of ${PLIES} half moves (chessops)`,
      measured: `×${ratio.toFixed(2)}`,
      goal: '≤ ×5',
      meets: ratio <= 5,
    },
  ];
}

/** Mean time of a game in a round. */
function millisecondsPerGame(round: number, play: (seed: number) => void): number {
  const start = performance.now();
  for (let count = 0; count < GAMES_PER_ROUND; count++) play(round * GAMES_PER_ROUND + count);
  return (performance.now() - start) / GAMES_PER_ROUND;
}

function playChess(seed: number): void {
  const draw = createDraw(seed);
  let position = Chess.default();
  for (let ply = 0; ply < PLIES; ply++) {
    const moves = movesIn(position);
    const move = moves[draw(Math.max(1, moves.length))];
    if (move === undefined || position.isEnd()) position = Chess.default();
    else position.play(move);
  }
}

const movesIn = (position: Chess): readonly Move[] =>
  [...position.allDests()].flatMap(([from, dests]) => [...dests].map((to): Move => ({ from, to, ...promotion(position, from, to) })));

const promotion = (position: Chess, from: number, to: number): { promotion: 'queen' } | undefined =>
  position.board.pawn.has(from) && (to < 8 || to > 55) ? { promotion: 'queen' } : undefined;
