/** Groups the chain of a verdict into steps of clauses that acted together, with their squares. The faults of a path come first. */
import { NOT_EXCEPTED } from '../../../engine/judge/notes.ts';
import type { Fields } from '../base/json.ts';
import { type PathFault, type Reason, readFaults, readReasons } from './verdict.ts';

export interface Step {
  readonly note?: string;
  /** Squares or edges; `note` says in a few words what happened there. */
  readonly at: readonly string[];
  /** Ids of clauses. */
  readonly rules: readonly string[];
  /** Its number, from 1; exceptions that do not apply have none. */
  readonly number?: number;
  readonly isFault?: true;
}

const faultNotes = {
  'break-away': 'must break away first',
  speed: 'is farther than its speed',
  step: 'cannot be entered from there',
  stop: 'must stop here',
  end: 'cannot end here',
} as const satisfies { [kind in PathFault['kind']]: string };

/** A fault and its reasons as one step, with the notes of the clauses; then the exceptions that do not apply. */
function faultSteps({ kind, at, reasons }: PathFault): readonly Step[] {
  const notes = [...new Set(reasons.flatMap(({ note }) => (note === undefined || note === NOT_EXCEPTED ? [] : [note])))];
  const rulesOf = (areExceptions: boolean): readonly string[] => [
    ...new Set(reasons.flatMap(({ rule, note }) => ((note === NOT_EXCEPTED) === areExceptions ? [rule] : []))),
  ];
  const exceptions = rulesOf(true);
  return [
    { at: [at], note: [faultNotes[kind], ...notes].join(': '), rules: rulesOf(false), isFault: true },
    ...(exceptions.length === 0 ? [] : [{ at: [at], note: NOT_EXCEPTED, rules: exceptions }]),
  ];
}

const isSameList = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join();

function mergeNeighbours(reasons: readonly Reason[]): readonly Step[] {
  const steps: Step[] = [];
  for (const { rule, ...reason } of reasons) {
    const last = steps.at(-1);
    const joins = last !== undefined && reason.note !== undefined && last.note === reason.note && isSameList(last.at, reason.at);
    // A reason without a note and squares is one step with the next reason, if that is of the same clause.
    const repeats = last?.at.length === 0 && last.note === undefined && last.rules.includes(rule);
    if (repeats) steps[steps.length - 1] = { ...reason, rules: last.rules };
    // A rule that the last step already has begins a new step: the rules A, B, A, B give two steps A B, which `readSteps` can merge.
    else if (joins && !last.rules.includes(rule)) steps[steps.length - 1] = { ...last, rules: [...last.rules, rule] };
    else steps.push({ ...reason, rules: [rule] });
  }
  return steps;
}

/**
 * The steps of a verdict. Steps with the same note and clauses are merged, with all their squares, if they are neighbours or alternate with
 * their exceptions.
 */
export function readSteps(verdict: Fields): readonly Step[] {
  const faults = readFaults(verdict);
  const reasonsInFaults = new Set(faults.flatMap(({ reasons }) => reasons.map(({ rule, at }) => `${rule} ${at.join()}`)));
  const steps: Step[] = [];
  for (const step of mergeNeighbours(readReasons(verdict).filter(({ rule, at }) => !reasonsInFaults.has(`${rule} ${at.join()}`)))) {
    const mergeIndex = [steps.length - 1, steps.length - 2].find((index) => {
      const other = steps[index];
      return (
        other !== undefined &&
        other.note === step.note &&
        isSameList(other.rules, step.rules) &&
        areAlternating(steps.slice(index + 1), step)
      );
    });
    const other = mergeIndex === undefined ? undefined : steps[mergeIndex];
    if (mergeIndex === undefined || other === undefined) steps.push(step);
    else steps[mergeIndex] = { ...other, at: [...new Set([...other.at, ...step.at])] };
  }
  let number = 0;
  return [...faults.flatMap(faultSteps), ...steps].map((step) => (step.note === NOT_EXCEPTED ? step : { ...step, number: ++number }));
}

/**
 * Whether two steps with this note alternate with exceptions: all steps between them are exceptions or, if the two are exceptions
 * themselves, none is.
 */
const areAlternating = (between: readonly Step[], { note }: Step): boolean =>
  between.every((step) => (step.note === NOT_EXCEPTED) !== (note === NOT_EXCEPTED));
