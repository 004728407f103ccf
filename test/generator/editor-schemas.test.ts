/** Any editor can complete and explain rules files: each names a JSON schema of the checkout, which describes every field. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../../engine/base/json.ts';
import { isObject } from '../../engine/base/json.ts';
import { REFERENCES } from '../../generator/roles.ts';
import { anObject, parsedAs } from '../support/json-shape.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const readJson = (path: string): JsonObject => parsedAs(readFileSync(path, 'utf8'), anObject);
const ajv = new Ajv({ strict: true, strictRequired: false, strictTypes: false, allowUnionTypes: true, discriminator: true });
ajv.addKeyword('enumDescriptions');
const generated = globSync('schemas/generated/*.schema.json', { cwd: ROOT }).map((path) => join(ROOT, path));
for (const path of generated) ajv.addSchema(readJson(path), path);

test('every rules file names a schema of the checkout and is valid by it', () => {
  const files = globSync('rules/**/*.json', { cwd: ROOT });
  expect(files.length).toBeGreaterThan(300);
  const wrong = files.flatMap((file) => {
    const value = readJson(join(ROOT, file));
    const schemaPath = String(value.$schema ?? '');
    const path = join(ROOT, dirname(file), schemaPath);
    if (schemaPath === '' || !existsSync(path)) return [`${file} names "${schemaPath}"`];
    return ajv.validate(path, value) ? [] : [`${file}: ${ajv.errorsText()}`];
  });
  expect(wrong).toEqual([]);
});

test('the schema of a pack manifest equals that of a part in the contents', () => {
  const manifest = readJson(join(ROOT, 'schemas/pack.schema.json'));
  const { properties } = readJson(join(ROOT, 'schemas/contents.schema.json'));
  const parts = isObject(properties) ? properties.parts : undefined;
  const part = isObject(parts) ? parts.items : undefined;
  expect(part).toEqual({ type: 'object', title: 'Part', additionalProperties: false, ...fieldsOf(manifest) });
});

const fieldsOf = ({ properties, required }: JsonObject): JsonObject => ({ properties: properties ?? null, required: required ?? null });

function undescribedProperties(schema: JsonObject): string[] {
  const schemasByName = isObject(schema.definitions) ? schema.definitions : {};
  const describes = (value: Json | undefined): boolean => {
    // The schema `true` allows any value and cannot have a description.
    if (value === true) return true;
    if (!isObject(value)) return false;
    if (typeof value.description === 'string') return true;
    const target = typeof value.$ref === 'string' ? value.$ref.replace('#/definitions/', '') : undefined;
    return target !== undefined && describes(schemasByName[target]);
  };
  const walk = (value: Json, path: string): string[] => {
    if (value instanceof Array) return value.flatMap((entry: Json, index) => walk(entry, `${path}/${index}`));
    if (!isObject(value)) return [];
    const properties = isObject(value.properties) ? Object.entries(value.properties) : [];
    const missing = properties.filter(([, property]) => !describes(property)).map(([name]) => `${path}/${name}`);
    return [...missing, ...Object.entries(value).flatMap(([key, entry]) => walk(entry, `${path}/${key}`))];
  };
  return walk(schema, '');
}

test.each(globSync('schemas/*.schema.json', { cwd: ROOT }))('every property in %s has a description', (path) => {
  expect(undescribedProperties(readJson(join(ROOT, path)))).toEqual([]);
});

function namesOffered(file: string, role: string): readonly string[] {
  const schema = readJson(join(ROOT, 'schemas/generated', file));
  const definition = isObject(schema.definitions) ? schema.definitions[role] : undefined;
  const [list] = isObject(definition) && definition.anyOf instanceof Array ? definition.anyOf : [];
  return isObject(list) && list.enum instanceof Array ? list.enum.map(String) : [];
}

test('editors complete subjects, points, records, menus, clauses, pages, documents and editions', () => {
  expect(namesOffered('definition.schema.json', 'subject')).toEqual(expect.arrayContaining(['square', 'character', 'player']));
  expect(namesOffered('definition.schema.json', 'point')).toContain('attack.rolled');
  expect(namesOffered('definition.schema.json', 'recordId')).toContain('character.tokens');
  expect(namesOffered('definition.schema.json', 'menu')).toContain('turn');
  expect(namesOffered('definition.schema.json', 'clauseId')).toContain('turns.clearing.which');
  expect(namesOffered('page.schema.json', 'clauseId')).toContain('turns.clearing.which');
  expect(namesOffered('contents.schema.json', 'pageId')).toContain('turns.clearing');
  expect(namesOffered('page.schema.json', 'document')).toContain('core-rulebook-2014');
  expect(namesOffered('editions.schema.json', 'editionId')).toContain('current');
});

test('every role that refers to something is defined in the schema', () => {
  const { definitions } = readJson(join(ROOT, 'schemas/definition.schema.json'));
  expect(REFERENCES.filter((role) => !isObject(definitions) || definitions[role] === undefined)).toEqual([]);
});

test('editors offer facts where an expression begins', () => {
  const { definitions } = readJson(join(ROOT, 'schemas/generated/definition.schema.json'));
  const expression = isObject(definitions) ? definitions.expression : undefined;
  const facts = isObject(expression) ? expression.examples : undefined;
  expect(facts).toEqual(
    expect.arrayContaining(['square.occupied', 'character.tokens', 'attack.hit', 'line.lowerHeight', 'opposing(one, other)']),
  );
});
