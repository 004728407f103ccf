/** What definitions carry into the chain of a verdict, and their exceptions. */
import type { BoardFacts } from './board-facts.ts';
import type { AnyFrame } from './frames.ts';

export interface Cited {
  readonly id: string;
  readonly clauses: readonly string[];
  /** Text for the chain, beside the clauses. */
  readonly note?: string;
  /** Its exceptions, in the order in which they are tested. Where one of them holds, the definition's own `test` is false. */
  readonly unless?: readonly Exception[];
  /** The condition without the exceptions; present exactly when `unless` is. */
  condition?(b: BoardFacts, v: AnyFrame): boolean;
}

/** An exception: the definition does not act where this condition holds. */
export interface Exception {
  readonly clauses: readonly string[];
  readonly note?: string;
  test(b: BoardFacts, v: AnyFrame): boolean;
}
