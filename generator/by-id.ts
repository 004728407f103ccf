/** Entries with the same id stay in the order of the list. */
export function sortById<T>(list: readonly T[], idOf: (one: T) => string): readonly T[] {
  return [...list].sort((a, b) => (idOf(a) < idOf(b) ? -1 : idOf(a) > idOf(b) ? 1 : 0));
}

export function firstOfEach<T>(list: readonly T[], idOf: (one: T) => string): T[] {
  const firstById = new Map(list.toReversed().map((one) => [idOf(one), one]));
  return list.filter((one) => firstById.get(idOf(one)) === one);
}
