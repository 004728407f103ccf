import { type Case, doc } from '../invented.ts';

const withParagraphs = (...paragraphs: readonly string[]) => doc(paragraphs.join('\n\n'));
/** Paragraphs that end with a stop: the custom that a missing stop breaks. */
const sentences = [
  'The host can pour tea at once.',
  'The guests must wait for the host.',
  'The tray is full of cups again.',
  'Each guest has a cup of tea.',
];

export const FORMS: readonly Case[] = [
  {
    code: 'print-word-misprinted',
    files: doc('The host losed a cup.'),
    at: 'losed',
    clean: doc('The host lost a cup and closed the box.'),
  },
  {
    code: 'print-word-misprinted',
    files: doc("The KO'd guest sleeps, and a KOd host rests."),
    at: 'KOd',
    clean: doc("The KO'd guest sleeps, after two KOs."),
  },
  {
    code: 'print-word-misprinted',
    files: doc('Thier host waits for the guests at the table.'),
    at: 'Thier',
    clean: doc('Their host Thiers waits for the guests at the table.'),
  },
  { code: 'print-word-wrong', files: doc('The host must to pour.'), at: 'must to', clean: doc('The host must pour, and wants to.') },
  {
    code: 'print-word-misprinted',
    files: doc('The guests dont wait for the tea.'),
    at: 'dont',
    clean: doc("The guests don't wait for the tea."),
  },
  {
    code: 'print-word-wrong',
    files: doc('The tea in the cup cant be poured.'),
    at: 'cant',
    clean: doc("Thieves' cant. The tea in the cup can't be poured."),
  },
  {
    code: 'print-word-wrong',
    files: doc('The cup is moved in to the box.'),
    at: 'moved in to',
    clean: doc('The cup is moved into the box.'),
  },
  { code: 'print-word-wrong', files: doc('A guest whom does not drink.'), at: 'whom', clean: doc('A guest whom the host knows.') },
  {
    code: 'print-word-wrong',
    files: doc('On a result of 5 of 6, pour.'),
    at: 'result of 5 of',
    clean: doc('On a result of 5 or 6, pour 5 of 6 cups.'),
  },
  { code: 'print-word-wrong', files: doc('Take the most largest cup.'), at: 'most largest', clean: doc('Take the most modest cup.') },
  { code: 'print-article-wrong', files: doc('Roll an d6 for it.'), at: 'an d6', clean: doc('Roll a d6 for an 8, an 11 or a 12.') },
  {
    code: 'print-word-wrong',
    files: doc('Its attack value is 2. Its attack value is 3. The hosts attack value is 4.'),
    at: 'hosts',
    clean: doc("Its attack value is 2. Its attack value is 3. The host's attack value is 4. The hosts attack at once."),
  },
  {
    code: 'print-stop-missing',
    files: withParagraphs(...sentences, 'The cups are put away now, slowly', ...sentences),
    at: 'y',
    clean: withParagraphs(...sentences, 'The cups are put away now, slowly.', 'Cups of the house', ...sentences),
  },
];
