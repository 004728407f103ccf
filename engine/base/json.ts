/** JSON values of unknown shape. */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isObject = (value: Json | undefined): value is JsonObject => isRecord(value);

export const listOf = (value: Json | undefined): readonly Json[] => (value instanceof Array ? value : []);
