import { type Case, doc } from '../invented.ts';

/** A sentence before the faulty one, so that the text is recognised as English. */
const tea = 'The host pours the tea into a cup. ';
/** Uses of a noun, each with an article or another determiner, so that the noun without one is a mistake. */
const players = 'The player sits. A player drinks, each player pours, another player waits, and that player leaves. ';
const guests = 'The guest sits. A guest drinks, each guest pours, another guest waits, and that guest leaves. ';

export const PHRASES: readonly Case[] = [
  {
    code: 'print-number-wrong',
    files: doc('The tray has one marker. Put it next to each small round markers on the tray.'),
    at: 'round markers',
    clean: doc('The tray has one marker. Put it next to each small round marker. Each turn ends when the tea is cold.'),
  },
  {
    code: 'print-number-wrong',
    files: doc(`${guests}The guests may sit, and all guest may drink.`),
    at: 'all guest',
    clean: doc(`${guests}The guests may sit, and all guests may drink.`),
  },
  {
    code: 'print-number-wrong',
    files: doc('Shuffle a 52-cards deck.'),
    at: '52-cards',
    clean: doc('Shuffle a 52-card deck, or use 52 cards.'),
  },
  {
    code: 'print-hyphen-lost',
    files: doc('Each host rolls an 8 sided die.'),
    at: '8 sided',
    clean: doc('Each host rolls an 8-sided die; 8 sided with him.'),
  },
  {
    code: 'print-number-wrong',
    files: doc('There are different teapots lids.'),
    at: 'teapots lids',
    clean: doc('There are different teapot lids, and other hosts pour.'),
  },
  {
    code: 'print-number-wrong',
    files: doc(`${tea}Roll two dices at once.`),
    at: 'dices',
    clean: doc('Roll two dice at once, and wait for the tea. She slices the bread.'),
  },
  {
    code: 'print-number-wrong',
    files: doc('If a dice shows six, sip.'),
    at: 'a dice',
    clean: doc('If a die shows six, play a dice game.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('Pour the same amount of cups.'),
    at: 'amount of cups',
    clean: doc('Pour the same number of cups and the same amount of tea.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('Use less cups than the host.'),
    at: 'less cups',
    clean: doc('Use fewer cups than the host and less tea.'),
  },
  {
    code: 'print-number-wrong',
    files: doc('Play until one of the hosts run out of tea.'),
    at: 'hosts run',
    clean: doc('Play until one of the hosts runs out of tea, or choose one of the hosts.'),
  },
  {
    code: 'print-number-wrong',
    files: doc('When one or more cups holding hot tea is empty, wash them.'),
    at: 'cups holding hot tea is',
    clean: doc('When one or more cups holding hot tea are empty, wash them.'),
  },
  {
    code: 'print-number-wrong',
    files: doc(`${tea}Here's the most important rules.`),
    at: "Here's the most important rules",
    clean: doc("Here are the most important rules. Here's a list of the rules."),
  },
  {
    code: 'print-number-wrong',
    files: doc(`${tea}From the tray each host receives three cups has his first drink.`),
    at: 'cups has',
    clean: doc('From the tray each host receives three cups as his first drink. The host who receives cups has luck.'),
  },
  {
    code: 'print-word-missing',
    files: doc(`${tea}Each host given two cups.`),
    at: 'host given',
    clean: doc('Each host is given two cups. Each cup given away is lost.'),
  },
  {
    code: 'print-word-missing',
    files: doc(`${players}Player with a cup may drink.`),
    at: 'Player with',
    clean: doc(`${players}Player with a cup may drink. Player with tea may sip. Player with milk may stir.`),
  },
  {
    code: 'print-word-missing',
    files: doc(`${guests}Now reduce opponent's tea. The opponent's tray, an opponent's pot, and each opponent's spoon are left.`),
    at: "reduce opponent's",
    clean: doc(`${guests}Now reduce the opponent's tea. An opponent's pot and each opponent's spoon are left.`),
  },
  {
    code: 'print-word-missing',
    files: doc(`${guests}Give the pot to next guest.`),
    at: 'to next guest',
    clean: doc(`${guests}Give the pot to the next guest.`),
  },
  {
    code: 'print-word-missing',
    files: doc('The roll decides. It is determined together with roll of the dice.'),
    at: 'with roll',
    clean: doc('The roll decides. It is determined with the roll of the dice, in front of the host.'),
  },
  {
    code: 'print-word-missing',
    files: doc(`${tea}Hosts take turn pouring.`),
    at: 'take turn',
    clean: doc('Hosts take turns pouring, and take turn order from the dial.'),
  },
  {
    code: 'print-number-wrong',
    files: doc('The square is empty. Place the cup in an unoccupied squares next to the tray.'),
    at: 'unoccupied squares',
    clean: doc('The square is empty. Place the cup in an unoccupied square next to the tray, or in squares next to it.'),
  },
  {
    code: 'print-number-wrong',
    files: doc('The test is hard. For each tests, pour a cup.'),
    at: 'each tests',
    clean: doc('The test is hard. For each test, pour a cup. For a cup each tests the tea.'),
  },
  {
    code: 'print-number-wrong',
    files: doc('One or more guest may pour the tea.'),
    at: 'more guest',
    clean: doc('One or more guests may pour the tea, and one or more of the guests may drink.'),
  },
  {
    code: 'print-number-wrong',
    files: doc('If the player win, pour the tea.'),
    at: 'player win',
    clean: doc('If the player wins, pour the tea.'),
  },
  {
    code: 'print-words-joined',
    files: doc(`${tea}Take the cup from the tray. Lift it fromthetray.`),
    at: 'fromthetray',
    clean: doc(`${tea}Take the cup from the tray. Lift it from the tray.`),
  },
  {
    code: 'print-words-joined',
    files: doc(`${tea}The KO symbol is on each cup, and the KO symbol isKO.`),
    at: 'isKO',
    clean: doc(`${tea}The KO symbol is on each cup, and the KO symbol is KO.`),
  },
  {
    code: 'print-blank-missing',
    files: doc(`${tea}The guest with 3or 4 cups pours.`),
    at: '3',
    clean: doc(`${tea}The guest with 3 or 4 cups pours 10ml at 3pm on the 2nd day.`),
  },
  {
    code: 'print-word-wrong',
    files: doc(`${tea}They keep 7 or less cups.`),
    at: 'less cups',
    clean: doc(`${tea}They keep 7 or fewer cups, or less tea.`),
  },
  {
    code: 'print-number-wrong',
    files: doc(`${tea}On their turn, they draw a cup and takes the tray.`),
    at: 'and takes',
    clean: doc(`${tea}On their turn, they draw a cup and take the tray, or they wait until it falls and takes the tray along.`),
  },
  {
    code: 'print-number-wrong',
    files: doc(`${tea}Milk and sugar has a tray each.`),
    at: 'sugar has',
    clean: doc(`${tea}Milk and sugar have a tray each.`),
  },
];
