export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

export const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isObject = (value: Json | undefined): value is JsonObject => isRecord(value);

export const isStructure = (value: unknown): value is object => typeof value === 'object' && value !== null;

export const areTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** A key as a part of a JSON pointer. */
export const escapeKey = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

export const listInLines = (values: readonly unknown[]): string => `[\n${values.map((value) => JSON.stringify(value)).join(',\n')}\n]`;

export const listOf = (value: Json | undefined): readonly Json[] => (value instanceof Array ? value : []);

declare global {
  interface JSON {
    /** Without `any`, so that the type checker asks for a guard before a value gets a type of its own. */
    parse(text: string): Json;
    parse(text: string, reviver: (key: string, value: Json) => unknown): unknown;
  }
}
