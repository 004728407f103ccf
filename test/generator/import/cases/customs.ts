/** Some corrected texts (`clean`) also have customs of their authors, which are no mistakes. */
import { type Case, doc } from '../invented.ts';

/** A list with `count` items that have no blank after the bullet, and one that has. More than five are a custom of the author. */
const items = (count: number) => `Take these from the tray:\n${'•a cup\n'.repeat(count)}• a pot`;

/** A custom: no blank before a colon. */
const colons = 'The pots are of one kind: hot. The cups are of two: old and new. It is so: pour. The rest is this: drink.';

export const CUSTOMS: readonly Case[] = [
  {
    code: 'print-number-wrong',
    files: doc('See whether there is guests at the door.'),
    at: 'there is',
    clean: doc('See whether there are guests at the door. There is tea for the guests.'),
  },
  {
    code: 'print-number-wrong',
    files: doc('No guest who have a cup may sit.'),
    at: 'who have',
    clean: doc('No guest who has a cup may sit, and no guests who have two.'),
  },
  {
    code: 'print-word-misprinted',
    files: doc("A guest is OUT'd, a host is OUT'd, and the cook is OUTd."),
    at: 'OUTd',
    // Plurals of adjectives, as names of figures, are no misprints either.
    clean: doc("A guest is OUTd, a host is OUTd, and the cook is OUT'd. Colossals and infernals drink the tea."),
  },
  {
    code: 'print-word-misprinted',
    files: doc('It is a teapot, a tray, and Invunerability for all.'),
    at: 'Invunerability',
    clean: doc('It is a teapot, a tray, and Invulnerability for all.'),
  },
  {
    code: 'print-sum-wrong',
    files: doc('Roll for the tea:\n2 + 3 = 6 cups.'),
    at: '2 + 3',
    clean: doc('Roll for the tea:\n2-3 = 6 cups.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('Sing if their will be tea.'),
    at: 'their',
    clean: doc('Sing if there will be tea. Bend the guests to their will or leave.'),
  },
  {
    code: 'print-blank-run',
    files: doc('Pour the tea    into the pot of the host.'),
    at: '    into',
    clean: doc('The size of the pot is on the lid of it.\n\nHeight: 6    Width: 9'),
  },
  {
    code: 'print-item-irregular',
    files: doc(items(1)),
    at: '•a',
    clean: doc(items(9)),
  },
  {
    code: 'print-word-wrong',
    files: doc('The guests rest if the persuade the host.'),
    at: 'the persuade',
    // The document uses the verb as a noun throughout.
    clean: doc('This augment is a tea. An augment is a cup. Take the augment before it is cold.'),
  },
  {
    code: 'print-word-missing',
    files: doc('The teapot is hot. A teapot is old. Take the teapot. Teapot does not change.'),
    at: 'Teapot does',
    // Some nouns, such as "elevation", need no article.
    clean: doc('The elevation is high. An elevation is old. Take the elevation. Elevation does not change.'),
  },
  {
    code: 'print-comma-missing',
    files: doc('At the beginning of your turn the tea is hot. At the beginning of your turn, wait. At the beginning of your turn, sit.'),
    at: 'At the beginning of your turn',
    clean: doc('At the beginning of your next turn, pour the tea.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('Take 20 cups worth of the tea.'),
    at: '20 cups',
    clean: doc("Take 20 cups' worth of the tea. Twenty cups are worth it."),
  },
  {
    code: 'print-word-wrong',
    files: doc("Fill the host' cup with the tea."),
    at: "the host'",
    clean: doc("Fill the host's cup with the tea. The word 'the host' is in quotation marks."),
  },
  {
    code: 'print-word-wrong',
    files: doc('It is a game of one player verses the others.'),
    at: 'verses',
    clean: doc('It is a game of one player versus the others. Sing two verses for it.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('Wait until your regain the cup.'),
    at: 'your',
    clean: doc('Wait until you regain the cup. Wait for your cup.'),
  },
  {
    code: 'print-comma-for-stop',
    files: doc('The host is at the table, there is tea in the pot.'),
    at: 'table, there',
    clean: doc('The host is at the table, and there is tea in the pot. If the host is there, there is tea.'),
  },
  {
    code: 'print-comma-for-stop',
    files: doc('The tea is a success, otherwise the guests may leave.'),
    at: 'success, otherwise',
    clean: doc('The tea is a success; otherwise, the guests may leave. If not, otherwise the guests may leave.'),
  },
  {
    code: 'print-number-wrong',
    files: doc('Roll 5 die per guest of the host.'),
    at: '5 die',
    clean: doc('Roll 5 dice per guest of the host. Use the 5 die cups. A roll of 5 dies away.'),
  },
  {
    code: 'print-semicolon',
    files: doc('If the tea is hot; pour it into the cups.'),
    at: 'If the tea',
    clean: doc('1. Warm the pot. When the tea is hot the host pours;\n\n2. drink it.'),
  },
  {
    code: 'print-word-missing',
    files: doc('Take the number dice that the host says.'),
    at: 'the number dice',
    clean: doc('Take the number of dice that the host says. Put it on any of the number squares. A square, a square and a square.'),
  },
  {
    code: 'print-blank-before-mark',
    files: doc('The pots are _Ada_ , _Eve_, and the cups are two: Ada: hot. Eve: cold.'),
    at: ' , _Eve_',
    clean: doc('The pots are _Ada_, _Eve_, and the lost one is _Joan_ ... The cups are two.'),
  },
  {
    code: 'print-blank-before-mark',
    files: doc(`${colons} There are two **pots** : a hot one and a cold one.`),
    at: ' : a hot',
    clean: doc(`${colons} There are two **pots**: a hot one and a cold one :) for all.`),
  },
  {
    code: 'print-blank-before-mark',
    files: doc(`${colons} There are two pots : a hot one and a cold one.`),
    at: ' : a hot',
    clean: doc(`${colons} There are two pots: a hot one and a cold one.`),
  },
  {
    code: 'print-blank-before-mark',
    files: { 'book.md': `# The pots : hot and cold\n\n${colons}\n` },
    at: 'The pots',
    // One colon without a blank before it is no custom yet.
    clean: { 'book.md': `# The pots : hot and cold\n\nThe pots are of one kind: hot.\n` },
  },
  {
    code: 'print-blank-missing',
    files: doc('Pour the tea from 6"or more above the cup.'),
    at: '\\"or',
    clean: doc('Pour the tea from 6" or more above the 4"x5" tray.'),
  },
  {
    code: 'print-blank-missing',
    files: doc('One pot= the tea of six guests.'),
    at: '= the',
    clean: doc('One pot = the tea of six guests, and a=b.'),
  },
  {
    code: 'print-stop-missing',
    files: {
      'core.json': {
        POT: 'The pot is on the stove of the host.',
        CUP: 'The cup is on it.',
        LID: 'The lid is on the pot of the host.',
        MUG: 'The mug is on the tray of the guest',
      },
    },
    at: 't"',
    clean: {
      // "A mug for the guest" has no verb, so it is no sentence that lacks its full stop.
      'core.json': {
        POT: 'The pot is on the stove of the host.',
        CUP: 'The cup is on it.',
        LID: 'The lid is on the pot of the host.',
        MUG: 'A mug for the guest',
      },
    },
  },
  {
    code: 'print-comma-missing',
    files: doc(
      'A guest with the Steady ability, usually shown by a pot. A host with the Quick ability, usually shown by a cup. A cook with the Warm ability, usually shown by a lid. A guest with the Calm ability usually shown by a rim.',
    ),
    at: 'ability usually',
    clean: doc(
      'A guest with the Steady ability, usually shown by a pot. A host with the Quick ability, usually shown by a cup. A cook with the Warm ability, usually shown by a lid. A guest with the Calm ability often shown by a rim.',
    ),
  },
  {
    code: 'print-verb-form',
    files: doc('It is for the host. Increases the heat of the tea by 1. In the pot: Increase the heat of the tea by 1.'),
    at: 'Increases',
    clean: doc('It is for the host. Increases the heat of the tea by 1. In the pot: Increase the heat of the milk by 1.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('The card of each suit is out. A suit has ten cards, and all suits are for tea. If the suite of the card fits, take it.'),
    at: 'suite of',
    clean: doc('The guests take the suite of the host, and the suite has a bed. A card has a suit, and the suit is for tea.'),
  },
];
