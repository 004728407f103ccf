/**
 * Documents with small mechanical mistakes of printing and conversion: stray signs, running heads, marks, markup, stops, tables. `clean` has
 * correct text that resembles them.
 */
import type { Case } from '../invented.ts';

const doc = (text: string) => ({ 'core.json': { TEA: text } });
const book = (text: string) => ({ 'book.md': `# Tea\n\n${text}` });

export const MECHANICAL: readonly Case[] = [
  {
    code: 'print-sign-stray',
    files: doc('Pour the tea ~ slowly into the cup.'),
    at: '~',
    clean: doc('Press ~ to pour. The # sign is on each pot. A {cup} holds tea.'),
  },
  {
    code: 'print-sign-stray',
    files: book('Guests who are \\\\ thirsty drink first.'),
    at: '\\\\',
    clean: book('| Tea | Cup |\n| --- | --- |\n| green | small |'),
  },
  {
    code: 'print-head-in-sentence',
    files: doc('Pour the tea slowly into TEA BOOK 14 the cup of each guest.'),
    at: 'TEA BOOK 14',
    clean: doc('Pour the tea slowly with a TEA BREAK 2 times. A guest takes a TEA BREAK before that.'),
  },
  {
    code: 'print-head-in-sentence',
    files: { 'core.json': { TEA: 'Pour the tea as in 6. SWEET CAKE said before.', 'SWEET CAKE': 'Cut the cake.' } },
    at: '6. SWEET CAKE',
    clean: { 'core.json': { TEA: 'Pour the tea as in SWEET CAKE said before.', 'SWEET CAKE': 'Cut the cake.' } },
  },
  {
    code: 'print-head-in-sentence',
    files: doc('Give the cup to the 4. POURING (continued) next guest.'),
    at: '4. POURING (continued)',
    clean: doc('Give the cup to the POURING guest.'),
  },
  {
    code: 'print-emphasis-unbalanced',
    files: book('Pour the **tea slowly into the cup.'),
    at: '**',
    clean: book('Pour the **tea** slowly into the \\** cup.\n\n- **Milk** is white.\n- **Tea** is not.'),
  },
  {
    code: 'print-markup-in-text',
    files: doc('The pot&nbsp;is hot.'),
    at: '&nbsp;',
    clean: { 'core.json': { TEA: '<p>The pot&nbsp;is hot &amp; full.</p>' } },
  },
  { code: 'print-markup-in-text', files: book('The pot&amp;nbsp;is hot.'), at: '&amp;', clean: book('The pot&nbsp;is hot.') },
  {
    code: 'print-markup-in-text',
    files: book('The <em>pot is hot.'),
    at: '<em>',
    clean: book('The <em>pot</em> is hot.<br>\nPour it.'),
  },
  {
    code: 'print-word-doubled',
    files: { 'core.json': { TEA: '<h3>Pots</h3>\n<ul>\n  <li>Fill the&rsquo;s pot.</li>\n  <li>Pour the <b>tea</b> tea.</li>\n</ul>' } },
    at: 'tea</b> tea',
    clean: { 'core.json': { TEA: '<p>Pour the tea</p><p>Tea is hot.<br>Is it?</p><table><tr><td>Tea</td><td>Tea</td></tr></table>' } },
  },
  {
    code: 'print-word-doubled',
    files: doc('The Host Host pours. The Host sits. No Host waits.'),
    at: 'Host Host',
    clean: doc('The guest Bo Bo pours.'),
  },
  {
    code: 'print-stop-doubled',
    files: doc('The pot is hot.; a cup is not.'),
    at: '.;',
    clean: doc('The pot is hot (as on p. 3, etc.); a cup is not.'),
  },
  {
    code: 'print-stop-missing',
    files: doc('A guest pours for two guests He can never pour for three.'),
    at: ' He can',
    clean: doc('A guest pours for two guests. He can never pour for three. Then player A can pour.'),
  },
  {
    code: 'print-stop-missing',
    files: doc('Each guest rolls a d6 If the result is 6, the guest pours.'),
    at: ' If the',
    clean: doc('Each guest rolls a d6. If the result is 6, the guest pours.'),
  },
  {
    code: 'print-reference-external',
    files: doc('Pour the tea (see “Pouring Milk” above).'),
    at: 'Pouring Milk',
    clean: { 'core.json': { TEA: 'Pour the tea (see “Pouring Milk” above).', 'POURING MILK': 'Pour it.' } },
  },
  {
    code: 'print-reference-external',
    files: doc('Pour the tea. See also SAUCERS.'),
    at: 'SAUCERS',
    clean: { 'core.json': { TEA: 'Pour the tea. See also SAUCERS.', SAUCERS: 'Below cups.' } },
  },
  {
    code: 'print-number-wrong',
    files: doc('Tea is for all guests who has a cup.'),
    at: 'who has',
    clean: doc('Tea is for all guests who have a cup, and for each of the two that has none.'),
  },
  {
    code: 'print-sentence-lower-case',
    files: { 'book.md': '# Tea\n\nText.\n\n* Fill the pot.\n* Boil the water.\n* pour it out.\n* Sit down.' },
    at: 'pour it out.',
    clean: { 'book.md': '# Tea\n\nText.\n\n* fill the pot.\n* boil the water.\n* pour it out.\n* sit down.' },
  },
  {
    code: 'print-row-cells',
    files: book('| Tea | Minutes |\n| --- | --- |\n| green 3 |\n| black | 5 |'),
    at: '| green 3 |',
    clean: book('| Tea | Minutes |\n| :-- | --: |\n| green \\| white | `a|b` |\n\nA cup | a pot.'),
  },
  {
    code: 'print-question-stop',
    files: book('**Can two guests pour from one pot.** They can.'),
    at: '.** They can.',
    clean: book('**Can two guests pour from one pot?** They can.\n\nCan the pot be empty? It can be.'),
  },
  {
    code: 'print-comma-for-stop',
    files: book('Each guest puts the cup back on the table of the host,\n\nThen the host pours the tea.'),
    at: ',',
    clean: book('Each guest puts the cup back on the table of the host,\n\nand the host pours the tea.'),
  },
  {
    code: 'print-markup-in-text',
    files: doc('The guest&rsquos cup is full.'),
    at: '&rsquos',
    clean: doc('The guest and R&D are here.'),
  },
  {
    code: 'print-emphasis-unbalanced',
    files: book('*Example: The guest pours.\n\nThe host waits.'),
    at: '*Example',
    clean: book('*Example:* The guest pours.\n\nThe host* waits.\n\n* A note.'),
  },
  {
    code: 'print-blank-missing',
    files: book('The pot is full (of tea).The host waits.'),
    at: '.The',
    clean: book('The pot is full (of tea). The host waits (e.g.at noon).'),
  },
  {
    code: 'print-blank-missing',
    files: book('Roll at the end of each turn:on a 1 the pot breaks.'),
    at: ':on',
    clean: book('Roll at the end of each turn: on a 1 the pot breaks.'),
  },
  {
    code: 'print-blank-missing',
    files: book('The pot is hot.\n\n##Cups\n\nFill them.'),
    at: 'Cups',
    clean: book('The pot is hot.\n\n## Cups\n\nFill them.'),
  },
  {
    code: 'print-letters-garbled',
    files: doc('Take 1O cups and FlLL them.'),
    at: '1O',
    clean: doc('Take 10 cups of H2O and FILL them.'),
  },
  {
    code: 'print-word-split',
    files: doc('Put the cup on an adja-cent table.'),
    at: 'adja-cent',
    clean: doc('Put the well-known cup on a semi-open table.'),
  },
  {
    code: 'print-word-split',
    files: doc('Discard a cup. Discard a pot. Discard a lid. You may dis card it.'),
    at: 'dis card',
    clean: doc('Discard a cup. Discard a pot. Discard a lid. You may discard it.'),
  },
  {
    code: 'print-word-doubled',
    files: { 'web.txt': 'TEA\n\nThe guest rolls a\na 3 and pours.' },
    at: 'a',
    clean: { 'web.txt': 'TEA\n\nThe guest rolls a\n3 and pours. What is done is done.' },
  },
  {
    code: 'print-word-misprinted',
    files: doc('The cup is at laest full, and it is hot. The guest pours the tea of the host.'),
    at: 'laest',
    clean: doc('The cup is at least full, and it is hot. The guest pours the tea of the host.'),
  },
  {
    code: 'print-brackets-unbalanced',
    files: doc('The guest drinks that much tea minimum 1). Then the host pours.'),
    at: ')',
    clean: doc('1) The guest drinks. 2) The host pours (see 1).'),
  },
  {
    code: 'print-apostrophe-wrong',
    files: doc('The tea isn;t hot.'),
    at: 'sn;t',
    clean: doc('The tea is hot; the cake is not.'),
  },
  { code: 'print-letters-garbled', files: doc('The guest?s cup is hot.'), at: 'guest?s', clean: doc('The guest\u2019s cup? So hot.') },
  {
    code: 'print-note-left',
    files: book('~~Pour slowly.~~ Pour it into the cup.'),
    at: '~~Pour',
    clean: book('Pour about ~2 cups (AB: twice) into the cup.'),
  },
  {
    code: 'print-symbol-lost',
    files: doc('On a 6, add + to the number of cups.'),
    at: '+',
    clean: doc('On a 6, add +2 to the number of cups, or a + sign.'),
  },
  {
    code: 'print-word-split',
    files: doc('The guest has a limited- edition cup.'),
    at: ' edition',
    clean: doc('The guest has a two- or three-part cup.'),
  },
  {
    code: 'print-heading-run-in',
    files: doc('Sixes and Ones A roll of two 6s fills the cup.'),
    at: 'Sixes and Ones',
    clean: doc('The Sixes and Ones A roll is named so. When Tea Time begins, pour.'),
  },
  {
    code: 'print-heading-run-in',
    files: { 'web.txt': 'TEA\n\nA cup is small.\nCUPS Fill them. The host pours.' },
    at: 'CUPS',
    clean: { 'web.txt': 'TEA\n\nA cup is small.\nNOTE Fill them. The host pours.' },
  },
];
