/**
 * Whether documents conform to the schemas, without reporting the faults. Nearly all documents do, and making these tests from a schema
 * costs less than letting ajv generate code from it: ajv compiles a schema only when a document does not pass.
 */

import { canonicalText } from '../../engine/base/canonical-text.ts';
import { isObject, isStructure, type Json, type JsonObject, listOf } from '../../engine/base/json.ts';
import type { JsonDocument } from '../ast.ts';

type Test = (value: Json) => boolean;

/**
 * True for a value that conforms to the schema with a title. False for one that does not, or for which ajv has to decide. Inside `if` and
 * `oneOf` a schema may use only keywords that have a test here, and no object or list in `const` or `enum`: there a false that leaves the
 * decision to ajv would accept.
 */
type Conforms = (title: string, value: Json) => boolean;

interface Context {
  readonly schema: JsonObject;
  /** The test of an inner schema; one that is absent allows everything. */
  testOf(schema: Json | undefined): Test;
  resolve(reference: string): Test;
}

const never: Test = () => false;
const always: Test = () => true;

const isList = (value: Json | undefined): value is readonly Json[] => value instanceof Array;
const fieldsOf = (value: Json | undefined): readonly (readonly [string, Json])[] => (isObject(value) ? Object.entries(value) : []);

const TYPES: { readonly [type: string]: Test } = {
  null: (value) => value === null,
  boolean: (value) => typeof value === 'boolean',
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  array: isList,
  object: isObject,
};

const ofStrings =
  (test: (text: string) => boolean): Test =>
  (value) =>
    typeof value !== 'string' || test(value);
const ofNumbers =
  (test: (number: number) => boolean): Test =>
  (value) =>
    typeof value !== 'number' || test(value);
const ofLists =
  (test: (list: readonly Json[]) => boolean): Test =>
  (value) =>
    !isList(value) || test(value);
const ofObjects =
  (test: (object: JsonObject) => boolean): Test =>
  (value) =>
    !isObject(value) || test(value);

const isPrimitive = (value: Json): boolean => !isStructure(value);

/** Objects and lists are left to ajv. */
function among(allowed: readonly Json[]): Test {
  const values = new Set(allowed);
  return (value) => isPrimitive(value) && values.has(value);
}

/** JSON Schema counts characters, of which some are two UTF-16 units. */
const characters = (text: string): number => [...text].length;

function every(all: readonly Test[]): Test {
  const tests = all.filter((test) => test !== always);
  const [first, second, ...rest] = tests;
  if (first === undefined) return always;
  if (second === undefined) return first;
  return rest.length === 0 ? (value) => first(value) && second(value) : (value) => tests.every((test) => test(value));
}

type Keyword = (argument: Json, context: Context) => Test;

const KEYWORDS: { readonly [keyword: string]: Keyword } = {
  type: (argument) => {
    const types = (isList(argument) ? argument : [argument]).map((type) => TYPES[String(type)] ?? never);
    return types.length === 1 ? every(types) : (value) => types.some((test) => test(value));
  },
  const: (argument) => among([argument]),
  enum: (argument) => among(listOf(argument)),
  minimum: (argument) => ofNumbers((number) => number >= Number(argument)),
  maximum: (argument) => ofNumbers((number) => number <= Number(argument)),
  minLength: (argument) => ofStrings((text) => characters(text) >= Number(argument)),
  maxLength: (argument) => ofStrings((text) => characters(text) <= Number(argument)),
  pattern: (argument) => {
    const pattern = new RegExp(String(argument), 'u');
    return ofStrings((text) => pattern.test(text));
  },
  minItems: (argument) => ofLists((list) => list.length >= Number(argument)),
  maxItems: (argument) => ofLists((list) => list.length <= Number(argument)),
  uniqueItems: (argument) =>
    ofLists((list) => argument === false || new Set(list.every(isPrimitive) ? list : list.map(canonicalText)).size === list.length),
  items: (argument, { schema, testOf }) => {
    if (!isList(argument)) {
      const test = testOf(argument);
      return ofLists((list) => list.every(test));
    }
    const tests = argument.map(testOf);
    const rest = testOf(schema.additionalItems);
    return ofLists((list) => list.every((one, index) => (tests[index] ?? rest)(one)));
  },
  minProperties: (argument) => ofObjects((object) => Object.keys(object).length >= Number(argument)),
  required: (argument) => {
    const names = listOf(argument).map(String);
    return ofObjects((object) => names.every((name) => object[name] !== undefined));
  },
  dependencies: (argument) => {
    const needs = fieldsOf(argument).map(([name, needed]) => [name, isList(needed) ? needed.map(String) : undefined] as const);
    return ofObjects((object) =>
      needs.every(([name, needed]) => object[name] === undefined || needed?.every((other) => object[other] !== undefined) === true),
    );
  },
  propertyNames: (argument, { testOf }) => {
    const test = testOf(argument);
    return ofObjects((object) => Object.keys(object).every(test));
  },
  properties: propertiesTest,
  patternProperties: propertiesTest,
  additionalProperties: propertiesTest,
  allOf: (argument, { testOf }) => every(listOf(argument).map(testOf)),
  anyOf: (argument, { testOf }) => {
    const tests = listOf(argument).map(testOf);
    return (value) => tests.some((test) => test(value));
  },
  oneOf: (argument, { schema, testOf }) => {
    const tag = isObject(schema.discriminator) ? schema.discriminator.propertyName : undefined;
    if (typeof tag !== 'string') {
      const tests = listOf(argument).map(testOf);
      return (value) => tests.filter((test) => test(value)).length === 1;
    }
    const testByTag = new Map(listOf(argument).map((form) => [tagOf(form, tag), testOf(form)]));
    return (value) => isObject(value) && testByTag.get(value[tag])?.(value) === true;
  },
  if: (argument, { schema, testOf }) => {
    const condition = testOf(argument);
    const [yes, no] = [testOf(schema.then), testOf(schema.else)];
    return (value) => (condition(value) ? yes(value) : no(value));
  },
  $ref: (argument, { resolve }) => resolve(String(argument)),
};

/** Keywords that restrict no value by themselves. */
const WITHOUT_TEST: ReadonlySet<string> = new Set([
  ...['$schema', '$id', 'title', 'description', 'definitions', 'examples', 'default'],
  ...['discriminator', 'then', 'else', 'additionalItems'],
]);

function tagOf(form: Json, tag: string): Json | undefined {
  const fields = isObject(form) ? form.properties : undefined;
  const field = isObject(fields) ? fields[tag] : undefined;
  return isObject(field) ? field.const : undefined;
}

/** The fields of an object: `properties`, `patternProperties` and `additionalProperties` together, tested at the first of them. */
function propertiesTest(argument: Json, { schema, testOf }: Context): Test {
  const first = Object.keys(schema).find((name) => KEYWORDS[name] === propertiesTest);
  if (first === undefined || schema[first] !== argument) return always;
  const testByField = new Map(fieldsOf(schema.properties).map(([name, inner]) => [name, testOf(inner)]));
  const patterns = fieldsOf(schema.patternProperties).map(([pattern, inner]) => [new RegExp(pattern, 'u'), testOf(inner)] as const);
  const others = testOf(schema.additionalProperties);
  return ofObjects((object) => {
    for (const name of Object.keys(object)) {
      const value = object[name] ?? null;
      const testOfField = testByField.get(name);
      if (testOfField !== undefined && !testOfField(value)) return false;
      const matching = patterns.filter(([pattern]) => pattern.test(name));
      if (!matching.every(([, test]) => test(value))) return false;
      if (testOfField === undefined && matching.length === 0 && !others(value)) return false;
    }
    return true;
  });
}

export function createConforms(schemas: readonly JsonDocument[]): Conforms {
  const schemaById = new Map<string, JsonObject>();
  const testByTitle = new Map<string, Test>();
  const testByReference = new Map<string, Test>();
  const context = (schema: JsonObject, base: string): Context => ({
    schema,
    testOf: (inner) => testIn(inner, base),
    resolve: (reference) => lazily(new URL(reference, base).href),
  });
  const testIn = (schema: Json | undefined, base: string): Test => {
    if (schema === undefined || schema === true) return always;
    if (!isObject(schema)) return never;
    const inner = context(schema, base);
    const effective = Object.entries(schema).filter(([keyword]) => !WITHOUT_TEST.has(keyword));
    return every(effective.map(([keyword, argument]) => KEYWORDS[keyword]?.(argument, inner) ?? never));
  };
  // A schema may refer to itself, so the test of a reference is made when it is first needed.
  const lazily =
    (uri: string): Test =>
    (value) => {
      const test = testByReference.get(uri) ?? testAt(uri);
      testByReference.set(uri, test);
      return test(value);
    };
  const testAt = (uri: string): Test => {
    const [base = '', pointer = ''] = uri.split('#');
    const path = pointer.split('/').slice(1);
    const found = path.reduce<Json | undefined>(
      (at, name) => (isObject(at) ? at[decodeURIComponent(name)] : undefined),
      schemaById.get(base),
    );
    return found === undefined ? never : testIn(found, base);
  };
  for (const { value } of schemas) {
    if (!isObject(value) || typeof value.$id !== 'string') continue;
    schemaById.set(value.$id, value);
    testByTitle.set(String(value.title), lazily(value.$id));
  }
  return (title, value) => testByTitle.get(title)?.(value) === true;
}
