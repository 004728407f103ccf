/**
 * A step of a calculation with the fold `in-order` applies values one after the other. Two values of one capability, or two without a
 * capability, are reported if they may apply together, since their definitions give no order.
 */
import type { Diagnostic } from '../diagnostic.ts';
import type { DefinitionOf } from '../game/program.ts';
import type { ParseExpression } from '../language/parse-expression.ts';
import type { DefinitionNode } from '../rulebook.ts';
import { NUMBER_CLASSES } from '../value-classes.ts';
import { createExclusion, type Exclusion } from './exclusive-conditions.ts';

interface ValueInClass {
  readonly node: DefinitionNode;
  readonly value: DefinitionOf<'value'>;
  readonly valueClass: (typeof NUMBER_CLASSES)[number];
}

export function valueOrder(
  values: readonly DefinitionNode[],
  calculations: readonly DefinitionOf<'calculation'>[],
  properties: readonly DefinitionOf<'property'>[],
  parse: ParseExpression,
): readonly Diagnostic[] {
  // By quantity and class, the step that gathers the class: all values of one step are applied one after the other.
  const stepsByClass = new Map<string, number>(
    calculations.flatMap((d) =>
      d.steps.flatMap(({ fold, gather = [] }, index) =>
        fold === 'in-order' ? [gather].flat().flatMap((name) => d.of.map((quantity) => [`${quantity} ${name}`, index] as const)) : [],
      ),
    ),
  );
  const stepOf = ({ of }: DefinitionOf<'value'>, name: string): number | undefined => stepsByClass.get(`${of} ${name}`);
  const valuesInClasses = values.flatMap((node): ValueInClass[] => {
    const value = node.definition;
    if (value.kind !== 'value') return [];
    return NUMBER_CLASSES.filter((name) => value[name] !== undefined && stepOf(value, name) !== undefined).map((valueClass) => ({
      node,
      value,
      valueClass,
    }));
  });
  const excludes = createExclusion(properties, parse);
  // Values of different capabilities are not reported: by the rules their controller chooses the order. The game does not ask, and takes
  // them in the order of the definitions.
  const groups = Map.groupBy(valuesInClasses, ({ value, valueClass }) =>
    JSON.stringify([value.of, stepOf(value, valueClass), value.capability ?? null]),
  );
  return [...groups.values()].flatMap((group) =>
    group.flatMap((one, index) => group.slice(index + 1).flatMap((other) => unordered(one, other, excludes))),
  );
}

function unordered(one: ValueInClass, other: ValueInClass, excludes: Exclusion): Diagnostic[] {
  const [a, b] = [one.value, other.value];
  if (JSON.stringify(a[one.valueClass]) === JSON.stringify(b[other.valueClass]) && a.locked === b.locked) return [];
  if (excludes(a, b)) return [];
  return [
    {
      code: 'value-unordered',
      severity: 'error',
      message: `"${b.id}" and "${a.id}" may both set "${b.of}", and nothing says which of them comes first.`,
      refersTo: [b.id, a.id],
      found: other.valueClass,
      expected: `an "unless" with the condition of "${a.id}", or the other way round`,
      hint: 'Say which of them acts where both hold.',
      place: other.node.document.placeOf(`${other.node.pointer}/${other.valueClass}`),
      related: [{ message: 'The other is here.', place: one.node.document.placeOf(`${one.node.pointer}/${one.valueClass}`) }],
    },
  ];
}
