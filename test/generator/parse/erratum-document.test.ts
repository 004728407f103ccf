import { expect, test } from 'vitest';
import { parseErratum } from '../../../generator/parse/erratum-document.ts';
import { rewriteFlips } from '../../../generator/parse/rewrite-flips.ts';

const text = `---
id: guide.escape
publication: guide
source: Guide, Escape: the roll
order: 2
flips:
  - turns.escape.roll#three
---

# Escape needs a 4

A 2 or a 3 no longer
escapes.

## turns.escape.roll {sha256:e82a8012fffd}

Roll a die:

- 4 or more escapes.

\`\`\`set escapeOn
{
  "value": 4
}
\`\`\`

## turns.escape.rest

Whoever has rested heals.

\`\`\`add
{ "id": "rest", "kind": "parameter" }
\`\`\`

\`\`\`remove heal
\`\`\`
`;
const read = (source: string) => parseErratum({ path: 'rules/errata/guide-escape.md', text: source });

test('front matter, headings and blocks are the fields of an erratum', () => {
  const { document, diagnostics } = read(text);
  expect(diagnostics).toEqual([]);
  expect(document?.value).toEqual({
    id: 'guide.escape',
    publication: 'guide',
    source: 'Guide, Escape: the roll',
    order: 2,
    title: 'Escape needs a 4',
    why: 'A 2 or a 3 no longer escapes.',
    amends: [
      { clause: 'turns.escape.roll', expects: 'sha256:e82a8012fffd', text: 'Roll a die:\n\n- 4 or more escapes.' },
      { definition: 'escapeOn', set: { value: 4 } },
      { clause: 'turns.escape.rest', text: 'Whoever has rested heals.' },
      { add: { id: 'rest', kind: 'parameter' } },
      { remove: 'heal' },
    ],
    flips: ['turns.escape.roll#three'],
  });
});

test.each([
  ['/source', 4, 1],
  ['/flips/0', 7, 1],
  ['/title', 10, 1],
  ['/amends/0/expects', 15, 1],
  ['/amends/0/text', 17, 1],
  ['/amends/1/definition', 21, 1],
  ['/amends/1/set/value', 23, 12],
  ['/amends/3/add/kind', 32, 25],
  ['/amends/4/remove', 35, 1],
] as const)('the place of %s is line %i, column %i', (pointer, line, column) => {
  expect(read(text).document?.placeOf(pointer)).toMatchObject({ line, column });
});

test.each([
  ['no front matter', 'front-matter-missing', 1, (source: string) => source.slice(source.indexOf('# Escape'))],
  ['front matter without an end', 'front-matter-unclosed', 1, (source: string) => source.replace('three\n---', 'three')],
  ['a line that is no field', 'front-matter-line-malformed', 3, (source: string) => source.replace('publication:', 'publication')],
  ['a list twice', 'front-matter-key-duplicate', 8, (source: string) => source.replace('three\n', 'three\nflips:\n  - a.b.c#d\n')],
  ['a list with a malformed key', 'front-matter-line-malformed', 6, (source: string) => source.replace('flips:', 'Flips:')],
  [
    'the title in the front matter',
    'front-matter-line-malformed',
    4,
    (source: string) => source.replace('source:', 'title: Escape\nsource:'),
  ],
  ['a key twice', 'front-matter-key-duplicate', 4, (source: string) => source.replace('source:', 'id:')],
  [
    'a heading that names no clause',
    'amendment-heading-malformed',
    15,
    (source: string) => source.replace('## turns.escape.roll', '## The roll'),
  ],
  ['an unknown block', 'amendment-block-unknown', 21, (source: string) => source.replace('```set escapeOn', '```sets escapeOn')],
  ['a set without a definition', 'amendment-block-unnamed', 21, (source: string) => source.replace('```set escapeOn', '```set')],
  ['a removal with fields', 'amendment-block-body', 21, (source: string) => source.replace('```set escapeOn', '```remove escapeOn')],
  ['a block without an end', 'amendment-block-unclosed', 35, (source: string) => source.replace(/```\n$/, '')],
  ['JSON with a fault', 'json-syntax', 23, (source: string) => source.replace('"value": 4', '"value" 4')],
] as const)('%s is one finding at its line', (_, code, line, change) => {
  expect(read(change(text)).diagnostics.map((found) => [found.code, found.place.line])).toEqual([[code, line]]);
});

test('recorded flips replace those of the front matter, and nothing else', () => {
  expect(rewriteFlips(text, ['a.b.c#d', 'a.b.c#e'])).toBe(text.replace('  - turns.escape.roll#three', '  - a.b.c#d\n  - a.b.c#e'));
  expect(rewriteFlips(text, [])).toBe(text.replace('flips:\n  - turns.escape.roll#three\n', ''));
  expect(rewriteFlips(rewriteFlips(text, []), ['turns.escape.roll#three'])).toBe(text);
  const spaced = text.replace('three\n', 'three\n\n  - a.b.c#d\n\n');
  expect(rewriteFlips(spaced, ['a.b.c#e'])).toBe(text.replace('turns.escape.roll#three\n', 'a.b.c#e\n\n'));
  expect(rewriteFlips(spaced, [])).toBe(text.replace('flips:\n  - turns.escape.roll#three\n', '\n'));
});

test('recorded flips replace those of an erratum that is a JSON file, and nothing else', () => {
  const json = '{\n  "id": "g.e",\n  "flips": ["a.b.c#d"],\n  "why": "x"\n}\n';
  expect(rewriteFlips(json, ['a.b.c#e', 'a.b.c#f'])).toBe(json.replace('"a.b.c#d"', '"a.b.c#e", "a.b.c#f"'));
  expect(rewriteFlips(rewriteFlips(json, []), ['a.b.c#d'])).toBe(json);
});
