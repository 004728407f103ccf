/**
 * Whole random games: how many run per second, drawn answer by answer or with all complete actions listed at each offer, and the time of
 * one as a multiple of that of random moves of chess in chessops.
 */
import { Chess } from 'chessops/chess';
import type { Move } from 'chessops/types';
import type { State } from '../../engine/game/state.ts';
import current from '../../engine/generated/current.ts';
import game from '../../engine/generated/game/current.ts';
import { completeActions } from '../support/complete-actions.ts';
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
  let actionCount = 0;
  const listActions = (state: State): void => {
    if (state.request?.kind === 'offer') actionCount += completeActions(benchGame, state).length;
  };
  const playListed = (seed: number): void => void playRandomly(benchGame, firstState, seed, listActions);
  for (let seed = 0; seed < WARM_UP_GAMES; seed++) {
    play(seed);
    playChess(seed);
    if (seed % 3 === 0) playListed(seed);
  }
  answerCount = 0;
  actionCount = 0;
  const ours: number[] = [];
  const listed: number[] = [];
  const chess: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    chess.push(millisecondsPerGame(round, GAMES_PER_ROUND, playChess));
    ours.push(millisecondsPerGame(round, GAMES_PER_ROUND, play));
    listed.push(millisecondsPerGame(round, LISTED_GAMES_PER_ROUND, playListed));
  }
  return rowsOf({
    ours: quantile(ours, 0.5),
    listed: quantile(listed, 0.5),
    chess: quantile(chess, 0.5),
    answersPerGame: Math.round(answerCount / ROUNDS / GAMES_PER_ROUND),
    actionsPerGame: Math.round(actionCount / ROUNDS / LISTED_GAMES_PER_ROUND),
  });
}

interface Games {
  /** Milliseconds of a game: without and with listed actions, and of chess. */
  readonly ours: number;
  readonly listed: number;
  readonly chess: number;
  readonly answersPerGame: number;
  readonly actionsPerGame: number;
}

const rowsOf = ({ ours, listed, chess, answersPerGame, actionsPerGame }: Games): readonly Measured[] => [
  {
    what: `random games of two times four characters (${answersPerGame} answers each)`,
    measured: `${(1000 / ours).toFixed(0)} a second`,
    goal: '≥ 500 a second',
    meets: 1000 / ours >= 500,
  },
  {
    what: `such games with all complete actions listed, an option with its target, path or square (${actionsPerGame} in each game)`,
    measured: `${(1000 / listed).toFixed(0)} a second`,
    goal: '≥ 150 a second',
    meets: 1000 / listed >= 150,
  },
  {
    what: `a random game without listed actions, against ${PLIES} random half moves of chess (chessops)`,
    measured: `×${(ours / chess).toFixed(2)}`,
    goal: '≤ ×5',
    meets: ours / chess <= 5,
  },
];

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
