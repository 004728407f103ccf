/** Unlike `join`, copies none of the texts: V8 stores a sum of strings as references, and copies the whole once, when it is first read. */
export const concatenated = ([first = '', ...others]: readonly string[], separator: string): string =>
  others.reduce((before, text) => before + separator + text, first);
