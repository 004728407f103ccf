import type { GameRules } from '../game/rules.ts';
import type { Rules } from '../kernel/rules.ts';

export interface EditionRules extends Rules {
  /** The pack that these rules have beside those of the rulebook. */
  readonly pack?: string;
  /** The game, for engines that play; boards do without. */
  readonly game?: GameRules;
}
