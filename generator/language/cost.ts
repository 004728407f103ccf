import type { ASTNode } from '@marcbachmann/cel-js';
import { isStructure } from '../../engine/base/json.ts';
import type { Fault } from './fault.ts';

/** The most characters of an expression; no rule needs a fifth of them. */
const LONGEST = 4000;
/** The most levels of list functions nested in one expression: the work is the size of the list to this power. */
const DEEPEST = 4;
/** The same with the levels of the properties and calculations that the expression calls; `start.last-room` needs as many. */
export const DEEPEST_WITH_CALLS = 6;

/** The same for list functions over all squares or edges: a map has hundreds of them. `give.close-blocking` needs as many. */
export const DEEPEST_OVER_MAP = 3;
const WHOLE_MAP: ReadonlySet<string> = new Set(['squares', 'edges']);

/** The functions of lists that evaluate an expression for each item. */
export const LOOPS: ReadonlySet<string> = new Set(['exists', 'all', 'filter', 'map']);

export function lengthFault(text: string): Fault | undefined {
  if (text.length <= LONGEST) return undefined;
  const [found, expected] = [`${text.length} characters`, `at most ${LONGEST}`];
  return { code: 'expression-too-costly', message: 'the expression is too long', found, expected, start: 0, end: 0 };
}

const LEVELS_OF_CALLS = `With the properties and calculations that it calls, an expression may have ${DEEPEST_WITH_CALLS} levels.`;

export function nestingFault(root: ASTNode): Fault | undefined {
  const nodes = nodesIn(root);
  const overMap = nodes.find(({ levelsOverMap }) => levelsOverMap > DEEPEST_OVER_MAP);
  if (overMap !== undefined) {
    const hint = 'Search a shorter list inside, such as the squares of a character.';
    return faultAt(overMap.node, 'list functions over the whole map are nested too deeply', overMap.levelsOverMap, DEEPEST_OVER_MAP, hint);
  }
  const tooDeep = nodes.find(({ levels }) => levels > DEEPEST);
  if (tooDeep === undefined) return undefined;
  const hint = `Define a property for the inner list, and use it here. ${LEVELS_OF_CALLS}`;
  return faultAt(tooDeep.node, 'list functions are nested too deeply', tooDeep.levels, DEEPEST, hint);
}

function faultAt({ range: { start, end } }: ASTNode, message: string, found: number, most: number, hint: string): Fault {
  return { code: 'expression-too-costly', message, found: `${found} levels`, expected: `at most ${most}`, hint, start, end };
}

export interface NestedNode {
  readonly node: ASTNode;
  /** How many list functions evaluate it for each item, itself included. */
  readonly levels: number;
  /** How many of these are over all squares or edges. */
  readonly levelsOverMap: number;
  /** The functions of whose arguments it is a part, the outermost first. */
  readonly argumentOf: readonly string[];
}

type Nested = Omit<NestedNode, 'node'>;

/** All nodes of an expression, each before those inside it. */
export function nodesIn(root: ASTNode): readonly NestedNode[] {
  const nodes: NestedNode[] = [];
  const visit = (node: ASTNode, outside: Nested): void => {
    const list = node.op === 'rcall' && LOOPS.has(node.args[0]) ? node.args[1] : undefined;
    const inside: Nested = {
      levels: outside.levels + (list === undefined ? 0 : 1),
      levelsOverMap: outside.levelsOverMap + (list !== undefined && isWholeMap(list) ? 1 : 0),
      argumentOf: node.op === 'call' ? [...outside.argumentOf, node.args[0]] : outside.argumentOf,
    };
    nodes.push({ ...inside, node, argumentOf: outside.argumentOf });
    // The list of a list function is evaluated once, before its body.
    for (const child of childrenOf(node)) visit(child, child === list ? outside : inside);
  };
  visit(root, { levels: 0, levelsOverMap: 0, argumentOf: [] });
  return nodes;
}

/** Whether a list has all squares or edges, or is made from them, as in `squares.filter(s, s.water)`. */
const isWholeMap = (list: ASTNode): boolean =>
  list.op === 'id' ? WHOLE_MAP.has(list.args) : list.op === 'rcall' && isWholeMap(list.args[1]);

/** The nodes among the arguments: calls have them in a list, maps in a list of pairs. */
export function childrenOf(node: ASTNode): ASTNode[] {
  const parts: unknown = node.args;
  return (Array.isArray(parts) ? parts.flat(2) : [parts]).filter(isNode);
}

export const isNode = (value: unknown): value is ASTNode => isStructure(value) && 'op' in value && 'range' in value;
