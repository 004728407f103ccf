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
    [
      'words added at the beginning of a block',
      '<p>one two three.</p>',
      '<p>Now one two three.</p>',
      '<p><ins>Now</ins> one two three.</p>',
    ],
    [
      'words removed at the beginning of a block',
      '<p>Now one two three.</p>',
      '<p>one two three.</p>',
      '<p><del>Now</del> one two three.</p>',
    ],
    ['words removed at the end of a block', '<p>One two three four</p>', '<p>One two three</p>', '<p>One two three <del>four</del></p>'],
    [
      'words removed after an element at the end of a block',
      '<p>One two <em>three</em> four</p>',
      '<p>One two <em>three</em></p>',
      '<p>One two <em>three</em> <del>four</del></p>',
    ],
    ['words removed at the end of plain text', 'One two three four', 'One two three', 'One two three <del>four</del>'],
    [
      'other words at the end of a block',
      '<p>One two three four.</p>',
      '<p>One two three five.</p>',
      '<p>One two three <del>four.</del> <ins>five.</ins></p>',
    ],
    [
      'a word before a comma: the comma is a part of it',
      '<p>One two three not, four five six.</p>',
      '<p>One two three, four five six.</p>',
      '<p>One two <del>three not,</del> <ins>three,</ins> four five six.</p>',
    ],
    [
      'a mark before which no space is written',
      '<p>One two <b>three</b><i>not</i>, four five six.</p>',
      '<p>One two <b>three</b>, four five six.</p>',
      '<p>One two <b>three</b><del>not</del>, four five six.</p>',
    ],
    [
      'an element removed before a space and an added word',
      '<p>One two three<sup>4</sup></p>',
      '<p>One two three five</p>',
      '<p>One two three<del>4</del> <ins>five</ins></p>',
    ],
    [
      'a word removed before a bracket',
      '<p>One two three not (four five six).</p>',
      '<p>One two three (four five six).</p>',
      '<p>One two three <del>not</del> (four five six).</p>',
    ],
    [
      'a word removed before a space inside an element',
      '<p>One two three not four five six.</p>',
      '<p>One two three <a href="/x/">now</a> four five six.</p>',
      '<p>One two three <del>not</del><a href="/x/"> <ins>now</ins></a> four five six.</p>',
    ],
    [
      'words removed and exchanged in items of a list',
      '<ul><li>The one two three</li><li>five six seven eight</li><li>nine ten noon east</li></ul>',
      '<ul><li>one two three</li><li>five six seven</li><li>nine ten noon west</li></ul>',
      '<ul><li><del>The</del> one two three</li><li>five six seven <del>eight</del></li><li>nine ten noon <del>east</del> <ins>west</ins></li></ul>',
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
