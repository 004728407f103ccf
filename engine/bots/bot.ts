import type { Answer, Draw, Game, State } from '../index.ts';

/** An answer to the request of the state, with random dice for a roll; undefined when the game is over. */
export type Bot = (game: Game, state: State, draw: Draw) => Answer | undefined;
