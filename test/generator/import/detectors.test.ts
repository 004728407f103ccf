import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../../generator/cli/root.ts';
import { isEnglish } from '../../../generator/import/corpus.ts';
import { readDocument } from '../../../generator/import/read.ts';
import { cases } from './cases.ts';
import { type Files, findingsIn, textOf, wordsAt } from './invented.ts';

const isEnglishIn = (files: Files): boolean =>
  Object.entries(files).every(([path, content]) =>
    isEnglish(readDocument(path, new TextEncoder().encode(textOf(content))).document?.sections ?? []),
  );

describe.each(cases)('$code at "$at"', ({ code, files, at, in: file = Object.keys(files)[0] ?? '', ours, clean }) => {
  test('is found', () => {
    const found = findingsIn(files, ours).filter((one) => one.code === code);
    const text = textOf(files[file] ?? '');
    // An empty `at` means the end of a line.
    const textAt = (words: string): string => (at === '' ? words : words.slice(0, at.length));
    expect(found.map((one) => `${one.place.file} ${textAt(wordsAt(one, text))}`)).toEqual([`${file} ${at}`]);
  });

  test('is not found in the corrected text', () => {
    // Detectors of spelling and grammar skip documents that are not recognised as English.
    if (isEnglishIn(files)) expect(isEnglishIn(clean)).toBe(true);
    expect(findingsIn(clean, ours).filter((one) => one.code === code)).toEqual([]);
  });
});

test('a value in JSON has lost its full stop where half of the values have one, and not where few have one', () => {
  const values = (stopped: number) =>
    Object.fromEntries(
      ['POT', 'CUP', 'LID', 'MUG'].map((title, index) => [title, `The ${title} is on the tray of the host${index < stopped ? '.' : ''}`]),
    );
  const missing = (stopped: number) =>
    findingsIn({ 'core.json': values(stopped) }).filter(({ code }) => code === 'print-stop-missing').length;
  expect([1, 2, 3, 4].map(missing)).toEqual([0, 2, 1, 0]);
});

test('the finding about a range shows the other range, in the section about the same amount', () => {
  const sections = { 'BREWING TIME': 'Brew green tea for 2–3 minutes.', SUMMARY: 'Brewing time: 2–4 minutes.' };
  const [found] = findingsIn({ 'core.json': sections }).filter(({ code }) => code === 'print-amounts-differ');
  expect(found?.related?.map(({ message }) => message)).toEqual(['Here it is 2–3.']);
});

/** Findings about whole files, which other tests check. */
const ELSEWHERE = ['print-file-empty', 'print-file-binary', 'print-file-misencoded', 'print-file-textless', 'print-file-sections'];

test('every code of a detector or reader has a case', () => {
  const folder = join(ROOT, 'generator/import');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const codes = sources.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/'(print-[a-z-]+)'/g)].map((match) => match[1] ?? ''),
  );
  const tested = new Set([...cases.map(({ code }) => code), ...ELSEWHERE]);
  expect([...new Set(codes)].filter((code) => !tested.has(code))).toEqual([]);
});

test('the misspelt heading of a section so long that it is divided is one finding', () => {
  const sections = { 'ATRIBUTES OF TEA': 'The host pours the tea into a cup, and the guest waits.\n'.repeat(800) };
  const found = findingsIn({ 'core.json': sections }).filter(({ code }) => code === 'print-word-misprinted');
  expect(found.map(({ found: word, place }) => [word, place.line])).toEqual([['ATRIBUTES', 2]]);
});

test('errata of two sections that begin at the same offset are two findings', () => {
  const erratum = 'On page 9, the sixth sentence now reads: Nobody may lift the lid while the kettle sings.';
  const found = findingsIn({ 'guide.json': { TEA: erratum, CAKE: erratum } }).filter(({ code }) => code === 'print-erratum-by-page');
  expect(found.map(({ place }) => place.line)).toEqual([3, 6]);
});

const STRETCHED = `THE TEA

The host pours the tea  into  the cups  of the guests,  who lift
them  with  both  hands.  When  all the cups are full, the guests may  oc-
casionally  ask  for  another  cup  and  the host  then   carries  the sau-
cers  to  the  table.   The  guests  wait  until  each  cup is on its  sau-
cer.  A pot  of tea is for  four guests,  and  each  guest  has  one  cup.
Then  the  host  brings the  cake,  which is for  all  the  guests  in  the
room.   Each  guest  takes  one  piece of the cake and puts  it on a plate.
The  host  takes  the last  piece,  and  the guests  thank  the  host  with
a  song.
`;

test('in plain text, lines may be stretched and words divided at their ends', () => {
  expect(findingsIn({ 'web.txt': STRETCHED })).toEqual([]);
});

test('for a name without its capital letter, the name with it is expected', () => {
  const found = findingsIn({ 'core.json': { TEA: 'The guests pour the traditional chinese tea into the cup.' } });
  expect(found.map(({ expected }) => expected)).toEqual(['Chinese']);
});

const EXPECTED: readonly (readonly [text: string, code: string, expected: string])[] = [
  ["The kettle don't boil.", 'print-number-wrong', "doesn't"],
  ["All kettles isn't hot.", 'print-number-wrong', "aren't"],
  ['According to the rules, recieve 2 cups.', 'print-word-misprinted', 'receive'],
  ['Recieve a level of tea.', 'print-word-misprinted', 'Receive'],
  ['The cup dies, the pot dies, and the lid dies. Roll three die. Roll a die.', 'print-number-wrong', 'dice'],
  ['Take an ability, the abilities and all abilities. Use three ability.', 'print-number-wrong', 'three abilities'],
  ['When your and your friend pour, wait.', 'print-word-wrong', 'you'],
  ['Pour a cup four each guest.', 'print-word-wrong', 'for'],
  ['Pour it now or latter.', 'print-word-wrong', 'later'],
  ['The host is in his line of site.', 'print-word-wrong', 'sight'],
  ['The host is out of site.', 'print-word-wrong', 'sight'],
  ['Then the guests retum it.', 'print-word-wrong', 'return'],
  // Letters that changed places are likelier than a letter too many, although the word that would remain ("for") is frequent here.
  ['Fill in the fomr for the host, pour for a guest, and pour for a cup.', 'print-word-misprinted', 'form'],
  ['1. Pour the tea into all of the cups. Pour the tea into all of the cups.', 'print-sentence-repeated', 'once'],
  ['Caf\ufffd.', 'print-letter-lost', 'text in UTF-8'],
];

test.each(EXPECTED)('in "%s" only %s is found, with "%s" expected', (text, code, expected) => {
  const found = findingsIn({ 'core.json': { TEA: `${text} The host pours the tea into the cup of each guest.` } });
  expect(found.map((one) => [one.code, one.expected?.toLowerCase()])).toEqual([[code, expected.toLowerCase()]]);
});

test('a sentence that a later paragraph repeats is found although an earlier paragraph has it, too', () => {
  const sentence = 'The host pours the tea into all of the cups.';
  const text = `${sentence} The guests wait for it.\n\nIn the room it is warm.\n\n${sentence} ${sentence}`;
  const found = findingsIn({ 'core.json': { TEA: text } });
  expect(found.map(({ code, place }) => [code, place.column - text.lastIndexOf(sentence) > 0])).toEqual([
    ['print-sentence-repeated', true],
  ]);
});

test('each of two figures with one number is a figure without its picture, and a reference may mean either', () => {
  const text = (words: string) =>
    `The host pours the tea, as in Figure 1, into the ${words} of the guests.\n\nFigure 1\n\nThe guests drink it.`;
  const found = findingsIn({ 'core.json': { CUP: text('cups'), POT: text('pots') } }).filter(({ code }) => code.startsWith('print-figure'));
  expect(found.map(({ code }) => code)).toEqual(['print-figure-without-picture', 'print-figure-without-picture']);
});

test('a term with other capital letters than elsewhere is one finding, although the second word of it has others, too', () => {
  const usual = 'The host keeps all Tea cards in hand. The guest has two Tea cards in it, and the cook has no Tea cards of the host.';
  const found = findingsIn({ 'core.json': { TEA: `${usual} Shuffle all **Tea Cards** and place them in a pile.` } });
  expect(found.filter(({ code }) => code === 'print-term-mixed-case')).toHaveLength(1);
});

test('an article and its noun are no term, even if they are run together several times', () => {
  const text = 'The teacup is hot. If theteacup is full, the teacup waits. The teacup is on the tray with theteacup of the host. ';
  const found = findingsIn({ 'core.json': { TEA: `${text}The guest takes the teacup of theteacup. ${'The teacup is hot. '.repeat(30)}` } });
  expect(found.filter(({ code }) => code === 'print-words-joined').map(({ expected }) => expected)).toEqual(Array(3).fill('the teacup'));
});

test('two words that never follow each other are found run together where other words are', () => {
  const lost = 'The cup isthe host and anattack of theother cup is on theedge. The edge is hot, and an attack is an other one. ';
  const text = (words: string) => `${words}Pour threefriendly cups of the tea. The three guests are friendly, and the host is on the edge.`;
  const joined = (words: string) =>
    findingsIn({ 'core.json': { TEA: text(words) } }).flatMap(({ code, found = '' }) => (code === 'print-words-joined' ? [found] : []));
  expect([joined(lost).includes('threefriendly'), joined('').includes('threefriendly')]).toEqual([true, false]);
});

test('an icon with capital letters is explained where its legend has them, too', () => {
  const text = 'Ada the host has a |LID| on the pot. The lid of the pot (|LID|) keeps the tea warm for the guests.';
  expect(findingsIn({ 'core.json': { TEA: text } }).filter(({ code }) => code.startsWith('print-icon'))).toEqual([]);
});

test('a heading that is another without its first letter is right if both are in one document', () => {
  const text = 'The host pours the oil on the soil of the pot, and the guests wait for it.';
  const found = (files: Files) => findingsIn(files).filter(({ code }) => code === 'print-letter-first-lost');
  expect(found({ 'core.json': { OIL: text, SOIL: `${text} Then they sit.` } })).toEqual([]);
  expect(found({ 'core.json': { OIL: text }, 'guide.json': { SOIL: text } })).toHaveLength(1);
});

const RIGHT = [
  "If the lid is open, then it's left as is. Now it's very hot, since it's brewed in a pot. In that case, it's better to wait before it's poured.",
  "We like the pots, but they're kettles that we also know.",
  'The list previously threw guests out.',
  'Each data card is drawn before the data is read with this data card.',
  'The following cups help keep the tea warm. You can both turn and pour it.',
  'The cup is turned again and again and it stays full.',
  'Turn it to a url, as to a pot. The pot that it currently throws splashes wide.',
  'As long as the host is able to carefully check the pot, and the guest is too, the tea is good.',
  'Use your best judgement in all the different ways guests can wait.',
  'These are rules that affect how much tea there is. There are no cups left.',
  'Some of the pots that serve as a cup are full. This makes Anna pour the tea.',
  'Statistics is no game. Take a deeply-rooted custom instead of obsolete customs.',
  'This is the room, the place where a guest is served.',
  'The guest with the most tea after a host exceeds 100 cups is served last, but if the tea proceeds till noon, nought is left.',
  'To pour again there must be a cup of tea. The host lays 6♠ and then the Q♠ of tea.',
  'The number of guests is six, and a team of guests are here.',
  'In the room, the guests drink. The pots in the room next to the hall are warm, and so are lids.',
  'Guests with the B.P.R.D. pot are thirsty. The elven host pours. Even guests wait, even hosts, even if it is late, even now.',
  'THERMITE (1 cup): Pour the tea.',
  'If a guest is a friend to the host, character can drink, if character is thirsty, and character can wait, when character has a cup.',
  'Wait until one of the guests falls from the chair. It is a pre war pot of the host.',
  'Bywater is the town of the host, and it is in the shire.',
  'Pour until the end of the turn. The lines drawn to that pot until the end of your turn are bold.',
  'If the pot that the guest lifts is warmer than the pot it began the meal with, pour the tea.',
  'A saucer here, a saucer there. The game is De la sauccer, a game of guests.',
  'It is a game of mediaeval guests who manoeuvre their cups.',
  'The number of TEA!! cards on your table is at least 2.',
  'A guest may pour as many of that kind of tea per turn as the pot holds.',
  "At the close of the day and the close of the hour, guests follow if they're close enough when you leave.",
  'The two warm TEAPOT pour tea.',
  "The lids are shown as `)' in the picture of the pot.",
  'The lids are shown as `"\' in the picture of the pot.',
  'Here are the keys of the host: (D)rink the tea, (P)our it, (S)erve it.',
  'The host is a counsellor of the undead guests. In this case, the odds greatly favor the host. Lift the <Cup> of tea.',
  'The tea is hot.  The cup is full.  The pot is red.  The lid is on it.  TIP:  Lift the lid of the pot with both hands.',
  'The keys of the host:\nd: drink  (hot tea)\np: pour it  (cold tea)\ns: serve  (warm tea)\n',
  'Use both hands of the guest:\n\n- If your first cup is filled but your off hand is empty.',
  "Gliński's tea is hot. Glinski pours tea, and Glinski drinks it. Glinski is here, Glinski is there, and Glinski sits.",
  'Take a cup other than Tony Tony from the table. Then Tony Tony drinks tea.',
  'The cups will make up for it, will make up for tea and will make up for milk. The guests will wake up when it is noon. Make tea, make it hot and make up.',
  'The jar is filled, and the cards are filed.',
  'Pour it (or: may they drink?) into the cup.',
  'Pour it for todo the guests, and do todo: the tea.',
  'Do it (in this order: 1) pour, 2) drink).',
  'It is poured with pots of any size, from the lowest to the highest:6 7 8 9 10 J Q K A',
] as const;

test.each(RIGHT)('nothing is found in: %s', (sentence) => {
  expect(findingsIn({ 'core.json': { TEA: sentence } })).toEqual([]);
});
