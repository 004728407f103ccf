import type { ASTNode } from '@marcbachmann/cel-js';
import { isStructure } from '../../engine/base/json.ts';
import type { Fault } from './fault.ts';

/** The most characters of an expression; no rule needs a fifth of them. */
const LONGEST = 4000;
/** The most levels of list functions nested in one expression: the work is the size of the list to this power. */
const DEEPEST = 4;
/** The same with the levels of the properties and calculations that the expression calls; `start.last-room` needs as many. */
export const DEEPEST_WITH_CALLS = 6;

/** The functions of lists that evaluate an expression for each item. */
export const LOOPS: ReadonlySet<string> = new Set(['exists', 'all', 'filter', 'map']);

export function lengthFault(text: string): Fault | undefined {
  if (text.length <= LONGEST) return undefined;
  const [found, expected] = [`${text.length} characters`, `at most ${LONGEST}`];
  return { code: 'expression-too-costly', message: 'the expression is too long', found, expected, start: 0, end: 0 };
}

const LEVELS_OF_CALLS = `With the properties and calculations that it calls, an expression may have ${DEEPEST_WITH_CALLS} levels.`;

export function nestingFault(root: ASTNode): Fault | undefined {
  const tooDeep = nodesIn(root).find(({ levels }) => levels > DEEPEST);
  if (tooDeep === undefined) return undefined;
  const { start, end } = tooDeep.node.range;
  return {
    code: 'expression-too-costly',
    message: 'list functions are nested too deeply',
    found: `${tooDeep.levels} levels`,
    expected: `at most ${DEEPEST}`,
    hint: `Define a property for the inner list, and use it here. ${LEVELS_OF_CALLS}`,
    start,
    end,
  };
}

export interface NestedNode {
  readonly node: ASTNode;
  /** How many list functions evaluate it for each item, itself included. */
  readonly levels: number;
  /** The functions of whose arguments it is a part, the outermost first. */
  readonly argumentOf: readonly string[];
}

/** All nodes of an expression, each before those inside it. */
export function nodesIn(root: ASTNode): readonly NestedNode[] {
  const nodes: NestedNode[] = [];
  const visit = (node: ASTNode, outside: number, argumentOf: readonly string[]): void => {
    const levels = outside + (node.op === 'rcall' && LOOPS.has(node.args[0]) ? 1 : 0);
    nodes.push({ node, levels, argumentOf });
    const around = node.op === 'call' ? [...argumentOf, node.args[0]] : argumentOf;
    // The list of a list function is evaluated once, before its body.
    for (const child of childrenOf(node)) visit(child, node.op === 'rcall' && child === node.args[1] ? outside : levels, around);
  };
  visit(root, 0, []);
  return nodes;
}

/** The nodes among the arguments: calls have them in a list, maps in a list of pairs. */
export function childrenOf(node: ASTNode): ASTNode[] {
  const parts: unknown = node.args;
  return (Array.isArray(parts) ? parts.flat(2) : [parts]).filter(isNode);
}

export const isNode = (value: unknown): value is ASTNode => isStructure(value) && 'op' in value && 'range' in value;
