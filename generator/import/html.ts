import { decodeHTMLStrict } from 'entities';

/** Elements of running text; other names in angle brackets, such as "<Cup>", are words. */
const TAG =
  /<(\/?)(a|abbr|b|big|blockquote|br|caption|center|cite|code|dd|del|div|dl|dt|em|figcaption|figure|font|h[1-6]|hr|i|img|ins|kbd|li|mark|ol|p|pre|q|s|section|small|span|strong|sub|sup|table|tbody|td|tfoot|th|thead|tr|tt|u|ul|wbr)(?:\s[^<>]{0,300}?)?(\/?)>/gi;
const UNPAIRED = /^(?:br|dd|dt|hr|img|li|p|td|th|tr|wbr)$/i;
/** Attributes that may run code. A tag with one stays in the text, where it is reported. */
export const DANGEROUS = /\son\w+\s*=|(?:javascript|data|vbscript):/i;
const CELL = /^t[dh]$/i;
const INLINE = /^(?:a|abbr|b|big|cite|code|del|em|font|i|img|ins|kbd|mark|q|s|small|span|strong|sub|sup|tt|u|wbr)$/i;

/** An entity without its semicolon. */
export const BROKEN_ENTITY = /&(?:nbsp|amp|quot|[lr][sd]quo|[mn]dash|hellip)(?![;=])/g;
export const ENTITY = /&(?:[a-z][a-z\d]{1,7}|#\d{2,6}|#x[\da-f]{2,6});/gi;

/** The offsets of start tags without their end tag and of end tags without their start tag. */
export function loneTags(text: string): ReadonlySet<number> {
  const lone = new Set<number>();
  const openByName = new Map<string, number[]>();
  for (const { 1: slash, 2: name = '', 3: closingSlash, index } of text.matchAll(TAG)) {
    if (UNPAIRED.test(name) || closingSlash === '/') continue;
    const open = openByName.get(name.toLowerCase()) ?? [];
    openByName.set(name.toLowerCase(), open);
    if (slash === '') open.push(index);
    else if (open.pop() === undefined) lone.add(index);
  }
  for (const open of openByName.values()) for (const index of open) lone.add(index);
  return lone;
}

interface HtmlText {
  readonly text: string;
  /** The offset in the HTML of each character of `text`, then of each blank cut off at its end; last the length of the HTML. */
  readonly offsets: readonly number[];
}

function usableTags(text: string): readonly RegExpExecArray[] {
  const lone = loneTags(text);
  return [...text.matchAll(TAG)].filter(({ 0: tag, index }) => !lone.has(index) && !DANGEROUS.test(tag));
}

export const isHtml = (text: string): boolean => usableTags(text).length > 0;

/** An element around everything. */
const AROUND = /^(\s*<(section|div|center)(?:\s[^<>]{0,300})?>)[\s\S]*<\/\2>\s*$/i;

interface HtmlPart {
  readonly start: number;
  readonly end: number;
  /** Set for a heading: 1 for `<h1>`. */
  readonly level?: number;
}

/**
 * The headings of a string of HTML, and the parts between them. Empty if there is no heading, or if one is inside an element such as a
 * list: the parts then hold only one tag of that element.
 */
export function headedParts(html: string): readonly HtmlPart[] {
  const around = AROUND.exec(html)?.[1] ?? '';
  const end = around === '' ? html.length : html.lastIndexOf('</');
  const parts: HtmlPart[] = [];
  let at = around.length;
  const tags = usableTags(html).filter(({ 2: name = '' }) => /^h[1-6]$/i.test(name));
  tags.forEach(({ 1: slash, 2: name = '', index }, order) => {
    const close = tags[order + 1];
    if (slash !== '' || close?.[1] !== '/') return;
    parts.push({ start: at, end: index }, { start: index, end: close.index + close[0].length, level: Number(name.slice(1)) });
    at = close.index + close[0].length;
  });
  if (parts.length === 0) return [];
  const all = [...parts, { start: at, end }];
  return all.some((part) => loneTags(html.slice(part.start, part.end)).size > 0)
    ? []
    : all.filter((part) => textOfHtml(html.slice(part.start, part.end)).text.trim() !== '');
}

/** The text of a string of HTML: blocks are paragraphs, entities are characters. Lone and dangerous tags stay in the text. */
export function textOfHtml(html: string): HtmlText {
  const tags = usableTags(html);
  const hasBlocks = tags.some(({ 2: name = '' }) => !INLINE.test(name));
  const parts: string[] = [];
  const offsets: number[] = [];
  // The last two characters: to look at the whole text at each tag would take quadratic time.
  let end = '';
  const add = (part: string, offset: number, isCopy = false): void => {
    if (part === '') return;
    for (let index = 0; index < part.length; index++) offsets.push(offset + (isCopy ? index : 0));
    parts.push(part);
    end = (end + part.slice(-2)).slice(-2);
  };
  const isAfterBlank = (): boolean => end === '' || /\s$/.test(end);
  const addWords = (start: number, until: number): void => {
    let at = start;
    // With block elements a line end is a space; without them, line ends divide paragraphs.
    for (const found of html.slice(start, until).matchAll(hasBlocks ? /(?<![ \t])[ \t]*\n\s*|&[^;\s]{2,9};/g : /&[^;\s]{2,9};/g)) {
      const [part] = found;
      const from = start + found.index;
      add(html.slice(at, from), at, true);
      if (part.startsWith('&')) add(decodeHTMLStrict(part).replace('\u00a0', ' '), from);
      else if (!isAfterBlank()) add(' ', from);
      at = from + part.length;
    }
    add(html.slice(at, until), at, true);
  };
  let at = 0;
  for (const { 0: tag, 1: slash, 2: name = '', index } of tags) {
    addWords(at, index);
    at = index + tag.length;
    if (INLINE.test(name)) continue;
    if (CELL.test(name)) add(slash === '/' || !isAfterBlank() ? '\t' : '', index);
    else if (end !== '' && end !== '\n\n') add(/^(?:br|li|tr)$/i.test(name) ? '\n' : '\n\n', index);
    if (/^li$/i.test(name) && slash === '') add('• ', index);
  }
  addWords(at, html.length);
  return { text: parts.join('').trimEnd(), offsets: [...offsets, html.length] };
}
