/** Whether a condition about a step can hold only with a figure on or next to the square entered: it is not evaluated elsewhere. */
import type { ASTNode } from '@marcbachmann/cel-js';
import type { ParseExpression } from '../language/parse-expression.ts';

interface Names {
  /** Squares on or next to the one entered. */
  readonly squares: ReadonlySet<string>;
  readonly characters: ReadonlySet<string>;
}

export function needsFigureNear(text: string, parse: ParseExpression): boolean {
  const ast = parse(text);
  return 'op' in ast && needsFigure(ast, { squares: new Set(['to', 'from', 'side']), characters: new Set() }, false);
}

/** `isDiagonal`: the step has side squares. */
function needsFigure(node: ASTNode, names: Names, isDiagonal: boolean): boolean {
  if (node.op === '||') return needsFigure(node.args[0], names, isDiagonal) && needsFigure(node.args[1], names, isDiagonal);
  const parts = conjuncts(node);
  const isKnownDiagonal = isDiagonal || parts.some((part) => pathOf(part) === 'step.diagonal');
  return parts.some((part) => isConjunctAboutFigure(part, names, isKnownDiagonal));
}

function isConjunctAboutFigure(node: ASTNode, names: Names, isDiagonal: boolean): boolean {
  if (node.op === '||') return needsFigure(node, names, isDiagonal);
  if (node.op === '.') return node.args[1] === 'occupied' && node.args[0].op === 'id' && names.squares.has(node.args[0].args);
  if (node.op === 'call') return node.args[0] === 'adjacent' && isCharacterAndSquareEntered(node.args[1], names);
  if (node.op !== 'rcall') return false;
  const [name, listNode, args] = node.args;
  const [bound, body] = args;
  if (bound?.op !== 'id' || body === undefined || (name !== 'exists' && name !== 'all')) return false;
  const isOverSides = pathOf(listNode) === 'step.sides';
  // A straight step has no side squares, so `all` of them holds there without a figure.
  if (name === 'all' && !(isOverSides && isDiagonal)) return false;
  if (isOverSides) return needsFigure(body, { ...names, squares: new Set([...names.squares, bound.args]) }, isDiagonal);
  const isOverCharacters = listNode.op === 'id' && listNode.args === 'characters';
  return needsFigure(body, isOverCharacters ? { ...names, characters: new Set([...names.characters, bound.args]) } : names, isDiagonal);
}

/** Whether the arguments of `adjacent` are a character and the square entered: it also compares two squares, which may both be empty. */
const isCharacterAndSquareEntered = (args: readonly ASTNode[], { characters }: Names): boolean =>
  args.some((arg) => arg.op === 'id' && arg.args === 'to') && args.some((arg) => arg.op === 'id' && characters.has(arg.args));

function conjuncts(node: ASTNode): readonly ASTNode[] {
  return node.op === '&&' ? [...conjuncts(node.args[0]), ...conjuncts(node.args[1])] : [node];
}

function pathOf(node: ASTNode): string {
  return node.op === '.' && node.args[0].op === 'id' ? `${node.args[0].args}.${node.args[1]}` : '';
}
