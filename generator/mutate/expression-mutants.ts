/**
 * Changes to one expression: its negation, a dropped part, another operator, a number higher or lower by one, another name of the
 * enumeration.
 */
import type { ASTNode } from '@marcbachmann/cel-js';
import { isNode } from '../language/cost.ts';
import { parseExpression } from '../language/parse-expression.ts';

interface TextMutant {
  readonly change: string;
  readonly text: string;
}

const OTHER_OPERATORS: { readonly [operator: string]: readonly string[] } = {
  '==': ['!='],
  '!=': ['=='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '+': ['-'],
  '-': ['+'],
  '*': ['+'],
  min: ['max'],
  max: ['min'],
  exists: ['all'],
  all: ['exists'],
};

const withNode = (text: string, node: ASTNode, replacement: string): string =>
  text.slice(0, node.range.start) + replacement + text.slice(node.range.end);
const source = (text: string, node: ASTNode): string => text.slice(node.range.start, node.range.end);

function children(node: ASTNode): readonly ASTNode[] {
  switch (node.op) {
    case 'value':
    case 'id':
      return [];
    case '.':
    case '.?':
      return [node.args[0]];
    case '!_':
    case '-_':
      return [node.args];
    case 'call':
      return node.args[1];
    case 'rcall':
      return [node.args[1], ...node.args[2]];
    case 'list':
      return node.args;
    case 'map':
      return node.args.flat();
    default:
      return node.args;
  }
}

/** Whether an expression may be a condition: not if it surely makes a number, a list or a name. A `?:` has mutants of its own instead. */
const canBeNegated = ({ op, args }: ASTNode): boolean =>
  op === 'value' ? typeof args === 'boolean' : !['+', '-', '*', '/', '%', '-_', 'list', 'map', '?:'].includes(op);

/** @param others the other names of the enumerations that have this one; the compiler refuses mutants of the wrong type later */
export function expressionMutants(text: string, others: (name: string) => readonly string[]): TextMutant[] {
  const ast = parseExpression(text);
  if (!('op' in ast)) return [];
  const out: TextMutant[] = canBeNegated(ast) ? [{ change: 'negated', text: `!(${text})` }] : [];
  const visit = (node: ASTNode): void => {
    out.push(...changesOf(text, node, others));
    for (const child of children(node)) visit(child);
  };
  visit(ast);
  return out;
}

function changesOf(text: string, node: ASTNode, others: (name: string) => readonly string[]): TextMutant[] {
  const becomes = (part: ASTNode, change: string): TextMutant => ({ change, text: withNode(text, node, `(${source(text, part)})`) });
  switch (node.op) {
    case '&&':
    case '||': {
      const [a, b] = node.args;
      const other = node.op === '&&' ? '||' : '&&';
      return [
        becomes(a, `dropped ${source(text, b)}`),
        becomes(b, `dropped ${source(text, a)}`),
        { change: `${node.op} to ${other}`, text: withNode(text, node, `((${source(text, a)}) ${other} (${source(text, b)}))`) },
      ];
    }
    case '?:': {
      const [, yes, no] = node.args;
      return [becomes(yes, `always ${source(text, yes)}`), becomes(no, `always ${source(text, no)}`)];
    }
    case 'value': {
      const { args } = node;
      if (typeof args === 'bigint')
        return [1n, -1n].map((delta) => ({ change: `${args} to ${args + delta}`, text: withNode(text, node, `(${args + delta})`) }));
      if (typeof args === 'boolean') return [{ change: `${args} to ${!args}`, text: withNode(text, node, String(!args)) }];
      if (typeof args !== 'string') return [];
      return others(args).map((name) => ({ change: `'${args}' to '${name}'`, text: withNode(text, node, `'${name}'`) }));
    }
    case '-_':
      return [becomes(node.args, `${source(text, node)} without its sign`)];
    case 'call': {
      const [name, args] = node.args;
      const list = args.map((arg) => source(text, arg)).join(', ');
      return (OTHER_OPERATORS[name] ?? []).map((other) => ({
        change: `${name} to ${other}`,
        text: withNode(text, node, `${other}(${list})`),
      }));
    }
    case 'rcall': {
      const [name, receiver, args] = node.args;
      const [receiverText, list] = [source(text, receiver), args.map((arg) => source(text, arg)).join(', ')];
      if (name === 'filter') return [becomes(receiver, `without filter(${list})`)];
      return (OTHER_OPERATORS[name] ?? []).map((other) => ({
        change: `${name} to ${other}`,
        text: withNode(text, node, `(${receiverText}).${other}(${list})`),
      }));
    }
    default:
      return binary(text, node);
  }
}

function binary(text: string, node: ASTNode): TextMutant[] {
  const operands: readonly unknown[] = node.args instanceof Array ? node.args : [];
  const parts = operands.flatMap((operand) => (isNode(operand) ? [source(text, operand)] : []));
  if (parts.length !== 2) return [];
  return (OTHER_OPERATORS[node.op] ?? []).map((other) => ({
    change: `${source(text, node)} with ${other}`,
    text: withNode(text, node, `((${parts[0]}) ${other} (${parts[1]}))`),
  }));
}
