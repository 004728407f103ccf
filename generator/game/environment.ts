import { belongsToGame } from '../belongs-to-game.ts';
import { ObjectCache } from '../caches.ts';
import { camel } from '../camel.ts';
import type { Definition } from '../generated/definition.ts';
import type { Environment, Fact, Parameter } from '../language/environment.ts';
import type { ParseExpression } from '../language/parse-expression.ts';
import { BOOL, INT, type Type } from '../language/types.ts';
import { createVariables, joined, type Variable, type Variables } from '../language/variables.ts';
import { areMenusUnmatched } from './menus.ts';
import { createProgram, type DefinitionOf, type Program, type Routine } from './program.ts';
import { chosenTypesByRole } from './roles-chosen.ts';
import { BOARD, functionsOf, UNDER_WAY } from './signatures.ts';
import { type Stacks, stacksOf } from './stack.ts';
import { CAPABILITY, CHARACTER, EDGE, EFFECT, PLAYER, readAs, SQUARES, typeOf } from './types.ts';

/** Facts that the board itself supplies; `s` is code of the subject. */
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
  readonly parameters: ReadonlyMap<string, Parameter>;
  /** The environment of expressions with these variables besides the global ones. */
  with(variables: Variables): Environment;
  /**
   * A variable for the innermost instance of each procedure. Those in `underWay` are certainly on the stack; others need `within`.
   * `reader` is the routine whose expressions read them: its own instance is `v`.
   */
  instances(underWay: ReadonlySet<string>, reader?: Routine): Variables;
  /** Made from outlines, so it has only those fields of a definition that other definitions read. */
  readonly program: Program;
  readonly stacks: Stacks;
  /** The type of what steps choose, by role. */
  readonly chosenTypes: ReadonlyMap<string, Type>;
}

/** The type of an instance of a procedure. Its facts are what the procedure takes and holds. */
export const instanceType = (d: { readonly name: string }): Type => ({ kind: 'subject', name: `instance of ${d.name}` });

/**
 * Returns a function from the parameters of an edition to its environment. The editions that it is called for must have the outlines given
 * here, so that their environments differ only in the values of parameters.
 *
 * @param definitions the outlines
 */
export function createGameEnvironments(
  definitions: readonly Definition[],
  parse: ParseExpression,
): (parameters: readonly DefinitionOf<'parameter'>[]) => GameEnvironment {
  const program = createProgram(definitions);
  const stacks = stacksOf(program);
  const facts = factsOf(definitions, program);
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
  const globals = globalVariables(program);
  const chosenTypes = chosenTypesByRole(program);
  const instances = instancesOf(program);
  return (parametersWithValues) => {
    const parameters = parametersOf(parametersWithValues);
    const environments = new ObjectCache<Variables, Environment>();
    const environment = (variables: Variables): Environment => {
      const withGlobals = joined(globals, variables);
      return { parse, facts, parameters, functions, labels, names, frame: () => withGlobals };
    };
    return {
      program,
      stacks,
      chosenTypes,
      parse,
      parameters,
      instances,
      with: (variables) => environments.get(variables, () => environment(variables)),
    };
  };
}

function instancesOf(program: Program): GameEnvironment['instances'] {
  const instances = new Map(
    program.procedures.map((d) => {
      const proved: Variable = { type: instanceType(d), code: `${camel(d.id)}_frame(g)` };
      return [d.name, { d, proved, unproved: { ...proved, needs: { proof: `within:${d.id}`, test: `within('${d.id}')` } } }];
    }),
  );
  // No code of an instance has a name that ends with an underscore (`Variables.bindings`).
  const bindings = new Map<string, readonly string[]>();
  // While a menu is misspelt, every procedure counts as under way, so that the misspelt name is the only fault.
  const isMenuMisspelt = areMenusUnmatched(program);
  return (underWay, reader) => ({
    get(name) {
      const found = instances.get(name);
      if (found === undefined) return undefined;
      const { d, proved, unproved } = found;
      if (reader?.definition.id === d.id) return { ...proved, code: 'v' };
      return isMenuMisspelt || underWay.has(d.id) ? proved : unproved;
    },
    has: (name) => instances.has(name),
    keys: () => instances.keys(),
    bindings: () => bindings,
  });
}

/** The global variables: lists of subjects, and subjects of which there is only one. */
function globalVariables(program: Program): Variables {
  const globals = new Map<string, Variable>([
    ['squares', { type: SQUARES, code: 'all(g, "square")' }],
    ['edges', { type: { kind: 'list', of: EDGE }, code: 'all(g, "edge")' }],
  ]);
  if (program.capabilities.length > 0) {
    globals.set('capabilities', { type: { kind: 'list', of: CAPABILITY }, code: 'all(g, "capability")' });
    globals.set('effects', { type: { kind: 'list', of: EFFECT }, code: 'g.effects.map(({ id }) => id)' });
  }
  for (const d of program.subjects) {
    if (d.listed === undefined) globals.set(d.id, { type: { kind: 'subject', name: d.id }, code: '0' });
    else
      globals.set(camel(d.listed), {
        type: { kind: 'list', of: { kind: 'subject', name: d.id } },
        code: `all(g, ${JSON.stringify(d.id)})`,
      });
  }
  return createVariables(globals);
}

/** A fact that is read from the board. For each boolean fact of squares or edges the board has an index of those that have it. */
function boardFact(definition: string, subject: string, name: string, type: Type): Fact {
  const subjectAndName = `${JSON.stringify(subject)}, ${JSON.stringify(name)}`;
  const isIndexed = type.kind === 'bool' && (subject === 'square' || subject === 'edge');
  return {
    type,
    definition,
    read: (s) => readAs(type, `boardFact(g, ${subjectAndName}, ${s})`),
    ...(isIndexed ? { holders: { among: `all(g, ${JSON.stringify(subject)})`, code: `holders(g, ${subjectAndName})` } } : {}),
  };
}

function factsOf(definitions: readonly Definition[], program: Program): Map<string, Map<string, Fact>> {
  const facts = new Map<string, Map<string, Fact>>();
  const put = (subject: string, name: string, fact: Fact): void => {
    facts.set(subject, (facts.get(subject) ?? new Map<string, Fact>()).set(name, fact));
  };
  for (const [subject, kernelFacts] of Object.entries(KERNEL))
    for (const [name, fact] of Object.entries(kernelFacts)) put(subject, name, { ...fact, definition: BOARD });
  for (const d of definitions) {
    const isFact = (d.kind === 'record' && d.given !== undefined) || (d.kind === 'property' && d.of !== undefined);
    if (!isFact || belongsToGame(d)) continue;
    const [subject = '', name = ''] = d.id.split('.');
    put(subject, name, boardFact(d.id, subject, name, typeOf(d.type, d.id)));
  }
  for (const column of program.columns) {
    const read = column.shape === 'list' ? 'getList' : 'get';
    put(column.subject, column.name, {
      type: column.type,
      definition: column.id,
      read: (s) => readAs(column.type, `${read}(g, ${columnName(column.id)}, ${s})`),
    });
  }
  const { kinds, marks } = capabilityEnums(program);
  put('capability', 'of', { type: { kind: 'enum', name: '', values: kinds }, read: (s) => `capabilityOf(g, ${s}).of` });
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
      put(subject, name, { type, definition: UNDER_WAY, read: (s) => readAs(type, `${s}.${name}`) });
    for (const [name, type] of routine.holds)
      put(subject, name, { type, definition: UNDER_WAY, read: (s) => readAs(type, `${s}.${name}`) });
  }
  return facts;
}

/** The values of `of` and of `marks` among all capabilities, in the order of their numbers. */
export function capabilityEnums({ capabilities }: Program): { readonly kinds: readonly string[]; readonly marks: readonly string[] } {
  return {
    kinds: [...new Set(capabilities.map((d) => d.of))],
    marks: [...new Set(capabilities.flatMap((d) => d.marks ?? []))],
  };
}

/** The constant of a column in the emitted code. */
export const columnName = (id: string): string =>
  id
    .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
    .replaceAll(/[.-]/g, '_')
    .toUpperCase();

/** A value as a number: of an enumeration its index. A text of another type is a fault that is reported elsewhere, and 0 here. */
function parameterValue(value: DefinitionOf<'parameter'>['value'], type: Type): number {
  if (typeof value !== 'string') return Number(value);
  return type.kind === 'enum' ? type.values.indexOf(value) : 0;
}

function parametersOf(definitions: readonly DefinitionOf<'parameter'>[]): Map<string, Parameter> {
  const parameters = new Map<string, Parameter>();
  for (const d of definitions) {
    const type = typeOf(d.type, d.id);
    parameters.set(d.id, { type, value: parameterValue(d.value, type), rounds: d.rounds });
  }
  return parameters;
}
