/** Changes to one expression: negated, an atom dropped, a number by one, a name for each other of its enumeration. */
import type { ASTNode } from '@marcbachmann/cel-js';
import { parseExpression } from '../language/expression.ts';

export interface TextMutant {
  readonly change: string;
  readonly text: string;
}

const swap = (text: string, node: ASTNode, by: string): string => text.slice(0, node.range.start) + by + text.slice(node.range.end);
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
    case '?:':
      return node.args;
    default:
      return node.args;
  }
}

/** `truth` tells that the whole is a condition, which can be negated. `values` are all names that enumerations hold; ill-typed mutants fall out later. */
export function expressionMutants(text: string, truth: boolean, values: readonly string[]): TextMutant[] {
  const ast = parseExpression(text);
  if (!('op' in ast)) return [];
  const out: TextMutant[] = truth ? [{ change: 'negated', text: `!(${text})` }] : [];
  const visit = (node: ASTNode): void => {
    if (node.op === '&&' || node.op === '||') {
      const [a, b] = node.args;
      out.push({ change: `dropped ${source(text, b)}`, text: swap(text, node, `(${source(text, a)})`) });
      out.push({ change: `dropped ${source(text, a)}`, text: swap(text, node, `(${source(text, b)})`) });
    }
    if (node.op === 'value' && typeof node.args === 'bigint') {
      for (const by of [1n, -1n]) out.push({ change: `${node.args} to ${node.args + by}`, text: swap(text, node, `(${node.args + by})`) });
    }
    if (node.op === 'value' && typeof node.args === 'string') {
      for (const value of values)
        if (value !== node.args) out.push({ change: `'${node.args}' to '${value}'`, text: swap(text, node, `'${value}'`) });
    }
    for (const child of children(node)) visit(child);
  };
  visit(ast);
  return out;
}
