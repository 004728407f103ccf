/** The text with a capital letter at its beginning. */
export const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Text with its special characters escaped, for markup and attributes. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The `<option>` elements of a selection list; the one with the value `chosen` is selected. */
export const options = (values: readonly string[], chosen: string): string =>
  values.map((value) => `<option${value === chosen ? ' selected' : ''}>${escapeText(value)}</option>`).join('');
