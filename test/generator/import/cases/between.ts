/** Documents that contradict or repeat each other, or one of which lacks a text of another. */
import type { Case, Files } from '../invented.ts';

const pair = (coreText: string, bookText: string): Files => ({ 'core.json': { TEA: coreText }, 'book.md': `# Tea\n\n${bookText}` });
const sharedText = 'The host pours for the guests in turn. Everybody waits until the last cup has been filled.';
const extraParagraph = 'A wooden spoon may be borrowed from any neighbour at the table.';
const names = ['CUPS', 'POTS', 'JUGS', 'PANS', 'MUGS', 'FORKS', 'KNIVES', 'BOWLS'];
const about = (name: string): string => `All ${name.toLowerCase()} are washed at once by whoever used them last.`;
const allInMarkdown = names.map((name) => `# ${name}\n\n${about(name)}`).join('\n\n');
const allInJson = Object.fromEntries(names.map((name) => [name, about(name)]));
/** Sections in a section, as published data has them. */
const nested = (texts: { readonly [title: string]: string }) => ({
  KITCHEN: { rules: Object.fromEntries(Object.entries(texts).map(([title, english]) => [title, { english }])), isNested: true },
});

export const BETWEEN: readonly Case[] = [
  {
    code: 'print-numbers-differ',
    files: pair('Each guest drinks 3 cups before the cake comes.', 'Each guest drinks 2 cups before the cake comes.'),
    at: '3 cups',
    clean: pair('Each guest drinks 3 cups before the cake comes.', 'Each guest drinks 3 cups before the cake comes.'),
  },
  {
    code: 'print-negation-differs',
    files: pair('A guest can take the last slice of the cake.', 'A guest can not take the last slice of the cake.'),
    at: 'take the last slice',
    clean: pair('A guest can take the last slice of the cake.', 'A guest can take the last slice of the cake.'),
  },
  {
    code: 'print-words-differ',
    files: pair('The lid is dropped whenever the kettle boils over.', 'The lid is lifted whenever the kettle boils over.'),
    at: 'dropped',
    clean: pair('The lid is lifted whenever the kettle boils over.', 'The lid is lifted whenever the kettle boils over.'),
  },
  {
    code: 'print-wording-differs',
    files: pair('The lid is lifted whenever a kettle boils over quickly.', 'The lid is lifted whenever the kettle boils over quickly.'),
    at: 'a kettle',
    // An icon is no difference in wording.
    clean: pair('The lid is lifted whenever the |tiny| kettle boils over.', 'The lid is lifted whenever the kettle boils over.'),
  },
  {
    code: 'print-limits-differ',
    files: {
      'guide.json': { 'Garden Parties': 'Garden parties have between 40 and 90 invited guests around the fountain.' },
      'core.json': { HOSTING: 'Call it one of the garden parties once 40 or more invited guests sit around some fountain.' },
    },
    at: 'Garden parties have',
    clean: {
      'guide.json': { 'Garden Parties': 'The garden parties have at least 40 invited guests around the fountain.' },
      'core.json': { HOSTING: 'Call it one of the garden parties once 40 or more invited guests sit around some fountain.' },
    },
  },
  {
    code: 'print-paragraph-missing',
    files: pair(sharedText, `${sharedText}\n\n${extraParagraph}`),
    at: '"TEA"',
    clean: pair(`${sharedText}\n\t${extraParagraph}`, `${sharedText}\n\n${extraParagraph}`),
  },
  {
    code: 'print-caption-missing',
    files: pair(sharedText, `${sharedText}\n\nFigure 2\n\n${extraParagraph}`),
    at: '"TEA"',
    clean: pair(`${sharedText}\n\t${extraParagraph}`, `${sharedText}\n\nFigure 2\n\n${extraParagraph}`),
  },
  {
    code: 'print-introduction-missing',
    files: { 'core.json': nested({ CUPS: about('CUPS') }), 'book.md': `# Kitchen\n\n${extraParagraph}\n\n## Cups\n\n${about('CUPS')}` },
    at: '"KITCHEN"',
    clean: {
      'core.json': nested({ General: extraParagraph, CUPS: about('CUPS') }),
      'book.md': `# Kitchen\n\n${extraParagraph}\n\n## Cups\n\n${about('CUPS')}`,
    },
  },
  {
    code: 'print-erratum-without-target',
    files: {
      ...pair(sharedText, `${sharedText}\n\n${extraParagraph}`),
      'guide.json': { Changes: `On page 4, the last sentence under Tea reads: "${extraParagraph}"` },
    },
    at: '"TEA"',
    clean: {
      ...pair(`${sharedText}\n\t${extraParagraph}`, `${sharedText}\n\n${extraParagraph}`),
      'guide.json': { Changes: `On page 4, the last sentence under Tea reads: "${extraParagraph}"` },
    },
  },
  {
    code: 'print-sections-missing',
    files: { 'core.json': allInJson, 'book.md': `${allInMarkdown}\n\n# Ovens\n\nNo oven is ever left alone while it is hot.` },
    at: '"CUPS"',
    clean: { 'core.json': allInJson, 'book.md': allInMarkdown },
  },
  {
    code: 'print-texts-repeated',
    files: pair(sharedText, sharedText),
    in: 'book.md',
    at: 'Tea',
    clean: pair(sharedText, 'Nobody speaks of butter while the candles on the shelf are burning.'),
  },
];
