/** Most of these mistakes are detected by comparison with the rest of the document, or without any rule of language. */
import { type Case, doc } from '../invented.ts';

/** "Bowl" has a capital so often that this counts as the spelling of the document. */
const bowl = 'Lift the Bowl. A guest may fill the Bowl, empty the Bowl, wash the Bowl, dry the Bowl, or drop the Bowl. ';

export const EVIDENCE: readonly Case[] = [
  {
    code: 'print-letters-garbled',
    files: doc('Take the hostâ€™s cup.'),
    at: 'hostâ€™s',
    clean: doc('Take the host’s cup in the café of São Paulo.'),
  },
  { code: 'print-note-left', files: doc('Pour the tea (see page XX).'), at: 'page XX', clean: doc('Pour the tea for page boys.') },
  { code: 'print-note-left', files: doc('Pour. [TODO: ask the cook] Drink.'), at: '[TODO', clean: doc('Pour. [Ask the cook.] Drink.') },
  {
    code: 'print-sum-wrong',
    files: doc('Two pots: 4 + 5 = 10 cups.'),
    at: '4 + 5',
    clean: doc('Two pots: 4 + 5 = 9 cups, 3 × 4 = 12, 9 - 4 = 5.'),
  },
  {
    code: 'print-item-breaks-off',
    files: doc('Warm these:\n • the pot;\n • the lid of the'),
    at: 'of the',
    clean: doc('Warm these:\n • the pot;\n • the lid of it'),
  },
  {
    code: 'print-term-mixed-spelling',
    files: doc('The color of the pot is the color of the cup. The colour of tea is red.'),
    at: 'colour',
    clean: doc('Four of our guests pour for an hour; the color of tea is red.'),
  },
  {
    code: 'print-term-mixed-case',
    files: doc(`${bowl}Put down the bowl.`),
    at: 'bowl.',
    clean: doc(`${bowl}Put down the Bowl. They bowl along.`),
  },
  {
    code: 'print-amounts-differ',
    files: doc('Begin with a full tray of four cups. End with a full tray of five cups.'),
    at: 'five',
    clean: doc('Begin with a full tray of four cups. End with a full tray of four cups and five spoons.'),
  },
  {
    code: 'print-amounts-differ',
    files: { 'core.json': { 'BREWING TIME': 'Brew green tea for 2–3 minutes.', SUMMARY: 'Brewing time: 2–4 minutes.' } },
    at: '2–4',
    clean: {
      'core.json': { 'BREWING TIME': 'Brew green tea for 2–3 minutes.', SUMMARY: 'Brewing time: 2–3 minutes.\nCups for the tea: 2–4.' },
    },
  },
  {
    code: 'print-amounts-differ',
    files: doc('A party has four parts: Greeting, Tea and Farewell.'),
    at: 'four parts',
    clean: doc('A party has three parts: Greeting, Tea and Farewell. Take two cups: one is for you, and the other is for me.'),
  },
  {
    code: 'print-amounts-differ',
    files: doc('The game lasts six rounds. After the tea the game ends with the fifth round.'),
    at: 'fifth',
    clean: doc('The game lasts six rounds. The game ends after the sixth round. If all is drunk, the game is over in two turns.'),
  },
  {
    code: 'print-amounts-differ',
    files: doc('The game lasts six rounds. After the tea the game lasts five  rounds.'),
    at: 'five',
    clean: doc('The game lasts six rounds. After the tea the game lasts six  rounds.'),
  },
  {
    code: 'print-amounts-differ',
    files: doc('The game lasts six rounds. A game lasts seven Rounds.'),
    at: 'seven',
    clean: doc('The game lasts six rounds. A game lasts six Rounds.'),
  },
  {
    code: 'print-amounts-differ',
    files: doc('The game ends after ten turns. The game lasts six rounds. After the tea the game lasts seven rounds.'),
    at: 'seven',
    clean: doc('The game ends after ten turns. The game lasts six rounds. After the tea the game lasts six rounds.'),
  },
  {
    code: 'print-icon-broken',
    files: doc('The |tiny| pot and the |tiny cup.'),
    at: '|tiny cup',
    clean: doc('The |tiny| pot and the |tiny| cup.'),
  },
  {
    code: 'print-icon-lost',
    files: doc('Parts:\n • |ko| the pot\n • |ko| the cup\n • |ko| the lid\n • the jug'),
    at: 'the jug',
    clean: doc('Parts:\n • |ko| the pot\n • the cup\n • |ko| the lid\n • the jug'),
  },
  {
    code: 'print-item-misnumbered',
    files: doc('Step 1: Fill.\nStep 2: Heat.\nStep 4: Pour.'),
    at: 'Step 4',
    clean: doc('Step 1: Fill.\nStep 2: Heat.\nStep 3: Pour.\nStep 1: Drink.'),
  },
  {
    code: 'print-item-misnumbered',
    files: doc('(a) Fill.\n(b) Heat.\n(d) Pour.'),
    at: '(d)',
    clean: doc('(a) Fill.\n(b) Heat.\n(c) Pour.'),
  },
  {
    code: 'print-item-misnumbered',
    files: { 'book.md': '## 1.1 Pots\n\nFill them.\n\n## 1.2 Cups\n\nWarm them.\n\n## 1.2 Lids\n\nLift them.\n' },
    at: '1.2 Lids',
    clean: { 'book.md': '## 1.1 Pots\n\nFill them.\n\n## 1.2 Cups\n\nWarm them.\n\n## 1.3 Lids\n\nLift them.\n' },
  },
  {
    code: 'print-part-dangling',
    files: { 'book.md': '## 1 Pots\n\nSee section 5.\n\n## 2 Cups\n\nWarm them.\n\n## 3 Lids\n\nLift them.\n' },
    at: 'section 5',
    clean: { 'book.md': '## 1 Pots\n\nSee section 3.\n\n## 2 Cups\n\nWarm them.\n\n## 3 Lids\n\nLift them.\n' },
  },
  {
    code: 'print-reference-external',
    files: doc('See WASHING AND DRYING for dirty cups.'),
    at: 'WASHING AND DRYING',
    clean: { 'core.json': { TEA: 'See WASHING AND DRYING for dirty cups.', 'WASHING AND DRYING': 'Wash, then dry.' } },
  },
  {
    code: 'print-number-wrong',
    files: doc('When the cup get cold, pour again.'),
    at: 'cup get',
    clean: doc('When the cup gets cold, pour again. Do not let the cup get cold.'),
  },
  {
    code: 'print-number-wrong',
    files: doc('The lid of the pots show two marks.'),
    at: 'pots show',
    clean: doc('The lids of the pot show two marks. A number of guests have left.'),
  },
  {
    code: 'print-word-wrong',
    files: doc("Warm their pots and their lids. Lift there pots with the pots' handles."),
    at: 'there pots',
    clean: doc('Warm their pots. There is tea in there.'),
  },
  {
    code: 'print-word-wrong',
    files: doc("The pot's handle is hot. The pot's handle is red. Lift the pots handle."),
    at: 'pots handle',
    clean: doc("The pot's handle is hot. The pot's handle is red. Lift the pots and pans."),
  },
  { code: 'print-comma-for-stop', files: doc('Fill the pot, The guests wait.'), at: ', The', clean: doc('Fill the pot, the guests wait.') },
  {
    code: 'print-comma-for-stop',
    files: doc('A guest may take the cup, Roll a d6 for each spoon.'),
    at: ', Roll',
    clean: doc('A guest may take the cup. Roll a d6 for each spoon.'),
  },
  {
    code: 'print-stop-missing',
    files: doc('Put the lid on the pot Then the guests wait.'),
    at: ' Then',
    clean: doc('Put the lid on the pot. Then the guests wait.'),
  },
  {
    code: 'print-words-joined',
    files: doc('Fill the cup each time a guest comes. Take a spoon eachtime it is used.'),
    at: 'eachtime',
    clean: doc('Fill the cup each time a guest comes, at any time. Take a timeout.'),
  },
  { code: 'print-words-joined', files: doc('Lift the cup. Lift thecup.'), at: 'thecup', clean: doc('Lift the cup. Lift the teacup.') },
  {
    code: 'print-term-mixed-case',
    files: doc('Sit in a Tea Room that is free. Then a tea room is warm, the tea room, my tea room.'),
    at: 'Tea Room',
    clean: doc('See the section on Tea Rooms for more. Then a tea room is warm, tea rooms, my tea rooms.'),
  },
];
