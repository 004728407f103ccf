import { expect, it } from 'vitest';
import { indexLines } from '../../../generator/parse/line-index.ts';
import { surveyMarkdown } from '../../../generator/parse/markdown-limits.ts';
import { parseMarkdown } from '../../../generator/parse/markdown-tree.ts';
import fc from '../../support/properties.ts';

const parse = (text: string) => parseMarkdown(text, surveyMarkdown(indexLines({ path: 'a.md', text })).extensions);

const piece = fc.constantFrom(
  ...[
    'a',
    'b c',
    '\n',
    '\n',
    '\n\n',
    '# ',
    '- ',
    '1. ',
    '> ',
    '*',
    '**',
    '_',
    '`',
    '```',
    '```\n',
    '~',
    '~~',
    '|',
    '-',
    ':',
    '--',
    ':-',
    '[',
    ']',
    '[ ]',
    '[x]',
  ],
  ...[
    '(',
    ')',
    '!',
    '<',
    '>',
    'https://a.b',
    'HTTP://x',
    'www.a.b',
    'WWW.',
    'a@b.cd',
    'mailto:',
    '[^a]',
    '[^a]: ',
    '\\',
    '&amp;',
    '    ',
    '\t',
    '\r',
    '\r\n',
    '===',
  ],
);

it('parses with only the needed extensions as with all of them', () => {
  const text = fc.array(piece, { maxLength: 24 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, (source) => {
      expect(parse(source)).toEqual(parseMarkdown(source, 'all'));
    }),
    { numRuns: 1500 },
  );
});

it('reads an empty tick box as the text that it is', () => {
  const texts = ['- [ ] a', '-\r[ ]\ra', '- [x]\n  b'];
  expect(texts.map((text) => JSON.stringify(parse(text)).includes('checked":true'))).toEqual([false, false, false]);
  expect(texts.map((text) => JSON.stringify(parse(text)).match(/\[.\]/)?.[0])).toEqual(['[ ]', '[ ]', '[x]']);
});

it('finds a table after a board', () => {
  const source = '```example a\nboard:\n  A | B\n```\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n```\nx\n```\n';
  expect(parse(source).children.map((node) => node.type)).toEqual(['code', 'table', 'code']);
});
