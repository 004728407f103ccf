/** The facts that added rules read, whose clauses may have to mention the new rule. */
import { clausesOf } from '../definition-clauses.ts';
import type { ClauseId, DefinitionId } from '../ids.ts';
import { createFactsOf } from './read-facts.ts';
import type { RuleChange } from './rule-change.ts';

export interface FactRead {
  readonly id: DefinitionId;
  /** The clauses that its definition carries, without those of the rule. */
  readonly clauses: readonly ClauseId[];
}

/** Only facts that hold or not: too many texts are about a fact that is one of several names, such as the size. */
export function factsReadByAdded({ after, added }: Pick<RuleChange, 'after' | 'added'>): FactRead[] {
  const definitions = after.definitions.map(({ definition }) => definition);
  const rules = definitions.filter(({ id, kind }) => added.has(id) && (kind === 'restriction' || kind === 'constraint'));
  if (rules.length === 0) return [];
  const factsOf = createFactsOf(definitions);
  const names = new Set(rules.flatMap((one) => [...factsOf(one).tested]));
  const ownClauses = new Set(rules.flatMap(clausesOf));
  return definitions.flatMap((one) => {
    const isFact = (one.kind === 'record' || one.kind === 'property') && names.has(one.id.slice(one.id.lastIndexOf('.')));
    const clauses = isFact && !added.has(one.id) ? clausesOf(one).filter((id) => !ownClauses.has(id)) : [];
    return clauses.length === 0 ? [] : [{ id: one.id, clauses }];
  });
}
