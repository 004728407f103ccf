/** The fields of a question that records can be given by, read from schemas/question.schema.json. */
import type { Json, JsonObject } from '../ast.ts';

export interface GivenField {
  /** What each value is about. */
  readonly subject: string;
}

export type GivenFields = ReadonlyMap<string, GivenField>;

const isObject = (value: Json | undefined): value is JsonObject => typeof value === 'object' && value !== null && !(value instanceof Array);

const objectAt = (value: Json | undefined, ...path: readonly string[]): JsonObject => {
  const here = path.reduce<Json | undefined>((at, key) => (isObject(at) ? at[key] : undefined), value);
  return isObject(here) ? here : {};
};

/** @param schema the question schema, or undefined when it cannot be read */
export function givenFields(schema: Json | undefined): GivenFields {
  const out = new Map<string, GivenField>();
  const definitions = objectAt(schema, 'definitions');
  for (const [name, field] of Object.entries(objectAt(definitions, 'map', 'properties')))
    out.set(`map.${name}`, { subject: subjectOf(JSON.stringify(field)) });
  for (const [list, subject] of [
    ['characters', 'character'],
    ['objects', 'object'],
  ] as const)
    for (const name of fieldsOf(objectAt(definitions, subject, 'properties'), definitions)) out.set(`${list}.${name}`, { subject });
  for (const [path, subject] of playFields(schema, definitions)) out.set(path, { subject });
  return out;
}

/** Fields of the question about a whole game: a list of ids says something of each figure in it, all else of the game. */
function playFields(schema: Json | undefined, definitions: JsonObject): (readonly [string, string])[] {
  const questions = isObject(schema) && schema.oneOf instanceof Array ? schema.oneOf : [];
  const play = questions.find((question) => objectAt(question, 'properties', 'ask').const === 'play');
  const own = Object.keys(objectAt(play, 'properties')).filter((name) => name !== 'ask' && name !== 'edition');
  const start = Object.entries(objectAt(definitions, 'start', 'properties'));
  return [
    ...own.map((name) => [`play.${name}`, 'game'] as const),
    ...start.map(([name, field]) => [`play.start.${name}`, objectAt(field).type === 'array' ? 'character' : 'game'] as const),
  ];
}

function subjectOf(field: string): string {
  if (field.includes('"#/definitions/edge"')) return 'edge';
  return field.includes('"#/definitions/square') ? 'square' : 'board';
}

/** Names of fields, and of the fields of lists in them: `dial`, `dial.speed`. */
function fieldsOf(properties: JsonObject, definitions: JsonObject): string[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const { $ref } = objectAt(field, 'items');
    const inner = typeof $ref === 'string' ? objectAt(definitions, $ref.replace('#/definitions/', ''), 'properties') : {};
    return [name, ...Object.keys(inner).map((part) => `${name}.${part}`)];
  });
}
