/** The sorts of capabilities (`power`, `trait`) that expressions ask for. Nothing depends on which of the other sorts a capability has. */
import type { ASTNode } from '@marcbachmann/cel-js';
import { camel } from '../camel.ts';
import type { DefinitionOf } from '../game/program.ts';
import type { Definition } from '../generated/definition.ts';
import { childrenOf, isNode } from '../language/cost.ts';
import { parseExpression } from '../language/parse-expression.ts';
import { stringsIn } from '../strings-in.ts';

export type IsAskedSort = (sort: string) => boolean;

/** @param definitions of all editions, with those of packs, that have the definition in question */
export function createAskedSorts(definitions: readonly Definition[]): IsAskedSort {
  const properties = new Map(definitions.flatMap((d) => (d.kind === 'property' ? [[camel(d.id), d] as const] : [])));
  const asked = new Set<string>();
  let areAllAsked = false;
  const read = (node: ASTNode, guards: readonly ASTNode[]): void => {
    const [sorts, sides] = [sortsComparedIn(node), sidesComparedIn(node)];
    if (sorts !== undefined) for (const sort of sorts) asked.add(sort);
    else if (sides !== undefined) areAllAsked ||= !sides.some((side) => guards.some((guard) => requiresSort(guard, side, properties)));
    else if (isSort(node)) areAllAsked = true;
    else
      for (const child of childrenOf(node))
        read(child, node.op === '&&' ? [...guards, ...node.args.filter((part) => part !== child)] : guards);
  };
  for (const d of definitions)
    for (const text of stringsIn(d)) {
      if (!/\.of\b/.test(text)) continue;
      const parsed = parseExpression(text);
      if (isNode(parsed)) read(parsed, []);
    }
  return (sort) => areAllAsked || asked.has(sort);
}

/** `x.of` */
const isSort = (node: ASTNode): boolean => node.op === '.' && node.args[1] === 'of';

/** Both sides of `x.of == y.of`; undefined for any other expression. */
const sidesComparedIn = (node: ASTNode): readonly ASTNode[] | undefined =>
  (node.op === '==' || node.op === '!=') && node.args.every(isSort) ? node.args : undefined;

/** The sorts in `x.of == 'power'`, `x.of != 'power'` or `x.of in ['power', 'trait']`; undefined for any other expression. */
function sortsComparedIn(node: ASTNode): readonly string[] | undefined {
  if (node.op !== '==' && node.op !== '!=' && node.op !== 'in') return undefined;
  const [left, right] = node.args;
  if (!isSort(left)) return undefined;
  const values = right.op === 'list' ? right.args : [right];
  const sorts = values.flatMap((value) => (value.op === 'value' && typeof value.args === 'string' ? [value.args] : []));
  return sorts.length === values.length ? sorts : undefined;
}

/**
 * Whether the condition holds only if the sort is one that it names: `x.of in ['a', 'b']`, or a property that requires this of its
 * parameter.
 */
function requiresSort(condition: ASTNode, sort: ASTNode, properties: ReadonlyMap<string, DefinitionOf<'property'>>): boolean {
  if (condition.op === '&&') return condition.args.some((part) => requiresSort(part, sort, properties));
  if (condition.op === '==' || condition.op === 'in')
    return sortsComparedIn(condition) !== undefined && ownerOf(condition.args[0]) === ownerOf(sort);
  if (condition.op !== 'call') return false;
  const [name, [argument]] = condition.args;
  const property = properties.get(name);
  const [parameter] = Object.keys(property?.takes ?? {});
  if (property?.is === undefined || parameter === undefined || argument === undefined || nameOf(argument) !== ownerOf(sort)) return false;
  const [body, sortOfParameter] = [property.is, `${parameter}.of`].map(parseExpression);
  return isNode(body) && isNode(sortOfParameter) && requiresSort(body, sortOfParameter, properties);
}

/** The variable `x` of an expression `x.of`. */
const ownerOf = (sort: ASTNode): string | undefined => (sort.op === '.' ? nameOf(sort.args[0]) : undefined);

const nameOf = (node: ASTNode): string | undefined => (node.op === 'id' ? node.args : undefined);
