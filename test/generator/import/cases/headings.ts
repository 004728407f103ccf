import type { Case } from '../invented.ts';

const pourText = 'Pour the tea slowly.';
const entryNames = ['CUP', 'DISH', 'FORK', 'GLASS', 'JUG', 'KETTLE', 'LADLE', 'MUG', 'NAPKIN', 'OVEN', 'PAN'];
const glossary = (names: readonly string[]): string => `WORDS\n\n${names.map((name) => `${name}: a thing in the kitchen.`).join('\n\n')}`;
const namesWithJugBeforeDish = entryNames.filter((name) => name !== 'JUG').flatMap((name) => (name === 'DISH' ? ['JUG', name] : [name]));
const sectionNames = ['TEA', 'CAKE', 'JAM', 'MILK', 'SUGAR'];
const sections = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, `All on ${name.toLowerCase()}.`]));
const bookWithContents = `${sectionNames.map((name, page) => `${name}\t${page + 1}`).join('\n')}\n\n${sectionNames.map((name) => `${name}\n\nAll on ${name.toLowerCase()}.`).join('\n\n')}`;

export const HEADINGS: readonly Case[] = [
  {
    code: 'print-sentence-lower-case',
    files: { 'book.md': '# Tea\n\n- Fill the pot.\n- Boil the water.\n- pour it out.\n- Sit down.' },
    at: 'pour it out.',
    clean: { 'book.md': '# Tea\n\n- fill the pot.\n- boil the water.\n- pour it out.\n- sit down.' },
  },
  {
    code: 'print-item-misnumbered',
    files: { 'book.md': '# Tea\n\n1. Fill the pot.\n2. Boil the water.\n2. Pour it.' },
    at: '2. Pour it.',
    clean: { 'book.md': '# Tea\n\n1. Fill the pot.\n2. Boil the water.\n3. Pour it.\n\n# Milk\n\n1. Cool it.\n1. Pour it.\n1. Stir it.' },
  },
  {
    code: 'print-item-misnumbered',
    files: { 'book.md': '# 1. Tea\n\nPour it.\n\n# 2. Cake\n\nCut it.\n\n# 2. Jam\n\nSpread it.' },
    at: '2. Jam',
    clean: { 'book.md': '# 1. Tea\n\nPour it.\n\n# 2. Cake\n\nCut it.\n\n# 3. Jam\n\nSpread it.' },
  },
  {
    code: 'print-stop-missing',
    files: { 'book.md': '# Tea\n\n- Fill the pot.\n- Boil the water.\n- Pour it into the cups\n- Sit down.' },
    at: 's',
    clean: { 'book.md': '# Tea\n\n- Fill the pot\n- Boil the water\n- Pour it into the cups\n- Sit down.' },
  },
  {
    code: 'print-headings-unmarked',
    files: { 'book.md': 'TEA\n\nPour the tea slowly.' },
    at: 'TEA',
    clean: { 'book.md': '# Tea\n\nPour the tea slowly.' },
  },
  {
    code: 'print-heading-split',
    files: { 'book.md': 'WELCOME\n\nSit down.\n\nMAKING TEA:\n\nBLACK AND GREEN\n\nPour the tea slowly.' },
    at: 'MAKING TEA:',
    clean: { 'book.md': 'WELCOME\n\nSit down.\n\nMAKING TEA: BLACK AND GREEN\n\nPour the tea slowly.' },
  },
  {
    code: 'print-caption-stray',
    files: { 'book.md': 'TEA\n\nPour the tea slowly.\n\n\n\n\n KETTLE\n\nThen sit down.' },
    at: 'KETTLE',
    clean: { 'book.md': 'TEA\n\nPour the tea slowly.\n\nKETTLE\n\nThen sit down.' },
  },
  {
    code: 'print-heading-duplicate',
    files: { 'book.md': '# Tea\n\nPour it.\n\n# Cake\n\nCut it.\n\n# Tea\n\nDrink it.' },
    at: 'Tea',
    clean: { 'book.md': '# Tea\n\nPour it.\n\n# Cake\n\nCut it.\n\n# Mugs\n\nDrink it.' },
  },
  {
    code: 'print-heading-slash',
    files: { 'core.json': { 'TEA/CAKE': pourText } },
    at: '"TEA/CAKE"',
    clean: { 'core.json': { TEA: pourText } },
  },
  {
    code: 'print-heading-mixed-case',
    files: { 'core.json': { TEA: pourText, CAKE: pourText, 'Hot milk': pourText } },
    at: '"Hot milk"',
    clean: { 'core.json': { TEA: pourText, CAKE: pourText, 'HOT MILK': pourText } },
  },
  {
    code: 'print-entry-out-of-order',
    files: { 'book.md': glossary(namesWithJugBeforeDish) },
    at: 'JUG',
    // Case and accents do not count for the order.
    clean: { 'book.md': glossary(entryNames.map((name, index) => (index % 3 === 0 ? name.toLowerCase() : name.replace('E', 'É')))) },
  },
  {
    code: 'print-order-other',
    files: { 'core.json': sections([...sectionNames].reverse()), 'book.md': bookWithContents },
    at: '"MILK"',
    clean: { 'core.json': sections(sectionNames), 'book.md': bookWithContents },
  },
  {
    code: 'print-contents-without-section',
    files: { 'book.md': bookWithContents.replace('\n\nJAM\n\nAll on jam.', '') },
    at: 'JAM\t3',
    clean: { 'book.md': bookWithContents },
  },
  {
    code: 'print-heading-in-text',
    files: { 'core.json': { BREWING: 'GREEN AND BLACK\nPour the tea slowly.' } },
    at: 'GREEN AND BLACK',
    clean: { 'core.json': { BREWING: 'Green and black.\nPour the tea slowly.' } },
  },
  {
    code: 'print-marker-in-text',
    files: { 'core.json': { BREWING: 'Pour the tea slowly.\nFROM THE OLD BOOK\nStir it once.' } },
    at: 'FROM THE OLD BOOK',
    clean: { 'core.json': { BREWING: 'Pour the tea slowly.\nFrom the old book.\nStir it once.' } },
  },
  {
    code: 'print-heading-run-in',
    files: {
      'core.json': { BREWING: 'Pour the tea slowly.\n\tHot milk. It comes last.' },
      'book.md': '# Hot milk\n\nWarm it.',
    },
    at: 'Hot milk',
    clean: {
      'core.json': { BREWING: 'Choose a cup. It is yours.\n\tHot milk is last. It must be warm.' },
      'book.md': '# Hot milk\n\nWarm it.',
    },
  },
  // In `clean` the lines of a paragraph are broken for their length: one begins with a capital letter by chance.
  {
    code: 'print-heading-run-in',
    files: {
      'core.json': { BREWING: 'The guests may then pour into the cup as much.\nHot milk. It comes last.' },
      'book.md': '# Hot milk\n\nWarm it.',
    },
    at: 'Hot milk',
    clean: {
      'core.json': { BREWING: 'The guests may then pour into the cup as much\nHot milk. It comes last.' },
      'book.md': '# Hot milk\n\nWarm it.',
    },
  },
  {
    code: 'print-letter-first-lost',
    files: { 'core.json': { BREWING: 'our the tea slowly. You pour it, pour it and pour it.' } },
    at: 'our the tea',
    clean: { 'core.json': { BREWING: 'Pour the tea slowly. You pour it, pour it and pour it.' } },
  },
  {
    code: 'print-letter-first-lost',
    files: { 'book.md': '# ettles and pots\n\nA kettle holds water. Two kettles hold more, three kettles most. Kettles and pots are hot.' },
    at: 'ettles',
    clean: {
      'book.md': '# Kettles and pots\n\nA kettle holds water. Two kettles hold more, three kettles most. Kettles and pots are hot.',
    },
  },
  {
    code: 'print-tip-as-section',
    files: { 'core.json': { TEA: pourText, 'TIP!': 'Warm the pot.' } },
    at: '"TIP!"',
    clean: { 'core.json': { TEA: pourText, TIPPING: 'Leave a coin.' } },
  },
  {
    code: 'print-tip-in-text',
    files: { 'core.json': { TEA: 'Pour it.\nTIP! Warm the pot first.' } },
    at: 'TIP! Warm',
    clean: { 'core.json': { TEA: 'Pour it.\nTip the waiter.' } },
  },
  {
    code: 'print-box-empty',
    files: { 'book.md': '# Tea\n\nPour it.\n\nRemember!\n\n# Cake\n\nCut it.' },
    at: 'Remember!',
    clean: { 'book.md': '# Tea\n\nPour it.\n\nRemember! Warm the pot.\n\n# Cake\n\nCut it.' },
  },
];
