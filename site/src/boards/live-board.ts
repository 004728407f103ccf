/** The live board as its parts see it. */
import type { Rules } from './board-rules.ts';
import type { BoardState } from './board-state.ts';
import type { BoardText } from './board-text.ts';

export interface LiveBoard {
  readonly root: HTMLElement;
  readonly state: BoardState;
  readonly text: BoardText;
  /** Resolves with the rules of an edition, which is the one of the board from now on; undefined where they cannot be loaded. */
  play(edition: string): Promise<Rules | undefined>;
  /** Compares with another edition or a variant from now on. */
  compare(edition: string): Promise<void>;
  /** Asks about the square under the pointer; undefined where the pointer left the board. */
  hover(square: string | undefined): void;
  editionTitle(edition: string): string;
  /** Declares that the address of the page opens the board as it is now. */
  markAddressed(): void;
}
