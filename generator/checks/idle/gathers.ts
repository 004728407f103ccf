/** Classes that steps of calculations gather and no value has, in any edition and with any pack: gathering them does nothing. */
import type { Diagnostic } from '../../diagnostic.ts';
import type { DefinitionOf } from '../../game/program.ts';
import type { Memo } from '../../memo.ts';
import type { DefinitionNode, EditionBook } from '../../rulebook.ts';
import { VALUE_CLASSES } from '../../value-classes.ts';
import { definitionsOfKind, nodesOfKind } from '../of-kind.ts';
import { fieldWithoutEffect } from './field-without-effect.ts';

/** The keys of the values of each edition: a quantity and a class. */
export const valueKeysIn = (editions: readonly EditionBook[], memo: Memo): readonly (readonly string[])[] =>
  editions.map((book) => memo.of(keysOf, definitionsOfKind(book, 'value', memo)));

const keysOf = (values: readonly DefinitionOf<'value'>[]): readonly string[] => [...new Set(values.flatMap(keysOfValue))];

const keysOfValue = (d: DefinitionOf<'value'>): readonly string[] =>
  VALUE_CLASSES.filter((name) => d[name] !== undefined).map((name) => keyOf(d.of, name));

const keyOf = (quantity: string, valueClass: string): string => `${quantity} ${valueClass}`;

/** @param keys the keys of the values of the rulebook and all packs (`valueKeysIn`) */
export function stepsWithoutValues(
  editions: readonly EditionBook[],
  keys: readonly (readonly string[])[],
  memo: Memo,
): readonly Diagnostic[] {
  const nodes = memo.same([...new Set(editions.flatMap((book) => nodesOfKind(book, 'calculation', memo)))]);
  return memo.of(idleStepsOfNodes, nodes, memo.same(keys));
}

function idleStepsOfNodes(nodes: readonly DefinitionNode[], keys: readonly (readonly string[])[]): readonly Diagnostic[] {
  const known = new Set(keys.flat());
  const findings = nodes.flatMap((node) => (node.definition.kind === 'calculation' ? idleSteps(node, node.definition, known) : []));
  // Editions share most definitions, but a definition that an erratum changed is another object with the same place.
  return [...new Map(findings.map((finding) => [JSON.stringify([finding.place, finding.found]), finding])).values()];
}

function idleSteps(node: DefinitionNode, d: DefinitionOf<'calculation'>, known: ReadonlySet<string>): readonly Diagnostic[] {
  return d.steps.flatMap((step, index) =>
    [step.gather ?? []].flat().flatMap((name) => {
      if (d.of.some((quantity) => known.has(keyOf(quantity, name)))) return [];
      const message = `No value of ${d.of.map((quantity) => `"${quantity}"`).join(', ')} has the class "${name}", in any edition or pack.`;
      return [fieldWithoutEffect(node, `steps/${index}/gather`, message, name, 'a class that some value has')];
    }),
  );
}
