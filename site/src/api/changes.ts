/** The changes of the rules as entries of a feed, newest publication first. */
import { escapeText } from '../base/text.ts';
import type { EditionId } from '../generated/book.ts';
import type { Book, Edition, Erratum } from '../lib/book.ts';
import { editionIndexIn } from '../lib/edition-index.ts';
import { changeLinks } from '../lib/links.ts';
import { flipsOf } from './flips.ts';

interface Change {
  /** Permanent, and the same wherever the book is published. */
  readonly id: string;
  readonly title: string;
  readonly href: string;
  readonly updated: string;
  readonly why: string;
  readonly html: string;
}

/**
 * The first instant of the year, month or day in which a publication appeared. A publication without a date gets the date of the one
 * before it, because it cannot be older; if none before it has a date either, 1970. Its index among the publications is added as seconds,
 * so that sorting by time preserves their order.
 */
export function instantOf(editions: readonly Edition[], edition: EditionId): string {
  const index = editionIndexIn(editions, edition);
  const dated = editions.slice(0, index + 1).findLast(({ publication }) => publication.date !== undefined);
  const [year = '1970', month = '01', day = '01'] = dated?.publication.date?.split('-') ?? [];
  return `${year}-${month}-${day}T00:00:${String(Math.max(index, 0)).padStart(2, '0')}Z`;
}

/** @param origin the part of an address before its path: empty, or `https://host` */
export function changesOf(book: Book, origin: string): readonly Change[] {
  return [...book.errata]
    .sort((one, other) => editionIndexIn(book.editions, other.edition) - editionIndexIn(book.editions, one.edition))
    .map((erratum) => ({
      id: `tag:sightline.invalid,2014:errata/${erratum.id}`,
      title: erratum.title,
      href: `${origin}/errata/#${erratum.id}`,
      updated: instantOf(book.editions, erratum.edition),
      why: erratum.why,
      html: htmlOf(book, erratum, origin),
    }));
}

function htmlOf(book: Book, erratum: Erratum, origin: string): string {
  const withAbsoluteLinks = (html: string): string =>
    changeLinks(html, (link) => (link.href?.startsWith('/') ? { ...link, href: `${origin}${link.href}` } : link));
  const textChanges = erratum.clauses.flatMap((id) => {
    const clause = book.clauses[id];
    const page = book.pages.find((one) => one.id === clause?.page);
    const change = clause?.changes.find((one) => one.erratum === erratum.id);
    if (clause === undefined || page === undefined || change?.beforeHtml === undefined || change.afterHtml === undefined) return [];
    return [
      `<h3><a href="${origin}/${page.path}/#${clause.slug}">${escapeText(clause.title)}</a></h3>`,
      `<p>Before:</p><blockquote>${withAbsoluteLinks(change.beforeHtml)}</blockquote>`,
      `<p>Now:</p><blockquote>${withAbsoluteLinks(change.afterHtml)}</blockquote>`,
    ];
  });
  const flips = flipsOf(book, erratum).map(
    ({ href, title, says, before, after, board }) =>
      `<li><a href="${origin}${href}">${escapeText(says)}</a> (${escapeText(title)}): ${escapeText(before)} → ${escapeText(after)}${board === undefined ? '' : `<pre>${escapeText(board)}</pre>`}</li>`,
  );
  return [
    `<p>${escapeText(erratum.why)}</p>`,
    `<p>${escapeText(erratum.source)}</p>`,
    ...textChanges,
    ...(flips.length === 0 ? ['<p>No recorded verdict changes.</p>'] : [`<p>Verdicts that it changes:</p><ul>${flips.join('')}</ul>`]),
  ].join('\n');
}
