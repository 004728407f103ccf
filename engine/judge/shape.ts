/** Checks a JSON value against the published schema of questions: the subset of JSON Schema that it uses. Reports every fault with its pointer. */
export interface Shape {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Shape | readonly Shape[];
  readonly properties?: { readonly [name: string]: Shape };
  readonly required?: readonly string[];
  /** Exactly one of these fields must be there. */
  readonly oneOf?: readonly { readonly required: readonly [string] }[];
  readonly additionalProperties?: boolean | Shape;
  readonly propertyNames?: Shape;
  readonly anyOf?: readonly Shape[];
}

export interface Schema {
  readonly definitions: { readonly [name: string]: Shape };
  readonly oneOf: readonly Shape[];
}

/** A fault of a question; `at` is its JSON pointer. */
export interface JudgeFault {
  readonly code: string;
  readonly message: string;
  readonly at: string;
  readonly rule?: string;
}

/** A string that the schema calls a square or an edge, and its pointer. */
export interface Spot {
  readonly at: string;
  readonly text: string;
  readonly what: 'square' | 'edge';
}

export interface ShapeWalk {
  readonly definitions: Schema['definitions'];
  readonly faults: JudgeFault[];
  readonly spots: Spot[];
  /** Every pointer in document order. */
  readonly order: Map<string, number>;
  /** Values known to fit a definition of the schema, by its name: they are not walked again. */
  readonly valid?: ReadonlyMap<unknown, string>;
}

export const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const escapeKey = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

const patterns = new Map<string, RegExp>();
function matches(pattern: string, text: string): boolean {
  let found = patterns.get(pattern);
  if (found === undefined) {
    found = new RegExp(pattern, 'u');
    patterns.set(pattern, found);
  }
  return found.test(text);
}

/** A value as JSON for a message, at most 60 characters long. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

export function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isSafeInteger(value) ? 'integer' : 'number';
  return typeof value;
}

export function checkShape(walk: ShapeWalk, shape: Shape, value: unknown, at: string): void {
  if (!walk.order.has(at)) walk.order.set(at, walk.order.size);
  const add = (code: string, message: string, where = at): void => {
    walk.faults.push({ code, message, at: where });
  };
  let rule = shape;
  let name = '';
  while (rule.$ref !== undefined) {
    name = rule.$ref.slice(rule.$ref.lastIndexOf('/') + 1);
    const next = walk.definitions[name];
    if (next === undefined) return;
    rule = next;
  }
  if (walk.valid !== undefined && name !== '' && walk.valid.get(value) === name) return;
  const type = typeOf(value);
  if (rule.anyOf !== undefined) {
    const branch = rule.anyOf.find((b) => resolved(walk, b).type === type);
    if (branch === undefined)
      add('wrong-type', `found ${shown(value)}, expected ${rule.anyOf.map((b) => resolved(walk, b).type).join(' or ')}`);
    else checkShape(walk, branch, value, at);
    return;
  }
  if (rule.const !== undefined && value !== rule.const)
    return void add('not-allowed', `found ${shown(value)}, expected ${shown(rule.const)}`);
  if (rule.type !== undefined && rule.type !== type)
    return void add('wrong-type', `found ${shown(value)}, expected ${rule.type === 'integer' ? 'a whole number' : `a JSON ${rule.type}`}`);
  if (rule.enum !== undefined && !rule.enum.includes(value))
    return void add('not-allowed', `found ${shown(value)}, expected one of ${rule.enum.join(', ')}`);
  if (typeof value === 'number') checkNumber(rule, value, add);
  else if (typeof value === 'string') {
    if (rule.pattern !== undefined && !matches(rule.pattern, value))
      add('malformed', `found ${shown(value)}, expected ${name === '' ? `text like ${rule.pattern}` : `a ${name}`}`);
    else if (name === 'square' || name === 'edge') walk.spots.push({ at, text: value, what: name });
  } else if (Array.isArray(value)) checkList(walk, rule, value, at, add);
  else if (isObject(value)) checkFields(walk, rule, value, at, add);
}

function resolved(walk: ShapeWalk, shape: Shape): Shape {
  const next = shape.$ref === undefined ? undefined : walk.definitions[shape.$ref.slice(shape.$ref.lastIndexOf('/') + 1)];
  return next ?? shape;
}

type Add = (code: string, message: string, where?: string) => void;

function checkNumber(rule: Shape, value: number, add: Add): void {
  if (rule.minimum !== undefined && value < rule.minimum) add('out-of-range', `found ${value}, expected ${rule.minimum} or more`);
  else if (rule.maximum !== undefined && value > rule.maximum) add('out-of-range', `found ${value}, expected ${rule.maximum} or less`);
}

function checkList(walk: ShapeWalk, rule: Shape, value: readonly unknown[], at: string, add: Add): void {
  if (rule.minItems !== undefined && value.length < rule.minItems)
    add('out-of-range', `found ${value.length} entries, expected ${rule.minItems} or more`);
  if (rule.maxItems !== undefined && value.length > rule.maxItems)
    add('out-of-range', `found ${value.length} entries, expected ${rule.maxItems} or fewer`);
  const { items } = rule;
  value.forEach((entry, index) => {
    const shape = items !== undefined && isTuple(items) ? items[index] : items;
    if (shape !== undefined) checkShape(walk, shape, entry, `${at}/${index}`);
  });
}

/** Whether each entry of a list has a shape of its own. */
export const isTuple = (items: Shape | readonly Shape[]): items is readonly Shape[] => Array.isArray(items);

function checkFields(walk: ShapeWalk, rule: Shape, value: { readonly [key: string]: unknown }, at: string, add: Add): void {
  for (const field of rule.required ?? []) if (!Object.hasOwn(value, field)) add('missing-field', `the field "${field}" is missing`);
  const choices = (rule.oneOf ?? []).map(({ required: [field] }) => field);
  const chosen = choices.filter((field) => Object.hasOwn(value, field));
  if (choices.length > 0 && chosen.length !== 1)
    add('not-one', `found ${chosen.join(' and ') || 'none of them'}, expected exactly one of ${choices.join(', ')}`);
  for (const [key, entry] of Object.entries(value)) {
    const pointer = `${at}/${escapeKey(key)}`;
    const known = rule.properties !== undefined && Object.hasOwn(rule.properties, key) ? rule.properties[key] : undefined;
    if (known !== undefined) checkShape(walk, known, entry, pointer);
    else if (typeof rule.additionalProperties === 'object') {
      if (rule.propertyNames?.pattern !== undefined && !matches(rule.propertyNames.pattern, key))
        add('malformed', `found the key ${shown(key)}, expected one like ${rule.propertyNames.pattern}`, pointer);
      walk.order.set(pointer, walk.order.size);
      checkShape(walk, rule.additionalProperties, entry, pointer);
    } else {
      walk.order.set(pointer, walk.order.size);
      add('unknown-field', `the field ${shown(key)} is not known, expected ${Object.keys(rule.properties ?? {}).join(', ')}`, pointer);
    }
  }
}
