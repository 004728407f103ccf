/** Steps that lead to other steps: `call`, `each`, `when`, `repeat`, `point`, `end` and `later`. */
import { bindingName } from '../language/binding-name.ts';
import { BOOL, INT, type Type } from '../language/types.ts';
import { extended } from '../language/variables.ts';
import { literal } from '../literal.ts';
import { nearest } from '../nearest.ts';
import type { Frame } from './expressions.ts';
import { type DefinitionOf, isProcedure, type Program, type Routine, type Step } from './program.ts';
import {
  addJump,
  argumentsOf,
  byPlayer,
  checkRequired,
  inBraces,
  indexConstant,
  lowering,
  nameResult,
  type RoutineBuilder,
  replaceSince,
  type StepWith,
  statementsSince,
  storedCode,
  testCode,
} from './routine-builder.ts';
import { declarationOf, typeOf } from './types.ts';

export const call = lowering(['call'], (b, step, stepPointer, frame) => {
  const target = step.call;
  const { program } = b.environment;
  const callee = program.routines.find((r) => r.id === target && r.definition.kind === 'procedure');
  if (callee !== undefined) return callProcedure(b, callee, step, stepPointer, frame);
  const calculation = program.calculations.find((d) => d.of.includes(target));
  if (calculation !== undefined) return callCalculation(b, calculation, step, stepPointer, frame);
  const ids = program.procedures.map((d) => d.id);
  const isExpression = frame.variables.has(target.split('.')[0] ?? '') || !/^[\w.-]+$/.test(target);
  if (isExpression && !isMisspelt(target, ids, program)) return callNamedByFact(b, step, stepPointer, frame);
  b.asks = true; // the missing procedure may ask
  b.expressions.unknown(`${stepPointer}/call`, `there is no procedure "${target}"`, target, ids);
  return step.as === undefined ? frame : nameResult(b, frame, step.as, INT, stepPointer);
});

/**
 * Whether a target is almost the id of a procedure, and no fact of the procedure whose name it begins with: `damage.deel` is no fact of the
 * procedure called `damage`, but a mistake for `damage.deal`.
 */
function isMisspelt(target: string, ids: readonly string[], { procedures, routines }: Program): boolean {
  const [owner, fact = ''] = target.split('.');
  const procedure = procedures.find(({ name }) => name === owner);
  const routine = routines.find(({ definition }) => definition === procedure);
  return routine !== undefined && !routine.takes.has(fact) && !routine.holds.has(fact) && nearest(target, ids) !== undefined;
}

/** Calls the procedure that a fact of type `procedure` names; it may ask. */
function callNamedByFact(b: RoutineBuilder, step: StepWith<'call'>, stepPointer: string, frame: Frame): Frame {
  b.asks = true;
  const target = step.call;
  for (const field of ['with', 'as'] as const)
    if (step[field] !== undefined)
      b.expressions.fault(`${stepPointer}/${field}`, `what "${target}" names takes the character alone and gives nothing`, {
        found: field,
        expected: `no "${field}", or the id of a procedure in "call"`,
      });
  const does = b.expressions.value(frame, `${stepPointer}/call`, target, { kind: 'procedure' });
  const hasSelf = frame.variables.has('self');
  b.code.push({
    op: 'run',
    fields: { does: `(g, ${b.v}) => ${does}`, with: `(_g, ${hasSelf ? b.v : `_${b.v}`}) => (${hasSelf ? '{ self: v.self }' : '{}'})` },
  });
  return frame;
}

/** Works out a number with its calculation; a calculation called by a step may ask a player. */
function callCalculation(
  b: RoutineBuilder,
  calculation: DefinitionOf<'calculation'>,
  step: StepWith<'call'>,
  stepPointer: string,
  frame: Frame,
): Frame {
  b.asks = true;
  if (step.as === undefined) {
    b.expressions.fault(`${stepPointer}/call`, `the number of "${step.call}" has no name`, {
      found: 'no "as"',
      expected: '"as": the name of the number',
    });
    return frame;
  }
  const type = typeOf(calculation.type ?? 'int');
  if (type.kind === 'list')
    b.expressions.fault(`${stepPointer}/call`, `"${step.call}" is a set, which an expression reads`, {
      found: step.call,
      expected: 'a calculation of a number',
    });
  const takes = new Map(Object.entries(calculation.takes ?? {}).map(([key, type]) => [key, declarationOf(type)]));
  checkRequired(b, step, `${stepPointer}/call`, takes);
  const fields = {
    calculation: indexConstant(`calculation.${step.call}`),
    as: literal(step.as),
    with: argumentsOf(b, step, stepPointer, frame, takes),
  };
  b.code.push({ op: 'calculate', fields });
  return nameResult(b, frame, step.as, type, stepPointer);
}

function callProcedure(b: RoutineBuilder, callee: Routine, step: Step, stepPointer: string, frame: Frame): Frame {
  const { definition } = b.routine;
  const as = step.as === undefined ? 'undefined' : literal(step.as);
  b.code.push({
    op: 'call',
    fields: { procedure: indexConstant(callee.id), as, with: argumentsOf(b, step, stepPointer, frame, callee.takes) },
  });
  // A call by a trigger that acts `instead` of this procedure continues the replaced call: facts that it does not pass keep their values.
  const isContinuation = definition.kind === 'trigger' && definition.instead === callee.id;
  if (!isContinuation) checkRequired(b, step, `${stepPointer}/call`, callee.takes);
  if (step.as === undefined) return frame;
  const { gives } = callee;
  const type = gives === undefined ? undefined : (callee.takes.get(gives)?.type ?? callee.holds.get(gives));
  if (type === undefined)
    b.expressions.fault(`${stepPointer}/as`, `"${callee.id}" gives nothing`, {
      found: step.as,
      expected: 'no "as", or a procedure with "gives"',
    });
  return nameResult(b, frame, step.as, type ?? INT, stepPointer);
}

/** The type of the items of a list, or of the keys of a map; `INT` for any other type, which is a fault. */
function itemTypeOf(type: Type): Type {
  if (type.kind === 'list') return type.of;
  return type.kind === 'map' ? { kind: 'subject', name: type.key } : INT;
}

export const each = lowering(['each', 'as'], (b, step, stepPointer, frame) => {
  const list = b.expressions.inferred(frame, `${stepPointer}/each`, step.each);
  const itemType = itemTypeOf(list.type);
  if (list.type.kind !== 'list' && list.type.kind !== 'map')
    b.expressions.fault(`${stepPointer}/each`, 'only a list or a map has items', { expected: 'a list or a map' });
  b.loops++;
  const restFact = `$rest${b.loops}`; // the fact with the items that are still to come
  const as = step.as;
  const items = list.type.kind === 'map' ? `keys(${list.code})` : list.code;
  const itemName = bindingName(as, frame.variables);
  const variables = extended(frame.variables, [[as, { type: itemType, code: itemName }]]);
  const where =
    step.where === undefined ? undefined : b.expressions.value({ ...frame, variables }, `${stepPointer}/where`, step.where, BOOL);
  const start = b.code.length;
  b.facts.set(restFact, { kind: 'list', of: itemType });
  const filtered = where === undefined ? items : `${items}.filter((${itemName}) => ${where})`;
  b.code.push({ op: 'each', fields: { rest: literal(restFact), list: `(g, ${b.v}) => ${filtered}` } });
  const loopStart = b.code.length;
  b.targets.add(loopStart);
  const itemFrame = nameResult(b, frame, as, itemType, stepPointer);
  // The item with the least `order` is next; of equal ones the player in `by` chooses, if the step names one.
  const asks = String(step.by !== undefined);
  const order = step.order === undefined ? {} : { order: storedCode(b, itemFrame, `${stepPointer}/order`, step.order, INT) };
  const patchExit = addJump(b, {
    op: 'next',
    fields: { rest: literal(restFact), as: literal(as), jump: '', asks, ...order, by: byPlayer(b, step, frame, stepPointer) },
  });
  b.asks ||= step.by !== undefined;
  b.block(step.steps, `${stepPointer}/steps`, itemFrame);
  const statements = step.by === undefined && step.order === undefined ? statementsSince(b, loopStart + 1) : undefined;
  if (statements !== undefined) {
    replaceSince(b, start, `for (const one of distinct(${filtered})) ${inBraces(`v.${as} = one;\n${statements}`)}`);
    return frame;
  }
  b.code.push({ op: 'jump', fields: { jump: String(loopStart) } });
  patchExit();
  return frame;
});

export const when = lowering(['when'], (b, step, stepPointer, frame) => {
  const condition = step.when;
  const start = b.code.length;
  const code = b.expressions.value(frame, `${stepPointer}/when`, condition, BOOL);
  const patchElse = addJump(b, { op: 'unless', fields: { jump: '', test: `(g, ${b.v}) => ${code}` } });
  b.block(step.steps, `${stepPointer}/steps`, b.expressions.proving(frame, condition, true));
  const statements = statementsSince(b, start + 1);
  if (step.else === undefined) {
    if (statements === undefined) patchElse();
    else replaceSince(b, start, `if (${code}) ${inBraces(statements)}`);
    return frame;
  }
  const elseStart = b.code.length;
  const patchEnd = addJump(b, { op: 'jump', fields: { jump: '' } });
  patchElse();
  b.block(step.else, `${stepPointer}/else`, b.expressions.proving(frame, condition, false));
  const elseStatements = statementsSince(b, elseStart + 1);
  if (statements === undefined || elseStatements === undefined) patchEnd();
  else replaceSince(b, start, `if (${code}) ${inBraces(statements)} else ${inBraces(elseStatements)}`);
  return frame;
});

export const repeat = lowering(['repeat'], (b, step, stepPointer, frame) => {
  const loopStart = b.code.length;
  b.targets.add(loopStart);
  const patchExit = addJump(b, { op: 'unless', fields: { jump: '', test: testCode(b, frame, `${stepPointer}/repeat`, step.repeat) } });
  b.block(step.steps, `${stepPointer}/steps`, frame);
  b.code.push({ op: 'jump', fields: { jump: String(loopStart) } });
  patchExit();
  return frame;
});

export const point = lowering(['point'], (b, step, stepPointer, frame) => {
  const name = step.point;
  if (!isProcedure(b.routine))
    b.expressions.fault(`${stepPointer}/point`, 'only the steps of a procedure open points, without those of its "later" steps', {
      found: name,
      expected: 'no "point"',
    });
  else if (name.split('.')[0] !== b.routine.name)
    b.expressions.fault(`${stepPointer}/point`, `"${name}" is no point of "${b.routine.name}"`, {
      found: name,
      expected: `${b.routine.name}.…`,
    });
  b.code.push({ op: 'point', fields: { point: String(b.environment.program.points.indexOf(name)) } });
  return frame;
});

export const end = lowering(['end'], (b, step, stepPointer, frame) => {
  const { program, stacks } = b.environment;
  const id = step.end;
  const exists = program.procedures.some((p) => p.id === id);
  const isUnderWay = id === b.routine.id || stacks.underWayIn(b.routine.id).has(id) || frame.proved.has(`within:${id}`);
  if (!exists)
    b.expressions.unknown(
      `${stepPointer}/end`,
      `there is no procedure "${id}"`,
      id,
      program.procedures.map((d) => d.id),
    );
  else if (!isUnderWay)
    b.expressions.fault(`${stepPointer}/end`, `"${id}" may not be under way here`, {
      found: id,
      expected: `an "if" with within('${id}')`,
      isOfStack: true,
    });
  b.code.push({ op: 'end', fields: { procedure: indexConstant(id) } });
  return frame;
});

export const later = lowering(['later'], (b, step, stepPointer, frame) => {
  const { program } = b.environment;
  const laterRoutine = program.routines.find((r) => r.definition.id === b.routine.definition.id && r.pointer === `${stepPointer}/steps`);
  const index = program.points.indexOf(step.later);
  if (index < 0) b.expressions.unknown(`${stepPointer}/later`, `there is no point "${step.later}"`, step.later, program.points);
  b.code.push({ op: 'later', fields: { point: String(index), procedure: indexConstant(laterRoutine?.id ?? '') } });
  return frame;
});
