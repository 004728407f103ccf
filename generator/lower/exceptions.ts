/** Lowers the exceptions of a definition twice: as part of its test, and one by one, so that the chain of a verdict can cite each. */
import type { Unless } from '../generated/definition.ts';
import { type Lowering, test } from './context.ts';
import { frameType } from './frames.ts';
import type { Code, IrObject } from './ir.ts';

/**
 * `condition` is undefined where the definition always acts. `test` is false where an exception applies; `entry` has the condition alone
 * (`alone`) and each exception.
 */
export function lowerExceptions(
  lowering: Lowering,
  frame: string,
  condition: Code | undefined,
  unless: Unless | undefined,
): { readonly test?: Code; readonly entry: IrObject } {
  if (unless === undefined || unless.length === 0) return { ...(condition === undefined ? {} : { test: condition }), entry: {} };
  const alone: Code = condition ?? { code: 'true', as: 'test', frame: frameType(frame, lowering.definitions.paths) };
  const exceptions = unless.map((exception, index) => ({
    clauses: exception.clauses,
    ...(exception.note === undefined ? {} : { note: exception.note }),
    test: test(lowering, frame, `/unless/${index}/if`, exception.if),
  }));
  const code = [alone.code, ...exceptions.map((e) => `!${e.test.code}`)].join(' && ');
  return { test: { ...alone, code: `(${code})` }, entry: { alone, unless: exceptions } };
}
