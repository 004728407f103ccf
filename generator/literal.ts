/** A value as a JSON literal of emitted code. U+2028 and U+2029 are escaped: older JavaScript reads them as line ends. */
export const literal = (value: unknown): string => JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
