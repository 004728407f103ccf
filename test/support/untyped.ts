/** A value without its type, to read fields and call functions that its type does not have. Not an object: an empty one. */
export const untyped = (value: unknown) => Object(value);
