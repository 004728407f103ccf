import { expect, test } from 'vitest';
import { plainText } from '../../site/src/api/plain-text.ts';
import { realBook } from '../fixtures/real-book.ts';

test('paragraphs, lists, tables, icons and character references become plain text', () => {
  const html = `<p>On a <strong>4</strong> or
<a class="rule" href="/x/#y">higher</a> &amp; no less &#x3C;5&gt;.</p>
<ul>
<li>One <svg class="icon" role="img" aria-label="boot speed symbol"><path d="M0 0"></path></svg>.</li>
<li><p>Two.</p></li>
</ul>
<table><thead><tr><th>Size</th><th>Blocks</th></tr></thead><tbody><tr><td>tiny</td><td>no</td></tr></tbody></table>
<blockquote>
<p>Said.</p>
</blockquote>`;
  expect(plainText(html)).toBe(`On a 4 or higher & no less <5>.

- One boot speed symbol.
- Two.

Size | Blocks
tiny | no

Said.`);
});

test('no markup and no character reference is left in any clause of the book', () => {
  const leftovers = Object.values(realBook.clauses).flatMap(({ id, html }) =>
    Object.values(html)
      .map(plainText)
      .filter((text) => /<\/?[a-z]|&#?\w+;|\n{3}/.test(text) || text === '')
      .map((text) => `${id}: ${text}`),
  );
  expect(leftovers).toEqual([]);
});
