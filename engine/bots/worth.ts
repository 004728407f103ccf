/** A bot's estimate of a side's position. It is no rule of the game: it reads the fields of a verdict, and counts missing ones as 0. */

import type { Game } from '../game/game.ts';
import { fieldOf } from '../game/listed.ts';
import { gameAt } from '../game/run.ts';
import type { State } from '../game/state.ts';
import { stateShown } from '../judge/play.ts';
import { chebyshev } from '../kernel/distance.ts';

/**
 * What one victory point, click, action token and square of distance are worth, in victory points. Clicks count from the start of a dial:
 * more are worse. The values are estimates, not measured: an action should be worth its token only if it deals damage or brings a character
 * at least four squares nearer.
 */
const WEIGHTS = { score: 1, click: 9, token: 3, distance: 1 } as const;

export function worth(opened: Game, state: State, player: number): number {
  const game = gameAt(opened, state);
  const shown = stateShown(game, state);
  const ids = game.ids.character ?? [];
  const squaresByCharacter = state.lists[game.rules.squares] ?? [];
  const playerByCharacter = state.numbers[game.rules.side] ?? [];
  let sum = WEIGHTS.score * lead(shown.score, game, player);
  for (const [character, id] of ids.entries()) {
    const sign = playerByCharacter[character] === player ? 1 : -1;
    const fields = fieldOf(shown.characters, id);
    sum -= sign * (WEIGHTS.click * numberOf(fields, 'click') + WEIGHTS.token * numberOf(fields, 'tokens'));
    if (sign === 1) sum -= WEIGHTS.distance * distanceToNearest(game, state, squaresByCharacter, character, player);
  }
  return sum;
}

function lead(score: unknown, game: Game, player: number): number {
  const points = (game.ids.player ?? []).map((id) => numberOf(score, id));
  const others = points.filter((_, other) => other !== player);
  return (points[player] ?? 0) - Math.max(0, ...others);
}

function numberOf(fields: unknown, name: string): number {
  const value = fieldOf(fields, name);
  return typeof value === 'number' ? value : 0;
}

/**
 * Steps from a character's first square to that of the nearest character of another player (1 for neighbours); 0 if the character is off
 * the map, or no character of another player is on it.
 */
function distanceToNearest(
  game: Game,
  state: State,
  squaresByCharacter: readonly (readonly number[])[],
  character: number,
  player: number,
): number {
  const here = squaresByCharacter[character]?.[0];
  if (here === undefined) return 0;
  const playerByCharacter = state.numbers[game.rules.side] ?? [];
  const distances = squaresByCharacter.flatMap(([there], other) => {
    if (there === undefined || playerByCharacter[other] === player) return [];
    return [chebyshev(game.terrain, here, there)];
  });
  return distances.length === 0 ? 0 : Math.min(...distances);
}
