import type { Diagnostic } from './diagnostic.ts';

interface PassResult<Output> {
  readonly output: Output;
  readonly diagnostics: readonly Diagnostic[];
}

/** A pure function from one stage to the next. A pass that only checks has no output. */
export type Pass<Input, Output = undefined> = (input: Input) => PassResult<Output>;
