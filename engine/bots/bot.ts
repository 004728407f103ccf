/** A bot chooses among the answers that a person may give. */
import type { Draw } from '../game/draw.ts';
import type { Game } from '../game/game.ts';
import type { Answer, State } from '../game/state.ts';

/** An answer to the request of the state, with random dice for a roll; undefined when the game is over. */
export type Bot = (game: Game, state: State, draw: Draw) => Answer | undefined;
