/** The form of a force, made from the schema of the judge's question, so that fields that rules add to a force appear in it. */
import { type Fields, fieldsOf, listOf, textsOf } from '../base/json.ts';
import { fieldLabel } from '../base/text.ts';
import { definitions, resolved } from '../boards/question-schema.ts';

/** `texts` and `numbers` are lists, written with commas between. */
type FieldType = 'text' | 'number' | 'checkbox' | 'texts' | 'numbers' | 'options';

export interface Field {
  readonly name: string;
  readonly type: FieldType;
  readonly options: readonly string[];
  readonly isRequired: boolean;
}

/** A list of the force: rows of fields, or of names alone. */
export interface List {
  readonly name: string;
  readonly title: string;
  readonly isOfNames: boolean;
  readonly fields: readonly Field[];
}

/** The schema of an array: the node itself or one of its alternatives; empty if none is an array. */
function arraySchema(node: Fields): Fields {
  const alternatives = [node, ...listOf(node.anyOf), ...listOf(node.oneOf)].map(resolved);
  return alternatives.find(({ type }) => type === 'array') ?? {};
}

function typeOf(node: Fields): FieldType | undefined {
  if (listOf(node.enum).length > 0) return 'options';
  if (node.type === 'string') return 'text';
  if (node.type === 'integer') return 'number';
  if (node.type === 'boolean') return 'checkbox';
  if (node.type === 'array') return typeOf(resolved(node.items)) === 'number' ? 'numbers' : 'texts';
  return undefined;
}

function fieldsIn(node: Fields): readonly Field[] {
  const requiredNames = textsOf(node.required);
  return Object.entries(fieldsOf(node.properties)).flatMap(([name, property]) => {
    const field = resolved(property);
    const type = typeOf(field);
    return type === undefined ? [] : [{ name, type, options: textsOf(field.enum), isRequired: requiredNames.includes(name) }];
  });
}

/** Titles of lists whose own names do not explain them. */
const TITLES: { readonly [name: string]: string } = { ata: 'Additional team ability', replacements: 'Replacement characters' };

const NAME_FIELD: Field = { name: 'name', type: 'text', options: [], isRequired: true };

const properties = Object.entries(fieldsOf(fieldsOf(definitions.force).properties));

export const lists = properties.flatMap(([name, property]): readonly List[] => {
  const node = fieldsOf(property);
  const items = resolved(arraySchema(node).items);
  const list = { name, title: TITLES[name] ?? fieldLabel(name) };
  if (items.type === 'object') return [{ ...list, isOfNames: false, fields: fieldsIn(items) }];
  return items.type === 'string' && items.enum === undefined ? [{ ...list, isOfNames: true, fields: [NAME_FIELD] }] : [];
});

export const singleFields: readonly Field[] = fieldsIn(fieldsOf(definitions.force)).filter(
  ({ name }) => !lists.some((list) => list.name === name),
);
