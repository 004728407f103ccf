import type { ErrorObject } from 'ajv';
import { isStructure } from '../../engine/base/json.ts';

/** The kinds that the discriminator of a schema knows, read from an error of ajv at it. */
export function tagsOf({ parentSchema, params }: ErrorObject): string[] {
  const forms: unknown = parentSchema?.oneOf;
  const list: readonly unknown[] = forms instanceof Array ? forms : [];
  return list.flatMap((form) => {
    const fields = isStructure(form) && 'properties' in form ? form.properties : undefined;
    const tag: unknown = isStructure(fields) ? Object.entries(fields).find(([name]) => name === params.tag)?.[1] : undefined;
    return isStructure(tag) && 'const' in tag ? [String(tag.const)] : [];
  });
}

export function fieldsOf(schema: unknown): string[] {
  if (!isStructure(schema) || !('properties' in schema)) return [];
  const { properties } = schema;
  return isStructure(properties) ? Object.keys(properties) : [];
}

export const requiredBy = (schema: unknown): string[] =>
  isStructure(schema) && 'required' in schema && schema.required instanceof Array ? schema.required.map(String) : [];
