/** What the walk over an expression carries: its surroundings, the faults found, and what it uses. */
import type { ASTNode } from '@marcbachmann/cel-js';
import type { DiagnosticId } from '../diagnostics/catalogue.ts';
import type { Environment, Variable } from './environment.ts';
import type { Type } from './types.ts';

export interface Fault {
  /** Absent for a wrong type, the most frequent fault. */
  readonly code?: DiagnosticId;
  readonly message: string;
  readonly found?: string;
  readonly expected?: string;
  readonly hint?: string;
  /** Names of definitions that the fault follows from, where these are missing. */
  readonly refersTo?: readonly string[];
  readonly start: number;
  readonly end: number;
}

/** A lowered expression: its type and the code of it. `waits` when it asks for something whose part of the engine is not built. */
export interface Lowered {
  readonly type: Type;
  readonly code: string;
}

export interface Scope {
  readonly environment: Environment;
  readonly variables: ReadonlyMap<string, Variable>;
  readonly faults: Fault[];
  /** Names of definitions, parameters and functions that the expression uses. */
  readonly uses: Set<string>;
  /** Variables that it uses. */
  readonly asks: Set<string>;
  /** What it uses that waits. */
  readonly waits: Set<string>;
  /** What holds where the expression is evaluated: see flow.ts. */
  readonly proved?: ReadonlySet<string>;
}

export function fault(scope: Scope, node: ASTNode, message: string, more: Omit<Fault, 'message' | 'start' | 'end'> = {}): undefined {
  scope.faults.push({ message, start: node.range.start, end: node.range.end, ...more });
  return undefined;
}

/** The walk itself, for the parts of it that stand in files of their own. */
export interface Walker {
  lower(node: ASTNode, scope: Scope): Lowered | undefined;
  lowerAs(node: ASTNode, expected: Type, scope: Scope): Lowered | undefined;
}
