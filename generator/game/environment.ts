/** What expressions of the game may speak of, and the code that reads it. */
import type { Definition } from '../generated/definition.ts';
import type { Environment, Fact, Parameter, Signature, Variable } from '../language/environment.ts';
import { BOOL, INT, type Type } from '../language/types.ts';
import { isOfGame } from './of-game.ts';
import { camel, type Of, type Program, type Routine } from './program.ts';
import type { Stacks } from './stack.ts';
import { declared, readAs, typeOf } from './types.ts';

const SQUARE: Type = { kind: 'subject', name: 'square' };
const CHARACTER: Type = { kind: 'subject', name: 'character' };

/** Facts that the board itself supplies. */
const KERNEL: { readonly [subject: string]: { readonly [fact: string]: Fact } } = {
  square: {
    occupied: { type: BOOL, read: (s) => `(occupant(g, ${s}) >= 0)` },
    occupant: { type: { kind: 'optional', of: CHARACTER }, read: (s) => `occupant(g, ${s})` },
    column: { type: INT, read: (s) => `(${s} % board(g).columns)` },
    row: { type: INT, read: (s) => `Math.floor(${s} / board(g).columns)` },
  },
};

export interface GameEnvironment {
  /** The environment of expressions where these variables exist besides those of everywhere. */
  with(variables: ReadonlyMap<string, Variable>): Environment;
  /** Variables for the instances that are on the stack below a routine, and those that may be. */
  instances(under: ReadonlySet<string>, own?: Routine): ReadonlyMap<string, Variable>;
  readonly program: Program;
  readonly stacks: Stacks;
}

/** The subject whose facts are those of an instance of a procedure. */
export const instanceType = (d: { readonly name: string }): Type => ({ kind: 'subject', name: `instance of ${d.name}` });

export function createGameEnvironment(definitions: readonly Definition[], program: Program, stacks: Stacks): GameEnvironment {
  const facts = factsOf(definitions, program);
  const parameters = parametersOf(definitions);
  const labels = (path: string): readonly string[] => {
    const found = definitions.find((d) => d.kind === 'path' && d.path === path);
    return found?.kind === 'path' ? found.labels : [];
  };
  const functions = functionsOf(program, labels('fire'));
  const everywhere = new Map<string, Variable>();
  for (const d of program.subjects) {
    if (d.most === 1) everywhere.set(d.id, { type: { kind: 'subject', name: d.id }, code: '0' });
    if (d.listed !== undefined)
      everywhere.set(d.listed, { type: { kind: 'list', of: { kind: 'subject', name: d.id } }, code: `all(g, ${JSON.stringify(d.id)})` });
  }
  return {
    program,
    stacks,
    with: (variables) => ({ facts, parameters, functions, labels, frame: () => new Map([...everywhere, ...variables]) }),
    instances(under, own) {
      const found = new Map<string, Variable>();
      for (const d of program.procedures) {
        if (own?.definition === d) found.set(d.name, { type: instanceType(d), code: 'v' });
        else
          found.set(d.name, {
            type: instanceType(d),
            code: `${camel(d.id)}_frame(g)`,
            ...(under.has(d.id) ? {} : { needs: { proof: `within:${d.id}`, test: `within('${d.id}')` } }),
          });
      }
      return found;
    },
  };
}

function factsOf(definitions: readonly Definition[], program: Program): Map<string, Map<string, Fact>> {
  const facts = new Map<string, Map<string, Fact>>();
  const put = (subject: string, name: string, fact: Fact): void => {
    facts.set(subject, (facts.get(subject) ?? new Map<string, Fact>()).set(name, fact));
  };
  for (const [subject, own] of Object.entries(KERNEL)) for (const [name, fact] of Object.entries(own)) put(subject, name, fact);
  for (const d of definitions) {
    const isFact = (d.kind === 'record' && d.given !== undefined) || (d.kind === 'property' && d.of !== undefined);
    if (!isFact || isOfGame(d)) continue;
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
  for (const routine of program.routines) {
    if (routine.definition.kind !== 'procedure' || routine.pointer !== '/steps') continue;
    const subject = `instance of ${routine.name}`;
    facts.set(subject, new Map());
    for (const [name, { type }] of routine.takes) put(subject, name, { type, read: (s) => readAs(type, `${s}.${name}`) });
    for (const [name, type] of routine.holds) put(subject, name, { type, read: (s) => readAs(type, `${s}.${name}`) });
  }
  return facts;
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
    Object.entries(builtIns({ kind: 'enum', name: 'fire', values: fire })).map(([name, forms]) => [name, [...forms]]),
  );
  out.set('within', [
    {
      takes: [{ kind: 'enum', name: 'within', values: withinNames(program) }],
      gives: BOOL,
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
  for (const d of program.calculations) {
    if (asksPlayer(d)) continue;
    const own = Object.entries(d.takes ?? {}).filter(([, t]) => declared(t).first === undefined);
    for (const quantity of d.of)
      out.set(camel(quantity), [
        {
          takes: own.map(([, t]) => declared(t).type),
          gives: typeOf(d.type ?? 'int'),
          definition: d.id,
          code: (args) =>
            `value(g, ${camel(`calculation.${quantity}`)}_place, { ${own.map(([name], k) => `${name}: ${args[k]}`).join(', ')} })`,
        },
      ]);
  }
  return out;
}

function builtIns(label: Type): { readonly [name: string]: readonly Signature[] } {
  return {
    adjacent: [
      { takes: [CHARACTER, CHARACTER], gives: BOOL, code: ([a, b]) => `adjacentPieces(board(g), ${a}, ${b})` },
      { takes: [CHARACTER, SQUARE], gives: BOOL, code: ([a, b]) => `adjacentPieceSquare(board(g), ${a}, ${b})` },
      { takes: [SQUARE, SQUARE], gives: BOOL, code: ([a, b]) => `adjacentSquares(board(g), ${a}, ${b})` },
    ],
    distance: [
      { takes: [CHARACTER, CHARACTER], gives: INT, code: ([a, b]) => `distanceOf(g, ${a}, ${b})` },
      { takes: [SQUARE, SQUARE], gives: INT, code: ([a, b]) => `chebyshev(board(g), ${a}, ${b})` },
    ],
    lineOfFire: [{ takes: [CHARACTER, CHARACTER], gives: label, code: ([a, b]) => `lineLabel(g, ${a}, ${b})` }],
    lineModifier: [{ takes: [CHARACTER, CHARACTER], gives: INT, code: ([a, b]) => `lineModifier(g, ${a}, ${b})` }],
    startsHalved: [{ takes: [CHARACTER], gives: BOOL, code: ([a]) => `startsHalved(g, ${a})` }],
    knockBackPath: [
      {
        takes: [CHARACTER, CHARACTER, INT],
        gives: { kind: 'list', of: SQUARE },
        code: ([a, b, n]) => `knockBackPath(g, ${a}, ${b}, ${n})`,
      },
    ],
    knockBackDamage: [{ takes: [CHARACTER, CHARACTER, INT], gives: INT, code: ([a, b, n]) => `knockBackDamage(g, ${a}, ${b}, ${n})` }],
    spread: [
      {
        takes: [{ kind: 'list', of: CHARACTER }, INT],
        gives: { kind: 'map', key: 'character' },
        code: ([list, n]) => `spread(${list}, ${n})`,
      },
    ],
    rank: [{ takes: [{ kind: 'list', of: INT }, INT], gives: INT, code: ([list, n]) => `first([(${list})[${n}] ?? 0], 0)` }],
  };
}

function withinNames(program: Program): string[] {
  return [...program.procedures.map((d) => d.id), ...program.points];
}

function withinCode(program: Program, place: number): string {
  const d = program.procedures[place];
  if (d !== undefined) return `within(g, ${camel(d.id)}_place)`;
  const point = program.points[place - program.procedures.length] ?? '';
  const holder = program.procedures.find((p) => p.name === point.split('.')[0]);
  return `withinPoint(g, ${camel(holder?.id ?? '')}_place, ${program.points.indexOf(point)})`;
}
