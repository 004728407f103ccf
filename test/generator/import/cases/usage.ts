import { type Case, englishDoc } from '../invented.ts';

/** A list whose sentences have their full stops. */
const items = '\n- The host pours the tea.\n- The guest drinks the tea.\n- The lid is on it.\n\nThen:\n\n';

export const USAGE: readonly Case[] = [
  {
    code: 'print-number-wrong',
    files: englishDoc('When the kettle show a number, add it.'),
    at: 'kettle show',
    clean: englishDoc(
      'When the kettle shows a number, add it. When the kettles show a number, add it. If the host may show a number, wait.',
    ),
  },
  {
    code: 'print-number-wrong',
    files: englishDoc('Each guest, starting with the first, fill a cup.'),
    at: 'fill',
    clean: englishDoc('Each guest, starting with the first, fills a cup. Each round, before the tea, fill a cup.'),
  },
  {
    code: 'print-number-wrong',
    files: englishDoc('Move the tray up to the table and makes a pot of tea.'),
    at: 'and makes',
    clean: englishDoc('Move the tray up to the table and make a pot of tea. Choose a guest who sits and makes a pot of tea.'),
  },
  {
    code: 'print-word-wrong',
    files: englishDoc('Any tray with a cup in considered a full tray.'),
    at: 'in',
    clean: englishDoc('Any tray with a cup in it is considered a full tray. The cup in used condition is cheap.'),
  },
  {
    code: 'print-word-wrong',
    files: englishDoc('The number of cups is lower or equal to that of guests.'),
    at: 'lower or equal',
    clean: englishDoc('The number of cups is lower than or equal to that of guests.'),
  },
  {
    code: 'print-word-wrong',
    files: englishDoc('It is poured or not depending if the pot is hot.'),
    at: 'depending',
    clean: englishDoc('It is poured or not depending on whether the pot is hot.'),
  },
  {
    code: 'print-word-wrong',
    files: englishDoc('Each party is composed by several guests.'),
    at: 'composed by',
    clean: englishDoc('Each party is composed of several guests. The song is composed by the host.'),
  },
  {
    code: 'print-word-wrong',
    files: englishDoc('This is a turn based tea party.'),
    at: 'turn based',
    clean: englishDoc('This is a turn-based tea party. Take a turn based on the tea.'),
  },
  {
    code: 'print-word-wrong',
    files: englishDoc('They begin with cards from their 20 card decks.'),
    at: '20 card',
    clean: englishDoc('They begin with cards from their 20-card decks.'),
  },
  {
    code: 'print-word-wrong',
    files: englishDoc('Pour tea for the opponent player.'),
    at: 'opponent',
    clean: englishDoc('Pour tea for the opposing player. Each opponent plays a card.'),
  },
  {
    code: 'print-word-wrong',
    files: englishDoc('After the first round, setup the trays.'),
    at: 'setup',
    clean: englishDoc('After the first round, set up the trays. The setup is on the table.'),
  },
  {
    code: 'print-comma-for-stop',
    files: englishDoc('Randomly choose a guest, that guest pours the tea.'),
    at: 'guest, that guest pours',
    clean: englishDoc(
      'Randomly choose a guest. That guest pours the tea. Randomly chosen, that guest pours the tea. One of the pots is hot, the other one is cold.',
    ),
  },
  {
    code: 'print-verb-form',
    files: englishDoc("The tea is cold if the guest didn't already used it."),
    at: "didn't already used",
    clean: englishDoc("The tea is cold if the guest didn't already use it."),
  },
  {
    code: 'print-stop-missing',
    files: englishDoc(`${items.repeat(4)}- The cup is on the tray of the host\n- The pot is hot.`),
    at: 't',
    clean: englishDoc(`${items.repeat(4)}- a cup for each of the guests\n- a pot for each of the hosts`),
  },
  {
    code: 'print-stop-missing',
    files: englishDoc(
      '\n\nThe tray is full. The cups are warm (they were in hot water)\n\nThe pot is hot. It is full.\n\nThe lid is shut. It is warm.',
    ),
    at: ')',
    clean: englishDoc(
      '\n\nThe tray is full. The cups are warm. (See the page on water)\n\nThe pot is hot. It is full.\n\nThe lid is shut. It is warm.',
    ),
  },
  {
    code: 'print-word-wrong',
    files: englishDoc('It is shared by to or more guests.'),
    at: 'by to or more',
    clean: englishDoc('It is shared by two or more guests. Read of the 4 or less effects. The lowest scoring are moved.'),
  },
  {
    code: 'print-word-wrong',
    files: englishDoc('The tea is dependant on the pot.'),
    at: 'dependant',
    clean: englishDoc('The tea is dependent on the pot. Each dependant sits.'),
  },
  {
    code: 'print-word-wrong',
    files: englishDoc('The guest can breath in.'),
    at: 'breath',
    clean: englishDoc('The guest can breathe in. Take a breath in the hall.'),
  },
  {
    code: 'print-word-misprinted',
    files: englishDoc('The partys are in the hall.'),
    at: 'partys',
    clean: englishDoc('The parties are in the hall.'),
  },
  {
    code: 'print-word-misprinted',
    files: englishDoc('The diffrent pots are in the hall.'),
    at: 'diffrent',
    clean: englishDoc('The different pots are in the hall of the tidebreaker.'),
  },
  {
    code: 'print-word-wrong',
    files: englishDoc('It is poured for the attacker side.'),
    at: 'attacker',
    clean: englishDoc("It is poured for the attacker's side. The attackers are here."),
  },
  {
    code: 'print-word-wrong',
    files: englishDoc('This is less straight forward for the guests.'),
    at: 'less straight forward',
    clean: englishDoc('This is less straightforward for the guests. Move the cup straight forward.'),
  },
  {
    code: 'print-word-wrong',
    files: englishDoc('Cups are allowed regardless of the set they were originally printed.'),
    at: 'the set they were',
    clean: englishDoc('Cups are allowed regardless of the set they were originally printed in. Keep the set it was printed with.'),
  },
  {
    code: 'print-word-wrong',
    files: englishDoc('You must allow your opponents see the cups.'),
    at: 'allow your opponents see',
    clean: englishDoc('You must allow your opponents to see the cups. These allow a player move actions.'),
  },
  {
    code: 'print-comma-missing',
    files: englishDoc('Some cups (1 cup counts as 2 for example) are large.'),
    at: 'for example)',
    clean: englishDoc('Some cups (1 cup counts as 2, for example) are large.'),
  },
  {
    code: 'print-word-wrong',
    files: englishDoc('If there are more than one full cup, pour.'),
    at: 'there are',
    clean: englishDoc('If there is more than one full cup, pour. If there are more than ten, wait.'),
  },
  {
    code: 'print-word-wrong',
    files: englishDoc('Pour the tea on the milk, or visa versa.'),
    at: 'visa versa',
    clean: englishDoc('Pour the tea on the milk, or vice versa.'),
  },
  {
    code: 'print-word-wrong',
    files: englishDoc('In a verses game the tea is cold.'),
    at: 'verses game',
    clean: englishDoc('In a versus game the tea is cold. The guests sing two verses.'),
  },
  {
    code: 'print-word-wrong',
    files: englishDoc('The texts along bottom are red. A line is along bottom, which is blue.'),
    at: 'along bottom, which',
    clean: englishDoc('The texts along the bottom are red.'),
  },
  {
    code: 'print-word-wrong',
    files: englishDoc('Starting with the host, For every cup, pour.'),
    at: 'For every',
    clean: englishDoc('Starting with the host, for every cup, pour. The parts are Tea, For the Host and Cups.'),
  },
  {
    code: 'print-number-wrong',
    files: englishDoc('This second cups means that the guest waits. A cup is full.'),
    at: 'This second cups',
    clean: englishDoc('This second cup means that the guest waits. A cup is full.'),
  },
  {
    code: 'print-word-missing',
    files: englishDoc('Even if one the cups are hot, pour.'),
    at: 'one the cups',
    clean: englishDoc('Even if one of the cups is hot, pour.'),
  },
  {
    code: 'print-article-wrong',
    files: englishDoc('Lay an Railway card on the table.'),
    at: 'an Railway',
    clean: englishDoc('Lay a Railway card on the table. Wait an Hour.'),
  },
  {
    code: 'print-blank-missing',
    files: englishDoc('All of the things (Cups, Pots,Lids) are hot.'),
    at: ',Lids',
    clean: englishDoc('All of the things (Cups, Pots, Lids) are hot.'),
  },
  {
    code: 'print-word-wrong',
    files: englishDoc('The side winning most cups goes first.'),
    at: 'side winning most',
    clean: englishDoc('The side winning the most cups goes first. The side winning most of them waits.'),
  },
  {
    code: 'print-word-wrong',
    files: englishDoc('The number is subtracted for the points of the host.'),
    at: 'is subtracted for',
    clean: englishDoc('The number is subtracted from the points of the host. A point is subtracted for each cup.'),
  },
  {
    code: 'print-word-wrong',
    files: englishDoc('The low scoring rolls of the guests are lost.'),
    at: 'low scoring rolls',
    clean: englishDoc('The low-scoring rolls of the guests are lost. Discard the cup with the lowest value.'),
  },
];
