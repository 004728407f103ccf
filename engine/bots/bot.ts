/** Bots play through the same answers as people. */
import type { Answer, Game, State } from '../game/state.ts';

/** A whole number from 0 up to a bound, the bound left out. */
export type Draw = (bound: number) => number;

/** An answer to what the state asks; undefined when the game is over. Dice are drawn as well. */
export type Bot = (game: Game, state: State, draw: Draw) => Answer | undefined;
