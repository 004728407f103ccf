/** Steps that name, set and report: `let`, `set` and `emit`. */
import type { Type } from '../language/types.ts';
import { extended } from '../language/variables.ts';
import type { Frame } from './expressions.ts';
import { isEffect } from './program.ts';
import {
  argumentsOf,
  indexConstant,
  literal,
  lowering,
  nameResult,
  objectOf,
  type RoutineBuilder,
  type StepWith,
  storedCode,
} from './routine-builder.ts';
import { declared, readAs, typeOf } from './types.ts';

export const bindName = lowering(['let', 'as'], (b, step, at, frame) => {
  const { type, code } = b.expressions.inferred(frame, `${at}/let`, step.let);
  const value = type.kind === 'bool' ? `(${code} ? 1 : 0)` : code;
  b.code.push({ op: 'let', fields: { as: literal(step.as), value: `(g, ${b.v}) => ${value}` } });
  return nameResult(b, frame, step.as, type, at);
});

export const set = lowering(['set', 'to'], (b, step, at, frame) => {
  const path = step.set;
  const { program } = b.environment;
  if (program.columns.some((c) => c.id === path)) return setRecord(b, step, at, frame);
  return program.terrain.some((d) => d.id === path) ? setTerrain(b, step, at, frame) : setFact(b, step, at, frame);
});

const setTerrain = lowering(['set', 'to'], (b, step, at, frame) => {
  const record = b.environment.program.terrain.find((d) => d.id === step.set);
  if (record === undefined) return frame;
  const [subject = ''] = record.id.split('.');
  const type = typeOf(record.type);
  if (step.of === undefined)
    b.expressions.fault(`${at}/set`, `whose "${record.id}" is set?`, { found: 'no "of"', expected: `"of": a ${subject}` });
  const of = step.of === undefined ? '() => 0' : storedCode(b, frame, `${at}/of`, step.of, { kind: 'subject', name: subject });
  const inner = { ...frame, variables: extended(frame.variables, [['it', { type, code: readAs(type, 'it') }]]) };
  b.code.push({
    op: 'set-terrain',
    fields: { record: literal(record.id), of, to: storedCode(b, inner, `${at}/to`, step.to, type, ', it: number') },
  });
  return frame;
});

const setRecord = lowering(['set', 'to'], (b, step, at, frame) => {
  const { program } = b.environment;
  const index = program.columns.findIndex((c) => c.id === step.set);
  const column = program.columns[index];
  if (column === undefined) return frame;
  const variables = extended(frame.variables, [['it', { type: column.type, code: readAs(column.type, 'it') }]]);
  const single = program.subjects.find((s) => s.id === column.subject)?.most === 1;
  if (step.of === undefined && !single)
    b.expressions.fault(`${at}/set`, `whose "${column.id}" is set?`, { found: 'no "of"', expected: `"of": a ${column.subject}` });
  const of = step.of === undefined ? '() => 0' : storedCode(b, frame, `${at}/of`, step.of, { kind: 'subject', name: column.subject });
  const isList = column.shape === 'list';
  const to = storedCode(b, { ...frame, variables }, `${at}/to`, step.to, column.type, isList ? ', it: readonly number[]' : ', it: number');
  b.code.push({ op: isList ? 'set-list' : 'set', fields: { column: String(index), of, to } });
  return frame;
});

const setFact = lowering(['set', 'to'], (b, step, at, frame) => {
  const { program } = b.environment;
  const path = step.set;
  const [owner = '', fact = ''] = path.split('.');
  const procedure = program.procedures.find((p) => p.name === owner);
  const known = program.routines.find((r) => r.definition === procedure);
  const type = known?.takes.get(fact)?.type ?? known?.holds.get(fact);
  const variable = frame.variables.get(owner);
  if (procedure === undefined || type === undefined || variable === undefined) {
    b.expressions.fault(`${at}/set`, `nothing is called "${path}" that can be set`, {
      code: 'expression-unknown-name',
      found: path,
      expected: 'a record, or a fact that a procedure takes or holds',
    });
    return frame;
  }
  if (variable.needs !== undefined && !frame.proved.has(variable.needs.proof))
    b.expressions.fault(`${at}/set`, `there may be no ${owner} here`, { found: path, expected: `an "if" with ${variable.needs.test}` });
  if (step.of !== undefined)
    b.expressions.fault(`${at}/of`, `"${path}" is a fact of the procedure that runs, so that "of" does nothing`, {
      found: String(step.of),
      expected: 'no "of"',
    });
  const it = { type, code: readAs(type, `${variable.code}.${fact}`) };
  const inner: Frame = { ...frame, variables: extended(frame.variables, [['it', it]]) };
  const to = storedCode(b, inner, `${at}/to`, step.to, type);
  b.code.push({ op: 'set-fact', fields: { procedure: indexConstant(procedure.id), name: literal(fact), to } });
  return frame;
});

/** Refuses a `{name}` in the sentence of an event that is none of its fields. */
function checkSentence(b: RoutineBuilder, step: StepWith<'says'>, at: string): void {
  const fields = Object.keys(step.with ?? {});
  for (const [, name = ''] of step.says.matchAll(/\{([^{}]*)\}/g))
    if (!fields.includes(name))
      b.expressions.fault(`${at}/says`, `the event has no field "${name}"`, { found: `{${name}}`, expected: fields.join(', ') });
}

export const emit = lowering(['emit', 'says'], (b, step, at, frame) => {
  checkSentence(b, step, at);
  const fields = Object.entries(step.with ?? {}).map(([key, written]) => {
    const found = b.expressions.inferred(frame, `${at}/with/${key}`, written);
    return `${key}: ${eventField(found.type, found.code)}`;
  });
  const clauses = literal(step.clauses ?? b.routine.clauses);
  b.code.push({ op: 'emit', fields: { type: literal(step.emit), says: literal(step.says), clauses, with: objectOf(b, fields) } });
  return frame;
});

/** The sentence that players read about a roll, with its expressions lowered. It cites the clauses of the step, or the routine's first. */
export function announcementOf(b: RoutineBuilder, step: StepWith<'says'>, at: string, frame: Frame): string {
  const { says } = step;
  const fields: string[] = [];
  const shown = says.replaceAll(/\{([^{}]*)\}/g, (_, written: string, start: number) => {
    // Blanks replace the text before the expression, so that a fault is reported at its column.
    const { type, code } = b.expressions.inferred(frame, `${at}/says`, `${' '.repeat(start + 1)}${written}`);
    return `{v${fields.push(`v${fields.length}: ${eventField(type, code)}`) - 1}}`;
  });
  const clauses = step.clauses ?? b.routine.clauses.slice(0, 1);
  return `{ says: ${literal(shown)}, clauses: ${literal(clauses)}, with: ${objectOf(b, fields)} }`;
}

/** Starts an effect: by the user of the capability that the steps belong to, if they belong to one. */
export const start = lowering(['start', 'on'], (b, step, at, frame) => {
  const { program } = b.environment;
  const capability = program.capabilities.find((d) => d.id === step.start);
  const until = program.durations.findIndex((d) => d.id === step.until);
  const effects = program.capabilities.filter(isEffect).map((d) => d.id);
  if (capability === undefined || !isEffect(capability))
    b.expressions.unknown(`${at}/start`, `there is no effect "${step.start}"`, step.start, effects);
  if (until < 0 && step.until !== undefined)
    b.expressions.unknown(
      `${at}/until`,
      `there is no duration "${step.until}"`,
      step.until,
      program.durations.map((d) => d.id),
    );
  const takes = new Map(Object.entries(capability?.takes ?? {}).map(([key, type]) => [key, declared(type)]));
  const defaults = Object.fromEntries([...takes].flatMap(([key, { first }]) => (first === undefined ? [] : [[key, first]])));
  for (const [key, { first }] of takes)
    if (first === undefined && step.with?.[key] === undefined)
      b.expressions.fault(`${at}/start`, `"${step.start}" needs "${key}"`, {
        found: Object.keys(step.with ?? {}).join(', '),
        expected: key,
      });
  const source = 'capability' in b.routine.definition ? b.routine.definition.capability : undefined;
  const by = frame.variables.get('self');
  const isUser = by?.type.kind === 'subject' && by.type.name === 'character';
  b.code.push({
    op: 'start',
    fields: {
      capability: String(capability === undefined ? -1 : program.capabilities.indexOf(capability)),
      source: String(program.capabilities.findIndex((d) => d.id === source)),
      until: String(until),
      outlives: String(step.outlives === true),
      on: storedCode(b, frame, `${at}/on`, step.on, { kind: 'subject', name: 'character' }),
      by: isUser ? storedCode(b, frame, `${at}/start`, 'self', by.type) : '() => -1',
      with: argumentsOf(b, { ...step, with: { ...defaults, ...step.with } }, at, frame, takes),
    },
  });
  return frame;
});

const EFFECTS: Type = { kind: 'list', of: { kind: 'subject', name: 'effect' } };

/** Moves effects to another character (`on`), or records another character as the one that started them (`by`). */
export const transfer = lowering(['transfer'], (b, step, at, frame) => {
  const { on, by } = step;
  const to = on ?? by;
  if (to === undefined || (on !== undefined && by !== undefined)) {
    b.expressions.fault(at, 'effects are transferred on a character or by one', {
      found: to === undefined ? 'neither "on" nor "by"' : '"on" and "by"',
      expected: 'one of "on" and "by"',
    });
    return frame;
  }
  const end = on === undefined ? 'by' : 'on';
  b.code.push({
    op: 'transfer',
    fields: {
      effects: `(g, ${b.v}) => ${b.expressions.value(frame, `${at}/transfer`, step.transfer, EFFECTS)}`,
      end: literal(end),
      to: storedCode(b, frame, `${at}/${end}`, to, { kind: 'subject', name: 'character' }),
    },
  });
  return frame;
});

export const stop = lowering(['stop'], (b, step, at, frame) => {
  b.code.push({
    op: 'stop',
    fields: { effects: `(g, ${b.v}) => ${b.expressions.value(frame, `${at}/stop`, step.stop, EFFECTS)}` },
  });
  return frame;
});

/** A value as the field of an event. */
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
      return `{ amounts: ${code} }`;
    case 'bool':
    case 'int':
    case 'set':
    case 'none':
    case 'procedure':
      return code;
  }
}
