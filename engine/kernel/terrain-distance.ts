import type { Board } from './board.ts';
import { DIRECTIONS } from './geometry.ts';
import { movesOf, opposite, outcomeToward } from './moves.ts';
import { CLOSED } from './step-outcomes.ts';
import { neighbour } from './steps.ts';

const NO_CHARACTER = { character: -1, brokeAway: false } as const;

/**
 * The fewest steps to one square from every square, -1 where none lead to it, for a mover that need not stop. Cached for the terrain.
 *
 * @param terrain a board without figures
 */
export function stepsToSquare(terrain: Board, target: number): Int32Array {
  const { stepsByTarget } = terrain.cache.terrain;
  const found = stepsByTarget.get(target);
  if (found !== undefined) return found;
  const steps = new Int32Array(terrain.size).fill(-1);
  const moves = movesOf(terrain, NO_CHARACTER);
  steps[target] = 0;
  // The search goes backwards, because a step may be allowed in one direction alone.
  const queue = [target];
  for (const square of queue)
    for (let direction = 0; direction < DIRECTIONS.length; direction++) {
      const from = neighbour(terrain, square, direction);
      if (from < 0 || steps[from] !== -1 || outcomeToward(moves, from, opposite(direction)) === CLOSED) continue;
      steps[from] = (steps[square] ?? 0) + 1;
      queue.push(from);
    }
  stepsByTarget.set(target, steps);
  return steps;
}
