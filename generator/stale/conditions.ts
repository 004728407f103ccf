/** The conditions in expressions, in a form that does not depend on their subjects. */
import type { ASTNode } from '@marcbachmann/cel-js';
import { isNode, LOOPS } from '../language/cost.ts';
import { pathOf } from '../language/flow.ts';
import { parseExpression } from '../language/parse-expression.ts';

export interface Condition {
  /** `adjacent(c, to)` and `adjacent(c, here)` have one form, as have `c.size > 1` and `who.size <= most`. */
  readonly form: string;
  /** The facts, functions and values that it names, facts with their dots. */
  readonly names: readonly string[];
}

/** The conditions in the texts that call a function and name something else too. Other conditions are in too many rules. */
export const conditionsIn = (texts: readonly string[]): readonly Condition[] => texts.flatMap(conditionsOf);

/** Whether one of the texts has a condition, whatever its subjects are. */
export const haveCondition = (texts: readonly string[], { form, names }: Condition): boolean =>
  texts.some((text) => names.every((name) => text.includes(name)) && conditionsOf(text).some((one) => one.form === form));

/** Whether one of the texts compares something with the value, or with a list that has it. */
export const haveTestFor = (texts: readonly string[], value: string): boolean =>
  texts.some((text) => {
    const node = text.includes(`'${value}'`) ? parseExpression(text) : undefined;
    return isNode(node) && hasTestFor(node, value);
  });

const EQUALITIES: ReadonlySet<string> = new Set(['==', '!=', 'in']);

function hasTestFor(node: ASTNode, value: string): boolean {
  const parts = argumentsOf(node).filter(isNode);
  const values = parts.flatMap((part) => (part.op === 'list' ? argumentsOf(part).filter(isNode) : [part]));
  const isTest = EQUALITIES.has(node.op) && values.some(({ op, args }) => op === 'value' && args === value);
  return isTest || parts.some((part) => hasTestFor(part, value));
}

function conditionsOf(text: string): readonly Condition[] {
  if (!text.includes('(')) return [];
  const node = parseExpression(text);
  if (!isNode(node)) return [];
  return partsOf(node)
    .map(conditionOf)
    .filter(({ form, names }) => names.length > 1 && form.includes('('));
}

const JOINING: ReadonlySet<string> = new Set(['&&', '||', '!_', '?:']);

const partsOf = (node: ASTNode): readonly ASTNode[] => (JOINING.has(node.op) ? argumentsOf(node).filter(isNode).flatMap(partsOf) : [node]);

/** The arguments of a node, those of calls included. */
const argumentsOf = ({ args }: ASTNode): readonly unknown[] => (Array.isArray(args) ? args.flat(2) : [args]);

function conditionOf(node: ASTNode): Condition {
  const names = new Set<string>();
  return { form: formOf(node, names), names: [...names] };
}

const ORDERS: ReadonlySet<string> = new Set(['<', '<=', '>', '>=']);
const ANYTHING = '_';

/** @param names receives the names that the form has, without those of the functions of lists */
function formOf(node: ASTNode, names: Set<string>): string {
  const named = (name: string): string => {
    names.add(name);
    return name;
  };
  if (node.op === 'id') return ANYTHING;
  if (node.op === 'value') return typeof node.args === 'string' ? named(`'${node.args}'`) : ANYTHING;
  if (node.op === '.') return named(`.${node.args[1]}`);
  if (node.op === 'call' || node.op === 'rcall') {
    const [name, ...parts] = argumentsOf(node);
    const receiver = node.op === 'rcall' ? parts[0] : undefined;
    // A variable or fact as an argument is only the subject of the condition.
    const isSubject = (part: ASTNode): boolean => part !== receiver && pathOf(part) !== undefined;
    const forms = parts.filter(isNode).map((part) => (isSubject(part) ? ANYTHING : formOf(part, names)));
    return `${LOOPS.has(String(name)) ? name : named(String(name))}(${forms.join()})`;
  }
  const forms = argumentsOf(node)
    .filter(isNode)
    .map((part) => formOf(part, names));
  return `${ORDERS.has(node.op) ? '<' : node.op} ${forms.join(' ')}`;
}
