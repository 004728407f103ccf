import type { ASTNode } from '@marcbachmann/cel-js';
import type { Environment } from './environment.ts';
import type { Fault } from './fault.ts';
import type { Type } from './types.ts';
import type { Variables } from './variables.ts';

export interface Lowered {
  readonly type: Type;
  readonly code: string;
}

export interface Scope {
  readonly environment: Environment;
  readonly variables: Variables;
  readonly faults: Fault[];
  /** Names of definitions, parameters and functions that the expression uses. */
  readonly uses: Set<string>;
  /** Names of variables that the expression reads. */
  readonly reads: Set<string>;
  /** What holds where the expression is evaluated: `some:x` if `x` is not `none`, `within:attack` while that procedure runs (flow.ts). */
  readonly proved?: ReadonlySet<string>;
}

/** Adds a fault to the scope. Returns undefined, as functions that lower do for an expression with faults. */
export function fault(scope: Scope, node: ASTNode, message: string, details: Omit<Fault, 'message' | 'start' | 'end'> = {}): undefined {
  scope.faults.push({ message, start: node.range.start, end: node.range.end, ...details });
  return undefined;
}

/** The recursive functions of the walk, passed to its parts in other files, which would otherwise import each other in a cycle. */
export interface Walker {
  lower(node: ASTNode, scope: Scope): Lowered | undefined;
  lowerAs(node: ASTNode, expected: Type, scope: Scope): Lowered | undefined;
}
