import { expect, test } from 'vitest';
import { editionId } from '../../generator/ids.ts';
import { instantOf } from '../../site/src/api/changes.ts';
import { atomFeed, jsonFeed } from '../../site/src/api/feeds.ts';
import { inventedBook } from '../fixtures/invented-book.ts';
import { realBook } from '../fixtures/real-book.ts';
import { type Element, readXml } from './read-xml.ts';

const childrenNamed = (element: Element, name: string): Element[] => element.children.filter((child) => child.name === name);
const textOf = (element: Element, name: string): string => {
  const [one, ...more] = childrenNamed(element, name);
  expect(one, name).toBeDefined();
  expect(more, name).toEqual([]);
  return one?.text ?? '';
};
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;
const atom = readXml(atomFeed(realBook, ''));

test('the Atom feed and its entries have the elements that the format requires', () => {
  expect(atom).toMatchObject({ name: 'feed', attributes: { xmlns: 'http://www.w3.org/2005/Atom' } });
  expect(textOf(atom, 'id')).toMatch(/^tag:/);
  expect(textOf(atom, 'title')).not.toBe('');
  expect(textOf(atom, 'updated')).toMatch(instant);
  expect(
    childrenNamed(atom, 'author')
      .flatMap((author) => childrenNamed(author, 'name'))
      .map(({ text }) => text),
  ).toEqual(['Sightline']);
  expect(childrenNamed(atom, 'link').map(({ attributes }) => attributes.rel)).toEqual(['self', 'alternate']);
  const entries = childrenNamed(atom, 'entry');
  for (const entry of entries) {
    expect(textOf(entry, 'title')).not.toBe('');
    expect(textOf(entry, 'updated')).toMatch(instant);
    expect(childrenNamed(entry, 'link').map(({ attributes }) => attributes.rel)).toEqual(['alternate']);
    expect(childrenNamed(entry, 'content')[0]?.attributes.type).toBe('html');
  }
  expect(new Set(entries.map((entry) => textOf(entry, 'id'))).size).toBe(realBook.errata.length);
  const times = entries.map((entry) => textOf(entry, 'updated'));
  expect(times).toEqual([...times].sort().reverse());
  expect(textOf(atom, 'updated')).toBe(times[0]);
});

const clauseExample = (id: string) => realBook.clauses[id.split('#')[0] ?? '']?.examples.find((example) => example.id === id);

test('every erratum is an entry with the text before and after, a link for each verdict that it flips, and the board if it has one', () => {
  const contents = new Map(childrenNamed(atom, 'entry').map((entry) => [textOf(entry, 'title'), textOf(entry, 'content')]));
  for (const erratum of realBook.errata) {
    const html = contents.get(erratum.title) ?? '';
    for (const id of erratum.flips) {
      const [clause = '', slug = ''] = id.split('#');
      const [area, page, name] = clause.split('.');
      expect([`/${area}/${page}/`, `/${area}/${page}/examples/`].some((path) => html.includes(`href="${path}#${name}--${slug}"`))).toBe(
        true,
      );
    }
    expect(html.match(/<li><a href="[^"]*#[^"]*--[^"]*">.*?→.*?<\/li>/gs) ?? []).toHaveLength(erratum.flips.length);
    const flipsOnBoards = erratum.flips.filter((id) => clauseExample(id)?.question?.map !== undefined);
    expect(html.match(/<pre>board:\n +A/g) ?? []).toHaveLength(flipsOnBoards.length);
    for (const id of erratum.clauses) {
      const change = realBook.clauses[id]?.changes.find((one) => one.erratum === erratum.id);
      expect(html).toContain(change?.beforeHtml);
      expect(html).toContain(change?.afterHtml);
    }
  }
});

test('the JSON feed is a JSON Feed 1.1 with the same entries', () => {
  const feed: { readonly version?: string; readonly title?: string; readonly items?: readonly Record<string, string>[] } = jsonFeed(
    realBook,
    '',
  );
  expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
  expect(feed.title).toBe(textOf(atom, 'title'));
  const fields = (entry: Element): string[] => ['id', 'title', 'updated', 'content'].map((name) => textOf(entry, name));
  expect(feed.items?.map((item) => [item.id, item.title, item.date_published, item.content_html])).toEqual(
    childrenNamed(atom, 'entry').map(fields),
  );
});

test('every address begins with the origin where the book is published', () => {
  const text = atomFeed(realBook, 'https://rules.example');
  expect(text.match(/href=(?:"|&quot;)\/[^/]/g)).toBeNull();
  expect(text).toContain('<link rel="self" type="application/atom+xml" href="https://rules.example/feed.atom"/>');
  expect(JSON.stringify(jsonFeed(realBook, 'https://rules.example')).match(/(?:url":|href=\\)"\//g)).toBeNull();
});

test('an undated publication takes the date of the one before it; the seconds number the publications', () => {
  const { editions } = inventedBook({});
  expect(['original', 'second', 'third'].map((edition) => instantOf(editions, editionId(edition)))).toEqual([
    '1999-01-01T00:00:00Z',
    '1999-01-01T00:00:01Z',
    '2001-02-03T00:00:02Z',
  ]);
});
