/** Documents for agreement-patterns.ts (a form that does not agree), and for some other detectors. */
import type { Case } from '../invented.ts';

const doc = (text: string) => ({ 'core.json': { TEA: text } });

const MISTAKES: readonly (readonly [text: string, at: string, clean: string, code?: string])[] = [
  ["The pot doesn't needs a lid.", "doesn't needs", "The pot doesn't need a lid. It needs none."],
  [
    'It is an old host who never pay for tea.',
    'an old host who never pay',
    'It is an old host who never pays for tea. It is one of the hosts who never pay.',
    'print-number-wrong',
  ],
  [
    'A bird that land on the table is fed.',
    'A bird that land',
    'A bird that lands on the table is fed. It is such a noise that birds land on it.',
    'print-number-wrong',
  ],
  [
    'The oldest guest decides who go first.',
    'decides who go',
    'The oldest guest decides who goes first. Those who go first wait.',
    'print-number-wrong',
  ],
  [
    'If the kettle become hot, pour the tea.',
    'If the kettle become',
    'If the kettle becomes hot, pour the tea. If the kettles become hot, wait.',
    'print-number-wrong',
  ],
  [
    'If a rule call for a cup, take it.',
    'a rule call',
    'If a rule calls for a cup, take it. If the rules call for two, take two.',
    'print-number-wrong',
  ],
  [
    'Every remaining guests is served by the host in the end.',
    'Every remaining guests',
    'Every remaining guest is served. Every second bus stops.',
    'print-number-wrong',
  ],
  ['Each guests gets a cup of tea.', 'Each guests gets', 'Each guest gets a cup of tea. Each of the guests gets it.', 'print-number-wrong'],
  ['This cups are full of the tea.', 'This cups are', 'These cups are full of the tea. This focus is it.', 'print-number-wrong'],
  [
    'Wait. Red cups means that the tea is hot and it is in the pot.',
    'Red cups means that',
    'Wait. Red cups mean that the tea is hot. Breaking cups means that it is over.',
    'print-number-wrong',
  ],
  ['The host has give the cup to a guest.', 'has give the', 'The host has given the cup to a guest. The host has to give the cup.'],
  ['The pots are build by the host.', 'are build', 'The pots are built by the host. Hosts build by night.'],
  [
    'The host let the guests ignored the rule.',
    'let the guests ignored the',
    'The host let the guests ignore the rule. Let the used cups be.',
  ],
  ['Stay within two inch of the pot.', 'two inch', 'Stay within two inches of the pot. Take a two inch ruler.', 'print-number-wrong'],
  [
    'Pour it for two different player, in any order.',
    'two different player',
    'Pour it for two different players, in any order.',
    'print-number-wrong',
  ],
  ['The host draws fewer card.', 'fewer card', 'The host draws fewer cards. There are many card games.', 'print-number-wrong'],
  [
    'Each guest takes a cup and choose a pot.',
    'choose',
    'Each guest takes a cup and chooses a pot. Each guest may take a cup and choose a pot.',
    'print-number-wrong',
  ],
  ['Can a guest take two cups at once.', '.', 'Can a guest take two cups at once?', 'print-question-stop'],
  [
    'It is a game for two or more player. The host pours.',
    'two or more player',
    'It is a game for two or more players. The host pours.',
    'print-number-wrong',
  ],
  [
    'It stops as soon as it is in such square of it.',
    'such square',
    'It stops as soon as it is in such a square of it.',
    'print-number-wrong',
  ],
  [
    'A draw is worth 1 match points for the host.',
    '1 match points',
    'A draw is worth 1 match point for the host, or 1 points table.',
    'print-number-wrong',
  ],
  [
    'Take six cups, and one of them are always full of it.',
    'one of them are',
    'Take six cups, and one of them is always full of it. More than one of them are hot.',
    'print-number-wrong',
  ],
  [
    'Which cup does it occupies on the table of the host?',
    'does it occupies',
    'Which cup does it occupy on the table of the host? What does this always do?',
    'print-number-wrong',
  ],
  [
    'It is the cup that an attackers total is written on.',
    'an attackers ',
    "It is the cup that an attacker's total is written on. The attackers wait.",
    'print-number-wrong',
  ],
  [
    'It is the rank of the guests that they have defeat.',
    'they have defeat',
    'It is the rank of the guests that they have defeated. They have defeat in mind.',
  ],
  ['Cups from every set can be use together by the host.', 'can be use', 'Cups from every set can be used together by the host.'],
  [
    'One cup is left, and a new round begin.',
    'and a new round begin',
    'One cup is left, and a new round begins. All rounds begin in the kitchen.',
    'print-number-wrong',
  ],
  [
    "May two hero's end their tea in the kitchen of it?",
    "two hero's ",
    "May two heroes end their tea in the kitchen of it? It is the hero's end.",
    'print-number-wrong',
  ],
  [
    'It has five rounds, and each round take about an hour. And each guest take about two cups of it.',
    'each guest take',
    'It has five rounds, and each guest takes about two cups of it.',
    'print-number-wrong',
  ],
];

export const AGREEMENT: readonly Case[] = [
  ...MISTAKES.map(([text, at, clean, code = 'print-word-wrong']) => ({ code, files: doc(text), at, clean: doc(clean) })),
  {
    code: 'print-question-stop',
    files: { 'web.txt': 'Q: If two pots boil at once, which one is poured first.\nA: The hotter one.\n' },
    at: '.',
    clean: { 'web.txt': 'Q: If two pots boil at once, which one is poured first?\nA: The hotter one.\n' },
  },
  {
    code: 'print-stop-missing',
    files: { 'book.md': '# Tea\n\n**Does a hot pot in the next room warm my cup**\n\nNo, it does not.\n' },
    at: 'p**',
    clean: { 'book.md': '# Tea\n\n**Does a hot pot in the next room warm my cup?**\n\nNo. **Is it hot** to the touch?\n' },
  },
  {
    code: 'print-item-misnumbered',
    files: { 'web.txt': '1.1 Fill the pot.\n1.2 Boil the water.\n1.4 Pour the tea.\n' },
    at: '1.4',
    clean: { 'web.txt': '1.1 Fill the pot.\n1.2 Boil the water.\n1.3 Pour the tea.\n2.1 Drink it.\n' },
  },
  {
    code: 'print-item-misnumbered',
    files: doc('A day has three parts: 1. Fill, 2. Boil, 4. Pour.'),
    at: '4. Pour',
    clean: doc('A day has three parts: 1. Fill, 2. Boil, 3. Pour. See Vol. 1. Then 3. Pots are hot.'),
  },
  {
    code: 'print-part-dangling',
    files: { 'web.txt': '1.1 Fill the pot (see 1.5).\n1.2 Boil the water.\n1.3 Pour the tea.\n' },
    at: '(see 1.5',
    clean: { 'web.txt': '1.1 Fill the pot (see 1.3).\n1.2 Boil the water.\n1.3 Pour the tea.\n' },
  },
  {
    code: 'print-reference-external',
    files: { 'book.md': '# Tea\n\nHow to pour is in the section "Kettles".\n\n# Cups\n\nWarm them.\n' },
    at: 'Kettles',
    clean: { 'book.md': '# Tea\n\nHow to pour is in the section "Cups".\n\n# Cups\n\nWarm them.\n' },
  },
  {
    code: 'print-word-misprinted',
    files: doc('The guests are here. Kettels are on the table, with a pot for each guest of the host.'),
    at: 'Kettels',
    clean: doc('The guests are here. Kettles are on the table, with a pot for each guest of the host.'),
  },
  {
    code: 'print-word-misprinted',
    files: doc('No. Abilitys are never used by the guests of the host.'),
    at: 'Abilitys',
    clean: doc('No. Abilities are never used by the guests of the Bagleys.'),
  },
  {
    code: 'print-word-misprinted',
    files: doc('Alois pours. Alois drinks. Then Alois waits for Alois. It is Alois. With Alois it is fun. Is Aloys too slow?'),
    at: 'Aloys',
    clean: doc(
      'Alois pours. Alois drinks. Then Alois waits for Alois. It is Alois. With Alois it is fun. Is Marta too slow? We fulfil it.',
    ),
  },
  {
    code: 'print-heading-in-text',
    files: { 'web.txt': '# POURING\n\nTHE FIRST CUP\nIt is poured by the host of the table.\n' },
    at: 'THE FIRST CUP',
    clean: { 'web.txt': 'THE FIRST CUP\nIt is poured by the host of the table.\n' },
  },
  {
    code: 'print-page-reference',
    files: doc('The drawing on page 22 shows the pot.'),
    at: 'page 22',
    clean: doc('Page 14, second paragraph: Replace the pot by a cup.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('The host buys a 4 player board for the tea.'),
    at: '4 player board',
    clean: doc('The box has 4 player boards and 2 player maps for the tea.'),
  },
  {
    code: 'print-article-wrong',
    files: doc('The host makes a Agility test for the guests, and then they drink it.'),
    at: 'a Agility',
    clean: doc('The host makes an Agility test for the guests, a Kettle test, a One test and an Honest test.'),
  },
  {
    code: 'print-sentence-repeated',
    files: doc('The richest guest wins. The richest guest wins. If the pot is empty, it is over.'),
    at: 'The richest guest wins. If',
    clean: doc('The richest guest wins. If the pot is empty, it is over. The richest guest wins. Roll again. Roll again.'),
  },
  {
    code: 'print-words-joined',
    files: doc('The guests take cups of the drawpile. The draw pile is on the table of the host.'),
    at: 'drawpile',
    clean: doc('The guests take cups of the drawbridge. The draw pile is on the table of the host.'),
  },
  {
    code: 'print-number-wrong',
    files: doc('The host must light all five shrine before the end. The shrines are hot.'),
    at: 'five shrine',
    clean: doc('The host must light all five shrines before the end. The two guard the shrine.'),
  },
  {
    code: 'print-word-misprinted',
    files: doc('A sharpend knife of the host is on the table with the cups.'),
    at: 'sharpend',
    clean: doc('A sharpened knife of the host is on the table with the cups.'),
  },
  {
    code: 'print-key-unread',
    files: { 'core.json': '[{"id": "tea", "title": "Tea", "cost": 5, "text": "Tea is served by the host."}]' },
    at: '"cost"',
    clean: { 'core.json': '[{"id": "tea", "title": "Tea", "text": "Tea is served by the host."}]' },
  },
];
