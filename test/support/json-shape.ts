/** Reads JSON in tests. A check throws where a value differs from the shape that the test needs. */
import { isRecord, type Json, type JsonObject } from '../../engine/base/json.ts';

export type Check<T> = (value: unknown, at: string) => asserts value is T;
export type Checked<C> = C extends Check<infer T> ? T : never;

export function parsedAs<T>(text: string, check: Check<T>): T {
  const value: unknown = JSON.parse(text);
  check(value, '');
  return value;
}

function refuse(value: unknown, at: string, expected: string): never {
  throw new Error(`The JSON has ${JSON.stringify(value)?.slice(0, 100) ?? 'nothing'} at "${at}", expected ${expected}.`);
}

const checkOf =
  <T>(expected: string, isRight: (value: unknown) => value is T): Check<T> =>
  (value, at) => {
    if (!isRight(value)) refuse(value, at, expected);
  };

export const aText: Check<string> = checkOf('a text', (value) => typeof value === 'string');
export const aNumber: Check<number> = checkOf('a number', (value) => typeof value === 'number');
export const aBoolean: Check<boolean> = checkOf('true or false', (value) => typeof value === 'boolean');
export const anObject: Check<JsonObject> = checkOf('an object', (value): value is JsonObject => isRecord(value));

export const oneOf = <const T extends Json>(...values: readonly T[]): Check<T> =>
  checkOf(`one of ${JSON.stringify(values)}`, (value): value is T => values.some((one) => one === value));

export const aListOf =
  <T>(checkEntry: Check<T>): Check<T[]> =>
  (value, at) => {
    if (!Array.isArray(value)) refuse(value, at, 'a list');
    for (const [index, entry] of value.entries()) checkEntry(entry, `${at}/${index}`);
  };

export const aRecordOf =
  <T>(checkEntry: Check<T>): Check<{ readonly [key: string]: T }> =>
  (value, at) => {
    if (!isRecord(value)) refuse(value, at, 'an object');
    for (const [key, entry] of Object.entries(value)) checkEntry(entry, `${at}/${key}`);
  };

type Checks<T> = { readonly [K in keyof T]: Check<T[K]> };

function checkFields<T>(
  value: { readonly [key: string]: unknown },
  checks: Checks<T>,
  isChecked: (field: unknown) => boolean,
  at: string,
): void {
  for (const key in checks) {
    const checkField: Check<T[typeof key]> = checks[key];
    if (isChecked(value[key])) checkField(value[key], `${at}/${key}`);
  }
}

/** An object with these fields, and perhaps the optional ones. Other fields are not checked. */
export const aRecordWith =
  <T extends object, O extends object>(fields: Checks<T>, optionalFields?: Checks<O>): Check<T & Partial<O>> =>
  (value, at) => {
    if (!isRecord(value)) refuse(value, at, 'an object');
    checkFields(value, fields, () => true, at);
    if (optionalFields !== undefined) checkFields(value, optionalFields, (field) => field !== undefined, at);
  };
