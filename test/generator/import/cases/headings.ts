/** Invented documents with mistakes in headings and lists. */
import type { Case } from '../invented.ts';

const pour = 'Pour the tea slowly.';
const entries = ['CUP', 'DISH', 'FORK', 'GLASS', 'JUG', 'KETTLE', 'LADLE', 'MUG', 'NAPKIN', 'OVEN', 'PAN'];
const glossary = (names: readonly string[]): string => `WORDS\n\n${names.map((name) => `${name}: a thing in the kitchen.`).join('\n\n')}`;
const moved = entries.filter((name) => name !== 'JUG').flatMap((name) => (name === 'DISH' ? ['JUG', name] : [name]));
const kitchen = ['TEA', 'CAKE', 'JAM', 'MILK', 'SUGAR'];
const sections = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, `All on ${name.toLowerCase()}.`]));
const listed = `${kitchen.map((name, page) => `${name}\t${page + 1}`).join('\n')}\n\n${kitchen.map((name) => `${name}\n\nAll on ${name.toLowerCase()}.`).join('\n\n')}`;

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
    files: { 'book.md': 'TEA\n\nPour the tea slowly.\n\n\n\n\nKETTLE\n\nThen sit down.' },
    at: 'KETTLE',
    clean: { 'book.md': 'TEA\n\nPour the tea slowly.\n\nKETTLE\n\nThen sit down.' },
  },
  {
    code: 'print-heading-duplicate',
    files: { 'book.md': '# Tea\n\nPour it.\n\n# Cake\n\nCut it.\n\n# Tea\n\nDrink it.' },
    at: 'Tea',
    clean: { 'book.md': '# Tea\n\nPour it.\n\n# Cake\n\nCut it.\n\n# Mugs\n\nDrink it.' },
  },
  { code: 'print-heading-slash', files: { 'core.json': { 'TEA/CAKE': pour } }, at: '"TEA/CAKE"', clean: { 'core.json': { TEA: pour } } },
  {
    code: 'print-heading-mixed-case',
    files: { 'core.json': { TEA: pour, CAKE: pour, 'Hot milk': pour } },
    at: '"Hot milk"',
    clean: { 'core.json': { TEA: pour, CAKE: pour, 'HOT MILK': pour } },
  },
  { code: 'print-entry-out-of-order', files: { 'book.md': glossary(moved) }, at: 'JUG', clean: { 'book.md': glossary(entries) } },
  {
    code: 'print-order-other',
    files: { 'core.json': sections([...kitchen].reverse()), 'book.md': listed },
    at: '"MILK"',
    clean: { 'core.json': sections(kitchen), 'book.md': listed },
  },
  {
    code: 'print-contents-without-section',
    files: { 'book.md': listed.replace('\n\nJAM\n\nAll on jam.', '') },
    at: 'JAM\t3',
    clean: { 'book.md': listed },
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
    files: { 'core.json': { TEA: pour, 'TIP!': 'Warm the pot.' } },
    at: '"TIP!"',
    clean: { 'core.json': { TEA: pour, TIPPING: 'Leave a coin.' } },
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
