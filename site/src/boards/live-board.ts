import type { BoardRules } from './board-rules.ts';
import type { BoardState } from './board-state.ts';
import type { BoardText } from './board-text.ts';

export interface LiveBoard {
  readonly root: HTMLElement;
  readonly state: BoardState;
  readonly text: BoardText;
  /** Resolves with the rules in force: if the rules of `edition` cannot be loaded, the previous ones; undefined if there are none. */
  setEdition(edition: string): Promise<BoardRules | undefined>;
  /** `edition` may be a variant of a reading. */
  compare(edition: string): Promise<void>;
  /** Shows the probe of the square under the pointer or the cursor; undefined, as when the pointer leaves the board, removes it. */
  hover(square: string | undefined): void;
  editionTitle(edition: string): string;
  /** Declares that the address of the page opens the board as it is now. */
  markAddressed(): void;
}
