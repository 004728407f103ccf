/** The interface through which the parts of a live board use it. */
import type { BoardRules } from './board-rules.ts';
import type { BoardState } from './board-state.ts';
import type { BoardText } from './board-text.ts';

export interface LiveBoard {
  readonly root: HTMLElement;
  readonly state: BoardState;
  readonly text: BoardText;
  /** Makes an edition the one of the board. Resolves with the rules in force: earlier ones, or undefined, if its own cannot be loaded. */
  setEdition(edition: string): Promise<BoardRules | undefined>;
  /** Compares with another edition or a variant from now on. */
  compare(edition: string): Promise<void>;
  /** Asks about the square under the pointer; undefined where the pointer left the board. */
  hover(square: string | undefined): void;
  editionTitle(edition: string): string;
  /** Declares that the address of the page opens the board as it is now. */
  markAddressed(): void;
}
