/** A chain told in steps: clauses that acted together, and the squares where they did. Nothing is left out and the order is kept. */
import type { Fields } from './json.ts';
import { type Reason, readReasons } from './verdict.ts';

export interface Step {
  readonly note?: string;
  readonly at: readonly string[];
  readonly rules: readonly string[];
}

const same = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join();

/** Neighbours in the chain that say the same of the same squares are one step. */
function together(reasons: readonly Reason[]): readonly Step[] {
  const steps: Step[] = [];
  for (const { rule, ...reason } of reasons) {
    const last = steps.at(-1);
    const joins = last !== undefined && reason.note !== undefined && last.note === reason.note && same(last.at, reason.at);
    // A rule that comes again opens the same step for another crossing.
    if (joins && !last.rules.includes(rule)) steps[steps.length - 1] = { ...last, rules: [...last.rules, rule] };
    else steps.push({ ...reason, rules: [rule] });
  }
  return steps;
}

/** The steps of a verdict; neighbouring steps by the same clauses are told once, with all their squares. */
export function readSteps(verdict: Fields): readonly Step[] {
  const steps: Step[] = [];
  for (const step of together(readReasons(verdict))) {
    const last = steps.at(-1);
    if (last !== undefined && last.note === step.note && same(last.rules, step.rules)) {
      steps[steps.length - 1] = { ...last, at: [...new Set([...last.at, ...step.at])] };
    } else steps.push(step);
  }
  return steps;
}
