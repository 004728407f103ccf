/** Checks a JSON value against the published schema of questions, in the subset of JSON Schema that it uses. Reports every fault. */
import { escapeKey, isRecord } from '../base/json.ts';
import type { Schema, Shape } from '../base/schema.ts';

/** A fault of a question; `at` is its JSON pointer. */
export interface JudgeFault {
  readonly code: string;
  readonly message: string;
  readonly at: string;
  /** The clause that refuses it, if one does. */
  readonly rule?: string;
}

/** A string that the schema calls a square or an edge, and its pointer. */
interface Spot {
  readonly at: string;
  readonly text: string;
  readonly what: 'square' | 'edge';
}

export interface ShapeWalk {
  readonly definitions: Schema['definitions'];
  readonly faults: JudgeFault[];
  readonly spots: Spot[];
  /** The position of every pointer in document order. */
  readonly order: Map<string, number>;
}

export function firstFault(faults: readonly JudgeFault[], order: ReadonlyMap<string, number>): JudgeFault | undefined {
  const rank = (fault: JudgeFault): number => order.get(fault.at) ?? Number.MAX_SAFE_INTEGER;
  return [...faults].sort((a, b) => rank(a) - rank(b))[0];
}

const regexByPattern = new Map<string, RegExp>();
function matches(pattern: string, text: string): boolean {
  let found = regexByPattern.get(pattern);
  if (found === undefined) {
    found = new RegExp(pattern, 'u');
    regexByPattern.set(pattern, found);
  }
  return found.test(text);
}

/** A value as JSON for a message, at most 60 characters long. */
export function shown(value: unknown): string {
  const text = jsonOf(value);
  // Not cut inside a surrogate pair.
  return text.length > 60 ? `${text.slice(0, 57).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
}

function jsonOf(value: unknown): string {
  // JSON has no infinite number, as `1e400` is when it is parsed, and `stringify` throws for a value that is nested too deeply.
  if (typeof value === 'number') return String(value);
  try {
    return JSON.stringify(value) ?? 'nothing';
  } catch {
    return Array.isArray(value) ? '[…]' : '{…}';
  }
}

export function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isSafeInteger(value) ? 'integer' : 'number';
  return typeof value;
}

export function checkShape(walk: ShapeWalk, shape: Shape, value: unknown, pointer: string): void {
  if (!walk.order.has(pointer)) walk.order.set(pointer, walk.order.size);
  const add = (code: string, message: string, faultPointer = pointer): void => {
    walk.faults.push({ code, message, at: faultPointer });
  };
  let resolvedShape = shape;
  let name = '';
  while (resolvedShape.$ref !== undefined) {
    name = resolvedShape.$ref.slice(resolvedShape.$ref.lastIndexOf('/') + 1);
    const next = walk.definitions[name];
    if (next === undefined) return;
    resolvedShape = next;
  }
  const type = typeOf(value);
  if (resolvedShape.anyOf !== undefined) {
    const branch = resolvedShape.anyOf.find((b) => resolved(walk, b).type === type);
    if (branch === undefined)
      add('wrong-type', `found ${shown(value)}, expected ${resolvedShape.anyOf.map((b) => resolved(walk, b).type).join(' or ')}`);
    else checkShape(walk, branch, value, pointer);
    return;
  }
  if (resolvedShape.const !== undefined && value !== resolvedShape.const)
    return void add('not-allowed', `found ${shown(value)}, expected ${shown(resolvedShape.const)}`);
  if (resolvedShape.type !== undefined && resolvedShape.type !== type)
    return void add(
      'wrong-type',
      `found ${shown(value)}, expected ${resolvedShape.type === 'integer' ? 'a whole number' : `a JSON ${resolvedShape.type}`}`,
    );
  if (resolvedShape.enum !== undefined && !resolvedShape.enum.includes(value))
    return void add('not-allowed', `found ${shown(value)}, expected one of ${resolvedShape.enum.join(', ')}`);
  if (typeof value === 'number') checkNumber(resolvedShape, value, add);
  else if (typeof value === 'string') {
    if (resolvedShape.pattern !== undefined && !matches(resolvedShape.pattern, value))
      add('malformed', `found ${shown(value)}, expected ${name === '' ? `text like ${resolvedShape.pattern}` : `a ${name}`}`);
    else if (name === 'square' || name === 'edge') walk.spots.push({ at: pointer, text: value, what: name });
  } else if (Array.isArray(value)) checkList(walk, resolvedShape, value, pointer, add);
  else if (isRecord(value)) checkFields(walk, resolvedShape, value, pointer, add);
}

function resolved(walk: ShapeWalk, shape: Shape): Shape {
  const next = shape.$ref === undefined ? undefined : walk.definitions[shape.$ref.slice(shape.$ref.lastIndexOf('/') + 1)];
  return next ?? shape;
}

type Add = (code: string, message: string, faultPointer?: string) => void;

function checkNumber(shape: Shape, value: number, add: Add): void {
  if (shape.minimum !== undefined && value < shape.minimum) add('out-of-range', `found ${value}, expected ${shape.minimum} or more`);
  else if (shape.maximum !== undefined && value > shape.maximum) add('out-of-range', `found ${value}, expected ${shape.maximum} or less`);
}

function checkList(walk: ShapeWalk, listShape: Shape, value: readonly unknown[], pointer: string, add: Add): void {
  if (listShape.minItems !== undefined && value.length < listShape.minItems)
    add('out-of-range', `found ${value.length} entries, expected ${listShape.minItems} or more`);
  if (listShape.maxItems !== undefined && value.length > listShape.maxItems)
    add('out-of-range', `found ${value.length} entries, expected ${listShape.maxItems} or fewer`);
  const { items } = listShape;
  value.forEach((entry, index) => {
    const shape = items !== undefined && isTuple(items) ? items[index] : items;
    if (shape !== undefined) checkShape(walk, shape, entry, `${pointer}/${index}`);
  });
}

export const isTuple = (items: Shape | readonly Shape[]): items is readonly Shape[] => Array.isArray(items);

function checkFields(walk: ShapeWalk, shape: Shape, value: { readonly [key: string]: unknown }, pointer: string, add: Add): void {
  for (const field of shape.required ?? []) if (!Object.hasOwn(value, field)) add('missing-field', `the field "${field}" is missing`);
  const choices = (shape.oneOf ?? []).map(({ required: [field] }) => field);
  const chosen = choices.filter((field) => Object.hasOwn(value, field));
  if (choices.length > 0 && chosen.length !== 1)
    add('not-one', `found ${chosen.join(' and ') || 'none of them'}, expected exactly one of ${choices.join(', ')}`);
  const keyPattern = shape.propertyNames === undefined ? undefined : resolved(walk, shape.propertyNames).pattern;
  for (const [key, entry] of Object.entries(value)) {
    const fieldPointer = `${pointer}/${escapeKey(key)}`;
    const known = shape.properties !== undefined && Object.hasOwn(shape.properties, key) ? shape.properties[key] : undefined;
    if (known !== undefined) checkShape(walk, known, entry, fieldPointer);
    else if (typeof shape.additionalProperties === 'object') {
      if (keyPattern !== undefined && !matches(keyPattern, key))
        add('malformed', `found the key ${shown(key)}, expected one like ${keyPattern}`, fieldPointer);
      checkShape(walk, shape.additionalProperties, entry, fieldPointer);
    } else {
      walk.order.set(fieldPointer, walk.order.size);
      add(
        'unknown-field',
        `the field ${shown(key)} is not known, expected ${Object.keys(shape.properties ?? {}).join(', ')}`,
        fieldPointer,
      );
    }
  }
}
