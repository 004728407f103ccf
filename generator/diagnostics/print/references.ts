/** Diagnostics of `sightline import`: what a text refers to. The examples are invented texts about tea. */
import type { Entries } from '../entry.ts';

export const REFERENCES = {
  'print-figure-dangling': {
    title: 'Figure that does not exist',
    explanation: 'The text names a figure that the document does not have. The statement must be understood without the picture.',
    example: {
      file: 'core.json',
      wrong: '{\n "TEA": {\n  "english": "Hold the cup as shown in Figure 3."\n },\n "CAKE": {\n  "english": "Cut it."\n }\n}',
    },
  },
  'print-part-dangling': {
    title: 'Part that does not exist',
    explanation: 'The text refers to a part, or to the number of a section, that the document does not have.',
    example: {
      file: 'core.json',
      wrong: '{\n "TEA": {\n  "english": "More is told in Part 7 of the book."\n },\n "CAKE": {\n  "english": "Cut it."\n }\n}',
    },
  },
  'print-pointer-dangling': {
    title: 'Reference to a section without the topic',
    explanation:
      'A section only refers to another one, and no other section of the documents has the words of its heading. Look where the statement really is.',
    example: { file: 'guide.json', wrong: '{\n "Sugar tongs": {\n  "english": "See Cake"\n },\n "Cake": {\n  "english": "Cut it."\n }\n}' },
  },
  'print-reference-external': {
    title: 'Reference to something outside',
    explanation: 'The text refers to a card, book, web page or heading that none of the documents has.',
    example: {
      file: 'core.json',
      wrong: '{\n "TEA": {\n  "english": "Warm it (see the Kettle Card)."\n },\n "CAKE": {\n  "english": "Cut it."\n }\n}',
    },
  },
  'print-page-beyond-contents': {
    title: 'Page that the contents do not reach',
    explanation: 'The text refers to a page after the last one of the list of contents.',
    example: {
      file: 'book.md',
      wrong: 'TEA\t1\nCAKE\t2\nJAM\t3\n\nTEA\n\nThe list stands on page 31.\n\nCAKE\n\nCut it.\n\nJAM\n\nSpread it.',
    },
  },
  'print-page-reference': {
    title: 'Reference to a page',
    explanation: 'The text refers to a page by its number, which the document as read does not have. Link the heading.',
    example: {
      file: 'core.json',
      wrong: '{\n "TEA": {\n  "english": "Warm it (see Pots, p. 12)."\n },\n "CAKE": {\n  "english": "Cut it."\n }\n}',
    },
  },
  'print-section-pointer': {
    title: 'Section or line that only refers to another section',
    explanation: 'A section, or a line of it, only says where to look. Make it a link instead of a rule.',
    example: {
      file: 'guide.json',
      wrong: '{\n "Sweet things": {\n  "english": "See Cake"\n },\n "Cake": {\n  "english": "Cut all sweet things."\n }\n}',
    },
  },
} as const satisfies Entries;
