/** Evaluates an expression over known numbers, booleans and names. For checks of the compiler; the engine runs lowered code. */
import type { ASTNode } from '@marcbachmann/cel-js';

type Value = number | boolean | string;

export interface ConstantScope {
  lookUp(name: string): Value | undefined;
}

/** The value, or undefined if the expression reads something unknown. */
export function evaluateConstant(node: ASTNode, scope: ConstantScope): Value | undefined {
  switch (node.op) {
    case 'value':
      if (typeof node.args === 'bigint') return Number(node.args);
      return typeof node.args === 'boolean' || typeof node.args === 'string' ? node.args : undefined;
    case 'id':
      return scope.lookUp(node.args);
    case '.':
      return node.args[0].op === 'id' ? scope.lookUp(`${node.args[0].args}.${node.args[1]}`) : undefined;
    case '!_': {
      const operand = evaluateConstant(node.args, scope);
      return typeof operand === 'boolean' ? !operand : undefined;
    }
    case '-_': {
      const operand = evaluateConstant(node.args, scope);
      return typeof operand === 'number' ? -operand : undefined;
    }
    case '&&':
    case '||':
      return evaluateLogical(node.args[0], node.args[1], node.op === '||', scope);
    case '==':
    case '!=': {
      const a = evaluateConstant(node.args[0], scope);
      const b = evaluateConstant(node.args[1], scope);
      return a === undefined || b === undefined ? undefined : (a === b) === (node.op === '==');
    }
    case '+':
    case '-':
    case '*':
    case '<':
    case '<=':
    case '>':
    case '>=': {
      const a = evaluateConstant(node.args[0], scope);
      const b = evaluateConstant(node.args[1], scope);
      return typeof a === 'number' && typeof b === 'number' ? arithmetic(node.op, a, b) : undefined;
    }
    case 'in':
      return isMember(node.args[0], node.args[1], scope);
    default:
      return undefined;
  }
}

/** `&&` or `||`: one operand with the value `deciding` decides alone, even if the other is unknown. */
function evaluateLogical(left: ASTNode, right: ASTNode, deciding: boolean, scope: ConstantScope): boolean | undefined {
  const a = evaluateConstant(left, scope);
  if (a === deciding) return deciding;
  const b = evaluateConstant(right, scope);
  if (b === deciding) return deciding;
  return typeof a !== 'boolean' || typeof b !== 'boolean' ? undefined : !deciding;
}

function isMember(item: ASTNode, list: ASTNode, scope: ConstantScope): boolean | undefined {
  const value = evaluateConstant(item, scope);
  const members = list.op === 'list' ? list.args.map((member) => evaluateConstant(member, scope)) : [undefined];
  return value === undefined || members.includes(undefined) ? undefined : members.includes(value);
}

function arithmetic(op: '+' | '-' | '*' | '<' | '<=' | '>' | '>=', a: number, b: number): Value {
  switch (op) {
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    case '>=':
      return a >= b;
  }
}
