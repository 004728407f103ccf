import type { Definition } from '../generated/definition.ts';
import { BOOL, type Type } from '../language/types.ts';
import type { Expressions, Frame } from './expressions.ts';

/** A definition lowered to the fields of an object in code. */
export interface LoweredObject {
  readonly definition: Definition;
  readonly fields: { readonly [name: string]: string };
  /** For a question: the types of what it gives, by field. */
  readonly gives?: ReadonlyMap<string, Type>;
}

export type ExpressionsOf = (definition: Definition) => Expressions;

/**
 * Code of a function of `g`, the run, and `v`, the facts: whether `if` holds and no exception under `unless` does.
 * @param vParameter code of the parameter `v` with its type, and of others after it
 * @param users code of the users of a capability: the test holds where it does for one of them, `u`
 * @param first code of a condition that is tested before the others
 */
export function testOf(
  expressions: Expressions,
  frame: Frame,
  d: { readonly if?: string; readonly unless?: readonly { readonly if: string }[] },
  vParameter: string,
  { users, first }: { readonly users?: string | undefined; readonly first?: string | undefined } = {},
): string {
  const condition = d.if === undefined ? 'true' : expressions.value(frame, '/if', d.if, BOOL);
  const conditionFrame = d.if === undefined ? frame : expressions.proving(frame, d.if, true);
  const exceptions = (d.unless ?? []).map(
    (exception, index) => `!(${expressions.value(conditionFrame, `/unless/${index}/if`, exception.if, BOOL)})`,
  );
  const test = [...(first === undefined ? [] : [first]), condition, ...exceptions].join(' && ');
  return users === undefined ? `(g, ${vParameter}) => ${test}` : `(g, ${vParameter}) => ${users}.some((u) => ${test})`;
}
