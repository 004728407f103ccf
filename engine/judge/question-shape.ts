/** The published shape of questions, with the lists of the map and the values that the rules of an edition add. */
import schema from '../generated/question-schema.ts';
import type { GivenFact } from '../kernel/rules.ts';
import type { EditionRules } from './edition-rules.ts';
import type { Schema, Shape } from './shape.ts';
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
  const made = new WeakMap<EditionRules, QuestionShape>();
  return (rules) => {
    if (rules === undefined) return published;
    const shape = made.get(rules) ?? shapeOf(rules);
    made.set(rules, shape);
    return shape;
  };
}

function shapeOf({ given, game }: EditionRules): QuestionShape {
  const board = given.reduce((known, fact) => withFact(known, fact), schema.definitions);
  const commands = game?.options.flatMap((option) => Object.entries(option.command)) ?? [];
  const definitions = commands.reduce((known, [field, value]) => withCommand(known, field, value), board);
  if (definitions === schema.definitions) return published;
  const extended = { ...schema, definitions };
  return { schema: extended, checks: compileShapes(extended) };
}

/** The schema definition of the entries of a list. */
const ENTRY_DEFINITIONS: ReadonlyMap<string, string> = new Map([
  ['characters', 'character'],
  ['objects', 'object'],
]);

/** The definitions with the list of squares or the values of a given fact, or the same ones where they have it already. */
function withFact(definitions: Schema['definitions'], { given, subject, shape, values }: GivenFact): Schema['definitions'] {
  const [part = '', field = ''] = given.split('.');
  const name = part === 'map' ? 'map' : ENTRY_DEFINITIONS.get(part);
  const of = name === undefined ? undefined : definitions[name];
  const known = of?.properties?.[field];
  if (name === undefined || of === undefined) return definitions;
  const added =
    part === 'map' && subject === 'square' && shape === 'bool' && known === undefined
      ? { $ref: '#/definitions/squares' }
      : known !== undefined && (shape === 'enum' || shape === 'set')
        ? withValues(known, values)
        : known;
  return added === undefined || added === known
    ? definitions
    : { ...definitions, [name]: { ...of, properties: { ...of.properties, [field]: added } } };
}

/** The definitions with a value that an option of the rules requires in a command, or the same ones where they have it already. */
function withCommand(definitions: Schema['definitions'], field: string, value: string): Schema['definitions'] {
  const { command } = definitions;
  const known = command?.properties?.[field];
  const added = known === undefined ? known : withValues(known, [value]);
  return command === undefined || added === undefined || added === known
    ? definitions
    : { ...definitions, command: { ...command, properties: { ...command.properties, [field]: added } } };
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

const isTuple = (items: Shape | readonly Shape[]): items is readonly Shape[] => Array.isArray(items);
