import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { readSources } from '../../../generator/cli/files.ts';
import { ROOT } from '../../../generator/cli/root.ts';
import { indexLines } from '../../../generator/parse/line-index.ts';
import { surveyMarkdown } from '../../../generator/parse/markdown-limits.ts';
import { parseMarkdown } from '../../../generator/parse/markdown-tree.ts';
import { parseShortened } from '../../../generator/parse/short-fences.ts';
import { htmlOf, htmlOfText } from '../../../generator/prose/html.ts';
import fc from '../../support/properties.ts';
import { casesOf } from '../../support/random-cases.ts';

const parse = (text: string) => parseMarkdown(text, surveyMarkdown(indexLines({ path: 'a.md', text })).extensions);

const piece = fc.constantFrom(
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
);

it('parses with only the needed extensions as with all of them', () => {
  const anyText = fc.array(piece, { maxLength: 24 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(anyText, (source) => {
      expect(parse(source)).toEqual(parseMarkdown(source, 'all'));
    }),
    { numRuns: casesOf(1500) },
  );
});

it('reads tick boxes, empty or not, as text', () => {
  const texts = ['- [ ] a', '-\r[ ]\ra', '- [x]\n  b'];
  expect(texts.map((text) => JSON.stringify(parse(text)).includes('checked":true'))).toEqual([false, false, false]);
  expect(texts.map((text) => JSON.stringify(parse(text)).match(/\[.\]/)?.[0])).toEqual(['[ ]', '[ ]', '[x]']);
});

it('finds a table after a board', () => {
  const source = '```example a\nboard:\n  A | B\n```\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n```\nx\n```\n';
  expect(parse(source).children.map((node) => node.type)).toEqual(['code', 'table', 'code']);
});

const parser = unified().use(remarkParse).freeze();

function parseShort(text: string): { readonly tree: unknown; readonly isShorter: boolean } {
  let isShorter = false;
  const tree = parseShortened(text, (shortened) => {
    isShorter = shortened.length < text.length;
    return parser.parse(shortened);
  });
  return { tree, isShorter };
}

it('gives the same tree when it is parsed without fenced blocks', () => {
  const line = fc.constantFrom(
    ...['```example a', '```example a', '```', '```', ' ```', '````', '```` b', '~~~', 'a `b` c', '- d', '  e', '> f', '    g', ''],
    ...['# h', '```', '|i|', '[j]: k', '<!-- l', '-->', '<pre>', '</pre>', '---', '1. m', '``` ', '```n```', '\to', '* * *'],
    ...['___', '```p q r', '```s.t  u ', '```v&amp;w', '```\\x', '| y |', '| - |', '> z'],
  );
  const fence = fc.constantFrom(
    '```example a\n|i| *b*\n  c\n```',
    '```example d\n\n\n```',
    '````e\n```\n## f\n````',
    '```g\n``` ',
    '```h i\n```',
  );
  const outcomes = { shorter: 0, whole: 0 };
  fc.assert(
    fc.property(fc.array(fc.oneof(line, fence), { maxLength: 10 }), fc.constantFrom('\n', '\n', '\n', '\r\n'), (lines, end) => {
      const text = lines.join('\n').replaceAll('\n', end);
      const { tree, isShorter } = parseShort(text);
      outcomes[isShorter ? 'shorter' : 'whole']++;
      expect(tree).toEqual(parser.parse(text));
    }),
    { numRuns: casesOf(4000) },
  );
  expect(Math.min(...Object.values(outcomes))).toBeGreaterThan(100);
});

it('parses every page without its examples', () => {
  const pages = readSources(ROOT).filter(({ path, text }) => path.endsWith('.md') && text.includes('```example'));
  for (const { path, text } of pages) expect(parseShort(text).isShorter, path).toBe(true);
  for (const { path, text } of pages.slice(0, 20)) expect(parseShort(text).tree, path).toEqual(parser.parse(text));
});

it('brackets in a list are text, in the HTML of errata and readings too', () => {
  expect(htmlOfText('- [ ] heal')).toBe(htmlOf(parse('- [ ] heal')));
  expect(htmlOfText('- [ ] heal')).toContain('[ ] heal');
});
