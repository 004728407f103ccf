/** Finds conditions that can never hold at once: one requires a fact that the other excludes. Not every such pair is found. */
import { camel } from '../camel.ts';
import type { DefinitionOf } from '../game/program.ts';
import { isNode } from '../language/cost.ts';
import type { ParseExpression } from '../language/parse-expression.ts';

interface Conditional {
  readonly if?: string;
  readonly unless?: readonly { readonly if: string }[];
}

export type Exclusion = (one: Conditional, other: Conditional) => boolean;

export function createExclusion(properties: readonly DefinitionOf<'property'>[], parse: ParseExpression): Exclusion {
  const functions = new Map(properties.flatMap((d) => (d.takes === undefined ? [] : [[camel(d.id), d] as const])));
  const context: ExpressionContext = { parse, functions };
  return (one, other) => contradicts(factsOf(one, context), factsOf(other, context));
}

/** Whether these conditions can never hold while none of the others does. Not every such case is found. */
export function isImpossible(holding: readonly string[], others: readonly string[], parse: ParseExpression): boolean {
  const context: ExpressionContext = { parse, functions: new Map() };
  const facts = emptyFacts();
  for (const text of holding) addFacts(parse(text), new Map(), true, facts, context);
  for (const text of others) addFacts(parse(text), new Map(), false, facts, context);
  const isContradicted = facts.values.get(FALSE) === 'true' || facts.values.get(TRUE) === 'false';
  return isContradicted || facts.hasConflict || hasEmptyRelation(facts) || hasEmptyRange(facts);
}

interface ExpressionContext {
  readonly parse: ParseExpression;
  readonly functions: ReadonlyMap<string, DefinitionOf<'property'>>;
}

interface Facts {
  /** Whether an expression was found to have two values. */
  hasConflict: boolean;
  /** The value of each expression, both as text. */
  readonly values: Map<string, string>;
  /** By two expressions as text: which of `<`, `==` and `>` may hold between them, as bits. */
  readonly relations: Map<string, number>;
  /** The least and the greatest value of each expression that is compared with numbers. */
  readonly ranges: Map<string, readonly [least: number, greatest: number]>;
}

/** The bits of the comparisons: 1 for `<`, 2 for `==`, 4 for `>`. */
const RELATIONS: { readonly [operator: string]: number } = { '<': 1, '==': 2, '<=': 3, '>': 4, '!=': 5, '>=': 6 };
const ANY_RELATION = 7;
/** The bits with the sides of the comparison exchanged. */
const MIRRORED: readonly number[] = [0, 4, 2, 6, 1, 5, 3, 7];
/** A whole number as text. */
const NUMBER = /^value\((-?\d+)\)$/;
const FALSE = 'value(false)';
const TRUE = 'value(true)';

/** The arguments of the property being read, as text, by parameter. */
type Bound = ReadonlyMap<string, string>;

const contradicts = (one: Facts, other: Facts): boolean =>
  [...one.values].some(([text, is]) => other.values.get(text) !== undefined && other.values.get(text) !== is) ||
  [...one.relations].some(([pair, bits]) => (bits & (other.relations.get(pair) ?? ANY_RELATION)) === 0);

const hasEmptyRelation = ({ relations }: Facts): boolean => [...relations.values()].includes(0);
const hasEmptyRange = ({ ranges }: Facts): boolean => [...ranges.values()].some(([least, greatest]) => least > greatest);

function setValue(facts: Facts, text: string, value: string): void {
  const known = facts.values.get(text);
  if (known !== undefined && known !== value) facts.hasConflict = true;
  facts.values.set(text, value);
}

/** Narrows the range of an expression that is compared with a whole number. */
function narrow(facts: Facts, [a, b]: readonly [string, string], bits: number): void {
  if (isLiteral(a) && !isLiteral(b)) narrow(facts, [b, a], MIRRORED[bits] ?? ANY_RELATION);
  const limit = Number(NUMBER.exec(b)?.[1] ?? Number.NaN);
  if (isLiteral(a) || Number.isNaN(limit)) return;
  const [least, greatest] = facts.ranges.get(a) ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const from = (bits & 1) > 0 ? Number.NEGATIVE_INFINITY : (bits & 2) > 0 ? limit : limit + 1;
  const to = (bits & 4) > 0 ? Number.POSITIVE_INFINITY : (bits & 2) > 0 ? limit : limit - 1;
  facts.ranges.set(a, [Math.max(least, from), Math.min(greatest, to)]);
}

const emptyFacts = (): Facts => ({ hasConflict: false, values: new Map(), relations: new Map(), ranges: new Map() });

function factsOf(d: Conditional, context: ExpressionContext): Facts {
  const facts = emptyFacts();
  if (d.if !== undefined) addFacts(context.parse(d.if), new Map(), true, facts, context);
  for (const exception of d.unless ?? []) addFacts(context.parse(exception.if), new Map(), false, facts, context);
  return facts;
}

function addFacts(node: ReturnType<ParseExpression>, bound: Bound, truth: boolean, facts: Facts, context: ExpressionContext): void {
  if (!('op' in node)) return;
  setValue(facts, textOf(node, bound), String(truth));
  const bits = RELATIONS[node.op];
  if (bits !== undefined) {
    const pair = textOf(node.args, bound);
    const holding = truth ? bits : ANY_RELATION - bits;
    facts.relations.set(pair, (facts.relations.get(pair) ?? ANY_RELATION) & holding);
    const [left, right]: readonly unknown[] = node.args instanceof Array ? node.args : [];
    narrow(facts, [textOf(left, bound), textOf(right, bound)], holding);
  }
  if (node.op === '!_') addFacts(node.args, bound, !truth, facts, context);
  if (node.op === '||' && !truth) for (const part of node.args) addFacts(part, bound, false, facts, context);
  if (!truth) return;
  if (node.op === '&&') for (const part of node.args) addFacts(part, bound, true, facts, context);
  if (node.op === '==') {
    const [a, b] = [textOf(node.args[0], bound), textOf(node.args[1], bound)];
    if (isLiteral(b)) setValue(facts, a, literalValue(b));
    else if (isLiteral(a)) setValue(facts, b, literalValue(a));
  }
  if (node.op !== 'call') return;
  const [name, args] = node.args;
  const called = context.functions.get(name);
  const body = called === undefined ? undefined : conditionOf(called);
  if (called === undefined || body === undefined) return;
  const bindings = Object.keys(called.takes ?? {}).map((parameter, index) => [parameter, textOf(args[index], bound)] as const);
  addFacts(context.parse(body), new Map(bindings), true, facts, context);
}

/** The one condition under which a property holds; undefined if it has several, or is not of the type `bool`. */
function conditionOf({ is, rows, type }: DefinitionOf<'property'>): string | undefined {
  if (type !== 'bool') return undefined;
  const [first, second] = rows ?? [];
  return is ?? (rows?.length === 2 && first?.gives === true && second?.gives === false ? first.if : undefined);
}

const isLiteral = (text: string): boolean => text.startsWith('value(');
/** The value of a literal as text: `true` and `false` like the truth of a condition. */
const literalValue = (literal: string): string =>
  literal === 'value(true)' || literal === 'value(false)' ? literal.slice(6, -1) : literal;

/** An expression as text in which spaces and brackets make no difference. */
function textOf(value: unknown, bound: Bound): string {
  if (isNode(value)) {
    if (value.op === 'id') return bound.get(value.args) ?? value.args;
    return `${value.op}(${textOf(value.args, bound)})`;
  }
  if (value instanceof Array) return value.map((item: unknown) => textOf(item, bound)).join();
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}
