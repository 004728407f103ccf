import type { ASTNode } from '@marcbachmann/cel-js';
import { nearest } from '../nearest.ts';
import { isNone } from './flow.ts';
import { fault, type Lowered, type Scope, type Walker } from './scope.ts';
import { BOOL, INT, type Type, typeName } from './types.ts';

/** Lowers a name in quotes to its index in an enumeration or a set. */
export function lowerLiteral(
  node: ASTNode,
  value: string,
  type: { readonly values: readonly string[]; readonly kind: 'enum' | 'set'; readonly name?: string },
  scope: Scope,
): Lowered | undefined {
  const index = type.values.indexOf(value);
  if (index >= 0) return { type: { kind: 'enum', name: '', values: type.values }, code: String(index) };
  const nearestValue = nearest(value, type.values);
  return fault(scope, node, `'${value}' is no value of this enumeration`, {
    code: 'expression-unknown-value',
    refersTo: type.name === undefined ? [] : [type.name],
    found: `'${value}'`,
    expected: type.values.map((v) => `'${v}'`).join(', '),
    ...(nearestValue === undefined ? {} : { hint: `Did you mean '${nearestValue}'?` }),
  });
}

const isTextLiteral = (node: ASTNode): boolean => node.op === 'value' && typeof node.args === 'string';

/** The two sides of a comparison, where a string literal takes the enumeration of the other side. */
function lowerSides(a: ASTNode, b: ASTNode, scope: Scope, walker: Walker): readonly [Lowered, Lowered] | undefined {
  const first = (isTextLiteral(a) && !isTextLiteral(b)) || isNone(a) ? b : a;
  const second = first === a ? b : a;
  const left = walker.lower(first, scope);
  if (left === undefined) return undefined;
  if (left.type.kind === 'enum' && second.op === 'id' && !scope.variables.has(second.args) && left.type.values.includes(second.args))
    return fault(scope, second, `"${second.args}" is not known here`, {
      code: 'expression-unknown-name',
      found: second.args,
      expected: `'${second.args}'`,
      hint: `Write the value in quotes: '${second.args}'.`,
    });
  const right = lowerOtherSide(second, left.type, scope, walker);
  if (right === undefined) return undefined;
  return first === a ? [left, right] : [right, left];
}

/** The second side of a comparison: a subject may also be compared with one that may be none. */
function lowerOtherSide(node: ASTNode, type: Type, scope: Scope, walker: Walker): Lowered | undefined {
  if (type.kind === 'optional') return walker.lowerAs(node, type, scope);
  const mayBeNone = type.kind === 'subject' && node.op !== 'value';
  return mayBeNone ? walker.lowerAs(node, { kind: 'optional', of: type }, scope) : walker.lowerAs(node, type, scope);
}

export function lowerEquality(node: ASTNode, op: '==' | '!=', a: ASTNode, b: ASTNode, scope: Scope, walker: Walker): Lowered | undefined {
  const both = lowerSides(a, b, scope, walker);
  if (both === undefined) return undefined;
  const { kind } = both[0].type;
  if (kind === 'list' || kind === 'set' || kind === 'map' || kind === 'procedure')
    return fault(scope, node, 'lists and sets are not compared whole', {
      found: typeName(both[0].type),
      expected: 'a number, a name, a subject, true or false',
    });
  return { type: BOOL, code: `(${both[0].code} ${op}= ${both[1].code})` };
}

export function lowerOrder(node: ASTNode, op: string, a: ASTNode, b: ASTNode, scope: Scope, walker: Walker): Lowered | undefined {
  const both = lowerSides(a, b, scope, walker);
  if (both === undefined) return undefined;
  if (both[0].type.kind !== 'int' && both[0].type.kind !== 'enum')
    return fault(scope, node, `"${op}" needs an order`, { found: typeName(both[0].type), expected: 'whole numbers or an enumeration' });
  return { type: BOOL, code: `(${both[0].code} ${op} ${both[1].code})` };
}

export function lowerMembership(a: ASTNode, b: ASTNode, scope: Scope, walker: Walker): Lowered | undefined {
  if (b.op === 'list' && takesTypeOfItem(a, b.args)) return lowerOneOf(a, b.args, scope, walker);
  const container = walker.lower(b, scope);
  if (container === undefined) return undefined;
  if (container.type.kind === 'list') return lowerListMembership(a, container, container.type.of, scope, walker);
  if (container.type.kind === 'map') {
    const key = walker.lowerAs(a, { kind: 'subject', name: container.type.key }, scope);
    return key === undefined ? undefined : { type: BOOL, code: `(${key.code} in ${container.code})` };
  }
  if (container.type.kind !== 'set')
    return fault(scope, b, '"in" needs a set, a list or a map', { found: typeName(container.type), expected: 'a set, a list or a map' });
  if (a.op !== 'value' || typeof a.args !== 'string')
    return fault(scope, a, 'only a name is looked up in a set', { expected: container.type.values.map((v) => `'${v}'`).join(', ') });
  const value = lowerLiteral(a, a.args, container.type, scope);
  return value === undefined ? undefined : { type: BOOL, code: `((${container.code} & ${2 ** Number(value.code)}) !== 0)` };
}

/** Whether the entries of a list take the type of the item looked up in it, because their literals alone do not determine one. */
function takesTypeOfItem(item: ASTNode, entries: readonly ASTNode[]): boolean {
  if (entries.length === 0) return false;
  if (entries.every((entry) => entry.op === 'value')) return true;
  return !isTextLiteral(item) && entries.some(isTextLiteral);
}

/** `x in ['one', 'other']`: the names take the enumeration of `x`. */
function lowerOneOf(a: ASTNode, entries: readonly ASTNode[], scope: Scope, walker: Walker): Lowered | undefined {
  const item = walker.lower(a, scope);
  if (item === undefined) return undefined;
  const codes = entries.map((entry) => walker.lowerAs(entry, item.type, scope)?.code);
  return codes.includes(undefined) ? undefined : { type: BOOL, code: `[${codes.join(', ')}].includes(${item.code})` };
}

function lowerListMembership(a: ASTNode, list: Lowered, itemType: Type, scope: Scope, walker: Walker): Lowered | undefined {
  const item = walker.lowerAs(a, itemType, scope);
  return item === undefined ? undefined : { type: BOOL, code: `${list.code}.includes(${item.code})` };
}

/** By the kind of the items of a list, the code for an index outside the list; 0 for other kinds. -1 is the code of `none`. */
const MISSING: { readonly [kind: string]: string } = { subject: '-1', optional: '-1', list: '[]', map: '{}', bool: 'false' };

export function lowerIndex(node: ASTNode, a: ASTNode, b: ASTNode, scope: Scope, walker: Walker): Lowered | undefined {
  const list = walker.lower(a, scope);
  if (list?.type.kind === 'map') {
    const key = walker.lowerAs(b, { kind: 'subject', name: list.type.key }, scope);
    return key === undefined ? undefined : { type: INT, code: `entry(${list.code}, ${key.code})` };
  }
  const position = walker.lowerAs(b, INT, scope);
  if (list === undefined || position === undefined) return undefined;
  if (list.type.kind !== 'list')
    return fault(scope, node, 'only a list or a map has an index', { found: typeName(list.type), expected: 'a list or a map' });
  const missing = MISSING[list.type.of.kind] ?? '0';
  return { type: list.type.of, code: `(${list.code}[${position.code}] ?? ${missing})` };
}
