/** The text with a capital letter at its beginning. */
export const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** An id as a name in expressions and in generated code: `escape.outcome` is `escapeOutcome`. */
export const camel = (id: string): string =>
  /[.-]/.test(id) ? id.replaceAll(/[.-]+([a-zA-Z0-9])/g, (_, letter: string) => letter.toUpperCase()) : id;
