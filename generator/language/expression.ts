import type { ASTNode } from '@marcbachmann/cel-js';
import { lowerFunctionCall, lowerMethodCall } from './calls.ts';
import { lowerEquality, lowerIndex, lowerLiteral, lowerMembership, lowerOrder } from './compare.ts';
import type { Fault } from './fault.ts';
import { proving } from './flow.ts';
import { lowerAccess, lowerVariable } from './names.ts';
import { fault, type Lowered, type Scope, type Walker } from './scope.ts';
import { BOOL, INT, isAssignable, NONE, type Type, typeName, valuesDiffering } from './types.ts';

/** Lowers a whole text to a type. Its faults are added to the scope; with a fault, a result must not be used. */
export function lowerText(text: string, expected: Type, scope: Scope): Lowered | undefined {
  const ast = scope.environment.parse(text);
  if (!('op' in ast)) {
    scope.faults.push(ast);
    return undefined;
  }
  return lowerAs(ast, expected, scope);
}

export function lowerInferred(text: string, scope: Scope): Lowered | undefined {
  const ast = scope.environment.parse(text);
  if ('op' in ast) return lower(ast, scope);
  scope.faults.push(ast);
  return undefined;
}

export function lowerAs(node: ASTNode, expected: Type, scope: Scope): Lowered | undefined {
  if (node.op === 'value' && typeof node.args === 'string' && expected.kind === 'enum')
    return lowerLiteral(node, node.args, expected, scope);
  const subject = node.op === 'value' && typeof node.args === 'string' ? lowerSubjectLiteral(node, node.args, expected, scope) : undefined;
  if (subject !== undefined) return subject;
  if (node.op === 'list' && expected.kind === 'list' && node.args.length > 0) return lowerListAs(node.args, expected, scope);
  if (node.op === '?:') return lowerConditional(node.args, scope, expected);
  if (node.op === 'map' && node.args.length === 0 && expected.kind === 'map') return { type: expected, code: '{}' };
  return requireType(node, lower(node, scope), expected, scope);
}

function requireType(node: ASTNode, lowered: Lowered | undefined, expected: Type, scope: Scope): Lowered | undefined {
  if (lowered === undefined || isAssignable(lowered.type, expected)) return lowered;
  const [found, wanted] = [typeName(lowered.type), typeName(expected)];
  return fault(scope, node, 'this has the wrong type', { found, expected: wanted, ...valuesDiffering(lowered.type, expected) });
}

function lower(node: ASTNode, scope: Scope): Lowered | undefined {
  switch (node.op) {
    case 'value':
      if (typeof node.args === 'bigint') return { type: INT, code: String(node.args) };
      if (typeof node.args === 'boolean') return { type: BOOL, code: String(node.args) };
      if (node.args === null) return fault(scope, node, 'there is no null', { found: 'null', expected: 'none', hint: 'Write none.' });
      return fault(scope, node, 'this literal has no meaning here', {
        found: String(node.args),
        expected: 'a whole number, true or false, or a name compared with an enumeration',
      });
    case 'id':
      return lowerVariable(node, node.args, scope);
    case '.':
      return lowerAccess(node, node.args[0], node.args[1], scope, WALKER);
    case '!_': {
      const operand = lowerAs(node.args, BOOL, scope);
      return operand === undefined ? undefined : { type: BOOL, code: `!${parenthesize(operand.code)}` };
    }
    case '-_': {
      const operand = lowerAs(node.args, INT, scope);
      return operand === undefined ? undefined : { type: INT, code: `-${parenthesize(operand.code)}` };
    }
    case '&&':
    case '||': {
      const a = lowerAs(node.args[0], BOOL, scope);
      const b = lowerAs(node.args[1], BOOL, proving(scope, node.args[0], node.op === '&&'));
      return a === undefined || b === undefined ? undefined : { type: BOOL, code: `(${a.code} ${node.op} ${b.code})` };
    }
    case '?:':
      return lowerConditional(node.args, scope);
    case '+':
      return lowerSum(node.args, scope);
    case '-':
    case '*': {
      const a = lowerAs(node.args[0], INT, scope);
      const b = lowerAs(node.args[1], INT, scope);
      return a === undefined || b === undefined ? undefined : { type: INT, code: `(${a.code} ${node.op} ${b.code})` };
    }
    case '/':
    case '%':
      return fault(scope, node, `"${node.op}" rounds towards zero, which is not how the game rounds`, {
        code: 'expression-rounding',
        found: node.op,
        expected: 'half(…) or share(…)',
      });
    case '==':
    case '!=':
      return lowerEquality(node, node.op, node.args[0], node.args[1], scope, WALKER);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return lowerOrder(node, node.op, node.args[0], node.args[1], scope, WALKER);
    case 'in':
      return lowerMembership(node.args[0], node.args[1], scope, WALKER);
    case 'call':
      return lowerFunctionCall(node, node.args[0], node.args[1], scope, WALKER);
    case 'rcall':
      return lowerMethodCall(node, node.args[0], node.args[1], node.args[2], scope, WALKER);
    case '[]':
      return lowerIndex(node, node.args[0], node.args[1], scope, WALKER);
    case 'list':
      return lowerList(node.args, scope);
    case '.?':
    case '[?]':
    case 'map':
      return fault(scope, node, 'this form is not part of the definition language', {
        code: 'expression-unsupported',
        found: node.op,
        expected: 'facts, comparisons, and / or / not, + - *, exists / all / filter / map over a list',
      });
  }
}

/** Each branch is lowered in the scope that the test proves. Without an expected type, the second has the type of the first. */
function lowerConditional(args: readonly [ASTNode, ASTNode, ASTNode], scope: Scope, expected?: Type): Lowered | undefined {
  const test = lowerAs(args[0], BOOL, scope);
  const whenTrue = proving(scope, args[0], true);
  const whenFalse = proving(scope, args[0], false);
  const yes = expected === undefined ? lower(args[1], whenTrue) : lowerAs(args[1], expected, whenTrue);
  const no = yes === undefined ? undefined : lowerAs(args[2], expected ?? yes.type, whenFalse);
  return test === undefined || yes === undefined || no === undefined
    ? undefined
    : { type: expected ?? yes.type, code: `(${test.code} ? ${yes.code} : ${no.code})` };
}

/** The sum of two numbers, or two lists one after the other. Lowers each operand once: a sum of many terms is deeply nested. */
function lowerSum(args: readonly [ASTNode, ASTNode], scope: Scope): Lowered | undefined {
  const left = lower(args[0], scope);
  if (left === undefined) return undefined;
  if (left.type.kind === 'list') {
    const right = lowerAs(args[1], left.type, scope);
    return right === undefined ? undefined : { type: left.type, code: `[...${left.code}, ...${right.code}]` };
  }
  const number = requireType(args[0], left, INT, scope);
  const right = lowerAs(args[1], INT, scope);
  return number === undefined || right === undefined ? undefined : { type: INT, code: `(${number.code} + ${right.code})` };
}

function lowerList(args: readonly ASTNode[], scope: Scope): Lowered | undefined {
  const [first, ...rest] = args;
  if (first === undefined) return { type: { kind: 'list', of: NONE }, code: '[]' };
  const head = lower(first, scope);
  if (head === undefined) return undefined;
  const items = rest.map((node) => lowerAs(node, head.type, scope));
  const codes = [head, ...items].flatMap((item) => (item === undefined ? [] : [item.code]));
  return codes.length === args.length ? { type: { kind: 'list', of: head.type }, code: `[${codes.join(', ')}]` } : undefined;
}

function lowerListAs(args: readonly ASTNode[], expected: Type & { readonly kind: 'list' }, scope: Scope): Lowered | undefined {
  const codes = args.map((node) => lowerAs(node, expected.of, scope)?.code).filter((code) => code !== undefined);
  return codes.length === args.length ? { type: expected, code: `[${codes.join(', ')}]` } : undefined;
}

/**
 * The subject that a string literal names, if definitions name the subjects of the expected kind. A text is a subject as well: a game
 * numbers its texts (in code, `g` is the run of the game).
 */
function lowerSubjectLiteral(node: ASTNode, name: string, expected: Type, scope: Scope): Lowered | undefined {
  const type = expected.kind === 'optional' ? expected.of : expected;
  if (type.kind === 'subject' && type.name === 'text') return { type, code: `numberText(g.game, ${JSON.stringify(name)})` };
  const values = type.kind === 'subject' ? scope.environment.names?.get(type.name) : undefined;
  if (type.kind !== 'subject' || values === undefined) return undefined;
  const found = lowerLiteral(node, name, { kind: 'enum', name: type.name, values }, scope);
  // After a fault any code will do: without a result, a second fault would be reported.
  return { type, code: found?.code ?? '0' };
}

const WALKER: Walker = { lower, lowerAs };

/** Code that begins with a bracket is bracketed as a whole, or continues with a member, which binds more tightly than `!` and `-`. */
const parenthesize = (code: string): string => (/^[A-Za-z0-9_.]+$/.test(code) || code.startsWith('(') ? code : `(${code})`);

export type { Fault, Lowered, Scope };
