/** The words of operators, and what decides whether a printed expression needs brackets. */
import type { ASTNode } from '@marcbachmann/cel-js';

/** The phrases of a comparison and of its negation. */
export const COMPARE: { readonly [op: string]: readonly [string, string] } = {
  '==': ['is', 'is not'],
  '!=': ['is not', 'is'],
  '<': ['is less than', 'is at least'],
  '<=': ['is at most', 'is more than'],
  '>': ['is more than', 'is at most'],
  '>=': ['is at least', 'is less than'],
};
export const ARITHMETIC: { readonly [op: string]: string } = { '+': 'plus', '-': 'minus', '*': 'times' };
export const isCompound = (node: ASTNode): boolean => node.op === '&&' || node.op === '||' || (node.op === '!_' && isCompound(node.args));

/** The operands of nested uses of one operator: `a && (b && c)` has three. */
export function operandsOf(node: ASTNode, op: '&&' | '||'): ASTNode[] {
  return node.op === op ? node.args.flatMap((part) => operandsOf(part, op)) : [node];
}

export const hasConditionOperator = (node: ASTNode): boolean => node.op in COMPARE || ['!_', '&&', '||', 'in'].includes(node.op);

/** Whether a printed expression ends with a part to which words that follow would seem to belong: "those C for which …", "… else 0". */
export function endsOpen(node: ASTNode): boolean {
  switch (node.op) {
    case '?:':
      return true;
    case '!_':
    case '-_':
      return partEndsOpen(node.args);
    case '.':
    case '[]':
      return partEndsOpen(node.args[0]);
    case 'call':
      return node.args[1].some(partEndsOpen);
    case 'rcall':
      return ['filter', 'map', 'exists', 'all'].includes(node.args[0]) || partEndsOpen(node.args[1]);
    case 'value':
    case 'id':
    case 'list':
    case 'map':
      return false;
    default:
      return isPair(node) && partEndsOpen(node.args[1]);
  }
}

/** As `endsOpen`, for the last part of an expression: a conditional is in brackets there. */
const partEndsOpen = (node: ASTNode): boolean => node.op !== '?:' && endsOpen(node);

type PairNode = Extract<ASTNode, { readonly args: readonly [ASTNode, ASTNode] }>;

const isPair = (node: ASTNode): node is PairNode => node.op in COMPARE || node.op in ARITHMETIC || ['in', '&&', '||'].includes(node.op);

/** Functions whose printed calls have several parts: "the larger of A and B", "half of A, rounded", "A for each of B". */
const SEVERAL_PARTS: ReadonlySet<string> = new Set(['max', 'min', 'half', 'share', 'wholes', 'spread']);

export const hasSeveralParts = (node: ASTNode): boolean => node.op === 'call' && SEVERAL_PARTS.has(node.args[0]);

export const isPut = (node: ASTNode): boolean => node.op === 'rcall' && node.args[0] === 'put';
