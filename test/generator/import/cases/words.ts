/** Invented documents with misprints and sentences that break off. */
import type { Case } from '../invented.ts';

const one = (text: string) => ({ 'core.json': { TEA: text } });
const warmed = 'A warmed pot sings. The warmed pot sings on. ';

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
    files: one(`${warmed.repeat(5)}The warm pot sings least.`),
    at: 'warm pot sings',
    clean: one(`${warmed.repeat(5)}The warm kettle sings least.`),
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
