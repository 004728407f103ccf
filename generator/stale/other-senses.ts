import { amountsOf } from '../checks/amounts.ts';
import { clausesOf } from '../definition-clauses.ts';
import type { ClauseId } from '../ids.ts';
import type { Rulebook } from '../rulebook.ts';
import { textOf } from './candidates.ts';
import { hasBeside, wordsByNumber } from './counted-numbers.ts';
import { dependingClauses } from './depending-clauses.ts';
import type { RuleChange } from './rule-change.ts';

/** Whether a text about these clauses has the number, in digits, from a rule that does not change. */
type IsOfOtherRule = (clauses: readonly ClauseId[], number: string) => boolean;

/**
 * A text has a number from another rule if it is about no clause that depends on a changed definition, and about one that depends on an
 * unchanged definition with the number. In one of that definition's clauses the number must count the same things as in the old texts: else
 * it is there for another reason.
 */
export function createIsOfOtherRule({ clauses }: Rulebook, { after, changed, texts }: RuleChange): IsOfOtherRule {
  const counted = wordsByNumber(
    texts.map(({ before }) => before),
    'counted',
  );
  const concerned = dependingClauses(after, changed);
  const statesSame = (id: ClauseId, number: string): boolean => {
    const clause = clauses.get(id);
    return clause !== undefined && hasBeside(textOf(after, clause), number, counted.get(number));
  };
  return (about, number) => {
    if (about.some((id) => concerned.has(id))) return false;
    const having = after.definitions
      .map(({ definition }) => definition)
      .filter((one) => !changed.has(one.id) && amountsOf(one).includes(number) && clausesOf(one).some((id) => statesSame(id, number)));
    const ofOthers = dependingClauses(after, new Set(having.map(({ id }) => id)));
    return about.some((id) => ofOthers.has(id));
  };
}
