import { expect } from 'vitest';

/** A field that is undefined counts as one that is missing: whoever reads it gets the same. */
function expectLike<T>(copy: unknown, value: T): asserts copy is T {
  expect(copy).toEqual(value);
}

/** A copy of the value by way of JSON, as of one that is saved and loaded. Fails the test if JSON changes a part of it. */
export function throughJson<T>(value: T): T {
  const copy: unknown = JSON.parse(JSON.stringify(value));
  expectLike(copy, value);
  return copy;
}
