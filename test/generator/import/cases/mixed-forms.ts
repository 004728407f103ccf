/** Documents that write one thing in two ways, compounds without their hyphen, and mistakes that the words beside them show. */
import type { Case } from '../invented.ts';

const LEAD = 'It is the custom of the house that the tea is hot and that it is for all.';
const doc = (text: string) => ({ 'core.json': { TEA: `${LEAD} ${text}` } });
/** With a heading of each title. */
const headed = (...titles: readonly string[]) => ({ 'book.md': titles.map((title) => `# ${title}\n\n${LEAD}\n`).join('\n') });
const labelled = (...labels: readonly string[]) => ({
  'book.md': `# Tea\n\n${LEAD}\n\n${labels.map((label) => `${label}: It is hot.`).join('\n\n')}\n`,
});

export const MIXED_FORMS: readonly Case[] = [
  {
    code: 'print-term-mixed-case',
    files: doc('Lift a kettle. The kettle is hot. If a guest has no Kettle, wait.'),
    at: 'Kettle, wait',
    clean: doc('Lift a kettle. The kettle is hot. If a guest has no kettle, see the Kettle of the House. Use a kettle called the Kettle.'),
  },
  {
    code: 'print-term-mixed-case',
    files: doc('Each guest lifts a Tray at the door. A guest returns the tray to the host.'),
    at: 'tray to',
    clean: doc('Each guest lifts a Tray at the door. A guest returns the Tray to the host. Wait for the Tray Master.'),
  },
  {
    code: 'print-term-mixed-case',
    files: doc('The tea is poured When the guests are seated.'),
    at: 'When the',
    clean: doc('The tea is poured when the guests are seated, as "When the Kettle Sings" says.'),
  },
  {
    code: 'print-heading-mixed-case',
    files: headed('Hot Tea', 'Cold Milk', 'Warm Cake', 'Sweet Bread', 'Dry biscuits'),
    at: 'Dry biscuits',
    clean: headed('Hot Tea', 'Cold Milk', 'Warm Cake', 'Sweet Bread', 'Dry Biscuits', 'Cups of Tea', 'Biscuits'),
  },
  {
    code: 'print-heading-mixed-case',
    files: headed('Hot Tea', 'Cups of Milk', 'Warm Cake', 'Slices of Bread', 'Bowls Of Fruit'),
    at: 'Bowls Of',
    clean: headed('Hot Tea', 'Cups of Milk', 'Warm Cake', 'Slices of Bread', 'Bowls of Fruit'),
  },
  {
    code: 'print-heading-mixed-case',
    files: labelled('Hot Tea', 'Cold Milk', 'Warm Cake', 'Sweet Bread', 'Dry biscuits'),
    at: 'Dry biscuits',
    clean: labelled('Hot Tea', 'Cold Milk', 'Warm Cake', 'Sweet Bread', 'The biscuits are dry'),
  },
  {
    code: 'print-heading-stop',
    files: headed('Hot tea', 'Cold milk.'),
    at: 'Cold milk.',
    clean: headed('Hot tea', 'Cold milk, cream etc.'),
  },
  {
    code: 'print-sentence-lower-case',
    files: { 'book.md': `# Tea\n\n${LEAD}\n\n**Hot** If it steams, wait.\n\n**Cold** It is stale.\n\n**Thirsty** a guest drinks.\n` },
    at: 'a guest',
    clean: {
      'book.md': `# Tea\n\n${LEAD}\n\n**Hot** tea steams.\n\n**Pour** the tea.\n\n**Cold** It is stale.\n\n**Thirsty** A guest drinks.\n`,
    },
  },
  {
    code: 'print-hyphen-lost',
    files: doc('A guest keeps to a 2 cup limit.'),
    at: '2 cup',
    clean: doc('A guest keeps to a 2-cup limit. For every two cup handles take one. A 2 cup.'),
  },
  {
    code: 'print-hyphen-lost',
    files: doc('The host has a 2,250 points house.'),
    at: '2,250 points',
    clean: doc('The host has a 2,250-point house. The 2,250 points are counted.'),
  },
  {
    code: 'print-hyphen-lost',
    files: doc('It is a kettle style vessel.'),
    at: 'kettle style',
    clean: doc('It is a kettle-style vessel. It is a style that guests like. A kettle style is warm.'),
  },
  {
    code: 'print-hyphen-lost',
    files: doc('It is an open topped kettle.'),
    at: 'open topped',
    clean: doc('It is an open-topped kettle. The kettle is open topped.'),
  },
  {
    code: 'print-hyphen-lost',
    files: doc('All non paying guests wait.'),
    at: 'non paying',
    clean: doc('All non-paying guests wait. The letters re are the ending of "we\'re".'),
  },
  {
    code: 'print-hyphen-lost',
    files: doc('The host writes a cup by cup summary.'),
    at: 'cup by cup',
    clean: doc('The host writes a cup-by-cup summary. Pour cup by cup.'),
  },
  {
    code: 'print-hyphen-lost',
    files: doc('Wipe the long-necked pots and some long-necked jugs. Fill the long necked kettle.'),
    at: 'long necked',
    clean: doc('Wipe the long-necked pots and some long-necked jugs. The kettle is long necked.'),
  },
  {
    code: 'print-comma-missing',
    files: doc('If the pot is empty then the host fills it.'),
    at: 'empty then',
    clean: doc('If the pot is empty, then the host fills it. If guests are seated and then served, wait until then.'),
  },
  {
    code: 'print-comma-missing',
    files: doc('To pour the tea they may use a kettle.'),
    at: 'tea they',
    clean: doc('To pour the tea, they may use a kettle. To pour the tea that they like is good.'),
  },
  {
    code: 'print-comma-missing',
    files: doc('Because of this they still wait.'),
    at: 'this they',
    clean: doc('Because of this, they still wait. Because of the tea they drink, guests wait.'),
  },
  {
    code: 'print-comma-missing',
    files: doc('However the host may wait.'),
    at: 'However',
    clean: doc('However, the host may wait. However hot the tea is, drink it.'),
  },
];
