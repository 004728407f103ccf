import { describe, expect, test } from 'vitest';
import { mergeWords } from '../../site/src/lib/word-merge.ts';

describe('two versions become one text', () => {
  test.each([
    ['plain text', 'Break away on is 4 pips.', 'Break away on is 2 pips.', 'Break away on is <del>4</del> <ins>2</ins> pips.'],
    ['the same text', '<p>A hit is a hit.</p>', '<p>A hit is a hit.</p>', '<p>A hit is a hit.</p>'],
    [
      'a struck word before an element with a shared word, and before a quotation',
      '<p>It may not <a href="/x/">draw a line of fire</a>, but not “never” and on.</p>',
      '<p>It may <a href="/x/">draw a line of fire</a>, but “never” and on.</p>',
      '<p>It may <del>not</del> <a href="/x/">draw a line of fire</a>, but <del>not</del> “never” and on.</p>',
    ],
    ['added text', '', 'It is a golden rule.', '<ins>It is a golden rule.</ins>'],
    ['removed text', 'It is a golden rule.', '', '<del>It is a golden rule.</del>'],
    [
      'an added paragraph',
      '<p>One two three.</p>',
      '<p>One two three.</p>\n<p>And four.</p>',
      '<p>One two three.</p> <p><ins>And four.</ins></p>',
    ],
    [
      'a removed paragraph',
      '<p>One two three.</p>\n<p>And four.</p>',
      '<p>One two three.</p>',
      '<p>One two three.</p><p><del>And four.</del></p>',
    ],
    [
      'a removed list item',
      '<ul>\n<li>one two three</li>\n<li>four</li>\n</ul>',
      '<ul>\n<li>one two three</li>\n</ul>',
      '<ul> <li>one two three</li> <li><del>four</del></li></ul>',
    ],
    [
      'an added link stays a link, a removed one becomes its text',
      '<p>See <a href="/a/">the old rule</a> now and then.</p>',
      '<p>See <a href="/b/">a new one</a> now and then.</p>',
      '<p>See <del>the old rule</del><a href="/b/"> <ins>a new one</ins></a> now and then.</p>',
    ],
  ])('%s', (_, before, after, merged) => {
    expect(mergeWords(before, after)).toBe(merged);
  });
});

function isWellFormed(html: string): boolean {
  const open: string[] = [];
  for (const [, closingSlash, name] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    if (closingSlash === '') open.push(name ?? '');
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}

test('a table that became a list leaves well-formed markup', () => {
  const table = '<p>So:</p><table><tbody><tr><td>one side</td><td>clear</td></tr></tbody></table>';
  const list = '<p>So:</p><ul><li>one side and the <em>other</em></li></ul>';
  for (const [before, after] of [
    [table, list],
    [list, table],
  ] as const) {
    const merged = mergeWords(before, after);
    expect(isWellFormed(merged), merged).toBe(true);
    expect(
      merged
        .replaceAll(/<del>.*?<\/del>/g, '')
        .replaceAll(/<\/?ins>/g, '')
        .replaceAll(/<(p|li)><\/\1>|<tr><td><\/td><\/tr>/g, '')
        .replaceAll(/\s/g, ''),
    ).toBe(after.replaceAll(/\s/g, ''));
  }
});
