/** The text of a clause without markup, for programs. */

const entities: { readonly [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function character(whole: string, name: string): string {
  if (!name.startsWith('#')) return entities[name] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return String.fromCodePoint(code);
}

/**
 * The text of the compiler's own safe markup. Paragraphs are separated by an empty line, items of a list start with `- `, cells of a table
 * are separated by ` | `; an icon is given by its label.
 */
export function plainText(html: string): string {
  return html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<svg\b[^>]*\baria-label="([^"]*)"[^>]*>.*?<\/svg>/g, '$1')
    .replaceAll(/<svg\b.*?<\/svg>/g, '')
    .replaceAll(/<\/t[hd]> ?<t[hd][^>]*>/g, ' | ')
    .replaceAll(/ ?<li[^>]*> ?(?:<p>)?/g, '\n- ')
    .replaceAll(/ ?<tr[^>]*> ?/g, '\n')
    .replaceAll(/ ?<\/?(?:p|ul|ol|table|blockquote|h\d|pre|dl|figure)\b[^>]*> ?/g, '\n\n')
    .replaceAll(/<br[^>]*> ?/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#?\w+);/g, character)
    .replaceAll(/[^\S\n]*\n[^\S\n]*/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
