import { type Case, englishDoc } from '../invented.ts';

export const POSSESSIVES: readonly Case[] = [
  {
    code: 'print-word-wrong',
    files: englishDoc('If your opponents health is low, wait.'),
    at: 'opponents health',
    clean: englishDoc("If your opponents are healthy, wait. Give your opponents health. If your opponent's health is low, wait."),
  },
  {
    code: 'print-word-wrong',
    files: englishDoc('Lay the tray in the players hand.'),
    at: 'players hand',
    clean: englishDoc(
      "Lay the tray in the player's hand. The players hand it on, and most of the players hand it back. The players present their hand.",
    ),
  },
  {
    code: 'print-word-wrong',
    files: englishDoc('Read and follow that cards text.'),
    at: 'cards text',
    clean: englishDoc("Read and follow that card's text. This means that cards text nobody, so that cards rest."),
  },
  {
    code: 'print-word-wrong',
    files: englishDoc('Each player turn begins with a cup.'),
    at: 'player turn',
    clean: englishDoc("Each player's turn begins with a cup. Let each player turn over a cup."),
  },
  {
    code: 'print-number-wrong',
    files: englishDoc('Each guest takes the cup in silence and put it on the tray.'),
    at: 'and put',
    clean: englishDoc(
      'Each guest takes the cup in silence and puts it on the tray. The guest chooses to take the cup and put it down. A guest may take it and put it down. If a guest sits, take the cup and put it down.',
    ),
  },
  {
    code: 'print-word-wrong',
    files: englishDoc('There are rules for the so called tea guests.'),
    at: 'so called',
    clean: englishDoc('There are rules for the so-called tea guests. It is so called for its warmth.'),
  },
  {
    code: 'print-word-wrong',
    files: englishDoc('There are rules for the so called forest guests.'),
    at: 'so called',
    clean: englishDoc('There are rules for the so-called forest guests. They, so called because of the tea, leave.'),
  },
  {
    code: 'print-word-wrong',
    files: englishDoc('You may choose up to guests for the tea.'),
    at: 'choose up to guests',
    clean: englishDoc('You may choose up to two guests for the tea. It is up to guests to choose.'),
  },
  {
    code: 'print-word-wrong',
    files: englishDoc('They deal their damage again their guests.'),
    at: 'again',
    clean: englishDoc('They deal their damage against their guests. Deal damage again.'),
  },
  {
    code: 'print-word-missing',
    files: englishDoc(`${'A unit is on the tray, and the unit is warm. '.repeat(3)}When it is cold, unit leaves.`),
    at: 'unit leaves',
    clean: englishDoc(
      `${'A unit is on the tray, and the unit is warm. '.repeat(3)}When it is cold, the unit leaves. As a unit, steam leaves.`,
    ),
  },
  {
    code: 'print-word-wrong',
    files: englishDoc('Measure the trays longest side.'),
    at: 'trays longest',
    clean: englishDoc("Measure the tray's longest side. Give the guests smallest cup to the host. The guests nearest to it wait."),
  },
];
