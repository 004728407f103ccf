/** Diagnostics of `sightline import`: icons, dice and other signs. The examples are invented texts about tea. */
import type { Entries } from '../entry.ts';

/** An icon of the published app (import/icon-names.ts). */
const APP_ICON = 'threed';

export const SIGNS = {
  'print-sign-stray': {
    title: 'Stray sign in a sentence',
    explanation:
      'A sign that the document does not use otherwise is printed between two words. Remove it, or restore the character that it replaces.',
    example: { file: 'book.md', wrong: '# Tea\n\nPour the tea ~ slowly into the cup.' },
  },
  'print-icon-broken': {
    title: 'Icon with one bar',
    explanation: 'The name of an icon has a bar on one side only. Write `|name|`.',
    example: { file: 'core.json', wrong: '{\n "TEA": {\n  "english": "The |tiny| pot and the |tiny cup."\n }\n}' },
  },
  'print-icon-lost': {
    title: 'Item without its icon',
    explanation: 'All other items of the list begin with an icon. Restore this one.',
    example: {
      file: 'core.json',
      wrong: '{\n "TEA": {\n  "english": "Parts:\\n • |a| the pot\\n • |b| the cup\\n • |c| the lid\\n • the jug"\n }\n}',
    },
  },
  'print-icon-ambiguous': {
    title: 'One icon for two symbols',
    explanation:
      'The document prints one icon where another document has two different symbols. Decide by the text which symbol is meant in each place.',
    example: {
      file: 'core.json',
      wrong:
        '{\n "TEA": {\n  "english": "Fill the big pot up to the |tiny| mark with water. Heat the small pan down to the |tiny| line with milk."\n }\n}',
      beside: [
        {
          file: 'book.md',
          text: '# Tea\n\nFill the big pot up to the ☂ mark with water. Heat the small pan down to the ☀ line with milk.',
        },
      ],
    },
  },
  'print-dice-bare': {
    title: 'Dice without their signs',
    explanation:
      'A number from 1 to 6 printed twice in a row is probably a pair of dice whose pictures were lost. Write it as a sum or as dice.',
    example: { file: 'core.json', wrong: '{\n "TEA": {\n  "english": "On a roll of 3 3 the pot boils over."\n }\n}' },
  },
  'print-icon-foreign': {
    title: 'Icon without a symbol in the rulebook',
    explanation: 'The document uses an icon of the published app of the game that has no symbol in `rules/icons.json`. Map it by hand.',
    example: { file: 'core.json', wrong: `{\n "TEA": {\n  "english": "Each |${APP_ICON}| pours once."\n }\n}` },
  },
  'print-symbol-foreign': {
    title: 'Symbol that the table does not have',
    explanation: 'A legend or caption explains a symbol that the table beside it does not use. Check which one is meant.',
    example: {
      file: 'book.md',
      // Only a broken table, here one with a repeated row, is compared with the text around it.
      wrong: 'TEA\n\nHow long.\n\nTimes\n\nGreen\tx\t☆\t3\n\nGreen\tx\t☆\t3\n\nBlack\tx\t5\t6\n\nA ✿ means a minute.',
    },
  },
  'print-icon-and-word': {
    title: 'Icon beside its own name',
    explanation: 'An icon is followed by the word that it means, so that it is read twice. Keep one.',
    example: { file: 'core.json', wrong: '{\n "TEA": {\n  "english": "Each |tiny| tiny pot pours once."\n }\n}' },
  },
  'print-icon-as-number': {
    title: 'Number in place of an icon',
    explanation: 'Another document has an icon where this one has a number: the icon was misread. Never take the number as a rule.',
    example: {
      file: 'book.md',
      wrong: '# Tea\n\nTurn the pot until its 10 mark shows and put it back on the stove.',
      beside: [
        {
          file: 'core.json',
          text: '{\n "TEA": {\n  "english": "Turn the pot until its |ko| mark shows and put it back on the stove."\n }\n}',
        },
      ],
    },
  },
  'print-icon-without-legend': {
    title: 'Icon that is explained nowhere',
    explanation: 'The document uses an icon and never says what it means. `rules/icons.json` has a symbol of that name.',
    example: { file: 'core.json', wrong: '{\n "TEA": {\n  "english": "Each |ko| pours once."\n }\n}' },
  },
  'print-symbol-same': {
    title: 'Two alternatives with one symbol',
    explanation: 'A choice between two symbols is printed with the same symbol twice: the difference was lost.',
    example: { file: 'book.md', wrong: '# Tea\n\nA cup with ☂ or ☂ stays dry.' },
  },
  'print-sign-lost': {
    title: 'Plus or minus lost',
    explanation: 'A modifier has neither a plus nor a minus sign. Find out which it is before the number is used.',
    example: { file: 'core.json', wrong: '{\n "TEA": {\n  "english": "After each cup modify your thirst by 2 (minimum 1)."\n }\n}' },
  },
  'print-symbol-lost': {
    title: 'Symbol lost',
    explanation:
      'The words around a gap do not fit each other: a symbol that is not a letter was lost there. Restore it from another document.',
    example: { file: 'book.md', wrong: '# Tea\n\nCups marked with the  symbol are chipped.' },
  },
  'print-pictograph': {
    title: 'Pictograph in place of a symbol',
    explanation: 'The text contains a pictograph in place of a symbol of the game. Map it by hand.',
    example: { file: 'book.md', wrong: '# Tea\n\nA cup with ☂ stays dry.' },
  },
  'print-icon-unknown': {
    title: 'Unknown icon',
    explanation: 'The text contains an icon that neither the published app of the game nor `rules/icons.json` has. It may be misspelt.',
    example: { file: 'core.json', wrong: '{\n "TEA": {\n  "english": "Each |teapot| pours once."\n }\n}' },
  },
} as const satisfies Entries;
