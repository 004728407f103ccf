/** All single changes to a value of a shape: the fields come from the schema alone, so that a new field is changed too. */
import type { Json, JsonObject } from '../../engine/base/json.ts';
import { isObject } from '../../engine/base/json.ts';
import { type Names, REFERENCES, type Reference } from '../roles.ts';
import { expressionMutants } from './expression-mutants.ts';
import type { Field, Shape } from './shape.ts';

export interface Change {
  /** The path of the change, as fields and indexes joined by dots; empty for the whole value. */
  readonly at: string;
  /** What is changed there, for people: "left out", "2 to 3". */
  readonly change: string;
  /** The whole value with the change. */
  readonly value: Json;
}

export interface KnownNames {
  readonly names: Names;
  /** The other names of the enumerations, labels and causes that have this one. */
  others(name: string): readonly string[];
}

/** Roles of texts that are not changed, and why. */
export const UNCHANGED: { readonly [role: string]: string } = {
  id: 'a consistent renaming changes no verdict, and test/generator/shuffled-book.test.ts renames',
  name: 'introduces a name: renamed alone it leaves its uses without a meaning, which the compiler refuses',
  labelName: 'introduces a name, as above; the order of labels is changed',
  memberName: 'introduces a name, as above; in lists of them each entry is left out once, and neighbours are exchanged',
  clauseId:
    'in lists of clauses each entry is left out once; another clause in its place is a wrong citation, which the coverage report shows',
  wording: 'words for readers, of which no verdict is made',
  mapName: 'words for readers, as above',
  sign: 'how examples write a board down',
  drawing: 'how boards are drawn',
};

/** The most names that are tried: for a reference those next to it in the order of the book, for a declared type the first ones. */
const MOST_NAMES = 4;

/** Roles of fields whose value may be moved to another field of the same role: `minimum` to `maximum`, `after` to `before`. */
const MOVABLE: ReadonlySet<string> = new Set(['amount', 'procedureId']);

export function changesOf(shape: Shape, value: Json, known: KnownNames): Change[] {
  switch (shape.form) {
    case 'choice':
      return changesTo(value, shape.values);
    case 'boolean':
      return typeof value === 'boolean' ? changesTo(value, [!value]) : [];
    case 'number':
      return typeof value === 'number' ? changesTo(value, [value + 1, value - 1]) : [];
    case 'text':
      return typeof value === 'string' ? textChanges(shape.role, value, known) : [];
    case 'list':
      return value instanceof Array ? listChanges(shape.item(), value, shape.ordered, known) : [];
    case 'tuple':
      return value instanceof Array
        ? shape.items.flatMap((itemShape, index) =>
            atStep(index, changesOf(itemShape, value[index] ?? null, known), (to) => replaced(value, index, to)),
          )
        : [];
    case 'map':
      return isObject(value) ? mapChanges(shape.value(), value, known) : [];
    case 'object':
      return isObject(value) ? objectChanges(shape.fields, value, known) : [];
    case 'either': {
      const fitting = shape.of.filter((other) => fits(other, value));
      const choice = fitting.find((other) => other.form === 'choice');
      return (choice === undefined ? fitting : [choice]).flatMap((other) => changesOf(other, value, known));
    }
  }
}

const changesTo = (value: Json, values: readonly Json[]): Change[] =>
  values.filter((other) => other !== value).map((other) => ({ at: '', change: `${String(value)} to ${String(other)}`, value: other }));

/** Turns changes to an entry or field into changes to the value around it. `rebuild` returns that value with the changed entry. */
const atStep = (step: string | number, changes: readonly Change[], rebuild: (value: Json) => Json): Change[] =>
  changes.map(({ at, change, value }) => ({ at: at === '' ? String(step) : `${step}.${at}`, change, value: rebuild(value) }));

const replaced = (list: readonly Json[], index: number, value: Json): Json =>
  list.map((item, itemIndex) => (itemIndex === index ? value : item));

function fits(shape: Shape, value: Json): boolean {
  switch (shape.form) {
    case 'choice':
      return shape.values.includes(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number';
    case 'text':
      return typeof value === 'string';
    case 'list':
    case 'tuple':
      return value instanceof Array;
    case 'map':
      return isObject(value);
    case 'object':
      return isObject(value) && Object.keys(value).every((name) => shape.fields.has(name));
    case 'either':
      return shape.of.some((other) => fits(other, value));
  }
}

const isReference = (role: string): role is Reference => REFERENCES.some((name) => name === role);

function textChanges(role: string | undefined, text: string, known: KnownNames): Change[] {
  const expression = (part: string, rebuild: (changed: string) => string): Change[] =>
    expressionMutants(part, known.others).map((m) => ({ at: '', change: m.change, value: rebuild(m.text) }));
  switch (role) {
    case 'expression':
      return expression(text, (changed) => changed);
    // An expression, or an empty text for no bound
    case 'bound':
      return text === '' ? [] : [...changesTo(text, ['']), ...expression(text, (changed) => changed)];
    // `low..high`
    case 'count': {
      const [low = '', high = ''] = text.split('..');
      return [...expression(low, (changed) => `${changed}..${high}`), ...expression(high, (changed) => `${low}..${changed}`)];
    }
    // `2d6`, or the name of a number of dice
    case 'dice': {
      const [, count, sides] = /^(\d+)d(\d+)$/.exec(text) ?? [];
      return count === undefined ? [] : changesTo(text, [`${Number(count) - 1}d${sides}`, `${Number(count) + 1}d${sides}`]);
    }
    // `type`, or `type = first`
    case 'declaredType': {
      const [type = '', first] = text.split(' = ');
      const types = changesTo(type, known.names.valueType.slice(0, MOST_NAMES)).map((c) => ({
        ...c,
        value: text.replace(type, String(c.value)),
      }));
      return [...types, ...(first === undefined ? [] : expression(first, (changed) => `${type} = ${changed}`))];
    }
    case 'shownName':
      return changesTo(text, [`${text}Other`]);
    case 'member':
    case 'label':
    case 'cause':
      return changesTo(text, known.others(text));
    default:
      if (role === undefined || !(role in UNCHANGED || isReference(role))) throw new Error(`no change for texts of the role ${role}`);
      return isReference(role) ? changesTo(text, neighbours(known.names[role], text)) : [];
  }
}

/** The first names after this one in the list and the one before it, or an invented one if there is no other. */
function neighbours(names: readonly string[], name: string): readonly string[] {
  const index = names.indexOf(name);
  const rotated = [...names.slice(index + 1), ...names.slice(0, Math.max(index, 0))];
  return rotated.length === 0 ? [`${name}-other`] : [...new Set([...rotated.slice(0, MOST_NAMES - 1), ...rotated.slice(-1)])];
}

/**
 * Whether entries of this shape may have an order that matters: objects such as steps and rows, labels and members; not clauses or
 * references.
 */
const mayBeInOrder = (item: Shape): boolean =>
  item.form === 'object' || (item.form === 'text' && (item.role === 'labelName' || item.role === 'memberName'));

function listChanges(item: Shape, list: readonly Json[], isOrderedList: boolean, known: KnownNames): Change[] {
  const nameOf = (index: number): string => (typeof list[index] === 'string' ? list[index] : String(index));
  const shortened = list.map((_, index) => ({
    at: '',
    change: `without ${nameOf(index)}`,
    value: list.filter((_entry, entryIndex) => entryIndex !== index),
  }));
  const exchanged = list.slice(1).map((next, index) => ({
    at: '',
    change: `${nameOf(index)} and ${nameOf(index + 1)} change places`,
    value: [...list.slice(0, index), next, ...list.slice(index, index + 1), ...list.slice(index + 2)],
  }));
  return [
    ...shortened,
    ...(isOrderedList && mayBeInOrder(item) ? exchanged : []),
    ...list.flatMap((entry, index) => atStep(index, changesOf(item, entry, known), (to) => replaced(list, index, to))),
  ];
}

function mapChanges(item: Shape, map: JsonObject, known: KnownNames): Change[] {
  return Object.entries(map).flatMap(([key, entry]) => [
    { at: key, change: 'left out', value: without(map, key) },
    ...atStep(key, changesOf(item, entry, known), (to) => ({ ...map, [key]: to })),
  ]);
}

const without = (object: JsonObject, name: string): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([other]) => other !== name));

function objectChanges(fields: ReadonlyMap<string, Field>, object: JsonObject, known: KnownNames): Change[] {
  return [...fields].flatMap(([name, field]): Change[] => {
    const value = object[name];
    const shape = field.shape();
    if (value === undefined) return field.required ? [] : added(name, shape, object);
    const inner = atStep(name, changesOf(shape, value, known), (to) => ({ ...object, [name]: to }));
    if (field.required || isWording(shape)) return inner;
    const moved = [...fields].flatMap(([other, { shape: otherShape, required }]): Change[] =>
      required || object[other] !== undefined || !sharesRole(shape, otherShape())
        ? []
        : [{ at: name, change: `becomes ${other}`, value: { ...without(object, name), [other]: value } }],
    );
    // A list without its only entry is equivalent to one that is left out.
    const hasOneEntry = value instanceof Array && value.length === 1;
    return [
      { at: name, change: 'left out', value: without(object, name) },
      ...moved,
      ...inner.filter(({ at }) => !(hasOneEntry && at === name)),
    ];
  });
}

const isWording = (shape: Shape): boolean => shape.form === 'text' && shape.role === 'wording';

function added(name: string, shape: Shape, object: JsonObject): Change[] {
  const values = shape.form === 'boolean' ? [true] : shape.form === 'choice' ? shape.values : [];
  return values.map((value) => ({ at: name, change: `added ${String(value)}`, value: { ...object, [name]: value } }));
}

function rolesOf(shape: Shape): readonly string[] {
  if (shape.form === 'either') return [...(shape.role === undefined ? [] : [shape.role]), ...shape.of.flatMap(rolesOf)];
  return shape.form === 'text' && shape.role !== undefined ? [shape.role] : [];
}

const sharesRole = (a: Shape, b: Shape): boolean => rolesOf(a).some((role) => MOVABLE.has(role) && rolesOf(b).includes(role));
