import { createProgram, type Program, type Step } from '../game/program.ts';
import { stacksOf } from '../game/stack.ts';
import type { Definition } from '../generated/definition.ts';
import type { DefinitionId } from '../ids.ts';

export interface WhereRun {
  /** Whether the procedure is under way whenever steps of the definition run. */
  isWithin(definition: DefinitionId, procedure: DefinitionId): boolean;
  /** Whether only questions lead to its steps. The answers to questions have the clauses of events, but not the events. */
  isAskedOnly(definition: DefinitionId): boolean;
}

export function whereRunIn(definitions: readonly Definition[]): WhereRun {
  const program = createProgram(definitions);
  const stacks = stacksOf(program);
  const askedIds = askedOnly(program, definitions);
  return {
    isWithin(definition, procedure) {
      const routines = program.routines.filter((routine) => routine.definition.id === definition);
      return routines.length > 0 && routines.every(({ id }) => stacks.underWayIn(id).has(procedure));
    },
    isAskedOnly: (definition) => askedIds.has(definition),
  };
}

export const whereRunInAll = (editions: readonly WhereRun[]): WhereRun => ({
  isWithin: (definition, procedure) => editions.every((edition) => edition.isWithin(definition, procedure)),
  isAskedOnly: (definition) => editions.every((edition) => edition.isAskedOnly(definition)),
});

/** Ids of the questions, and of the procedures that nothing else calls, directly or through others. */
function askedOnly({ routines }: Program, definitions: readonly Definition[]): ReadonlySet<DefinitionId> {
  const callersById = new Map<string, Set<DefinitionId>>();
  for (const { definition, steps } of routines)
    for (const called of calledIn(steps)) callersById.set(called, (callersById.get(called) ?? new Set<DefinitionId>()).add(definition.id));
  // The engine calls the procedures that subjects name, such as `runs` of the game.
  const namedBySubjects = JSON.stringify(definitions.filter(({ kind }) => kind === 'subject'));
  const askedIds = new Set<DefinitionId>(definitions.filter(({ kind }) => kind === 'question').map(({ id }) => id));
  for (let countBefore = -1; countBefore < askedIds.size; ) {
    countBefore = askedIds.size;
    for (const { definition } of routines) {
      const callersOfProcedure = callersById.get(definition.id);
      if (definition.kind !== 'procedure' || callersOfProcedure === undefined || namedBySubjects.includes(`"${definition.id}"`)) continue;
      if ([...callersOfProcedure].every((id) => askedIds.has(id))) askedIds.add(definition.id);
    }
  }
  return askedIds;
}

const calledIn = (steps: readonly Step[]): readonly string[] =>
  steps.flatMap(({ call, through, steps: inner = [], else: others = [] }) => [
    ...(call === undefined ? [] : [call]),
    ...(through === undefined ? [] : [through]),
    ...calledIn(inner),
    ...calledIn(others),
  ]);
