/** The texts under `clean` have names and sentences that only resemble mistakes. */
import { type Case, doc } from '../invented.ts';

export const NAMES: readonly Case[] = [
  {
    code: 'print-stop-missing',
    files: doc('A guest drinks the tea The host pours it.'),
    at: ' The host',
    clean: doc('A guest drinks the tea. The host has The Worthy teapot and no keyword but The Worthy one.'),
  },
  {
    code: 'print-number-wrong',
    files: doc('Take six token. Tokens are red, and some tokens blue, and all tokens are round. A token, a token and a token.'),
    at: 'six token',
    clean: doc('Take a Crooked Six token. Tokens are red, and some tokens blue, and all tokens are round. A token, a token and a token.'),
  },
  {
    code: 'print-word-doubled',
    files: doc('Pour hot tea or hot tea.'),
    at: 'hot tea or',
    clean: doc('The cup goes to that guest and that guest may drink from it.'),
  },
  {
    code: 'print-comma-missing',
    files: doc('At the end of the party the guests leave. At the end of the party, wait. At the end of the party, sit.'),
    at: 'At the end of the party',
    clean: doc('At the end of the party when a teapot is broken, the guests leave.'),
  },
  {
    code: 'print-word-misprinted',
    files: { 'core.json': { 'ATRIBUTES OF TEA': 'It is hot.' } },
    at: '"ATRIBUTES',
    clean: {
      'core.json': { 'ATTRIBUTES OF TEA': 'It is hot.', 'THE BIZARRO TEAPOT': 'It is old.', 'ELECTRO TEA': 'Cups of Tidebreakers.' },
    },
  },
  {
    code: 'print-word-misprinted',
    files: { 'book.md': '# Tea\n\nIt is hot.\n\n- Artillary tea\n- Green tea\n' },
    at: 'Artillary',
    clean: { 'book.md': '# Tea\n\nIt is hot. The teapot of Artillarius is green.\n\n- Artillery tea\n- Green tea\n' },
  },
  {
    code: 'print-word-misprinted',
    files: doc('That is all thats needed for tea.'),
    at: 'thats',
    clean: doc("That is all that's needed for tea. The teapot has two thrusters and a repulsor, and 4 pts. - 1 pt. for milk."),
  },
  {
    code: 'print-phrase-odd',
    files: doc(`${'Use the ranged kettles only. '.repeat(9)}Use the range kettles only.`),
    at: 'range kettles',
    clean: doc(`${'Use the ranged kettles only. '.repeat(9)}Use the Range kettles only, and multi-range kettles.`),
  },
  {
    code: 'print-word-wrong',
    files: doc(`${'Put it on the higher shelf. '.repeat(6)}Put it on a shelf higher.`),
    at: 'shelf higher',
    clean: doc(`${'Put it on the higher shelf. '.repeat(6)}Put it on a shelf higher than that of the cups.`),
  },
];
