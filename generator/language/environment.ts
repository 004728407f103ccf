import type { ParseExpression } from './parse-expression.ts';
import type { Type } from './types.ts';
import type { Variables } from './variables.ts';

/** A fact of a subject. `read` makes the code that reads it; absent where expressions of this environment cannot read it. */
export interface Fact {
  readonly type: Type;
  readonly read?: ((subject: string) => string) | undefined;
  /** What expressions that read it depend on: the definition that makes it, or a name such as `the board`; absent for other facts. */
  readonly definition?: string;
  /** Set if the engine indexes this boolean fact: the code of all subjects, and that of the subjects with the fact, in the same order. */
  readonly holders?: { readonly among: string; readonly code: string };
}

export interface Signature {
  readonly takes: readonly Type[];
  readonly gives: Type;
  readonly definition?: string;
  /** @param uses receives the ids of the definitions that the code reads */
  code(args: readonly string[], uses: Set<string>): string;
}

export interface Parameter {
  readonly type: Type;
  /** The index of the value for an enumeration, 1 or 0 for a boolean. */
  readonly value: number;
  /** Whether its value is how fractions round. */
  readonly rounds?: true | undefined;
}

export interface Environment {
  readonly parse: ParseExpression;
  /** By the name of a subject, then by the name of the fact. */
  readonly facts: ReadonlyMap<string, ReadonlyMap<string, Fact>>;
  readonly parameters: ReadonlyMap<string, Parameter>;
  /** Functions besides those of the language, each with its overloads: the first that takes the arguments is called. */
  readonly functions?: ReadonlyMap<string, readonly Signature[]>;
  /** Facts that only expressions of the game can read, such as `character.holds`, and the hint for reading one on the board. */
  readonly gameOnly?: { readonly facts: ReadonlySet<string>; readonly hint: string };
  /** By kind of subject, such as `capability`, the names that definitions give its subjects: expressions write them in quotes. */
  readonly names?: ReadonlyMap<string, readonly string[]>;
  frame(name: string): Variables;
  labels(path: string): readonly string[];
}
