/** Whether two conditions can be seen never to hold at once: one asks for something that the other rules out. */
import type { ASTNode } from '@marcbachmann/cel-js';
import { camel } from '../camel.ts';
import type { Of } from '../game/program.ts';
import type { Definition } from '../generated/definition.ts';
import type { ParseExpression } from '../language/parse-expression.ts';

/** A condition with its exceptions, as definitions have it. */
interface Conditional {
  readonly if?: string;
  readonly unless?: readonly { readonly if: string }[];
}

export type Exclusion = (one: Conditional, other: Conditional) => boolean;

export function createExclusion(definitions: readonly Definition[], parse: ParseExpression): Exclusion {
  const functions = new Map(
    definitions.flatMap((d) => (d.kind === 'property' && d.takes !== undefined ? [[camel(d.id), d] as const] : [])),
  );
  const conditions: Conditions = { parse, functions };
  return (one, other) => contradicts(factsOf(one, conditions), factsOf(other, conditions));
}

interface Conditions {
  readonly parse: ParseExpression;
  readonly functions: ReadonlyMap<string, Of<'property'>>;
}

/** What certainly holds where a condition does: the text of an expression, and the literal that it equals. */
type Facts = ReadonlyMap<string, string>;
type Bound = ReadonlyMap<string, string>;

const contradicts = (one: Facts, other: Facts): boolean =>
  [...one].some(([text, is]) => other.get(text) !== undefined && other.get(text) !== is);

function factsOf(d: Conditional, conditions: Conditions): Facts {
  const facts = new Map<string, string>();
  if (d.if !== undefined) add(conditions.parse(d.if), new Map(), true, facts, conditions);
  for (const exception of d.unless ?? []) add(conditions.parse(exception.if), new Map(), false, facts, conditions);
  return facts;
}

function add(node: ReturnType<ParseExpression>, bound: Bound, truth: boolean, facts: Map<string, string>, conditions: Conditions): void {
  if (!('op' in node)) return;
  facts.set(textOf(node, bound), String(truth));
  if (node.op === '!_') add(node.args, bound, !truth, facts, conditions);
  if (!truth) return;
  if (node.op === '&&') for (const part of node.args) add(part, bound, true, facts, conditions);
  if (node.op === '==') {
    const [a, b] = [textOf(node.args[0], bound), textOf(node.args[1], bound)];
    if (isLiteral(b)) facts.set(a, b);
    else if (isLiteral(a)) facts.set(b, a);
  }
  if (node.op !== 'call') return;
  const [name, args] = node.args;
  const called = conditions.functions.get(name);
  const body = called === undefined ? undefined : conditionOf(called);
  if (called === undefined || body === undefined) return;
  const own = Object.keys(called.takes ?? {}).map((taken, place) => [taken, textOf(args[place], bound)] as const);
  add(conditions.parse(body), new Map(own), true, facts, conditions);
}

/** The one condition under which a property holds. */
function conditionOf({ is, rows, type }: Of<'property'>): string | undefined {
  if (type !== 'bool') return undefined;
  const [first, second] = rows ?? [];
  return is ?? (rows?.length === 2 && first?.gives === true && second?.gives === false ? first.if : undefined);
}

const isLiteral = (text: string): boolean => text.startsWith('value(');

/** An expression as text in which spaces and brackets make no difference. */
function textOf(value: unknown, bound: Bound): string {
  if (isNode(value)) {
    if (value.op === 'id') return bound.get(value.args) ?? value.args;
    return `${value.op}(${textOf(value.args, bound)})`;
  }
  if (value instanceof Array) return value.map((item: unknown) => textOf(item, bound)).join();
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}

const isNode = (value: unknown): value is ASTNode => typeof value === 'object' && value !== null && 'op' in value && 'args' in value;
