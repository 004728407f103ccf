import type { GameRules } from '../game/rules.ts';
import type { Rules } from '../kernel/rules.ts';

export interface EditionRules extends Rules {
  /** The pack whose definitions these rules have besides those of the rulebook; absent for the rulebook alone. */
  readonly pack?: string;
  /** The game, for engines that play; boards do without. */
  readonly game?: GameRules;
}
