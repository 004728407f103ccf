/** Diagnostics of `sightline import`: spaces, stops, brackets and quotation marks. The examples are invented texts about tea. */
import type { Entries } from '../entry.ts';

export const PUNCTUATION = {
  'print-comma-for-stop': {
    title: 'Comma in place of a full stop',
    explanation:
      'A comma ends a sentence: inside a line, or at the end of a line or paragraph. Put a full stop there, or look for a line that is lost.',
    example: { file: 'book.md', wrong: '# Tea\n\nNobody may pour yet,\nYou may stir it.\n' },
  },
  'print-blank-after-sign': {
    title: 'Space between a sign and its number',
    explanation:
      'There is a space between a plus or minus sign and its number. A program may then read the number without its sign. Remove the space.',
    example: { file: 'core.json', wrong: '{\n "TEA": {\n  "english": "Raise the heat by + 2 at once."\n }\n}' },
  },
  'print-blank-after-slash': {
    title: 'Space on one side of a slash',
    explanation: 'Two alternatives have a space on one side of their slash only. Remove it.',
    example: { file: 'core.json', wrong: '{\n "TEA": {\n  "english": "A cup/ mug will do."\n }\n}' },
  },
  'print-blank-before-mark': {
    title: 'Space beside a punctuation mark',
    explanation:
      'There is a space before a comma, colon or full stop, or after an opening bracket. Remove it, or look whether a symbol was lost there.',
    example: { file: 'core.json', wrong: '{\n "TEA": {\n  "english": "Fill the pot , then pour."\n }\n}' },
  },
  'print-blank-run': {
    title: 'Several spaces inside a sentence',
    explanation: 'There is more than one space between two words. One is meant, unless a symbol was lost.',
    example: { file: 'core.json', wrong: '{\n "TEA": {\n  "english": "Every cup    has a saucer."\n }\n}' },
  },
  'print-blank-leading': {
    title: 'Space at the beginning',
    explanation: 'The text begins with a space. Remove it, or look whether a symbol was lost.',
    example: { file: 'core.json', wrong: '{\n "TEA": {\n  "english": " Pour it."\n }\n}' },
  },
  'print-sentence-lower-case': {
    title: 'Sentence that begins in lower case',
    explanation: 'The word after an end mark begins in lower case. Either the mark is wrong or the letter.',
    example: { file: 'core.json', wrong: '{\n "TEA": {\n  "english": "Fill the pot to the brim. the host may pour."\n }\n}' },
  },
  'print-blank-missing': {
    title: 'Space missing',
    explanation: 'There is no space after a punctuation mark, before a bracket or between a number and its word. Insert it.',
    example: { file: 'core.json', wrong: '{\n "TEA": {\n  "english": "Fill the pot,then pour the tea."\n }\n}' },
  },
  'print-stop-missing': {
    title: 'Full stop missing',
    explanation: 'A sentence, an item or an abbreviation has no full stop. Check that the text does not break off.',
    example: { file: 'core.json', wrong: '{\n "TEA": {\n  "english": "Pour the tea. Then all of us sit down at the table"\n }\n}' },
  },
  'print-blank-odd': {
    title: 'Unusual space',
    explanation: 'The text contains a space that is no ordinary one, such as one without width. It looks the same and compares unequal.',
    example: { file: 'core.json', wrong: '{\n "TEA": {\n  "english": "Pour\u00a0it."\n }\n}' },
  },
  'print-stop-doubled': {
    title: 'Two marks in a row',
    explanation: 'There are two punctuation marks in a row where one is meant.',
    example: { file: 'core.json', wrong: '{\n "TEA": {\n  "english": "Pour it,. Stir it."\n }\n}' },
  },
  'print-stop-in-brackets': {
    title: 'Full stop on the wrong side of a bracket',
    explanation:
      'The full stop of a whole sentence in brackets belongs inside them; that of a sentence that only ends with brackets belongs after them.',
    example: { file: 'core.json', wrong: '{\n "TEA": {\n  "english": "Fill the pot (one cup per guest.) Stir it."\n }\n}' },
  },
  'print-semicolon': {
    title: 'Semicolon in place of a comma',
    explanation: 'A semicolon separates a condition from its sentence, where a comma is meant.',
    example: { file: 'core.json', wrong: '{\n "TEA": {\n  "english": "Fill the pot. If the water boils; lift the lid."\n }\n}' },
  },
  'print-short-form': {
    title: 'Abbreviation without stops',
    explanation: 'An abbreviation is printed without its full stops.',
    example: { file: 'core.json', wrong: '{\n "TEA": {\n  "english": "Hot drinks (ie, tea) burn."\n }\n}' },
  },
  'print-brackets-unbalanced': {
    title: 'Bracket without its other half',
    explanation: 'A bracket is opened and not closed, or closed and not opened.',
    // The bracket after the number of an item needs no other half.
    example: { file: 'core.json', wrong: '{\n "TEA": {\n  "english": "1) Pour it (slowly. Sit."\n }\n}' },
  },
  'print-emphasis-unbalanced': {
    title: 'Bold or italic type that does not end',
    explanation:
      'A paragraph has a `**` or a `*` without its counterpart, which is shown as asterisks. Add the other one, or remove this one.',
    example: { file: 'book.md', wrong: '# Tea\n\nPour the **tea slowly into the cup.' },
  },
  'print-question-stop': {
    title: 'Question that ends with a full stop',
    explanation: 'A paragraph begins as a question does and ends with a full stop. End it with a question mark.',
    example: { file: 'book.md', wrong: '# Tea\n\nCan two guests pour from one pot.' },
  },
  'print-quotes-unbalanced': {
    title: 'Quotation mark without its other half',
    explanation: 'A quotation is opened and not closed, or closed and not opened.',
    example: { file: 'core.json', wrong: '{\n "TEA": {\n  "english": "The host says: \\"Pour it.\\n\\nThen all sit."\n }\n}' },
  },
  'print-apostrophe-wrong': {
    title: 'Wrong apostrophe',
    explanation: 'An opening quotation mark or an accent is printed in place of an apostrophe.',
    example: { file: 'core.json', wrong: '{\n "TEA": {\n  "english": "The pot‘s lid is hot."\n }\n}' },
  },
} as const satisfies Entries;
