import type { ErrorObject } from 'ajv';

/** The kinds that the discriminator of a schema knows, read from an error of ajv at it. */
export function tagsOf({ parentSchema, params }: ErrorObject): string[] {
  const forms: unknown = parentSchema?.oneOf;
  const list: readonly unknown[] = forms instanceof Array ? forms : [];
  return list.flatMap((form) => {
    const fields = typeof form === 'object' && form !== null && 'properties' in form ? form.properties : undefined;
    const tag: unknown =
      typeof fields === 'object' && fields !== null ? Object.entries(fields).find(([name]) => name === params.tag)?.[1] : undefined;
    return typeof tag === 'object' && tag !== null && 'const' in tag ? [String(tag.const)] : [];
  });
}

export function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null || !('properties' in schema)) return [];
  const { properties } = schema;
  return typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
}

export const requiredBy = (schema: unknown): string[] =>
  typeof schema === 'object' && schema !== null && 'required' in schema && schema.required instanceof Array
    ? schema.required.map(String)
    : [];
