/** What an expression may speak of: variables, facts, parameters and functions, with their types and how the engine reads them. */
import type { Type } from './types.ts';

/** A fact of a subject. `read` makes the code that reads it; absent while its part of the engine waits. */
export interface Fact {
  readonly type: Type;
  readonly read?: (subject: string) => string;
  /** The definition that makes it; absent for what the kernel supplies. */
  readonly definition?: string;
}

export interface Variable {
  readonly type: Type;
  /** Code; absent while its part of the engine waits. */
  readonly code?: string;
}

export interface Parameter {
  readonly type: Type;
  readonly value: number;
}

export interface Environment {
  readonly facts: ReadonlyMap<string, ReadonlyMap<string, Fact>>;
  readonly parameters: ReadonlyMap<string, Parameter>;
  frame(name: string): ReadonlyMap<string, Variable>;
  /** Labels of a path, in order. */
  labels(path: string): readonly string[];
}
