/** Finds links and icons in text that are not complete: the page would show their signs. */
import type { Text } from 'mdast';
import type { Diagnostic } from '../diagnostic.ts';
import type { LineIndex } from './line-index.ts';

/** What is left of a link in a text that is not part of one: `](`, or an address of the book. A sign after a backslash is text. */
const LINK_SIGNS =
  /(?:(?<!\\)\[[^[\]]*)?(?<!\\)\](?:\(|\s+\((?=\s*(?:rule|term):))\s*(?:(?:rule|term):\s*)?[^\s)]*\)?|(?:\(\s*)?\b(?:rule|term):[a-z0-9][^\s)]*\)?/g;

/** In the cell of a table the bars of an icon have backslashes. */
const ICON_OF_TEXT_OR_TABLE = /(\\?)\|[a-z][a-z0-9-]*\1\|/g;
const BAR_AT_WORD = /(?<!\\)\|[\p{L}\p{N}][\p{L}\p{N}-]*|[\p{L}\p{N}-]+(?<!\\)\|/u;

export function unfinishedMarkup(lines: LineIndex, { position }: Text): Diagnostic[] {
  const offset = position?.start.offset ?? 0;
  const text = lines.text.slice(offset, position?.end.offset);
  const placeOf = (index: number, { length }: string): Diagnostic['place'] => lines.place(offset + index, offset + index + length);
  const links = [...text.matchAll(LINK_SIGNS)].map(({ 0: found, index }) => unfinishedLink(found, placeOf(index, found)));
  const bar = text.includes('|') ? BAR_AT_WORD.exec(text.replace(ICON_OF_TEXT_OR_TABLE, (icon) => ' '.repeat(icon.length))) : null;
  return bar === null ? links : [...links, unfinishedIcon(bar[0], placeOf(bar.index, bar[0]))];
}

const unfinishedLink = (found: string, place: Diagnostic['place']): Diagnostic => ({
  code: 'link-malformed',
  severity: 'error',
  message: 'This is not a link: the page would show its brackets and its address.',
  found,
  expected: '[words](rule:area.page.clause)',
  hint: 'Write all four brackets, without a blank between ] and ( or inside the address.',
  place,
});

const unfinishedIcon = (found: string, place: Diagnostic['place']): Diagnostic => ({
  code: 'icon-malformed',
  severity: 'error',
  message: 'This bar is not part of an icon: the page would show it.',
  found,
  expected: 'the name of an icon between two bars',
  hint: `Write |${found.replaceAll('|', '').toLowerCase()}|, or remove the bar.`,
  place,
});
