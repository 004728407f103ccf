/** Invented documents that contradict each other, or of which one lacks a text of the other. */
import type { Case, Files } from '../invented.ts';

const pair = (tea: string, theirs: string): Files => ({ 'core.json': { TEA: tea }, 'book.md': `# Tea\n\n${theirs}` });
const open = 'The host pours for the guests in turn.';
const shared = `${open} Everybody waits until the last cup has been filled.`;
const paragraph = 'A wooden spoon may be borrowed from any neighbour at the table.';
const names = ['CUPS', 'POTS', 'JUGS', 'PANS', 'MUGS', 'FORKS', 'KNIVES', 'BOWLS'];
const about = (name: string): string => `All ${name.toLowerCase()} are washed at once by whoever used them last.`;
const whole = names.map((name) => `# ${name}\n\n${about(name)}`).join('\n\n');
const all = Object.fromEntries(names.map((name) => [name, about(name)]));
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
      'guide.json': { 'Garden Parties': 'Garden parties have at least 40 invited guests around the fountain.' },
      'core.json': { HOSTING: 'Call it one of the garden parties once 40 or more invited guests sit around some fountain.' },
    },
  },
  {
    code: 'print-paragraph-missing',
    files: pair(shared, `${shared}\n\n${paragraph}`),
    at: '"TEA"',
    clean: pair(`${shared}\n\t${paragraph}`, `${shared}\n\n${paragraph}`),
  },
  {
    code: 'print-caption-missing',
    files: pair(shared, `${shared}\n\nFigure 2\n\n${paragraph}`),
    at: '"TEA"',
    clean: pair(`${shared}\n\t${paragraph}`, `${shared}\n\nFigure 2\n\n${paragraph}`),
  },
  {
    code: 'print-introduction-missing',
    files: { 'core.json': nested({ CUPS: about('CUPS') }), 'book.md': `# Kitchen\n\n${paragraph}\n\n## Cups\n\n${about('CUPS')}` },
    at: '"KITCHEN"',
    clean: {
      'core.json': nested({ General: paragraph, CUPS: about('CUPS') }),
      'book.md': `# Kitchen\n\n${paragraph}\n\n## Cups\n\n${about('CUPS')}`,
    },
  },
  {
    code: 'print-erratum-without-target',
    files: {
      ...pair(shared, `${shared}\n\n${paragraph}`),
      'guide.json': { Changes: `On page 4, the last sentence under Tea reads: "${paragraph}"` },
    },
    at: '"TEA"',
    clean: {
      ...pair(`${shared}\n\t${paragraph}`, `${shared}\n\n${paragraph}`),
      'guide.json': { Changes: `On page 4, the last sentence under Tea reads: "${paragraph}"` },
    },
  },
  {
    code: 'print-sections-missing',
    files: { 'core.json': all, 'book.md': `${whole}\n\n# Ovens\n\nNo oven is ever left alone while it is hot.` },
    at: '"CUPS"',
    clean: { 'core.json': all, 'book.md': whole },
  },
  {
    code: 'print-texts-repeated',
    files: pair(shared, shared),
    in: 'book.md',
    at: 'Tea',
    clean: pair(shared, 'Nobody speaks of butter while the candles on the shelf are burning.'),
  },
];
