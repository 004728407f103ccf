import type { Type } from '../language/types.ts';
import type { Program, Routine } from './program.ts';
import { CHARACTER, subjectsOf, typeOf } from './types.ts';

/** The type of what steps choose in each role. */
export function chosenTypesByRole(program: Program): ReadonlyMap<string, Type> {
  const byRole = new Map<string, Type>();
  const visit = (steps: Routine['steps']): void => {
    for (const step of steps) {
      if (step.choose !== undefined) {
        const role = step.role ?? step.as ?? '';
        const [subject] = subjectsOf(typeOf(step.choose));
        // A choice of a number or a set has no subject. Its role then has the type of its other choices, by default a character.
        byRole.set(role, subject === undefined ? (byRole.get(role) ?? CHARACTER) : { kind: 'subject', name: subject });
      }
      visit(step.steps ?? []);
      visit(step.else ?? []);
    }
  };
  for (const { steps } of program.routines) visit(steps);
  return byRole;
}
