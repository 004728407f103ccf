/** Lowers calls: functions, and methods of lists and maps. In the code, `b` is the board. */
import type { ASTNode } from '@marcbachmann/cel-js';
import { didYouMean, nearest } from '../nearest.ts';
import { bindingName } from './binding-name.ts';
import type { Signature } from './environment.ts';
import { hiding } from './flow.ts';
import { fault, type Lowered, type Scope, type Walker } from './scope.ts';
import { testedItems } from './tested-items.ts';
import { BOOL, INT, isAssignable, type Type, typeName } from './types.ts';
import { extended } from './variables.ts';

const SQUARE: Type = { kind: 'subject', name: 'square' };
const NUMBERS: Type = { kind: 'list', of: INT };

interface BuiltIn {
  readonly takes: readonly Type[];
  readonly gives: Type;
  code(args: readonly string[], scope: Scope): string;
}

function roundsUp(scope: Scope): boolean {
  const [id, parameter] = [...scope.environment.parameters].find(([, { rounds }]) => rounds === true) ?? [];
  const values = parameter?.type.kind === 'enum' ? parameter.type.values : [];
  if (id === undefined || !['up', 'down'].every((value) => values.includes(value)))
    scope.faults.push({
      code: 'expression-unknown-name',
      message: 'there is no parameter for how fractions round',
      expected: 'a parameter of the values up and down with "rounds": true',
      start: 0,
      end: 0,
    });
  if (id !== undefined) scope.uses.add(id);
  return values[parameter?.value ?? -1] === 'up';
}

const FUNCTIONS: { readonly [name: string]: BuiltIn } = {
  min: { takes: [INT, INT], gives: INT, code: (a) => `Math.min(${a.join(', ')})` },
  max: { takes: [INT, INT], gives: INT, code: (a) => `Math.max(${a.join(', ')})` },
  abs: { takes: [INT], gives: INT, code: (a) => `Math.abs(${a[0]})` },
  sign: { takes: [INT], gives: INT, code: (a) => `Math.sign(${a[0]})` },
  half: { takes: [INT], gives: INT, code: (a, scope) => `Math.${roundsUp(scope) ? 'ceil' : 'floor'}(${a[0]} / 2)` },
  // How many whole times the second number is in the first.
  wholes: { takes: [INT, INT], gives: INT, code: (a) => `Math.floor(${a[0]} / ${a[1]})` },
  // The first number divided by the second, rounded as the rules round.
  share: { takes: [INT, INT], gives: INT, code: (a, scope) => `Math.${roundsUp(scope) ? 'ceil' : 'floor'}(${a[0]} / ${a[1]})` },
  sum: { takes: [NUMBERS], gives: INT, code: (a) => `sum(${a[0]})` },
  distance: { takes: [SQUARE, SQUARE], gives: INT, code: (a) => `distance(b, ${a[0]}, ${a[1]})` },
  // `joined` and `touching` are about the grid alone: a wall between two squares does not count.
  joined: { takes: [{ kind: 'list', of: SQUARE }], gives: BOOL, code: (a) => `joined(b, ${a[0]})` },
  touching: { takes: [SQUARE, SQUARE], gives: BOOL, code: (a) => `touching(b, ${a[0]}, ${a[1]})` },
};

export function lowerFunctionCall(
  node: ASTNode,
  name: string,
  args: readonly ASTNode[],
  scope: Scope,
  walker: Walker,
): Lowered | undefined {
  const overloads = scope.environment.functions?.get(name);
  if (overloads !== undefined) return lowerOverloadedCall(node, name, args, overloads, scope, walker);
  if (name === 'adjacent') return lowerAdjacent(node, args, scope, walker);
  // `toString` and other names of JavaScript objects are no functions.
  const signature = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined;
  if (signature === undefined) {
    const names = [...new Set([...Object.keys(FUNCTIONS), 'adjacent', ...(scope.environment.functions?.keys() ?? [])])];
    const nearestName = nearest(name, names);
    return fault(scope, node, `there is no function "${name}"`, {
      code: 'expression-unknown-function',
      found: name,
      expected: names.join(', '),
      ...didYouMean(nearestName),
    });
  }
  if (args.length !== signature.takes.length)
    return fault(scope, node, `"${name}" takes ${valuesText(String(signature.takes.length))}`, {
      code: 'expression-argument-count',
      found: String(args.length),
      expected: String(signature.takes.length),
    });
  const codes: string[] = [];
  args.forEach((arg, index) => {
    const type = signature.takes[index];
    const lowered = type === undefined ? undefined : walker.lowerAs(arg, type, scope);
    if (lowered !== undefined) codes.push(lowered.code);
  });
  return codes.length === args.length ? { type: signature.gives, code: signature.code(codes, scope) } : undefined;
}

const valuesText = (count: string): string => (count === '1' ? '1 value' : `${count} values`);

/** Lowers a call of the first overload that takes these arguments; if none does, the faults are those of the last one. */
function lowerOverloadedCall(
  node: ASTNode,
  name: string,
  args: readonly ASTNode[],
  overloads: readonly Signature[],
  scope: Scope,
  walker: Walker,
): Lowered | undefined {
  const fitting = overloads.filter((overload) => overload.takes.length === args.length);
  const counts = [...new Set(overloads.map((overload) => overload.takes.length))].join(' or ');
  if (fitting.length === 0)
    return fault(scope, node, `"${name}" takes ${valuesText(counts)}`, {
      code: 'expression-argument-count',
      found: String(args.length),
      expected: counts,
      refersTo: [name],
    });
  for (const [overloadIndex, overload] of fitting.entries()) {
    const isLast = overloadIndex === fitting.length - 1;
    const trialScope: Scope = isLast ? scope : { ...scope, faults: [] };
    const codes = args.map((arg, index) => {
      const type = overload.takes[index];
      return type === undefined ? undefined : walker.lowerAs(arg, type, trialScope)?.code;
    });
    const argumentCodes = codes.filter((code) => code !== undefined);
    // Code alone shows no success: a misspelt name of a subject has code as well as a fault.
    if (argumentCodes.length < args.length || (!isLast && trialScope.faults.length > 0)) continue;
    if (overload.definition !== undefined) scope.uses.add(overload.definition);
    return { type: overload.gives, code: overload.code(argumentCodes, scope.uses) };
  }
  return undefined;
}

function lowerAdjacent(node: ASTNode, args: readonly ASTNode[], scope: Scope, walker: Walker): Lowered | undefined {
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
  if (pair === 'character character') return { type: BOOL, code: `adjacentFigures(b, ${a.code}, ${b.code})` };
  if (pair === 'character square') return { type: BOOL, code: `adjacentFigureSquare(b, ${a.code}, ${b.code})` };
  if (pair === 'square character') return { type: BOOL, code: `adjacentFigureSquare(b, ${b.code}, ${a.code})` };
  return fault(scope, node, '"adjacent" compares squares and characters', { found: pair, expected: 'a square or a character, twice' });
}

/** `min` and `max` of an empty list are 0. */
const NUMBER_METHODS: ReadonlyMap<string, string> = new Map(Object.entries({ sum: 'sum', min: 'least', max: 'greatest' }));

/** Lowers `put`, `without` and `total` of a map. Returns 'list' for any other method, which is then called on the list of the keys. */
function lowerMapMethodCall(
  name: string,
  map: Lowered,
  keySubject: string,
  args: readonly ASTNode[],
  scope: Scope,
  walker: Walker,
): Lowered | undefined | 'list' {
  const subject: Type = { kind: 'subject', name: keySubject };
  const [keyNode, amountNode] = args;
  if (name === 'put' && keyNode !== undefined && amountNode !== undefined && args.length === 2) {
    const loweredKey = walker.lowerAs(keyNode, subject, scope);
    const loweredAmount = walker.lowerAs(amountNode, INT, scope);
    return loweredKey === undefined || loweredAmount === undefined
      ? undefined
      : { type: map.type, code: `put(${map.code}, ${loweredKey.code}, ${loweredAmount.code})` };
  }
  if (name === 'without' && keyNode !== undefined && args.length === 1) {
    const loweredKey = walker.lowerAs(keyNode, subject, scope);
    return loweredKey === undefined ? undefined : { type: map.type, code: `without(${map.code}, ${loweredKey.code})` };
  }
  if (name === 'total' && args.length === 0) return { type: INT, code: `total(${map.code})` };
  return 'list';
}

const LIST_METHODS: ReadonlyMap<string, string> = new Map(Object.entries({ exists: 'some', all: 'every', filter: 'filter', map: 'map' }));

export function lowerMethodCall(
  node: ASTNode,
  name: string,
  receiverNode: ASTNode,
  args: readonly ASTNode[],
  scope: Scope,
  walker: Walker,
): Lowered | undefined {
  const receiver = walker.lower(receiverNode, scope);
  if (receiver === undefined) return undefined;
  if (receiver.type.kind === 'map') {
    const lowered = lowerMapMethodCall(name, receiver, receiver.type.key, args, scope, walker);
    if (lowered !== 'list') return lowered;
  }
  const list: Lowered =
    receiver.type.kind === 'map'
      ? { type: { kind: 'list', of: { kind: 'subject', name: receiver.type.key } }, code: `keys(${receiver.code})` }
      : receiver;
  if (list.type.kind !== 'list')
    return fault(scope, receiverNode, `"${name}" works on a list`, { found: typeName(list.type), expected: 'a list' });
  if (name === 'size' && args.length === 0) return { type: INT, code: `${list.code}.length` };
  if (name === 'first' && args.length === 0) return firstOf(list.code, list.type.of);
  const numberFunction = NUMBER_METHODS.get(name);
  if (numberFunction !== undefined && args.length === 0)
    return isAssignable(list.type, NUMBERS)
      ? { type: INT, code: `${numberFunction}(${list.code})` }
      : fault(scope, receiverNode, `"${name}" works on numbers`, { found: typeName(list.type), expected: typeName(NUMBERS) });
  if (name === 'flat' && args.length === 0 && list.type.of.kind === 'list') return { type: list.type.of, code: `${list.code}.flat()` };
  const arrayMethod = LIST_METHODS.get(name);
  const [bound, body, excess] = args;
  if (arrayMethod === undefined || bound === undefined || body === undefined || excess !== undefined || bound.op !== 'id')
    return unknownMethod(node, name, receiver.type, scope);
  const itemName = bindingName(bound.args, scope.variables);
  const variables = extended(scope.variables, [[bound.args, { type: list.type.of, code: itemName }]]);
  const reads = new Set<string>();
  const inner: Scope = { ...hiding(scope, bound.args), variables, reads };
  const result = name === 'map' ? walker.lower(body, inner) : walker.lowerAs(body, BOOL, inner);
  // The bound variable is not a variable of the frame.
  for (const read of reads) if (read !== bound.args) scope.reads.add(read);
  if (result === undefined) return undefined;
  const type: Type = name === 'map' ? { kind: 'list', of: result.type } : name === 'filter' ? list.type : BOOL;
  const tested = testedItems(name, body, bound.args, list, scope);
  return { type, code: `${tested}.${arrayMethod}((${itemName}) => ${result.code})` };
}

function unknownMethod(node: ASTNode, name: string, { kind }: Type, scope: Scope): undefined {
  const ofLists = 'exists(x, …), all(x, …), filter(x, …), map(x, …), size(), first(), flat() of lists, sum(), min(), max() of numbers';
  return fault(scope, node, `a ${kind} has no method "${name}" with these arguments`, {
    code: 'expression-unknown-function',
    found: name,
    expected: kind === 'map' ? `put(x, n), without(x), total(), ${ofLists}` : ofLists,
  });
}

/** The first item. Of an empty list it is none, or 0 if the items are numbers. */
const firstOf = (list: string, item: Type): Lowered =>
  item.kind === 'int' ? { type: INT, code: `first(${list}, 0)` } : { type: { kind: 'optional', of: item }, code: `first(${list})` };
