import { stepsToSquare } from '../kernel/terrain-distance.ts';
import type { Game } from './game.ts';
import { get, getList, listsOf, startRun } from './run.ts';
import type { State } from './state.ts';
import { terrainOf } from './terrain.ts';

/** Where a character is in a state. */
export interface CharacterInState {
  /** The number of the player that it is on the side of. */
  readonly player: number;
  /** The numbers of its squares; none when it is off the map. */
  readonly squares: readonly number[];
}

/** The characters of a game, by their numbers. */
export function charactersOf(opened: Game, state: State): readonly CharacterInState[] {
  const g = startRun(opened, state);
  const { all, rules } = g.game;
  return (all.character ?? []).map((character) => ({
    player: get(g, rules.side, character),
    squares: getList(g, rules.squares, character),
  }));
}

/**
 * The fewest steps from one square to another over the terrain of a state, as if no character were on the map and no step forced a stop.
 * Undefined where no steps lead there.
 */
export function stepsBetween(opened: Game, state: State, from: number, to: number): number | undefined {
  const g = startRun(opened, state);
  const { game } = g;
  const steps = stepsToSquare(terrainOf(game, g.mapChanges, listsOf(g, game.rules.lying) ?? []), to)[from] ?? -1;
  return steps < 0 ? undefined : steps;
}
