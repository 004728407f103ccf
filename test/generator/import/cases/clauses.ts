/** Documents with wrong words or word order, missing commas between clauses, lost hyphens or apostrophes, and wrong stops at brackets. */
import { type Case, doc } from '../invented.ts';

export const CLAUSES: readonly Case[] = [
  {
    code: 'print-word-wrong',
    files: doc('If the cup is full, is it placed on the tray.'),
    at: 'is it',
    clean: doc('If the cup is full, it is placed on the tray. If the cup is full, is it hot?'),
  },
  {
    code: 'print-word-wrong',
    files: doc(
      'Every guest gets a silver teapot. The silver teapot, a silver teapot, one silver teapot, and that silver teapot shine. Hide the teapot silver.',
    ),
    at: 'teapot silver',
    clean: doc('Every guest gets a silver teapot. The silver teapot, a silver teapot, one silver teapot, and that silver teapot shine.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('The hosts rest if the enter the room.'),
    at: 'the enter',
    clean: doc('The hosts rest if they enter the room or the lower room.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('The turn ends when a player voluntary ends the round.'),
    at: 'voluntary',
    clean: doc('The turn ends when a player voluntarily ends the round, or when something nice happens.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('Sit down at the start if the game.'),
    at: 'start if',
    clean: doc('Sit down at the start of the game, or at the start, if the tea is hot.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('Take as many cups that you want.'),
    at: 'as many cups that',
    clean: doc('Take as many cups as you want, or use cups that you want.'),
  },
  {
    code: 'print-comma-for-stop',
    files: doc('Empty the cup with both hands. Take the pot, it is poured by the host.'),
    at: 'pot, it is',
    clean: doc(
      'If you take the pot, it is poured by the host. The bigger a pot is, the more it holds. Each time a cup is filled, the pot is lifted.',
    ),
  },
  {
    code: 'print-comma-missing',
    files: doc('The host pours the tea into a cup. However they may not sit. However, wait. However, sit.'),
    at: 'However',
    clean: doc('However, they may not sit. However many of the guests they are, they sit in the room.'),
  },
  {
    code: 'print-comma-missing',
    files: doc('On a result of 5-6 all guests drink. On a result of 5-6, wait. On a result of 5-6, sit.'),
    at: 'On a result of 5-6',
    clean: doc('On a result of 5-6, all guests drink. At the end of each of the rounds, all guests drink.'),
  },
  {
    code: 'print-comma-missing',
    files: doc('After filling the cups the player can sit. After filling the cups, wait. After filling the cups, sit.'),
    at: 'After filling the cups',
    clean: doc('After filling the cups, the player can sit. When choosing which cup the player can hold, wait.'),
  },
  {
    code: 'print-comma-missing',
    files: doc('To empty a cup must be lifted. To empty a cup, wait. To empty a cup, sit.'),
    at: 'To empty a cup',
    clean: doc('To empty a cup, lift it. To decide if a cup must be lifted, look at it.'),
  },
  {
    code: 'print-stop-missing',
    files: { 'book.md': '# TEA\n\nThe host pours the tea. Each guest lifts a cup\n\nThe tea is hot.\n' },
    at: 'p',
    clean: { 'book.md': '# TEA\n\nThe host pours the tea. Each guest lifts a cup\nand drinks it.\n\nThe tea is hot.\n' },
  },
  {
    code: 'print-stop-in-brackets',
    files: doc('Bring a drink (tea or milk.) Sit down.'),
    at: 'tea or',
    clean: doc('Bring a drink (tea, milk etc.) Sit down.'),
  },
  {
    code: 'print-stop-in-brackets',
    files: doc('The host pours. (The guests must not pour the tea).'),
    at: '(The guests',
    clean: doc('The host pours. (The guests must not pour the tea.) A guest drinks (if the tea is not hot).'),
  },
  {
    code: 'print-blank-missing',
    files: doc('A cup must be full.(The tray may be empty.)'),
    at: '.',
    clean: doc('A cup must be full. (The tray may be empty.)'),
  },
  {
    code: 'print-blank-before-mark',
    files: { 'book.md': '# TEA\n\nThe host pours (with both hands) . Then all drink.\n' },
    at: ' .',
    clean: { 'book.md': '# TEA\n\nThe host pours (with both hands). Then all drink.\n' },
  },
  {
    code: 'print-word-wrong',
    files: doc('It depends on the pot and weather they drink.'),
    at: 'weather they',
    clean: doc('It depends on the weather, and they drink.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('This is a turn based party.'),
    at: 'turn based',
    clean: doc('This is a turn-based party, and a turn based on luck.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('The attacks result is that of the dice.'),
    at: 'attacks',
    clean: doc("The attack's result is that of the dice. The attacks result in a loss."),
  },
  {
    code: 'print-word-wrong',
    files: doc('Then the all guests may drink the tea.'),
    at: 'the all',
    clean: doc('All the guests may drink the tea.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('Pour the tea into a cup. The roll is equal or higher than the value.'),
    at: 'equal or higher',
    clean: doc('The roll is equal to or higher than the value.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('The evening is divided in rounds of tea.'),
    at: 'divided in',
    clean: doc('The evening is divided into rounds of tea, and divided in half.'),
  },
  {
    code: 'print-word-wrong',
    files: doc("Once all of a guest's cups are empty, all of a players' cups are taken to the tray."),
    at: "a players'",
    clean: doc("Once all of a player's cups are empty, take the players' cups to the tray, after a two hours' rest."),
  },
  {
    code: 'print-word-wrong',
    files: doc('The end of you turn comes when the tea is gone.'),
    at: 'of you turn',
    clean: doc('The end of your turn comes when the tea is gone. All of you drink.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('The tea is hot. Who ever has a cup may drink.'),
    at: 'Who ever',
    clean: doc('The tea is hot. Whoever has a cup may drink.'),
  },
  {
    code: 'print-word-wrong',
    files: doc("Take the tea and fill all of your opponents cups. Your opponent's tray is full."),
    at: 'opponents',
    clean: doc("Take the tea and fill all of your opponent's cups. Your opponents drink."),
  },
  {
    code: 'print-verb-form',
    files: doc('The guests are at the table. Once satisfy, they may leave.'),
    at: 'Once satisfy',
    clean: doc('The guests are at the table. Once satisfied, they may leave. Once home, they rest.'),
  },
  {
    code: 'print-comma-missing',
    files: doc(
      'The host shows a picture. In the following picture the cups are full. In the following picture, wait. In the following picture, sit.',
    ),
    at: 'In the following picture',
    clean: doc('The host shows a picture. In the following picture, the cups are full. Once the host begins a round, the cups are full.'),
  },
  {
    code: 'print-sentence-lower-case',
    files: doc('The guests roll 2d6. on a result of 9, all drink.'),
    at: 'on a result',
    clean: doc('The guests roll 2d6; on a result of 9, all drink.'),
  },
  {
    code: 'print-word-doubled',
    files: doc('The guest whose turn is is last drinks the tea.'),
    at: 'is is',
    clean: doc('The guest whose turn it is is the first to drink the tea.'),
  },
];
