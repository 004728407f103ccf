/** Steps that ask a player: `roll`, `choose` and `offer`. */
import { parseExpression } from '../language/expression.ts';
import { INT, type Type } from '../language/types.ts';
import { instanceType } from './environment.ts';
import type { Frame } from './expressions.ts';
import type { Routine, Step } from './program.ts';
import {
  argumentsOf,
  BOOL,
  byPlayer,
  CHARACTER,
  type LowerStep,
  localsName,
  nameResult,
  PLAYER,
  placeOf,
  type RoutineBuilder,
  storing,
  text,
} from './routine-builder.ts';
import { typeOf } from './types.ts';

export const roll: LowerStep = (b, step, at, frame) => {
  b.asks = true;
  const [dice = '1'] = step.roll?.split('d') ?? [];
  b.code.push({ op: 'roll', fields: { dice, for: text(step.for ?? ''), as: text(step.as ?? ''), by: byPlayer(b, step, frame, at) } });
  return nameResult(b, frame, step.as ?? '', { kind: 'list', of: INT }, at);
};

export const choose: LowerStep = (b, step, at, frame) => {
  b.asks = true;
  const type = typeOf(step.choose ?? '');
  const item = type.kind === 'list' && step.count !== undefined ? type.of : type;
  const fields: { [key: string]: string } = {
    as: text(step.as ?? ''),
    role: text(step.role ?? step.as ?? ''),
    may: String(step.may === true),
    clauses: text(step.clauses ?? b.routine.clauses),
    from: `(g, ${b.v}) => ${domainOf(b, step, at, frame, item)}`,
  };
  if (step.where !== undefined) {
    const inner: Frame = { ...frame, variables: new Map(frame.variables).set('it', { type: item, code: 'it' }) };
    fields.where = `(g, ${b.v}, it) => typeof it === 'number' && ${b.expressions.value(inner, `${at}/where`, step.where, BOOL)}`;
  }
  const who = step.who ?? (frame.variables.has('self') ? 'self' : undefined);
  fields.who = who === undefined ? '() => -1' : storing(b, frame, `${at}/who`, who, { kind: 'optional', of: CHARACTER });
  fields.by =
    step.by === undefined && who !== undefined
      ? storing(b, frame, `${at}/by`, `${String(who)}.player`, PLAYER)
      : byPlayer(b, step, frame, at);
  b.code.push({ op: 'choose', fields });
  const result: Type = step.may === true && type.kind === 'subject' ? { kind: 'optional', of: type } : type;
  return nameResult(b, frame, step.as ?? '', result, at);
};

/** The candidates: `paths` and `splits` are never listed, all else is a list. */
function domainOf(b: RoutineBuilder, step: Step, at: string, frame: Frame, item: Type): string {
  const from = step.from ?? '';
  const ast = parseExpression(from);
  const value = (pointer: string, written: string, type: Type): string => b.expressions.value(frame, `${at}/${pointer}`, written, type);
  if ('op' in ast && ast.op === 'call' && (ast.args[0] === 'paths' || ast.args[0] === 'splits')) {
    const [form, args] = ast.args;
    const parts = args.map((arg) => from.slice(arg.range.start, arg.range.end));
    const [first = '', second = ''] = parts;
    return form === 'paths'
      ? `({ kind: 'paths', mover: ${value('from', first, CHARACTER)}, speed: ${value('from', second, INT)} })`
      : `({ kind: 'splits', amount: ${value('from', first, INT)}, among: ${value('from', second, { kind: 'list', of: CHARACTER })} })`;
  }
  const items = value('from', from, { kind: 'list', of: item });
  if (step.count === undefined) return `({ kind: 'list', items: ${items} })`;
  const [low = '1', high = '1'] = step.count.split('..');
  return `({ kind: 'subsets', items: ${items}, least: ${value('count', low, INT)}, most: ${value('count', high, INT)} })`;
}

export const offer: LowerStep = (b, step, at, frame) => {
  b.asks = true;
  const { program } = b.environment;
  const wrapper = program.routines.find((r) => r.id === step.through);
  const menu = step.offer ?? '';
  if (wrapper === undefined)
    b.expressions.fault(`${at}/through`, `there is no procedure "${step.through ?? ''}"`, {
      found: step.through ?? '',
      expected: program.procedures.map((d) => d.id).join(', '),
    });
  if (!program.options.some((o) => o.in === menu))
    b.expressions.fault(`${at}/offer`, `there is no option in the menu "${menu}"`, {
      found: menu,
      expected: [...new Set(program.options.map((o) => o.in))].join(', '),
    });
  const takes: Routine['takes'] = wrapper?.takes ?? new Map();
  const fields: { [key: string]: string } = {
    menu: text(menu),
    through: placeOf(step.through ?? ''),
    by: byPlayer(b, step, frame, at),
  };
  if (step.where !== undefined && wrapper !== undefined) {
    const variables = new Map(frame.variables).set('option', { type: instanceType(wrapper), code: 'option' });
    const where = b.expressions.value({ ...frame, variables }, `${at}/where`, step.where, BOOL);
    fields.where = `(g, ${b.v}, option: ${localsName(wrapper)}) => ${where}`;
  }
  fields.with = argumentsOf(b, step, at, frame, takes);
  b.code.push({ op: 'offer', fields });
  return frame;
};
