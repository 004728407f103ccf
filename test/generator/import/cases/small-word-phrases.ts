/** Documents for small-word-patterns.ts: a small word that is missing, doubled or taken for another; `clean` has the right one. */
import type { Case } from '../invented.ts';

const doc = (text: string) => ({ 'core.json': { TEA: text } });

const MISTAKES: readonly (readonly [text: string, at: string, clean: string, code?: string])[] = [
  ['Take the pot that is higher then the cup.', 'that is higher then', 'Take the pot that is higher than the cup, then the cup.'],
  [
    'Keep the tea even if it is worse then the first.',
    'worse then the first',
    'Keep the tea even if it is worse than the first, and then the first cup.',
  ],
  [
    'The host wins with more cups then Alois.',
    'more cups then Alois',
    'The host wins with more cups than Alois. Fill more cups, then Alois may pour.',
  ],
  ['It is two inches form the edge of the table.', 'inches form the', 'It is two inches from the edge of the table. Cups form the tower.'],
  [
    'The host takes two cups form the shelf.',
    'takes two cups form the',
    'The host takes two cups from the shelf. Take the two that form the tower.',
  ],
  ['Use the last cups to from a tower.', 'to from a', 'Use the last cups to form a tower. Carry it to and from a table.'],
  ['The host carries up to too cups.', 'up to too', 'The host carries up to two cups at the most.'],
  ['The tea is far to strong for the guests.', 'far to strong', 'The tea is far too strong for the guests. It is far to the door.'],
  ['It is empty. Their is no more tea.', 'Their is', 'It is empty. There is no more tea. Their host waits.'],
  ['Put there cups on the table.', 'Put there cups', 'Put their cups on the table. Put there all the cups.'],
  ["The one who's cards are red is the host.", "who's cards", "The one whose cards are red is the host. The one who's red waits."],
  ["The guest misses it's next cup.", "misses it's next", "The guest misses its next cup. It's next to the pot."],
  ["It is less than it's Rank at the table.", "it's ", "It is less than its Rank at the table. It's Rank that is less."],
  ['Put them in to the pot of the host.', 'them in to the', 'Put them into the pot of the host. Hand it in to the host.'],
  ['Put it at the top the deck of the host.', 'the top the deck', 'Put it at the top of the deck of the host.', 'print-word-missing'],
  [
    'Pour one these cups for the host.',
    'one these ',
    'Pour one of these cups for the host. If there is one, these cups are full.',
    'print-word-missing',
  ],
  [
    'It is used twice a day instead once.',
    'instead once',
    'It is used twice a day instead of once. Instead once is enough.',
    'print-word-missing',
  ],
  [
    'The total is equal to or greater the rank.',
    'equal to or greater the',
    'The total is equal to or greater than the rank.',
    'print-word-missing',
  ],
  [
    'The pot blocks light as well line of sight.',
    'as well line of',
    'The pot blocks light as well as line of sight, and steam as well.',
    'print-word-missing',
  ],
  [
    'Fill as many cups the guests like.',
    'as many cups the ',
    'Fill as many cups as the guests like. Fill as many cups.',
    'print-word-missing',
  ],
  [
    'A guest with four or cups may leave.',
    'with four or cups',
    'A guest with four or more cups may leave. A guest with two or three may stay.',
    'print-word-missing',
  ],
  ['Move the cup one space to left.', 'space to left', 'Move the cup one space to the left, from right to left.', 'print-word-missing'],
  ['The host keeps track off the cups.', 'track off the', 'The host keeps track of the cups. The train leaves the track off the map.'],
  ['It takes half the of time.', 'the of', 'It takes half of the time.'],
  ['The cup does no more longer count.', 'no more longer', 'The cup does no longer count. There is no more.'],
  ['The cup cannot not be broken.', 'cannot not', 'The cup cannot be broken. It can, or it can not, be broken.'],
  ['The host buys it by paying by two cups.', 'by paying by ', 'The host buys it by paying two cups, or by moving by two spaces.'],
  ['All guests take turns pour the tea and take turns draw cups.', 'take turns draw', 'All guests take turns drawing cups.'],
  [
    'Each guest may try repair one pot of the host.',
    'try repair one',
    'Each guest may try to repair one pot of the host.',
    'print-word-missing',
  ],
  ['Take a cup and add it your row.', 'add it your ', 'Take a cup and add it to your row. Give it your name.', 'print-word-missing'],
];

export const SMALL_WORD_PHRASES: readonly Case[] = MISTAKES.map(([text, at, clean, code = 'print-word-wrong']) => ({
  code,
  files: doc(text),
  at,
  clean: doc(clean),
}));
