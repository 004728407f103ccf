/** A value without its type, to read fields and call functions that its type does not have; for `null` and `undefined` an empty object. */
export const untyped = (value: unknown) => Object(value);
