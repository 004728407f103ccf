import { type Case, CUPS, doc } from '../invented.ts';

/**
 * 46 uses with an article. Uses without one are ignored if they are more than a tenth as many. The four in `clean` are fewer: they are
 * ignored only because they are four.
 */
const visitors = `${'The visitor sits down. '.repeat(45)}A visitor sings. `;

export const GRAMMAR: readonly Case[] = [
  {
    code: 'print-word-wrong',
    files: doc('Guests modify their tea value +1 for each cup.'),
    at: 'modify their tea value',
    clean: doc('Guests modify their tea value by +1 for each cup. A tea value +1 is better.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('Take the cups with a 1,2, or 3 on them.'),
    at: '1,2',
    clean: doc('Take the cups with a 1, 2, or 3 on them. Pour 1,5 litres, or 2,000, or 3.'),
  },
  {
    code: 'print-word-missing',
    files: doc(`${visitors}If visitor has no cup, wait.`),
    at: 'visitor has',
    // An author who leaves out the article four times does so on purpose.
    clean: doc(`${visitors}${['cup', 'tea', 'cake', 'jam'].map((thing) => `If visitor has no ${thing}, wait.`).join(' ')}`),
  },
  {
    code: 'print-verb-form',
    files: doc('The host can pours tea.'),
    at: 'can pours',
    clean: doc('A can pours tea. The host can pour tea.'),
  },
  {
    code: 'print-verb-form',
    files: doc('Choose a cup to became the host.'),
    at: 'to became',
    clean: doc('Choose a cup to become the host.'),
  },
  { code: 'print-verb-form', files: doc('The tea was drank.'), at: 'was drank', clean: doc('The tea was drunk, and we drank it.') },
  {
    code: 'print-verb-form',
    files: doc('Begin by choose a cup.'),
    at: 'by choose',
    clean: doc('Begin by choosing a cup. By name, choose.'),
  },
  {
    code: 'print-number-wrong',
    files: doc('If it pour, the host wipes the tray.'),
    at: 'it pour',
    clean: doc('If it pours, wipe the tray. The host lets it pour.'),
  },
  {
    code: 'print-number-wrong',
    files: doc('A guest that have a cup can drink.'),
    at: 'that have',
    clean: doc('A guest that has a cup can drink. Some of the guests in a room that have a cup drink.'),
  },
  {
    code: 'print-number-wrong',
    files: doc('A guest who drink tea is happy.'),
    at: 'who drink',
    clean: doc('A guest who drinks tea is happy, and guests who drink tea are too. The host settles who is next.'),
  },
  {
    code: 'print-number-wrong',
    files: doc(`${CUPS}There are no teacup on the tray.`),
    at: 'There are',
    clean: doc(`${CUPS}There are no teacups on the tray, and there is no teacup in the box.`),
  },
  {
    code: 'print-number-wrong',
    files: doc('Two teacups falls to the floor.'),
    at: 'teacups falls',
    clean: doc('Two teacups fall to the floor. Two teacups is enough.'),
  },
  {
    code: 'print-number-wrong',
    files: doc('There is two cups on the tray.'),
    at: 'There is',
    clean: doc('There are two cups, there is a cup, and there are a number of cups.'),
  },
  {
    code: 'print-number-wrong',
    files: doc('The lid of the kettle remain hot.'),
    at: 'kettle remain',
    clean: doc('The lids of the kettle remain hot. Let the lid remain hot.'),
  },
  {
    code: 'print-word-missing',
    files: doc('Put the cup adjacent the pot.'),
    at: 'adjacent the',
    clean: doc('Put the cup adjacent to the pot. The adjacent pot is hot.'),
  },
  {
    code: 'print-word-missing',
    files: doc('The host must the tea.'),
    at: 'must the',
    clean: doc('Only once must the host pour. The host must pour the tea.'),
  },
  { code: 'print-word-missing', files: doc('Fill one the cups.'), at: 'one the', clean: doc('Fill one of the cups; fill one, the best.') },
  { code: 'print-word-missing', files: doc('The cup been filled.'), at: 'cup been', clean: doc('Has the cup been filled?') },
  {
    code: 'print-comma-missing',
    files: doc(
      'When the water boils the host pours it. If it is cold, wait. If it is hot, sip. If it rains, stay. If it snows, leave. If it is late, go.',
    ),
    at: 'boils the',
    clean: doc(
      'When the water boils, the host pours it. If the cup you hold is cold, wait. Before the first round, the guest who poured this tea may sit down.',
    ),
  },
  {
    code: 'print-comma-missing',
    files: doc(
      'Each time you fill a cup for the oldest guest you earn one point. If it is cold, wait. If it is hot, sip. If it rains, stay. If it snows, leave. If it is late, go.',
    ),
    at: 'guest you',
    clean: doc(
      'The guest filling tea cups for the host scores a point. Each time a guest you like fills a cup, you earn one point. After the cup you pour is full, stop.',
    ),
  },
  {
    code: 'print-word-missing',
    files: doc(`${'The tea is treated as milk. '.repeat(4)}The cup is treated a pot.`),
    at: 'treated a',
    clean: doc(`${'The tea is treated as milk. '.repeat(4)}The cup is treated as a pot.`),
  },
  {
    code: 'print-word-wrong',
    files: doc('Then place on cup token in each square.'),
    at: 'on cup',
    clean: doc('Then place one cup token on square tiles, and put it on the table.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('Find a cup with and orange handle.'),
    at: 'and orange',
    clean: doc('Find a cup with an orange handle, with and without milk.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('Tokens a special tokens, so take care.'),
    at: 'a special',
    clean: doc('Tokens are special tokens. Give the guests a tea pot.'),
  },
  {
    code: 'print-stop-in-brackets',
    files: doc('Fill the pot (one cup per guest.) Then stir it.'),
    at: 'one cup',
    clean: doc('Fill the pot (one cup per guest). (Stir it once.) Then pour.'),
  },
  {
    code: 'print-blank-missing',
    files: doc('Take 1,2, or 3 cups.'),
    at: ',2',
    clean: doc('Take 1, 2, or 3 cups, or 1,200 cups.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('You may accept all cups accept for mine.'),
    at: 'accept for',
    clean: doc('Accept all of the cups except mine.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('The tea can move threw the sieve.'),
    at: 'move threw',
    clean: doc('The guest threw the sieve through the room.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('A cup of peace of mind, and a peace of cake.'),
    at: 'peace of cake',
    clean: doc('A peace of mind.'),
  },
  {
    code: 'print-reference-external',
    files: doc('A cup may fall. See Falling Cups for more.'),
    at: 'Falling Cups',
    clean: doc('A cup may fall. See Tea for more.'),
  },
  {
    code: 'print-amounts-differ',
    files: doc('Every cup has three parts that matter:\n • the rim\n • the handle\n\nWash them all.'),
    at: 'three',
    clean: doc('Every cup has two parts that matter:\n • the rim\n • the handle\n\nWash them all.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('Drink from an opponents saucer.'),
    at: 'opponents',
    clean: doc("Drink from an opponent's saucer, not from those of opponents."),
  },
  {
    code: 'print-word-wrong',
    files: doc('Use fewer that three cups.'),
    at: 'fewer that',
    clean: doc('Use fewer cups that three can fill.'),
  },
  {
    code: 'print-word-missing',
    files: doc('Wait, even if it the last cup.'),
    at: 'it the',
    clean: doc('Give it the last cup, if it is the last.'),
  },
  {
    code: 'print-words-joined',
    files: doc('The tea pot boils. A TeaPot sings.'),
    at: 'TeaPot',
    clean: doc('The tea boils in a pot. A TeaPot is a firm.'),
  },
  {
    code: 'print-comma-missing',
    files: doc(
      'When it is your turn you may draw a card. If it is cold, wait. If it is hot, sip. If it rains, stay. If it snows, leave. If it is late, go.',
    ),
    at: 'turn you',
    clean: doc('When it is your turn, you may draw a card. If you drink, the rules replace the cup.'),
  },
];
