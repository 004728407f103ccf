/** Invented documents with lost hyphens, owners without apostrophe, two subjects with one verb, and commas that are missing within sentences. */
import type { Case } from '../invented.ts';

const one = (text: string) => ({ 'core.json': { TEA: text } });

export const COMPOUNDS: readonly Case[] = [
  {
    code: 'print-word-wrong',
    files: one('Put the tray beside the players statistics.'),
    at: 'players',
    clean: one(
      "Put the tray beside the players' statistics. Give the players cups. The players cup their hands. One of the players dies, and 20 players worth it sing.",
    ),
  },
  {
    code: 'print-word-wrong',
    files: one('Wash an opponent cup.'),
    at: 'opponent',
    clean: one("Wash an opponent's cup. Let your opponent cup the tea. The opponent drinks."),
  },
  {
    code: 'print-word-wrong',
    files: one('The tea is made in a players turn.'),
    at: 'players',
    clean: one("The tea is made in a player's turn. There is a points limit, and a results table."),
  },
  {
    code: 'print-word-missing',
    files: one('The pot needs to larger than the cup.'),
    at: 'to larger',
    clean: one('The pot needs to be larger than the cup. A guest has to better the score, and needs to open in time.'),
  },
  {
    code: 'print-comma-missing',
    files: one("If the pot is the largest of all pots it's a good pot."),
    at: "pots it's",
    clean: one("If the pot is the largest of all pots, it's a good pot. If the guests think that it's good, pour."),
  },
  {
    code: 'print-comma-missing',
    files: one('Guests of the host for example have tea.'),
    at: 'for example',
    clean: one('Guests of the host, for example, have tea. For example, the host has tea.'),
  },
  {
    code: 'print-number-wrong',
    files: one('Both host and guest drinks the tea.'),
    at: 'guest drinks',
    clean: one('Both host and guest drink the tea. Both host and guest drinks are hot.'),
  },
  {
    code: 'print-number-wrong',
    files: one("Take care that the cups and the pot isn't full."),
    at: 'pot isn',
    clean: one(
      "Take care that the cups and the pot aren't full. Fill the cups and the pot is full. The lid of the cup and the pot is red.",
    ),
  },
  {
    code: 'print-term-mixed-spelling',
    files: one('The guests are incentivized to drink the tea. They are incentivised to pour it. All of them are incentivized.'),
    at: 'incentivised',
    clean: one('The guests are incentivized to drink the tea. They are incentivized to pour it. Four of them are for it.'),
  },
  {
    code: 'print-word-wrong',
    files: one('It is a long term plan of the host.'),
    at: 'long term',
    clean: one('It is a long-term plan of the host. It has a long range of cups, and a short term of rest.'),
  },
  {
    code: 'print-word-wrong',
    files: one('The cups are in hand to hand combat.'),
    at: 'hand to hand',
    clean: one('The cups are in hand-to-hand combat. Move the tea from hand to hand with combat behind you.'),
  },
  {
    code: 'print-word-wrong',
    files: one('This is a no milk tea for the guests.'),
    at: 'a no milk',
    clean: one('This is a no-milk tea for the guests. The host has no milk tea. There is no tea.'),
  },
  {
    code: 'print-word-wrong',
    files: one('You make take the cup from the tray.'),
    at: 'make',
    clean: one('You may take the cup from the tray. They make tea. You make the tea.'),
  },
  {
    code: 'print-word-split',
    files: one('Pour the tea into the cup, and put the lid ont he pot. Sit on the mat; the cup is on the mat.'),
    at: 'ont he',
    clean: one('Pour the tea into the cup, and put the lid on the pot. Sit on the mat; the cup is on the mat.'),
  },
  {
    code: 'print-word-misprinted',
    files: one('The host turns a card. The guest turns a card, and the last rcard is tea. One card is left.'),
    at: 'rcard',
    clean: one('The host turns a card. The guest turns a card, and the last card is tea. One card is left.'),
  },
  {
    code: 'print-word-wrong',
    files: one('A guest who plays a trump suite wins the tea.'),
    at: 'suite',
    clean: one('A guest who plays a trump suit wins the tea in the grand suite.'),
  },
  {
    code: 'print-word-wrong',
    files: one('The tea has a warmth equal 7 cups.'),
    at: 'a warmth equal',
    clean: one('The tea has a warmth equal to 7 cups.'),
  },
  {
    code: 'print-word-wrong',
    files: one('Take a lid or even well polished porcelain.'),
    at: 'well polished',
    clean: one('Take a lid or even well-polished porcelain that is well polished.'),
  },
  {
    code: 'print-word-wrong',
    files: one('If the cups are full, the are emptied.'),
    at: 'the are',
    clean: one('If the cups are full, they are emptied.'),
  },
  {
    code: 'print-hyphen-lost',
    files: one('It is done with one handed pots.'),
    at: 'one handed',
    clean: one('It is done with one-handed pots.'),
  },
  {
    code: 'print-colon-missing',
    files: { 'book.md': '# Tea\n\nThe pots are as follows\n\n- a red pot\n- a blue pot' },
    at: 'as follows',
    clean: { 'book.md': '# Tea\n\nThe pots are as follows:\n\n- a red pot\n- a blue pot' },
  },
  {
    code: 'print-sentence-lower-case',
    files: one('Fill the pot to the brim. there is tea for all.'),
    at: 'there is',
    clean: one('Fill the pot to the brim. There is tea for all.'),
  },
];
