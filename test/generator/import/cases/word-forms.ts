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
];

export const WORD_FORMS: readonly Case[] = pairs.map(([text, at, clean]) => ({
  code: 'print-word-wrong',
  files: doc(text),
  at,
  clean: doc(clean),
}));
