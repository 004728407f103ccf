/** Lowers the steps of a routine to numbered instructions. */
import { BOOL, type Type } from '../language/types.ts';
import { extended } from '../language/variables.ts';
import type { GameEnvironment } from './environment.ts';
import type { Expressions, Frame } from './expressions.ts';
import { isProcedure, type Routine, type Step } from './program.ts';
import {
  addJump,
  type Instruction,
  inBraces,
  type LowerStep,
  localsName,
  type RoutineBuilder,
  replaceSince,
  statementsSince,
} from './routine-builder.ts';
import { choose, offer, roll } from './steps-choices.ts';
import { bindName, emit, set, start, stop, transfer } from './steps-facts.ts';
import { call, each, end, later, point, repeat, when } from './steps-flow.ts';
import { readAs } from './types.ts';

export interface LoweredRoutine {
  readonly routine: Routine;
  readonly code: readonly Instruction[];
  /** The facts of an instance with their types, those that steps name included. */
  readonly facts: ReadonlyMap<string, Type>;
  /** Whether its own steps ask a player or roll; calls are not followed. */
  readonly asks: boolean;
}

const VERBS = {
  let: bindName,
  set,
  roll,
  choose,
  offer,
  call,
  each,
  when,
  repeat,
  point,
  end,
  later,
  emit,
  start,
  transfer,
  stop,
} satisfies { readonly [verb in keyof Step]?: LowerStep };

function lowerStep(b: RoutineBuilder, step: Step, stepPointer: string, frame: Frame): Frame {
  const verbs = Object.entries(VERBS).filter(([verb]) => verb in step);
  const [first, second] = verbs;
  if (first === undefined) return frame;
  if (second !== undefined)
    b.expressions.fault(stepPointer, 'a step has exactly one verb', {
      found: verbs.map(([verb]) => verb).join(', '),
      expected: 'one of them',
    });
  return first[1](b, step, stepPointer, frame);
}

function lowerBlock(b: RoutineBuilder, steps: readonly Step[] | undefined, pointer: string, frame: Frame): void {
  let frameHere = frame;
  steps?.forEach((step, index) => {
    const stepPointer = `${pointer}/${index}`;
    if (step.if === undefined) {
      frameHere = lowerStep(b, step, stepPointer, frameHere);
      return;
    }
    const start = b.code.length;
    const condition = b.expressions.value(frameHere, `${stepPointer}/if`, step.if, BOOL);
    const patchEnd = addJump(b, { op: 'unless', fields: { jump: '', test: `(g, ${b.v}) => ${condition}` } });
    // A step with `if` may be skipped, so the steps after it cannot read its result.
    lowerStep(b, step, stepPointer, b.expressions.proving(frameHere, step.if, true));
    const statements = statementsSince(b, start + 1);
    if (statements === undefined) patchEnd();
    else replaceSince(b, start, `if (${condition}) ${inBraces(statements)}`);
  });
}

export function lowerRoutine(routine: Routine, environment: GameEnvironment, expressions: Expressions): LoweredRoutine {
  const { program, stacks } = environment;
  const facts = new Map<string, Type>([...[...routine.takes].map(([key, { type }]) => [key, type] as const), ...routine.holds]);
  const factVariables = [...facts].map(([key, type]) => [key, { type, code: readAs(type, `v.${key}`) }] as const);
  const b: RoutineBuilder = {
    routine,
    environment,
    expressions,
    facts,
    code: [],
    targets: new Set(),
    v: `v: ${localsName(routine)}`,
    loops: 0,
    asks: false,
    block: (steps, pointer, frame) => lowerBlock(b, steps, pointer, frame),
  };
  const pointAround = (kind: string): number => (isProcedure(routine) ? program.points.indexOf(`${kind} ${routine.id}`) : -1);
  const patchInstead =
    pointAround('instead') < 0 ? undefined : addJump(b, { op: 'instead', fields: { point: String(pointAround('instead')), jump: '' } });
  if (pointAround('before') >= 0) b.code.push({ op: 'point', fields: { point: String(pointAround('before')) } });
  const frame: Frame = {
    variables: extended(environment.instances(stacks.underWayIn(routine.id), routine), factVariables),
    proved: new Set(),
  };
  const { definition } = routine;
  // The condition of a trigger is tested directly before its own steps, so they may rely on it. The steps of a `later` in it run afterwards
  // and may not.
  const tested = definition.kind === 'trigger' && routine.pointer === '/steps' ? definition.if : undefined;
  b.block(routine.steps, routine.pointer, tested === undefined ? frame : expressions.proving(frame, tested, true));
  if (pointAround('after') >= 0) b.code.push({ op: 'point', fields: { point: String(pointAround('after')), isAfter: 'true' } });
  patchInstead?.();
  checkGives(routine, expressions);
  return { routine, code: b.code.map((i) => withFunction(b, i)), facts, asks: b.asks };
}

const withFunction = ({ v }: RoutineBuilder, { op, fields, statements }: Instruction): Instruction =>
  statements === undefined ? { op, fields } : { op, fields: { does: `(g, ${v}) => ${inBraces(statements)}` } };

function checkGives(routine: Routine, expressions: Expressions): void {
  const { gives, takes, holds } = routine;
  if (gives === undefined || takes.has(gives) || holds.has(gives)) return;
  expressions.fault('/gives', `it neither takes nor holds "${gives}"`, {
    found: gives,
    expected: [...takes.keys(), ...holds.keys()].join(', '),
  });
}
