import { expect } from 'vitest';

/** A field that is undefined counts as one that is missing: whoever reads it gets the same. */
function expectLike<T>(copy: unknown, value: T): asserts copy is T {
  expect(copy).toEqual(value);
}

/** The value as it is after it was saved as JSON and loaded. Fails the test if it differs. */
export function throughJson<T>(value: T): T {
  const copy: unknown = JSON.parse(JSON.stringify(value));
  expectLike(copy, value);
  return copy;
}
