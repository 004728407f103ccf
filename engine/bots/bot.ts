/** Bots play through the same answers as people. */
import type { Answer, Game, State } from '../game/state.ts';

/** Draws a random whole number from 0 to `bound` - 1. */
export type Draw = (bound: number) => number;

/** An answer to what the state asks; undefined when the game is over. Dice are drawn as well. */
export type Bot = (game: Game, state: State, draw: Draw) => Answer | undefined;
