/** Names values of a document in messages. */
import type { Json, JsonDocument } from '../ast.ts';
import { isObject } from '../json-guards.ts';

/** A definition that an erratum adds, and the rest of the pointer. */
const ADDED = /^\/amends\/(\d+)\/add(?:\/(.+))?$/;

/**
 * A value by its pointer. Definitions that an erratum in Markdown adds are named by their ids, since its editor writes no list `amends`:
 * "unless.0" of the definition "x.y".
 */
export function nameOfValue(pointer: string, { path, value }: JsonDocument, schemaTitle: string): string {
  if (pointer === '') return schemaTitle === 'Definition' ? 'the definition' : 'the file';
  const [, index, inside] = path.endsWith('.md') ? (ADDED.exec(pointer) ?? []) : [];
  if (index === undefined) return pointer;
  const id = idOfAdded(value, Number(index));
  const definition = id === undefined ? 'the added definition' : `the definition "${id}"`;
  return inside === undefined ? definition : `"${inside.replaceAll('/', '.')}" of ${definition}`;
}

function idOfAdded(erratum: Json, index: number): string | undefined {
  const amends = isObject(erratum) ? erratum['amends'] : undefined;
  const amendment = amends instanceof Array ? amends[index] : undefined;
  const added = isObject(amendment) ? amendment['add'] : undefined;
  const id = isObject(added) ? added['id'] : undefined;
  return typeof id === 'string' ? id : undefined;
}
