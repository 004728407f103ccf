/** Reads JSON of unknown shape. A value of another type reads as empty or undefined. */
import { isRecord } from '../../../engine/base/json.ts';

export type Fields = { readonly [key: string]: unknown };

export const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {});
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const textsOf = (value: unknown): readonly string[] => listOf(value).filter((item) => typeof item === 'string');
export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
export const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
