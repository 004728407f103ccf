/** Facts that verdicts repeat: the definition that answers a field says so itself. */
import type { DerivedFact, Rules } from '../kernel/rules.ts';

export function answering(rules: Rules, ask: string, field: string): DerivedFact | undefined {
  return rules.derived.find(({ answers }) => answers?.ask === ask && answers.field === field);
}
