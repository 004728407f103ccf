/** Documents with singulars and plurals that do not fit, "it's" for "its", and small words that are missing. */
import type { Case } from '../invented.ts';

const LEAD = 'It is the custom of the house that the tea is hot and that it is for all.';
const doc = (text: string) => ({ 'core.json': { TEA: `${LEAD} ${text}` } });
/** Uses of a noun with its article. */
const USES = 'Fill a kettle, each kettle, the kettle, another kettle, its kettle, their kettle, any kettle and every kettle.';

export const NUMBERS_OF_WORDS: readonly Case[] = [
  {
    code: 'print-number-wrong',
    files: doc('A token is a card that represent cups of tea.'),
    at: 'that represent',
    clean: doc('A token is a card that represents cups of tea, and a card that guests hold. The set of cards that represent cups is red.'),
  },
  {
    code: 'print-number-wrong',
    files: doc('All cups that has tea are hot.'),
    at: 'that has',
    clean: doc('All cups that have tea are hot. The tray of the cups that has tea is hot.'),
  },
  {
    code: 'print-number-wrong',
    files: doc('Each of these cups are full.'),
    at: 'Each of these cups are',
    clean: doc('Each of these cups is full. For each of these cups there are two lids, and for each of the cups are lids.'),
  },
  {
    code: 'print-number-wrong',
    files: doc('Each kind of kettles have a lid.'),
    at: 'Each kind',
    clean: doc('Each kind of kettles has a lid. For each pot of tea there are lids.'),
  },
  {
    code: 'print-number-wrong',
    files: doc('These kettle may be filled.'),
    at: 'These kettle',
    clean: doc('These kettles may be filled. These cost money. These count. These kettle lids may be used.'),
  },
  {
    code: 'print-number-wrong',
    files: doc('Every kettles is filled.'),
    at: 'Every kettles',
    clean: doc('Every kettle is filled. This kettles nobody. This offsets what is lost.'),
  },
  {
    code: 'print-number-wrong',
    files: doc('Some trays and other trays are red. Lift 4 full tray with both hands.'),
    at: '4 full tray',
    clean: doc('Some trays and other trays are red. Lift 4 full trays with both hands. Lift 4 tray handles.'),
  },
  {
    code: 'print-word-wrong',
    files: doc("The guest carries it's cup to drink."),
    at: "it's",
    clean: doc("The guest carries its cup to drink. It's tea."),
  },
  {
    code: 'print-word-wrong',
    files: doc("It's full cup is hot."),
    at: "It's full",
    clean: doc("Its full cup is hot. It's a full cup. It's hot tea."),
  },
  {
    code: 'print-word-missing',
    files: doc(`${USES} Look into kettle.`),
    at: 'into kettle',
    clean: doc(`${USES} Look into the kettle. Use another kind of kettle. Look into kettle lids.`),
  },
  {
    code: 'print-word-missing',
    files: doc('Some of guests wait.'),
    at: 'of guests',
    clean: doc('Some of the guests wait. Any of us waits. The rest of them wait.'),
  },
  {
    code: 'print-word-missing',
    files: doc('Choose one of following.'),
    at: 'of following',
    clean: doc('Choose one of the following.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('The meal consists two courses.'),
    at: 'consists',
    clean: doc('The meal consists of two courses.'),
  },
  { code: 'print-word-wrong', files: doc('Refer the list of the host.'), at: 'Refer', clean: doc('Refer to the list of the host.') },
  {
    code: 'print-word-wrong',
    files: doc('Due the heat, wait.'),
    at: 'Due',
    clean: doc('Due to the heat, wait. Pay the sum due the host.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('Guests wait the end.'),
    at: 'wait',
    clean: doc('Guests wait for the end. They wait the same time.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('Let the guest to choose.'),
    at: 'Let',
    clean: doc('Let the guest choose. Let the host go to move it.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('They able to wait.'),
    at: 'They able',
    clean: doc('They are able to wait. Are they able to wait?'),
  },
  { code: 'print-word-wrong', files: doc('Wait as long the tea is hot.'), at: 'as long', clean: doc('Wait as long as the tea is hot.') },
  {
    code: 'print-word-wrong',
    files: doc('The player how wins drinks.'),
    at: 'player how',
    clean: doc('Show the player how it wins. The player who wins drinks.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('Stay with in 3 steps.'),
    at: 'with in',
    clean: doc('Stay within 3 steps. It is dealt with in the end.'),
  },
  { code: 'print-word-wrong', files: doc('Wait. Than the host pours.'), at: 'Than', clean: doc('Wait. Then the host pours.') },
  { code: 'print-word-wrong', files: doc('Pour once per a meal.'), at: 'once per', clean: doc('Pour once per meal.') },
  {
    code: 'print-word-wrong',
    files: doc("The guest's may wait."),
    at: "'s may",
    clean: doc("The guests may wait. It's right. The guest's mayor waits."),
  },
  {
    code: 'print-word-wrong',
    files: doc("The guests's cups are hot."),
    at: "guests's",
    clean: doc("The guests' cups are hot. The boss's and the bus's cups are hot."),
  },
  { code: 'print-word-wrong', files: doc('It cost one cup.'), at: 'It cost', clean: doc('It costs one cup. It may cost one cup.') },
  { code: 'print-word-wrong', files: doc('It takes between 2-4 cups.'), at: 'between', clean: doc('It takes between 2 and 4 cups.') },
  { code: 'print-word-wrong', files: doc('A sole criteria is heat.'), at: 'A sole', clean: doc('A sole criterion is heat.') },
  { code: 'print-word-wrong', files: doc('The lid is laying flat.'), at: 'is laying', clean: doc('The host is laying the table.') },
  { code: 'print-word-wrong', files: doc("We've forgot the tea."), at: "We've", clean: doc("We've forgotten the tea.") },
  {
    code: 'print-word-wrong',
    files: doc('Exceptions from this rule are rare.'),
    at: 'Exceptions',
    clean: doc('Exceptions to this rule are rare.'),
  },
  { code: 'print-word-wrong', files: doc('Use milk&tea.'), at: '&tea', clean: doc('Use milk & tea.') },
  { code: 'print-word-wrong', files: doc('A twohanded pot.'), at: 'twohanded', clean: doc('A two-handed pot.') },
  {
    code: 'print-word-wrong',
    files: doc('Use the lowest level shelf.'),
    at: 'the lowest',
    clean: doc('Use the lowest-level shelf at the lowest level and wait.'),
  },
  { code: 'print-word-wrong', files: doc('Use 1,2 or 4 cups.'), at: '1,2', clean: doc('Use 1, 2 or 4 cups.') },
  { code: 'print-short-form', files: doc('Serve milk, cream, etc, if any.'), at: 'etc', clean: doc('Serve milk, cream, etc., if any.') },
  {
    code: 'print-stop-in-brackets',
    files: doc('Wait for the tea. (see above) Then pour.'),
    at: '. (see',
    clean: doc('Wait for the tea (see above). Then pour. (See above.)'),
  },
  {
    code: 'print-comma-for-stop',
    files: doc('The tea is very hot, however, if it steams, wait.'),
    at: ', however',
    clean: doc('The tea is very hot; however, if it steams, wait. In this case, however, the tea is cold.'),
  },
  {
    code: 'print-comma-for-stop',
    files: doc('The pot steams, that means it is hot.'),
    at: ', that',
    clean: doc('The pot steams; that means it is hot.'),
  },
  {
    code: 'print-word-doubled',
    files: doc('Wait to be able to be able to pour.'),
    at: 'to be able to',
    clean: doc('Wait to be able to pour. Pour again and again and again.'),
  },
  { code: 'print-word-wrong', files: doc('They was here.'), at: 'They was', clean: doc('They were here. What they say was silence.') },
  {
    code: 'print-stop-in-brackets',
    files: doc('Pour it now (3 cups are enough for a small party of friends who are not very thirsty and wait.) Then wait.'),
    at: '.) Then',
    clean: doc('Pour it now (3 cups are enough). Then wait. (It is hot.) Wait.'),
  },
];
