/** Properties with `takes` as functions of the board's expressions: their text is put in where they are called. */
import type { Definition } from '../generated/definition.ts';
import type { Environment, Signature, Variable } from '../language/environment.ts';
import { lowerText } from '../language/expression.ts';
import { BOOL, type Type } from '../language/types.ts';
import { definedType, named } from './types.ts';

type Property = Definition & { readonly kind: 'property' };

/** How deep calls of one function in another may be nested; properties that call each other in a cycle have no end. */
const DEEPEST = 8;

export function functionsOf(definitions: readonly Definition[], environment: Environment): Map<string, readonly Signature[]> {
  const out = new Map<string, Signature[]>();
  let depth = 0;
  for (const d of definitions) {
    if (d.kind !== 'property' || d.takes === undefined) continue;
    const types = Object.entries(d.takes).map(([name, type]) => [name, typeOf(type, environment)] as const);
    const gives = definedType(d.type, environment.labels);
    const body = (args: readonly string[]): string => {
      if (depth >= DEEPEST) return '0';
      depth++;
      const variables = new Map<string, Variable>(environment.frame('everywhere'));
      for (const [place, [name, type]] of types.entries()) variables.set(name, { type, code: args[place] ?? '0' });
      const code = codeOf(d, gives, environment, variables);
      depth--;
      return code;
    };
    const form: Signature = { takes: types.map(([, type]) => type), gives, definition: d.id, code: body };
    out.set(d.id, [...(out.get(d.id) ?? []), form]);
  }
  return out;
}

function typeOf(type: NonNullable<Property['takes']>[string], environment: Environment): Type {
  return typeof type === 'string' ? named(type.split(' = ')[0] ?? type, environment.labels) : definedType(type, environment.labels);
}

/** The expression, or the rows as a chain of choices. */
function codeOf(d: Property, gives: Type, environment: Environment, variables: ReadonlyMap<string, Variable>): string {
  const scope = { environment, variables, faults: [], uses: new Set<string>(), asks: new Set<string>(), waits: new Set<string>() };
  const value = (text: string | number | boolean): string =>
    typeof text === 'string' && !(gives.kind === 'enum' && gives.values.includes(text))
      ? (lowerText(text, gives, scope)?.code ?? '0')
      : gives.kind === 'enum'
        ? String(gives.values.indexOf(String(text)))
        : String(text);
  if (d.is !== undefined) return `(${value(d.is)})`;
  const rows = d.rows ?? [];
  return `(${rows.map((row) => (row.if === undefined ? value(row.gives) : `${lowerText(row.if, BOOL, scope)?.code ?? 'false'} ? ${value(row.gives)} : `)).join('')})`;
}
