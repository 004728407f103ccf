/** Correct sentences that resemble mistakes which patterns find. */
import { expect, test } from 'vitest';
import { ENDING_LOOK_ALIKES } from './ending-look-alikes.ts';
import { doc, ENGLISH, findingsIn } from './invented.ts';
import { SOUND_LOOK_ALIKES } from './look-alikes.ts';

const SENTENCES = [
  'This means that the figure stops.',
  'This means you may draw.',
  'No tokens means that you lose.',
  'Each may take one card, and each must have a token.',
  'Each morning take a card.',
  'They are adjacent to one another.',
  'If there is no such card, skip this step.',
  'Each such card may be played once.',
  'A player who does this loses a turn.',
  'If all but one of the players are out, the game ends.',
  'Cards in one of the piles are discarded.',
  'If the attack die shows a 6, the target stops.',
  'Once the data have been read, go on.',
  'When you’re rolling the dice, the others wait.',
  'If you’re used to the old rules, read this.',
  'In this case neither player wins or loses points.',
  'Players at the table who have no cards are out.',
  'If only one attacks, the other waits.',
  'The dragon has 4 attack and 3 health.',
  'If two or more attack at once, the oldest goes first.',
  'The actions are build, move and attack.',
  'The four phases are Build, Buy and Sell.',
  'All the units you have gain an attack.',
  'All tokens they have leave the board.',
  'Move the group that it is a part of. Then stop.',
  'The worker you place there earns 2 coins.',
  'You may move there afterwards.',
  'This is a good way to easily track damage.',
  'The quickest way to high ground is the bridge.',
  'Each enemy corps may move once.',
  'The units of this corps have moved.',
  'The players decide who play the traitors.',
  'If some unit’s attack fails, the turn ends.',
  'All models within 2 inches form a unit.',
  'The shapeshifter takes a new form each turn.',
  'Mark the square it moved to from a hill.',
  'A hero who’s level 3 may climb.',
  'At the top each card shows its cost.',
  'You may draw a card instead once per turn.',
  'It is removed as well regardless of its owner.',
  'Lay no track off the board.',
  'Start by playing by the basic rules.',
  'Those who take turns draw fewer cards.',
  'On each try draw a card.',
  'When you return it your turn ends.',
  'For each trough the owner scores 1 point.',
  'Check the lose conditions.',
  'Build as long a road as you can.',
  'If able attack the nearest figure.',
  'If there no longer are any cards, the game ends.',
  'The bonus that he has to ranged attacks is lost.',
  'Move the closet to the wall.',
  'There normally is no limit.',
  'Roll for first player.',
  'If the guards see Robin, they attack.',
  'When the event card 5 is drawn, the game ends.',
  'Each enemy attacks the nearest hero.',
  'Each enemy rolls two dice.',
  'Every second matters.',
  'Each oasis has two water tokens.',
  'Players who do this sometimes have to wait a turn.',
  'After this players have three cards.',
  'Guards inside the castle who have bows may shoot.',
  'The players reveal who are the spies.',
  'If the criteria have been met, go on.',
  'What follows means that the turn is over.',
  'Whatever units they have leave the board.',
  'All you can do here is choose.',
  'If two or more hit, the wall falls.',
  'A second such card is discarded.',
  'If only one objects, the plan goes on.',
  'The first player who successfully does this wins the game.',
  'All children’s start squares are marked.',
  'Is this always printed on the card?',
  'In the end the battle is lost.',
  'You may draw a card instead once your hand is empty.',
  'One way to easily track damage is to use a die.',
  'The pawn you place there blocks the road.',
  'Name the colour you have the most of. Then draw a card.',
  'There simply is no limit.',
  'If the total is no longer more than 10, stop.',
  'The outer six inches form the deployment zone.',
  'If neither attacks or moves, the round ends.',
  'Players who do not take turns draw a card.',
  'On your third try draw a card.',
  'All who are able move one step.',
  'The penalty is to unarmed attacks only.',
  'Roll a die for first turn.',
  'In this mode as well each player draws a card.',
  'A player who’s team captain goes first.',
  'On a dry road the car brakes easily.',
  'You could of course pass.',
  "Compare your and your opponent's rolls.",
  'Count all cards in your in-play area.',
  'The other four each draw a card.',
  'Choose the type of site.',
  'Name the former or latter card.',
  'If you see “Game Over” on the screen, stop.',
  'A people card shows the tribe of its owner.',
  'Each attack on the profile MUST include the cost.',
  'Grenades may be Frag, Smoke, Thermite, or Plasma.',
  "Count the cup (even if it's tea). The tea is in its tea, and its tea is hot.",
  'The grid lines are thick. The missing gridlines are printed on the map.',
] as const;

test.each([...SENTENCES, ...SOUND_LOOK_ALIKES, ...ENDING_LOOK_ALIKES])('no mistake of wording is found in: %s', (sentence) => {
  const text = `The tea is in the pot, and the pot is on the stove. ${sentence}`;
  const found = findingsIn({ 'core.json': { TEA: text } }).filter(({ code }) =>
    /^print-(?:word|number|article|reference|comma-wrong)/.test(code),
  );
  expect(found).toEqual([]);
});

test.each(['title,text\nPouring,Deal one more cup to the guest.\n', 'pouring:\n  english: Deal one more cup to the guest.\n'])(
  'the keys of data that is read as text have lost no letter: %j',
  (text) => {
    expect(findingsIn({ 'book.md': text }).filter(({ code }) => code === 'print-letter-first-lost')).toEqual([]);
  },
);

test('a clause that belongs to the last noun is not the main clause', () => {
  const text = `${ENGLISH} Since most tapes have no marks as a scale we recommend a saucer of every size your house uses.`;
  expect(findingsIn(doc(text)).flatMap(({ code, marked }) => (code === 'print-comma-missing' ? [marked] : []))).toEqual(['scale we']);
});

test('a missing comma is reported before the main clause, and none beside an "it\'s" that should be "its"', () => {
  const text = `${ENGLISH} If a guest has no cups it may pour again this turn and it's damage value is doubled until the next turn.`;
  expect(findingsIn(doc(text)).flatMap(({ code, marked }) => (code === 'print-comma-missing' ? [marked] : []))).toEqual(['cups it']);
});
