/**
 * Checks compiled from the published schema that only return true or false. Most questions are valid; `shape.ts` finds the faults of
 * others. Reads only the JSON Schema that questions use: the branches of an `anyOf` differ in type, and `additionalProperties` is a schema
 * or false.
 */
import { isRecord } from '../base/json.ts';
import type { Schema, Shape } from '../base/schema.ts';
import { edgeNumber, type MapSize, OFF, squareNumber } from '../kernel/square-name.ts';
import { isTuple, typeOf } from './shape.ts';

interface CheckContext {
  /** The map on which every square and edge of the value has to be; undefined where the question has none. */
  readonly map: MapSize | undefined;
  /** Values already checked, with the name of their definition: accepted without looking inside. */
  readonly valid: ReadonlyMap<unknown, string>;
}

export type ShapeCheck = (value: unknown, checking: CheckContext) => boolean;

export function compileShapes(schema: Schema): ReadonlyMap<unknown, ShapeCheck> {
  const checkByName = new Map<string, ShapeCheck>();
  const definitionCheck = (name: string): ShapeCheck => {
    const made = checkByName.get(name);
    if (made !== undefined) return made;
    // A placeholder while the definition is compiled, since definitions may refer to themselves.
    checkByName.set(name, (value, checking) => checkByName.get(name)?.(value, checking) ?? false);
    const shape = schema.definitions[name];
    const shapeFits: ShapeCheck = shape === undefined ? () => true : compile(shape, name);
    // Only lists and objects are known as valid: texts are the most values by far, and are not looked up.
    const fits: ShapeCheck =
      shape?.type === 'string' ? shapeFits : (value, checking) => checking.valid.get(value) === name || shapeFits(value, checking);
    checkByName.set(name, fits);
    return fits;
  };
  const compile = (shape: Shape, name = ''): ShapeCheck => {
    if (shape.$ref !== undefined) return definitionCheck(shape.$ref.slice(shape.$ref.lastIndexOf('/') + 1));
    if (shape.anyOf !== undefined) {
      const branches = shape.anyOf.map((branch) => ({ type: typeOfShape(schema, branch), fits: compile(branch) }));
      return (value, checking) => {
        const type = typeOf(value);
        return branches.find((branch) => branch.type === type)?.fits(value, checking) ?? false;
      };
    }
    if (name === 'square' || name === 'edge') return spotCheck(shape, name);
    const contentFits = contentCheck(shape, compile);
    return (value, checking) =>
      (shape.const === undefined || value === shape.const) &&
      (shape.type === undefined || shape.type === typeOf(value)) &&
      (shape.enum === undefined || shape.enum.includes(value)) &&
      contentFits(value, checking);
  };
  return new Map(schema.oneOf.map((shape) => [shape.properties?.ask?.const, compile(shape)]));
}

function typeOfShape(schema: Schema, shape: Shape): string | undefined {
  return shape.$ref === undefined ? shape.type : schema.definitions[shape.$ref.slice(shape.$ref.lastIndexOf('/') + 1)]?.type;
}

type Compile = (shape: Shape) => ShapeCheck;

function contentCheck(shape: Shape, compile: Compile): ShapeCheck {
  const textFits = textCheck(shape);
  const listFits = listCheck(shape, compile);
  const fieldsFit = fieldsCheck(shape, compile);
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = shape;
  return (value, checking) => {
    if (typeof value === 'string') return textFits(value);
    if (typeof value === 'number') return value >= minimum && value <= maximum;
    if (Array.isArray(value)) return listFits(value, checking);
    return !isRecord(value) || fieldsFit(value, checking);
  };
}

/**
 * Checks the name of a square or an edge. With a map, the pattern need not be tested: every name on a map matches it. Whether the two
 * squares of an edge touch is checked later (given-facts.ts).
 */
function spotCheck(shape: Shape, spot: 'square' | 'edge'): ShapeCheck {
  const textFits = textCheck(shape);
  const numberOf = spot === 'square' ? squareNumber : edgeNumber;
  return (value, { map }) => typeof value === 'string' && (map === undefined ? textFits(value) : numberOf(map, value) !== OFF);
}

function textCheck({ pattern }: Shape): (value: string) => boolean {
  const compiled = pattern === undefined ? undefined : new RegExp(pattern, 'u');
  return (value) => compiled === undefined || compiled.test(value);
}

function listCheck({ items, minItems = 0, maxItems = Number.POSITIVE_INFINITY }: Shape, compile: Compile) {
  const entryFits = items === undefined || isTuple(items) ? undefined : compile(items);
  const tupleChecks = items !== undefined && isTuple(items) ? items.map((entry) => compile(entry)) : [];
  return (value: readonly unknown[], checking: CheckContext): boolean =>
    value.length >= minItems &&
    value.length <= maxItems &&
    (entryFits === undefined
      ? tupleChecks.every((fits, index) => index >= value.length || fits(value[index], checking))
      : value.every((entry) => entryFits(entry, checking)));
}

function fieldsCheck(shape: Shape, compile: Compile) {
  const required = shape.required ?? [];
  const choices = (shape.oneOf ?? []).map(({ required: [field] }) => field);
  const checkByField = new Map(Object.entries(shape.properties ?? {}).map(([name, field]) => [name, compile(field)]));
  const otherFits = typeof shape.additionalProperties === 'object' ? compile(shape.additionalProperties) : undefined;
  const keyFits = shape.propertyNames === undefined ? undefined : compile(shape.propertyNames);
  return (value: { readonly [key: string]: unknown }, checking: CheckContext): boolean => {
    for (const field of required) if (!Object.hasOwn(value, field)) return false;
    if (choices.length > 0 && choices.filter((field) => Object.hasOwn(value, field)).length !== 1) return false;
    for (const key of Object.keys(value)) {
      const fits = checkByField.get(key);
      if (fits !== undefined) {
        if (!fits(value[key], checking)) return false;
      } else if (otherFits === undefined || keyFits?.(key, checking) === false || !otherFits(value[key], checking)) return false;
    }
    return true;
  };
}
