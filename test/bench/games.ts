/**
 * Whole random games: how many run per second, drawn answer by answer or with all legal answers listed at each request, and the time of one
 * as a multiple of that of random moves of chess in chessops.
 */
import { Chess } from 'chessops/chess';
import type { Move } from 'chessops/types';
import { legalAnswers } from '../../engine/game/play.ts';
import type { State } from '../../engine/game/state.ts';
import current from '../../engine/generated/current.ts';
import game from '../../engine/generated/game/current.ts';
import { quantile } from '../support/page-weight.ts';
import { createDraw, newGame, playRandomly } from '../support/random-game.ts';
import type { Measured } from './rounds.ts';

const ROUNDS = 12;
const GAMES_PER_ROUND = 20;
const LISTED_GAMES_PER_ROUND = 8;
/** Games before the first measurement: after fewer, part of the code is not optimised yet. */
const WARM_UP_GAMES = 600;
/** The half moves of chess that are timed as one game; if a position ends the game earlier, they go on from a new one. */
const PLIES = 200;

export function measureGames(): readonly Measured[] {
  const { game: benchGame, first: firstState } = newGame(game, current);
  let answerCount = 0;
  const play = (seed: number): void => {
    answerCount += playRandomly(benchGame, firstState, seed).answers.length;
  };
  const listAnswers = (state: State): void => {
    const legal = legalAnswers(benchGame, state);
    for (let index = 0; index < legal.count; index++) legal.at(index);
  };
  const playListed = (seed: number): void => void playRandomly(benchGame, firstState, seed, listAnswers);
  for (let seed = 0; seed < WARM_UP_GAMES; seed++) {
    play(seed);
    playChess(seed);
    if (seed % 3 === 0) playListed(seed);
  }
  answerCount = 0;
  const ours: number[] = [];
  const listed: number[] = [];
  const chess: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    chess.push(millisecondsPerGame(round, GAMES_PER_ROUND, playChess));
    ours.push(millisecondsPerGame(round, GAMES_PER_ROUND, play));
    listed.push(millisecondsPerGame(round, LISTED_GAMES_PER_ROUND, playListed));
  }
  const perSecond = 1000 / quantile(ours, 0.5);
  const listedPerSecond = 1000 / quantile(listed, 0.5);
  const ratio = quantile(ours, 0.5) / quantile(chess, 0.5);
  return [
    {
      what: `random games of two times four characters (${Math.round(answerCount / ROUNDS / GAMES_PER_ROUND)} answers each)`,
      measured: `${perSecond.toFixed(0)} a second`,
      goal: '≥ 500 a second',
      meets: perSecond >= 500,
    },
    {
      what: 'such games with all legal answers listed at each request',
      measured: `${listedPerSecond.toFixed(0)} a second`,
      goal: '≥ 150 a second',
      meets: listedPerSecond >= 150,
    },
    {
      what: `a random game without listed answers, against ${PLIES} random half moves of chess (chessops)`,
      measured: `×${ratio.toFixed(2)}`,
      goal: '≤ ×5',
      meets: ratio <= 5,
    },
  ];
}

function millisecondsPerGame(round: number, games: number, play: (seed: number) => void): number {
  const start = performance.now();
  for (let count = 0; count < games; count++) play(round * games + count);
  return (performance.now() - start) / games;
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
