/** Invented documents with word forms that English does not have, beside similar correct forms. */
import type { Case } from '../invented.ts';

const one = (text: string) => ({ 'core.json': { TEA: text } });
const withParagraphs = (...paragraphs: readonly string[]) => one(paragraphs.join('\n\n'));
const sentences = [
  'The host can pour tea at once.',
  'The guests must wait for the host.',
  'The tray is full of cups again.',
  'Each guest has a cup of tea.',
];

export const FORMS: readonly Case[] = [
  {
    code: 'print-word-misprinted',
    files: one('The host losed a cup.'),
    at: 'losed',
    clean: one('The host lost a cup and closed the box.'),
  },
  {
    code: 'print-word-misprinted',
    files: one("The KO'd guest sleeps, and a KOd host rests."),
    at: 'KOd',
    clean: one("The KO'd guest sleeps, after two KOs."),
  },
  {
    code: 'print-word-misprinted',
    files: one('Thier host waits for the guests at the table.'),
    at: 'Thier',
    clean: one('Their host Thiers waits for the guests at the table.'),
  },
  { code: 'print-word-wrong', files: one('The host must to pour.'), at: 'must to', clean: one('The host must pour, and wants to.') },
  {
    code: 'print-word-misprinted',
    files: one('The guests dont wait for the tea.'),
    at: 'dont',
    clean: one("The guests don't wait for the tea."),
  },
  {
    code: 'print-word-wrong',
    files: one('The tea in the cup cant be poured.'),
    at: 'cant',
    clean: one("Thieves' cant. The tea in the cup can't be poured."),
  },
  {
    code: 'print-word-wrong',
    files: one('The cup is moved in to the box.'),
    at: 'moved in to',
    clean: one('The cup is moved into the box.'),
  },
  { code: 'print-word-wrong', files: one('A guest whom does not drink.'), at: 'whom', clean: one('A guest whom the host knows.') },
  {
    code: 'print-word-wrong',
    files: one('On a result of 5 of 6, pour.'),
    at: 'result of 5 of',
    clean: one('On a result of 5 or 6, pour 5 of 6 cups.'),
  },
  { code: 'print-word-wrong', files: one('Take the most largest cup.'), at: 'most largest', clean: one('Take the most modest cup.') },
  { code: 'print-article-wrong', files: one('Roll an d6 for it.'), at: 'an d6', clean: one('Roll a d6 for an 8, an 11 or a 12.') },
  {
    code: 'print-word-wrong',
    files: one('Its attack value is 2. Its attack value is 3. The hosts attack value is 4.'),
    at: 'hosts',
    clean: one("Its attack value is 2. Its attack value is 3. The host's attack value is 4. The hosts attack at once."),
  },
  {
    code: 'print-stop-missing',
    files: withParagraphs(...sentences, 'The cups are put away now, slowly', ...sentences),
    at: 'y',
    clean: withParagraphs(...sentences, 'The cups are put away now, slowly.', 'Cups of the house', ...sentences),
  },
];
