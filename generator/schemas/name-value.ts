import type { Json } from '../../engine/base/json.ts';
import { isObject } from '../../engine/base/json.ts';
import type { JsonDocument } from '../ast.ts';

/** A definition that an erratum adds, and the rest of the pointer. */
const ADDED = /^\/amends\/(\d+)\/add(?:\/(.+))?$/;

/**
 * A value by its pointer. Definitions that an erratum in Markdown adds are named by their ids, since its editor writes no list `amends`:
 * "unless.0" of the definition "x.y".
 */
export function nameOfValue(pointer: string, { path, value }: JsonDocument, schemaTitle: string): string {
  if (pointer === '') return schemaTitle === 'Definition' ? 'the definition' : 'the file';
  const [, index, inside] = path.endsWith('.md') ? (ADDED.exec(pointer) ?? []) : [];
  if (index === undefined) return path.endsWith('.md') ? nameInMarkdown(pointer, value) : pointer;
  const id = idOfAdded(value, Number(index));
  const definition = id === undefined ? 'the added definition' : `the definition "${id}"`;
  return inside === undefined ? definition : `"${inside.replaceAll('/', '.')}" of ${definition}`;
}

/** The names of fields of errata and readings in messages, after their Markdown. */
const PARTS: { readonly [field: string]: string } = {
  title: 'the title',
  text: 'the text below the heading',
  why: 'the text below the title',
  reason: 'the section "Why"',
  clauses: 'the section "Settles"',
};

function nameInMarkdown(pointer: string, value: Json): string {
  const [, amendment, part] = /^((?:\/variants\/\d+)?\/amends\/\d+)\/(expects|text|set)/.exec(pointer) ?? [];
  if (amendment === undefined) {
    const [, field = ''] = pointer.split('/');
    return PARTS[field] ?? `"${pointer.slice(1).replaceAll('/', '.')}"`;
  }
  const amended = valueAt(value, amendment.split('/').slice(1));
  const nameOf = (field: string): string => (isObject(amended) ? String(amended[field]) : '');
  if (part === 'set') return `the block "set ${nameOf('definition')}"`;
  return part === 'text' ? `the new text of "${nameOf('clause')}"` : `the digest in the heading "${nameOf('clause')}"`;
}

const valueAt = (value: Json, keys: readonly string[]): Json | undefined =>
  keys.reduce<Json | undefined>(
    (inner, key) => (Array.isArray(inner) ? inner[Number(key)] : isObject(inner) ? inner[key] : undefined),
    value,
  );

function idOfAdded(erratum: Json, index: number): string | undefined {
  const amends = isObject(erratum) ? erratum['amends'] : undefined;
  const amendment = amends instanceof Array ? amends[index] : undefined;
  const added = isObject(amendment) ? amendment['add'] : undefined;
  const id = isObject(added) ? added['id'] : undefined;
  return typeof id === 'string' ? id : undefined;
}
