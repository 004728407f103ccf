/** Diagnostics of `sightline import`: words. The examples are invented texts about tea. */
import type { Entries } from '../entry.ts';

export const WORDS = {
  'print-amounts-differ': {
    title: 'Amounts that differ',
    explanation:
      'Two places of the document give one amount with different numbers, or a number is not that of the entries listed after it. Decide which is right.',
    example: {
      file: 'core.json',
      wrong: '{\n "TEA": {\n  "english": "Begin with a full tray of four cups. End with a full tray of five cups."\n }\n}',
    },
  },
  'print-letters-garbled': {
    title: 'Garbled letters',
    explanation:
      'Signs such as "â€™" are UTF-8 that was read as another encoding; signs such as "lf" for "If" were misread by a scan. Read the file anew, or write the signs meant.',
    example: { file: 'core.json', wrong: '{\n "TEA": {\n  "english": "Put the lid in the hostâ€™s hand."\n }\n}' },
  },
  'print-note-left': {
    title: 'Note to the editor left in the text',
    explanation: 'The text contains a note such as "TODO", or a place such as "page XX" that was never filled in. Write what was meant.',
    example: { file: 'core.json', wrong: '{\n "TEA": {\n  "english": "Pour the tea (see page XX)."\n }\n}' },
  },
  'print-sum-wrong': {
    title: 'Sum that is wrong',
    explanation: 'Both sides of the equals sign differ. One of the numbers is wrong.',
    example: { file: 'core.json', wrong: '{\n "TEA": {\n  "english": "Two pots: 4 + 5 = 10 cups."\n }\n}' },
  },
  'print-item-breaks-off': {
    title: 'Text that ends in mid-sentence',
    explanation: 'A paragraph or an item ends with a word that no sentence ends with. Its end is lost.',
    example: { file: 'core.json', wrong: '{\n "TEA": {\n  "english": "Warm these:\\n • the pot;\\n • the cup of the"\n }\n}' },
  },
  'print-term-mixed-spelling': {
    title: 'Word in two spellings',
    explanation: 'A document spells a word in two ways, such as "color" and "colour". Choose one.',
    example: {
      file: 'core.json',
      wrong: '{\n "TEA": {\n  "english": "The color of the pot is the color of the cup. The colour of the tea is red."\n }\n}',
    },
  },
  'print-word-doubled': {
    title: 'Word or phrase printed twice',
    explanation: 'A word or phrase is printed twice in a row. Keep one, and check whether another word was meant.',
    example: { file: 'core.json', wrong: '{\n "TEA": {\n  "english": "Pour the the tea."\n }\n}' },
  },
  'print-words-joined': {
    title: 'Two words printed as one',
    explanation: 'The space between two words is missing. Separate them.',
    example: {
      file: 'core.json',
      wrong: '{\n "TEA": {\n  "english": "Pour an ounce of milk, then an ounce of tea. Pour anounce of rum."\n }\n}',
    },
  },
  'print-end-lost': {
    title: 'Text that another document continues',
    explanation: 'The text ends in a sentence that another document continues. Take the rest from there.',
    example: {
      file: 'core.json',
      wrong: '{\n "TEA": {\n  "english": "Then all of us sit down at the table and wait"\n }\n}',
      beside: [{ file: 'book.md', text: '# Tea\n\nThen all of us sit down at the table and wait for the cake.' }],
    },
  },
  'print-letter-first-lost': {
    title: 'First letter lost',
    explanation: 'A text begins in lower case, or a heading begins with a part of a word: a large first letter was not read. Restore it.',
    example: { file: 'core.json', wrong: '{\n "BREWING": {\n  "english": "our the tea slowly. You pour it, pour it and pour it."\n }\n}' },
  },
  'print-hyphen-lost': {
    title: 'Hyphen lost',
    explanation: 'A word is printed without the hyphen that it has elsewhere, as happens at the end of a line. Restore it.',
    example: {
      file: 'core.json',
      wrong: '{\n "TEA": {\n  "english": "A half-empty cup, a half-empty pot, a half-empty jug, a halfempty pan."\n }\n}',
    },
  },
  'print-word-misprinted': {
    title: 'Misprinted word',
    explanation:
      'The word is unknown and like a known one: a letter is wrong, an apostrophe is missing, or a verb has another form. Use the known one.',
    example: { file: 'core.json', wrong: '{\n "TEA": {\n  "english": "A saucer here, a saucer there. Break no sauccer."\n }\n}' },
  },
  'print-phrase-odd': {
    title: 'Phrase written otherwise elsewhere',
    explanation: 'The document has this phrase often, once with another form of its first word. It is probably a typing error.',
    example: {
      file: 'core.json',
      wrong:
        '{\n "TEA": {\n  "english": "A warmed kettle sings. The warmed kettle sings on. A warmed kettle sings. The warmed kettle sings on. A warmed kettle sings. The warmed kettle sings on. A warmed kettle sings. The warmed kettle sings on. A warmed kettle sings. The warmed kettle sings on. The warm kettle sings least."\n }\n}',
    },
  },
  'print-placeholder': {
    title: 'Placeholder left in the text',
    explanation: 'Braces contain a name that was not replaced by its value. Find out the value and write it.',
    example: { file: 'core.json', wrong: '{\n "TEA": {\n  "english": "Pour {kind of tea} slowly."\n }\n}' },
  },
  'print-sentence-repeated': {
    title: 'Sentence printed twice',
    explanation: 'A section contains one sentence twice. Keep one.',
    example: {
      file: 'core.json',
      wrong: '{\n "TEA": {\n  "english": "Pour the tea before you cut the cake. Sit. Pour the tea before you cut the cake."\n }\n}',
    },
  },
  'print-word-split': {
    title: 'Word printed as two',
    explanation: 'A space or a hyphen is inside a word. Join it.',
    example: { file: 'core.json', wrong: '{\n "TEA": {\n  "english": "You can not pour twice."\n }\n}' },
  },
  'print-article-wrong': {
    title: 'Article that does not fit',
    explanation: 'The article "a" is before a vowel, or "an" before a consonant. A word may be missing between the two.',
    example: { file: 'core.json', wrong: '{\n "TEA": {\n  "english": "Take a ounce of tea."\n }\n}' },
  },
  'print-number-wrong': {
    title: 'Singular and plural mixed',
    explanation: 'A word has the wrong number for the article or numeral before it.',
    example: {
      file: 'core.json',
      wrong: '{\n "TEA": {\n  "english": "Cups of tea: three cups, four cups, a cups. One cup, a cup, my cup."\n }\n}',
    },
  },
  'print-word-wrong': {
    title: 'Word in place of another',
    explanation: 'The grammar shows that another word was meant, such as "than" for "then".',
    example: { file: 'core.json', wrong: '{\n "TEA": {\n  "english": "Pour a the tea slowly."\n }\n}' },
  },
  'print-verb-form': {
    title: 'Verb in the wrong form',
    explanation: 'The form of a verb does not fit the word before it, such as "can moves" or "is chose".',
    example: { file: 'core.json', wrong: '{\n "TEA": {\n  "english": "The host can pours the tea."\n }\n}' },
  },
  'print-word-missing': {
    title: 'Word missing',
    explanation:
      'An article, a preposition or a verb is missing: the noun has an article in every other place, or the grammar needs the word.',
    example: { file: 'core.json', wrong: '{\n "TEA": {\n  "english": "Put the cup adjacent the pot."\n }\n}' },
  },
  'print-comma-missing': {
    title: 'Comma missing',
    explanation:
      'A comma is missing: after what comes before the main clause, between two statements, before a clause such as one with "which", around words such as "for example", or in a list.',
    example: {
      file: 'core.json',
      wrong:
        '{\n "TEA": {\n  "english": "When the water boils the host pours it. When the cup is full, stop. If the tea is cold, wait. If it is hot, drink it. When the cup is empty, stop. If the pot is empty, leave."\n }\n}',
    },
  },
  'print-apostrophe-lost': {
    title: 'Apostrophe lost',
    explanation: 'A single "s" follows a word: a scan lost the apostrophe of a possessive.',
    example: { file: 'core.json', wrong: '{\n "TEA": {\n  "english": "Pour the host s cup."\n }\n}' },
  },
  'print-title-other': {
    title: 'Text that names another section',
    explanation: 'The other sections name themselves in the same words; this text was copied from another section, or misspells its name.',
    example: {
      file: 'core.json',
      wrong: `{${['Lid', 'Pan', 'Jug', 'Pot', 'Cup'].map((name) => `"${name.toUpperCase()}":{"english":"The ${name === 'Cup' ? 'Pot' : name} set is old."}`).join(',')}}`,
    },
  },
  'print-comma-wrong': {
    title: 'Comma in the wrong place',
    explanation: 'A comma is between words that belong together, such as a subject and its verb, or an article and its noun. Remove it.',
    example: { file: 'core.json', wrong: '{\n "TEA": {\n  "english": "The guest with the largest cup, pours the tea."\n }\n}' },
  },
  'print-colon-missing': {
    title: 'Colon missing',
    explanation: 'A full stop, or nothing, is printed before a list or a quotation that the words before it announce.',
    example: {
      file: 'core.json',
      wrong: '{\n "TEA": {\n  "english": "A guest does one of the following.\\n- Sit down.\\n- Stand up."\n }\n}',
    },
  },
} as const satisfies Entries;
