/** Invented documents with mistakes in noun phrases, in the order of words, and between clauses. */
import type { Case } from '../invented.ts';

const one = (text: string) => ({ 'core.json': { TEA: text } });
const tea = 'The host pours the tea into a cup. ';
const players = 'The player sits. A player drinks, each player pours, another player waits, and that player leaves. ';
const guests = 'The guest sits. A guest drinks, each guest pours, another guest waits, and that guest leaves. ';

export const CLAUSES: readonly Case[] = [
  {
    code: 'print-number-wrong',
    files: one('The tray has one marker. Put it next to each small round markers on the tray.'),
    at: 'round markers',
    clean: one('The tray has one marker. Put it next to each small round marker. Each turn ends when the tea is cold.'),
  },
  {
    code: 'print-number-wrong',
    files: one(`${guests}The guests may sit, and all guest may drink.`),
    at: 'all guest',
    clean: one(`${guests}The guests may sit, and all guests may drink.`),
  },
  {
    code: 'print-number-wrong',
    files: one('Shuffle a 52-cards deck.'),
    at: '52-cards',
    clean: one('Shuffle a 52-card deck, or use 52 cards.'),
  },
  {
    code: 'print-hyphen-lost',
    files: one('Each host rolls an 8 sided die.'),
    at: '8 sided',
    clean: one('Each host rolls an 8-sided die; 8 sided with him.'),
  },
  {
    code: 'print-number-wrong',
    files: one('There are different teapots lids.'),
    at: 'teapots lids',
    clean: one('There are different teapot lids, and other hosts pour.'),
  },
  {
    code: 'print-number-wrong',
    files: one(`${tea}Roll two dices at once.`),
    at: 'dices',
    clean: one('Roll two dice at once. She slices bread.'),
  },
  {
    code: 'print-number-wrong',
    files: one('If a dice shows six, sip.'),
    at: 'a dice',
    clean: one('If a die shows six, play a dice game.'),
  },
  {
    code: 'print-word-wrong',
    files: one('Pour the same amount of cups.'),
    at: 'amount of cups',
    clean: one('Pour the same number of cups and the same amount of tea.'),
  },
  {
    code: 'print-word-wrong',
    files: one('Use less cups than the host.'),
    at: 'less cups',
    clean: one('Use fewer cups than the host and less tea.'),
  },
  {
    code: 'print-number-wrong',
    files: one('Play until one of the hosts run out of tea.'),
    at: 'hosts run',
    clean: one('Play until one of the hosts runs out of tea, or choose one of the hosts.'),
  },
  {
    code: 'print-number-wrong',
    files: one('When one or more cups holding hot tea is empty, wash them.'),
    at: 'cups holding hot tea is',
    clean: one('When one or more cups holding hot tea are empty, wash them.'),
  },
  {
    code: 'print-number-wrong',
    files: one(`${tea}Here's the most important rules.`),
    at: "Here's the most important rules",
    clean: one("Here are the most important rules. Here's a list of the rules."),
  },
  {
    code: 'print-number-wrong',
    files: one(`${tea}From the tray each host receives three cups has his first drink.`),
    at: 'cups has',
    clean: one('From the tray each host receives three cups as his first drink. The host who receives cups has luck.'),
  },
  {
    code: 'print-word-missing',
    files: one(`${tea}Each host given two cups.`),
    at: 'host given',
    clean: one('Each host is given two cups. Each cup given away is lost.'),
  },
  {
    code: 'print-word-missing',
    files: one(`${players}Player with a cup may drink.`),
    at: 'Player with',
    clean: one(`${players}Player with a cup may drink. Player with tea may sip. Player with milk may stir.`),
  },
  {
    code: 'print-word-missing',
    files: one(`${guests}Now reduce opponent's tea. The opponent's tray, an opponent's pot, and each opponent's spoon are left.`),
    at: "reduce opponent's",
    clean: one(`${guests}Now reduce the opponent's tea. An opponent's pot and each opponent's spoon are left.`),
  },
  {
    code: 'print-word-missing',
    files: one(`${guests}Give the pot to next guest.`),
    at: 'to next guest',
    clean: one(`${guests}Give the pot to the next guest.`),
  },
  {
    code: 'print-word-missing',
    files: one('The roll decides. It is determined together with roll of the dice.'),
    at: 'with roll',
    clean: one('The roll decides. It is determined with the roll of the dice, in front of the host.'),
  },
  {
    code: 'print-word-missing',
    files: one(`${tea}Hosts take turn pouring.`),
    at: 'take turn',
    clean: one('Hosts take turns pouring, and take turn order from the dial.'),
  },
  {
    code: 'print-word-wrong',
    files: one('If the cup is full, is it placed on the tray.'),
    at: 'is it',
    clean: one('If the cup is full, it is placed on the tray. If the cup is full, is it hot?'),
  },
  {
    code: 'print-word-wrong',
    files: one(
      'Every guest gets a silver teapot. The silver teapot, a silver teapot, one silver teapot, and that silver teapot shine. Hide the teapot silver.',
    ),
    at: 'teapot silver',
    clean: one('Every guest gets a silver teapot. The silver teapot, a silver teapot, one silver teapot, and that silver teapot shine.'),
  },
  {
    code: 'print-word-wrong',
    files: one('The hosts rest if the enter the room.'),
    at: 'the enter',
    clean: one('The hosts rest if they enter the room or the lower room.'),
  },
  {
    code: 'print-word-wrong',
    files: one('The turn ends when a player voluntary ends the round.'),
    at: 'voluntary',
    clean: one('The turn ends when a player voluntarily ends the round, or when something nice happens.'),
  },
  {
    code: 'print-word-wrong',
    files: one('Sit down at the start if the game.'),
    at: 'start if',
    clean: one('Sit down at the start of the game, or at the start, if the tea is hot.'),
  },
  {
    code: 'print-word-wrong',
    files: one('Take as many cups that you want.'),
    at: 'as many cups that',
    clean: one('Take as many cups as you want, or use cups that you want.'),
  },
  {
    code: 'print-comma-for-stop',
    files: one('Empty the cup with both hands. Take the pot, it is poured by the host.'),
    at: 'pot, it is',
    clean: one(
      'If you take the pot, it is poured by the host. The bigger a pot is, the more it holds. Each time a cup is filled, the pot is lifted.',
    ),
  },
  {
    code: 'print-comma-missing',
    files: one(`${tea}However they may not sit.`),
    at: 'However',
    clean: one('However, they may not sit. However many they are, they sit.'),
  },
  {
    code: 'print-comma-missing',
    files: one('On a result of 5-6 all guests drink.'),
    at: 'On a result of 5-6',
    clean: one('On a result of 5-6, all guests drink.'),
  },
  {
    code: 'print-comma-missing',
    files: one('After filling the cups the player can sit.'),
    at: 'After filling the cups',
    clean: one('After filling the cups, the player can sit. When choosing which cup the player can hold, wait.'),
  },
  {
    code: 'print-comma-missing',
    files: one('To empty a cup must be lifted.'),
    at: 'To empty a cup',
    clean: one('To empty a cup, lift it. To decide if a cup must be lifted, look at it.'),
  },
  {
    code: 'print-stop-missing',
    files: { 'book.md': '# TEA\n\nThe host pours the tea. Each guest lifts a cup\n\nThe tea is hot.\n' },
    at: 'p',
    clean: { 'book.md': '# TEA\n\nThe host pours the tea. Each guest lifts a cup\nand drinks it.\n\nThe tea is hot.\n' },
  },
  {
    code: 'print-stop-in-brackets',
    files: one('The host pours. (The guests must not pour the tea).'),
    at: '(The guests',
    clean: one('The host pours. (The guests must not pour the tea.) A guest drinks (if the tea is not hot).'),
  },
  {
    code: 'print-blank-missing',
    files: one('A cup must be full.(The tray may be empty.)'),
    at: '.',
    clean: one('A cup must be full. (The tray may be empty.)'),
  },
  {
    code: 'print-blank-before-mark',
    files: { 'book.md': '# TEA\n\nThe host pours (with both hands) . Then all drink.\n' },
    at: ' .',
    clean: { 'book.md': '# TEA\n\nThe host pours (with both hands). Then all drink.\n' },
  },
  {
    code: 'print-word-wrong',
    files: one('It depends on the pot and weather they drink.'),
    at: 'weather they',
    clean: one('It depends on the weather, and they drink.'),
  },
  {
    code: 'print-word-wrong',
    files: one('This is a turn based party.'),
    at: 'turn based',
    clean: one('This is a turn-based party, and a turn based on luck.'),
  },
  {
    code: 'print-word-wrong',
    files: one('The attacks result is that of the dice.'),
    at: 'attacks',
    clean: one("The attack's result is that of the dice. The attacks result in a loss."),
  },
];
