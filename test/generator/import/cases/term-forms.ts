import { type Case, doc, ENGLISH } from '../invented.ts';

const often = (sentence: string, times = 9) => Array.from({ length: times }, () => sentence).join(' ');
const ours = [often('A tea cup is warm. Look at the tea cup.'), often('We knock back a mug.')];
/** Enough uses of a term of our rules to show that the text is about our game. */
const terms = often('Take a tea cup to the stove of the host.', 14);
/** Sections that begin with one label. The same label in six sections is a custom of the document, in three it is none. */
const priced = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`POT ${index + 1}`, `Cost: ${index + 2}\nIt is a pot for the tea of the host.`]),
  );

/** Sections in which a line begins with `Choose a`. As above, six make a custom, three do not. */
const chosen = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`MUG ${index + 1}`, `For: hosts\nChoose a guest. It is a mug for the tea of the host.`]),
  );
const titled = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `LID ${index + 1}`,
      `Warm Lid: Guests in the room lift the lid of the pot. Guests drink.`,
    ]),
  );

export const TERM_FORMS: readonly Case[] = [
  {
    code: 'print-term-mixed-case',
    files: doc(`${terms} Give each guest a Tea Cup of milk.`),
    at: 'Tea Cup',
    ours,
    clean: doc(`${terms} Give each guest a Tea Cosy of wool. Use the Tea Cup symbol.`),
  },
  {
    code: 'print-words-joined',
    files: doc(`${terms} See knockback.`),
    at: 'knockback',
    ours,
    clean: doc(`${ENGLISH} See knockback.`),
  },
  {
    code: 'print-hyphen-lost',
    files: doc(`${ENGLISH} The highest-point guest pours. Ask the highest point guest.`),
    at: 'highest point',
    clean: doc(`${ENGLISH} The highest-point guest pours. Look at the highest point of it.`),
  },
  {
    code: 'print-break-irregular',
    files: {
      'core.json': {
        ...priced(6),
        KETTLE: 'Cost: 4 At noon the kettle is on the stove.',
      },
    },
    at: 'Cost: 4 At',
    clean: {
      'core.json': {
        ...priced(6),
        KETTLE: 'Cost: 4 (of the host)\nAt noon it is on the stove.',
      },
    },
  },
  {
    code: 'print-break-irregular',
    files: {
      'core.json': {
        ...priced(6),
        KETTLE: 'For: hosts Cost: 4\nAt noon it is on the stove.',
      },
    },
    at: 'Cost: 4',
    clean: {
      'core.json': {
        ...priced(3),
        KETTLE: 'For: hosts Cost: 4\nAt noon it is on the stove.',
      },
    },
  },
  {
    code: 'print-colon-missing',
    files: {
      'core.json': {
        ...priced(6),
        KETTLE: 'Cost 4\nAt noon it is on the stove.',
      },
    },
    at: 'Cost 4',
    clean: {
      'core.json': { ...priced(6), KETTLE: 'Cost: 4\nAt noon they cost 4.' },
    },
  },
  {
    code: 'print-word-missing',
    files: doc(`${ENGLISH} ${often('Treat it as a free cup.', 4)} They treat it as free cup.`),
    at: 'as free cup',
    clean: doc(`${ENGLISH} ${often('Treat it as a free cup.', 4)} They treat them as free cups, as free cup holders and cold as ice.`),
  },
  {
    code: 'print-word-wrong',
    files: { 'core.json': { 'Wilburs Room': `${ENGLISH} Wilbur sits there.` } },
    at: '"Wilburs Room',
    clean: {
      'core.json': {
        "Wilbur's Room": `${ENGLISH} Wilbur sits there.`,
        'Gnorls Room': 'A Gnorl is a guest.',
      },
    },
  },
  {
    code: 'print-word-wrong',
    files: doc(`${ENGLISH} Wilbur waits. If Wilburs cup is full, stop.`),
    at: 'Wilburs cup',
    clean: doc(`${ENGLISH} A gnorl waits. If Gnorls cup is full, stop. If Kansas tea is full, stop.`),
  },
  {
    code: 'print-number-wrong',
    files: doc(`${ENGLISH} ${often('It adds one to its tea value.', 4)} It takes one from its tea values.`),
    at: 'tea values',
    clean: doc(`${ENGLISH} ${often('It adds one to its tea value.', 4)} They take one from their tea values, or its tea values and lids.`),
  },
  {
    code: 'print-word-wrong',
    files: doc(`${ENGLISH} The guest ignores other guests Stirring.`),
    at: 'guests Stirring',
    clean: doc(`${ENGLISH} The guest ignores other guests’ Stirring. It ignores other guests. Stirring helps.`),
  },
  {
    code: 'print-word-wrong',
    files: doc(`${ENGLISH} ${often('Wait for your next turn.')} Wait for your next urn.`),
    at: 'urn.',
    clean: doc(`${ENGLISH} ${often('Wait for your next turn.')} Wait for your old urn. Wait for your next term.`),
  },
  {
    code: 'print-word-wrong',
    files: doc(`${ENGLISH} ${often('Drink all of its tea.', 4)} Drink all ol its tea.`),
    at: 'ol its',
    clean: doc(`${ENGLISH} ${often('Drink all of its tea.', 4)} Drink all of its tea.`),
  },
  {
    code: 'print-letters-garbled',
    files: doc('The kettle is on the ﬁre.'),
    at: 'ﬁre',
    clean: doc('The kettle is on the fire.'),
  },
  {
    code: 'print-letters-garbled',
    files: doc('Each guest drinks l warm cup.'),
    at: 'l warm',
    clean: doc('Each guest drinks 1 warm cup, and l’eau is water, 2 l of it.'),
  },
  {
    code: 'print-letters-garbled',
    files: doc('lf a guest waits, pour.'),
    at: 'lf a',
    clean: doc('If a guest waits, pour half a cup.'),
  },
  {
    code: 'print-blank-before-mark',
    files: doc('Before the roll\n , you may pour.'),
    at: '\\n , you',
    clean: doc('Before the roll,\n you may pour.'),
  },
  {
    code: 'print-blank-before-mark',
    files: doc('Roll a die: 1-2 4 , 3-4 6, 5-6 8.'),
    at: ' , 3',
    clean: doc('Roll a die: 1-2 4, 3-4 6, 5-6 8.'),
  },
  {
    code: 'print-blank-odd',
    files: doc('The host pours the\ttea for all.'),
    at: '\\ttea',
    clean: doc('host\tpot\ttea\nThe host pours the tea for all.'),
  },
  {
    code: 'print-stop-missing',
    files: doc('Pour the tea. (This can only be done once per cup)'),
    at: '(This',
    clean: doc('Pour the tea. (This can only be done once per cup.)'),
  },
  {
    code: 'print-stop-missing',
    files: {
      'core.json': {
        ALL: ENGLISH,
        TEA: 'See Pots.',
        MUG: 'See Cups.',
        CUP: 'See Teapots.',
        LID: 'See Kettles',
      },
    },
    at: 's"',
    clean: {
      'core.json': {
        ALL: ENGLISH,
        TEA: 'See Pots',
        MUG: 'See Cups.',
        CUP: 'See Teapots',
        LID: 'See Kettles',
      },
    },
  },
  {
    code: 'print-number-wrong',
    files: doc(`${ENGLISH} If any guest at the table possess a cup, pour the tea.`),
    at: 'table possess',
    clean: doc(
      `${ENGLISH} If any guest at the table possesses a cup, pour. Let any guest at the table possess a cup. If any guests possess a cup, wait.`,
    ),
  },
  {
    code: 'print-break-irregular',
    files: { 'core.json': { ...chosen(6), KETTLE: 'For: hosts with a cup. Choose a guest. It is in the room.' } },
    at: '. Choose a',
    clean: { 'core.json': { ...chosen(3), KETTLE: 'For: hosts with a cup. Choose a guest. It is in the room.' } },
  },
  {
    code: 'print-colon-missing',
    files: { 'core.json': { ...titled(6), KETTLE: 'Open Air Guests drink the tea in the room.' } },
    at: 'Open Air Guests',
    clean: { 'core.json': { ...titled(6), KETTLE: 'Open Air: Guests drink the tea in the room.', LID: 'The Old Host drinks.' } },
  },
  {
    code: 'print-word-misprinted',
    files: doc(`${ENGLISH} An anomaly is here. WARP ANOMOLIES: wait.`),
    at: 'ANOMOLIES',
    clean: doc(`${ENGLISH} An anomaly is here. WARP ANOMALIES: wait.`),
  },
];
