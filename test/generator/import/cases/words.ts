/** Invented documents with misprints and sentences that break off. */
import type { Case } from '../invented.ts';

const one = (text: string) => ({ 'core.json': { TEA: text } });
const warmed = 'A warmed kettle sings. The warmed kettle sings on. ';

const cups = 'The teacup is on the tray, two teacups are by it, and a teacup, some teacups, my teacup and all teacups are gone. ';

export const WORDS: readonly Case[] = [
  {
    code: 'print-word-misprinted',
    files: one('Pour it untill the pot is empty.'),
    at: 'untill',
    clean: one('Pour it until the pot is empty.'),
  },
  {
    code: 'print-word-misprinted',
    files: one('Pour in the oposite direction.'),
    at: 'oposite',
    clean: one('Pour in the opposite direction.'),
  },
  {
    code: 'print-word-split',
    files: one('Pass the tea clock wise.'),
    at: 'clock wise',
    clean: one('Pass the clock. Wise guests go clockwise. Take this cup. You may give thiscup to a guest, and givethiscup again.'),
  },
  {
    code: 'print-word-wrong',
    files: one('A tray existing of two cups.'),
    at: 'existing of',
    clean: one('A tray existing since today, consisting of two cups.'),
  },
  {
    code: 'print-word-wrong',
    files: one('Wash the cups where placed on the tray.'),
    at: 'the cups where placed',
    clean: one('Wash the cups where dirty water runs.'),
  },
  {
    code: 'print-number-wrong',
    files: one(`${cups}The teacup are gone.`),
    at: 'teacup are',
    clean: one(`${cups}The teacups are gone. The rest are here.`),
  },
  {
    code: 'print-word-misprinted',
    files: one(`${'A porcelain cup. '.repeat(5)}A porcelein pot.`),
    at: 'porcelein',
    clean: one(`${'A porcelain cup. '.repeat(5)}A porcelains pot.`),
  },
  { code: 'print-word-wrong', files: one("Lift it's pot's lid."), at: "it's pot's", clean: one("It's the pot's lid, and it's hot.") },
  {
    code: 'print-word-wrong',
    files: one('Any pot, weather in tin or clay, will do.'),
    at: 'weather in tin or',
    clean: one('The weather is fine, or the tea is cold.'),
  },
  {
    code: 'print-word-wrong',
    files: one('If the water boils, than pour the tea.'),
    at: 'If the water boils, than',
    clean: one('If the water boils, pour less of it than before.'),
  },
  {
    code: 'print-word-wrong',
    files: one(`${cups}Count the number teacups on the tray.`),
    at: 'the number teacups',
    clean: one(`${cups}Count the number of teacups on the tray. The number counts.`),
  },
  {
    code: 'print-number-wrong',
    files: one(`${cups}Only one of its teacup can be full.`),
    at: 'one of its teacup',
    clean: one(`${cups}Only one of its teacups can be full.`),
  },
  {
    code: 'print-number-wrong',
    files: one(`${cups}Chipped teacups is thrown away.`),
    at: 'teacups is',
    clean: one(`${cups}Each of the chipped teacups is thrown away. Chipped teacups are gone.`),
  },
  { code: 'print-word-doubled', files: one('Pour the the tea.'), at: 'the the', clean: one('I know that that pot leaks.') },
  {
    code: 'print-word-doubled',
    files: one('Bring clay cups or clay cups.'),
    at: 'clay cups or clay cups',
    clean: one('Bring clay cups or tin cups.'),
  },
  { code: 'print-word-split', files: one('You can not pour twice.'), at: 'can not', clean: one('You cannot pour twice.') },
  {
    code: 'print-word-misprinted',
    files: one('A saucer here, a saucer there. Break no sauccer.'),
    at: 'sauccer',
    clean: one('A saucer here, a saucer there. Break no saucer.'),
  },
  {
    code: 'print-hyphen-lost',
    files: one('A half-empty cup, a half-empty pot, a half-empty jug, a halfempty pan.'),
    at: 'halfempty',
    clean: one('A half-empty cup, a half-empty pot, a half-empty jug, a half-empty pan.'),
  },
  {
    code: 'print-phrase-odd',
    files: one(`${warmed.repeat(5)}The warm kettle sings least.`),
    at: 'warm kettle sings',
    clean: one(`${warmed.repeat(5)}The warm teacup sings least.`),
  },
  {
    code: 'print-words-joined',
    files: one('Pour an ounce of milk, then an ounce of tea. Pour anounce of rum.'),
    at: 'anounce of',
    clean: one('Pour an ounce of milk, then an ounce of tea. Announce it to another guest altogether.'),
  },
  {
    code: 'print-word-misprinted',
    files: one('The kettle was assigned to you. A cup is assigned to me. No spoon was asigned.'),
    at: 'asigned',
    clean: one('The kettle was assigned to you. A cup is assigned to me. No spoon was signed, though I went through all.'),
  },
  {
    code: 'print-word-misprinted',
    files: one('Fill the saucers. The saucers are flat. No sacuers are deep.'),
    at: 'sacuers',
    clean: one('Fill the saucers. The saucers are flat. No sauces are deep.'),
  },
  {
    code: 'print-word-split',
    files: one('A saucer, a saucer, a saucer. One is no sauc- er.'),
    at: 'sauc- er',
    clean: one('A saucer, a saucer, a saucer. One is no saucer.'),
  },
  { code: 'print-word-wrong', files: one('Two cups are better then one.'), at: 'better then', clean: one('If it is better then pour it.') },
  {
    code: 'print-word-wrong',
    files: one('Bring a cup than can be filled.'),
    at: 'cup than can',
    clean: one('Bring more tea than can be poured.'),
  },
  {
    code: 'print-word-wrong',
    files: one("The lid of it's pot is hot."),
    at: "of it's",
    clean: one("The lid of its pot is hot; it's on the stove."),
  },
  {
    code: 'print-word-wrong',
    files: one('Pour teh tea into the cup that is on the table.'),
    at: 'teh',
    clean: one('Pour the tea into the cup that is on it.'),
  },
  {
    code: 'print-word-wrong',
    files: one('The cups around it re full of tea.'),
    at: 'it re',
    clean: one('The cups around it are full; I refill it.'),
  },
  { code: 'print-verb-form', files: one('The host may poured the tea.'), at: 'may poured', clean: one('The host may need the tea.') },
  { code: 'print-word-wrong', files: one('Pour a the tea slowly.'), at: 'a the tea', clean: one('Pour a cup of the tea slowly.') },
  {
    code: 'print-article-wrong',
    files: one('Take a ounce of tea.'),
    at: 'a ounce',
    clean: one('Take an hour or a unit; a used cup, as A attacks B.'),
  },
  {
    code: 'print-number-wrong',
    files: one('Cups of tea: three cups, four cups, a cups. One cup, a cup, my cup.'),
    at: 'a cups',
    clean: one(
      'Cups of tea: three cups, four cups, a cup. A means of pouring, a cups game, my cup. A tray, the tray, trays, old trays, new trays, and multiple tray adjacent cups.',
    ),
  },
  {
    code: 'print-word-misprinted',
    files: one('A saucer of porcelain is best. Porcelein breaks.'),
    at: 'Porcelein',
    clean: one('A saucer of porcelain is best. Porcelain breaks.'),
  },
  {
    code: 'print-sentence-repeated',
    files: one('Pour the tea before you cut the cake. Sit. Pour the tea before you cut the cake.'),
    at: 'Pour the tea before you cut the cake."',
    clean: one('Pour the tea before you cut the cake. Sit. Pour the tea before you eat the cake.'),
  },
  {
    code: 'print-sentence-repeated',
    files: one('Pour the tea before you cut the cake.\n\nSit.\n\nPour the tea before you cut the cake.'),
    at: 'Pour the tea before you cut the cake."',
    clean: one('With a lid, sit. Pour the tea before you cut the cake.\n\nWithout one, stand. Pour the tea before you cut the cake.'),
  },
  {
    code: 'print-term-mixed-case',
    files: one('Sit in a Tea Room square. Then a tea room is warm, the tea room, my tea room.'),
    at: 'Tea Room',
    clean: {
      'core.json': {
        TEA: 'Sit in a Tea Room square, or leave a Tea Room square.',
        CAKE: 'A tea room is warm, the tea room is open, and my tea room is full.',
      },
    },
  },
  {
    code: 'print-term-mixed-case',
    files: one('Fill a Tea Cup with milk. Then the tea cup is full, a tea cup of joy, the best tea cup.'),
    at: 'Tea Cup',
    clean: one('Fill a tea cup with milk. Then the tea cup is full, a tea cup of joy, not an Additional Tea Cup.'),
  },
  {
    code: 'print-stop-missing',
    files: one('Pour the tea. Then all of us sit down at the table'),
    at: 'e"',
    clean: one('Pour the tea. Then all of us sit down at the table.'),
  },
  {
    code: 'print-end-lost',
    files: {
      'core.json': { TEA: 'Then all of us sit down at the table and wait' },
      'book.md': '# Tea\n\nThen all of us sit down at the table and wait for the cake.',
    },
    at: 't"',
    clean: {
      'core.json': { TEA: 'Then all of us sit down at the table and wait for the cake.' },
      'book.md': '# Tea\n\nThen all of us sit down at the table and wait for the cake.',
    },
  },
];
