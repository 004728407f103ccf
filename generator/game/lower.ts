/** Lowers the definitions of the game to the parts of a module: constants, types, functions and the rules themselves. */
import type { Definition } from '../generated/definition.ts';
import { INT, type Type } from '../language/types.ts';
import { asksPlayer, createGameEnvironment, type GameEnvironment, instanceType } from './environment.ts';
import { createExpressions, type Expressions, type Frame, type GameFault } from './expressions.ts';
import { camel, createProgram, type Of, pointOf, type Program } from './program.ts';
import { stacksOf } from './stack.ts';
import { type LoweredRoutine, localsName, lowerRoutine } from './steps.ts';
import { declared, emptyOf, typeOf } from './types.ts';

/** A definition lowered to the fields of an object in code. */
export interface LoweredObject {
  readonly definition: Definition;
  readonly fields: { readonly [name: string]: string };
}

export interface LoweredGame {
  readonly program: Program;
  readonly routines: readonly (LoweredRoutine & { readonly refusals: readonly LoweredObject[]; readonly resets: readonly number[]; readonly first: string })[];
  readonly triggers: readonly LoweredObject[];
  readonly options: readonly LoweredObject[];
  readonly functions: readonly { readonly definition: Of<'property'>; readonly code: string }[];
  readonly calculations: readonly { readonly quantity: string; readonly object: LoweredObject; readonly steps: readonly LoweredObject['fields'][]; readonly entries: readonly LoweredObject[] }[];
  readonly choices: ReadonlyMap<string, readonly LoweredObject[]>;
  readonly optionRefusals: readonly LoweredObject[];
  /** The procedure that is the game, and the code of the active player. */
  readonly play: string | undefined;
  readonly active: string;
  readonly faults: readonly GameFault[];
}

type Lower = (definition: Definition) => Expressions;

const BOOL: Type = { kind: 'bool' };
const text = (value: unknown): string => JSON.stringify(value);

export function lowerGame(definitions: readonly Definition[]): LoweredGame {
  const program = createProgram(definitions);
  const stacks = stacksOf(program);
  const environment = createGameEnvironment(definitions, program, stacks);
  const faults: GameFault[] = [];
  const all: Expressions[] = [];
  const expressionsOf: Lower = (d) => {
    const made = createExpressions(environment, d.id);
    all.push(made);
    return made;
  };
  const routines = program.routines.map((routine) => {
    const lowered = lowerRoutine(routine, environment, expressionsOf(routine.definition));
    const isMain = routine.definition.kind === 'procedure' && routine.pointer === '/steps';
    return {
      ...lowered,
      refusals: isMain ? callRefusals(environment, routine.id, expressionsOf) : [],
      resets: isMain ? program.columns.flatMap((c, place) => (c.definition.resets === routine.id ? [place] : [])) : [],
      first: firstOf(environment, lowered, expressionsOf(routine.definition)),
    };
  });
  const asking = askingRoutines(routines);
  const made: LoweredGame = {
    program,
    routines,
    triggers: program.triggers.map((d) => triggerOf(environment, d, asking.has(d.id), expressionsOf(d))),
    options: program.options.map((d) => optionOf(environment, d, expressionsOf)),
    functions: program.properties.map((definition) => ({ definition, code: functionOf(environment, definition, expressionsOf(definition)) })),
    calculations: program.calculations.flatMap((d) => d.of.map((quantity) => calculationOf(environment, d, quantity, expressionsOf))),
    choices: choiceRefusals(environment, expressionsOf),
    optionRefusals: program.constraints.filter((c) => c.on === 'option').map((c) => optionRefusal(environment, c, expressionsOf(c))),
    ...runs(environment, expressionsOf),
    faults,
  };
  faults.push(...all.flatMap((e) => e.faults));
  return made;
}

function runs(environment: GameEnvironment, expressionsOf: Lower): { readonly play: string | undefined; readonly active: string } {
  const subject = environment.program.subjects.find((d) => d.runs !== undefined);
  if (subject?.active === undefined) return { play: subject?.runs, active: '0' };
  const frame: Frame = { variables: environment.instances(new Set()), proved: new Set() };
  return { play: subject.runs, active: expressionsOf(subject).value(frame, '/active', subject.active, { kind: 'subject', name: 'player' }) };
}

/** Routines that ask or roll, themselves or in what they call. */
function askingRoutines(routines: readonly LoweredRoutine[]): ReadonlySet<string> {
  const asking = new Set(routines.filter((r) => r.asks).map((r) => r.routine.id));
  for (let changed = true; changed; ) {
    changed = false;
    for (const r of routines) {
      const calls = r.code.some((i) => i.op === 'call' && routines.some((o) => camel(o.routine.id) === i.fields.procedure && asking.has(o.routine.id)));
      if (!calls || asking.has(r.routine.id)) continue;
      asking.add(r.routine.id);
      changed = true;
    }
  }
  return asking;
}

function firstOf(environment: GameEnvironment, lowered: LoweredRoutine, expressions: Expressions): string {
  const empty: Frame = { variables: environment.instances(new Set()), proved: new Set() };
  const fields = [...lowered.facts].map(([name, type]) => {
    const first = lowered.routine.takes.get(name)?.first;
    const key = /^[a-z]\w*$/i.test(name) ? name : text(name);
    return `${key}: ${first === undefined ? emptyOf(type) : expressions.stored(empty, `/takes/${name}`, first, type)}`;
  });
  return `{ ${fields.join(', ')} }`;
}

/** A condition with its exceptions left out, as a function of `g` and `v`. */
function testOf(expressions: Expressions, frame: Frame, d: { readonly if?: string; readonly unless?: readonly { readonly if: string }[] }, v: string): string {
  const own = d.if === undefined ? 'true' : expressions.value(frame, '/if', d.if, BOOL);
  const inner = d.if === undefined ? frame : expressions.where(frame, d.if, true);
  const exceptions = (d.unless ?? []).map((exception, place) => `!(${expressions.value(inner, `/unless/${place}/if`, exception.if, BOOL)})`);
  return `(g, ${v}) => ${[own, ...exceptions].join(' && ')}`;
}

function triggerOf(environment: GameEnvironment, d: Of<'trigger'>, asks: boolean, expressions: Expressions): LoweredObject {
  const { program, stacks } = environment;
  const point = pointOf(d);
  const known = point === undefined || program.points.includes(point);
  if (!known || (d.at === undefined && point !== undefined && !program.procedures.some((p) => p.id === (d.before ?? d.after ?? d.instead))))
    expressions.fault(`/${d.at === undefined ? (d.before === undefined ? (d.after === undefined ? 'instead' : 'after') : 'before') : 'at'}`, `nothing opens the point "${point}"`, {
      found: point ?? '',
      expected: program.points.join(', '),
    });
  const routine = program.routines.find((r) => r.id === d.id);
  const instances = environment.instances(stacks.under(d.id));
  const frame: Frame = { variables: instances, proved: new Set() };
  const self: Type = { kind: 'subject', name: 'character' };
  const inner: Frame = { ...frame, variables: new Map([...instances, ...(d.self === undefined ? [] : [['self', { type: self, code: 'v.self' }] as const])]) };
  const users = d.self === undefined ? '() => [-1]' : usersOf(expressions, frame, d.self, self);
  const locals = routine === undefined ? 'Locals' : localsName(routine);
  return {
    definition: d,
    fields: {
      procedure: camel(d.id),
      asks: String(asks),
      may: String(d.may === true),
      follows: `[${(d.follows ?? []).map((id) => program.triggers.findIndex((t) => t.id === id)).join(', ')}]`,
      users,
      test: testOf(expressions, inner, d, `v: ${locals}`),
    },
  };
}

function usersOf(expressions: Expressions, frame: Frame, written: string, self: Type): string {
  const found = expressions.inferred(frame, '/self', written);
  if (found.type.kind === 'list') return `(g) => ${found.code}`;
  return `(g) => [${expressions.value(frame, '/self', written, self)}]`;
}

function optionOf(environment: GameEnvironment, d: Of<'option'>, expressionsOf: Lower): LoweredObject {
  const { program, stacks } = environment;
  const expressions = expressionsOf(d);
  const routine = program.routines.find((r) => r.id === d.id);
  const under = stacks.underMenu(d.in);
  const instances = environment.instances(under);
  const self: readonly (readonly [string, { readonly type: Type; readonly code: string }])[] =
    d.self === undefined ? [] : [['self', { type: { kind: 'subject', name: d.self }, code: 'v.self' }]];
  const frame: Frame = { variables: new Map([...instances, ...self]), proved: new Set() };
  const locals = routine === undefined ? 'Locals' : localsName(routine);
  const wrapper = wrapperOf(program, d.in);
  const facts: string[] = [];
  const names: { [fact: string]: string } = {};
  for (const [name, written] of Object.entries(d.facts ?? {})) {
    const type = wrapper?.takes.get(name)?.type;
    if (type === undefined) expressions.fault(`/facts/${name}`, `the procedure behind the menu "${d.in}" takes no "${name}"`, { found: name, expected: [...(wrapper?.takes.keys() ?? [])].join(', ') });
    else facts.push(`${name}: ${expressions.stored(frame, `/facts/${name}`, written, type)}`);
    if (typeof written === 'string') names[name] = written;
  }
  if (wrapper === undefined) expressions.fault('/in', `nothing offers the menu "${d.in}"`, { found: d.in, expected: 'a menu that a step offers' });
  const refusals = program.constraints.filter((c) => c.on === 'option' && c.of === d.in);
  const test = testOf(expressions, frame, d, `v: ${locals}`);
  const self_ = d.self === undefined ? '() => [-1]' : `(g) => all(g, ${text(d.self)})`;
  return {
    definition: d,
    fields: {
      menu: text(d.in),
      procedure: camel(d.id),
      names: text(names),
      self: self_,
      test,
      facts: `(${facts.some((f) => /\bg\b/.test(f)) ? 'g' : '_g'}, ${facts.some((f) => f.includes('v.')) ? 'v' : '_v'}: ${locals}) => ({ ${[`...${wrapper === undefined ? '{}' : `${camel(wrapper.id)}First()`}`, ...facts].join(', ')} })`,
      refusals: `[${refusals.map((r) => `${camel(r.id)}Refusal`).join(', ')}]`,
    },
  };
}

export function wrapperOf(program: Program, menu: string) {
  for (const routine of program.routines) {
    const visit = (steps: typeof routine.steps): string | undefined => {
      for (const step of steps) {
        const found = step.offer === menu ? step.through : (visit(step.steps ?? []) ?? visit(step.else ?? []));
        if (found !== undefined) return found;
      }
      return undefined;
    };
    const through = visit(routine.steps);
    if (through !== undefined) return program.routines.find((r) => r.id === through);
  }
  return undefined;
}

export function optionRefusal(environment: GameEnvironment, d: Of<'constraint'>, expressions: Expressions): LoweredObject {
  const { program, stacks } = environment;
  const wrapper = wrapperOf(program, d.of ?? '');
  const procedure = program.procedures.find((p) => p.id === wrapper?.id);
  if (wrapper === undefined || procedure === undefined) expressions.fault('/of', `nothing offers the menu "${d.of}"`, { found: d.of ?? '', expected: 'a menu that a step offers' });
  const instances = environment.instances(stacks.underMenu(d.of ?? ''));
  const option = procedure === undefined ? [] : [['option', { type: instanceType(procedure), code: 'v' }] as const];
  const frame: Frame = { variables: new Map([...instances, ...option]), proved: new Set() };
  return refusal(d, testOf(expressions, frame, d, `v: ${wrapper === undefined ? 'Locals' : localsName(wrapper)}`));
}

function refusal(d: Of<'constraint'>, test: string): LoweredObject {
  return { definition: d, fields: { name: `${camel(d.id)}Refusal`, message: text(d.message ?? d.note ?? 'this is not allowed'), test } };
}

function callRefusals(environment: GameEnvironment, id: string, expressionsOf: Lower): LoweredObject[] {
  const { program, stacks } = environment;
  const routine = program.routines.find((r) => r.id === id);
  return program.constraints
    .filter((c) => c.on === 'call' && c.of === id)
    .map((c) => {
      const frame: Frame = { variables: environment.instances(stacks.under(id), routine), proved: new Set() };
      return refusal(c, testOf(expressionsOf(c), frame, c, `v: ${routine === undefined ? 'Locals' : localsName(routine)}`));
    });
}

function choiceRefusals(environment: GameEnvironment, expressionsOf: Lower): Map<string, LoweredObject[]> {
  const out = new Map<string, LoweredObject[]>();
  const character: Type = { kind: 'subject', name: 'character' };
  for (const c of environment.program.constraints) {
    if (c.on !== 'choose') continue;
    const variables = new Map([
      ...environment.instances(new Set()),
      ['it', { type: character, code: 'v.it' }] as const,
      ['who', { type: { kind: 'optional', of: character } as const, code: 'v.who' }] as const,
      ['by', { type: { kind: 'subject', name: 'player' } as const, code: 'v.by' }] as const,
    ]);
    const lowered = refusal(c, testOf(expressionsOf(c), { variables, proved: new Set() }, c, 'v: Choice'));
    out.set(c.of ?? '', [...(out.get(c.of ?? '') ?? []), lowered]);
  }
  return out;
}

/** A property with `takes` as a function. */
function functionOf(environment: GameEnvironment, d: Of<'property'>, expressions: Expressions): string {
  const takes = Object.entries(d.takes ?? {}).map(([name, written]) => [name, declared(written).type] as const);
  const variables = new Map([...environment.instances(new Set()), ...takes.map(([name, type]) => [name, { type, code: name }] as const)]);
  const type = typeOf(d.type);
  let frame: Frame = { variables, proved: new Set() };
  const parameters = ['g: Run', ...takes.map(([name, t]) => `${name}: ${t.kind === 'list' ? 'readonly number[]' : t.kind === 'bool' ? 'boolean' : 'number'}`)].join(', ');
  const result = type.kind === 'bool' ? 'boolean' : type.kind === 'list' ? 'readonly number[]' : type.kind === 'map' ? 'Amounts' : 'number';
  if (d.is !== undefined) return `function ${camel(d.id)}(${parameters}): ${result} {\n  return ${expressions.value(frame, '/is', d.is, type)};\n}`;
  const rows = d.rows ?? [];
  const lines = rows.map((row, place) => {
    const here = frame;
    if (row.if === undefined) return `  return ${expressions.value(here, `/rows/${place}/gives`, row.gives, type)};`;
    const test = expressions.value(here, `/rows/${place}/if`, row.if, BOOL);
    const gives = expressions.value(expressions.where(here, row.if, true), `/rows/${place}/gives`, row.gives, type);
    frame = expressions.where(here, row.if, false);
    return `  if (${test}) return ${gives};`;
  });
  const last = rows.at(-1);
  if (last === undefined || last.if !== undefined) expressions.fault('/rows', 'the last row must have no condition', { found: last?.if ?? 'no row', expected: 'a row with "gives" alone' });
  if (rows.slice(0, -1).some((row) => row.if === undefined)) expressions.fault('/rows', 'a row behind one without a condition is never reached', { expected: 'only the last row without "if"' });
  return `function ${camel(d.id)}(${parameters}): ${result} {\n${lines.join('\n')}\n}`;
}

const CLASSES = ['replacement', 'modifier', 'minimum', 'maximum', 'increase', 'reduction', 'ignoring', 'allow'] as const;

function calculationOf(environment: GameEnvironment, d: Of<'calculation'>, quantity: string, expressionsOf: Lower): LoweredGame['calculations'][number] {
  const expressions = expressionsOf(d);
  const takes = Object.entries(d.takes ?? {}).map(([name, written]) => [name, declared(written)] as const);
  const own = takes.map(([name, { type }]) => [name, { type, code: type.kind === 'bool' ? `(v.${name} === 1)` : `v.${name}` }] as const);
  const quantities: Type = { kind: 'enum', name: 'quantity', values: d.of };
  const numbers = ['value', 'amount'].map((name) => [name, { type: INT, code: `v.${name}` }] as const);
  const frame: Frame = {
    variables: new Map([...environment.instances(new Set()), ...own, ...numbers, ['locked', { type: BOOL, code: '(v.locked === 1)' }], ['quantity', { type: quantities, code: String(d.of.indexOf(quantity)) }]]),
    proved: new Set(),
  };
  const v = `v: ${calculationLocals(quantity)}`;
  const defaults = takes.filter(([, { first }]) => first !== undefined);
  const steps = d.steps.map((step, place) => {
    const at = `/steps/${place}`;
    const gather = step.gather === undefined ? [] : typeof step.gather === 'string' ? [step.gather] : step.gather;
    const skips =
      step.skipIf === undefined
        ? []
        : typeof step.skipIf === 'string'
          ? gather.map((name) => [name, expressions.value(frame, `${at}/skipIf`, String(step.skipIf), BOOL)] as const)
          : Object.entries(step.skipIf).map(([name, condition]) => [name, expressions.value(frame, `${at}/skipIf/${name}`, condition, BOOL)] as const);
    const fields: { [name: string]: string } = {
      gather: text(gather),
      ...(step.fold === undefined ? {} : { fold: text(step.fold) }),
      exclusive: String(step.exclusive !== undefined),
      skips: `(${skips.some(([, code]) => /\bg\b/.test(code)) ? 'g' : '_g'}, ${skips.length > 0 ? v : `_${v}`}) => [${skips.map(([name, code]) => `...(${code} ? [${text(name)}] : [])`).join(', ')}]`,
    };
    if (step.start !== undefined) fields.start = `(g, ${v}) => ${startCode(step.start, at, defaults, frame, expressions)}`;
    const [low = '', high = ''] = step.clamp ?? [];
    if (low !== '') fields.lowest = `(g, ${v}) => ${expressions.value(frame, `${at}/clamp/0`, low, INT)}`;
    if (high !== '') fields.highest = `(g, ${v}) => ${expressions.value(frame, `${at}/clamp/1`, high, INT)}`;
    if (step.applies !== undefined) {
      const cases = Object.entries(step.applies).map(([shape, code]) => `shape === ${text(shape)} ? ${expressions.value(frame, `${at}/applies/${shape}`, String(code), INT)}`);
      fields.applies = `(g, ${v}, shape) => ${cases.join(' : ')} : v.amount`;
    }
    if (step.by !== undefined) fields.by = `(g, ${v}) => ${expressions.value(frame, `${at}/by`, step.by, { kind: 'subject', name: 'player' })}`;
    return fields;
  });
  const entries = environment.program.values.filter((value) => value.of === quantity && value.in === undefined).map((value) => entryOf(value, frame, v, d, expressionsOf(value)));
  return { quantity, object: { definition: d, fields: {} }, steps, entries };
}

export const calculationLocals = (quantity: string): string => {
  const base = camel(quantity);
  return `${base[0]?.toUpperCase() ?? ''}${base.slice(1)}Inputs`;
};

/** The start of a calculation; a value taken with a default stands for that default where nobody gives it. */
function startCode(start: string, at: string, defaults: readonly (readonly [string, { readonly type: Type; readonly first?: string }])[], frame: Frame, expressions: Expressions): string {
  const found = defaults.find(([name]) => name === start);
  const first = found?.[1].first;
  if (found === undefined || first === undefined) return expressions.value(frame, `${at}/start`, start, INT);
  return expressions.value(frame, `/takes/${start}`, first, found[1].type);
}

function entryOf(d: Of<'value'>, frame: Frame, v: string, calculation: Of<'calculation'>, expressions: Expressions): LoweredObject {
  const present = CLASSES.filter((name) => d[name] !== undefined);
  const [only] = present;
  const gathered = calculation.steps.flatMap((step) => step.gather ?? []);
  if (only === undefined || present.length > 1) expressions.fault('', 'a value has exactly one class', { found: present.join(', ') || 'none', expected: `one of ${gathered.join(', ')}` });
  else if (!gathered.includes(only)) expressions.fault(`/${only}`, `"${calculation.id}" gathers no ${only}`, { found: only, expected: gathered.join(', ') });
  const written = only === undefined ? 0 : (d[only] ?? 0);
  const shaped = written === 'half' || written === 'double';
  const inner = d.if === undefined ? frame : expressions.where(frame, d.if, true);
  return {
    definition: d,
    fields: {
      class: text(only ?? ''),
      shape: text(shaped ? written : 'set'),
      locked: String(d.locked === true),
      amount: `(g, ${v}) => ${shaped ? '0' : expressions.stored(inner, `/${only ?? ''}`, written, only === 'allow' ? BOOL : INT)}`,
      test: testOf(expressions, frame, d, v),
    },
  };
}

export { asksPlayer };
