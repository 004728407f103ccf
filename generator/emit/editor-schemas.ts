/**
 * The schemas that rules files name in `$schema`: those of schemas/, with the names of this book listed where a text refers to something.
 * Editors complete from the list and say what each name means; other text is left to the compiler, which also knows what was just added.
 */
import type { Json, JsonDocument, JsonObject } from '../ast.ts';
import type { GivenFields } from '../checks/given-fields.ts';
import type { Definition } from '../generated/definition.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { namesOf } from '../roles.ts';
import type { Rulebook } from '../rulebook.ts';
import { sentenceOf } from '../sentence/sentence.ts';

/** Schemas of files under rules/, and of the definitions in them. */
const WRITTEN = ['page', 'definition', 'asks', 'chains', 'clause-ids', 'contents', 'editions', 'icons'] as const;

/** Where a schema file goes. */
const editorSchema = (name: (typeof WRITTEN)[number]): string => `schemas/generated/${name}.schema.json`;

interface Described {
  readonly rulebook: Rulebook;
  /** Those of the latest edition. */
  readonly definitions: readonly Definition[];
  readonly vocabulary: Vocabulary;
  readonly given: GivenFields;
}

/** A name that a text may be, with what an editor shows of it. */
type Named = readonly (readonly [name: string, says: string])[];

const isObject = (value: Json | undefined): value is JsonObject => typeof value === 'object' && value !== null && !(value instanceof Array);

export function emitEditorSchemas(schemas: readonly JsonDocument[], described: Described): ReadonlyMap<string, string> {
  const roles = rolesOf(described);
  return new Map(
    WRITTEN.flatMap((name) => {
      const base = schemas.find(({ path }) => path === `schemas/${name}.schema.json`)?.value;
      if (!isObject(base)) return [];
      const schema = withSchemaField(listing(base, roles, described), name);
      return [[editorSchema(name), `${JSON.stringify(schema, null, 1)}\n`] as const];
    }),
  );
}

/** The names of every role of texts. */
function rolesOf({ rulebook, definitions, vocabulary, given }: Described): ReadonlyMap<string, Named> {
  const sentences = new Map(definitions.map((d) => [d.id, sentenceOf(d)]));
  const names = Object.entries(namesOf(definitions, vocabulary, given)).map(([role, list]): [string, Named] => [
    role,
    list.map((name) => [name, sentences.get(name) ?? '']),
  ]);
  return new Map<string, Named>([
    ...names,
    ['clauseId', [...rulebook.clauses.values()].map(({ id, ast }) => [id, ast.title])],
    ['pageId', [...rulebook.pages.values()].map(({ id, ast }) => [id, ast.title])],
    ['document', Object.entries(rulebook.editions.documents)],
    ['publication', rulebook.editions.publications.map(({ id, title }) => [id, title])],
    ['edition', rulebook.editions.publications.map(({ edition, editionTitle }) => [edition, editionTitle])],
  ]);
}

/** A schema with the names of each role listed where it is defined. */
function listing(schema: JsonObject, roles: ReadonlyMap<string, Named>, described: Described): JsonObject {
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

/** A schema of its own address, whose files may name it. */
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
