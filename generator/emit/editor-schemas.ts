/**
 * The schemas that rules files name in `$schema`: those of schemas/, with the names of this book wherever a string refers to something.
 * Editors complete and explain these names. They accept any other string too, since the name may have been added after the last build.
 */
import type { Json, JsonDocument, JsonObject } from '../ast.ts';
import type { ObjectCache } from '../caches.ts';
import type { GivenFields } from '../checks/given-fields.ts';
import type { Definition } from '../generated/definition.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { namesOf } from '../roles.ts';
import type { Rulebook } from '../rulebook.ts';
import { sentenceOf } from '../sentence/sentence.ts';

/** Schemas of files under rules/, and of the definitions in them. */
const SCHEMAS = ['page', 'definition', 'asks', 'chains', 'permanent-ids', 'contents', 'editions', 'icons', 'pack'] as const;

/** The path of an emitted schema. */
const editorSchema = (name: (typeof SCHEMAS)[number]): string => `schemas/generated/${name}.schema.json`;

interface Described {
  readonly rulebook: Rulebook;
  /** Those of the latest edition. */
  readonly definitions: readonly Definition[];
  readonly vocabulary: Vocabulary;
  readonly given: GivenFields;
  readonly sentences: ObjectCache<Definition, string>;
}

/** The names that a string may be, each with the explanation that editors show. */
type NameList = readonly (readonly [name: string, says: string])[];

const isObject = (value: Json | undefined): value is JsonObject => typeof value === 'object' && value !== null && !(value instanceof Array);

export function emitEditorSchemas(schemas: readonly JsonDocument[], described: Described): ReadonlyMap<string, string> {
  const roles = rolesOf(described);
  return new Map(
    SCHEMAS.flatMap((name) => {
      const base = schemas.find(({ path }) => path === `schemas/${name}.schema.json`)?.value;
      if (!isObject(base)) return [];
      const schema = withSchemaField(withNames(withKeys(base, roles), roles, described), name);
      return [[editorSchema(name), `${JSON.stringify(schema, null, 1)}\n`] as const];
    }),
  );
}

/** The names by role: what a string of the schema refers to. */
function rolesOf({ rulebook, definitions, vocabulary, given, sentences: cached }: Described): ReadonlyMap<string, NameList> {
  const sentences = new Map<string, string>(definitions.map((d) => [d.id, cached.get(d, () => sentenceOf(d))]));
  const names = Object.entries(namesOf(definitions, vocabulary, given)).map(([role, list]): [string, NameList] => [
    role,
    list.map((name) => [name, sentences.get(name) ?? '']),
  ]);
  return new Map<string, NameList>([
    ...names,
    ['clauseId', [...rulebook.clauses.values()].map(({ id, ast }) => [id, ast.title])],
    ['pageId', [...rulebook.pages.values()].map(({ id, ast }) => [id, ast.title])],
    ['document', Object.entries(rulebook.editions.documents)],
    ['publication', rulebook.editions.publications.map(({ id, title }) => [id, title])],
    ['editionId', rulebook.editions.publications.map(({ edition, editionTitle }) => [edition, editionTitle])],
  ]);
}

/** Lists the keys of objects whose keys have a role, since editors complete only keys that are listed. */
function withKeys(schema: JsonObject, roles: ReadonlyMap<string, NameList>): JsonObject {
  const walk = (value: Json): Json => {
    if (value instanceof Array) return value.map(walk);
    if (!isObject(value)) return value;
    const walked: JsonObject = Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, walk(entry)]));
    const { propertyNames, additionalProperties } = walked;
    const role = isObject(propertyNames) && typeof propertyNames.$ref === 'string' ? propertyNames.$ref.replace('#/definitions/', '') : '';
    const names = roles.get(role);
    if (names === undefined || additionalProperties === undefined) return walked;
    return {
      ...walked,
      properties: Object.fromEntries(names.map(([name, says]) => [name, { description: says, allOf: [additionalProperties] }])),
    };
  };
  return Object.fromEntries(Object.entries(schema).map(([key, entry]) => [key, walk(entry)]));
}

/** Adds the names of each role to its definition in the schema. */
function withNames(schema: JsonObject, roles: ReadonlyMap<string, NameList>, described: Described): JsonObject {
  const { definitions } = schema;
  if (!isObject(definitions)) return schema;
  const listed = Object.entries(definitions).map(([role, definition]): [string, Json] => {
    if (!isObject(definition)) return [role, definition];
    if (role === 'expression') return [role, { ...definition, examples: factsOf(described) }];
    const names = roles.get(role);
    if (names === undefined || names.length === 0) return [role, definition];
    const { description, ...text } = definition;
    const list = { enum: names.map(([name]) => name), enumDescriptions: names.map(([, says]) => says) };
    return [role, { ...(description === undefined ? {} : { description }), anyOf: [list, text] }];
  });
  return { ...schema, definitions: Object.fromEntries(listed) };
}

/** Facts that expressions may begin with. */
function factsOf({ definitions, vocabulary }: Described): string[] {
  const kernel = Object.entries(vocabulary.subjects).flatMap(([subject, facts]) => Object.keys(facts).map((fact) => `${subject}.${fact}`));
  const own = definitions.flatMap((d): readonly string[] => {
    switch (d.kind) {
      case 'record':
      case 'parameter':
        return [d.id];
      case 'property':
        return [d.takes === undefined ? d.id : `${d.id}(${Object.keys(d.takes).join(', ')})`];
      case 'procedure':
        return Object.keys({ ...d.takes, ...d.holds }).map((fact) => `${d.name}.${fact}`);
      case 'path':
        return Object.keys(d.class ?? {}).map((key) => `${d.along === undefined ? 'move' : 'line'}.${key}`);
      default:
        return [];
    }
  });
  return [...new Set([...kernel, ...own])];
}

/** Gives a schema its own `$id`, and lets its files name it in `$schema`. */
function withSchemaField(schema: JsonObject, name: string): JsonObject {
  const $schema = { type: 'string', description: 'The path of this schema, for editors.' };
  const { properties, propertyNames } = schema;
  return {
    ...schema,
    $comment: `Generated from schemas/${name}.schema.json by \`sightline build\`. Do not edit.`,
    $id: String(schema.$id).replace('/schemas/', '/schemas/generated/'),
    ...(name === 'definition' ? {} : { properties: { $schema, ...(isObject(properties) ? properties : {}) } }),
    ...(isObject(propertyNames) ? { propertyNames: { anyOf: [{ const: '$schema' }, propertyNames] } } : {}),
  };
}
