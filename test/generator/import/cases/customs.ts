/** Invented documents with mistakes, and with customs of their authors that are none. */
import type { Case } from '../invented.ts';

const one = (text: string) => ({ 'core.json': { TEA: text } });
const items = (count: number) => `Take these from the tray:\n${'•a cup\n'.repeat(count)}• a pot`;

export const CUSTOMS: readonly Case[] = [
  {
    code: 'print-number-wrong',
    files: one('See whether there is guests at the door.'),
    at: 'there is',
    clean: one('See whether there are guests at the door. There is tea for the guests.'),
  },
  {
    code: 'print-number-wrong',
    files: one('No guest who have a cup may sit.'),
    at: 'who have',
    clean: one('No guest who has a cup may sit, and no guests who have two.'),
  },
  {
    code: 'print-word-misprinted',
    files: one("A guest is OUT'd, a host is OUT'd, and the cook is OUTd."),
    at: 'OUTd',
    clean: one("A guest is OUTd, a host is OUTd, and the cook is OUT'd. Colossals and infernals drink the tea."),
  },
  {
    code: 'print-word-misprinted',
    files: one('It is a teapot, a tray, and Invunerability for all.'),
    at: 'Invunerability',
    clean: one('It is a teapot, a tray, and Invulnerability for all.'),
  },
  {
    code: 'print-sum-wrong',
    files: one('Roll for the tea:\n2 + 3 = 6 cups.'),
    at: '2 + 3',
    clean: one('Roll for the tea:\n2-3 = 6 cups.'),
  },
  {
    code: 'print-word-wrong',
    files: one('Sing if their will be tea.'),
    at: 'their',
    clean: one('Sing if there will be tea. Bend the guests to their will or leave.'),
  },
  {
    code: 'print-blank-run',
    files: one('Pour the tea    into the pot of the host.'),
    at: '    into',
    clean: one('Height: 6    Width: 9'),
  },
  {
    code: 'print-item-irregular',
    files: one(items(1)),
    at: '•a',
    clean: one(items(9)),
  },
  {
    code: 'print-word-wrong',
    files: one('The guests rest if the persuade the host.'),
    at: 'the persuade',
    clean: one('This augment is a tea. An augment is a cup. Take the augment before it is cold.'),
  },
  {
    code: 'print-word-missing',
    files: one('The teapot is hot. A teapot is old. Take the teapot. Teapot does not change.'),
    at: 'Teapot does',
    clean: one('The elevation is high. An elevation is old. Take the elevation. Elevation does not change.'),
  },
  {
    code: 'print-comma-missing',
    files: one('At the beginning of your turn the tea is hot.'),
    at: 'At the beginning of your turn',
    clean: one('At the beginning of your next turn, pour the tea.'),
  },
  {
    code: 'print-word-wrong',
    files: one('Take 20 cups worth of the tea.'),
    at: '20 cups',
    clean: one("Take 20 cups' worth of the tea. Twenty cups are worth it."),
  },
  {
    code: 'print-word-wrong',
    files: one("Fill the host' cup with the tea."),
    at: "the host'",
    clean: one("Fill the host's cup with the tea. The word 'the host' is in quotation marks."),
  },
  {
    code: 'print-word-wrong',
    files: one('It is a game of one player verses the others.'),
    at: 'verses',
    clean: one('It is a game of one player versus the others. Sing two verses for it.'),
  },
  {
    code: 'print-word-wrong',
    files: one('Wait until your regain the cup.'),
    at: 'your',
    clean: one('Wait until you regain the cup. Wait for your cup.'),
  },
  {
    code: 'print-comma-for-stop',
    files: one('The host is at the table, there is tea in the pot.'),
    at: 'table, there',
    clean: one('The host is at the table, and there is tea in the pot. If the host is there, there is tea.'),
  },
  {
    code: 'print-comma-for-stop',
    files: one('The tea is a success, otherwise the guests may leave.'),
    at: 'success, otherwise',
    clean: one('The tea is a success; otherwise, the guests may leave. If not, otherwise the guests may leave.'),
  },
  {
    code: 'print-number-wrong',
    files: one('Roll 5 die per guest of the host.'),
    at: '5 die',
    clean: one('Roll 5 dice per guest of the host. Use the 5 die cups. A roll of 5 dies away.'),
  },
  {
    code: 'print-semicolon',
    files: one('If the tea is hot; pour it into the cups.'),
    at: 'If the tea',
    clean: one('1. Warm the pot. When the tea is hot the host pours;\n\n2. drink it.'),
  },
  {
    code: 'print-word-wrong',
    files: one('Take the number dice that the host says.'),
    at: 'the number dice',
    clean: one('Take the number of dice that the host says. Put it on any of the number squares. A square, a square and a square.'),
  },
];
