import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linesOf } from '../../../generator/parse/lines.ts';
import { surveyMarkdown } from '../../../generator/parse/markdown-limits.ts';
import { parseMarkdown } from '../../../generator/parse/markdown-tree.ts';

const parse = (text: string) => parseMarkdown(text, surveyMarkdown(linesOf({ path: 'a.md', text })).extensions);

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

it('agrees with the parser that knows every extension', () => {
  const text = fc.array(piece, { maxLength: 24 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, (source) => {
      expect(parse(source)).toEqual(parseMarkdown(source, 'all'));
    }),
    { numRuns: 1500 },
  );
});

it('sees a table behind a board', () => {
  const source = '```example a\nboard:\n  A | B\n```\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n```\nx\n```\n';
  expect(parse(source).children.map((node) => node.type)).toEqual(['code', 'table', 'code']);
});
