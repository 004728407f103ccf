import type { CombatValueQuestion, Replacement } from './question.ts';
import { fraction, roundUp } from './rational.ts';

function replace(value: number, replacement: Replacement): number {
  if ('set' in replacement) return replacement.set;
  return 'half' in replacement ? roundUp(fraction(value, 2)) : value * 2;
}

/** The last locked replacement alone, or all replacements in order and the capped sum of modifiers; then the minimums. */
export function combatValue(question: CombatValueQuestion): number {
  const [locked] = question.replacements.filter((one) => one.locked === true).reverse();
  let value = question.printed;
  if (locked) {
    value = replace(value, locked);
  } else {
    for (const replacement of question.replacements) value = replace(value, replacement);
    let sum = 0;
    for (const modifier of question.modifiers) sum += modifier;
    value += Math.min(3, Math.max(-3, sum));
  }
  return Math.max(0, value, question.minimum ?? 0);
}
