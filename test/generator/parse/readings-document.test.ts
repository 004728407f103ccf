import { expect, test } from 'vitest';
import { parseReadings } from '../../../generator/parse/readings-document.ts';

const text = `# Bushes

## Bushes under the attacker {#attacker}

They hinder nothing.

### Why

The text names the target *alone*.

### Settles

- ground.bushes.label
- ground.bushes.cover

### Variant {#literal}

They hinder
the line.

\`\`\`set fire.bushes
{ "if": "true" }
\`\`\`

## Another {#another}

It is another.

### Why

It is.

### Settles

- ground.bushes.cover
`;
const read = (source: string) => parseReadings({ path: 'rules/readings/bushes.md', text: source });

test('every heading of level 2 is a reading', () => {
  const { documents, diagnostics } = read(text);
  expect(diagnostics).toEqual([]);
  expect(documents.map(({ value }) => value)).toEqual([
    {
      id: 'reading.attacker',
      title: 'Bushes under the attacker',
      text: 'They hinder nothing.',
      reason: 'The text names the target *alone*.',
      clauses: ['ground.bushes.label', 'ground.bushes.cover'],
      variants: [{ id: 'literal', says: 'They hinder the line.', amends: [{ definition: 'fire.bushes', set: { if: 'true' } }] }],
    },
    { id: 'reading.another', title: 'Another', text: 'It is another.', reason: 'It is.', clauses: ['ground.bushes.cover'] },
  ]);
  expect(documents[0]?.placeOf('/clauses/1')).toMatchObject({ line: 14, column: 1 });
  expect(documents[0]?.placeOf('/variants/0/amends/0/set/if')).toMatchObject({ line: 22, column: 9 });
  expect(documents[0]?.placeOf('/text')).toMatchObject({ line: 5, column: 1, endLine: 5, endColumn: 21 });
  expect(documents[0]?.placeOf('/variants/0')).toMatchObject({ line: 16 });
  expect(documents[1]?.placeOf('/reason')).toMatchObject({ line: 31, column: 1 });
});

test.each([
  ['a reading without an id', 'clause-id-missing', 3, (source: string) => source.replace(' {#attacker}', '')],
  ['an unknown section', 'reading-section-unknown', 7, (source: string) => source.replace('### Why', '### Reason')],
  ['a variant without an id', 'clause-id-missing', 16, (source: string) => source.replace(' {#literal}', '')],
] as const)('%s is one finding at its line', (_, code, line, change) => {
  expect(read(change(text)).diagnostics.map((found) => [found.code, found.place.line])).toEqual([[code, line]]);
});

test('messages about readings and variants do not call them clauses', () => {
  const messagesOf = (source: string) => read(source).diagnostics.map(({ message, expected }) => [message, expected]);
  expect(messagesOf(text.replace(' {#attacker}', ''))).toEqual([
    ['The reading "Bushes under the attacker" has no id.', '## Title {#slug}'],
  ]);
  expect(messagesOf(text.replace(' {#literal}', ''))).toEqual([['The variant "Variant" has no id.', '### Variant {#slug}']]);
  expect(messagesOf(text.replace('# Bushes\n', ''))).toEqual([['The file does not begin with a title.', '# Title']]);
});
