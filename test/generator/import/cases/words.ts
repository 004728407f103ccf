import { type Case, CUPS, doc } from '../invented.ts';

const usualPhrase = 'A warmed kettle sings. The warmed kettle sings on. ';

export const WORDS: readonly Case[] = [
  {
    code: 'print-word-misprinted',
    files: doc('Pour it untill the pot is empty.'),
    at: 'untill',
    clean: doc('Pour it until the pot is empty.'),
  },
  {
    code: 'print-word-misprinted',
    files: doc('Pour in the oposite direction.'),
    at: 'oposite',
    clean: doc('Pour in the opposite direction.'),
  },
  {
    code: 'print-word-split',
    files: doc('Pass the tea clock wise.'),
    at: 'clock wise',
    // Words joined by mistake are another finding.
    clean: doc('Pass the clock. Wise guests go clockwise. Take this cup. You may give thiscup to a guest, and givethiscup again.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('A tray existing of two cups.'),
    at: 'existing of',
    clean: doc('A tray existing since today, consisting of two cups.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('Wash the cups where placed on the tray.'),
    at: 'the cups where placed',
    clean: doc('Wash the cups where dirty water runs.'),
  },
  {
    code: 'print-number-wrong',
    files: doc(`${CUPS}The teacup are gone.`),
    at: 'teacup are',
    clean: doc(`${CUPS}The teacups are gone. The rest are here.`),
  },
  {
    code: 'print-word-misprinted',
    files: doc(`${'A porcelain cup. '.repeat(5)}A porcelein pot.`),
    at: 'porcelein',
    clean: doc(`${'A porcelain cup. '.repeat(5)}A porcelains pot.`),
  },
  { code: 'print-word-wrong', files: doc("Lift it's pot's lid."), at: "it's pot's", clean: doc("It's the pot's lid, and it's hot.") },
  {
    code: 'print-word-wrong',
    files: doc('Any pot, weather in tin or clay, will do.'),
    at: 'weather in tin or',
    clean: doc('The weather is fine, or the tea is cold.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('If the water boils, than pour the tea.'),
    at: 'If the water boils, than',
    clean: doc('If the water boils, pour less of it than before.'),
  },
  {
    code: 'print-word-missing',
    files: doc(`${CUPS}Count the number teacups on the tray.`),
    at: 'the number teacups',
    clean: doc(`${CUPS}Count the number of teacups on the tray. The number counts.`),
  },
  {
    code: 'print-number-wrong',
    files: doc(`${CUPS}Only one of its teacup can be full.`),
    at: 'one of its teacup',
    clean: doc(`${CUPS}Only one of its teacups can be full.`),
  },
  {
    code: 'print-number-wrong',
    files: doc(`${CUPS}Chipped teacups is thrown away.`),
    at: 'teacups is',
    clean: doc(`${CUPS}Each of the chipped teacups is thrown away. Chipped teacups are gone.`),
  },
  { code: 'print-word-doubled', files: doc('Pour the the tea.'), at: 'the the', clean: doc('I know that that pot leaks.') },
  {
    code: 'print-word-doubled',
    files: doc('Bring clay cups or clay cups.'),
    at: 'clay cups or clay cups',
    clean: doc('Bring clay cups or tin cups.'),
  },
  { code: 'print-word-split', files: doc('You can not pour twice.'), at: 'can not', clean: doc('You cannot pour the tea twice.') },
  {
    code: 'print-word-misprinted',
    files: doc('A saucer here, a saucer there. Break no sauccer.'),
    at: 'sauccer',
    clean: doc('A saucer here, a saucer there. Break no saucer.'),
  },
  {
    code: 'print-hyphen-lost',
    files: doc('A half-empty cup, a half-empty pot, a half-empty jug, a halfempty pan.'),
    at: 'halfempty',
    clean: doc('A half-empty cup, a half-empty pot, a half-empty jug, a half-empty pan.'),
  },
  {
    code: 'print-phrase-odd',
    files: doc(`${usualPhrase.repeat(5)}The warm kettle sings least.`),
    at: 'warm kettle sings',
    clean: doc(`${usualPhrase.repeat(5)}The warm teacup sings least.`),
  },
  {
    code: 'print-words-joined',
    files: doc('Pour an ounce of milk, then an ounce of tea. Pour anounce of rum.'),
    at: 'anounce of',
    clean: doc('Pour an ounce of milk, then an ounce of tea. Announce it to another guest altogether.'),
  },
  {
    code: 'print-word-misprinted',
    files: doc('The kettle was assigned to you. A cup is assigned to me. No spoon was asigned.'),
    at: 'asigned',
    clean: doc('The kettle was assigned to you. A cup is assigned to me. No spoon was signed, though I went through all.'),
  },
  {
    code: 'print-word-misprinted',
    files: doc('Fill the saucers. The saucers are flat. No sacuers are deep.'),
    at: 'sacuers',
    clean: doc('Fill the saucers. The saucers are flat. No sauces are deep.'),
  },
  {
    code: 'print-word-split',
    files: doc('A saucer, a saucer, a saucer. One is no sauc- er.'),
    at: 'sauc- er',
    clean: doc('A saucer, a saucer, a saucer. One is no saucer.'),
  },
  { code: 'print-word-wrong', files: doc('Two cups are better then one.'), at: 'better then', clean: doc('If it is better then pour it.') },
  {
    code: 'print-word-wrong',
    files: doc('Bring a cup than can be filled.'),
    at: 'cup than can',
    clean: doc('Bring more tea than can be poured.'),
  },
  {
    code: 'print-word-wrong',
    files: doc("The lid of it's pot is hot."),
    at: "of it's",
    clean: doc("The lid of its pot is hot; it's on the stove."),
  },
  {
    code: 'print-word-wrong',
    files: doc('Pour teh tea into the cup that is on the table.'),
    at: 'teh',
    clean: doc('Pour the tea into the cup that is on it.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('The cups around it re full of tea.'),
    at: 'it re',
    clean: doc('The cups around it are full; I refill it.'),
  },
  { code: 'print-verb-form', files: doc('The host may poured the tea.'), at: 'may poured', clean: doc('The host may need the tea.') },
  { code: 'print-word-wrong', files: doc('Pour a the tea slowly.'), at: 'a the tea', clean: doc('Pour a cup of the tea slowly.') },
  {
    code: 'print-article-wrong',
    files: doc('Take a ounce of tea.'),
    at: 'a ounce',
    clean: doc('Take an hour or a unit; a used cup, as A attacks B.'),
  },
  {
    code: 'print-number-wrong',
    files: doc('Cups of tea: three cups, four cups, a cups. One cup, a cup, my cup.'),
    at: 'a cups',
    clean: doc(
      'Cups of tea: three cups, four cups, a cup. A means of pouring, a cups game, my cup. A tray, the tray, trays, old trays, new trays, and multiple tray adjacent cups.',
    ),
  },
  {
    code: 'print-word-misprinted',
    files: doc('A saucer of porcelain is best. Porcelein breaks.'),
    at: 'Porcelein',
    clean: doc('A saucer of porcelain is best. Porcelain breaks.'),
  },
  {
    code: 'print-sentence-repeated',
    files: doc('Pour the tea before you cut the cake. Sit. Pour the tea before you cut the cake.'),
    at: 'Pour the tea before you cut the cake."',
    clean: doc('Pour the tea before you cut the cake. Sit. Pour the tea before you eat the cake.'),
  },
  {
    code: 'print-sentence-repeated',
    files: doc('Pour the tea before you cut the cake.\n\nSit.\n\nPour the tea before you cut the cake.'),
    at: 'Pour the tea before you cut the cake."',
    clean: doc('With a lid, sit. Pour the tea before you cut the cake.\n\nWithout one, stand. Pour the tea before you cut the cake.'),
  },
  {
    code: 'print-sentence-repeated',
    files: doc('Pour the tea before you cut the cake.\n\nSit.\n\nPour the tea before you cut the cake.\n\nIt is hot.'),
    at: 'Pour the tea before you cut the cake.\\n\\nIt',
    // Items of a list of contents.
    clean: doc('1. Pour the tea before you cut the cake.\n\n2. Sit.\n\n1. Pour the tea before you cut the cake.\n\nIt is hot.'),
  },
  {
    code: 'print-word-misprinted',
    files: { 'core.json': { ALCHEMY: 'Pour the tea.', Alchemista: 'Pour it again.' } },
    at: '"Alchemista"',
    // Headings that are names.
    clean: {
      'core.json': { Brumiko: 'Pour.', Zeltan: 'Stir.', Orvath: 'Sit.', Kelmorra: 'Drink.', Alchemista: 'Pour it again.' },
    },
  },
  {
    code: 'print-term-mixed-case',
    files: doc('Sit in a Tea Room square. Then a tea room is warm, the tea room, my tea room.'),
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
    files: doc('Fill a Tea Cup with milk. Then the tea cup is full, a tea cup of joy, the best tea cup.'),
    at: 'Tea Cup',
    clean: doc('Fill a tea cup with milk. Then the tea cup is full, a tea cup of joy, not an Additional Tea Cup.'),
  },
  {
    code: 'print-stop-missing',
    files: doc('Pour the tea. Then all of us sit down at the table'),
    at: 'e"',
    clean: doc('Pour the tea. Then all of us sit down at the table.'),
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
