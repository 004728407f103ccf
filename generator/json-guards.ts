import type { Json, JsonObject } from './ast.ts';

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !(value instanceof Array);

export const listOf = (value: Json | undefined): readonly Json[] => (value instanceof Array ? value : []);
