/** Masks what is not prose in Markdown: code, addresses of links, HTML, entities, marks of tables. */
import { DANGEROUS, loneTags } from './html.ts';

/** Replaces each masked character, so that every offset stays. It is neither a letter nor a blank. */
export const MASK = '\u2060';

const masked = (text: string): string => text.replaceAll(/[^\r\n]/g, MASK);

/** Tags that run code or load other pages, and lone tags, are not masked: they are reported. */
const TAG =
  /<\/?(?!script|iframe|object|embed|style)[a-z][a-z0-9-]*(?:\s[^<>]{0,300})?\/?>|<!--[\s\S]{0,2000}?-->|<(?:https?:|mailto:)[^<>\s]{1,300}>|<[^<>\s@]{1,80}@[^<>\s@]{1,120}>/gi;
const FENCE = /^[ \t]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t]*\1[`~]*[ \t]*$|$(?![\s\S]))/gm;
const INLINE = /(`{1,3})[^`\n]+(?:\n[^`\n]+)?\1/g;
/** `](address)`, `][name]` and `[name]: address`; the text of a link stays. */
const ADDRESS =
  /\]\((?!\s*(?:javascript|data|vbscript):)[^()\n]{0,500}(?:\([^()\n]{0,100}\)[^()\n]{0,200})?\)|\]\[[^\]\n]{0,200}\]|^[ \t]*\[[^\]\n]{1,200}\]:[^\n]*$/gm;
const BARE_ADDRESS = /\bhttps?:\/\/[^\s)>\]]+/g;
const ATTRIBUTES = /\{[#.:][^{}\n]{0,100}\}/g;
/** `&amp;nbsp;` is printed as an entity, and is reported. */
const ENTITIES = /&(?!amp;[a-z][a-z\d]{1,7};)(?:[a-z][a-z\d]{1,7}|#\d{2,6}|#x[\da-f]{2,6});/gi;
/** The row below the heads of a table; it may end in the first character of CRLF. */
export const DELIMITERS = /^[ \t]*\|?[ \t]*:?-+[-:| \t]*\r?$/;

export function maskMarkdown(text: string): string {
  let out = text.replaceAll(FENCE, masked);
  out = maskLines(out.split('\n')).join('\n');
  out = out.replaceAll(INLINE, masked);
  const lone = loneTags(out);
  out = out.replaceAll(TAG, (tag: string, offset: number) => (lone.has(offset) || DANGEROUS.test(tag) ? tag : masked(tag)));
  for (const pattern of [ADDRESS, BARE_ADDRESS, ATTRIBUTES, ENTITIES]) out = out.replaceAll(pattern, masked);
  return out;
}

/** Masks indented code, which follows a blank line, and the marks of tables. */
function maskLines(lines: readonly string[]): readonly string[] {
  let [isCode, isTable] = [false, false];
  return lines.map((line, index) => {
    const before = lines[index - 1] ?? '';
    isCode = /^(?: {4}|\t)/.test(line) && line.trim() !== '' && (isCode || before.trim() === '');
    if (isCode) return masked(line);
    isTable = line.includes('|') && (isTable || DELIMITERS.test(lines[index + 1] ?? ''));
    return isTable ? line.replaceAll(/\||:?-{2,}:?| {2,}/g, masked) : line;
  });
}
