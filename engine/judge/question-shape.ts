/** The published shape of questions, with the lists of the map and the values of enumerations that the rules of an edition add. */
import type { Schema, Shape } from '../base/schema.ts';
import schema from '../generated/question-schema.ts';
import type { GivenFact } from '../kernel/rules.ts';
import type { EditionRules } from './edition-rules.ts';
import { isTuple } from './shape.ts';
import { compileShapes, type ShapeCheck } from './shape-checks.ts';

export interface QuestionShape {
  readonly schema: Schema;
  /** A check for each kind of question, by its `ask`. */
  readonly checks: ReadonlyMap<unknown, ShapeCheck>;
}

export type ShapesOf = (rules: EditionRules | undefined) => QuestionShape;

const published: QuestionShape = { schema, checks: compileShapes(schema) };

export function createShapes(): ShapesOf {
  const shapeByRules = new WeakMap<EditionRules, QuestionShape>();
  return (rules) => {
    if (rules === undefined) return published;
    const shape = shapeByRules.get(rules) ?? shapeOf(rules);
    shapeByRules.set(rules, shape);
    return shape;
  };
}

function shapeOf({ given, game }: EditionRules): QuestionShape {
  const withLists = given.reduce(withMapList, schema);
  const records = [...given, ...(game?.columns ?? [])];
  const withRecords = records.reduce((extended, record) => withValuesOf(extended, record), withLists);
  const commands = game?.options.flatMap((option) => Object.entries(option.command)) ?? [];
  const definitions = commands.reduce((extended, [field, value]) => withCommand(extended, field, value), withRecords.definitions);
  const extended = definitions === withRecords.definitions ? withRecords : { ...withRecords, definitions };
  return extended === schema ? published : { schema: extended, checks: compileShapes(extended) };
}

/** The schema with the list of squares of a given fact, or the same one where the map has it already. */
function withMapList(known: Schema, { given, subject, shape }: GivenFact): Schema {
  const [list, field = ''] = given.split('.');
  const { map } = known.definitions;
  if (list !== 'map' || subject !== 'square' || shape !== 'bool' || map === undefined || map.properties?.[field] !== undefined)
    return known;
  const extended = { ...map, properties: { ...map.properties, [field]: { $ref: '#/definitions/squares' } } };
  return { ...known, definitions: { ...known.definitions, map: extended } };
}

/** The schema with the values of a record in the field that gives it, or the same one where it has them already. */
function withValuesOf(known: Schema, { given, values }: { readonly given?: string; readonly values?: readonly string[] }): Schema {
  if (given === undefined || values === undefined) return known;
  // The path of a field of the question `play` itself begins with `play.`, that of a field in its lists or of another question does not.
  const [first, ...rest] = given.split('.');
  const isOfPlay = first === 'play';
  const fields = isOfPlay ? rest : given.split('.');
  let { definitions } = known;
  const oneOf = known.oneOf.map((question) => {
    if (isOfPlay && question.properties?.ask?.const !== 'play') return question;
    const extended = withValuesAt(definitions, question, fields, values);
    ({ definitions } = extended);
    return extended.shape;
  });
  const isSame = definitions === known.definitions && oneOf.every((question, index) => question === known.oneOf[index]);
  return isSame ? known : { ...known, definitions, oneOf };
}

interface Extended {
  readonly definitions: Schema['definitions'];
  readonly shape: Shape;
}

/** The shape with the values in the field at a path. If the path leads through a definition, that gets them, and the shape stays. */
function withValuesAt(definitions: Schema['definitions'], shape: Shape, fields: readonly string[], values: readonly string[]): Extended {
  const name = shape.$ref?.slice(shape.$ref.lastIndexOf('/') + 1);
  const target = name === undefined ? undefined : definitions[name];
  if (name !== undefined && target !== undefined) {
    const inner = withValuesAt(definitions, target, fields, values);
    return { definitions: inner.shape === target ? inner.definitions : { ...inner.definitions, [name]: inner.shape }, shape };
  }
  if (fields.length === 0) return { definitions, shape: withValues(shape, values) };
  const { items } = shape;
  if (items !== undefined && !isTuple(items)) {
    const inner = withValuesAt(definitions, items, fields, values);
    return { ...inner, shape: inner.shape === items ? shape : { ...shape, items: inner.shape } };
  }
  const [field = '', ...rest] = fields;
  const known = shape.properties?.[field];
  if (known === undefined) return { definitions, shape };
  const inner = withValuesAt(definitions, known, rest, values);
  return { ...inner, shape: inner.shape === known ? shape : { ...shape, properties: { ...shape.properties, [field]: inner.shape } } };
}

function withCommand(definitions: Schema['definitions'], field: string, value: string): Schema['definitions'] {
  const { command } = definitions;
  if (command === undefined) return definitions;
  const extended = withValuesAt(definitions, command, [field], [value]);
  return extended.shape === command ? definitions : { ...extended.definitions, command: extended.shape };
}

function withValues(known: Shape, values: readonly string[]): Shape {
  const { items } = known;
  if (items !== undefined && !isTuple(items)) {
    const inner = withValues(items, values);
    return inner === items ? known : { ...known, items: inner };
  }
  const more = values.filter((value) => known.enum?.includes(value) === false);
  return more.length === 0 ? known : { ...known, enum: [...(known.enum ?? []), ...more] };
}
