/** Values that a calculation works in order, each on the result of those before: no two of the book act at once, since none comes first. */
import type { ASTNode } from '@marcbachmann/cel-js';
import { camel } from '../camel.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Of } from '../game/program.ts';
import type { ParseExpression } from '../language/parse-expression.ts';
import { VALUE_CLASSES } from '../lower/definition-references.ts';
import type { DefinitionNode, EditionBook } from '../rulebook.ts';

interface Acting {
  readonly node: DefinitionNode;
  readonly value: Of<'value'>;
  readonly name: (typeof VALUE_CLASSES)[number];
}

export function valueOrder({ definitions }: EditionBook, parse: ParseExpression): Diagnostic[] {
  const ordered = new Set(
    definitions.flatMap(({ definition: d }) =>
      d.kind !== 'calculation'
        ? []
        : d.steps
            .filter(({ fold }) => fold === 'in-order')
            .flatMap(({ gather = [] }) => [gather].flat().flatMap((name) => d.of.map((quantity) => `${quantity} ${name}`))),
    ),
  );
  const acting = definitions.flatMap((node): Acting[] => {
    const value = node.definition;
    if (value.kind !== 'value') return [];
    return VALUE_CLASSES.filter((name) => value[name] !== undefined && ordered.has(`${value.of} ${name}`)).map((name) => ({
      node,
      value,
      name,
    }));
  });
  const functions = new Map(
    definitions.flatMap(({ definition: d }) => (d.kind === 'property' && d.takes !== undefined ? [[camel(d.id), d] as const] : [])),
  );
  const conditions: Conditions = { parse, functions };
  // Values of two capabilities are left out: a player orders those.
  const groups = Map.groupBy(acting, ({ value, name }) => JSON.stringify([value.of, name, value.capability ?? 'the book']));
  return [...groups.values()].flatMap((group) =>
    group.flatMap((one, place) => group.slice(place + 1).flatMap((other) => unordered(one, other, conditions))),
  );
}

function unordered(one: Acting, other: Acting, conditions: Conditions): Diagnostic[] {
  const [a, b] = [one.value, other.value];
  if (JSON.stringify(a[one.name]) === JSON.stringify(b[other.name]) && a.locked === b.locked) return [];
  if (excludes(factsOf(a, conditions), factsOf(b, conditions))) return [];
  return [
    {
      code: 'value-unordered',
      severity: 'error',
      message: `"${b.id}" and "${a.id}" may both set "${b.of}", and nothing says which of them comes first.`,
      refersTo: [b.id, a.id],
      found: other.name,
      expected: `an "unless" with the condition of "${a.id}", or the other way round`,
      hint: 'Say which of them acts where both hold.',
      place: other.node.document.placeOf(`${other.node.pointer}/${other.name}`),
      related: [{ message: 'the other is here', place: one.node.document.placeOf(`${one.node.pointer}/${one.name}`) }],
    },
  ];
}

interface Conditions {
  readonly parse: ParseExpression;
  readonly functions: ReadonlyMap<string, Of<'property'>>;
}

/** What certainly holds where a value acts: the text of an expression, and the literal that it equals. */
type Facts = ReadonlyMap<string, string>;
type Bound = ReadonlyMap<string, string>;

const excludes = (one: Facts, other: Facts): boolean =>
  [...one].some(([text, is]) => other.get(text) !== undefined && other.get(text) !== is);

function factsOf(d: Of<'value'>, conditions: Conditions): Facts {
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
