/** Whether a condition about a step can hold only with a figure on or next to the square entered: it is not evaluated elsewhere. */
import type { ASTNode } from '@marcbachmann/cel-js';
import type { ParseExpression } from '../language/parse-expression.ts';

export function needsFigureNear(text: string, parse: ParseExpression): boolean {
  const ast = parse(text);
  return 'op' in ast && needsFigure(ast, new Set(['to', 'from', 'side']), false);
}

/** `squares` are the names of squares on or next to the one entered; `isDiagonal`: the step has side squares. */
function needsFigure(node: ASTNode, squares: ReadonlySet<string>, isDiagonal: boolean): boolean {
  if (node.op === '||') return needsFigure(node.args[0], squares, isDiagonal) && needsFigure(node.args[1], squares, isDiagonal);
  const parts = conjuncts(node);
  const isKnownDiagonal = isDiagonal || parts.some((part) => pathOf(part) === 'step.diagonal');
  return parts.some((part) => isConjunctAboutFigure(part, squares, isKnownDiagonal));
}

function isConjunctAboutFigure(node: ASTNode, squares: ReadonlySet<string>, isDiagonal: boolean): boolean {
  if (node.op === '||') return needsFigure(node, squares, isDiagonal);
  if (node.op === '.') return node.args[1] === 'occupied' && node.args[0].op === 'id' && squares.has(node.args[0].args);
  if (node.op === 'call') return node.args[0] === 'adjacent' && node.args[1].some((arg) => arg.op === 'id' && arg.args === 'to');
  if (node.op !== 'rcall') return false;
  const [name, listNode, args] = node.args;
  const [bound, body] = args;
  if (bound?.op !== 'id' || body === undefined || (name !== 'exists' && name !== 'all')) return false;
  const isOverSides = pathOf(listNode) === 'step.sides';
  // A straight step has no side squares, so `all` of them holds there without a figure.
  if (name === 'all') return isOverSides && isDiagonal && needsFigure(body, new Set([...squares, bound.args]), isDiagonal);
  return needsFigure(body, isOverSides ? new Set([...squares, bound.args]) : squares, isDiagonal);
}

function conjuncts(node: ASTNode): readonly ASTNode[] {
  return node.op === '&&' ? [...conjuncts(node.args[0]), ...conjuncts(node.args[1])] : [node];
}

function pathOf(node: ASTNode): string {
  return node.op === '.' && node.args[0].op === 'id' ? `${node.args[0].args}.${node.args[1]}` : '';
}
