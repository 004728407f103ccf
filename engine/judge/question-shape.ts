/** The published shape of questions, with the lists of the map and the values that the rules of an edition add. */
import schema from '../generated/question-schema.ts';
import type { GivenFact } from '../kernel/rules.ts';
import type { EditionRules } from './edition-rules.ts';
import { isTuple, type Schema, type Shape } from './shape.ts';
import { compileShapes, type ShapeCheck } from './shape-checks.ts';

export interface QuestionShape {
  readonly schema: Schema;
  /** A check for each kind of question, by its `ask`. */
  readonly checks: ReadonlyMap<unknown, ShapeCheck>;
}

export type ShapesOf = (rules: EditionRules | undefined) => QuestionShape;

const published: QuestionShape = { schema, checks: compileShapes(schema) };

/** Shapes by rules; rules that add nothing, and questions without known rules, have the published one. */
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
  const withFacts = given.reduce((definitions, fact) => withFact(definitions, fact), schema.definitions);
  const commands = game?.options.flatMap((option) => Object.entries(option.command)) ?? [];
  const definitions = commands.reduce((extended, [field, value]) => withCommand(extended, field, value), withFacts);
  if (definitions === schema.definitions) return published;
  const extended = { ...schema, definitions };
  return { schema: extended, checks: compileShapes(extended) };
}

/** The schema definition of the entries of a list of the question, by the list. */
const ENTRY_DEFINITIONS: ReadonlyMap<string, string> = new Map([
  ['characters', 'character'],
  ['objects', 'object'],
]);

/** The definitions with the list of squares or the values of a given fact, or the same ones where they have it already. */
function withFact(definitions: Schema['definitions'], { given, subject, shape, values }: GivenFact): Schema['definitions'] {
  const [list = '', field = ''] = given.split('.');
  const name = list === 'map' ? 'map' : ENTRY_DEFINITIONS.get(list);
  const entryDefinition = name === undefined ? undefined : definitions[name];
  const knownShape = entryDefinition?.properties?.[field];
  if (name === undefined || entryDefinition === undefined) return definitions;
  const isNewList = list === 'map' && subject === 'square' && shape === 'bool' && knownShape === undefined;
  const hasValues = shape === 'enum' || shape === 'set';
  const extendedShape = knownShape !== undefined && hasValues ? withValues(knownShape, values) : knownShape;
  const newShape = isNewList ? { $ref: '#/definitions/squares' } : extendedShape;
  return newShape === undefined || newShape === knownShape
    ? definitions
    : { ...definitions, [name]: { ...entryDefinition, properties: { ...entryDefinition.properties, [field]: newShape } } };
}

/** The definitions with a value that an option of the rules requires in a command, or the same ones where they have it already. */
function withCommand(definitions: Schema['definitions'], field: string, value: string): Schema['definitions'] {
  const { command } = definitions;
  const knownShape = command?.properties?.[field];
  const newShape = knownShape === undefined ? knownShape : withValues(knownShape, [value]);
  return command === undefined || newShape === undefined || newShape === knownShape
    ? definitions
    : { ...definitions, command: { ...command, properties: { ...command.properties, [field]: newShape } } };
}

/** The shape of one value or of a list of values, with `values` allowed too. */
function withValues(known: Shape, values: readonly string[]): Shape {
  const { items } = known;
  if (items !== undefined && !isTuple(items)) {
    const inner = withValues(items, values);
    return inner === items ? known : { ...known, items: inner };
  }
  const more = values.filter((value) => known.enum?.includes(value) === false);
  return more.length === 0 ? known : { ...known, enum: [...(known.enum ?? []), ...more] };
}
