/** Numbers of texts that are those of another rule than the one that changes. */
import { amountsOf } from '../checks/stated-amounts.ts';
import { clausesOf } from '../definition-clauses.ts';
import type { ClauseId } from '../ids.ts';
import type { Rulebook } from '../rulebook.ts';
import { textOf } from './candidates.ts';
import { countedByNumber, hasBeside } from './counted-numbers.ts';
import { dependingClauses } from './depending-clauses.ts';
import type { RuleChange } from './rule-change.ts';

/** Whether a text about these clauses has the number, in digits, from a rule that does not change. */
type IsOfOtherRule = (clauses: readonly ClauseId[], number: string) => boolean;

/**
 * A text has a number from another rule if it is about a clause of a definition that stays as it is and has the number, or that uses such a
 * one, and about none that depends on a changed definition. In a clause of the definition that has the number, it must count the same as
 * in the old texts: else the clause has it for another reason.
 */
export function createIsOfOtherRule({ clauses }: Rulebook, { after, changed, texts }: RuleChange): IsOfOtherRule {
  const counted = countedByNumber(texts.map(({ before }) => before));
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
