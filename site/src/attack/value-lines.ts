/** A combat value as it is after each of its effects, in the order in which the judge applies them. */
import { type Fields, fieldsOf, listOf, numberOf, textOf } from '../base/json.ts';
import type { Judge } from '../boards/judge.ts';
import { type Calculation, type Effect, type Entry, questionOfCalculation, readCalculation } from '../boards/value.ts';

interface ValueLine {
  /** Undefined for the printed value. */
  readonly entry: Entry | undefined;
  /** The value after the effect. */
  readonly value: number;
  readonly clauses: readonly string[];
}

export interface ComputedValue {
  readonly value: number;
  /** The printed value and each effect. */
  readonly lines: readonly ValueLine[];
}

const rulesIn = (steps: readonly unknown[]): readonly string[] => [...new Set(steps.flatMap((step) => textOf(fieldsOf(step).rule) ?? []))];

/** The clauses that the verdict has because of its last effect; those of all effects if this one changed nothing. */
function clausesOfEffect(verdict: Fields, before: Fields, printed: Fields): readonly string[] {
  const stepsUnlike = (other: Fields): readonly unknown[] => {
    const known = new Set(listOf(other.because).map((step) => JSON.stringify(step)));
    return listOf(verdict.because).filter((step) => !known.has(JSON.stringify(step)));
  };
  const changed = rulesIn(stepsUnlike(before));
  return changed.length > 0 ? changed : rulesIn(stepsUnlike(printed));
}

export function computeValue(calculation: Calculation, effects: readonly Effect[], edition: string, judge: Judge): ComputedValue {
  const question = questionOfCalculation(calculation, edition, effects);
  // The question has the effects in the order of its fields: replacements before modifiers, for example.
  const { entries } = readCalculation(question, effects) ?? calculation;
  const verdictOf = (count: number): Fields =>
    judge(questionOfCalculation({ ...calculation, entries: entries.slice(0, count) }, edition, effects));
  const printedVerdict = verdictOf(0);
  const lines: ValueLine[] = [
    { entry: undefined, value: numberOf(printedVerdict.value) ?? calculation.printed, clauses: rulesIn(listOf(printedVerdict.because)) },
  ];
  let before = printedVerdict;
  for (const [index, entry] of entries.entries()) {
    const verdict = verdictOf(index + 1);
    lines.push({ entry, value: numberOf(verdict.value) ?? calculation.printed, clauses: clausesOfEffect(verdict, before, printedVerdict) });
    before = verdict;
  }
  return { value: lines.at(-1)?.value ?? calculation.printed, lines };
}
