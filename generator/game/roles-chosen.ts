import type { Type } from '../language/types.ts';
import type { Program, Routine } from './program.ts';
import { subjectsOf, typeOf } from './types.ts';

/** The type of what steps choose in each role. */
export function chosenTypesByRole(program: Program): ReadonlyMap<string, Type> {
  const byRole = new Map<string, Type>();
  const visit = (steps: Routine['steps']): void => {
    for (const step of steps) {
      const [subject] = step.choose === undefined ? [] : subjectsOf(typeOf(step.choose));
      if (subject !== undefined) byRole.set(step.role ?? step.as ?? '', { kind: 'subject', name: subject });
      visit(step.steps ?? []);
      visit(step.else ?? []);
    }
  };
  for (const { steps } of program.routines) visit(steps);
  return byRole;
}
