/** Steps of calculations that can never act: no value has a class that they gather, in any edition and with any pack. */
import type { Diagnostic } from '../../diagnostic.ts';
import type { DefinitionOf } from '../../game/program.ts';
import type { Memo } from '../../memo.ts';
import type { DefinitionNode, EditionBook } from '../../rulebook.ts';
import { VALUE_CLASSES } from '../../value-classes.ts';
import { definitionsOfKind, nodesOfKind } from '../of-kind.ts';
import { withoutEffect } from './finding.ts';

/** What values of these editions are for: their quantities, each with a class. */
export const gatheredIn = (editions: readonly EditionBook[], memo: Memo): readonly (readonly string[])[] =>
  editions.map((book) => memo.of(keysOf, definitionsOfKind(book, 'value', memo)));

const keysOf = (values: readonly DefinitionOf<'value'>[]): readonly string[] => [...new Set(values.flatMap(keysOfValue))];

const keysOfValue = (d: DefinitionOf<'value'>): readonly string[] =>
  VALUE_CLASSES.filter((name) => d[name] !== undefined).map((name) => keyOf(d.of, name));

const keyOf = (quantity: string, valueClass: string): string => `${quantity} ${valueClass}`;

/** @param keys of all values there are, of `gatheredIn` */
export function neverGathered(editions: readonly EditionBook[], keys: readonly (readonly string[])[], memo: Memo): readonly Diagnostic[] {
  const nodes = memo.same([...new Set(editions.flatMap((book) => nodesOfKind(book, 'calculation', memo)))]);
  return memo.of(idleGathers, nodes, memo.same(keys));
}

function idleGathers(nodes: readonly DefinitionNode[], keys: readonly (readonly string[])[]): readonly Diagnostic[] {
  const known = new Set(keys.flat());
  const findings = nodes.flatMap((node) => (node.definition.kind === 'calculation' ? idleSteps(node, node.definition, known) : []));
  // Editions share most definitions, and an erratum makes another one of the same place.
  return [...new Map(findings.map((finding) => [JSON.stringify([finding.place, finding.found]), finding])).values()];
}

function idleSteps(node: DefinitionNode, d: DefinitionOf<'calculation'>, known: ReadonlySet<string>): readonly Diagnostic[] {
  return d.steps.flatMap((step, index) =>
    [step.gather ?? []].flat().flatMap((name) => {
      if (d.of.some((quantity) => known.has(keyOf(quantity, name)))) return [];
      const message = `No value of ${d.of.map((quantity) => `"${quantity}"`).join(', ')} has the class "${name}", in any edition or pack.`;
      return [withoutEffect(node, `steps/${index}/gather`, message, name, 'a class that some value has')];
    }),
  );
}
