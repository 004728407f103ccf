import { type Case, doc, englishDoc } from '../invented.ts';

/** Sentences with the comma after their clause: they show the custom of the document. */
const custom = Array.from({ length: 8 }, (_, index) => `If the pot of guest ${index + 2} is empty, fill it at once.`).join(' ');
const missingComma = (wrong: string, at: string, right: string): Case => ({
  code: 'print-comma-missing',
  files: doc(`${custom} ${wrong}`),
  at,
  clean: doc(`${custom} ${right}`),
});

export const INTRODUCTIONS: readonly Case[] = [
  missingComma(
    'When placed on a tray that cup is full of tea.',
    'tray that',
    'When placed on a tray, that cup is full. When placed on a tray that cups fill, it is safe.',
  ),
  missingComma(
    'After this round resolves roll a die for the host.',
    'After this round resolves',
    'After this round resolves, roll a die for the host.',
  ),
  missingComma(
    'After the guest resolves roll a die for tea.',
    'resolves roll',
    'After the guest resolves, roll a die for tea. If the resolves roll a die, stop it.',
  ),
  missingComma(
    '\nSERVING\nWhen a guest is called out it is served first.',
    'out it',
    '\nSERVING\nWhen a guest is called out, it is served first.',
  ),
  missingComma(
    'Roll a die; if the result is a 1 that guest may roll again.',
    '1 that',
    'Roll a die; if the result is a 1, that guest may roll again.',
  ),
  missingComma(
    'Once per turn, when the host greets a new guest you can pour.',
    'guest you',
    'Once per turn, when the host greets a new guest, you can pour.',
  ),
  missingComma(
    'When counting cups of the guests do not count the pot.',
    'When counting',
    'When counting cups of the guests, do not count the pot.',
  ),
  missingComma(
    'If a guest has one cup do not pour a second.',
    'cup do',
    'If a guest has one cup, do not pour a second. If the guests do not drink, wait.',
  ),
  missingComma(
    'Roll a die. On a result of 5-6 all guests drink.',
    'On a result of 5-6 all',
    'Roll a die. On a result of 5-6, all guests drink.',
  ),
  missingComma(
    'In addition to the tea of the host the guest may take milk.',
    'In addition to',
    'In addition to the tea of the host, the guest may take milk.',
  ),
  missingComma(
    'Roll a die; before taking the first cup that player can wait.',
    'before taking',
    'Roll a die; before taking the first cup, that player can wait.',
  ),
  missingComma(
    'A guest with a pot or with a cup it can carry is served. If a guest has a cup it cannot be served.',
    'cup it',
    'If a guest has a cup it carried home, give it tea.',
  ),
  missingComma(
    'Roll a die; once per turn when the host pours, the guest may drink.',
    'once per turn',
    'Once per turn, when the host pours, the guest may drink.',
  ),
  missingComma(
    'If a cup falls, after the round is resolved roll a die.',
    'after the round is resolved',
    'If a cup falls, after the round is resolved, roll a die.',
  ),
  missingComma(
    "If a cup falls during a turn, at the end of that guest's turn that guest pours.",
    "at the end of that guest's turn",
    "At the beginning of each guest's turn, pour. If a cup falls, at the end of that guest's turn, that guest pours.",
  ),
  {
    code: 'print-comma-missing',
    files: doc(`${custom} ${'Fill Cups, Pots, and Mugs. '.repeat(4)} Take the Cups, Tea Pots or Mugs.`),
    at: 'Cups, Tea Pots or',
    clean: doc(`${custom} ${'Fill Cups, Pots, and Mugs. '.repeat(2)} Fill Cups, Tea Pots or Mugs.`),
  },
  {
    code: 'print-word-missing',
    files: englishDoc('To pour the tea during a visit must take the cup.'),
    at: 'To pour',
    clean: englishDoc('To pour the tea during a visit, a guest must take the cup. To pour the tea by hand may be unwise.'),
  },
];
