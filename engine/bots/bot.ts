/** A bot gives the same answers as a person. */
import type { Draw } from '../game/draw.ts';
import type { Answer, Game, State } from '../game/state.ts';

/** An answer to the request of the state; undefined when the game is over. Dice are drawn as well. */
export type Bot = (game: Game, state: State, draw: Draw) => Answer | undefined;
