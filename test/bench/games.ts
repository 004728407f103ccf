/** Whole random games, and the answers they take, against the time that building a board on the same map takes. */
import current from '../../engine/generated/current.ts';
import game from '../../engine/generated/game/current.ts';
import { newGame, playRandomly } from '../support/random-game.ts';
import type { Measured } from './rounds.ts';

const GAMES = 200;

export function measureGames(): readonly Measured[] {
  const { game: own, first } = newGame(game, current);
  for (let seed = 0; seed < 20; seed++) playRandomly(own, first, seed);
  const start = performance.now();
  let answers = 0;
  for (let seed = 0; seed < GAMES; seed++) answers += playRandomly(own, first, seed).answers.length;
  const seconds = (performance.now() - start) / 1000;
  const perSecond = GAMES / seconds;
  return [
    {
      what: `random games of two times four characters (${Math.round(answers / GAMES)} answers each)`,
      measured: `${perSecond.toFixed(0)} a second`,
      goal: '500 a second',
      meets: perSecond >= 500,
    },
  ];
}
