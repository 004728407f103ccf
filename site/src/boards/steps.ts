/** A chain told in steps: clauses that acted together, and the squares where they did. Nothing is left out and the order is kept. */
import { NOT_EXCEPTED } from '../../../engine/judge/notes.ts';
import type { Fields } from './json.ts';
import { type Reason, readReasons } from './verdict.ts';

export interface Step {
  readonly note?: string;
  readonly at: readonly string[];
  readonly rules: readonly string[];
  /** Its place among the steps that count; exceptions that were looked at and do not apply have none. */
  readonly number?: number;
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

/** The steps of a verdict; steps by the same clauses that alternate with their exceptions are told once, with all their squares. */
export function readSteps(verdict: Fields): readonly Step[] {
  const steps: Step[] = [];
  for (const step of together(readReasons(verdict))) {
    const known = [steps.length - 1, steps.length - 2].find((place) => {
      const other = steps[place];
      return other !== undefined && other.note === step.note && same(other.rules, step.rules) && onlyAsides(steps.slice(place + 1), step);
    });
    const other = known === undefined ? undefined : steps[known];
    if (known === undefined || other === undefined) steps.push(step);
    else steps[known] = { ...other, at: [...new Set([...other.at, ...step.at])] };
  }
  let number = 0;
  return steps.map((step) => (step.note === NOT_EXCEPTED ? step : { ...step, number: ++number }));
}

/** Whether nothing but exceptions stands between two steps, or between two sets of exceptions nothing but their rule. */
const onlyAsides = (between: readonly Step[], { note }: Step): boolean =>
  between.every((step) => (step.note === NOT_EXCEPTED) !== (note === NOT_EXCEPTED));
