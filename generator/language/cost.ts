import type { ASTNode } from '@marcbachmann/cel-js';
import { isStructure } from '../../engine/base/json.ts';
import type { Fault } from './fault.ts';

/** The most characters of an expression; no rule needs a fifth of them. */
const LONGEST = 4000;
/** The most levels of nested list functions: the work is the size of the list to this power. */
const DEEPEST = 4;

/** The functions of lists that evaluate an expression for each item. */
export const LOOPS: ReadonlySet<string> = new Set(['exists', 'all', 'filter', 'map']);

export function lengthFault(text: string): Fault | undefined {
  if (text.length <= LONGEST) return undefined;
  const [found, expected] = [`${text.length} characters`, `at most ${LONGEST}`];
  return { code: 'expression-too-costly', message: 'the expression is too long', found, expected, start: 0, end: 0 };
}

export function nestingFault(node: ASTNode, depth = 0): Fault | undefined {
  const depthInside = depth + (node.op === 'rcall' && LOOPS.has(node.args[0]) ? 1 : 0);
  if (depthInside > DEEPEST) {
    const { start, end } = node.range;
    const hint = 'Define a property for the inner list, and use it here.';
    return {
      code: 'expression-too-costly',
      message: 'list functions are nested too deeply',
      found: `${depthInside} levels`,
      expected: `at most ${DEEPEST}`,
      hint,
      start,
      end,
    };
  }
  for (const child of childrenOf(node)) {
    // The list of a list function is evaluated once, before its body.
    const found = nestingFault(child, node.op === 'rcall' && child === node.args[1] ? depth : depthInside);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The nodes among the arguments: calls have them in a list, maps in a list of pairs. */
export function childrenOf(node: ASTNode): ASTNode[] {
  const parts: unknown = node.args;
  return (Array.isArray(parts) ? parts.flat(2) : [parts]).filter(isNode);
}

export const isNode = (value: unknown): value is ASTNode => isStructure(value) && 'op' in value && 'range' in value;
