/** Properties with `takes`, and tables, as functions of the board's expressions. Calls are inlined. */
import { camel } from '../camel.ts';
import type { Definition, PropertyDefinition, TableDefinition } from '../generated/definition.ts';
import type { DefinitionId } from '../ids.ts';
import type { Environment, Signature } from '../language/environment.ts';
import { lowerText } from '../language/expression.ts';
import type { Fault } from '../language/fault.ts';
import { BOOL, INT, type Type } from '../language/types.ts';
import { extended, type Variables } from '../language/variables.ts';
import { definedType, parseType } from './types.ts';

/** The deepest nesting of calls, so that functions that call each other in a cycle end. */
const DEEPEST = 8;

type FunctionFault = Fault & { readonly pointer: string };

export interface FunctionCalls {
  /** Ids of the functions. */
  readonly called: Set<DefinitionId>;
  /** Ids of the parameters that the functions read. */
  readonly parameters: Set<string>;
  readonly faults: Map<DefinitionId, readonly FunctionFault[]>;
}

export interface Calls {
  readonly called: readonly DefinitionId[];
  readonly functionFaults: readonly (readonly [DefinitionId, readonly FunctionFault[]])[];
}

/** A copy of the functions called so far and of the faults in them. */
export const callsIn = ({ called, faults }: FunctionCalls): Calls => ({ called: [...called], functionFaults: [...faults] });

/** The functions of the board; each call of one adds to `calls`. */
export function functionsOf(
  definitions: readonly Definition[],
  environment: Environment,
  calls: FunctionCalls,
): Map<string, readonly Signature[]> {
  const out = new Map<string, Signature[]>();
  let depth = 0;
  for (const d of definitions) {
    const types = takenBy(d, environment);
    if ((d.kind !== 'property' && d.kind !== 'table') || types === undefined) continue;
    const gives = definedType(d.kind === 'table' ? d.gives : d.type, environment.labels, d.id);
    const codeOfCall = (args: readonly string[], uses: Set<string>): string => {
      calls.called.add(d.id);
      if (depth >= DEEPEST) {
        calls.faults.set(d.id, [{ ...ENDLESS, pointer: '' }]);
        return '0';
      }
      depth++;
      const taken = types.map(([name, type], index) => [name, { type, code: args[index] ?? '0' }] as const);
      const variables = extended(environment.frame('everywhere'), taken);
      const code = codeOf(d, gives, { environment, variables, uses }, calls);
      depth--;
      return code;
    };
    const signature: Signature = { takes: types.map(([, type]) => type), gives, definition: d.id, code: codeOfCall };
    const name = d.kind === 'table' ? camel(d.id) : d.id;
    out.set(name, [...(out.get(name) ?? []), signature]);
  }
  return out;
}

function takenBy(d: Definition, environment: Environment): readonly (readonly [string, Type])[] | undefined {
  if (d.kind === 'table') return inputTypes(d);
  if (d.kind !== 'property' || d.takes === undefined) return undefined;
  return Object.entries(d.takes).map(([name, type]) => [name, typeOf(type, environment)]);
}

function inputTypes(d: TableDefinition): readonly (readonly [string, Type])[] {
  return Object.entries(d.inputs).map(([name, values]) => [
    name,
    values === 'bool' ? BOOL : values instanceof Array ? { kind: 'enum', name, values } : INT,
  ]);
}

function typeOf(type: NonNullable<PropertyDefinition['takes']>[string], environment: Environment): Type {
  return typeof type === 'string' ? parseType(type, environment.labels) : definedType(type, environment.labels);
}

function codeOf(
  d: PropertyDefinition | TableDefinition,
  gives: Type,
  scope: { readonly environment: Environment; readonly variables: Variables; readonly uses: Set<string> },
  calls: FunctionCalls,
): string {
  const { environment, variables } = scope;
  const uses = new Set<string>();
  const functionFaults: FunctionFault[] = [];
  const lower = (pointer: string, text: string, type: Type): string => {
    const faults: Fault[] = [];
    const lowered = lowerText(text, type, { environment, variables, faults, uses, reads: new Set() });
    for (const fault of faults) functionFaults.push({ ...fault, pointer });
    return lowered?.code ?? '0';
  };
  const value = (pointer: string, written: string | number | boolean): string => {
    if (gives.kind === 'enum' && gives.values.includes(String(written))) return String(gives.values.indexOf(String(written)));
    return typeof written === (gives.kind === 'bool' ? 'boolean' : 'number') ? String(written) : lower(pointer, String(written), gives);
  };
  // Exactly one row of a table holds, so the last one needs no condition.
  const last = d.kind === 'table' ? d.rows.length - 1 : -1;
  const rows = (d.rows ?? []).map((row, index) => {
    const result = value(`/rows/${index}/gives`, row.gives);
    const condition = row.if === undefined ? '' : lower(`/rows/${index}/if`, row.if, BOOL);
    return row.if === undefined || index === last ? result : `${condition} ? ${result} : `;
  });
  const code = d.kind === 'table' || d.is === undefined ? rows.join('') : value('/is', d.is);
  if (functionFaults.length > 0) calls.faults.set(d.id, functionFaults);
  for (const id of uses) {
    scope.uses.add(id);
    if (environment.parameters.has(id)) calls.parameters.add(id);
  }
  return `(${code})`;
}

/** Whether a fault is that functions are called too deeply, perhaps because they call each other in a cycle. */
export const isOfDeepCalls = ({ message }: Fault): boolean => message === ENDLESS.message;

const ENDLESS = {
  message: 'calls of functions are nested too deeply here, or form a cycle',
  found: `more than ${DEEPEST} calls inside each other`,
  expected: `at most ${DEEPEST}`,
  start: 0,
  end: 0,
};
