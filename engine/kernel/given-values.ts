/** Values of a question as the numbers that the engine stores. */

/** The number of a text; one that is met for the first time is added to the list. */
export function numberOfText(texts: string[], text: string): number {
  const known = texts.indexOf(text);
  return known < 0 ? texts.push(text) - 1 : known;
}

/**
 * The bit of a capability by its index among those that definitions of the board name: 0 for -1 (none names it) and above 30 (a mask has 31
 * bits).
 */
export const capabilityBit = (index: number): number => (index < 0 || index > 30 ? 0 : 2 ** index);
