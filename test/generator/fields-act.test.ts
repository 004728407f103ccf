/** Every field that the schema allows in a definition of the board is read when definitions are lowered, or elsewhere, as listed. */
import { expect, test } from 'vitest';
import type { Definition } from '../../generator/generated/definition.ts';
import { parseExpression } from '../../generator/language/parse-expression.ts';
import { capabilityBits } from '../../generator/lower/capability-bits.ts';
import { createLowering } from '../../generator/lower/context.ts';
import { lowerDefinition } from '../../generator/lower/definition.ts';
import { createEnvironment, parametersOf } from '../../generator/lower/environment.ts';
import { knownDefinitions } from '../../generator/lower/known-definitions.ts';
import schema from '../../schemas/definition.schema.json' with { type: 'json' };
import { rulebook } from '../fixtures/engines.ts';

const { editions, vocabulary } = rulebook();
const nodes = editions.at(-1)?.book.definitions ?? [];
const definitions = nodes.map(({ definition }) => definition);

/** Fields that other code reads, with its place. */
const ELSEWHERE: { readonly [field: string]: string } = {
  'record.draws': 'generator/parse/map-kinds.ts',
  'record.of': 'generator/checks/check-values.ts',
  'record.offMap': 'generator/game',
  'record.resets': 'generator/game',
  'record.shown': 'generator/game',
  'property.shown': 'generator/game',
  'property.takes': 'generator/lower/functions.ts',
  'property.rows': 'generator/lower/functions.ts',
  'calculation.takes': 'generator/game',
  'calculation.type': 'generator/game',
  'constraint.of': 'generator/game',
  'constraint.command': 'generator/game',
  'value.allow': 'generator/game',
  'value.ignoring': 'generator/game',
  'value.has': 'generator/game',
  'value.use': 'generator/game',
  'value.counter': 'generator/game',
  'value.ignored': 'generator/game',
  'value.cannot': 'generator/game',
  // Facts are cited where they decide a cost or a field of a verdict.
  ...Object.fromEntries(
    ['record', 'property'].flatMap((kind) =>
      ['clauses', 'cites', 'note'].map((field) => [`${kind}.${field}`, 'generator/lower/citation.ts']),
    ),
  ),
  ...Object.fromEntries(
    ['value', 'restriction', 'constraint'].flatMap((kind) =>
      ['capability', 'self'].map((field) => [`${kind}.${field}`, 'generator/lower/capabilities.ts']),
    ),
  ),
};

function fieldsReadOf(kind: Definition['kind']): ReadonlySet<string> {
  if (vocabulary === undefined) throw new Error('the book has no vocabulary');
  const read = new Set<string>();
  const environment = createEnvironment({
    definitions,
    parameters: parametersOf(
      definitions,
      definitions.filter((d) => d.kind === 'parameter'),
    ),
    vocabulary,
    inline: new Map(),
    parse: parseExpression,
    bits: capabilityBits(definitions),
  });
  for (const definition of definitions) {
    if (definition.kind !== kind) continue;
    const watched = new Proxy(definition, {
      get(target, field, receiver) {
        read.add(String(field));
        return Reflect.get(target, field, receiver);
      },
    });
    lowerDefinition(watched, createLowering(environment, knownDefinitions(definitions)));
  }
  return read;
}

const kinds = ['record', 'property', 'board-question', 'calculation', 'value', 'path', 'restriction', 'constraint'] as const;

test.each(kinds)('every field of a %s is read', (kind) => {
  const kindSchema = schema.definitions.definition.oneOf.find(({ properties }) => properties.kind.const === kind);
  const read = fieldsReadOf(kind);
  const unread = Object.keys(kindSchema?.properties ?? {}).filter(
    (field) => !read.has(field) && ELSEWHERE[`${kind}.${field}`] === undefined,
  );
  expect(unread).toEqual([]);
});
