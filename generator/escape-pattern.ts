/** A text as the source of a pattern that matches it alone. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
