import type { Type } from '../language/types.ts';
import type { Program, Routine, Step } from './program.ts';
import { CHARACTER, subjectsOf, typeOf } from './types.ts';

export function chosenTypesByRole(program: Program): ReadonlyMap<string, Type> {
  const subjectsByRole = new Map<string, string[]>();
  const visit = (steps: Routine['steps']): void => {
    for (const step of steps) {
      if (step.choose !== undefined) {
        const [role, subject] = [roleOf(step), subjectChosen(step.choose)];
        const subjects = subjectsByRole.get(role) ?? [];
        subjectsByRole.set(role, subject === undefined ? subjects : [...subjects, subject]);
      }
      visit(step.steps ?? []);
      visit(step.else ?? []);
    }
  };
  for (const { steps } of program.routines) visit(steps);
  return new Map(
    [...subjectsByRole].map(([role, subjects]) => {
      const name = mostFrequent(subjects);
      return [role, name === undefined ? CHARACTER : { kind: 'subject', name }];
    }),
  );
}

export const roleOf = ({ role, as }: Step): string => role ?? as ?? '';

/** Undefined for a choice of a number or a set. Other choices then decide the type of its role, by default a character. */
export const subjectChosen = (choose: NonNullable<Step['choose']>): string | undefined => subjectsOf(typeOf(choose))[0];

/** The entry that is in the list most often; of several such entries, the first. */
export function mostFrequent(list: readonly string[]): string | undefined {
  const groups = [...Map.groupBy(list, (one) => one).values()];
  return groups.toSorted((a, b) => b.length - a.length)[0]?.[0];
}
