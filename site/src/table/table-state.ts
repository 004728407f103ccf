import type { PlayerRequest } from '../../../engine/index.ts';
import type { PlayableRules } from '../games/playable-rules.ts';
import type { Selection } from './selection.ts';
import type { Session } from './session.ts';

export interface OpenGame {
  readonly session: Session;
  readonly rules: PlayableRules;
}

/** The one state of a table. It knows nothing of the page. */
export interface TableState {
  /** Undefined while the set-up form is shown. */
  open: OpenGame | undefined;
  /** Whether any game was shown. After that, a table without a game shows the set-up form, not the game of the address. */
  hasShownGame: boolean;
  /** The request of the state shown; undefined without a game, and when the game is over. */
  request: PlayerRequest | undefined;
  readonly selection: Selection;
  areBotsPaused: boolean;
}
