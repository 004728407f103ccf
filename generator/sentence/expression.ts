/** Prints an expression as plain English. */
import type { ASTNode } from '@marcbachmann/cel-js';
import { parseExpression } from '../language/expression.ts';

/** "hinderingToMove" as "hindering to move". */
export function words(name: string): string {
  return name
    .replaceAll(/[.-]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
}

export function phraseOf(text: string): string {
  const ast = parseExpression(text);
  return 'op' in ast ? say(ast) : text;
}

const COMPARE: { readonly [op: string]: string } = {
  '==': 'is',
  '!=': 'is not',
  '<': 'is less than',
  '<=': 'is at most',
  '>': 'is more than',
  '>=': 'is at least',
};
const COUNT: { readonly [op: string]: string } = { '+': 'plus', '-': 'minus', '*': 'times' };
const LIST: { readonly [form: string]: string } = { exists: 'for some', all: 'for every', filter: 'those of', map: 'for each of' };

function joined(node: ASTNode, op: '&&' | '||'): string {
  if (node.op === op) return node.args.map((part) => joined(part, op)).join(op === '&&' ? ' and ' : ' or ');
  return node.op === '&&' || node.op === '||' ? `(${say(node)})` : say(node);
}

/** A fact in the possessive: "the square's elevation". */
function noun(node: ASTNode): string {
  if (node.op === 'id') return `the ${words(node.args)}`;
  if (node.op === '.') return `${noun(node.args[0])}'s ${words(node.args[1])}`;
  return say(node);
}

function say(node: ASTNode): string {
  switch (node.op) {
    case 'value':
      return typeof node.args === 'string' ? words(node.args) : String(node.args);
    case 'id':
      return `the ${words(node.args)}`;
    case '.':
      return noun(node);
    case '!_':
      return `not ${node.args.op === '&&' || node.args.op === '||' ? `(${say(node.args)})` : say(node.args)}`;
    case '-_':
      return `minus ${say(node.args)}`;
    case '&&':
    case '||':
      return joined(node, node.op);
    case '?:':
      return `${say(node.args[1])} if ${say(node.args[0])}, else ${say(node.args[2])}`;
    case '+':
    case '-':
    case '*':
      return `${say(node.args[0])} ${COUNT[node.op]} ${say(node.args[1])}`;
    case '==':
    case '!=':
    case '<':
    case '<=':
    case '>':
    case '>=':
      return `${say(node.args[0])} ${COMPARE[node.op]} ${say(node.args[1])}`;
    case 'in':
      return `${say(node.args[1])} hold ${say(node.args[0])}`;
    case 'call':
      return call(node.args[0], node.args[1]);
    case 'rcall':
      return method(node.args[0], node.args[1], node.args[2]);
    case '[]':
      return `entry ${say(node.args[1])} of ${say(node.args[0])}`;
    default:
      return node.input.slice(node.range.start, node.range.end);
  }
}

function call(name: string, args: readonly ASTNode[]): string {
  const said = args.map((a) => say(a));
  switch (name) {
    case 'opposing':
    case 'adjacent':
    case 'touching':
      return `${said.join(' and ')} are ${name}`;
    case 'max':
      return `the larger of ${said.join(' and ')}`;
    case 'min':
      return `the smaller of ${said.join(' and ')}`;
    case 'half':
      return `half of ${said.join('')}`;
    default:
      return `the ${words(name)} of ${said.join(' and ')}`;
  }
}

function method(name: string, of: ASTNode, args: readonly ASTNode[]): string {
  const [bound, body] = args;
  if (bound === undefined || body === undefined) return `the ${name === 'size' ? 'number' : words(name)} of ${say(of)}`;
  return `${LIST[name] ?? name} ${say(bound).replace('the ', '')} among ${say(of)}, ${say(body)}`;
}
