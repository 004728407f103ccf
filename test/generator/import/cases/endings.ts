/** Documents for ending-patterns.ts, divided-word-patterns.ts and detectors of similar mistakes by parts of speech. */
import type { Case } from '../invented.ts';

const doc = (text: string) => ({ 'core.json': { TEA: `The tea is in the pot, and the pot is on the stove of the house. ${text}` } });

const MISTAKES: readonly (readonly [text: string, at: string, clean: string, code?: string])[] = [
  ['Each day is divide into three cups.', 'is divide', 'Each day is divided into three cups. All you do is divide it.'],
  ['The lids are show as dark lines of it.', 'are show as', 'The lids are shown as dark lines of it. They are show cups.'],
  ['A cup that has be there for a day is cold.', 'has be', 'A cup that has been there for a day is cold. Let what he has be yours.'],
  ['A cup that has being given to all is gone.', 'has being given', 'A cup that has been given to all is gone. It is being given.'],
  ['The guest waits until it has surface again.', 'has surface', 'The guest waits until it has surfaced again. It has surface water.'],
  ['The cups are not meant to limited by it.', 'not meant to limited', 'The cups are not meant to be limited by it.', 'print-word-missing'],
  ['The cup itself does not matters to it.', 'does not matters', 'The cup itself does not matter to it. What he does not matters.'],
  [
    'The host waits, but it always earn eight cups.',
    'it always earn eight',
    'The host waits, but it always earns eight cups.',
    'print-number-wrong',
  ],
  ['The tea is lost if it cross the edge of it.', 'if it cross the', 'The tea is lost if it crosses the edge of it.', 'print-number-wrong'],
  [
    'If both are empty, the game end at once.',
    'the game end',
    'If both are empty, the game ends at once. At the game end, stop.',
    'print-number-wrong',
  ],
  [
    'You have the hot lid, which let you pour it.',
    'the hot lid, which let',
    'You have the hot lid, which lets you pour it.',
    'print-number-wrong',
  ],
  ['Pay for each door that enter the house.', 'for each door that enter', 'Pay for each door that enters the house.', 'print-number-wrong'],
  [
    'Nobody who serve as host may drink it.',
    'Nobody who serve',
    'Nobody who serves as host may drink it. Guests who serve drink it.',
    'print-number-wrong',
  ],
  [
    'He is a grumpy host who never pay for the tea.',
    'a grumpy host who never pay',
    'He is a grumpy host who never pays for the tea.',
    'print-number-wrong',
  ],
  [
    'Each remaining cups earns the host two coins.',
    'Each remaining cups',
    'Each remaining cup earns the host two coins.',
    'print-number-wrong',
  ],
  ['It is full. Unused goods goes back in it.', 'Unused goods goes', 'It is full. Unused goods go back in it.', 'print-number-wrong'],
  [
    'It lets the host to reroll one die of it.',
    'lets the host to reroll',
    'It lets the host reroll one die of it. Let the host to your left pour.',
  ],
  ['The host may not lose it when it get’s a cup.', 'get’s ', 'The host may not lose it when it gets a cup.'],
  ["It is on the tray, and it stay's on the tray.", "it stay's", "It is on the tray, and it stays on the tray. It's here to stay."],
  ["The cup is moved before your's is full.", "your's", 'The cup is moved before yours is full.'],
  [
    'It is on the models profile card of the host.',
    'the models profile',
    "It is on the model's profile card of the host.",
    'print-word-misprinted',
  ],
  [
    'The tea is all you need to play you first game.',
    'play you first game',
    'The tea is all you need to play your first game. It is for you first.',
  ],
  ['You can put up the lid up at once with it.', 'put up the lid up', 'You can put up the lid at once with it. Turn it up and up.'],
  ['They have the had same number of cups.', 'the had same', 'They have had the same number of cups.'],
  [
    'Place the rest of tea deck face down on it.',
    'Place the rest of tea deck',
    'Place the rest of the tea deck face down on it.',
    'print-word-missing',
  ],
  ['Pour as many dice the host has of them.', 'as many dice the', 'Pour as many dice as the host has of them.', 'print-word-missing'],
  ['It is hot. What happen if the cup is full?', 'What happen if', 'It is hot. What happens if the cup is full?', 'print-number-wrong'],
  ['The tea is hot. This cups may be put on it.', 'This cups may', 'The tea is hot. These cups may be put on it.', 'print-number-wrong'],
  [
    'The tea is hot. There is no cups in the room.',
    'There is no cups',
    'The tea is hot. There are no cups in the room.',
    'print-number-wrong',
  ],
  [
    'You can do two the following things with it.',
    'two the following',
    'You can do two of the following things with it.',
    'print-word-missing',
  ],
  ['Fill it up to a maximum six cups of tea.', 'to a maximum six', 'Fill it up to a maximum of six cups of tea.', 'print-word-missing'],
  [
    'It is full. The players with the most cups wins the game.',
    'The players with the most cups wins',
    'It is full. The player with the most cups wins the game. The players with the most cups win.',
    'print-number-wrong',
  ],
  ['It is the rule that is often over looked.', 'often over looked', 'It is the rule that is often overlooked. He looked over.'],
  ['They have all ready been made by the host.', 'have all ready', 'They have already been made by the host. They are all ready.'],
  [
    'Shuffle the cards back in to the deck of it.',
    'back in to the',
    'Shuffle the cards back into the deck of it. Hand it back in to the host.',
  ],
  ['The host places them on to the table of it.', 'places them on to the', 'The host places them onto the table of it. Go on to the next.'],
  ['The guests may standup at noon in the room.', 'may standup', 'The guests may stand up at noon in the room. It is a standup meal.'],
  ['The host needs it to layout the cups of tea.', 'to layout the', 'The host needs it to lay out the cups of tea. Turn to layout two.'],
  ['The cup is some where in the house of it.', 'some where', 'The cup is somewhere in the house of it. Some, where able, wait.'],
  ['Put it along side the pot on the stove.', 'along side', 'Put it alongside the pot on the stove. Go along the side.'],
  ['It is on the out side of the pot of tea.', 'the out side of', 'It is on the outside of the pot of tea. Find out side effects.'],
  [
    'It is a game in which old guests decides about the tea.',
    'guests decides',
    'It is a game in which old guests decide about the tea.',
    'print-number-wrong',
  ],
  [
    'It has one of the four parts: Pour, Fill or Lift.',
    'four',
    'It has one of the three parts: Pour, Fill or Lift.',
    'print-amounts-differ',
  ],
  ['The cup stays within2 inches of the pot of it.', '2', 'The cup stays within 2 inches of the pot of it.', 'print-blank-missing'],
  ['The host trys to lift the lid of the pot.', 'trys', 'The host tries to lift the lid of the pot.', 'print-word-misprinted'],
];

export const ENDINGS: readonly Case[] = [
  ...MISTAKES.map(([text, at, clean, code = 'print-word-wrong']) => ({ code, files: doc(text), at, clean: doc(clean) })),
  {
    code: 'print-emphasis-unbalanced',
    files: { 'book.md': '# Tea\n\n- **Cup:** It is for tea.\n- **Pot* is for the tea.\n- **Lid:** It is on the pot.\n' },
    at: '**Pot*',
    clean: { 'book.md': '# Tea\n\n- **Cup:** It is for tea.\n- **Pot** is for the *tea*.\n- **Lid:** It is on the pot.\n' },
  },
  {
    code: 'print-emphasis-unbalanced',
    files: { 'book.md': '# Tea\n\n- 20 **cups\n- 12 pots\n- 3 **lids**\n' },
    at: '**cups',
    clean: { 'book.md': '# Tea\n\n- 20 **cups**\n- 12 pots\n- 3 **lids**\n' },
  },
  {
    code: 'print-question-stop',
    files: { 'core.json': faq('What happens if the pot is empty.') },
    at: '."',
    clean: { 'core.json': faq('What happens if the pot is empty?') },
  },
  {
    code: 'print-term-mixed-case',
    files: { 'book.md': names('Lift one Copper kettle of the host.') },
    at: 'Copper kettle',
    clean: { 'book.md': names('Lift one Copper Kettle of the host. It is in the Tea phase.') },
  },
];

function faq(question: string) {
  const asked = ['Is the tea of the house hot?', 'May the guests drink it in the room?', question];
  return {
    TEA: {
      text: 'The tea is in the pot, and the pot is on the stove.',
      faq: asked.map((q) => ({ q, a: 'The host of the house decides.' })),
    },
  };
}

function names(sentence: string): string {
  return `# Tea\n\n## Tea Phase\n\n| Pot | Cups |\n| --- | --- |\n| Copper Kettle | 3 |\n| Iron Pot | 4 |\n\nThe tea is in the pot of the house. ${sentence}\n`;
}
