/** Reports fields of `calculation` and `value` definitions that have no effect. */
import type { Diagnostic } from '../../diagnostic.ts';
import { belongsToGame } from '../../game/belongs-to-game.ts';
import type { DefinitionOf } from '../../game/program.ts';
import type { DefinitionNode } from '../../rulebook.ts';
import { withoutEffect } from './finding.ts';

type CalculationStep = DefinitionOf<'calculation'>['steps'][number];
type StepField = keyof CalculationStep;

const SET_FOLDS: readonly string[] = ['union', 'without'];
const NUMBER_FOLDS: readonly string[] = ['in-order', 'sum', 'max', 'min'];
/** A fold that only games have: a player chooses the value. */
const CHOICE = 'choose-one';
/** The folds of a calculation whose result is true or false. */
const TRUTH_FOLDS: readonly string[] = ['any'];

/** Only the chain of a verdict about the board cites the steps of a calculation. */
const CITATIONS: readonly StepField[] = ['clauses', 'lowestClauses', 'highestClauses', 'lockedClauses', 'skipClauses'];
const SET_STEP_FIELDS: readonly StepField[] = ['start', 'gather', 'fold'];
/** Without effect where a player chooses an entry, whose amount is subtracted unchanged. */
const IDLE_WITH_CHOICE: readonly StepField[] = ['clamp', 'applies'];

export function idleCalculationFields(node: DefinitionNode, d: DefinitionOf<'calculation'>): Diagnostic[] {
  const type =
    d.type === undefined || d.takes !== undefined
      ? []
      : [
          withoutEffect(
            node,
            'type',
            `"${d.id}" takes nothing: it is of the board, where the result is a number.`,
            'type',
            'no "type", or "takes"',
          ),
        ];
  return [...type, ...d.steps.flatMap((step, index) => idleStepFields(node, d, step, `steps/${index}`))];
}

function idleStepFields(node: DefinitionNode, d: DefinitionOf<'calculation'>, step: CalculationStep, stepPointer: string): Diagnostic[] {
  const isSet = typeof d.type === 'string' && d.type.startsWith('[');
  const folds = isSet ? SET_FOLDS : d.type === 'bool' ? TRUTH_FOLDS : d.takes === undefined ? NUMBER_FOLDS : [...NUMBER_FOLDS, CHOICE];
  const { fold } = step;
  if (fold !== undefined && !folds.includes(fold)) {
    const makes = `${isSet ? 'a set' : d.type === 'bool' ? 'true or false' : 'a number'} ${d.takes === undefined ? 'on the board' : 'in a game'}`;
    return [
      withoutEffect(node, `${stepPointer}/fold`, `"${d.id}" makes ${makes}, so that "${fold}" does nothing.`, fold, folds.join(', ')),
    ];
  }
  if (!belongsToGame(d) && Array.isArray(step.gather)) {
    const message = `"${d.id}" is of the board, where a step gathers one class.`;
    return [withoutEffect(node, `${stepPointer}/gather`, message, step.gather.join(', '), 'a step for each class')];
  }
  const gathered: readonly string[] = [step.gather ?? []].flat();
  const notGathered = typeof step.skipIf === 'object' ? Object.keys(step.skipIf).filter((name) => !gathered.includes(name)) : [];
  if (notGathered.length > 0) {
    const message = `This step of "${d.id}" gathers no ${notGathered.join(', ')}.`;
    return notGathered.map((name) => withoutEffect(node, `${stepPointer}/skipIf/${name}`, message, name, gathered.join(', ')));
  }
  return Object.keys(step).flatMap((field) => {
    const why = whyIdle(d, step, field, isSet);
    return why === undefined
      ? []
      : [withoutEffect(node, `${stepPointer}/${field}`, `${why}, so that "${field}" does nothing.`, field, `no "${field}"`)];
  });
}

/** Why a field of a step changes nothing; undefined if it may act. */
function whyIdle(d: DefinitionOf<'calculation'>, step: CalculationStep, field: string, isSet: boolean): string | undefined {
  const isOneOf = (fields: readonly string[]): boolean => fields.includes(field);
  if (isOneOf(CITATIONS)) return belongsToGame(d) ? `No verdict about the board works out "${d.id}"` : undefined;
  if (field === 'replaces') return isSet && step.fold === 'union' ? undefined : `This step of "${d.id}" adds nothing to a set`;
  if (isSet) return isOneOf(SET_STEP_FIELDS) ? undefined : `"${d.id}" makes a set`;
  if (field === 'by') return step.fold === CHOICE ? undefined : 'No player chooses in this step';
  return step.fold === CHOICE && isOneOf(IDLE_WITH_CHOICE) ? 'A player chooses the value that is subtracted' : undefined;
}

/** A locked value counts alone only in a step that says so. A step gathers a class of values: those with the field of its name. */
export function neverExclusive(
  node: DefinitionNode,
  d: DefinitionOf<'value'>,
  calculations: readonly DefinitionOf<'calculation'>[],
): Diagnostic[] {
  if (d.locked !== true) return [];
  const steps = calculations.filter(({ of }) => of.includes(d.of)).flatMap(({ steps: own }) => own);
  const valueFields = steps.filter(({ exclusive }) => exclusive !== undefined).flatMap(({ gather }) => gather ?? []);
  if (valueFields.some((field) => field in d)) return [];
  const message = `No step of a calculation of "${d.of}" takes a locked value of this class alone.`;
  const expected = valueFields.length === 0 ? 'a value that is not locked' : `one of ${valueFields.join(', ')}`;
  return [{ ...withoutEffect(node, 'locked', message, 'locked', expected), refersTo: [d.id, d.of] }];
}
