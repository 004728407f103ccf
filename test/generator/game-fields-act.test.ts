/** Every field that the schema allows in a definition of the game or its steps is read by lowering, or elsewhere, as listed. */
import { expect, test } from 'vitest';
import { isStructure } from '../../engine/base/json.ts';
import { lowerGame } from '../../generator/game/lower.ts';
import type { Definition } from '../../generator/generated/definition.ts';
import { clauseId, definitionId } from '../../generator/ids.ts';
import schema from '../../schemas/definition.schema.json' with { type: 'json' };
import { rulebook } from '../fixtures/engines.ts';

const { packs } = rulebook();
/** Steps with every field of `later`, `transfer` and `end`; those of the book and the pack leave some out. */
const PROBE: Definition = {
  id: definitionId('probe'),
  kind: 'procedure',
  name: 'probing',
  takes: { who: 'character' },
  steps: [
    { later: 'action.resolved', if: 'true', steps: [{ let: 1, as: 'one' }] },
    { transfer: 'effects', on: 'who', if: 'true' },
    { transfer: 'effects', by: 'who' },
    { end: definitionId('probe'), if: 'true' },
  ],
  clauses: [clauseId('turns.giving-actions.resolution-order')],
};
const definitions = [
  ...(packs.find(({ id }) => id === 'standard')?.compilation.editions.at(-1)?.book.definitions ?? []).map(({ definition }) => definition),
  PROBE,
];

/** Fields that other code reads, with its place; a note on a definition of the game is only for readers of the source. */
const ELSEWHERE: { readonly [field: string]: string } = {
  clauses: 'generator/game/module-parts.ts',
  cites: 'generator/game/module-parts.ts',
  note: 'the source alone',
  'record.shown': 'generator/game/module-rules.ts',
  'record.offMap': 'generator/game/module-rules.ts',
  'property.shown': 'generator/game/module-rules.ts',
  'trigger.whenever': 'generator/game/module-rules.ts',
  'subject.figure': 'generator/game/module-rules.ts',
  'subject.lies': 'generator/game/module-rules.ts',
  'subject.map': 'generator/game/module-rules.ts',
  'record.draws': 'generator/parse/map-kinds.ts',
};
const isReadElsewhere = (kind: string, field: string): boolean => (ELSEWHERE[`${kind}.${field}`] ?? ELSEWHERE[field]) !== undefined;

const VERBS = schema.definitions.step.allOf.map(({ if: { required } }) => required[0] ?? '');
const fieldsRead = new Set<string>();

/**
 * A value whose fields are noted when they are read: those of a definition under its `kind`, those of a step under its verb.
 * @param kind undefined for a step, a list of steps, and anything else in a definition
 */
function watched<T>(value: T, kind: string | undefined): T {
  if (!isStructure(value)) return value;
  const verb = VERBS.find((name) => name in value);
  const kindOrVerb = kind ?? (Array.isArray(value) || verb === undefined ? undefined : verb);
  return new Proxy(value, {
    get(target, field, receiver) {
      if (kindOrVerb !== undefined) fieldsRead.add(`${kindOrVerb}.${String(field)}`);
      const fieldValue: unknown = Reflect.get(target, field, receiver);
      const isSteps = field === 'steps' || field === 'else' || (Array.isArray(target) && /^\d+$/.test(String(field)));
      return isSteps ? watched(fieldValue, undefined) : fieldValue;
    },
  });
}

// Definitions with exceptions are not watched: adding an exception copies the definition, which reads every field.
const withExceptions = new Set(definitions.flatMap((d) => (d.kind === 'exception' ? d.to : [])));
lowerGame(definitions.map((d) => (withExceptions.has(d.id) ? d : watched(d, d.kind))));

const KINDS: readonly Definition['kind'][] = [
  'subject',
  'record',
  'property',
  'calculation',
  'value',
  'procedure',
  'option',
  'trigger',
  'capability',
  'exception',
  'duration',
];

test.each(KINDS)('every field of a %s is read', (kind) => {
  const kindSchema = schema.definitions.definition.oneOf.find(({ properties }) => properties.kind.const === kind);
  const unread = Object.keys(kindSchema?.properties ?? {}).filter(
    (field) => !fieldsRead.has(`${kind}.${field}`) && !isReadElsewhere(kind, field),
  );
  expect(unread).toEqual([]);
});

test.each(VERBS)('every field of a step with "%s" is read', (verb) => {
  const stepFields = schema.definitions.step.allOf.find(({ if: { required } }) => required[0] === verb)?.then.properties;
  const unread = Object.keys(stepFields ?? {}).filter((field) => !fieldsRead.has(`${verb}.${field}`));
  expect(unread).toEqual([]);
});

test.each([{ transfer: 'effects' }, { transfer: 'effects', on: 'who', by: 'who' }])(
  'a transfer of effects names either the character they are on or the one they are by: %j',
  (step) => {
    const { faults } = lowerGame([...definitions.filter(({ id }) => id !== PROBE.id), { ...PROBE, steps: [step] }]);
    expect(faults.map(({ message }) => message)).toEqual(['effects are transferred on a character or by one']);
  },
);

test('the result of a call that returns a number must be named', () => {
  const step = { call: 'damage-dealt', with: { victim: 'who', from: 'who', dealt: '1', sort: "'normal'", critical: 'false' } };
  const { faults } = lowerGame([...definitions.filter(({ id }) => id !== PROBE.id), { ...PROBE, steps: [step] }]);
  expect(faults.map(({ message }) => message)).toEqual(['the number of "damage-dealt" has no name']);
});
