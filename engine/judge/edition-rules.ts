import type { GameRules } from '../game/rules.ts';
import type { Rules } from '../kernel/rules.ts';

export interface EditionRules extends Rules {
  /** The pack whose definitions these rules have besides those of the rulebook; absent for the rulebook alone. */
  readonly pack?: string;
  /** The game; absent in engines that only judge boards. */
  readonly game?: GameRules;
}
