/** Parses, type-checks and lowers one CEL expression in a single walk. All faults are collected, each with its range in the text. */
import { type ASTNode, parse } from '@marcbachmann/cel-js';
import { nearest } from '../nearest.ts';
import { callFunction, callMethod } from './calls.ts';
import { type Fault, fault, type Lowered, type Scope, type Walker } from './scope.ts';
import { BOOL, INT, sameType, type Type, typeName } from './types.ts';

const asts = new Map<string, ASTNode | Fault>();

/** The syntax tree of an expression; the same text is parsed once. */
export function parseExpression(text: string): ASTNode | Fault {
  const known = asts.get(text);
  if (known !== undefined) return known;
  let result: ASTNode | Fault;
  try {
    result = parse(text).ast;
  } catch (error) {
    const range = errorRange(error);
    result = {
      code: 'expression-syntax',
      message: `the expression cannot be read: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'syntax error'}`,
      found: text.slice(range?.start ?? 0, range?.end ?? text.length) || 'its end',
      expected: 'a CEL expression',
      start: range?.start ?? 0,
      end: range?.end ?? text.length,
    };
  }
  asts.set(text, result);
  return result;
}

function errorRange(error: unknown): { start: number; end: number } | undefined {
  if (typeof error !== 'object' || error === null || !('range' in error)) return undefined;
  const { range } = error;
  if (typeof range !== 'object' || range === null || !('start' in range) || !('end' in range)) return undefined;
  return typeof range.start === 'number' && typeof range.end === 'number' ? { start: range.start, end: range.end } : undefined;
}

/** Lowers a whole text to a type. Undefined when it has a fault; the faults are in the scope. */
export function lowerText(text: string, expected: Type, scope: Scope): Lowered | undefined {
  const ast = parseExpression(text);
  if (!('op' in ast)) {
    scope.faults.push(ast);
    return undefined;
  }
  const lowered = lowerAs(ast, expected, scope);
  return lowered;
}

/** Lowers a node that must have a type; string literals become the value of an expected enumeration. */
export function lowerAs(node: ASTNode, expected: Type, scope: Scope): Lowered | undefined {
  if (node.op === 'value' && typeof node.args === 'string' && expected.kind === 'enum') return literal(node, node.args, expected, scope);
  const lowered = lower(node, scope);
  if (lowered === undefined) return undefined;
  if (!sameType(lowered.type, expected))
    return fault(scope, node, 'this has the wrong type', { found: typeName(lowered.type), expected: typeName(expected) });
  return lowered;
}

export function literal(
  node: ASTNode,
  value: string,
  type: { readonly values: readonly string[]; readonly kind: 'enum' | 'set'; readonly name?: string },
  scope: Scope,
): Lowered | undefined {
  const place = type.values.indexOf(value);
  if (place >= 0) return { type: { kind: 'enum', name: '', values: type.values }, code: String(place) };
  const near = nearest(value, type.values);
  return fault(scope, node, `'${value}' is no value of this enumeration`, {
    code: 'expression-unknown-value',
    refersTo: type.name === undefined ? [] : [type.name],
    found: `'${value}'`,
    expected: type.values.map((v) => `'${v}'`).join(', '),
    ...(near === undefined ? {} : { hint: `did you mean '${near}'?` }),
  });
}

function lower(node: ASTNode, scope: Scope): Lowered | undefined {
  switch (node.op) {
    case 'value':
      if (typeof node.args === 'bigint') return { type: INT, code: String(node.args) };
      if (typeof node.args === 'boolean') return { type: BOOL, code: String(node.args) };
      return fault(scope, node, 'this literal has no meaning here', {
        found: String(node.args),
        expected: 'a whole number, true or false, or a name compared with an enumeration',
      });
    case 'id':
      return variable(node, node.args, scope);
    case '.':
      return access(node, node.args[0], node.args[1], scope);
    case '!_': {
      const of = lowerAs(node.args, BOOL, scope);
      return of === undefined ? undefined : { type: BOOL, code: `!${wrap(of.code)}` };
    }
    case '-_': {
      const of = lowerAs(node.args, INT, scope);
      return of === undefined ? undefined : { type: INT, code: `-${wrap(of.code)}` };
    }
    case '&&':
    case '||': {
      const a = lowerAs(node.args[0], BOOL, scope);
      const b = lowerAs(node.args[1], BOOL, scope);
      return a === undefined || b === undefined ? undefined : { type: BOOL, code: `(${a.code} ${node.op} ${b.code})` };
    }
    case '?:': {
      const test = lowerAs(node.args[0], BOOL, scope);
      const yes = lower(node.args[1], scope);
      const no = yes === undefined ? undefined : lowerAs(node.args[2], yes.type, scope);
      return test === undefined || yes === undefined || no === undefined
        ? undefined
        : { type: yes.type, code: `(${test.code} ? ${yes.code} : ${no.code})` };
    }
    case '+':
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
      return equality(node, node.op, node.args[0], node.args[1], scope);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return order(node, node.op, node.args[0], node.args[1], scope);
    case 'in':
      return membership(node, node.args[0], node.args[1], scope);
    case 'call':
      return callFunction(node, node.args[0], node.args[1], scope, WALKER);
    case 'rcall':
      return callMethod(node, node.args[0], node.args[1], node.args[2], scope, WALKER);
    case '[]':
      return index(node, node.args[0], node.args[1], scope);
    case '.?':
    case '[?]':
    case 'list':
    case 'map':
      return fault(scope, node, 'this form is not part of the definition language', {
        code: 'expression-unsupported',
        found: node.op,
        expected: 'facts, comparisons, and / or / not, + - *, exists / all / filter / map over a list',
      });
  }
}

const WALKER: Walker = { lower, lowerAs };

const wrap = (code: string): string => (/^[A-Za-z0-9_.]+$/.test(code) || code.startsWith('(') ? code : `(${code})`);

function variable(node: ASTNode, name: string, scope: Scope): Lowered | undefined {
  const found = scope.variables.get(name);
  if (found !== undefined) {
    scope.asks.add(name);
    if (found.code === undefined) scope.waits.add(name);
    return { type: found.type, code: found.code ?? '0' };
  }
  const parameter = scope.environment.parameters.get(name);
  if (parameter !== undefined) {
    scope.uses.add(name);
    return { type: parameter.type, code: parameter.type.kind === 'bool' ? String(parameter.value === 1) : String(parameter.value) };
  }
  const names = [...scope.variables.keys(), ...scope.environment.parameters.keys()];
  const near = nearest(name, names);
  return fault(scope, node, `"${name}" is not known here`, {
    code: 'expression-unknown-name',
    found: name,
    expected: names.join(', '),
    ...(near === undefined ? {} : { hint: `did you mean "${near}"?` }),
  });
}

function access(node: ASTNode, of: ASTNode, name: string, scope: Scope): Lowered | undefined {
  const dotted = of.op === 'id' ? `${of.args}.${name}` : '';
  const parameter = scope.environment.parameters.get(dotted);
  if (parameter !== undefined && of.op === 'id' && !scope.variables.has(of.args)) {
    scope.uses.add(dotted);
    return { type: parameter.type, code: parameter.type.kind === 'bool' ? String(parameter.value === 1) : String(parameter.value) };
  }
  const subject = lower(of, scope);
  if (subject === undefined) return undefined;
  if (subject.type.kind !== 'subject')
    return fault(scope, of, 'only a subject has facts', { found: typeName(subject.type), expected: 'a square, an edge, a character …' });
  const facts = scope.environment.facts.get(subject.type.name) ?? new Map();
  const fact = facts.get(name);
  if (fact === undefined) {
    const near = nearest(name, [...facts.keys()]);
    const { start, end } = node.range;
    const written = { ...node, range: { start: Math.max(start, end - name.length), end } };
    return fault(scope, written, `a ${subject.type.name} has no fact "${name}"`, {
      code: 'expression-unknown-fact',
      found: name,
      expected: [...facts.keys()].join(', '),
      ...(near === undefined ? {} : { hint: `did you mean "${near}"?` }),
    });
  }
  if (fact.definition !== undefined) scope.uses.add(fact.definition);
  if (fact.read === undefined) scope.waits.add(`${subject.type.name}.${name}`);
  return { type: fact.type, code: fact.read?.(subject.code) ?? '0' };
}

/** The two sides of a comparison, where a string literal takes the enumeration of the other side. */
function sides(a: ASTNode, b: ASTNode, scope: Scope): readonly [Lowered, Lowered] | undefined {
  const isText = (n: ASTNode): boolean => n.op === 'value' && typeof n.args === 'string';
  const first = isText(a) && !isText(b) ? b : a;
  const second = first === a ? b : a;
  const left = lower(first, scope);
  if (left === undefined) return undefined;
  const right = lowerAs(second, left.type, scope);
  if (right === undefined) return undefined;
  return first === a ? [left, right] : [right, left];
}

function equality(node: ASTNode, op: '==' | '!=', a: ASTNode, b: ASTNode, scope: Scope): Lowered | undefined {
  const both = sides(a, b, scope);
  if (both === undefined) return undefined;
  if (both[0].type.kind === 'list' || both[0].type.kind === 'set')
    return fault(scope, node, 'lists and sets are not compared whole', {
      found: typeName(both[0].type),
      expected: 'a number, a name, a subject, true or false',
    });
  return { type: BOOL, code: `(${both[0].code} ${op}= ${both[1].code})` };
}

function order(node: ASTNode, op: string, a: ASTNode, b: ASTNode, scope: Scope): Lowered | undefined {
  const both = sides(a, b, scope);
  if (both === undefined) return undefined;
  if (both[0].type.kind !== 'int' && both[0].type.kind !== 'enum')
    return fault(scope, node, `"${op}" needs an order`, { found: typeName(both[0].type), expected: 'whole numbers or an enumeration' });
  return { type: BOOL, code: `(${both[0].code} ${op} ${both[1].code})` };
}

function membership(node: ASTNode, a: ASTNode, b: ASTNode, scope: Scope): Lowered | undefined {
  const set = lower(b, scope);
  if (set === undefined) return undefined;
  if (set.type.kind !== 'set') return fault(scope, node, '"in" needs a set', { found: typeName(set.type), expected: 'a set' });
  if (a.op !== 'value' || typeof a.args !== 'string')
    return fault(scope, a, 'only a name is looked up in a set', { expected: set.type.values.map((v) => `'${v}'`).join(', ') });
  const value = literal(a, a.args, set.type, scope);
  return value === undefined ? undefined : { type: BOOL, code: `((${set.code} & ${2 ** Number(value.code)}) !== 0)` };
}

function index(node: ASTNode, a: ASTNode, b: ASTNode, scope: Scope): Lowered | undefined {
  const list = lower(a, scope);
  const place = lowerAs(b, INT, scope);
  if (list === undefined || place === undefined) return undefined;
  if (list.type.kind !== 'list') return fault(scope, node, 'only a list has places', { found: typeName(list.type), expected: 'a list' });
  return { type: list.type.of, code: `(${list.code}[${place.code}] ?? 0)` };
}

export type { Fault, Lowered, Scope };
