/** Lowers the exceptions of a definition: each is part of its test, and an entry by itself, so that the chain of a verdict can cite it. */
import type { Unless } from '../generated/definition.ts';
import { type Lowering, lowerTest } from './context.ts';
import { frameType } from './frames.ts';
import type { Code, IrObject } from './ir.ts';

/**
 * @param given the condition of the definition; undefined if it always acts
 * @returns `test` is false where an exception applies; `entry` has the condition without the exceptions, and each exception
 */
export function lowerExceptions(
  lowering: Lowering,
  frame: string,
  given: Code | undefined,
  unless: Unless | undefined,
): { readonly test?: Code; readonly entry: IrObject } {
  if (unless === undefined || unless.length === 0) return { ...(given === undefined ? {} : { test: given }), entry: {} };
  const condition: Code = given ?? { code: 'true', as: 'test', frame: frameType(frame, lowering.definitions.paths) };
  const exceptions = unless.map((exception, index) => ({
    clauses: exception.clauses,
    ...(exception.note === undefined ? {} : { note: exception.note }),
    test: lowerTest(lowering, frame, `/unless/${index}/if`, exception.if),
  }));
  const code = [condition.code, ...exceptions.map((e) => `!${e.test.code}`)].join(' && ');
  return { test: { ...condition, code: `(${code})` }, entry: { condition, unless: exceptions } };
}
