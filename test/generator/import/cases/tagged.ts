/** Most of these mistakes show only in the parts of speech of a whole clause. */
import { type Case, englishDoc } from '../invented.ts';

/** Uses of nouns in the plural, so that the text itself shows that they can be counted. */
const plurals = 'Some guests sit on some trays, and other guests carry other trays to many guests and trays. ';

export const TAGGED: readonly Case[] = [
  {
    code: 'print-number-wrong',
    files: englishDoc('Each warmed kettle remove one lid from the tray.'),
    at: 'kettle remove',
    clean: englishDoc('Each round remove one lid from the tray. Each warmed kettle removes one lid. With each kettle remove one lid.'),
  },
  {
    code: 'print-number-wrong',
    files: englishDoc('All trays close to the window is warmed by the sun.'),
    at: 'window is',
    clean: englishDoc(
      'All trays close to the window are warmed by the sun. The tray with two cups is warm. Some rules of the game say that one is warm.',
    ),
  },
  {
    code: 'print-number-wrong',
    files: englishDoc('Porcelain also provide warmth, which is given to the guests.'),
    at: 'also provide',
    clean: englishDoc(
      'Also provide warmth, which is given to the guests. Custom steam functions can provide it. Porcelain also provides warmth.',
    ),
  },
  {
    code: 'print-number-wrong',
    files: englishDoc('In this case, the small kettles decides which guest is served.'),
    at: 'kettles decides',
    clean: englishDoc('In this case, the small kettles decide which guest is served. Of the pots, the kettles, lids and trays count.'),
  },
  {
    code: 'print-number-wrong',
    files: englishDoc('If two or more guests from one house tries to sit down, wait.'),
    at: 'house tries',
    clean: englishDoc('If two or more guests from one house try to sit down, wait. If one guest or more tries it, wait.'),
  },
  {
    code: 'print-number-wrong',
    files: englishDoc('It is the guest on the left who pours. It is the one who have the lid.'),
    at: 'who have',
    clean: englishDoc('It is the guest on the left who pours. It is the one who has the lid.'),
  },
  {
    code: 'print-number-wrong',
    files: englishDoc(`${plurals}Move 5 guest and then wait.`),
    at: '5 guest and',
    clean: englishDoc(`${plurals}Move 5 guests and then wait. Move on step 5 guest and host. Add 5 warmth and then 5 guest tokens.`),
  },
  {
    code: 'print-number-wrong',
    files: englishDoc('A guest rolls exactly one dice, equal to a cup.'),
    at: 'one dice',
    clean: englishDoc('A guest rolls exactly one die, equal to a cup. Use one dice bag.'),
  },
  {
    code: 'print-word-misprinted',
    files: englishDoc('All guests drink simultainiusly.'),
    at: 'simultainiusly',
    clean: englishDoc('All guests drink simultaneously. The tearoom and the teaware are warm, hexagonally laid.'),
  },
  {
    code: 'print-blank-missing',
    files: englishDoc('A party consists of 24guests and a host.'),
    at: '24guests',
    clean: englishDoc('A party consists of 24 guests and a host. It takes 24min, from the 2nd to 7h, on a 2x2 tray of 24cm.'),
  },
  {
    code: 'print-blank-missing',
    files: englishDoc('The pot (blue) is warm. Each pot has ten points(warmth) at first.'),
    at: '(warmth)',
    clean: englishDoc('The pot (blue) is warm. Each pot has ten points (warmth) at first. Take the cup(s) and the dish(es).'),
  },
  {
    code: 'print-word-wrong',
    files: englishDoc('The looser may pour the tea.'),
    at: 'looser',
    clean: englishDoc('The loser may pour the tea. The looser lid is warm.'),
  },
  {
    code: 'print-word-wrong',
    files: englishDoc('Wait as if you where drinking tea.'),
    at: 'where',
    clean: englishDoc('Wait as if you were drinking tea. Sit at the table where you were before. Show them where moving pots go.'),
  },
  {
    code: 'print-word-wrong',
    files: englishDoc('Each tray has it requirements.'),
    at: 'it',
    clean: englishDoc('Each tray has its requirements. Give it requirements, and drink from it.'),
  },
  {
    code: 'print-word-wrong',
    files: englishDoc('Choose to apply does lids to the pots.'),
    at: 'does',
    clean: englishDoc('Choose to apply those lids to the pots. What it does changes nothing.'),
  },
  {
    code: 'print-word-wrong',
    files: englishDoc('When it is cold, threat the tea as warm.'),
    at: 'threat',
    clean: englishDoc('When it is cold, treat the tea as warm. It is a threat to the tea.'),
  },
  {
    code: 'print-word-wrong',
    files: englishDoc('For the order of guests, se the list.'),
    at: 'se',
    clean: englishDoc('For the order of guests, see the list. It is no tea per se but hot.'),
  },
  {
    code: 'print-word-wrong',
    files: englishDoc('The guests sit in same room and wait.'),
    at: 'in same',
    clean: englishDoc('The guests sit in the same room and wait.'),
  },
  {
    code: 'print-word-wrong',
    files: englishDoc('Pour the tea, and regardless which guest drinks, wait.'),
    at: 'regardless which',
    clean: englishDoc('Pour the tea, and regardless of which guest drinks, wait. Pour it regardless.'),
  },
  {
    code: 'print-word-wrong',
    files: englishDoc('Set out the cups without know which guest drinks.'),
    at: 'without know',
    clean: englishDoc('Set out the cups without knowing which guest drinks.'),
  },
  {
    code: 'print-word-wrong',
    files: englishDoc('The tea is hot. Thus You can wait for it.'),
    at: 'You',
    clean: englishDoc('The tea is hot. Thus you can wait for it. You can. All That You Drink and You'),
  },
  {
    code: 'print-word-wrong',
    files: englishDoc('A moral check is made by each guest.'),
    at: 'moral',
    clean: englishDoc('A morale check is made by each guest. The moral of the game is plain.'),
  },
];
