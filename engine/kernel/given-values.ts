/** By list of texts, the number of each of them. Only `numberOfText` adds to these lists. */
const numbersByList = new WeakMap<string[], Map<string, number>>();

export function numberOfText(texts: string[], text: string): number {
  const numbers = numbersByList.get(texts) ?? new Map(texts.map((one, index) => [one, index]));
  numbersByList.set(texts, numbers);
  const known = numbers.get(text);
  if (known !== undefined) return known;
  numbers.set(text, texts.length);
  return texts.push(text) - 1;
}

/**
 * The bit of a capability in a mask of 31 bits, by its index in `GivenFact.values`, where those that definitions of the board name come
 * first. 0 for -1 (not in that list) and above 30: no definition of the board names such a capability.
 */
export const capabilityBit = (index: number): number => (index < 0 || index > 30 ? 0 : 2 ** index);
