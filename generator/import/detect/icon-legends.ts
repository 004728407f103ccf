/** Where a document explains its icons and pictographs. */
import type { PrintedSection } from '../document.ts';

/**
 * Whether a section explains an icon: its title has the name, or its text has the icon in a legend. "|icon| (minimum 1)" explains nothing:
 * the brackets hold a limit.
 */
export function explainsIcon({ title, text }: PrintedSection, name: string): boolean {
  if (!text.toLowerCase().includes(name)) return false;
  return isInLegend(text, `(?:\\|${name}\\||#${name}#)`) || title.toLowerCase().includes(name);
}

/** Whether a section says what a pictograph stands for, such as "A ☂ on a card means that it stays dry". */
export const explainsGlyph = ({ text }: PrintedSection, glyph: string): boolean =>
  text.includes(glyph) &&
  (isInLegend(text, glyph) || new RegExp(String.raw`${glyph}\ufe0f?[^.!?\n]{0,40}\b(?:means?|stands? for|represents?)\b`, 'iu').test(text));

/** Whether a sign is in brackets after its term, before "means", or the like. */
function isInLegend(text: string, sign: string): boolean {
  const legend = [
    String.raw`\p{L}{3,} \(${sign}\)`,
    String.raw`(?:^|\n|[.!])[ \t]*(?:[•*-] *)?${sign} ?\p{Lu}\p{L}+(?: \p{L}+){0,5}: `,
    String.raw`${sign} ?(?:[:=–—]|- |\((?!m(?:in|ax)))`,
    String.raw`${sign}(?: symbols?| icons?)?(?: on (?:its|the|a) \p{L}+)? (?:means?|stands? for|indicates?|shows?|represents?|is (?:the|a|an)|are)\b`,
    `(?:indicated|marked|shown|represented|denoted)(?: (?:by|with))? (?:the |an? )?${sign}`,
    `(?:beside|next to|under|with|have|has|possess(?:es)?) (?:the|an?) ${sign} (?:symbol|icon)`,
    String.raw`${sign} (?:\p{L}+ ){1,3}(?:symbols?|icons?)`,
  ];
  return new RegExp(legend.join('|'), 'iu').test(text);
}
