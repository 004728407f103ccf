/** Values that a calculation works in order, each on the result of those before: no two of the book act at once, since none comes first. */
import type { Diagnostic } from '../diagnostic.ts';
import type { Of } from '../game/program.ts';
import type { ParseExpression } from '../language/parse-expression.ts';
import { VALUE_CLASSES } from '../lower/definition-references.ts';
import type { DefinitionNode, EditionBook } from '../rulebook.ts';
import { createExclusion, type Exclusion } from './exclusive-conditions.ts';

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
  const excludes = createExclusion(
    definitions.map(({ definition }) => definition),
    parse,
  );
  // Values of two capabilities are left out: a player orders those.
  const groups = Map.groupBy(acting, ({ value, name }) => JSON.stringify([value.of, name, value.capability ?? 'the book']));
  return [...groups.values()].flatMap((group) =>
    group.flatMap((one, place) => group.slice(place + 1).flatMap((other) => unordered(one, other, excludes))),
  );
}

function unordered(one: Acting, other: Acting, excludes: Exclusion): Diagnostic[] {
  const [a, b] = [one.value, other.value];
  if (JSON.stringify(a[one.name]) === JSON.stringify(b[other.name]) && a.locked === b.locked) return [];
  if (excludes(a, b)) return [];
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
      related: [{ message: 'The other is here.', place: one.node.document.placeOf(`${one.node.pointer}/${one.name}`) }],
    },
  ];
}
