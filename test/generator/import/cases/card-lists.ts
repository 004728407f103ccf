/** Mistakes that are typical of lists of cards, with their labels, abbreviations and conditions. */
import { type Case, doc, ENGLISH } from '../invented.ts';

const often = (sentence: string) => Array.from({ length: 9 }, () => sentence).join(' ');

export const CARD_LISTS: readonly Case[] = [
  {
    code: 'print-comma-for-stop',
    files: doc('If the pot is full, pour no tea, instead, give the guest a cup.'),
    at: 'tea, instead, give',
    clean: doc('If the pot is full, pour no tea. Instead, give the guest a cup, or, instead, give a mug.'),
  },
  {
    code: 'print-comma-for-stop',
    files: doc('The first guests are served, other guests are asked to wait.'),
    at: 'served, other guests are',
    clean: doc('The first guests are served, other guests being asked to wait.'),
  },
  {
    code: 'print-comma-for-stop',
    files: doc('A pot that leaks is a “dead” pot, the host is asked to mend it.'),
    at: 'pot, the host is',
    clean: doc('A pot that leaks is a “dead” pot, and the host is asked to mend it.'),
  },
  {
    code: 'print-stop-missing',
    files: doc('Cups have a price. (They are not part of the room) They follow all other rules.'),
    at: '(They are not part of the room)',
    clean: doc('Cups have a price. (They are not part of the room.) They follow all other rules (They is a band) Of Ours.'),
  },
  {
    code: 'print-blank-missing',
    files: doc('Service- If you won the last game, pour the tea.'),
    at: '- If',
    clean: doc('Service - If you won the last game, pour the tea for pre- and post-war guests.'),
  },
  {
    code: 'print-blank-missing',
    files: doc('Prerequisite: |ko|,|tiny|'),
    at: ',|tiny|',
    clean: doc('Prerequisite: |ko|, |tiny|'),
  },
  {
    code: 'print-blank-missing',
    files: doc('Keyword(s):Kettle\nPour the tea.'),
    at: ':Kettle',
    clean: doc('Keyword(s): Kettle\nPour the tea at 12:30.'),
  },
  {
    code: 'print-blank-missing',
    files: { 'core.json': { 'Tea Set– Outdoor': 'Pour the tea.' } },
    at: '"Tea Set',
    clean: { 'core.json': { 'Tea Set – Outdoor': 'Pour the tea.' } },
  },
  {
    code: 'print-stop-missing',
    files: { 'core.json': { 'The T.E.A.PO. Deck': 'Pour the tea.' } },
    at: '"The T.E.A.PO.',
    clean: { 'core.json': { 'The T.E.A.P.O. Deck': 'Pour the tea.' } },
  },
  {
    code: 'print-word-misprinted',
    files: { 'core.json': { 'Im the Host': 'Pour the tea.' } },
    at: '"Im the',
    clean: { 'core.json': { "I'm the Host": 'Pour the tea.' } },
  },
  {
    code: 'print-stop-doubled',
    files: doc('Price: two cups; / one mug'),
    at: '; /',
    clean: doc('Price: two cups; one mug / one jug'),
  },
  {
    code: 'print-symbol-lost',
    files: doc('Prerequisite: and two cups\nPour the tea.'),
    at: 'Prerequisite: and ',
    clean: doc('Prerequisite: |ko| and two cups\nPour the tea.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('A feast has a build total 400 or more.'),
    at: 'a build total ',
    clean: doc('A feast has a build total of 400 or more, the total 400 being usual.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('On a result 4-6, pour the tea.'),
    at: 'On a result ',
    clean: doc('On a result of 4-6, pour the tea.'),
  },
  {
    code: 'print-semicolon',
    files: doc('On a result of 4-6; pour the tea.'),
    at: 'On a result of 4-6;',
    clean: doc('On a result of 4-6, pour the tea; on 1, wait.'),
  },
  {
    code: 'print-word-wrong',
    files: doc("When a guest KO's a cup, the guest pays."),
    at: "KO's",
    clean: doc("When a guest KOs a cup, the KO's price is paid, and it's the guest's."),
  },
  {
    code: 'print-word-wrong',
    files: doc(`${ENGLISH} Each host must roll a one six-sided die.`),
    at: 'a one six-sided',
    clean: doc(`${ENGLISH} Each host must roll one six-sided die on a one-on-one basis.`),
  },
  {
    code: 'print-word-wrong',
    files: doc('After this kettle it used, wash it.'),
    at: 'it used',
    clean: doc('After this kettle is used, wash it. After the kettle it used boils, wash it.'),
  },
  {
    code: 'print-sentence-lower-case',
    files: doc('Count the cups, at least 1. add the result to the pots.'),
    at: 'add',
    clean: doc('Count the cups, at least 1. Add the result in this order 1. add the cups 2. add the pots'),
  },
  {
    code: 'print-blank-before-mark',
    files: doc('On a result of 5 or 6 , this guest drinks.'),
    at: ' , this',
    clean: doc('On a result of 5 or 6, this guest drinks.'),
  },
  {
    code: 'print-number-wrong',
    files: doc('When kettles using this lid occupy the warm, quiet corner and is not full, wait.'),
    at: 'and is',
    clean: doc(
      'When kettles using this lid occupy the warm, quiet corner and are not full, wait. When kettles occupy a corner that is warm and is quiet, wait.',
    ),
  },
  {
    code: 'print-word-misprinted',
    files: doc(`${ENGLISH} Call Zarathorn or Melibor. Zarathorn drinks. Zarathorn waits. Zarathon pours.`),
    at: 'Zarathon',
    clean: doc(`${ENGLISH} Call Zarathorn or Melibor. Zarathorn drinks. Zarathorn waits. Zarathorns pour.`),
  },
  {
    code: 'print-words-joined',
    files: doc(`${ENGLISH} A kettle occupies the stove. If a guestoccupies the stove, wait for the guest.`),
    at: 'guestoccupies',
    clean: doc(`${ENGLISH} A kettle occupies the stove. If a guest occupies the stove, wait for the guestkettles.`),
  },
  {
    code: 'print-words-joined',
    files: doc(`${ENGLISH} A kettle occupies the stove. The Great Kettleoccupies the room, while a kettle waits.`),
    at: 'Kettleoccupies',
    clean: doc(`${ENGLISH} A kettle occupies the stove. The Great Kettlestove occupies the room, while a kettle waits.`),
  },
  {
    code: 'print-stop-doubled',
    files: doc('A kettle can’t’ be moved.'),
    at: '’ be',
    clean: doc('A kettle can’t be moved, and the guests’ kettle waits.'),
  },
  {
    code: 'print-number-wrong',
    files: doc(`${ENGLISH} Each guest waits. All guests wait. Serve all guest using this cup.`),
    at: 'all guest',
    clean: doc(`${ENGLISH} Each guest waits. All guests wait. Serve all guests using this cup.`),
  },
  {
    code: 'print-phrase-odd',
    files: doc(`${ENGLISH} ${often('Deal pouring damage.')} A pot takes pour damage.`),
    at: 'pour damage',
    clean: doc(`${ENGLISH} ${often('Deal pouring damage.')} A pot takes pouring damage. Before the damage, pour damage control.`),
  },
  {
    code: 'print-colon-missing',
    files: doc('One card reads: "Pour the tea." Another reads: "Wait." The last one reads "Each guest has a cup of the warm tea."'),
    at: 'reads',
    clean: doc('One card reads: "Pour the tea." The last one reads "Each guest has a cup of the warm tea."'),
  },
];
