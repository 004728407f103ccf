import { type Case, doc } from '../invented.ts';

export const COMPOUNDS: readonly Case[] = [
  {
    code: 'print-word-wrong',
    files: doc('Put the tray beside the players statistics.'),
    at: 'players',
    clean: doc(
      "Put the tray beside the players' statistics. Give the players cups. The players cup their hands. One of the players dies, and 20 players worth it sing.",
    ),
  },
  {
    code: 'print-word-wrong',
    files: doc('Wash an opponent cup.'),
    at: 'opponent',
    clean: doc("Wash an opponent's cup. Let your opponent cup the tea. The opponent drinks."),
  },
  {
    code: 'print-word-wrong',
    files: doc('The tea is made in a players turn.'),
    at: 'players',
    clean: doc("The tea is made in a player's turn. There is a points limit, and a results table."),
  },
  {
    code: 'print-word-missing',
    files: doc('The pot needs to larger than the cup.'),
    at: 'to larger',
    clean: doc('The pot needs to be larger than the cup. A guest has to better the score, and needs to open in time.'),
  },
  {
    code: 'print-comma-missing',
    files: doc(
      "If the pot is the largest of all pots it's a good pot. If it is cold, wait. If it is hot, wait. If it rains, stay. If it snows, leave. If it is late, go.",
    ),
    at: "pots it's",
    clean: doc("If the pot is the largest of all pots, it's a good pot. If the guests think that it's good, pour."),
  },
  {
    code: 'print-comma-missing',
    files: doc('Guests of the host for example have tea.'),
    at: 'for example',
    clean: doc('Guests of the host, for example, have tea. For example, the host has tea.'),
  },
  {
    code: 'print-number-wrong',
    files: doc('Both host and guest drinks the tea.'),
    at: 'guest drinks',
    clean: doc('Both host and guest drink the tea. Both host and guest drinks are hot.'),
  },
  {
    code: 'print-number-wrong',
    files: doc("Take care that the cups and the pot isn't full."),
    at: 'pot isn',
    clean: doc(
      "Take care that the cups and the pot aren't full. Fill the cups and the pot is full. The lid of the cup and the pot is red.",
    ),
  },
  {
    code: 'print-term-mixed-spelling',
    files: doc('The guests are incentivized to drink the tea. They are incentivised to pour it. All of them are incentivized.'),
    at: 'incentivised',
    clean: doc('The guests are incentivized to drink the tea. They are incentivized to pour it. Four of them are for it.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('It is a long term plan of the host.'),
    at: 'long term',
    clean: doc(
      'It is a long-term plan of the host. It has a long range of cups, and a short term of rest. Each guest within 5-step medium range makes tea.',
    ),
  },
  {
    code: 'print-word-wrong',
    files: doc('The cups are in hand to hand combat.'),
    at: 'hand to hand',
    clean: doc('The cups are in hand-to-hand combat. Move the tea from hand to hand with combat behind you.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('This is a no milk tea for the guests.'),
    at: 'a no milk',
    clean: doc('This is a no-milk tea for the guests. The host has no milk tea. There is no tea.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('You make take the cup from the tray.'),
    at: 'make',
    clean: doc('You may take the cup from the tray. They make tea. You make the tea.'),
  },
  {
    code: 'print-word-split',
    files: doc('Pour the tea into the cup, and put the lid ont he pot. Sit on the mat; the cup is on the mat.'),
    at: 'ont he',
    clean: doc('Pour the tea into the cup, and put the lid on the pot. Sit on the mat; the cup is on the mat.'),
  },
  {
    code: 'print-word-misprinted',
    files: doc('The host turns a card. The guest turns a card, and the last rcard is tea. One card is left.'),
    at: 'rcard',
    clean: doc('The host turns a card. The guest turns a card, and the last card is tea. One card is left.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('A guest who plays a trump suite wins the tea.'),
    at: 'suite',
    clean: doc('A guest who plays a trump suit wins the tea in the grand suite.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('The tea has a warmth equal 7 cups.'),
    at: 'a warmth equal',
    clean: doc('The tea has a warmth equal to 7 cups.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('Take a lid or even well polished porcelain.'),
    at: 'well polished',
    clean: doc('Take a lid or even well-polished porcelain that is well polished.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('If the cups are full, the are emptied.'),
    at: 'the are',
    clean: doc('If the cups are full, they are emptied.'),
  },
  {
    code: 'print-hyphen-lost',
    files: doc('It is done with one handed pots.'),
    at: 'one handed',
    clean: doc('It is done with one-handed pots.'),
  },
  {
    code: 'print-colon-missing',
    files: { 'book.md': '# Tea\n\nThe pots are as follows\n\n- a red pot\n- a blue pot' },
    at: 'as follows',
    clean: { 'book.md': '# Tea\n\nThe pots are as follows:\n\n- a red pot\n- a blue pot' },
  },
  {
    code: 'print-sentence-lower-case',
    files: doc('Fill the pot to the brim. there is tea for all.'),
    at: 'there is',
    clean: doc('Fill the pot to the brim. There is tea for all.'),
  },
];
