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
    case '||': {
      const a = evaluateConstant(node.args[0], scope);
      const b = evaluateConstant(node.args[1], scope);
      if (typeof a !== 'boolean' || typeof b !== 'boolean') return undefined;
      return node.op === '&&' ? a && b : a || b;
    }
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
    default:
      return undefined;
  }
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
