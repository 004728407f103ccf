import { capitalised } from '../../engine/base/text.ts';
import { camel } from '../camel.ts';
import { BOOL, INT, type Type } from '../language/types.ts';
import { extended } from '../language/variables.ts';
import { literal } from '../literal.ts';
import { NUMBER_OPERATION, operationOf } from '../lower/definition-references.ts';
import { NUMBER_CLASSES, SET_CLASSES, VALUE_CLASSES } from '../value-classes.ts';
import type { GameEnvironment } from './environment.ts';
import type { Expressions, Frame } from './expressions.ts';
import { type LoweredObject, testOf } from './lowered-object.ts';
import { type DefinitionOf, isEffect } from './program.ts';
import type { Stage } from './stages.ts';
import { declarationOf, PLAYER, typeOf } from './types.ts';
import { capabilityIndex, ownerOf, usersIn } from './users.ts';

/** A calculation of one quantity, with its steps and the values that it gathers (`entries`). */
export interface LoweredCalculation extends LoweredSteps {
  readonly entries: readonly LoweredObject[];
}

/** A calculation of one quantity, without the values that it gathers. */
interface LoweredSteps {
  readonly quantity: string;
  readonly definition: DefinitionOf<'calculation'>;
  readonly steps: readonly LoweredObject['fields'][];
  /** Code of a function that takes the facts that a call gives, and returns all facts: the missing ones have their defaults. */
  readonly inputs: string;
}

const hasDefault = (written: NonNullable<DefinitionOf<'calculation'>['takes']>[string]): boolean =>
  declarationOf(written).first !== undefined;

function frameOf(environment: GameEnvironment, d: DefinitionOf<'calculation'>, quantity: string): Frame {
  const takes = Object.entries(d.takes ?? {}).map(([name, written]) => [name, declarationOf(written).type] as const);
  const facts = takes.map(([name, type]) => [name, { type, code: type.kind === 'bool' ? `(v.${name} === 1)` : `v.${name}` }] as const);
  const quantities: Type = { kind: 'enum', name: 'quantity', values: d.of };
  // The value so far, and the amount of the entry that is folded into it.
  const numbers = ['value', 'amount'].map((name) => [name, { type: INT, code: `v.${name}` }] as const);
  return {
    variables: extended(environment.instances(new Set()), [
      ...facts,
      ...numbers,
      ['locked', { type: BOOL, code: '(v.locked === 1)' }],
      ['quantity', { type: quantities, code: String(d.of.indexOf(quantity)) }],
    ]),
    proved: new Set(),
  };
}

export function calculationOf(
  environment: GameEnvironment,
  d: DefinitionOf<'calculation'>,
  quantity: string,
  expressions: Expressions,
): LoweredSteps {
  const frame = frameOf(environment, d, quantity);
  const vParameter = `v: ${inputsName(quantity)}`;
  const resultType = typeOf(d.type ?? 'int');
  const steps = d.steps.map((step, index) => {
    const stepPointer = `/steps/${index}`;
    const gather = step.gather === undefined ? [] : typeof step.gather === 'string' ? [step.gather] : step.gather;
    const fields: { [name: string]: string } = {
      gather: literal(gather),
      ...(step.fold === undefined ? {} : { fold: literal(step.fold) }),
      exclusive: String(step.exclusive !== undefined),
      skips: skipsOf(frame, `${stepPointer}/skipIf`, step.skipIf, gather, vParameter, expressions),
    };
    if (step.start !== undefined) {
      if (resultType.kind === 'list')
        fields.list = `(g, ${vParameter}) => ${expressions.value(frame, `${stepPointer}/start`, step.start, resultType)}`;
      else fields.start = `(g, ${vParameter}) => ${expressions.value(frame, `${stepPointer}/start`, step.start, INT)}`;
    }
    const [low = '', high = ''] = step.clamp ?? [];
    if (low !== '') fields.lowest = `(g, ${vParameter}) => ${expressions.value(frame, `${stepPointer}/clamp/0`, low, INT)}`;
    if (high !== '') fields.highest = `(g, ${vParameter}) => ${expressions.value(frame, `${stepPointer}/clamp/1`, high, INT)}`;
    if (step.applies !== undefined) {
      const cases = Object.entries(step.applies).map(
        ([operation, code]) =>
          `operation === ${literal(operation)} ? ${expressions.value(frame, `${stepPointer}/applies/${operation}`, String(code), INT)}`,
      );
      fields.applies = `(g, ${vParameter}, operation) => ${cases.join(' : ')} : v.amount`;
    }
    if (step.replaces !== undefined)
      fields.replaces = replacesOf(frame, `${stepPointer}/replaces`, step.replaces, resultType, vParameter, expressions);
    if (step.clauses !== undefined) fields.clauses = literal(step.clauses);
    if (step.lowestClauses !== undefined) fields.lowestClauses = literal(step.lowestClauses);
    if (step.highestClauses !== undefined) fields.highestClauses = literal(step.highestClauses);
    if (step.by !== undefined) fields.by = `(g, ${vParameter}) => ${expressions.value(frame, `${stepPointer}/by`, step.by, PLAYER)}`;
    return fields;
  });
  return { quantity, definition: d, steps, inputs: inputsOf(environment, d, quantity, expressions) };
}

/** Code of a function that returns the classes that a step does not gather: all of them share one condition, or each has its own. */
function skipsOf(
  frame: Frame,
  pointer: string,
  skipIf: DefinitionOf<'calculation'>['steps'][number]['skipIf'],
  gather: readonly string[],
  vParameter: string,
  expressions: Expressions,
): string {
  const conditionOf = (condition: string, conditionPointer: string): string => expressions.value(frame, conditionPointer, condition, BOOL);
  const skips =
    typeof skipIf === 'string'
      ? gather.map((name) => ({ name, condition: conditionOf(skipIf, pointer) }))
      : Object.entries(skipIf ?? {}).map(([name, condition]) => ({ name, condition: conditionOf(condition, `${pointer}/${name}`) }));
  const g = skips.some(({ condition }) => /\bg\b/.test(condition)) ? 'g' : '_g';
  const v = skips.length > 0 ? vParameter : `_${vParameter}`;
  const items = skips.map(({ name, condition }) => `...(${condition} ? [${literal(name)}] : [])`);
  return `(${g}, ${v}) => [${items.join(', ')}]`;
}

/** The steps, each with only those classes that some entry has, without the steps that then do nothing. */
export function withoutIdleSteps(steps: LoweredCalculation['steps'], entries: readonly LoweredObject[]): LoweredCalculation['steps'] {
  const present = new Set(entries.map(({ fields }) => fields.class));
  return steps.flatMap(({ gather = '[]', ...others }) => {
    const classes = VALUE_CLASSES.filter((name) => present.has(literal(name)) && gather.includes(literal(name)));
    const canAct = classes.length > 0 || ['start', 'list', 'lowest', 'highest', 'replaces'].some((field) => field in others);
    return canAct ? [{ gather: literal(classes), ...others }] : [];
  });
}

/**
 * Code of a function of two members of a set and of the times at which they were added: whether the first takes the place of the second.
 */
function replacesOf(frame: Frame, pointer: string, condition: string, set: Type, vParameter: string, expressions: Expressions): string {
  const type = set.kind === 'list' ? set.of : set;
  const members = ['added', 'held'].map((name) => [name, { type, code: name }] as const);
  const times = ['addedAt', 'heldAt'].map((name) => [name, { type: INT, code: name }] as const);
  const code = expressions.value({ ...frame, variables: extended(frame.variables, [...members, ...times]) }, pointer, condition, BOOL);
  return `(g, ${vParameter}, added, held, addedAt, heldAt) => ${code}`;
}

/** The name, in the emitted code, of the type of the facts that a calculation takes. */
export const inputsName = (quantity: string): string => {
  const base = camel(quantity);
  return `${capitalised(base)}Inputs`;
};

/** The frame of a value with `in: move`: its `mover` is the character that the calculation is about. */
function moverIn(frame: Frame, d: DefinitionOf<'calculation'>): Frame {
  const mover = characterOf(d);
  const variable = mover === undefined ? undefined : frame.variables.get(mover);
  return variable === undefined ? frame : { ...frame, variables: extended(frame.variables, [['mover', variable]]) };
}

/** Code of the function `inputs` (see `LoweredSteps`). The default of a fact may read only the facts that have no default. */
function inputsOf(environment: GameEnvironment, d: DefinitionOf<'calculation'>, quantity: string, expressions: Expressions): string {
  const takes = Object.entries(d.takes ?? {});
  const frame = frameOf(environment, { ...d, takes: Object.fromEntries(takes.filter(([, written]) => !hasDefault(written))) }, quantity);
  const fields = takes.map(([name, written]) => {
    const { type, first } = declarationOf(written);
    return `${name}: v.${name}${first === undefined ? '' : ` ?? ${expressions.stored(frame, `/takes/${name}`, first, type)}`}`;
  });
  const calculated = typeOf(d.type ?? 'int').kind === 'list' ? [] : CALCULATED_FACTS.map((name) => `${name}: 0`);
  return `(g, v: ${inputsName(quantity)}) => ({ ${[...fields, ...calculated].join(', ')} })`;
}

/** The facts of a calculation that its steps write. */
export const CALCULATED_FACTS = ['value', 'amount', 'locked'] as const;

/** The value of a capability counts for those who have it in this set: `used`, or the one before the set that the value changes. */
function stageOf(environment: GameEnvironment, quantity: string): Stage {
  const sets = environment.program.subjects.find((d) => d.capabilities !== undefined)?.capabilities;
  if (quantity === sets?.possessed) return 'printed';
  return quantity === sets?.used ? 'possessed' : 'used';
}

/** The values that calculations of a quantity gather in games. */
export const valuesOf = (values: readonly DefinitionOf<'value'>[], quantity: string): readonly DefinitionOf<'value'>[] =>
  values.filter((d) => d.of === quantity && (d.in === undefined || d.in === 'move'));

/** @param calculation the calculation that gathers the value, or its outline */
export function entryOf(
  environment: GameEnvironment,
  d: DefinitionOf<'value'>,
  calculation: DefinitionOf<'calculation'>,
  expressions: Expressions,
): LoweredObject {
  const calculationFrame = frameOf(environment, calculation, d.of);
  const frame = d.in === undefined ? calculationFrame : moverIn(calculationFrame, calculation);
  const vParameter = `v: ${inputsName(d.of)}`;
  const resultType = typeOf(calculation.type ?? 'int');
  const isSet = resultType.kind === 'list';
  const valueClass = classOf(d, calculation, isSet, expressions);
  const written = valueClass === undefined ? 0 : (d[valueClass] ?? 0);
  const operation = operationOf(d, written, [calculation]);
  // An operation such as `half` takes the place of an amount, and so does the list of a set.
  const hasAmount = operation === undefined && !isSet;
  const users = usersIn(environment, frame, d, expressions, defaultUsers(calculation), stageOf(environment, d.of));
  const userFrame = users?.frame ?? frame;
  const conditionFrame = d.if === undefined ? userFrame : expressions.proving(userFrame, d.if, true);
  const parameters = `${vParameter}${users === undefined ? '' : ', u'}`;
  const pointer = `/${valueClass ?? ''}`;
  const owner = d.self === undefined ? ownerOf(environment, d) : undefined;
  // If `users` returns none, the value counts for the character that the set is about, as soon as the set has its capability.
  const granted = isSet && owner !== undefined && !isEffect(owner) ? capabilityIndex(environment, owner) : undefined;
  return {
    definition: d,
    fields: {
      class: literal(valueClass ?? ''),
      operation: literal(operation ?? NUMBER_OPERATION),
      locked: String(d.locked === true),
      ...(users === undefined ? {} : { users: `(g, ${vParameter}) => ${users.code}` }),
      ...(granted === undefined ? {} : { granted: String(granted) }),
      amount: `(g, ${parameters}) => ${hasAmount ? expressions.stored(conditionFrame, pointer, written, valueClass === 'allow' ? BOOL : INT) : '0'}`,
      ...(isSet ? { list: `(g, ${parameters}) => ${expressions.value(conditionFrame, pointer, written, resultType)}` } : {}),
      test: testOf(expressions, userFrame, d, parameters),
    },
  };
}

/** The class of a value: the field that has its amount. Reports a value without exactly one class that the calculation gathers. */
function classOf(
  d: DefinitionOf<'value'>,
  calculation: DefinitionOf<'calculation'>,
  isSet: boolean,
  expressions: Expressions,
): (typeof VALUE_CLASSES)[number] | undefined {
  const allowedClasses: readonly (typeof VALUE_CLASSES)[number][] = isSet ? SET_CLASSES : NUMBER_CLASSES;
  const present = VALUE_CLASSES.filter((name) => d[name] !== undefined);
  const [valueClass] = present;
  const gathered = calculation.steps.flatMap((step) => step.gather ?? []);
  if (valueClass === undefined || present.length > 1)
    expressions.fault('', 'a value has exactly one class', {
      found: present.join(', ') || 'none',
      expected: `one of ${gathered.join(', ')}`,
    });
  else if (!gathered.includes(valueClass) || !allowedClasses.includes(valueClass))
    expressions.fault(`/${valueClass}`, `"${calculation.id}" gathers no ${valueClass}`, {
      found: valueClass,
      expected: gathered.join(', '),
    });
  return valueClass;
}

/** The parameter with the character that a calculation is about: its first parameter of a subject, if that is `character`. */
export function characterOf(calculation: DefinitionOf<'calculation'>): string | undefined {
  const found = Object.entries(calculation.takes ?? {}).find(([, written]) => declarationOf(written).type.kind === 'subject');
  return found?.[1] === 'character' ? found[0] : undefined;
}

function defaultUsers(calculation: DefinitionOf<'calculation'>): string | undefined {
  const name = characterOf(calculation);
  return name === undefined ? undefined : `[v.${name}]`;
}
