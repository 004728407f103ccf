/** Steps that name, set and report: `let`, `set` and `emit`. */
import type { Type } from '../language/types.ts';
import type { Frame } from './expressions.ts';
import { type LowerStep, nameResult, objectOf, placeOf, storing, text } from './routine-builder.ts';
import { readAs } from './types.ts';

export const name: LowerStep = (b, step, at, frame) => {
  const { type, code } = b.expressions.inferred(frame, `${at}/let`, step.let ?? 0);
  const value = type.kind === 'bool' ? `(${code} ? 1 : 0)` : code;
  b.code.push({ op: 'let', fields: { as: text(step.as ?? ''), value: `(g, ${b.v}) => ${value}` } });
  return nameResult(b, frame, step.as ?? '', type, at);
};

export const set: LowerStep = (b, step, at, frame) => {
  const path = step.set ?? '';
  return b.environment.program.columns.some((c) => c.id === path) ? setRecord(b, step, at, frame) : setFact(b, step, at, frame);
};

const setRecord: LowerStep = (b, step, at, frame) => {
  const { program } = b.environment;
  const place = program.columns.findIndex((c) => c.id === step.set);
  const column = program.columns[place];
  if (column === undefined) return frame;
  const variables = new Map(frame.variables).set('it', { type: column.type, code: readAs(column.type, 'it') });
  const single = program.subjects.find((s) => s.id === column.subject)?.most === 1;
  if (step.of === undefined && !single)
    b.expressions.fault(`${at}/set`, `whose "${column.id}" is set?`, { found: 'no "of"', expected: `"of": a ${column.subject}` });
  const of = step.of === undefined ? '() => 0' : storing(b, frame, `${at}/of`, step.of, { kind: 'subject', name: column.subject });
  const isList = column.shape === 'list';
  const to = storing(
    b,
    { ...frame, variables },
    `${at}/to`,
    step.to ?? 0,
    column.type,
    isList ? ', it: readonly number[]' : ', it: number',
  );
  b.code.push({ op: isList ? 'set-list' : 'set', fields: { column: String(place), of, to } });
  return frame;
};

const setFact: LowerStep = (b, step, at, frame) => {
  const { program } = b.environment;
  const path = step.set ?? '';
  const [owner = '', fact = ''] = path.split('.');
  const procedure = program.procedures.find((p) => p.name === owner);
  const known = program.routines.find((r) => r.definition === procedure);
  const type = known?.takes.get(fact)?.type ?? known?.holds.get(fact);
  const variable = frame.variables.get(owner);
  if (procedure === undefined || type === undefined || variable === undefined) {
    b.expressions.fault(`${at}/set`, `nothing is called "${path}" that can be set`, {
      found: path,
      expected: 'a record, or a fact that a procedure takes or holds',
    });
    return frame;
  }
  if (variable.needs !== undefined && !frame.proved.has(variable.needs.proof))
    b.expressions.fault(`${at}/set`, `there may be no ${owner} here`, { found: path, expected: `an "if" with ${variable.needs.test}` });
  const it = { type, code: readAs(type, `${variable.code}.${fact}`) };
  const inner: Frame = { ...frame, variables: new Map(frame.variables).set('it', it) };
  const to = storing(b, inner, `${at}/to`, step.to ?? 0, type);
  b.code.push({ op: 'set-fact', fields: { procedure: placeOf(procedure.id), name: text(fact), to } });
  return frame;
};

export const emit: LowerStep = (b, step, at, frame) => {
  const fields = Object.entries(step.with ?? {}).map(([key, written]) => {
    const found = b.expressions.inferred(frame, `${at}/with/${key}`, written);
    return `${key}: ${eventField(found.type, found.code)}`;
  });
  const clauses = text(step.clauses ?? b.routine.clauses);
  b.code.push({ op: 'emit', fields: { type: text(step.emit ?? ''), clauses, with: objectOf(b, fields) } });
  return frame;
};

/** A value as the field of an event. */
function eventField(type: Type, code: string): string {
  switch (type.kind) {
    case 'subject':
      return `{ subject: ${text(type.name)}, number: ${code} }`;
    case 'optional':
      return type.of.kind === 'subject' ? `{ subject: ${text(type.of.name)}, number: ${code} }` : code;
    case 'enum':
      return `(${text(type.values)}[${code}] ?? '')`;
    case 'list':
      return type.of.kind === 'subject' ? `${code}.map((number) => ({ subject: ${text(type.of.name)}, number }))` : `${code}.length`;
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
