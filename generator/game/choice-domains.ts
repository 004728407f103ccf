/** Lowers the domain of a choice: what a player may choose. */
import type { ASTNode } from '@marcbachmann/cel-js';
import { INT, type Type } from '../language/types.ts';
import type { Frame } from './expressions.ts';
import type { RoutineBuilder, StepWith } from './routine-builder.ts';
import { CHARACTER, SQUARES } from './types.ts';

const CHARACTERS: Type = { kind: 'list', of: CHARACTER };

/** The domains that have too many members to list, with the fields of each. */
const UNLISTED: ReadonlyMap<string, { readonly [field: string]: Type }> = new Map([
  ['paths', { mover: CHARACTER, speed: INT, from: SQUARES }],
  ['bases', { mover: CHARACTER, path: SQUARES, from: SQUARES }],
  ['splits', { amount: INT, among: CHARACTERS }],
]);

/** Lowers the arguments of an unlisted domain where they are in the expression, so that faults have the right columns. */
function unlistedDomain(
  b: RoutineBuilder,
  { args: [form, args], range }: Extract<ASTNode, { readonly op: 'call' }>,
  pointer: string,
  frame: Frame,
  types: { readonly [field: string]: Type },
): string {
  const expected = Object.keys(types).length;
  if (args.length !== expected)
    b.expressions.fault(pointer, `"${form}" takes ${expected} values`, {
      code: 'expression-argument-count',
      found: String(args.length),
      expected: String(expected),
      ...range,
    });
  const fields = Object.entries(types).flatMap(([name, type], index) => {
    const arg = args[index];
    return arg === undefined ? [] : [`${name}: ${b.expressions.valueOf(frame, pointer, arg, type)}`];
  });
  return `({ kind: '${form}', ${fields.join(', ')} })`;
}

export function domainOf(b: RoutineBuilder, step: StepWith<'from'>, stepPointer: string, frame: Frame, itemType: Type): string {
  const { from } = step;
  const ast = b.environment.parse(from);
  const value = (pointer: string, written: string, type: Type): string =>
    b.expressions.value(frame, `${stepPointer}/${pointer}`, written, type);
  if ('op' in ast && ast.op === 'call') {
    const types = UNLISTED.get(ast.args[0]);
    if (types !== undefined) return unlistedDomain(b, ast, `${stepPointer}/from`, frame, types);
  }
  const items = value('from', from, { kind: 'list', of: itemType });
  if (step.count === undefined) return `({ kind: 'list', items: ${items} })`;
  const [low = '1', high = '1'] = step.count.split('..');
  // Blanks replace the text before `high`, so that a fault is reported at its column.
  return `({ kind: 'subsets', items: ${items}, least: ${value('count', low, INT)}, most: ${value('count', `${' '.repeat(low.length + 2)}${high}`, INT)} })`;
}
