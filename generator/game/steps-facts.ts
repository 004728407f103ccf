/** Steps that name, set and report (`let`, `set`, `emit`), and steps on effects (`start`, `transfer`, `stop`). */
import type { Type } from '../language/types.ts';
import { extended } from '../language/variables.ts';
import { literal } from '../literal.ts';
import { didYouMean, nearest } from '../nearest.ts';
import { columnName } from './environment.ts';
import type { Frame } from './expressions.ts';
import { isEffect } from './program.ts';
import {
  addStatement,
  argumentsOf,
  checkRequired,
  indexConstant,
  lowering,
  nameResult,
  objectOf,
  type RoutineBuilder,
  type StepWith,
  storedCode,
} from './routine-builder.ts';
import { CHARACTER, declarationOf, EFFECT, readAs, typeOf } from './types.ts';

export const bindName = lowering(['let', 'as'], (b, step, stepPointer, frame) => {
  const { type, code } = b.expressions.inferred(frame, `${stepPointer}/let`, step.let);
  const value = type.kind === 'bool' ? `(${code} ? 1 : 0)` : code;
  addStatement(b, `v.${step.as} = ${value};`);
  return nameResult(b, frame, step.as, type, stepPointer);
});

export const set = lowering(['set', 'to'], (b, step, stepPointer, frame) => {
  const target = step.set;
  const { program } = b.environment;
  if (program.columns.some((c) => c.id === target)) return setRecord(b, step, stepPointer, frame);
  return program.terrain.some((d) => d.id === target) ? setTerrain(b, step, stepPointer, frame) : setFact(b, step, stepPointer, frame);
});

const setTerrain = lowering(['set', 'to'], (b, step, stepPointer, frame) => {
  const record = b.environment.program.terrain.find((d) => d.id === step.set);
  if (record === undefined) return frame;
  const [subject = ''] = record.id.split('.');
  const type = typeOf(record.type);
  if (step.of === undefined)
    b.expressions.fault(`${stepPointer}/set`, `whose "${record.id}" is set?`, { found: 'no "of"', expected: `"of": a ${subject}` });
  const of = step.of === undefined ? '0' : b.expressions.stored(frame, `${stepPointer}/of`, step.of, { kind: 'subject', name: subject });
  const valueFrame = { ...frame, variables: extended(frame.variables, [['it', { type, code: readAs(type, 'it') }]]) };
  addStatement(
    b,
    `setTerrain(g, ${literal(record.id)}, ${of}, (it) => ${b.expressions.stored(valueFrame, `${stepPointer}/to`, step.to, type)});`,
  );
  return frame;
});

const setRecord = lowering(['set', 'to'], (b, step, stepPointer, frame) => {
  const { program } = b.environment;
  // Writing takes the position among all columns; reading takes the index among those of its shape (`columnName`).
  const position = program.columns.findIndex((c) => c.id === step.set);
  const column = program.columns[position];
  if (column === undefined) return frame;
  const variables = extended(frame.variables, [['it', { type: column.type, code: readAs(column.type, 'it') }]]);
  const isSingle = program.subjects.find((s) => s.id === column.subject)?.listed === undefined;
  if (step.of === undefined && !isSingle)
    b.expressions.fault(`${stepPointer}/set`, `whose "${column.id}" is set?`, { found: 'no "of"', expected: `"of": a ${column.subject}` });
  const of =
    step.of === undefined ? '0' : b.expressions.stored(frame, `${stepPointer}/of`, step.of, { kind: 'subject', name: column.subject });
  const [write, read] = column.shape === 'list' ? ['writeList', 'getList'] : ['writeNumber', 'get'];
  const to = b.expressions.stored({ ...frame, variables }, `${stepPointer}/to`, step.to, column.type);
  const readsIt = /\bit\b/.test(to);
  addStatement(
    b,
    readsIt
      ? `{ const of = ${of}; const it = ${read}(g, ${columnName(column.id)}, of); ${write}(g, ${position}, of, ${to}); }`
      : `${write}(g, ${position}, ${of}, ${to});`,
  );
  return frame;
});

/** The facts of the procedures that run here, such as `move.path`. */
const factsToSet = ({ environment: { program } }: RoutineBuilder, { variables }: Frame): string[] =>
  program.routines.flatMap(({ definition, takes, holds }) =>
    'name' in definition && definition.name !== undefined && variables.has(definition.name)
      ? [...takes.keys(), ...holds.keys()].map((fact) => `${definition.name}.${fact}`)
      : [],
  );

const setFact = lowering(['set', 'to'], (b, step, stepPointer, frame) => {
  const { program } = b.environment;
  const target = step.set;
  const [owner = '', fact = ''] = target.split('.');
  const procedure = program.procedures.find((p) => p.name === owner);
  const routine = program.routines.find((r) => r.definition === procedure);
  const type = routine?.takes.get(fact)?.type ?? routine?.holds.get(fact);
  const variable = frame.variables.get(owner);
  if (procedure === undefined || type === undefined || variable === undefined) {
    // If the owner is unknown, so is every fact of it. With the name of the owner as `found`, all such faults become one finding.
    const isOwnerUnknown = variable === undefined && !program.subjects.some(({ id }) => id === owner);
    b.expressions.fault(`${stepPointer}/set`, `nothing is called "${target}" that can be set`, {
      code: 'expression-unknown-name',
      found: isOwnerUnknown ? owner : target,
      expected: 'a record, or a fact that a procedure takes or holds',
      ...didYouMean(nearest(target, [...[...program.columns, ...program.terrain].map(({ id }): string => id), ...factsToSet(b, frame)])),
    });
    return frame;
  }
  if (variable.needs !== undefined && !frame.proved.has(variable.needs.proof))
    b.expressions.fault(`${stepPointer}/set`, `there may be no ${owner} here`, {
      found: target,
      expected: `an "if" with ${variable.needs.test}`,
      isOfStack: true,
    });
  if (step.of !== undefined)
    b.expressions.fault(`${stepPointer}/of`, `"${target}" is a fact of the procedure that runs, so that "of" does nothing`, {
      found: String(step.of),
      expected: 'no "of"',
    });
  const it = { type, code: readAs(type, `${variable.code}.${fact}`) };
  const valueFrame: Frame = { ...frame, variables: extended(frame.variables, [['it', it]]) };
  const to = b.expressions.stored(valueFrame, `${stepPointer}/to`, step.to, type);
  // The facts in `v` are those of the procedure whose steps these are, also in a `later`.
  if (procedure.id === b.routine.definition.id) addStatement(b, `v.${fact} = ${to};`);
  else addStatement(b, `setFact(g, ${indexConstant(procedure.id)}, ${literal(fact)}, ${to});`);
  return frame;
});

function checkSentence(b: RoutineBuilder, step: StepWith<'says'>, stepPointer: string): void {
  const fields = Object.keys(step.with ?? {});
  for (const [, name = ''] of step.says.matchAll(/\{([^{}]*)\}/g))
    if (!fields.includes(name))
      b.expressions.fault(`${stepPointer}/says`, `the event has no field "${name}"`, { found: `{${name}}`, expected: fields.join(', ') });
}

export const emit = lowering(['emit', 'says'], (b, step, stepPointer, frame) => {
  checkSentence(b, step, stepPointer);
  const fields = Object.entries(step.with ?? {}).map(([key, written]) => {
    const found = b.expressions.inferred(frame, `${stepPointer}/with/${key}`, written);
    return `${key}: ${eventField(found.type, found.code)}`;
  });
  const clauses = literal(step.clauses ?? b.routine.clauses);
  addStatement(
    b,
    `g.events?.push({ type: ${literal(step.emit)}, says: ${literal(step.says)}, fields: { ${fields.join(', ')} }, because: ${clauses} });`,
  );
  return frame;
});

/** The sentence that players read about a roll, with its expressions lowered. It cites the clauses of the step, or the routine's first. */
export function announcementOf(b: RoutineBuilder, step: StepWith<'says'>, stepPointer: string, frame: Frame): string {
  const { says } = step;
  const fields: string[] = [];
  const template = says.replaceAll(/\{([^{}]*)\}/g, (_, written: string, start: number) => {
    // Blanks replace the text before the expression, so that a fault is reported at its column.
    const { type, code } = b.expressions.inferred(frame, `${stepPointer}/says`, `${' '.repeat(start + 1)}${written}`);
    const name = `v${fields.length}`;
    fields.push(`${name}: ${eventField(type, code)}`);
    return `{${name}}`;
  });
  const clauses = step.clauses ?? b.routine.clauses.slice(0, 1);
  return `{ says: ${literal(template)}, clauses: ${literal(clauses)}, with: ${objectOf(b, fields)} }`;
}

/** Starts an effect. Its source is the capability that the steps belong to, and the character `self` starts it; both may be missing. */
export const start = lowering(['start', 'on'], (b, step, stepPointer, frame) => {
  const { program } = b.environment;
  const capability = program.capabilities.find((d) => d.id === step.start);
  const until = program.durations.findIndex((d) => d.id === step.until);
  const effects = program.capabilities.filter(isEffect).map((d) => d.id);
  if (capability === undefined || !isEffect(capability))
    b.expressions.unknown(`${stepPointer}/start`, `there is no effect "${step.start}"`, step.start, effects);
  if (until < 0 && step.until !== undefined)
    b.expressions.unknown(
      `${stepPointer}/until`,
      `there is no duration "${step.until}"`,
      step.until,
      program.durations.map((d) => d.id),
    );
  const takes = new Map(Object.entries(capability?.takes ?? {}).map(([key, type]) => [key, declarationOf(type)]));
  const defaults = Object.fromEntries([...takes].flatMap(([key, { first }]) => (first === undefined ? [] : [[key, first]])));
  checkRequired(b, step, `${stepPointer}/start`, takes);
  const source = 'capability' in b.routine.definition ? b.routine.definition.capability : undefined;
  const user = frame.variables.get('self');
  const isCharacter = user?.type.kind === 'subject' && user.type.name === 'character';
  b.code.push({
    op: 'start',
    fields: {
      capability: String(capability === undefined ? -1 : program.capabilities.indexOf(capability)),
      source: String(program.capabilities.findIndex((d) => d.id === source)),
      until: String(until),
      outlives: String(step.outlives === true),
      on: storedCode(b, frame, `${stepPointer}/on`, step.on, CHARACTER),
      by: isCharacter ? storedCode(b, frame, `${stepPointer}/start`, 'self', user.type) : '() => -1',
      with: argumentsOf(b, { ...step, with: { ...defaults, ...step.with } }, stepPointer, frame, takes),
    },
  });
  return frame;
});

const EFFECTS: Type = { kind: 'list', of: EFFECT };

/** Moves effects to another character (`on`), or records another character as the one that started them (`by`). */
export const transfer = lowering(['transfer'], (b, step, stepPointer, frame) => {
  const { on, by } = step;
  const character = on ?? by;
  if (character === undefined || (on !== undefined && by !== undefined)) {
    b.expressions.fault(stepPointer, 'effects are transferred on a character or by one', {
      found: character === undefined ? 'neither "on" nor "by"' : '"on" and "by"',
      expected: 'one of "on" and "by"',
    });
    return frame;
  }
  const role = on === undefined ? 'by' : 'on';
  b.code.push({
    op: 'transfer',
    fields: {
      effects: `(g, ${b.v}) => ${b.expressions.value(frame, `${stepPointer}/transfer`, step.transfer, EFFECTS)}`,
      role: literal(role),
      to: storedCode(b, frame, `${stepPointer}/${role}`, character, CHARACTER),
    },
  });
  return frame;
});

export const stop = lowering(['stop'], (b, step, stepPointer, frame) => {
  b.code.push({
    op: 'stop',
    fields: { effects: `(g, ${b.v}) => ${b.expressions.value(frame, `${stepPointer}/stop`, step.stop, EFFECTS)}` },
  });
  return frame;
});

function eventField(type: Type, code: string): string {
  switch (type.kind) {
    case 'subject':
      return `{ subject: ${literal(type.name)}, number: ${code} }`;
    case 'optional':
      return type.of.kind === 'subject' ? `{ subject: ${literal(type.of.name)}, number: ${code} }` : code;
    case 'enum':
      return `(${literal(type.values)}[${code}] ?? '')`;
    case 'list':
      return type.of.kind === 'subject' ? `${code}.map((number) => ({ subject: ${literal(type.of.name)}, number }))` : code;
    case 'map':
      return `{ amounts: ${code} }`; // by the number of the character
    case 'bool':
    case 'int':
    case 'set':
    case 'none':
    case 'procedure':
      return code;
  }
}
