/** Missing commas and articles, found by the parts of speech of a whole sentence; terms with a capital letter in some places only. */
import { type Case, doc, ENGLISH } from '../invented.ts';

/** A custom: phrases before the main clause have their comma. */
const phrases =
  'On a roll of 5, the guest waits. At the end of the day, the host rests. In this room, each guest sits. On a roll of 2, you wait.';

const missingComma = (wrong: string, at: string, right: string): Case => ({
  code: 'print-comma-missing',
  files: doc(`${ENGLISH} ${wrong}`),
  at,
  clean: doc(`${ENGLISH} ${right}`),
});

export const COMMAS: readonly Case[] = [
  missingComma(
    'If a guest using this chair takes the last cup from the table place a new pot beside the chair.',
    'table place',
    'If a guest using this chair takes the last cup from the table, place a new pot beside the chair. If brewing a tea takes an hour, wait.',
  ),
  missingComma(
    'When the cup that the host fills is empty the guest may fill it, minimum one spoon.',
    'empty the',
    'When the cup that the host fills is empty, the guest may fill it. The cup is in the pot, in which case it is full.',
  ),
  missingComma(
    'Wait for the host and when the host sits down you may pour the tea.',
    'down you',
    'Wait for the host and when the host sits down, you may pour the tea. The host may pour, when the guests can do so.',
  ),
  missingComma(
    'As soon as the tea is poured by the host it may be served to guests.',
    'host it',
    'As soon as the tea is poured by the host, it may be served. Each time a guest knows it is hot, the tea waits.',
  ),
  missingComma(
    'When the host reads the bill do not pour any tea.',
    'bill do',
    "When the host reads the bill, do not pour any tea. When the guest you like is here, it's a good day.",
  ),
  missingComma(
    `${phrases} In the room of the host the guest may stay for another hour.`,
    'host the',
    `${phrases} In the room of the host, the guest may stay for another hour. The guests are served:\n\n- By pouring hot or cold cups when in rooms of the host.`,
  ),
  missingComma(
    'A full cup is left on the old table and its guest may have another tea.',
    'table and its',
    'A full cup is left on the old table, and its guest may have another tea. If a cup is on the table and its guest is away, wait.',
  ),
  missingComma(
    'The cup is taken away at noon but the pot is left on the table.',
    'noon but the',
    'The cup is taken away at noon, but the pot is left on the table. It is for the host and the guest that is late.',
  ),
  missingComma(
    'If a host wants to seat you on the same chair you lose it.',
    'chair you',
    'If a host wants to seat you on the same chair you came from, stand up. It is possible for hosts to seat you, when you wait, on the same chair you came from. If one wants to seat you on the same chair you came from. Sit.',
  ),
  missingComma(
    'If a cup is on the table then the host has to fill the cup you lift it.',
    'cup you',
    'If there is no free cup that guest can lift, then the host waits. If the tea is served under a time limit guests who exceed their turn lose the cup.',
  ),
  missingComma(
    'If the guest pours tea in step 2.a the host waits.',
    'a the',
    'If, after filling the cups in step 2.a., one or more pots are empty, the host waits. If a host holds the lid in step 3.b., the guest waits.',
  ),
  missingComma(
    'The game is like Poker which has no tea.',
    'Poker which',
    'The game is like Poker, which has no tea. Use the Kettle which has a lid, and Cups which have none.',
  ),
  missingComma(
    'Then the guest calls his opponent who then pours the tea.',
    'opponent who',
    'Then the guest calls his opponent, who then pours the tea. Call an opponent who has no tea.',
  ),
  {
    code: 'print-word-missing',
    files: doc(`${ENGLISH} A guest walks towards nearest table.`),
    at: 'towards nearest',
    clean: doc(`${ENGLISH} A guest walks towards the nearest table, in best order, at most twice, with least effort.`),
  },
  {
    code: 'print-term-mixed-case',
    files: doc(`${ENGLISH} Use slot 2 or slot 3. Fill slot 2 and slot 2. The tea in Slot 2 is hot.`),
    at: 'Slot 2',
    clean: doc(`${ENGLISH} Use slot 2 or slot 3. Fill slot 2 and slot 2. The tea in Slot Machine 2 is hot. Slot 2: hot.`),
  },
  {
    code: 'print-stop-missing',
    files: {
      'book.md': `# Tea\n\n${ENGLISH}\n\n1. Pour the tea for all guests.\n1. Lift the lid of the pot.\n1. Put the cup on the table\n1. Wait for the other guests.\n`,
    },
    at: 'e',
    clean: {
      'book.md': `# Tea\n\n${ENGLISH}\n\n1. Pour the tea for all guests.\n1. Lift the lid of the pot.\n\n1. Put the cup on the table\n`,
    },
  },
  {
    code: 'print-term-mixed-case',
    files: doc(`${ENGLISH} Each Guest takes the cup of a Guest, or the cup of the Guest. Then the guest may drink.`),
    at: 'guest may',
    clean: doc(
      `${ENGLISH} Each Guest takes the cup of a Guest, or the cup of the Guest. Then the Guest may drink. Guests drink. The guest room is free.`,
    ),
  },
  {
    code: 'print-term-mixed-case',
    files: doc(`${ENGLISH} A host has a Lift of 3, and a guest a Lift of 2. The Lift is low. Those who have a lift may pour.`),
    at: 'lift may',
    // In "lift their pots", "lift" is a verb.
    clean: doc(
      `${ENGLISH} A host has a Lift of 3, and a guest a Lift of 2. The Lift is low. You wait to turn and lift their pots. It is a machine called a lift in the house.`,
    ),
  },
  {
    code: 'print-term-mixed-case',
    files: doc(`${ENGLISH} Each guest takes the cup of a guest, or the cup of the guest. A guest waits. Then the Guest may drink.`),
    at: 'Guest may',
    // A title is no mistake, nor the title of a section that is referred to, nor a word that the author writes in both ways throughout.
    clean: doc(
      `${ENGLISH} Each guest takes the cup of a guest, or the cup of the guest. The Guest of Honour drinks (see Tea: The Guest). My Cup is the Cup of the host, his Cup a cup, her cup a cup.\n\nTea for Two Guests\n\nThe lid is on a pot, a lid, the lid and the lid. Then Lid Dreadmoor has a Lid.`,
    ),
  },
  {
    code: 'print-term-mixed-case',
    files: doc(`${ENGLISH} Each guest takes the cup of a guest, or the cup of the guest. A guest waits. This is the effect of the Guest.`),
    at: 'Guest.',
    clean: doc(`${ENGLISH} Each guest takes the cup of a guest, or the cup of the guest. A guest waits. Read the section on the Guest.`),
  },
  {
    code: 'print-term-mixed-case',
    files: doc(`${ENGLISH} Who has the Warm Seat may drink or leave the Warm Seat. Each guest with a warm seat sits.`),
    at: 'warm seat',
    clean: doc(`${ENGLISH} Who has the Warm Seat may drink. Each guest with a Warm Seat sits, but not on the warm seat cushion.`),
  },
];
