/** The variables of an expression by name. Scopes inside each other share the outer ones: a new scope copies nothing. */
import { once } from '../once.ts';
import type { Type } from './types.ts';

export interface Variable {
  readonly type: Type;
  readonly code: string;
  /** What must be proved before it may be read, with the test that proves it; absent where it always exists. */
  readonly needs?: { readonly proof: string; readonly test: string };
}

export interface Variables {
  get(name: string): Variable | undefined;
  has(name: string): boolean;
  /** In the order in which the scopes name them, the outer ones first. */
  keys(): Iterable<string>;
  /**
   * By variable, the local names of generated code that its code uses (`bindingName`). A new local name must be another, since it would hide
   * these. The code of most variables uses none.
   */
  bindings(): ReadonlyMap<string, readonly string[]>;
}

export function createVariables(entries: Iterable<readonly [string, Variable]>): Variables {
  const variables = new Map(entries);
  return {
    get: (name) => variables.get(name),
    has: (name) => variables.has(name),
    keys: () => variables.keys(),
    bindings: once(() => bindingsOf(variables)),
  };
}

export const extended = (outer: Variables, added: Iterable<readonly [string, Variable]>): Variables =>
  joined(outer, createVariables(added));

export const joined = (outer: Variables, inner: Variables): Variables => ({
  get: (name) => inner.get(name) ?? outer.get(name),
  has: (name) => inner.has(name) || outer.has(name),
  keys: () => new Set([...outer.keys(), ...inner.keys()]),
  bindings: once(() => new Map([...[...outer.bindings()].filter(([name]) => !inner.has(name)), ...inner.bindings()])),
});

function bindingsOf(variables: ReadonlyMap<string, Variable>): ReadonlyMap<string, readonly string[]> {
  const found = Array.from(variables, ([name, { code }]) => [name, code.match(/\b\w+_\b/g) ?? []] as const);
  return new Map(found.filter(([, names]) => names.length > 0));
}
