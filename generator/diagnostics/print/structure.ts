/** Diagnostics of `sightline import`: headings, lists, tables and figures. The examples are invented texts about tea. */
import type { Entries } from '../entry.ts';

export const STRUCTURE = {
  'print-item-misnumbered': {
    title: 'List whose numbers leave one out or repeat one',
    explanation: 'A numbered list leaves a number out or repeats one. An item may be lost, or a reference to an item may be wrong.',
    example: { file: 'book.md', wrong: '# Tea\n\n1. Fill the pot.\n2. Boil the water.\n2. Pour it.\n' },
  },
  'print-paragraph-broken': {
    title: 'Paragraph broken in a sentence',
    explanation:
      'A paragraph ends without an end mark and the next begins in lower case: the end of a page or column cut it. Join the two.',
    example: { file: 'book.md', wrong: 'TEA\n\nPour it slowly over\n\nthe leaves in the pot.' },
  },
  'print-table-broken': {
    title: 'Table without its structure',
    explanation:
      'Rows repeat or differ in their cells: the table was lost when the document was turned into text. Rebuild it from a picture; do not read it by program.',
    example: { file: 'book.md', wrong: 'TEA\n\nHow long.\n\nTimes\n\nGreen\tx\t2\t3\t4\n\nGreen\tx\t2\t3\t4\n\nBlack\tx\t5\t6' },
  },
  'print-contents-without-section': {
    title: 'Line of contents without a section',
    explanation: 'The list of contents names a heading that the document does not have. Look for it under another spelling.',
    example: {
      file: 'book.md',
      wrong:
        'TEA\t1\nCAKE\t2\nJAM\t3\nMILK\t4\nSUGAR\t5\n\nTEA\n\nAll on tea.\n\nCAKE\n\nAll on cake.\n\nMILK\n\nAll on milk.\n\nSUGAR\n\nAll on sugar.',
    },
  },
  'print-heading-duplicate': {
    title: 'Heading printed twice',
    explanation: 'Two sections have one heading. A source that names it means both; tell them apart by the heading above.',
    example: { file: 'book.md', wrong: '# Tea\n\nPour it.\n\n# Cake\n\nCut it.\n\n# Tea\n\nDrink it.' },
  },
  'print-box-empty': {
    title: 'Box without text',
    explanation: 'A box such as a reminder has a heading and no text: the text was lost.',
    example: { file: 'book.md', wrong: '# Tea\n\nPour it.\n\nRemember!\n\n# Cake\n\nCut it.' },
  },
  'print-section-empty': {
    title: 'Section without text',
    explanation: 'A heading has neither text nor further headings below it: the text was lost. Other documents may have it.',
    example: {
      file: 'core.json',
      wrong: '{\n "TEA": {\n  "english": "Pour the tea before the cake is cut."\n },\n "CAKE": {\n  "english": ""\n }\n}',
    },
  },
  'print-figure-out-of-place': {
    title: 'Figure far from its text',
    explanation: 'The only text that names the figure is under another heading. Read the caption there.',
    example: { file: 'book.md', wrong: '# Tea\n\nHold the cup as in Figure 3.\n\n# Cake\n\nCut it.\n\nFigure 3\n\nA hand and a cup.' },
  },
  'print-figure-without-picture': {
    title: 'Caption without a picture',
    explanation: 'Only the caption of a figure is left. What only the picture showed is lost.',
    example: { file: 'book.md', wrong: '# Tea\n\nHold the cup.\n\nFigure 3\n\nA hand and a cup.' },
  },
  'print-row-cells': {
    title: 'Row with too few or too many cells',
    explanation:
      'A row of a Markdown table has a different number of cells from the head of the table: a bar is missing, or there is one too many.',
    example: { file: 'book.md', wrong: '# Tea\n\n| Tea | Minutes |\n| --- | --- |\n| green 3 |\n| black | 5 |' },
  },
  'print-head-in-sentence': {
    title: 'Running head inside a sentence',
    explanation: 'The head or the foot of a page, with its number, was read into a sentence. Remove it.',
    example: { file: 'book.md', wrong: '# Tea\n\nPour the tea slowly into TEA BOOK 14 the cup of each guest.' },
  },
  'print-heading-in-text': {
    title: 'Heading inside a text',
    explanation: 'A line in capitals inside a text is a heading in print. Make it a section of its own.',
    example: { file: 'core.json', wrong: '{\n "BREWING": {\n  "english": "GREEN AND BLACK\\nPour the tea slowly."\n }\n}' },
  },
  'print-break-irregular': {
    title: 'Irregular break of a line',
    explanation: 'A line or paragraph is broken in another way than the others of the text. Nothing is lost by it.',
    example: { file: 'core.json', wrong: '{\n "TEA": {\n  "english": "Pour it.\\n\\n\\tStir it."\n }\n}' },
  },
  'print-item-irregular': {
    title: 'Irregular item of a list',
    explanation: 'An item has another mark or indent than the others of its list. Nothing is lost by it.',
    example: { file: 'web.txt', wrong: 'TEA\n\nYou need these:\n•  a cup\n• a spoon' },
  },
  'print-items-on-one-line': {
    title: 'Two items on one line',
    explanation: 'Two items of a list are on one line. Begin a line at each mark.',
    example: { file: 'web.txt', wrong: 'TEA\n\nYou need these:\n• a cup • a spoon' },
  },
  'print-list-runs-on': {
    title: 'List that runs on into the text',
    explanation: 'The line after the last item has no mark and is not set apart, so that it is unclear whether it belongs to the item.',
    example: { file: 'web.txt', wrong: 'TEA\n\n• a cup\n• a spoon\nThen sit down.\n\nAnd wait.' },
  },
  'print-marker-in-text': {
    title: 'Marker line inside a text',
    explanation: 'A line in capitals marks where the text comes from. It is no rule; cut it.',
    example: {
      file: 'core.json',
      wrong: '{\n "BREWING": {\n  "english": "Pour the tea slowly.\\nFROM THE OLD BOOK\\nStir it once."\n }\n}',
    },
  },
  'print-heading-near': {
    title: 'Item spelt unlike its heading',
    explanation: 'An item of a list of sections differs by a letter from the heading that it names. One of them is misspelt.',
    example: {
      file: 'web.txt',
      wrong:
        'KITCHEN\nIt has:\n• Teacups\n• Spoons\n• Kettle\n• Sauccers\n\nTEACUPS\nOf clay.\n\nSPOONS\nOf tin.\n\nKETTLE\nOf iron.\n\nSAUCERS\nFlat.',
    },
  },
  'print-headings-unmarked': {
    title: 'Headings without marks',
    explanation: 'The Markdown has no heading marks, so that headings are recognised by their form. Check the list of sections.',
    example: { file: 'book.md', wrong: 'TEA\n\nPour the tea slowly.' },
  },
  'print-order-other': {
    title: 'Sections in another order',
    explanation: 'The sections come in another order than another document prints. Do not conclude anything from the order.',
    example: {
      file: 'core.json',
      wrong:
        '{\n "SUGAR": {\n  "english": "All on sugar."\n },\n "MILK": {\n  "english": "All on milk."\n },\n "JAM": {\n  "english": "All on jam."\n },\n "CAKE": {\n  "english": "All on cake."\n },\n "TEA": {\n  "english": "All on tea."\n }\n}',
      beside: [
        {
          file: 'book.md',
          text: 'TEA\t1\nCAKE\t2\nJAM\t3\nMILK\t4\nSUGAR\t5\n\nTEA\n\nAll on tea.\n\nCAKE\n\nAll on cake.\n\nJAM\n\nAll on jam.\n\nMILK\n\nAll on milk.\n\nSUGAR\n\nAll on sugar.',
        },
      ],
    },
  },
  'print-entry-out-of-order': {
    title: 'Entry out of alphabetical order',
    explanation: 'A list in alphabetical order has one entry in the wrong place. Its heading may be misread.',
    example: {
      file: 'book.md',
      wrong:
        'WORDS\n\nCUP: a thing in the kitchen.\n\nJUG: a thing in the kitchen.\n\nDISH: a thing in the kitchen.\n\nFORK: a thing in the kitchen.\n\nGLASS: a thing in the kitchen.\n\nKETTLE: a thing in the kitchen.\n\nLADLE: a thing in the kitchen.\n\nMUG: a thing in the kitchen.\n\nNAPKIN: a thing in the kitchen.\n\nOVEN: a thing in the kitchen.\n\nPAN: a thing in the kitchen.',
    },
  },
  'print-page-furniture': {
    title: 'Parts of a web page',
    explanation: 'The line belongs to the web page and not to the document: a menu, a form, a notice. Cut it.',
    example: { file: 'web.txt', wrong: 'TEA\nPour it.\n\nLeave a Reply' },
  },
  'print-heading-run-in': {
    title: 'Heading at the beginning of a line',
    explanation: 'A heading is printed in the line of its text. Make it a section of its own.',
    example: {
      file: 'core.json',
      wrong: '{\n "BREWING": {\n  "english": "Pour the tea slowly.\\n\\tHot milk. It comes last."\n }\n}',
      beside: [{ file: 'book.md', text: '# Hot milk\n\nWarm it.' }],
    },
  },
  'print-heading-split': {
    title: 'Heading on two lines',
    explanation: 'One heading is printed on two lines, so that the first seems to have no text. Join them.',
    example: { file: 'book.md', wrong: 'WELCOME\n\nSit down.\n\nMAKING TEA:\n\nBLACK AND GREEN\n\nPour the tea slowly.' },
  },
  'print-item-split': {
    title: 'Item apart from its text',
    explanation: 'The text of an item is a paragraph below it. Join the two.',
    example: { file: 'web.txt', wrong: 'TEA\n\nScore these:\n• Empty cups.\n\tEach is worth a point.' },
  },
  'print-caption-stray': {
    title: 'Caption that belongs to nothing',
    explanation: 'A line in capitals between blank lines is the caption of a picture that is gone. It is no heading.',
    example: { file: 'book.md', wrong: 'TEA\n\nPour the tea slowly.\n\n\n\n\nKETTLE\n\nThen sit down.' },
  },
  'print-tip-as-section': {
    title: 'Tip as a section',
    explanation: 'A tip is a section of its own. It is advice to the section before, and no rule.',
    example: {
      file: 'core.json',
      wrong: '{\n "TEA": {\n  "english": "Pour the tea slowly."\n },\n "TIP!": {\n  "english": "Warm the pot."\n }\n}',
    },
  },
  'print-tip-in-text': {
    title: 'Tip inside a rule',
    explanation: 'A tip is in the text of a rule. It is advice, and no rule.',
    example: { file: 'core.json', wrong: '{\n "TEA": {\n  "english": "Pour it.\\nTIP! Warm the pot first."\n }\n}' },
  },
} as const satisfies Entries;
