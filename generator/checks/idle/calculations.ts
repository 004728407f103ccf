import { belongsToGame } from '../../belongs-to-game.ts';
import type { Diagnostic } from '../../diagnostic.ts';
import type { DefinitionOf } from '../../game/program.ts';
import type { CalculationStep } from '../../generated/definition.ts';
import type { DefinitionNode } from '../../rulebook.ts';
import { fieldWithoutEffect } from './field-without-effect.ts';

type StepField = keyof CalculationStep;

/** A fold that only games have: a player chooses the value. */
const CHOICE = 'choose-one';
const NUMBER_FOLDS: readonly string[] = ['in-order', 'sum', 'max', 'min'];

interface Result {
  readonly name: 'a set' | 'true or false' | 'a number';
  readonly folds: readonly string[];
}

function resultOf({ type, takes }: DefinitionOf<'calculation'>): Result {
  if (typeof type === 'string' && type.startsWith('[')) return { name: 'a set', folds: ['union', 'without'] };
  if (type === 'bool') return { name: 'true or false', folds: ['any'] };
  return { name: 'a number', folds: takes === undefined ? NUMBER_FOLDS : [...NUMBER_FOLDS, CHOICE] };
}

/** Only the chain of a verdict about the board cites these. */
const CITATIONS_ON_BOARD: readonly StepField[] = ['lockedClauses', 'skipClauses'];
const SET_STEP_FIELDS: readonly StepField[] = ['start', 'gather', 'fold'];
/** Without effect where a player chooses a value, which is subtracted unchanged. */
const IDLE_WITH_CHOICE: readonly StepField[] = ['clamp', 'applies', 'lowestClauses', 'highestClauses'];

export function idleCalculationFields(node: DefinitionNode, d: DefinitionOf<'calculation'>): Diagnostic[] {
  const type =
    d.type === undefined || d.takes !== undefined
      ? []
      : [
          fieldWithoutEffect(
            node,
            'type',
            `"${d.id}" has no "takes": it is a calculation of the board, and its result is a number.`,
            'type',
            'no "type", or "takes"',
          ),
        ];
  return [...type, ...d.steps.flatMap((step, index) => idleStepFields(node, d, step, `steps/${index}`))];
}

function idleStepFields(node: DefinitionNode, d: DefinitionOf<'calculation'>, step: CalculationStep, stepPointer: string): Diagnostic[] {
  const result = resultOf(d);
  const { fold } = step;
  if (fold !== undefined && !result.folds.includes(fold)) {
    const message = `"${d.id}" makes ${result.name} ${d.takes === undefined ? 'on the board' : 'in a game'}, so "${fold}" does nothing.`;
    return [fieldWithoutEffect(node, `${stepPointer}/fold`, message, fold, result.folds.join(', '))];
  }
  if (!belongsToGame(d) && Array.isArray(step.gather)) {
    const message = `"${d.id}" is a calculation of the board, where a step gathers one class.`;
    return [fieldWithoutEffect(node, `${stepPointer}/gather`, message, step.gather.join(', '), 'a step for each class')];
  }
  const gathered: readonly string[] = [step.gather ?? []].flat();
  const notGathered = typeof step.skipIf === 'object' ? Object.keys(step.skipIf).filter((name) => !gathered.includes(name)) : [];
  if (notGathered.length > 0) {
    const message = `This step of "${d.id}" gathers no ${notGathered.join(', ')}.`;
    return notGathered.map((name) => fieldWithoutEffect(node, `${stepPointer}/skipIf/${name}`, message, name, gathered.join(', ')));
  }
  return Object.keys(step).flatMap((field) => {
    const why = whyIdle(d, step, field, result.name === 'a set');
    return why === undefined
      ? []
      : [fieldWithoutEffect(node, `${stepPointer}/${field}`, `${why}, so "${field}" does nothing.`, field, `no "${field}"`)];
  });
}

function whyIdle(d: DefinitionOf<'calculation'>, step: CalculationStep, field: string, isSet: boolean): string | undefined {
  const isOneOf = (fields: readonly string[]): boolean => fields.includes(field);
  if (isOneOf(CITATIONS_ON_BOARD)) return belongsToGame(d) ? `No verdict about the board calculates "${d.id}"` : undefined;
  if (field === 'replaces') return isSet && step.fold === 'union' ? undefined : `This step of "${d.id}" adds nothing to a set`;
  if (isSet) return isOneOf(SET_STEP_FIELDS) ? undefined : `"${d.id}" makes a set`;
  if (field === 'by') return step.fold === CHOICE ? undefined : 'No player chooses in this step';
  return step.fold === CHOICE && isOneOf(IDLE_WITH_CHOICE) ? 'A player chooses the value that is subtracted' : undefined;
}

/** A locked value counts alone only in a step with `exclusive`. The class that a step gathers is the name of a field of the value. */
export function idleLocked(
  node: DefinitionNode,
  d: DefinitionOf<'value'>,
  calculations: readonly DefinitionOf<'calculation'>[],
): Diagnostic[] {
  if (d.locked !== true) return [];
  const steps = calculations.filter(({ of }) => of.includes(d.of)).flatMap(({ steps: own }) => own);
  const valueFields = steps.filter(({ exclusive }) => exclusive !== undefined).flatMap(({ gather }) => gather ?? []);
  if (valueFields.some((field) => field in d)) return [];
  const message = `No step that gathers this class for "${d.of}" has "exclusive", so "locked" does nothing.`;
  const expected = valueFields.length === 0 ? 'a value that is not locked' : `one of ${valueFields.join(', ')}`;
  return [{ ...fieldWithoutEffect(node, 'locked', message, 'locked', expected), refersTo: [d.id, d.of] }];
}
