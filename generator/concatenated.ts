/** Unlike `join`, copies none of the texts: the whole text is copied once, where it is read. */
export const concatenated = ([first = '', ...others]: readonly string[], separator: string): string =>
  others.reduce((before, text) => before + separator + text, first);
