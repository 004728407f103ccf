/**
 * The schemas that rules files name in `$schema`: those of schemas/, with the names of this book wherever a string refers to something.
 * Editors complete and explain these names. They accept any other string too, since the name may have been added after the last build.
 */
import type { Json, JsonObject } from '../../engine/base/json.ts';
import { isObject } from '../../engine/base/json.ts';
import type { JsonDocument } from '../ast.ts';
import type { GivenFields } from '../checks/given-fields.ts';
import type { Definition } from '../generated/definition.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import type { Memo } from '../memo.ts';
import { namesOf } from '../roles.ts';
import type { Rulebook } from '../rulebook.ts';
import { sentenceOf } from '../sentence/sentence.ts';
import { type Part, printedList, printedObject, printedTexts, printedValue } from './print-json.ts';

const SCHEMAS = ['page', 'definition', 'asks', 'chains', 'permanent-ids', 'contents', 'editions', 'icons', 'pack'] as const;

const editorSchema = (name: (typeof SCHEMAS)[number]): string => `schemas/generated/${name}.schema.json`;

interface DescribedBook {
  readonly rulebook: Rulebook;
  /** Those of the latest edition. */
  readonly definitions: readonly Definition[];
  readonly vocabulary: Vocabulary;
  readonly given: GivenFields;
  readonly memo: Memo;
}

/** The names that a string may be, each with the explanation that editors show. */
interface NameList {
  /** The definition of the schemas that such a string refers to, such as `clauseId` (roles.ts). */
  readonly role: string;
  readonly names: readonly string[];
  readonly says: readonly Explanation[];
}

const nameList = (names: readonly string[], says: readonly Explanation[], role: string): NameList => ({ role, names, says });

/** The text that explains a name, and the same text as JSON, so that it is printed again only after a change. */
interface Explanation {
  readonly text: string;
  readonly json: string;
}

const explanation = (text: string): Explanation => ({ text, json: JSON.stringify(text) });
const NONE = explanation('');
const explanationOf = (d: Definition, memo: Memo): Explanation => explanation(memo.of(sentenceOf, d));
const titleOf = ({ title }: { readonly title: string }): Explanation => explanation(title);

type Roles = ReadonlyMap<string, NameList>;

export function emitEditorSchemas(schemas: readonly JsonDocument[], described: DescribedBook): ReadonlyMap<string, string> {
  const { memo } = described;
  const roles = rolesOf(described);
  const facts = factsOf(described);
  return new Map(
    SCHEMAS.flatMap((name) => {
      const base = schemas.find(({ path }) => path === `schemas/${name}.schema.json`)?.value;
      if (!isObject(base)) return [];
      const keyLists = memo.of(keyRolesIn, base).flatMap((role) => roles.get(role) ?? []);
      const schema = memo.of(withSchemaField, memo.of(withKeys, base, memo.same(keyLists)), name);
      const parts = Object.entries(schema).map(([key, value]): Part => {
        if (!isObject(value)) return [key, printedValue(value, 1)];
        if (key !== 'definitions') return [key, memo.of(printedValue, value, 1)];
        return [
          key,
          printedObject(
            Object.entries(value).map(([role, definition]) => [role, printedRole(definition, role, roles, facts, memo)]),
            1,
          ),
        ];
      });
      return [[editorSchema(name), `${printedObject(parts, 0)}\n`] as const];
    }),
  );
}

function rolesOf({ rulebook, definitions, vocabulary, given, memo }: DescribedBook): Roles {
  const explanations = memo.each(explanationOf, definitions, memo);
  const explained = new Map<string, Explanation | undefined>(definitions.map(({ id }, index) => [id, explanations[index]]));
  const names = namesOf(definitions, vocabulary, given, memo);
  const entries: readonly (readonly [role: string, list: readonly Named[]])[] = [
    ...Object.entries(names).map(([role, list]) => [role, list.map((name): Named => [name, explained.get(name) ?? NONE])] as const),
    ...memo.of(namedInEditions, rulebook.editions),
  ];
  const lists = [
    ...entries.map(([role, list]) => nameListOf(list, role, memo)),
    memo.of(titlesOf, rulebook.clauses, 'clauseId', memo),
    memo.of(titlesOf, rulebook.pages, 'pageId', memo),
  ];
  return new Map(lists.map((list) => [list.role, list]));
}

/** The same list as before if its names and explanations are the same. */
function nameListOf(list: readonly Named[], role: string, memo: Memo): NameList {
  const [names, says] = [memo.same(list.map(([name]) => name)), memo.same(list.map(([, explained]) => explained))];
  return memo.of(nameList, names, says, role);
}

function titlesOf(nodes: ReadonlyMap<string, Titled>, role: string, memo: Memo): NameList {
  const list = [...nodes.values()];
  const titles = memo.each(
    titleOf,
    list.map(({ ast }) => ast),
  );
  return nameListOf(
    list.map(({ id }, index) => [id, titles[index] ?? NONE]),
    role,
    memo,
  );
}

const namedInEditions = ({
  documents,
  publications,
}: Rulebook['editions']): readonly (readonly [role: string, list: readonly Named[]])[] => [
  ['document', Object.entries(documents).map(([name, title]) => [name, explanation(title)])],
  ['publication', publications.map(({ id, title }) => [id, explanation(title)])],
  ['editionId', publications.map(({ edition, editionTitle }) => [edition, explanation(editionTitle)])],
];

type Named = readonly [name: string, explained: Explanation];

/** A clause or page. */
interface Titled {
  readonly id: string;
  readonly ast: { readonly title: string };
}

/** The role of the keys of an object, by its schema; empty if they have none. */
function keyRoleOf({ propertyNames }: JsonObject): string {
  return isObject(propertyNames) && typeof propertyNames.$ref === 'string' ? propertyNames.$ref.replace('#/definitions/', '') : '';
}

function keyRolesIn(schema: JsonObject): readonly string[] {
  const walk = (value: Json): string[] => {
    if (value instanceof Array) return value.flatMap(walk);
    if (!isObject(value)) return [];
    const role = keyRoleOf(value);
    return [...(role === '' ? [] : [role]), ...Object.values(value).flatMap(walk)];
  };
  return [...new Set(walk(schema))];
}

/** Lists the keys of objects whose keys have a role, since editors complete only keys that are listed. */
function withKeys(schema: JsonObject, lists: readonly NameList[]): JsonObject {
  const byRole = new Map(lists.map((list) => [list.role, list]));
  const walk = (value: Json): Json => {
    if (value instanceof Array) return value.map(walk);
    if (!isObject(value)) return value;
    const walked: JsonObject = Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, walk(entry)]));
    const list = byRole.get(keyRoleOf(walked));
    const { additionalProperties } = walked;
    if (list === undefined || additionalProperties === undefined) return walked;
    const properties = list.names.map((name, index) => [
      name,
      { description: list.says[index]?.text ?? '', allOf: [additionalProperties] },
    ]);
    return { ...walked, properties: Object.fromEntries(properties) };
  };
  return Object.fromEntries(Object.entries(schema).map(([key, entry]) => [key, walk(entry)]));
}

/**
 * Prints the definition of a role in a schema, with its names. The numbers are depths of the printed JSON: the definition is at depth 2.
 */
function printedRole(definition: Json, role: string, roles: Roles, facts: readonly string[], memo: Memo): string {
  const list = roles.get(role);
  if (!isObject(definition)) return printedValue(definition, 2);
  if (role === 'expression') return memo.of(printedFacts, definition, facts);
  return list === undefined || list.names.length === 0
    ? memo.of(printedValue, definition, 2)
    : memo.of(printedNames, definition, list, memo);
}

const printedFacts = (definition: JsonObject, facts: readonly string[]): string => printedValue({ ...definition, examples: [...facts] }, 2);

function printedNames({ description, ...anyName }: JsonObject, { names, says }: NameList, memo: Memo): string {
  const list: readonly Part[] = [
    ['enum', memo.of(printedTexts, names, 5)],
    [
      'enumDescriptions',
      printedList(
        says.map(({ json }) => json),
        5,
      ),
    ],
  ];
  const anyOf = printedList([printedObject(list, 4), printedValue(anyName, 4)], 3);
  return printedObject(
    [...(description === undefined ? [] : [['description', printedValue(description, 3)] as const]), ['anyOf', anyOf]],
    2,
  );
}

/** Facts that expressions may begin with. */
function factsOf({ definitions, vocabulary, memo }: DescribedBook): readonly string[] {
  const kernel = Object.entries(vocabulary.subjects).flatMap(([subject, facts]) => Object.keys(facts).map((fact) => `${subject}.${fact}`));
  return memo.same([...new Set([...kernel, ...memo.each(factsIn, definitions).flat()])]);
}

function factsIn(d: Definition): readonly string[] {
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
}

function withSchemaField(schema: JsonObject, name: string): JsonObject {
  const $schema = { type: 'string', description: 'The path of this schema, for editors.' };
  const { properties, propertyNames } = schema;
  return {
    ...schema,
    $comment: `Generated from schemas/${name}.schema.json by \`sightline build\`. Do not edit.`,
    $id: String(schema.$id).replace('/schemas/', '/schemas/generated/'),
    // No file is a definition alone, so none names the schema of definitions.
    ...(name === 'definition' ? {} : { properties: { $schema, ...(isObject(properties) ? properties : {}) } }),
    ...(isObject(propertyNames) ? { propertyNames: { anyOf: [{ const: '$schema' }, propertyNames] } } : {}),
  };
}
