/** Invented documents with misprints and sentences that break off. */
import type { Case } from '../invented.ts';

const one = (text: string) => ({ 'core.json': { TEA: text } });
const warmed = 'A warmed kettle sings. The warmed kettle sings on. ';

export const WORDS: readonly Case[] = [
  { code: 'doubled-word', files: one('Pour the the tea.'), at: 'the the', clean: one('I know that that pot leaks.') },
  {
    code: 'doubled-word',
    files: one('Bring clay cups or clay cups.'),
    at: 'clay cups or clay cups',
    clean: one('Bring clay cups or tin cups.'),
  },
  { code: 'split-word', files: one('You can not pour twice.'), at: 'can not', clean: one('You cannot pour twice.') },
  {
    code: 'misprint',
    files: one('A saucer here, a saucer there. Break no sauccer.'),
    at: 'sauccer',
    clean: one('A saucer here, a saucer there. Break no saucer.'),
  },
  {
    code: 'lost-hyphen',
    files: one('A half-empty cup, a half-empty pot, a half-empty jug, a halfempty pan.'),
    at: 'halfempty',
    clean: one('A half-empty cup, a half-empty pot, a half-empty jug, a half-empty pan.'),
  },
  {
    code: 'odd-phrase',
    files: one(`${warmed.repeat(5)}The warm kettle sings least.`),
    at: 'warm kettle sings',
    clean: one(`${warmed.repeat(5)}The warm teacup sings least.`),
  },
  {
    code: 'joined-words',
    files: one('Pour an ounce of milk, then an ounce of tea. Pour anounce of rum.'),
    at: 'anounce of',
    clean: one('Pour an ounce of milk, then an ounce of tea. Announce it to another guest altogether.'),
  },
  {
    code: 'misprint',
    files: one('The kettle was assigned to you. A cup is assigned to me. No spoon was asigned.'),
    at: 'asigned',
    clean: one('The kettle was assigned to you. A cup is assigned to me. No spoon was signed, though I went through all.'),
  },
  {
    code: 'misprint',
    files: one('Fill the saucers. The saucers are flat. No sacuers are deep.'),
    at: 'sacuers',
    clean: one('Fill the saucers. The saucers are flat. No sauces are deep.'),
  },
  {
    code: 'split-word',
    files: one('A saucer, a saucer, a saucer. One is no sauc- er.'),
    at: 'sauc- er',
    clean: one('A saucer, a saucer, a saucer. One is no saucer.'),
  },
  { code: 'wrong-word', files: one('Two cups are better then one.'), at: 'better then', clean: one('If it is better then pour it.') },
  {
    code: 'wrong-word',
    files: one('Bring a cup than can be filled.'),
    at: 'cup than can',
    clean: one('Bring more tea than can be poured.'),
  },
  {
    code: 'wrong-word',
    files: one("The lid of it's pot is hot."),
    at: "of it's",
    clean: one("The lid of its pot is hot; it's on the stove."),
  },
  {
    code: 'wrong-word',
    files: one('Pour teh tea into the cup that is on the table.'),
    at: 'teh',
    clean: one('Pour the tea into the cup that is on it.'),
  },
  {
    code: 'wrong-word',
    files: one('The cups around it re full of tea.'),
    at: 'it re',
    clean: one('The cups around it are full; I refill it.'),
  },
  { code: 'wrong-word', files: one('The host may poured the tea.'), at: 'may poured', clean: one('The host may need the tea.') },
  { code: 'wrong-word', files: one('Pour a the tea slowly.'), at: 'a the tea', clean: one('Pour a cup of the tea slowly.') },
  {
    code: 'wrong-article',
    files: one('Take a ounce of tea.'),
    at: 'a ounce',
    clean: one('Take an hour or a unit; a used cup, as A attacks B.'),
  },
  {
    code: 'wrong-number',
    files: one('Cups of tea: three cups, four cups, a cups. One cup, a cup, my cup.'),
    at: 'a cups',
    clean: one('Cups of tea: three cups, four cups, a cup. A means of pouring, a cups game, my cup.'),
  },
  {
    code: 'repeated-sentence',
    files: one('Pour the tea before you cut the cake. Sit. Pour the tea before you cut the cake.'),
    at: 'Pour the tea before you cut the cake."',
    clean: one('Pour the tea before you cut the cake. Sit. Pour the tea before you eat the cake.'),
  },
  {
    code: 'mixed-case-term',
    files: one('Fill a Tea Cup with milk. Then the tea cup is full, a tea cup of joy, the best tea cup.'),
    at: 'Tea Cup',
    clean: one('Fill a tea cup with milk. Then the tea cup is full, a tea cup of joy, the best tea cup.'),
  },
  {
    code: 'missing-full-stop',
    files: one('Pour the tea. Then all of us sit down at the table'),
    at: 'e"',
    clean: one('Pour the tea. Then all of us sit down at the table.'),
  },
  {
    code: 'lost-end',
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
