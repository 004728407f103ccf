/** Twins: clauses of different pages that state the same rule. One definition carries both, and their texts have nearly the same words. */
import { clausesOf } from '../definition-clauses.ts';
import type { ClauseId } from '../ids.ts';
import { overlap } from '../likeness.ts';
import type { ClauseNode, Rulebook } from '../rulebook.ts';
import { textOf } from './candidates.ts';
import { meaningfulWords } from './meaningful-words.ts';
import type { RuleChange, Scope } from './rule-change.ts';

/** Below this overlap, two clauses of one definition state different parts of its rule. */
const LEAST_OVERLAP = 0.55;

/**
 * The twins of the clauses that state what changes or that a changed definition carries. Clauses of nearly the same words on the same page
 * are no twins: they state cases of one rule.
 */
export function twinsOf(
  rulebook: Rulebook,
  { after, texts }: RuleChange,
  { stated, carried, statesNeitherOldNorNew }: Scope,
): ClauseNode[] {
  const before = new Map(texts.map((one) => [one.clause, one.before]));
  const wordsOf = (clause: ClauseNode): ReadonlySet<string> => meaningfulWords(before.get(clause.id) ?? textOf(after, clause));
  const twins = new Map<ClauseId, ClauseNode>();
  for (const { definition } of after.definitions) {
    const clauses = clausesOf(definition).flatMap((id) => rulebook.clauses.get(id) ?? []);
    const originals = clauses
      .filter(({ id }) => stated.has(id) || carried.has(id))
      .map((clause) => ({ page: clause.page, words: wordsOf(clause) }));
    if (originals.length === 0) continue;
    for (const clause of clauses) {
      if (twins.has(clause.id) || carried.has(clause.id) || !statesNeitherOldNorNew(clause.id)) continue;
      const isTwin = originals.some(({ page, words }) => page !== clause.page && overlap(words, wordsOf(clause)) >= LEAST_OVERLAP);
      if (isTwin) twins.set(clause.id, clause);
    }
  }
  return [...twins.values()];
}
