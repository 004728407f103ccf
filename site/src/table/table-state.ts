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
  /** The request of the state shown; undefined without a game, and when the game is over. */
  request: PlayerRequest | undefined;
  readonly selection: Selection;
  areBotsPaused: boolean;
}
