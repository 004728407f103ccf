import type { CombatValueQuestion, Replacement } from './question.ts';
import { fraction, roundUp } from './rational.ts';

function replace(value: number, replacement: Replacement): number {
  if ('set' in replacement) return replacement.set;
  return 'half' in replacement ? roundUp(fraction(value, 2)) : value * 2;
}

/**
 * If a replacement is locked, the last locked one alone counts. Otherwise all replacements count, then the sum of the modifiers, by 3 at
 * most (golden.rule-of-three). The minimums come last.
 */
export function combatValue(question: CombatValueQuestion): number {
  const locked = question.replacements.filter((one) => one.locked === true).at(-1);
  let value = question.printed;
  if (locked) {
    value = replace(value, locked);
  } else {
    for (const replacement of question.replacements) value = replace(value, replacement);
    let sumOfModifiers = 0;
    for (const modifier of question.modifiers) sumOfModifiers += modifier;
    value += Math.min(3, Math.max(-3, sumOfModifiers));
  }
  return Math.max(0, value, question.minimum ?? 0);
}
