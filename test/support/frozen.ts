/** The value, deeply frozen. An engine reads the map of a frozen question once for all questions with that map. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}
