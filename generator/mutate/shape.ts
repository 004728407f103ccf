/** The schema of definitions, reduced to what matters for changing a value. */
import type { Json, JsonObject } from '../../engine/base/json.ts';
import { isObject, listOf } from '../../engine/base/json.ts';

export type Shape =
  | { readonly form: 'choice'; readonly values: readonly Json[] }
  | { readonly form: 'boolean' }
  | { readonly form: 'number' }
  /** `role` is the name of the text among the definitions of the schema: `expression`, `procedureId`. */
  | { readonly form: 'text'; readonly role: string | undefined }
  /** `ordered`: the order of the entries may matter. */
  | { readonly form: 'list'; readonly item: () => Shape; readonly ordered: boolean }
  | { readonly form: 'tuple'; readonly items: readonly Shape[] }
  | { readonly form: 'map'; readonly value: () => Shape }
  | { readonly form: 'object'; readonly fields: ReadonlyMap<string, Field> }
  | { readonly form: 'either'; readonly role: string | undefined; readonly of: readonly Shape[] };

export interface Field {
  readonly required: boolean;
  readonly shape: () => Shape;
}

export interface Shapes {
  /** By the kind of a definition of the book, its shape. */
  readonly kinds: ReadonlyMap<string, Shape>;
  shapeOf(schema: Json): Shape;
}

export function createShapes(schema: Json): Shapes {
  const definitionsByName = isObject(schema) && isObject(schema.definitions) ? schema.definitions : {};
  const shapeOf = (node: Json, role?: string): Shape => {
    if (!isObject(node)) throw new Error('a schema is an object');
    if (typeof node.$ref === 'string') {
      const name = node.$ref.replace('#/definitions/', '');
      return shapeOf(definitionsByName[name] ?? null, name);
    }
    if (isObject(node.properties)) return { form: 'object', fields: fieldsOf(node, node.properties) };
    const [only] = listOf(node.allOf);
    if (only !== undefined) return shapeOf(only);
    if (node.const !== undefined) return { form: 'choice', values: [node.const] };
    if (node.enum instanceof Array) return { form: 'choice', values: node.enum };
    if (node.anyOf instanceof Array) return { form: 'either', role, of: node.anyOf.map((other: Json) => shapeOf(other, role)) };
    switch (node.type) {
      case 'boolean':
        return { form: 'boolean' };
      case 'integer':
        return { form: 'number' };
      case 'string':
        return { form: 'text', role };
      case 'array': {
        const { items } = node;
        if (items instanceof Array) return { form: 'tuple', items: items.map((item: Json) => shapeOf(item)) };
        return { form: 'list', item: () => shapeOf(items ?? null), ordered: node.uniqueItems !== true };
      }
      case 'object': {
        const { additionalProperties } = node;
        return { form: 'map', value: () => shapeOf(additionalProperties ?? null) };
      }
      default:
        throw new Error(`no shape for ${JSON.stringify(node)}`);
    }
  };
  const fieldsOf = (node: JsonObject, properties: JsonObject): ReadonlyMap<string, Field> => {
    const required = listOf(node.required);
    return new Map(
      Object.entries(properties).map(([name, property]) => [name, { required: required.includes(name), shape: () => shapeOf(property) }]),
    );
  };
  const { definition } = definitionsByName;
  const kinds = new Map<string, Shape>();
  for (const kindSchema of isObject(definition) ? listOf(definition.oneOf) : []) {
    const shape = shapeOf(kindSchema);
    const kindShape = shape.form === 'object' ? shape.fields.get('kind')?.shape() : undefined;
    if (kindShape?.form === 'choice') kinds.set(String(kindShape.values[0]), shape);
  }
  return { kinds, shapeOf };
}
