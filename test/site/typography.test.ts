import { expect, test } from 'vitest';
import { typeset } from '../../site/src/lib/typography.ts';

test.each([
  ['"q" and \'q\'', '“q” and ‘q’'],
  ['a—"q" and b/\'q\'', 'a—“q” and b/‘q’'],
  ['a—<b>"q"</b>', 'a—<b>“q”</b>'],
  ['a/<b>\'q\'</b>–<i>"q"</i>', 'a/<b>‘q’</b>–<i>“q”</i>'],
  ['"<b>q</b>"', '“<b>q</b>”'],
  ['a<p>"q"</p>', 'a<p>“q”</p>'],
  ['<p>a</p>"q"', '<p>a</p>“q”'],
  ['<b>a</b>"q"', '<b>a</b>”q”'],
  ['a <code>"q"</code>"', 'a <code>"q"</code>”'],
  ["the <b>player</b>'s", 'the <b>player</b>’s'],
])('%s is set as %s', (html, set) => {
  expect(typeset(html)).toBe(set);
});
