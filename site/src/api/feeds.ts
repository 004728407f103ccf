/** The changes of the rules as an Atom feed (RFC 4287) and a JSON Feed (version 1.1). */

import { escapeText } from '../base/text.ts';
import type { Book } from '../lib/book.ts';
import { changesOf } from './changes.ts';

const title = 'Sightline: changes of the rules';
const subtitle =
  'Every erratum to the HeroClix rules in this unofficial book, with the text before and after and the verdicts that it changes. A date of which only the year or month is known is given as its first day.';
const author = 'Sightline';

/** @param origin the part of an address before its path: empty, or `https://host` */
export function atomFeed(book: Book, origin: string): string {
  const changes = changesOf(book, origin);
  const entries = changes.map(
    (change) => `  <entry>
    <id>${escapeText(change.id)}</id>
    <title>${escapeText(change.title)}</title>
    <updated>${change.updated}</updated>
    <link rel="alternate" type="text/html" href="${escapeText(change.href)}"/>
    <summary>${escapeText(change.why)}</summary>
    <content type="html">${escapeText(change.html)}</content>
  </entry>
`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>tag:sightline.invalid,2014:errata</id>
  <title>${escapeText(title)}</title>
  <subtitle>${escapeText(subtitle)}</subtitle>
  <updated>${changes[0]?.updated ?? '1970-01-01T00:00:00Z'}</updated>
  <author><name>${author}</name></author>
  <link rel="self" type="application/atom+xml" href="${origin}/feed.atom"/>
  <link rel="alternate" type="text/html" href="${origin}/errata/"/>
${entries.join('')}</feed>
`;
}

export const jsonFeed = (book: Book, origin: string): object => ({
  version: 'https://jsonfeed.org/version/1.1',
  title,
  description: subtitle,
  home_page_url: `${origin}/errata/`,
  feed_url: `${origin}/feed.json`,
  language: 'en',
  authors: [{ name: author }],
  items: changesOf(book, origin).map(({ id, title: changeTitle, href, updated, why, html }) => ({
    id,
    url: href,
    title: changeTitle,
    summary: why,
    content_html: html,
    date_published: updated,
  })),
});
