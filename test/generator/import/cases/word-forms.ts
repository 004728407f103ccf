/** Documents with a verb, a noun or a small word in a form that its neighbours do not allow; `clean` has the right one. */
import type { Case } from '../invented.ts';

const doc = (text: string) => ({ 'core.json': { TEA: text } });

const pairs: readonly (readonly [text: string, at: string, clean: string])[] = [
  ['The host has never did it.', 'has never did', 'The host has never done it.'],
  ['The pot could have be full.', 'could have be', 'The pot could have been full.'],
  ['A guest who has been show two of the cups drinks.', 'been show', 'A guest who has been shown two of the cups drinks.'],
  ['One guest pours and the others washes up.', 'the others washes', 'One guest pours and the others always wash up.'],
  ['The cake is cut and everybody get a piece.', 'everybody get', 'The cake is cut. Does everybody get a piece? Let everybody get one.'],
  ['The more higher pot is filled.', 'more higher', 'The higher pot is filled, and two more larger pots.'],
  ['A meal consists five cups.', 'consists five', 'A meal consists of five cups and in that only.'],
  ['A party is made up guests.', 'is made up ', 'A party is made up of guests.'],
  ['The oldest guest goes fist.', 'goes fist', 'The oldest guest goes first with a fist.'],
  ['A thirsty guest rolls tow dice.', 'tow dice', 'A thirsty guest rolls two dice and may tow carts.'],
  ['The door leads form the kitchen.', 'leads form the', 'The door leads from the kitchen. The cups form a row.'],
  ['A guest who meets the host stops their.', 'stops their', 'A guest who meets the host stops there with their cup.'],
  ['The guest which most recently drank pours.', 'guest which', 'The guest who most recently drank pours.'],
  ['Give a cup that ready to drink.', 'a cup that ready to', 'Give a cup that is ready to drink.'],
  ['A party has seven, guests on the bench.', 'has seven, guests on', 'A party has seven, and guests on the bench.'],
  ['The higher roll is decides who pours.', 'is decides', 'The higher roll decides who pours.'],
  ['Choose select one of the cups.', 'Choose select', 'Choose one of the cups.'],
  ['Does the host counts as a guest?', 'Does the host counts', 'Does the host count as a guest?'],
  [
    'The pot stays full until the end of the. Then it is washed.',
    'of the',
    'The pot stays full until the end of the day. Then it is washed.',
  ],
  ['At the start of your tum you pour.', 'your tum', 'At the start of your turn you pour.'],
  [
    'The roll is higher or lower then than the score of the host.',
    'lower then than',
    'The roll is higher or lower than the score of the host.',
  ],
  [
    'A guest pours a number of cups equal its rank.',
    'a number of cups equal its',
    'A guest pours a number of cups equal to its rank. The numbers equal its rank.',
  ],
  ['The pot stays hot until the start your next turn.', 'the start your next turn', 'The pot stays hot until the start of your next turn.'],
  ['A guest may pour green or green tea.', 'green or green', 'A guest may pour green or black tea, or more or more again.'],
  ['The cups are in a strait line on the table.', 'strait line', 'The cups are in a straight line on the table of the strait.'],
  ['If both is full, the host waits.', 'both is', 'If both are full, the host waits. One of the two is full.'],
  ['When you have finish, the host pours.', 'you have finish', 'When you have finished, the host pours.'],
  [
    'Each player that act drinks from the cup.',
    'Each player that act',
    'Each player that acts drinks from the cup. All players that act drink.',
  ],
  [
    'The tea is hot as long as the player are at the table.',
    'the player are',
    'The tea is hot as long as the player is at the table. The cups of the player are hot.',
  ],
  ['The host compares the cup width the pot.', 'width the', 'The host compares the cup with the pot and its width with that.'],
  ["When the host has no guest's left, the tea is cold.", "no guest's left", 'When the host has no guests left, the tea is cold.'],
  ['The guest may drink write away.', 'write away', 'The guest may drink right away.'],
  ['The cake is always last thing that is cut.', 'is always last thing', 'The cake is always the last thing that is cut.'],
  ['If both of the side of the cup are hot, wait.', 'both of the side', 'If both of the sides of the cup are hot, wait.'],
  [
    'The guest leaves the players own cup on the table.',
    'the players own cup',
    'The guest leaves the player’s own cup on the table. All the players own three of them.',
  ],
  ['It is one players turn to pour the tea.', 'one players turn', 'It is one player’s turn to pour the tea.'],
  ['A pot of tea may coast less than the cake.', 'may coast less', 'A pot of tea may cost less than the cake.'],
  ['The pot should been full of tea.', 'should been', 'The pot should be full of tea.'],
  ['The guests are pared with a host of the house.', 'are pared with', 'The guests are paired with a host of the house.'],
  ['Read the card before you pours the tea.', 'before you pours', 'Read the card before you pour the tea.'],
  ['There is more than one kinds of tea in it.', 'one kinds of', 'There is more than one kind of tea in it.'],
];

export const WORD_FORMS: readonly Case[] = pairs.map(([text, at, clean]) => ({
  code: 'print-word-wrong',
  files: doc(text),
  at,
  clean: doc(clean),
}));
