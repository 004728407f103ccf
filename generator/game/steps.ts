/** Lowers the steps of a routine to numbered instructions, each as the fields of an object in code. */
import { parseExpression } from '../language/expression.ts';
import { INT, type Type } from '../language/types.ts';
import { columnName, type GameEnvironment, instanceType } from './environment.ts';
import type { Expressions, Frame } from './expressions.ts';
import { camel, type Routine, type Step } from './program.ts';
import { emptyOf, readAs, typeOf } from './types.ts';

/** An instruction: its operation, and its other fields in order. A function of `v` is written as `(g, v) => …`. */
export interface Instruction {
  readonly op: string;
  readonly fields: { [name: string]: string };
}

/** What the steps of a routine are lowered to. */
export interface LoweredRoutine {
  readonly routine: Routine;
  readonly code: readonly Instruction[];
  /** The facts of an instance with their types, those that steps name included. */
  readonly facts: ReadonlyMap<string, Type>;
  /** Whether it asks a player or rolls, by itself. */
  readonly asks: boolean;
}

const text = (value: string): string => JSON.stringify(value);

export function lowerRoutine(routine: Routine, environment: GameEnvironment, expressions: Expressions): LoweredRoutine {
  const { program, stacks } = environment;
  const facts = new Map<string, Type>();
  for (const [name, { type }] of routine.takes) facts.set(name, type);
  for (const [name, type] of routine.holds) facts.set(name, type);
  const code: Instruction[] = [];
  const locals = `${camel(routine.id.replaceAll(/[ /]+/g, '.'))[0]?.toUpperCase()}${camel(routine.id.replaceAll(/[ /]+/g, '.')).slice(1)}Locals`;
  const v = `v: ${locals}`;
  let loops = 0;
  let asks = false;
  const own = new Map([...facts].map(([name, type]) => [name, { type, code: readAs(type, `v.${name}`) }]));
  const start: Frame = { variables: new Map([...environment.instances(stacks.under(routine.id), routine), ...own]), proved: new Set() };

  const name = (frame: Frame, as: string, type: Type, pointer: string): Frame => {
    if (facts.has(as)) expressions.fault(pointer, `there is a fact "${as}" already`, { found: as, expected: 'another name' });
    facts.set(as, type);
    return { ...frame, variables: new Map(frame.variables).set(as, { type, code: readAs(type, `v.${as}`) }) };
  };
  const player: Type = { kind: 'subject', name: 'player' };
  const fn = (frame: Frame, pointer: string, written: string | number | boolean, type: Type, more = ''): string =>
    `(g, ${v}${more}) => ${expressions.stored(frame, pointer, written, type)}`;
  const by = (step: Step, frame: Frame, pointer: string): string =>
    step.by === undefined ? '(g) => g.game.rules.active(g)' : fn(frame, `${pointer}/by`, step.by, player);

  const block = (steps: readonly Step[] | undefined, pointer: string, frame: Frame): void => {
    let here = frame;
    steps?.forEach((step, place) => {
      const at = `${pointer}/${place}`;
      if (step.if === undefined) {
        here = one(step, at, here);
        return;
      }
      const inner = expressions.where(here, step.if, true);
      const test = expressions.value(here, `${at}/if`, step.if, { kind: 'bool' });
      const skip = jump({ op: 'unless', fields: { jump: '', test: `(g, ${v}) => ${test}` } });
      const after = one(step, at, inner);
      skip();
      // What a step that may be left out has named is not there for certain: its name is taken, and cannot be read.
      here = { ...here, variables: new Map([...here.variables].filter(([key]) => after.variables.has(key))) };
    });
  };
  /** Adds a jump whose target is set to the next instruction when the function given back is called. */
  const jump = (instruction: Instruction): (() => void) => {
    code.push(instruction);
    return () => {
      instruction.fields.jump = String(code.length);
    };
  };

  const one = (step: Step, at: string, frame: Frame): Frame => {
    if (step.let !== undefined) {
      const { type, code: value } = expressions.inferred(frame, `${at}/let`, step.let);
      code.push({ op: 'let', fields: { as: text(step.as ?? ''), value: `(g, ${v}) => ${type.kind === 'bool' ? `(${value} ? 1 : 0)` : value}` } });
      return name(frame, step.as ?? '', type, `${at}/as`);
    }
    if (step.set !== undefined) return setFact(step, at, frame);
    if (step.roll !== undefined) {
      asks = true;
      code.push({ op: 'roll', fields: { dice: step.roll.split('d')[0] ?? '1', for: text(step.for ?? ''), as: text(step.as ?? ''), by: by(step, frame, at) } });
      return name(frame, step.as ?? '', { kind: 'list', of: INT }, `${at}/as`);
    }
    if (step.choose !== undefined) return choose(step, at, frame);
    if (step.offer !== undefined) return offer(step, at, frame);
    if (step.call !== undefined) return call(step, at, frame);
    if (step.each !== undefined) return each(step, at, frame);
    if (step.when !== undefined) {
      const test = expressions.value(frame, `${at}/when`, step.when, { kind: 'bool' });
      const otherwise = jump({ op: 'unless', fields: { jump: '', test: `(g, ${v}) => ${test}` } });
      block(step.steps, `${at}/steps`, expressions.where(frame, step.when, true));
      if (step.else === undefined) otherwise();
      else {
        const over = jump({ op: 'jump', fields: { jump: '' } });
        otherwise();
        block(step.else, `${at}/else`, expressions.where(frame, step.when, false));
        over();
      }
      return frame;
    }
    if (step.repeat !== undefined) {
      const back = code.length;
      const test = expressions.value(frame, `${at}/repeat`, step.repeat, { kind: 'bool' });
      const out = jump({ op: 'unless', fields: { jump: '', test: `(g, ${v}) => ${test}` } });
      block(step.steps, `${at}/steps`, frame);
      code.push({ op: 'jump', fields: { jump: String(back) } });
      out();
      return frame;
    }
    if (step.point !== undefined) {
      code.push({ op: 'point', fields: { point: String(program.points.indexOf(step.point)) } });
      if (step.point.split('.')[0] !== routine.name) expressions.fault(`${at}/point`, `"${step.point}" is no point of "${routine.name}"`, { found: step.point, expected: `${routine.name}.…` });
      return frame;
    }
    if (step.end !== undefined) {
      const d = program.procedures.find((p) => p.id === step.end);
      if (d === undefined) unknownProcedure(`${at}/end`, step.end);
      else if (d.id !== routine.id && !stacks.under(routine.id).has(d.id) && !frame.proved.has(`within:${d.id}`))
        expressions.fault(`${at}/end`, `"${step.end}" may not be under way here`, { found: step.end, expected: `an "if" with within('${step.end}')` });
      code.push({ op: 'end', fields: { procedure: camel(step.end) } });
      return frame;
    }
    if (step.later !== undefined) {
      const inner = program.routines.find((r) => r.definition === routine.definition && r.pointer === `${at}/steps`);
      const point = program.points.indexOf(step.later);
      if (point < 0) unknownPoint(`${at}/later`, step.later);
      code.push({ op: 'later', fields: { point: String(point), procedure: camel((inner?.id ?? '').replaceAll(/[ /]+/g, '.')) } });
      return frame;
    }
    if (step.emit !== undefined) {
      const fields = Object.entries(step.with ?? {}).map(([key, written]) => {
        const found = expressions.inferred(frame, `${at}/with/${key}`, written);
        return `${key}: ${eventField(found.type, found.code)}`;
      });
      const clauses = step.clauses ?? routine.clauses;
      code.push({ op: 'emit', fields: { type: text(step.emit), clauses: JSON.stringify(clauses), with: `(${fields.some((f) => f.includes('g,')) || fields.length > 0 ? 'g' : '_g'}, ${fields.length > 0 ? v : `_${v}`}) => ({ ${fields.join(', ')} })` } });
    }
    return frame;
  };

  const unknownProcedure = (pointer: string, found: string): void =>
    expressions.fault(pointer, `there is no procedure "${found}"`, { found, expected: program.procedures.map((d) => d.id).join(', ') });
  const unknownPoint = (pointer: string, found: string): void =>
    expressions.fault(pointer, `there is no point "${found}"`, { found, expected: program.points.join(', ') });

  const setFact = (step: Step, at: string, frame: Frame): Frame => {
    const path = step.set ?? '';
    const column = program.columns.find((c) => c.id === path);
    const to = step.to ?? 0;
    if (column !== undefined) {
      const inner: Frame = { ...frame, variables: new Map(frame.variables).set('it', { type: column.type, code: readAs(column.type, 'it') }) };
      const single = program.subjects.find((s) => s.id === column.subject)?.most === 1;
      if (step.of === undefined && !single) expressions.fault(`${at}/set`, `whose "${path}" is set?`, { found: 'no "of"', expected: `"of": a ${column.subject}` });
      const of = step.of === undefined ? '() => 0' : fn(frame, `${at}/of`, step.of, { kind: 'subject', name: column.subject });
      const index = String(program.columns.indexOf(column));
      const it = column.shape === 'list' ? ', it: readonly number[]' : ', it: number';
      code.push({ op: column.shape === 'list' ? 'set-list' : 'set', fields: { column: index, of, to: fn(inner, `${at}/to`, to, column.type, it) } });
      return frame;
    }
    const [owner = '', fact = ''] = path.split('.');
    const d = program.procedures.find((p) => p.name === owner);
    const known = program.routines.find((r) => r.definition === d);
    const type = known?.takes.get(fact)?.type ?? known?.holds.get(fact);
    const variable = frame.variables.get(owner);
    if (d === undefined || type === undefined || variable === undefined) {
      expressions.fault(`${at}/set`, `nothing is called "${path}" that can be set`, { found: path, expected: 'a record, or a fact that a procedure takes or holds' });
      return frame;
    }
    if (variable.needs !== undefined && !frame.proved.has(variable.needs.proof))
      expressions.fault(`${at}/set`, `there may be no ${owner} here`, { found: path, expected: `an "if" with ${variable.needs.test}` });
    const inner: Frame = { ...frame, variables: new Map(frame.variables).set('it', { type, code: readAs(type, `${variable.code}.${fact}`) }) };
    code.push({ op: 'set-fact', fields: { procedure: camel(d.id), name: text(fact), to: fn(inner, `${at}/to`, to, type) } });
    return frame;
  };

  const choose = (step: Step, at: string, frame: Frame): Frame => {
    asks = true;
    const type = typeOf(step.choose ?? '');
    const many = step.count !== undefined;
    const item = type.kind === 'list' ? type.of : type;
    const itemFrame: Frame = { ...frame, variables: new Map(frame.variables).set('it', { type: item, code: 'it' }) };
    const fields: { [key: string]: string } = {
      as: text(step.as ?? ''),
      role: text(step.role ?? step.as ?? ''),
      may: String(step.may === true),
      from: `(g, ${v}) => ${domain(step, at, frame, many ? item : type)}`,
    };
    if (step.where !== undefined) fields.where = `(g, ${v}, it) => typeof it === 'number' && ${expressions.value(itemFrame, `${at}/where`, step.where, { kind: 'bool' })}`;
    const who = step.who ?? (frame.variables.has('self') ? 'self' : undefined);
    fields.who = who === undefined ? '() => -1' : fn(frame, `${at}/who`, who, { kind: 'optional', of: { kind: 'subject', name: 'character' } });
    fields.by = step.by === undefined && who !== undefined ? fn(frame, `${at}/by`, `${String(who)}.player`, player) : by(step, frame, at);
    code.push({ op: 'choose', fields });
    return name(frame, step.as ?? '', step.may === true && type.kind === 'subject' ? { kind: 'optional', of: type } : type, `${at}/as`);
  };

  /** The candidates: `paths` and `splits` are never listed, all else is a list. */
  const domain = (step: Step, at: string, frame: Frame, item: Type): string => {
    const from = step.from ?? '';
    const ast = parseExpression(from);
    if ('op' in ast && ast.op === 'call' && (ast.args[0] === 'paths' || ast.args[0] === 'splits')) {
      const [form, args] = ast.args;
      const parts = args.map((arg) => from.slice(arg.range.start, arg.range.end));
      const part = (place: number, type: Type): string => expressions.value(frame, `${at}/from`, parts[place] ?? '', type);
      const characters: Type = { kind: 'list', of: { kind: 'subject', name: 'character' } };
      return form === 'paths'
        ? `({ kind: 'paths', mover: ${part(0, { kind: 'subject', name: 'character' })}, speed: ${part(1, INT)} })`
        : `({ kind: 'splits', amount: ${part(0, INT)}, among: ${part(1, characters)} })`;
    }
    const items = expressions.value(frame, `${at}/from`, from, { kind: 'list', of: item });
    if (step.count === undefined) return `({ kind: 'list', items: ${items} })`;
    const [low = '1', high = '1'] = step.count.split('..');
    return `({ kind: 'subsets', items: ${items}, least: ${expressions.value(frame, `${at}/count`, low, INT)}, most: ${expressions.value(frame, `${at}/count`, high, INT)} })`;
  };

  const given = (step: Step, at: string, frame: Frame, takes: Routine['takes']): string => {
    const fields = Object.entries(step.with ?? {}).flatMap(([key, written]) => {
      const fact = takes.get(key);
      if (fact !== undefined) return [`${key}: ${expressions.stored(frame, `${at}/with/${key}`, written, fact.type)}`];
      expressions.fault(`${at}/with/${key}`, `it takes no "${key}"`, { found: key, expected: [...takes.keys()].join(', ') });
      return [];
    });
    return `(${fields.length > 0 ? 'g' : '_g'}, ${fields.length > 0 ? v : `_${v}`}) => ({ ${fields.join(', ')} })`;
  };

  const offer = (step: Step, at: string, frame: Frame): Frame => {
    asks = true;
    const wrapper = program.routines.find((r) => r.id === step.through);
    if (wrapper === undefined) unknownProcedure(`${at}/through`, step.through ?? '');
    if (!program.options.some((o) => o.in === step.offer))
      expressions.fault(`${at}/offer`, `there is no option in the menu "${step.offer}"`, { found: step.offer ?? '', expected: [...new Set(program.options.map((o) => o.in))].join(', ') });
    const takes: Routine['takes'] = wrapper?.takes ?? new Map();
    const fields: { [key: string]: string } = {
      menu: text(step.offer ?? ''),
      through: camel(step.through ?? ''),
      as: step.as === undefined ? 'undefined' : text(step.as),
      may: String(step.may === true),
      by: by(step, frame, at),
    };
    if (step.where !== undefined && wrapper !== undefined) {
      const d = program.procedures.find((p) => p.id === wrapper.id);
      const variables = new Map(frame.variables).set('option', { type: instanceType(d ?? wrapper), code: 'option' });
      fields.where = `(g, ${v}, option: ${localsName(wrapper)}) => ${expressions.value({ ...frame, variables }, `${at}/where`, step.where, { kind: 'bool' })}`;
    }
    fields.with = given(step, at, frame, takes);
    code.push({ op: 'offer', fields });
    return frame;
  };

  const call = (step: Step, at: string, frame: Frame): Frame => {
    const target = step.call ?? '';
    const callee = program.routines.find((r) => r.id === target && r.definition.kind === 'procedure');
    if (callee !== undefined) {
      code.push({ op: 'call', fields: { procedure: camel(target), as: step.as === undefined ? 'undefined' : text(step.as), with: given(step, at, frame, callee.takes) } });
      const missing = [...callee.takes].filter(([key, { first }]) => first === undefined && step.with?.[key] === undefined && !routine.id.startsWith('instead'));
      const continues = routine.definition.kind === 'trigger' && routine.definition.instead === target;
      for (const [key] of missing) if (!continues) expressions.fault(`${at}/call`, `"${target}" needs "${key}"`, { found: Object.keys(step.with ?? {}).join(', ') || 'nothing', expected: key });
      if (step.as === undefined) return frame;
      const type = callee.gives === undefined ? undefined : (callee.takes.get(callee.gives)?.type ?? callee.holds.get(callee.gives));
      if (type === undefined) expressions.fault(`${at}/as`, `"${target}" gives nothing`, { found: step.as, expected: 'no "as", or a procedure with "gives"' });
      return name(frame, step.as, type ?? INT, `${at}/as`);
    }
    const calculation = program.calculations.find((d) => d.of.includes(target));
    if (calculation !== undefined) {
      asks = true;
      const takes = new Map(Object.entries(calculation.takes ?? {}).map(([key, type]) => [key, { type: typeOf(typeof type === 'string' ? (type.split(' = ')[0] ?? '') : type) }]));
      code.push({ op: 'work', fields: { calculation: camel(`calculation.${target}`), as: text(step.as ?? ''), with: given(step, at, frame, takes) } });
      return name(frame, step.as ?? '', INT, `${at}/as`);
    }
    const does = expressions.value(frame, `${at}/call`, target, { kind: 'procedure' });
    const self = frame.variables.has('self') ? `({ self: v.self })` : '({})';
    asks = true;
    code.push({ op: 'run', fields: { does: `(g, ${v}) => ${does}`, with: `(_g, ${self.includes('v.') ? v : `_${v}`}) => ${self}` } });
    return frame;
  };

  const each = (step: Step, at: string, frame: Frame): Frame => {
    const list = expressions.inferred(frame, `${at}/each`, step.each ?? '');
    const keys = list.type.kind === 'map';
    const item: Type = list.type.kind === 'list' ? list.type.of : list.type.kind === 'map' ? { kind: 'subject', name: list.type.key } : INT;
    if (list.type.kind !== 'list' && !keys) expressions.fault(`${at}/each`, 'only a list or a map has items', { expected: 'a list or a map' });
    const rest = `$rest${++loops}`;
    const as = step.as ?? '';
    const items = keys ? `keys(${list.code})` : list.code;
    const variables = new Map(frame.variables).set(as, { type: item, code: as });
    const filter = step.where === undefined ? '' : `.filter((${as}) => ${expressions.value({ ...frame, variables }, `${at}/where`, step.where, { kind: 'bool' })})`;
    facts.set(rest, { kind: 'list', of: item });
    code.push({ op: 'each', fields: { rest: text(rest), list: `(g, ${v}) => ${items}${filter}`, by: by(step, frame, at) } });
    const back = code.length;
    const before = asks;
    asks = false;
    const inner = name(frame, as, item, `${at}/as`);
    const fields: { [key: string]: string } = { rest: text(rest), as: text(as), jump: '', asks: '' };
    if (step.order !== undefined) fields.order = fn(inner, `${at}/order`, step.order, INT);
    fields.by = by(step, frame, at);
    const out = jump({ op: 'next', fields });
    block(step.steps, `${at}/steps`, inner);
    code.push({ op: 'jump', fields: { jump: String(back) } });
    // Players order what is done one after the other only where they are named, and where it can matter.
    fields.asks = String(step.by !== undefined);
    asks ||= before || step.by !== undefined;
    out();
    return frame;
  };

  const d = routine.definition;
  const around = (kind: string): number => (d.kind === 'procedure' && routine.pointer === '/steps' ? program.points.indexOf(`${kind} ${d.id}`) : -1);
  const instead = around('instead');
  const leaves: (() => void)[] = [];
  if (instead >= 0) leaves.push(jump({ op: 'instead', fields: { point: String(instead), jump: '' } }));
  if (around('before') >= 0) code.push({ op: 'point', fields: { point: String(around('before')) } });
  block(routine.steps, routine.pointer, start);
  if (around('after') >= 0) code.push({ op: 'point', fields: { point: String(around('after')) } });
  for (const leave of leaves) leave();
  if (routine.gives !== undefined) {
    const type = facts.get(routine.gives);
    const stored = routine.takes.has(routine.gives) || routine.holds.has(routine.gives);
    if (type === undefined || !stored)
      expressions.fault('/gives', `it neither takes nor holds "${routine.gives}"`, { found: routine.gives, expected: [...routine.takes.keys(), ...routine.holds.keys()].join(', ') });
  }
  return { routine, code, facts, asks };
}

export const localsName = (routine: Routine): string => {
  const base = camel(routine.id.replaceAll(/[ /]+/g, '.'));
  return `${base[0]?.toUpperCase() ?? ''}${base.slice(1)}Locals`;
};

/** A value as the field of an event. */
function eventField(type: Type, code: string): string {
  switch (type.kind) {
    case 'subject':
      return `{ subject: ${text(type.name)}, number: ${code} }`;
    case 'optional':
      return type.of.kind === 'subject' ? `{ subject: ${text(type.of.name)}, number: ${code} }` : code;
    case 'enum':
      return `(${JSON.stringify(type.values)}[${code}] ?? '')`;
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

export { columnName, emptyOf };
