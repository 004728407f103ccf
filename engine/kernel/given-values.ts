/** Values of a question as the numbers that the engine stores. */

/** The number of a text; one that is met for the first time is added to the list. */
export function numberOfText(texts: string[], text: string): number {
  const known = texts.indexOf(text);
  return known < 0 ? texts.push(text) - 1 : known;
}

/**
 * The bit of a capability in a mask of 31 bits, by its index in `GivenFact.values`, where those that definitions of the board name come
 * first. 0 for -1 (not in that list) and above 30: no definition of the board names such a capability.
 */
export const capabilityBit = (index: number): number => (index < 0 || index > 30 ? 0 : 2 ** index);
