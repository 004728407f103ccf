/** Diagnostics of `sightline import`: documents that differ, and errata to them. The examples are invented texts about tea. */
import type { Entries } from '../entry.ts';

const TEA = 'The host pours for the guests in turn. Everybody waits until the last cup has been filled.';
const SPOON = 'A wooden spoon may be borrowed from any neighbour at the table.';
const TEA_JSON = `{\n "TEA": {\n  "english": "${TEA}"\n }\n}`;
const TEA_BOOK = { file: 'book.md', text: `# Tea\n\n${TEA}\n\n${SPOON}` };

export const BETWEEN_DOCUMENTS = {
  'print-erratum-applied': {
    title: 'Erratum already in the text',
    explanation:
      'Another document of this run already has the words that this erratum prescribes. Nothing needs to be changed; do not apply the erratum twice.',
    example: {
      file: 'guide.json',
      wrong:
        '{\n "Changes": {\n  "english": "On page 9, the sixth sentence under Tea reads: \\"Nobody may lift the lid while the kettle sings its song.\\""\n }\n}',
      beside: [{ file: 'core.json', text: '{\n "TEA": {\n  "english": "Nobody may lift the lid while the kettle sings its song."\n }\n}' }],
    },
  },
  'print-erratum-by-page': {
    title: 'Erratum named by page and sentence',
    explanation:
      'An erratum says which sentence of a page it replaces. Find the place yourself, since documents have no pages when they are read.',
    example: {
      file: 'guide.json',
      wrong:
        '{\n "Changes": {\n  "english": "On page 9, the sixth sentence under Tea reads: \\"Nobody may lift the lid while the kettle sings its song.\\""\n }\n}',
    },
  },
  'print-erratum-without-target': {
    title: 'Erratum to a text that this document lacks',
    explanation:
      'An erratum changes a paragraph that another document has and this one does not. Read the paragraph in the other document.',
    example: {
      file: 'core.json',
      wrong: TEA_JSON,
      beside: [
        TEA_BOOK,
        {
          file: 'guide.json',
          text: '{\n "Changes": {\n  "english": "On page 4, the last sentence under Tea reads: \\"A wooden spoon may be borrowed from any neighbour at the table.\\""\n }\n}',
        },
      ],
    },
  },
  'print-limits-differ': {
    title: 'Other limits on one topic',
    explanation:
      'Two documents give different numbers on one topic, in different words. Decide which of them counts, and note the disagreement in `differs` of the clause, in the JSON file of its page.',
    example: {
      file: 'guide.json',
      wrong: '{\n "Garden Parties": {\n  "english": "Garden parties have between 40 and 90 invited guests around the fountain."\n }\n}',
      beside: [
        {
          file: 'core.json',
          text: '{\n "HOSTING": {\n  "english": "Call it one of the garden parties once 40 or more invited guests sit around some fountain."\n }\n}',
        },
      ],
    },
  },
  'print-caption-missing': {
    title: 'Caption missing',
    explanation: 'Another document has the caption of a figure here that this one lacks.',
    example: {
      file: 'core.json',
      wrong: TEA_JSON,
      beside: [
        {
          file: 'book.md',
          text: `# Tea\n\n${TEA}\n\nFigure 2\n\n${SPOON}`,
        },
      ],
    },
  },
  'print-introduction-missing': {
    title: 'Text below a heading missing',
    explanation: 'Another document has a text between this heading and the first one below it.',
    example: {
      file: 'core.json',
      wrong:
        '{\n "KITCHEN": {\n  "rules": {\n   "CUPS": {\n    "english": "All cups are washed at once by whoever used them last."\n   }\n  },\n  "isNested": true\n }\n}',
      beside: [
        {
          file: 'book.md',
          text: '# Kitchen\n\nA wooden spoon may be borrowed from any neighbour at the table.\n\n## Cups\n\nAll cups are washed at once by whoever used them last.',
        },
      ],
    },
  },
  'print-paragraph-missing': {
    title: 'Paragraph missing',
    explanation: 'Another document has a paragraph in this section that this one lacks. Check whether it is a rule.',
    example: {
      file: 'core.json',
      wrong: TEA_JSON,
      beside: [TEA_BOOK],
    },
  },
  'print-sections-missing': {
    title: 'Sections missing',
    explanation: 'Another document has sections that this one lacks.',
    example: {
      file: 'core.json',
      wrong:
        '{\n "CUPS": {\n  "english": "All cups are washed at once by whoever used them last."\n },\n "POTS": {\n  "english": "All pots are washed at once by whoever used them last."\n },\n "JUGS": {\n  "english": "All jugs are washed at once by whoever used them last."\n },\n "PANS": {\n  "english": "All pans are washed at once by whoever used them last."\n },\n "MUGS": {\n  "english": "All mugs are washed at once by whoever used them last."\n },\n "FORKS": {\n  "english": "All forks are washed at once by whoever used them last."\n },\n "KNIVES": {\n  "english": "All knives are washed at once by whoever used them last."\n },\n "BOWLS": {\n  "english": "All bowls are washed at once by whoever used them last."\n }\n}',
      beside: [
        {
          file: 'book.md',
          text: '# CUPS\n\nAll cups are washed at once by whoever used them last.\n\n# POTS\n\nAll pots are washed at once by whoever used them last.\n\n# JUGS\n\nAll jugs are washed at once by whoever used them last.\n\n# PANS\n\nAll pans are washed at once by whoever used them last.\n\n# MUGS\n\nAll mugs are washed at once by whoever used them last.\n\n# FORKS\n\nAll forks are washed at once by whoever used them last.\n\n# KNIVES\n\nAll knives are washed at once by whoever used them last.\n\n# BOWLS\n\nAll bowls are washed at once by whoever used them last.\n\n# Ovens\n\nNo oven is ever left alone while it is hot.',
        },
      ],
    },
  },
  'print-section-mixed': {
    title: 'Errata in one section with others or with rulings',
    explanation: 'A section contains an erratum to another text together with further errata or with statements of its own. Separate them.',
    example: {
      file: 'guide.json',
      wrong:
        '{\n "Changes": {\n  "english": "On page 9, the sixth sentence under Tea reads: \\"Nobody may lift the lid while the kettle sings its song.\\"\\n\\nA cup is a mug."\n }\n}',
    },
  },
  'print-negation-differs': {
    title: 'Negation in one of two documents',
    explanation: 'Two documents have the same sentence, except that one negates it. Only one can be right: check which is later.',
    example: {
      file: 'core.json',
      wrong: '{\n "TEA": {\n  "english": "A guest can take the last slice of the cake."\n }\n}',
      beside: [{ file: 'book.md', text: '# Tea\n\nA guest can not take the last slice of the cake.' }],
    },
  },
  'print-numbers-differ': {
    title: 'Numbers that differ',
    explanation:
      'Two documents have one sentence with different numbers. Decide which counts, and note the disagreement in `differs` of the clause, in the JSON file of its page.',
    example: {
      file: 'core.json',
      wrong: '{\n "TEA": {\n  "english": "Each guest drinks 3 cups before the cake comes."\n }\n}',
      beside: [{ file: 'book.md', text: '# Tea\n\nEach guest drinks 2 cups before the cake comes.' }],
    },
  },
  'print-texts-repeated': {
    title: 'Texts that two documents share',
    explanation:
      'Sections of this document are the same as those of another one. Make one clause of each pair of sections, with both documents as its sources.',
    example: {
      file: 'book.md',
      wrong: `# Tea\n\n${TEA}`,
      beside: [
        {
          file: 'core.json',
          text: TEA_JSON,
        },
      ],
    },
  },
  'print-erratum-unapplied': {
    title: 'Erratum missing from the text',
    explanation:
      'This erratum prescribes words that none of the other documents has. The erratum counts: apply it to the section that it names.',
    example: {
      file: 'guide.json',
      wrong:
        '{\n "Changes": {\n  "english": "On page 9, the sixth sentence under Tea reads: \\"Nobody may lift the lid while the kettle sings its song.\\""\n }\n}',
      beside: [{ file: 'core.json', text: '{\n "TEA": {\n  "english": "Anybody can lift the lid."\n }\n}' }],
    },
  },
  'print-wording-differs': {
    title: 'Other function words',
    explanation: 'Two documents have the same sentence except for words such as articles. The meaning is most likely the same.',
    example: {
      file: 'core.json',
      wrong: '{\n "TEA": {\n  "english": "The lid is lifted whenever a kettle boils over quickly."\n }\n}',
      beside: [{ file: 'book.md', text: '# Tea\n\nThe lid is lifted whenever the kettle boils over quickly.' }],
    },
  },
  'print-words-differ': {
    title: 'Other words',
    explanation: 'Two documents have the same sentence except for a word that may change its meaning. Check which is later.',
    example: {
      file: 'core.json',
      wrong: '{\n "TEA": {\n  "english": "The lid is dropped whenever the kettle boils over."\n }\n}',
      beside: [{ file: 'book.md', text: '# Tea\n\nThe lid is lifted whenever the kettle boils over.' }],
    },
  },
} as const satisfies Entries;
