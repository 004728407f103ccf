/** Checks of JSON that is fetched. Those of `engine/base/json.ts` are in a chunk of the boards, which the search would load with them. */

export const isText = (value: unknown): value is string => typeof value === 'string';

export const areTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);

export const isObject = (value: unknown): value is { readonly [key: string]: unknown } => value instanceof Object;

export const isMapOf = <T>(value: unknown, isShape: (one: unknown) => one is T): value is { readonly [key: string]: T } =>
  isObject(value) && Object.values(value).every(isShape);
