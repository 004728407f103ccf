/** Whether a condition about a step can hold only where a figure is on or next to the square entered: elsewhere it need not be evaluated. */
import type { ASTNode } from '@marcbachmann/cel-js';
import type { ParseExpression } from '../language/parse-expression.ts';

export function needsFigureNear(text: string, parse: ParseExpression): boolean {
  const ast = parse(text);
  return 'op' in ast && needsFigure(ast, new Set(['to', 'from', 'side']), false);
}

/** `squares` are the names of squares on or next to the one entered; `diagonal` says that the step has side squares. */
function needsFigure(node: ASTNode, squares: ReadonlySet<string>, diagonal: boolean): boolean {
  if (node.op === '||') return needsFigure(node.args[0], squares, diagonal) && needsFigure(node.args[1], squares, diagonal);
  const parts = conjuncts(node);
  const isDiagonal = diagonal || parts.some((part) => pathOf(part) === 'step.diagonal');
  return parts.some((part) => isConjunctAboutFigure(part, squares, isDiagonal));
}

function isConjunctAboutFigure(node: ASTNode, squares: ReadonlySet<string>, diagonal: boolean): boolean {
  if (node.op === '||') return needsFigure(node, squares, diagonal);
  if (node.op === '.') return node.args[1] === 'occupied' && node.args[0].op === 'id' && squares.has(node.args[0].args);
  if (node.op === 'call') return node.args[0] === 'adjacent' && node.args[1].some((arg) => arg.op === 'id' && arg.args === 'to');
  if (node.op !== 'rcall') return false;
  const [name, of, args] = node.args;
  const [bound, body] = args;
  if (bound?.op !== 'id' || body === undefined || (name !== 'exists' && name !== 'all')) return false;
  const sides = pathOf(of) === 'step.sides';
  // A straight step has no side squares, so `all` of them holds there without a figure.
  if (name === 'all') return sides && diagonal && needsFigure(body, new Set([...squares, bound.args]), diagonal);
  return needsFigure(body, sides ? new Set([...squares, bound.args]) : squares, diagonal);
}

function conjuncts(node: ASTNode): readonly ASTNode[] {
  return node.op === '&&' ? [...conjuncts(node.args[0]), ...conjuncts(node.args[1])] : [node];
}

function pathOf(node: ASTNode): string {
  return node.op === '.' && node.args[0].op === 'id' ? `${node.args[0].args}.${node.args[1]}` : '';
}
