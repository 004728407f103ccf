/** The fields of questions that a record may name in `given`, read from schemas/question.schema.json. */
import type { AddedKind } from '../../engine/base/added-features.ts';
import type { Json, JsonObject } from '../../engine/base/json.ts';
import { isObject, listOf } from '../../engine/base/json.ts';

interface GivenField {
  /** The subject of each value; undefined if any record may take it. */
  readonly subject?: string;
  /** For a list that a definition adds to the map: its sign on drawn boards. */
  readonly sign?: string;
}

const SQUARES = '#/definitions/squares';

/** By path: `map.bog`, `characters.size`, `play.start.round`. */
export type GivenFields = ReadonlyMap<string, GivenField>;

const objectAt = (value: Json | undefined, ...path: readonly string[]): JsonObject => {
  const found = path.reduce<Json | undefined>((inner, key) => (isObject(inner) ? inner[key] : undefined), value);
  return isObject(found) ? found : {};
};

/**
 * @param schema the question schema, or undefined when it cannot be read
 * @param kinds the lists that definitions add to the map
 */
export function givenFields(schema: Json | undefined, kinds: readonly AddedKind[]): GivenFields {
  const byPath = new Map<string, GivenField>();
  const definitions = objectAt(schema, 'definitions');
  const listsOfMap = objectAt(definitions, 'map', 'properties');
  for (const [name, field] of Object.entries(listsOfMap))
    byPath.set(`map.${name}`, { subject: isByPlayer(objectAt(field)) ? 'player' : subjectOf(JSON.stringify(field)) });
  // The published schema has the lists that definitions of the rulebook add, but not those of errata.
  for (const { name, sign } of kinds)
    if (!(name in listsOfMap) || objectAt(listsOfMap[name]).$ref === SQUARES) byPath.set(`map.${name}`, { subject: 'square', sign });
  for (const [list, subject] of [
    ['characters', 'character'],
    ['objects', 'object'],
  ] as const)
    for (const name of fieldsOf(objectAt(definitions, subject, 'properties'), definitions)) byPath.set(`${list}.${name}`, { subject });
  for (const [path, subject] of playFields(schema, definitions)) byPath.set(path, { subject });
  for (const path of listedFields(schema, definitions)) if (!byPath.has(path)) byPath.set(path, {});
  return byPath;
}

/** The paths of what has fields: of lists such as `characters` and `force.feats`, and of objects such as `map`. */
export const listsWithFields = (given: GivenFields): readonly string[] => [
  ...new Set(
    [...given.keys()].map((path) => path.split('.')).flatMap((keys) => keys.slice(1).map((_, index) => keys.slice(0, index + 1).join('.'))),
  ),
];

const questionsIn = (schema: Json | undefined): readonly Json[] => listOf(isObject(schema) ? schema.oneOf : undefined);

/**
 * Fields of the question `play` and of its `start`. A list of ids in `start` is about each character that it names; all other fields are
 * about the game.
 */
function playFields(schema: Json | undefined, definitions: JsonObject): (readonly [string, string])[] {
  const play = questionsIn(schema).find((question) => objectAt(question, 'properties', 'ask').const === 'play');
  const fields = Object.keys(objectAt(play, 'properties')).filter((name) => name !== 'ask' && name !== 'edition');
  const start = Object.entries(objectAt(definitions, 'start', 'properties'));
  return [
    ...fields.map((name) => [`play.${name}`, 'game'] as const),
    ...start.map(([name, field]) => [`play.start.${name}`, objectAt(field).type === 'array' ? 'character' : 'game'] as const),
  ];
}

export function questionFields(schema: Json): ReadonlyMap<string, readonly string[]> {
  return new Map(
    questionsIn(schema).map((question) => {
      const fields = objectAt(question, 'properties');
      return [String(objectAt(fields, 'ask').const), Object.keys(fields)];
    }),
  );
}

const isByPlayer = ({ propertyNames }: JsonObject): boolean => isObject(propertyNames) && propertyNames.$ref === '#/definitions/player';

/** Fields of the entries of a question's lists and of its objects: `defeated.points`, `force.feats.points`. */
function listedFields(schema: Json | undefined, definitions: JsonObject): string[] {
  const resolved = (shape: Json): JsonObject => {
    const { $ref } = objectAt(shape);
    return typeof $ref === 'string' ? objectAt(definitions, $ref.replace('#/definitions/', '')) : objectAt(shape);
  };
  const innerPaths = (properties: JsonObject): string[] =>
    Object.entries(properties).flatMap(([outer, written]) => {
      const shape = resolved(written);
      const innerProperties = objectAt(shape, 'properties');
      const fieldsOfOptional = (inner: Json): string[] =>
        optionalForms(inner).flatMap((form) => Object.keys(objectAt(resolved(form), 'properties')));
      const fields = Object.entries(innerProperties).flatMap(([name, inner]) => [
        name,
        ...fieldsOfOptional(inner).map((field) => `${name}.${field}`),
      ]);
      const paths = [...pathsOf(objectAt(shape, 'items', 'properties')), ...innerPaths(innerProperties), ...fields];
      return paths.map((path) => `${outer}.${path}`);
    });
  return questionsIn(schema).flatMap((question) => innerPaths(objectAt(question, 'properties')));
}

const optionalForms = (shape: Json): readonly Json[] => {
  const { anyOf } = objectAt(shape);
  return anyOf instanceof Array ? anyOf : [];
};

/** The names of fields, and of the fields of lists in them: `points`, `feats.points`. */
const pathsOf = (properties: JsonObject): string[] =>
  Object.entries(properties).flatMap(([name, shape]) => [
    name,
    ...Object.keys(objectAt(shape, 'items', 'properties')).map((inner) => `${name}.${inner}`),
  ]);

/** The subject of a field of the map, by the definition that its JSON text refers to. */
function subjectOf(fieldText: string): string {
  if (fieldText.includes('"#/definitions/edge"')) return 'edge';
  // Without a closing quote, since the name is `square` or `squares`.
  return fieldText.includes('"#/definitions/square') ? 'square' : 'board';
}

/** The names of fields, and of the fields of the objects and lists in them, at every depth: `dial`, `dial.speed`. */
function fieldsOf(properties: JsonObject, definitions: JsonObject): string[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const { $ref } = objectAt(field, 'items');
    const ownProperties = objectAt(field, 'properties');
    const inner = typeof $ref === 'string' ? objectAt(definitions, $ref.replace('#/definitions/', ''), 'properties') : ownProperties;
    return [name, ...fieldsOf(inner, definitions).map((part) => `${name}.${part}`)];
  });
}
