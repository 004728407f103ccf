/** The JSON Schemas of `schemas/`, read when the site is built. That of questions gets the kinds of squares and sizes that rules add. */
import { areTexts, isRecord } from '../../../engine/base/json.ts';
import { fieldsOf } from '../base/json.ts';
import { addedKinds, sizes } from '../generated/features.ts';

const files: { readonly [path: string]: string } = import.meta.glob('../../../schemas/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const schemas: readonly { readonly name: string; readonly text: string }[] = Object.entries(files)
  .map(([path, text]) => ({ name: path.slice(path.lastIndexOf('/') + 1), text }))
  .map(({ name, text }) => ({ name, text: name === 'question.schema.json' ? withFeatures(text) : text }))
  .sort((one, other) => (one.name < other.name ? -1 : 1));

function withFeatures(text: string): string {
  const schema: unknown = JSON.parse(text);
  if (!isQuestionSchema(schema)) throw new Error('schemas/question.schema.json has no map with properties or no character with sizes');
  const { map, character } = schema.definitions;
  const schemaSizes = character.properties.size.enum;
  if (addedKinds.length === 0 && sizes.every((size) => schemaSizes.includes(size))) return text;
  for (const { name } of addedKinds) map.properties[name] = { $ref: '#/definitions/squares' };
  character.properties.size.enum = sizes;
  return `${JSON.stringify(schema, null, 2)}\n`;
}

interface QuestionSchema {
  readonly definitions: {
    readonly map: { readonly properties: { [name: string]: unknown } };
    readonly character: { readonly properties: { readonly size: { enum: readonly string[] } } };
  };
}

function isQuestionSchema(value: unknown): value is QuestionSchema {
  const { map, character } = fieldsOf(fieldsOf(value).definitions);
  const { size } = fieldsOf(fieldsOf(character).properties);
  return isRecord(fieldsOf(map).properties) && areTexts(fieldsOf(size).enum);
}
