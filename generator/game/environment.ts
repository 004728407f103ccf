/** What expressions of the game may speak of, and the code that reads it. */

import { ObjectCache } from '../caches.ts';
import { camel } from '../camel.ts';
import type { Definition } from '../generated/definition.ts';
import type { Environment, Fact, Parameter, Signature, Variable } from '../language/environment.ts';
import type { ParseExpression } from '../language/parse-expression.ts';
import { BOOL, INT, type Type } from '../language/types.ts';
import { belongsToGame } from './belongs-to-game.ts';
import { builtIns, withinCode, withinNames } from './built-ins.ts';
import { createProgram, isEffect, type Of, type Program, type Routine } from './program.ts';
import { type Stacks, stacksOf } from './stack.ts';
import { declared, readAs, typeOf } from './types.ts';

const SQUARE: Type = { kind: 'subject', name: 'square' };
const CHARACTER: Type = { kind: 'subject', name: 'character' };
const CAPABILITY: Type = { kind: 'subject', name: 'capability' };
const EFFECT: Type = { kind: 'subject', name: 'effect' };
const PLAYER: Type = { kind: 'subject', name: 'player' };
const EDGE: Type = { kind: 'subject', name: 'edge' };
const SQUARES: Type = { kind: 'list', of: SQUARE };
/** What an expression uses that reads more than records: what is under way, or where figures are. */
export const MOMENT = 'what is under way';
export const BOARD = 'the board';

/** Facts that the board itself supplies. */
const KERNEL: { readonly [subject: string]: { readonly [fact: string]: Fact } } = {
  square: {
    occupied: { type: BOOL, read: (s) => `(occupant(g, ${s}) >= 0)` },
    occupant: { type: { kind: 'optional', of: CHARACTER }, read: (s) => `occupant(g, ${s})` },
    column: { type: INT, read: (s) => `(${s} % board(g).columns)` },
    row: { type: INT, read: (s) => `Math.floor(${s} / board(g).columns)` },
    objects: { type: { kind: 'list', of: { kind: 'subject', name: 'object' } }, read: (s) => `objectsOn(g, ${s})` },
    edges: { type: { kind: 'list', of: EDGE }, read: (s) => `edgesOf(g, ${s})` },
  },
  edge: {
    squares: { type: SQUARES, read: (s) => `squaresBeside(g, ${s})` },
  },
};

export interface GameEnvironment {
  readonly parse: ParseExpression;
  /** The environment of expressions where these variables exist besides those of everywhere. */
  with(variables: ReadonlyMap<string, Variable>): Environment;
  /** Variables for the instances that are on the stack below a routine, and those that may be. */
  instances(under: ReadonlySet<string>, own?: Routine): ReadonlyMap<string, Variable>;
  /** Made of outlines: it has nothing of a definition that no other definition reads. */
  readonly program: Program;
  readonly stacks: Stacks;
}

/** The subject whose facts are those of an instance of a procedure. */
export const instanceType = (d: { readonly name: string }): Type => ({ kind: 'subject', name: `instance of ${d.name}` });

/** @param definitions outlines */
export function createGameEnvironment(definitions: readonly Definition[], parse: ParseExpression): GameEnvironment {
  const program = createProgram(definitions);
  const stacks = stacksOf(program);
  const facts = factsOf(definitions, program);
  const parameters = parametersOf(definitions);
  const labels = (path: string): readonly string[] => {
    const found = definitions.find((d) => d.kind === 'path' && d.path === path);
    return found?.kind === 'path' ? found.labels : [];
  };
  const functions = functionsOf(program, labels('fire'));
  const names = new Map<string, readonly string[]>([
    ['capability', program.capabilities.map((d) => d.id)],
    ['quantity', program.quantities],
    ['purpose', program.purposes],
  ]);
  const everywhere = new Map<string, Variable>([
    ['squares', { type: SQUARES, code: 'all(g, "square")' }],
    ['edges', { type: { kind: 'list', of: EDGE }, code: 'all(g, "edge")' }],
  ]);
  if (program.capabilities.length > 0)
    everywhere.set('capabilities', { type: { kind: 'list', of: CAPABILITY }, code: 'all(g, "capability")' });
  for (const d of program.subjects) {
    if (d.most === 1) everywhere.set(d.id, { type: { kind: 'subject', name: d.id }, code: '0' });
    if (d.listed !== undefined)
      everywhere.set(camel(d.listed), {
        type: { kind: 'list', of: { kind: 'subject', name: d.id } },
        code: `all(g, ${JSON.stringify(d.id)})`,
      });
  }
  const instances = program.procedures.map((d) => {
    const proved: Variable = { type: instanceType(d), code: `${camel(d.id)}_frame(g)` };
    return { d, proved, unproved: { ...proved, needs: { proof: `within:${d.id}`, test: `within('${d.id}')` } } };
  });
  const made = new ObjectCache<ReadonlyMap<string, Variable>, Environment>();
  return {
    program,
    stacks,
    parse,
    with: (variables) =>
      made.get(variables, () => {
        const all = new Map([...everywhere, ...variables]);
        return { parse, facts, parameters, functions, labels, names, frame: () => all };
      }),
    instances(under, own) {
      const found = new Map<string, Variable>();
      for (const { d, proved, unproved } of instances)
        found.set(d.name, own?.definition.id === d.id ? { ...proved, code: 'v' } : under.has(d.id) ? proved : unproved);
      return found;
    },
  };
}

function factsOf(definitions: readonly Definition[], program: Program): Map<string, Map<string, Fact>> {
  const facts = new Map<string, Map<string, Fact>>();
  const put = (subject: string, name: string, fact: Fact): void => {
    facts.set(subject, (facts.get(subject) ?? new Map<string, Fact>()).set(name, fact));
  };
  for (const [subject, own] of Object.entries(KERNEL))
    for (const [name, fact] of Object.entries(own)) put(subject, name, { ...fact, definition: BOARD });
  for (const d of definitions) {
    const isFact = (d.kind === 'record' && d.given !== undefined) || (d.kind === 'property' && d.of !== undefined);
    if (!isFact || belongsToGame(d)) continue;
    const [subject = '', name = ''] = d.id.split('.');
    const type = typeOf(d.type);
    put(subject, name, {
      type,
      definition: d.id,
      read: (s) => readAs(type, `boardFact(g, ${JSON.stringify(subject)}, ${JSON.stringify(name)}, ${s})`),
    });
  }
  for (const column of program.columns) {
    const read = column.shape === 'list' ? 'getList' : 'get';
    put(column.subject, column.name, {
      type: column.type,
      definition: column.id,
      read: (s) => readAs(column.type, `${read}(g, ${columnName(column.id)}, ${s})`),
    });
  }
  const { sorts, marks } = wordsOf(program);
  put('capability', 'of', { type: { kind: 'enum', name: '', values: sorts }, read: (s) => `capabilityOf(g, ${s}).of` });
  put('capability', 'marks', {
    type: { kind: 'list', of: { kind: 'enum', name: '', values: marks } },
    read: (s) => `capabilityOf(g, ${s}).marks`,
  });
  put('effect', 'on', { type: CHARACTER, read: (s) => `effectOf(g, ${s}).on` });
  put('effect', 'by', { type: { kind: 'optional', of: CHARACTER }, read: (s) => `effectOf(g, ${s}).by` });
  put('effect', 'player', { type: PLAYER, read: (s) => `effectOf(g, ${s}).player` });
  for (const routine of program.routines) {
    if (routine.definition.kind !== 'procedure' || routine.pointer !== '/steps') continue;
    const subject = `instance of ${routine.name}`;
    facts.set(subject, new Map());
    for (const [name, { type }] of routine.takes)
      put(subject, name, { type, definition: MOMENT, read: (s) => readAs(type, `${s}.${name}`) });
    for (const [name, type] of routine.holds) put(subject, name, { type, definition: MOMENT, read: (s) => readAs(type, `${s}.${name}`) });
  }
  return facts;
}

/** The words that capabilities have for what they are, and for their marks. */
export function wordsOf({ capabilities }: Program): { readonly sorts: readonly string[]; readonly marks: readonly string[] } {
  return {
    sorts: [...new Set(capabilities.map((d) => d.of))],
    marks: [...new Set(capabilities.flatMap((d) => d.marks ?? []))],
  };
}

/** The constant of a column in the emitted code. */
export const columnName = (id: string): string =>
  id
    .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
    .replaceAll(/[.-]/g, '_')
    .toUpperCase();

function parametersOf(definitions: readonly Definition[]): Map<string, Parameter> {
  const out = new Map<string, Parameter>();
  for (const d of definitions) {
    if (d.kind !== 'parameter') continue;
    const type = typeOf(d.type);
    const value = typeof d.value === 'string' ? (type.kind === 'enum' ? type.values.indexOf(d.value) : 0) : Number(d.value);
    out.set(d.id, { type, value });
  }
  return out;
}

/** Whether a calculation may have to ask a player. */
export const asksPlayer = (d: Of<'calculation'>): boolean => d.steps.some((step) => step.fold === 'choose-one');

function functionsOf(program: Program, fire: readonly string[]): Map<string, Signature[]> {
  const out = new Map<string, Signature[]>(
    Object.entries(builtIns({ kind: 'enum', name: 'fire', values: fire })).map(([name, forms]) => [
      name,
      forms.map((form) => ({ ...form, definition: BOARD })),
    ]),
  );
  for (const d of program.values) for (const [name, form] of boardQuantity(d)) out.set(name, [form]);
  for (const name of program.pairs)
    out.set(name, [
      { takes: [SQUARE, SQUARE], gives: BOOL, definition: BOARD, code: ([a, b]) => `joins(g, ${JSON.stringify(name)}, ${a}, ${b})` },
    ]);
  out.set('within', [
    {
      takes: [{ kind: 'enum', name: 'within', values: withinNames(program) }],
      gives: BOOL,
      definition: MOMENT,
      code: ([place = '0']) => withinCode(program, Number(place)),
    },
  ]);
  for (const d of program.properties) {
    if (d.takes === undefined) continue;
    out.set(d.id, [
      {
        takes: Object.values(d.takes).map((t) => declared(t).type),
        gives: typeOf(d.type),
        definition: d.id,
        code: (args) => `${camel(d.id)}(${['g', ...args].join(', ')})`,
      },
    ]);
  }
  const sets = program.subjects.find((d) => d.capabilities !== undefined)?.capabilities;
  for (const d of program.calculations) {
    if (asksPlayer(d)) continue;
    const own = Object.entries(d.takes ?? {}).filter(([, t]) => declared(t).first === undefined);
    const makesSet = typeOf(d.type ?? 'int').kind === 'list';
    for (const quantity of d.of.filter((q) => q !== sets?.possessed && q !== sets?.used && q !== sets?.activated))
      out.set(camel(quantity), [
        {
          takes: own.map(([, t]) => declared(t).type),
          gives: typeOf(d.type ?? 'int'),
          definition: d.id,
          code: (args) =>
            `${makesSet ? 'setOf' : 'value'}(g, ${camel(`calculation.${quantity}`)}_place, { ${own.map(([name], k) => `${name}: ${args[k]}`).join(', ')} })`,
        },
      ]);
  }
  for (const [name, forms] of capabilityFunctions(program)) out.set(name, [...forms, ...(out.get(name) ?? [])]);
  return out;
}

/** A quantity that the board works out, of a line or a knock back, as a function of the figures at its ends. */
function boardQuantity(d: Of<'value'>): readonly (readonly [string, Signature])[] {
  const quantity = JSON.stringify(d.of);
  const of = { gives: INT, definition: BOARD };
  if (d.in === 'line')
    return [[camel(d.of), { ...of, takes: [CHARACTER, CHARACTER], code: ([a, b]) => `lineQuantity(g, ${quantity}, ${a}, ${b})` }]];
  if (d.in !== 'knock-back') return [];
  const code = ([a, b, n]: readonly string[]): string => `knockBackQuantity(g, ${quantity}, ${a}, ${b}, ${n})`;
  return [[camel(d.of), { ...of, takes: [CHARACTER, CHARACTER, INT], code }]];
}

/** Whether a character has a capability in each of the three sets, under the name of the calculation of that set; the set itself; effects. */
function capabilityFunctions(program: Program): Map<string, Signature[]> {
  const sets = program.subjects.find((d) => d.capabilities !== undefined)?.capabilities;
  const out = new Map<string, Signature[]>();
  if (sets === undefined) return out;
  for (const [stage, quantity] of [sets.possessed, sets.used, sets.activated].entries()) {
    const definition = setName(stage + 1);
    out.set(camel(quantity), [
      { takes: [CHARACTER, CAPABILITY], gives: BOOL, definition, code: ([c, x]) => `has(g, ${x}, ${c}, ${stage + 1})` },
      { takes: [CHARACTER], gives: { kind: 'list', of: CAPABILITY }, definition, code: ([c]) => `capabilitiesAt(g, ${stage + 1}, ${c})` },
    ]);
  }
  const isNamed = program.capabilities.some(isEffect);
  if (isNamed)
    out.set('running', [
      { takes: [CHARACTER, CAPABILITY], gives: { kind: 'list', of: EFFECT }, code: ([c, x]) => `running(g, ${c}, ${x})` },
    ]);
  return out;
}

/** What an expression uses that asks for a set of capabilities. */
export const setName = (stage: number): string => `set ${stage}`;
