import { type ASTNode, parse } from '@marcbachmann/cel-js';
import { isStructure } from '../../engine/base/json.ts';
import { lengthFault, nestingFault } from './cost.ts';
import type { Fault } from './fault.ts';
import { syntaxHint } from './syntax-hints.ts';

export type ParseExpression = (text: string) => ASTNode | Fault;

export function createExpressionParser(): ParseExpression {
  const resultByText = new Map<string, ASTNode | Fault>();
  return (text) => {
    const known = resultByText.get(text);
    if (known !== undefined) return known;
    const result = parseExpression(text);
    resultByText.set(text, result);
    return result;
  };
}

const EXPRESSION_HINT =
  'An expression is a number, a fact or a calculation, such as "line.range + 1"; a condition compares facts: "square.elevation > 1 && board.kind == \'indoor\'".';

export function parseExpression(text: string): ASTNode | Fault {
  try {
    const tooLong = lengthFault(text);
    if (tooLong !== undefined) return tooLong;
    const { ast } = parse(text);
    return nestingFault(ast) ?? ast;
  } catch (error) {
    const range = errorRange(error);
    const hint = syntaxHint(text);
    const start = hint?.start ?? range?.start ?? 0;
    const end = hint?.end ?? range?.end ?? text.length;
    return {
      code: 'expression-syntax',
      message: 'the expression cannot be read',
      found: hint?.found ?? (text.slice(start, end) || 'its end'),
      expected: 'facts, comparisons, &&, ||, !, +, -, *',
      hint: hint?.hint ?? EXPRESSION_HINT,
      start,
      end,
    };
  }
}

function errorRange(error: unknown): { start: number; end: number } | undefined {
  if (!isStructure(error) || !('range' in error)) return undefined;
  const { range } = error;
  if (!isStructure(range) || !('start' in range) || !('end' in range)) return undefined;
  return typeof range.start === 'number' && typeof range.end === 'number' ? { start: range.start, end: range.end } : undefined;
}
