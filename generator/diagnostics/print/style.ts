/** Diagnostics of `sightline import`: a document that is not of one style. The examples are invented texts about tea. */
import type { Entries } from '../entry.ts';

export const STYLE = {
  'print-term-mixed-case': {
    title: 'Term with and without capital letters',
    explanation:
      'The document writes a term with capital letters in some places and without in more, or has a capital letter inside a sentence. Use one form.',
    example: {
      file: 'core.json',
      wrong: '{\n "TEA": {\n  "english": "Fill a Tea Cup with milk. Then the tea cup is full, a tea cup of joy, the best tea cup."\n }\n}',
    },
  },
  'print-heading-mixed-case': {
    title: 'Headings in different case',
    explanation:
      'Most headings are in one case (capitals, title case or sentence case), and this one is in another. Compare headings without regard to case.',
    example: {
      file: 'core.json',
      wrong:
        '{\n "TEA": {\n  "english": "Pour the tea slowly."\n },\n "CAKE": {\n  "english": "Pour the tea slowly."\n },\n "Hot milk": {\n  "english": "Pour the tea slowly."\n }\n}',
    },
  },
  'print-quotes-stops-mixed': {
    title: 'Stops inside and outside of quotation marks',
    explanation: 'The document sets stops now inside, now outside of quotation marks. Nothing is lost by it.',
    example: { file: 'core.json', wrong: '{\n "TEA": {\n  "english": "We say \\"pour\\". We say \\"stir\\". We say \\"drink.\\""\n }\n}' },
  },
  'print-quotes-mixed': {
    title: 'Straight and curly quotation marks',
    explanation: 'The document uses two kinds of quotation marks. Compare texts without regard to the kind.',
    example: {
      file: 'core.json',
      wrong: '{\n "TEA": {\n  "english": "We say \\"pour\\"."\n },\n "CAKE": {\n  "english": "We say “cut”."\n }\n}',
    },
  },
  'print-heading-slash': {
    title: 'Slash in a heading',
    explanation: 'A heading contains a slash, which separates the parts of a path. It is escaped in the paths of this report.',
    example: { file: 'core.json', wrong: '{\n "TEA/CAKE": {\n  "english": "Pour the tea slowly."\n }\n}' },
  },
} as const satisfies Entries;
