import { type Case, doc } from '../invented.ts';

export const NUMBERS: readonly Case[] = [
  {
    code: 'print-number-wrong',
    files: doc('A card is drawn. When a guest takes a card, that cards becomes wet.'),
    at: 'that cards',
    clean: doc('A card is drawn. When a guest takes a card, that card becomes wet. It is known that cards become wet.'),
  },
  {
    code: 'print-number-wrong',
    files: doc('A spoon is old. The size is not given for each spoons but chosen.'),
    at: 'each spoons',
    clean: doc('A spoon is old. The size is not given for each spoon but chosen. They each cost two.'),
  },
  {
    code: 'print-number-wrong',
    files: doc('A cube is small. Place one silver cubes at the edge.'),
    at: 'silver cubes',
    clean: doc(
      'A cube is small. Place one silver cube at the edge. Place one or more silver cubes at the edge. Each player waits. If it is under a time limit players who fall wait.',
    ),
  },
  {
    code: 'print-word-missing',
    files: doc(
      'A visitor sits. The visitor drinks. Each visitor may leave. The visitor has a cup. If the tea is cold and the pot is empty, and visitor can leave, wait.',
    ),
    at: 'visitor can',
    clean: doc(
      'A visitor sits. The visitor drinks. Each visitor may leave. The visitor has a cup. If the tea is cold, the host or a visitor can leave.',
    ),
  },
  {
    code: 'print-word-wrong',
    files: doc('I you have a cup, wait.'),
    at: 'I you',
    clean: doc('I wait. If you have a cup, you and I wait.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('The player with most cups at the end wins.'),
    at: 'player with most',
    clean: doc('The player with the most cups at the end wins. A table with most of the cups is full.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('A cup must be within 3 inches from the pot.'),
    at: 'within 3 inches from',
    clean: doc('A cup must be within 3 inches of the pot.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('Shuffle the cards and place face down.'),
    at: 'place',
    clean: doc('Shuffle the cards and place them face down.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('A visitor with a higher value card takes the cake.'),
    at: 'higher value card',
    clean: doc('A visitor with a higher-value card takes the cake. The card has a higher value than the cup.'),
  },
  {
    code: 'print-hyphen-lost',
    files: doc('A game needs a standard 52 card pack.'),
    at: '52 card',
    clean: doc(
      'A game needs a standard 52-card pack, 2 kitchen towels and a level 3 tea house. Lay them on the 7 kitchen shelf boards of the room.',
    ),
  },
  {
    code: 'print-number-wrong',
    files: doc('Guests are tired. They usually takes the bus.'),
    at: 'usually takes',
    clean: doc('Guests are tired. They usually take the bus.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('The cake is split in to six pieces.'),
    at: 'split in to',
    clean: doc('The cake is split into six pieces. The host splits it in order to share.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('Use sugar and or milk.'),
    at: 'and or',
    clean: doc('Use sugar and/or milk.'),
  },
  {
    code: 'print-term-mixed-case',
    files: doc('Use a spoon (Or another tool) to stir.'),
    at: 'Or',
    clean: doc('Use a spoon (or another tool) to stir.'),
  },
  {
    code: 'print-number-wrong',
    files: doc('The visitors sit. Count the number of visitor.'),
    at: 'of visitor',
    clean: doc('The visitors sit. Count the number of visitors. The number of visitor cards is small.'),
  },
  {
    code: 'print-number-wrong',
    files: doc('If one or more of the guests becomes tired, stop.'),
    at: 'guests becomes',
    clean: doc('If one or more of the guests become tired, stop.'),
  },
  {
    code: 'print-number-wrong',
    files: doc('The tea comes from several country.'),
    at: 'several country',
    clean: doc('The tea comes from several country houses and from several countries.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('The tea is passed on that players turn.'),
    at: 'players turn',
    clean: doc("The tea is passed on that player's turn; the cup that players hold is full."),
  },
  {
    code: 'print-word-wrong',
    files: doc('No tea is left so that players turn is over.'),
    at: 'players turn',
    clean: doc("No tea is left, so that player's turn is over."),
  },
  {
    code: 'print-comma-missing',
    files: doc('To win the tea you must wait. To win the tea, wait. To win the tea, sit.'),
    at: 'To win the tea',
    clean: doc('To win the tea, you must wait.'),
  },
  {
    code: 'print-word-misprinted',
    files: doc('The Ceremny begins.'),
    at: 'Ceremny',
    clean: doc('The Ceremony of Nilgri begins.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('This is a 3 player game.'),
    at: '3 player game',
    clean: doc('This is a 3-player game for 3 players.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('There are a couple guests.'),
    at: 'a couple guests',
    clean: doc('There are a couple of guests, a couple is here.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('The cups are filled the same time as the pots.'),
    at: 'the same time',
    clean: doc('The cups are filled at the same time as the pots. It takes the same time as before.'),
  },
  {
    code: 'print-word-wrong',
    files: doc("The host modifies it's size by one."),
    at: "modifies it's",
    clean: doc("The host modifies its size by one, so it's small."),
  },
  {
    code: 'print-word-wrong',
    files: doc('A hot pot deals damages to the table.'),
    at: 'deals damages',
    clean: doc('A hot pot deals damage to the table.'),
  },
  {
    code: 'print-word-wrong',
    files: doc("Roll three 1's in a row."),
    at: "three 1's",
    clean: doc('Roll three 1s in a row.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('Seats are given on a guest by guest basis.'),
    at: 'guest by guest',
    clean: doc('Seats are given on a guest-by-guest basis.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('A guest can use and Slow Pouring.'),
    at: 'can use and',
    clean: doc('A guest can use Quick and Slow Pouring.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('Replace it with a cup of equal or less points.'),
    at: 'equal or less points',
    clean: doc('Replace it with a cup of equal or fewer points.'),
  },
  {
    code: 'print-word-doubled',
    files: doc('Roll one die for each for each cup.'),
    at: 'for each for each',
    clean: doc('Roll one die for each cup, step by step.'),
  },
  {
    code: 'print-comma-missing',
    files: doc(
      'At the end of the Pouring phase any spilled tea is wiped up. At the end of the Pouring phase, wait. At the end of the Pouring phase, sit.',
    ),
    at: 'At the end of the Pouring phase',
    clean: doc('At the end of the Pouring phase, any spilled tea is wiped up.'),
  },
];
