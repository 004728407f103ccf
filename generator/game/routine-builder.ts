import { capitalised } from '../../engine/base/text.ts';
import { camel } from '../camel.ts';
import { BOOL, isSameType, type Type } from '../language/types.ts';
import { extended } from '../language/variables.ts';
import { literal } from '../literal.ts';
import type { GameEnvironment } from './environment.ts';
import type { Expressions, Frame } from './expressions.ts';
import type { Routine, Step } from './program.ts';
import { PLAYER, readAs } from './types.ts';

/** An instruction: its operation, and its other fields in code. A function of `v` is written as `(g, v) => …`. */
export interface Instruction {
  readonly op: string;
  readonly fields: { [name: string]: string };
  /** Of the operation `do`: what it does, in code. */
  readonly statements?: string;
}

/** Lowers one step, which is at `stepPointer` in the definition, and returns the frame of the steps after it. */
export type LowerStep = (b: RoutineBuilder, step: Step, stepPointer: string, frame: Frame) => Frame;

export type StepWith<K extends keyof Step> = Step & { readonly [field in K]-?: NonNullable<Step[field]> };

export const hasFields = <K extends keyof Step>(step: Step, fields: readonly K[]): step is StepWith<K> =>
  fields.every((field) => field in step);

/** Makes a `LowerStep` of a function that needs these fields of a step; the schema requires them of the verb. */
export function lowering<K extends keyof Step>(
  fields: readonly K[],
  lower: (b: RoutineBuilder, step: StepWith<K>, stepPointer: string, frame: Frame) => Frame,
): LowerStep {
  return (b, step, stepPointer, frame) => {
    if (!hasFields(step, fields)) throw new Error(`The schema lets a step have no ${fields.join(' or ')}: ${JSON.stringify(step)}`);
    return lower(b, step, stepPointer, frame);
  };
}

export interface RoutineBuilder {
  readonly routine: Routine;
  readonly environment: GameEnvironment;
  readonly expressions: Expressions;
  /** The facts of an instance with their types, those that steps name included. */
  readonly facts: Map<string, Type>;
  readonly code: Instruction[];
  /** The indexes of instructions to which others jump. */
  readonly targets: Set<number>;
  /** Code that declares the parameter with the facts: `v: MoveLocals`. */
  readonly v: string;
  /** The number of loops so far, for the names of their facts. */
  loops: number;
  /** Whether a step so far asks a player or rolls. */
  asks: boolean;
  /** Lowers steps one after the other; `pointer` is that of their list. */
  block(steps: readonly Step[] | undefined, pointer: string, frame: Frame): void;
}

export const propertyName = (name: string): string => (/^[a-z]\w*$/i.test(name) ? name : literal(name));

export const propertyAccess = (name: string): string => (/^[a-z]\w*$/i.test(name) ? `.${name}` : `[${literal(name)}]`);

/** The name of the type of a routine's facts in the emitted code. */
export function localsName(routine: Routine): string {
  const base = emittedName(routine.id);
  return `${capitalised(base)}Locals`;
}

export const emittedName = (id: string): string => camel(id.replaceAll(/[ /]+/g, '.'));

/** The constant that holds the index of a routine or a calculation. Names made from ids have no underscore, so it equals none of them. */
export const indexConstant = (id: string): string => `${emittedName(id)}_index`;

export function nameResult(b: RoutineBuilder, frame: Frame, as: string, type: Type, stepPointer: string): Frame {
  const held = b.routine.holds.get(as);
  const isStoredInHeld = held !== undefined && isSameType(held, type);
  if (b.facts.has(as) && !isStoredInHeld)
    b.expressions.fault(`${stepPointer}/as`, `there is a fact "${as}" already`, { found: as, expected: 'another name' });
  b.facts.set(as, type);
  return { ...frame, variables: extended(frame.variables, [[as, { type, code: readAs(type, `v.${as}`) }]]) };
}

export function storedCode(b: RoutineBuilder, frame: Frame, pointer: string, written: string | number | boolean, type: Type): string {
  return `(g, ${b.v}) => ${b.expressions.stored(frame, pointer, written, type)}`;
}

export function testCode(b: RoutineBuilder, frame: Frame, pointer: string, condition: string): string {
  return `(g, ${b.v}) => ${b.expressions.value(frame, pointer, condition, BOOL)}`;
}

export function playerOf(b: RoutineBuilder, step: Step, frame: Frame, stepPointer: string): string {
  return step.by === undefined ? 'g.game.rules.active(g)' : b.expressions.stored(frame, `${stepPointer}/by`, step.by, PLAYER);
}

export const playerFunction = (b: RoutineBuilder, step: Step, player: string): string =>
  step.by === undefined ? `(g) => ${player}` : `(g, ${b.v}) => ${player}`;

export const byPlayer = (b: RoutineBuilder, step: Step, frame: Frame, stepPointer: string): string =>
  playerFunction(b, step, playerOf(b, step, frame, stepPointer));

/** Adds a jump. The returned function patches its target to the instruction that comes next. */
export function addJump(b: RoutineBuilder, instruction: Instruction): () => void {
  b.code.push(instruction);
  return () => {
    instruction.fields.jump = String(b.code.length);
    b.targets.add(b.code.length);
  };
}

export const inBraces = (statements: string): string => `{\n  ${statements.replaceAll('\n', '\n  ')}\n}`;

/** Adds a statement: to the last instruction if that has statements alone, and no instruction jumps to the one after it. */
export function addStatement(b: RoutineBuilder, statement: string): void {
  const before = b.targets.has(b.code.length) ? undefined : b.code.at(-1)?.statements;
  if (before !== undefined) b.code.pop();
  b.code.push({ op: 'do', fields: {}, statements: before === undefined ? statement : `${before}\n${statement}` });
}

/** The statements that were added since the code had this length; undefined if other instructions were added too. */
export function statementsSince(b: RoutineBuilder, length: number): string | undefined {
  const added = b.code.slice(length).map(({ statements }) => statements);
  return added.includes(undefined) ? undefined : added.join('\n');
}

export function replaceSince(b: RoutineBuilder, length: number, statement: string): void {
  b.code.length = length;
  for (const target of b.targets) if (target > length) b.targets.delete(target);
  addStatement(b, statement);
}

export function objectOf(b: RoutineBuilder, fields: readonly string[]): string {
  const isUsed = fields.length > 0;
  return `(${isUsed ? 'g' : '_g'}, ${isUsed ? b.v : `_${b.v}`}) => ({ ${fields.join(', ')} })`;
}

export function argumentsOf(
  b: RoutineBuilder,
  step: Step,
  stepPointer: string,
  frame: Frame,
  takes: ReadonlyMap<string, { readonly type: Type }>,
): string {
  const fields = Object.entries(step.with ?? {}).flatMap(([key, written]) => {
    const fact = takes.get(key);
    if (fact !== undefined) return [`${key}: ${b.expressions.stored(frame, `${stepPointer}/with/${key}`, written, fact.type)}`];
    b.expressions.unknown(`${stepPointer}/with/${key}`, `it takes no "${key}"`, key, [...takes.keys()]);
    return [];
  });
  return objectOf(b, fields);
}

export function checkRequired(b: RoutineBuilder, step: Step, pointer: string, takes: Routine['takes']): void {
  const passed = Object.keys(step.with ?? {});
  for (const name of missingFacts(takes, passed)) {
    const found = passed.join(', ') || 'nothing';
    b.expressions.fault(pointer, `"${step.call ?? step.start}" needs "${name}"`, { found, expected: name });
  }
}

/**
 * The facts without a default that are not written. None where an unknown one is written, which may be the misspelt name of a missing one.
 */
export function missingFacts(takes: Routine['takes'], written: readonly string[]): readonly string[] {
  if (written.some((name) => !takes.has(name))) return [];
  return [...takes].flatMap(([name, { first }]) => (first === undefined && !written.includes(name) ? [name] : []));
}
