/** The variables of an expression by name. Scopes inside each other share the outer ones: a new scope copies nothing. */
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
}

/** The variables of `outer` with others that take precedence. */
export function extended(outer: Variables, added: Iterable<readonly [string, Variable]>): Variables {
  return joined(outer, new Map(added));
}

/** The variables of both; of two with one name that of `inner`. */
export const joined = (outer: Variables, inner: Variables): Variables => ({
  get: (name) => inner.get(name) ?? outer.get(name),
  has: (name) => inner.has(name) || outer.has(name),
  keys: () => new Set([...outer.keys(), ...inner.keys()]),
});
