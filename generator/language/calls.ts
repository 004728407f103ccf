/** The registered functions and the list forms of the expression language. */
import type { ASTNode } from '@marcbachmann/cel-js';
import { nearest } from '../nearest.ts';
import { fault, type Lowered, type Scope, type Walker } from './scope.ts';
import { BOOL, INT, type Type, typeName } from './types.ts';

const SQUARE: Type = { kind: 'subject', name: 'square' };
const CHARACTER: Type = { kind: 'subject', name: 'character' };

interface Signature {
  readonly takes: readonly Type[];
  readonly gives: Type;
  code(args: readonly string[], scope: Scope): string;
}

function roundsUp(scope: Scope): boolean {
  scope.uses.add('rounding.direction');
  const direction = scope.environment.parameters.get('rounding.direction');
  if (direction === undefined)
    scope.faults.push({ message: 'nothing says how fractions round', expected: 'a parameter "rounding.direction"', start: 0, end: 0 });
  return direction?.value === 0;
}

const FUNCTIONS: { readonly [name: string]: Signature } = {
  min: { takes: [INT, INT], gives: INT, code: (a) => `Math.min(${a.join(', ')})` },
  max: { takes: [INT, INT], gives: INT, code: (a) => `Math.max(${a.join(', ')})` },
  abs: { takes: [INT], gives: INT, code: (a) => `Math.abs(${a[0]})` },
  sign: { takes: [INT], gives: INT, code: (a) => `Math.sign(${a[0]})` },
  half: { takes: [INT], gives: INT, code: (a, scope) => `Math.${roundsUp(scope) ? 'ceil' : 'floor'}(${a[0]} / 2)` },
  share: { takes: [INT, INT], gives: INT, code: (a, scope) => `Math.${roundsUp(scope) ? 'ceil' : 'floor'}(${a[0]} / ${a[1]})` },
  sum: { takes: [{ kind: 'list', of: INT }], gives: INT, code: (a) => `sum(${a[0]})` },
  opposing: { takes: [CHARACTER, CHARACTER], gives: BOOL, code: (a) => `(playerOf(b, ${a[0]}) !== playerOf(b, ${a[1]}))` },
  distance: { takes: [SQUARE, SQUARE], gives: INT, code: (a) => `distance(b, ${a[0]}, ${a[1]})` },
  touching: { takes: [SQUARE, SQUARE], gives: BOOL, code: (a) => `touching(b, ${a[0]}, ${a[1]})` },
};

/** Functions whose part of the engine waits: their types are checked. */
const LATER: { readonly [name: string]: { readonly takes: number; gives(scope: Scope): Type } } = {
  lineOfFire: { takes: 3, gives: (scope) => ({ kind: 'enum', name: 'fire', values: scope.environment.labels('fire') }) },
  enters: { takes: 3, gives: () => BOOL },
};

export function callFunction(node: ASTNode, name: string, args: readonly ASTNode[], scope: Scope, walker: Walker): Lowered | undefined {
  if (name === 'adjacent') return adjacent(node, args, scope, walker);
  const later = LATER[name];
  if (later !== undefined) {
    scope.waits.add(`${name}()`);
    for (const arg of args) walker.lower(arg, scope);
    return { type: later.gives(scope), code: '0' };
  }
  const signature = FUNCTIONS[name];
  if (signature === undefined) {
    const names = [...Object.keys(FUNCTIONS), ...Object.keys(LATER), 'adjacent'];
    const near = nearest(name, names);
    return fault(scope, node, `there is no function "${name}"`, {
      code: 'expression-unknown-function',
      found: name,
      expected: names.join(', '),
      ...(near === undefined ? {} : { hint: `did you mean "${near}"?` }),
    });
  }
  if (args.length !== signature.takes.length)
    return fault(scope, node, `"${name}" takes ${signature.takes.length} values`, {
      code: 'expression-argument-count',
      found: String(args.length),
      expected: String(signature.takes.length),
    });
  const codes: string[] = [];
  args.forEach((arg, place) => {
    const type = signature.takes[place];
    const lowered = type === undefined ? undefined : walker.lowerAs(arg, type, scope);
    if (lowered !== undefined) codes.push(lowered.code);
  });
  return codes.length === args.length ? { type: signature.gives, code: signature.code(codes, scope) } : undefined;
}

function adjacent(node: ASTNode, args: readonly ASTNode[], scope: Scope, walker: Walker): Lowered | undefined {
  scope.uses.add('adjacent()');
  const a = args[0] === undefined ? undefined : walker.lower(args[0], scope);
  const b = args[1] === undefined ? undefined : walker.lower(args[1], scope);
  if (args.length !== 2)
    return fault(scope, node, '"adjacent" takes 2 values', {
      code: 'expression-argument-count',
      found: String(args.length),
      expected: '2',
    });
  if (a === undefined || b === undefined) return undefined;
  const kind = (l: Lowered): string => (l.type.kind === 'subject' ? l.type.name : typeName(l.type));
  const pair = `${kind(a)} ${kind(b)}`;
  if (pair === 'square square') return { type: BOOL, code: `adjacentSquares(b, ${a.code}, ${b.code})` };
  if (pair === 'character character') return { type: BOOL, code: `adjacentPieces(b, ${a.code}, ${b.code})` };
  if (pair === 'character square') return { type: BOOL, code: `adjacentPieceSquare(b, ${a.code}, ${b.code})` };
  if (pair === 'square character') return { type: BOOL, code: `adjacentPieceSquare(b, ${b.code}, ${a.code})` };
  return fault(scope, node, '"adjacent" compares squares and characters', { found: pair, expected: 'a square or a character, twice' });
}

const FORMS: { readonly [name: string]: string } = { exists: 'some', all: 'every', filter: 'filter', map: 'map' };

export function callMethod(
  node: ASTNode,
  name: string,
  of: ASTNode,
  args: readonly ASTNode[],
  scope: Scope,
  walker: Walker,
): Lowered | undefined {
  const list = walker.lower(of, scope);
  if (list === undefined) return undefined;
  if (list.type.kind !== 'list') return fault(scope, of, `"${name}" works on a list`, { found: typeName(list.type), expected: 'a list' });
  if (name === 'size') return { type: INT, code: `${list.code}.length` };
  const form = FORMS[name];
  const [bound, body] = args;
  if (form === undefined || bound === undefined || body === undefined || bound.op !== 'id') {
    return fault(scope, node, `a list has no form "${name}" like this`, {
      code: 'expression-unknown-function',
      found: name,
      expected: 'exists(x, …), all(x, …), filter(x, …), map(x, …), size()',
    });
  }
  const variables = new Map(scope.variables).set(bound.args, { type: list.type.of, code: bound.args });
  const inner: Scope = { ...scope, variables };
  const result = name === 'map' ? walker.lower(body, inner) : walker.lowerAs(body, BOOL, inner);
  scope.asks.delete(bound.args);
  if (result === undefined) return undefined;
  const type: Type = name === 'map' ? { kind: 'list', of: result.type } : name === 'filter' ? list.type : BOOL;
  return { type, code: `${list.code}.${form}((${bound.args}) => ${result.code})` };
}
