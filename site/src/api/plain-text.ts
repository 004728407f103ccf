import { textOf } from '../search/markup-text.ts';

/**
 * Paragraphs are separated by an empty line, items of a list start with `- `, cells of a table are separated by ` | `; an icon is given by
 * its label.
 */
export const plainText = (html: string): string => textOf(html, { cell: ' | ', item: '- ', block: '\n\n', icon: (label) => label });
