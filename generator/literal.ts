/** A value as a literal of emitted code, as JSON, so that no text of the rules can end it: older JavaScript reads U+2028 and U+2029 as line ends. */
export const literal = (value: unknown): string => JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
