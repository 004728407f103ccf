/** Mutants change every field that the schema of definitions has, now or later, except those with a role in `UNCHANGED`. */
import { expect, test } from 'vitest';
import { isObject, type Json, type JsonObject } from '../../../engine/base/json.ts';
import { createExclusion } from '../../../generator/checks/exclusive-conditions.ts';
import { lowerGame } from '../../../generator/game/lower.ts';
import { createLoweringCache, type LoweringCache } from '../../../generator/game/lowering-cache.ts';
import type { Definition } from '../../../generator/generated/definition.ts';
import { clauseId, definitionId, editionId } from '../../../generator/ids.ts';
import { codeOf, createCodeCache } from '../../../generator/instantiate/game.ts';
import { parseExpression } from '../../../generator/language/parse-expression.ts';
import { changesOf, UNCHANGED } from '../../../generator/mutate/changes.ts';
import { expressionMutants } from '../../../generator/mutate/expression-mutants.ts';
import { knownOf, mutantsOf } from '../../../generator/mutate/mutants.ts';
import { createShapes, type Shape } from '../../../generator/mutate/shape.ts';
import { whereRunIn } from '../../../generator/mutate/where-run.ts';
import { type Names, namesOf, REFERENCES } from '../../../generator/roles.ts';
import schema from '../../../schemas/definition.schema.json' with { type: 'json' };
import { rulebook } from '../../fixtures/engines.ts';
import { foggyRestriction } from '../../fixtures/foggy-restriction.ts';
import { casesOf } from '../../support/random-cases.ts';

const schemaJson: Json = JSON.parse(JSON.stringify(schema));
const shapes = createShapes(schemaJson);
const { vocabulary: vocabularyOfBook, given, editions, isDefinition } = rulebook();
const emptyNames = vocabularyOfBook === undefined ? undefined : namesOf([], vocabularyOfBook, new Map());
if (emptyNames === undefined) throw new Error('the book has no vocabulary');
const names: Names = { ...emptyNames, ...Object.fromEntries(REFERENCES.map((role) => [role, ['one', 'two']])) };
const known: ReturnType<typeof knownOf> = {
  names,
  others: () => ['two'],
  excludes: () => false,
  reads: () => undefined,
  isConstrained: () => true,
  hasLocked: () => true,
  whereRun: whereRunIn([]),
  isAskedSort: () => true,
  privateFacts: () => new Set(),
};

const SAMPLES: { readonly [role: string]: string } = {
  expression: 'one == 1',
  bound: 'one',
  count: '1..2',
  dice: '2d6',
  declaredType: 'bool = true',
};

/** A value with every field; it ends at the third level, since steps contain steps. */
function sampleOf(shape: Shape, depth = 0): Json {
  switch (shape.form) {
    case 'choice':
      return shape.values[0] ?? null;
    case 'boolean':
      return false;
    case 'number':
      return 1;
    case 'text':
      return SAMPLES[shape.role ?? ''] ?? 'one';
    case 'list':
      return [sampleOf(shape.item(), depth + 1), sampleOf(shape.item(), depth + 1)];
    case 'tuple':
      return shape.items.map((item) => sampleOf(item, depth));
    case 'map':
      return { one: sampleOf(shape.value(), depth) };
    case 'object':
      return Object.fromEntries(
        [...shape.fields].flatMap(([name, field]) => (depth > 2 ? [] : [[name, sampleOf(field.shape(), depth + 1)]])),
      );
    case 'either':
      return sampleOf(shape.of[0] ?? shape, depth);
  }
}

function fieldsOf(shape: Shape, value: Json, path: readonly string[] = []): string[] {
  if (shape.form === 'list' && value instanceof Array) return fieldsOf(shape.item(), value[0] ?? null, [...path, '0']);
  if (shape.form === 'either') return shape.of.slice(0, 1).flatMap((one) => fieldsOf(one, value, path));
  if (shape.form !== 'object' || !isObject(value)) return [];
  const object: JsonObject = value;
  return [...shape.fields].flatMap(([name, field]) => {
    const inner = field.shape();
    const innerValue = object[name];
    if (innerValue === undefined) return [];
    const isUnchanged = inner.form === 'text' && (inner.role ?? '') in UNCHANGED;
    const hasOneValue = inner.form === 'choice' && inner.values.length === 1 && field.required;
    return [...(isUnchanged || hasOneValue ? [] : [[...path, name].join('.')]), ...fieldsOf(inner, innerValue, [...path, name])];
  });
}

test.each([...shapes.kinds])('every field of a %s is changed', (_kind, shape) => {
  const sample = sampleOf(shape);
  const changedPaths = changesOf(shape, sample, known).map(({ at }) => at);
  const fields = fieldsOf(shape, sample);
  expect(fields.length).toBeGreaterThan(1);
  expect(fields.filter((field) => !changedPaths.some((at) => at === field || at.startsWith(`${field}.`)))).toEqual([]);
});

test('an optional field that is not there is added where it has few values', () => {
  const shape = shapes.kinds.get('value');
  if (shape === undefined) throw new Error('the schema has no kind value');
  const changes = changesOf(shape, { id: 'cover', kind: 'value', of: 'one', minimum: 1, clauses: [clauseId('a.b.c')] }, known);
  expect(changes.filter(({ at }) => at !== 'clauses').map(({ at, change }) => `${at}: ${change}`)).toEqual([
    'of: one to two',
    'in: added line',
    'in: added move',
    'in: added knock-back',
    'minimum: left out',
    'minimum: becomes modifier',
    'minimum: becomes replacement',
    'minimum: becomes maximum',
    'minimum: becomes increase',
    'minimum: becomes reduction',
    'minimum: becomes allow',
    'minimum: becomes ignoring',
    'minimum: 1 to 2',
    'minimum: 1 to 0',
    'locked: added true',
  ]);
});

test('the number of dice is changed, but neither their sides nor a name that is given in place of dice', () => {
  const changed = ['2d6', '3d20', 'count'].flatMap((text) => changesOf({ form: 'text', role: 'dice' }, text, known));
  expect(changed.map(({ value }) => value)).toEqual(['1d6', '3d6', '2d20', '4d20']);
});

test('an exception is dropped, exchanged, negated and changed', () => {
  const changes = mutantsOf(foggyRestriction, shapes, known).map(({ change }) => change);
  expect(changes.filter((change) => change.startsWith('unless'))).toEqual([
    'unless: left out',
    'unless: without 0',
    'unless: without 1',
    'unless: 0 and 1 change places',
    'unless.0.if: negated',
    'unless.0.clauses: without a.b.lantern',
    'unless.0.clauses: without a.b.fog',
    'unless.1.if: negated',
    'unless.1.if: line.largerSize == 3 with !=',
    'unless.1.if: 3 to 4',
    'unless.1.if: 3 to 2',
    'unless.1.clauses: without a.b.tower',
  ]);
});

test('expressions lose parts and get other operators, functions, numbers and names', () => {
  const mutantTexts = (text: string): string[] => expressionMutants(text, () => ['other']).map((m) => m.text);
  expect(mutantTexts('a && b < 2')).toEqual([
    '!(a && b < 2)',
    '(a)',
    '(b < 2)',
    '((a) || (b < 2))',
    'a && ((b) <= (2))',
    'a && ((b) >= (2))',
    'a && b < (3)',
    'a && b < (1)',
  ]);
  expect(mutantTexts("a ? 'one' : b")).toEqual(["('one')", '(b)', "a ? 'other' : b"]);
  expect(mutantTexts('min(a, -b)')).toEqual(['!(min(a, -b))', 'max(a, -b)', 'min(a, (b))']);
  expect(mutantTexts('list.filter(x, x.exists(y, y)).size()')).toContain('(list).size()');
  expect(mutantTexts('list.exists(x, x)')).toContain('(list).all(x, x)');
});

test('a mutant is lowered to the same code with a warm and with an empty cache', () => {
  const book = editions.at(-1)?.book;
  if (book === undefined || vocabularyOfBook === undefined || given === undefined || isDefinition === undefined)
    throw new Error('there is no book');
  const definitions = book.definitions.map(({ definition }) => definition);
  const knownOfBook = knownOf(definitions, vocabularyOfBook, given, { definitions, whereRun: whereRunIn(definitions) });
  const cache = createLoweringCache();
  const codeCache = createCodeCache();
  const codeWith = (changed: readonly Definition[], loweringCache: LoweringCache) => {
    const game = lowerGame(changed, loweringCache);
    // A refused mutant has no code.
    return game.faults.length > 0 ? game.faults : codeOf({ edition: editionId(''), digest: '', game }, codeCache);
  };
  const mutants = book.definitions.flatMap((node) =>
    mutantsOf(node.definition, shapes, knownOfBook, definitions).map((mutant) => ({ node, mutant })),
  );
  // A sample: all 24,000 mutants would take an hour.
  const step = Math.floor(mutants.length / casesOf(60));
  let tried = 0;
  for (const [index, { node, mutant }] of mutants.entries()) {
    const { value } = mutant;
    if (index % step > 0 || value === undefined || !isDefinition(value, node)) continue;
    const changed = definitions.map((d) => (d === node.definition ? value : d));
    expect(codeWith(changed, cache), `${mutant.definition} ${mutant.change}`).toEqual(codeWith(changed, createLoweringCache()));
    tried++;
  }
  expect(tried).toBeGreaterThan(20);
});

test('the order of rows that exclude each other makes no difference', () => {
  const property: Definition = {
    id: definitionId('worth'),
    kind: 'property',
    takes: { o: 'object' },
    type: 'int',
    rows: [{ if: "o.kind == 'light'", gives: 1 }, { if: "o.kind == 'heavy'", gives: 2 }, { if: 'o.held', gives: 3 }, { gives: 0 }],
    clauses: [clauseId('a.b.c')],
  };
  const excludes = createExclusion([], parseExpression);
  const exchanges = mutantsOf(property, shapes, { ...known, excludes }).filter(({ change }) => change.endsWith('places'));
  expect(exchanges.map(({ change, equivalent }) => [change, equivalent])).toEqual([
    ['rows: 0 and 1 change places', 'at most one of the two rows holds'],
    ['rows: 1 and 2 change places', undefined],
    ['rows: 2 and 3 change places', undefined],
  ]);
});

/** For each exchange of two members of an enumeration or a set, the reason why it makes no difference; undefined if it makes one. */
function reasonsOfExchanges(fields: {
  readonly first?: string;
  readonly type?: { set: [string, string] };
}): readonly (string | undefined)[] {
  const weight: Definition = {
    id: definitionId('object.weight'),
    kind: 'record',
    of: 'object',
    type: { enum: ['light', 'heavy'] },
    ...fields,
    clauses: [clauseId('a.b.c')],
  };
  const exchanges = mutantsOf(weight, shapes, known).filter(({ change }) => change.endsWith('places'));
  return exchanges.map(({ equivalent }) => equivalent);
}

test('the order of members makes no difference if the first value is named', () => {
  expect(reasonsOfExchanges({ first: 'light' })).toEqual(['no expression compares members by their order']);
});

test('the order of members makes a difference if no first value is named', () => {
  expect(reasonsOfExchanges({})).toEqual([undefined]);
});

test('the order of members of a set makes no difference', () => {
  expect(reasonsOfExchanges({ type: { set: ['light', 'heavy'] } })).toEqual(['no expression compares members by their order']);
});

test('the clauses of an exception are changed only where the chain of a verdict cites them', () => {
  const exception: Definition = {
    id: definitionId('lamp'),
    kind: 'exception',
    to: [foggyRestriction.id],
    if: 'line.level',
    clauses: [clauseId('a.b.lantern'), clauseId('a.b.fog')],
  };
  const changesOfClauses = (definitions: readonly Definition[]) =>
    mutantsOf(exception, shapes, known, definitions).flatMap(({ change }) => (change.startsWith('clauses') ? [change] : []));
  expect(changesOfClauses([foggyRestriction])).toEqual(['clauses: without a.b.lantern', 'clauses: without a.b.fog']);
  expect(changesOfClauses([])).toEqual([]);
});
