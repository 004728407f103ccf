import { type Case, doc, ENGLISH } from '../invented.ts';

export const SMALL_WORDS: readonly Case[] = [
  {
    code: 'print-word-wrong',
    files: doc(`${ENGLISH} The guests maybe served at noon.`),
    at: 'maybe',
    clean: doc(`${ENGLISH} Guests may be served at noon, or maybe served guests come back.`),
  },
  {
    code: 'print-word-wrong',
    files: doc(`${ENGLISH} Use option 1 and 2 for tea.`),
    at: 'option 1',
    clean: doc(`${ENGLISH} Use options 1 and 2 for tea, between step 1 and 2.`),
  },
  {
    code: 'print-word-wrong',
    files: doc(`${ENGLISH} It would b a good tea.`),
    at: 'would b',
    clean: doc(`${ENGLISH} It would be a good tea B.`),
  },
  {
    code: 'print-word-wrong',
    files: doc(`${ENGLISH} Take double 1's and 6's of it.`),
    at: "1's",
    clean: doc(`${ENGLISH} Take double 1s and 6s of it.`),
  },
  {
    code: 'print-word-wrong',
    files: doc(`${ENGLISH} The host knows that that run to the pot.`),
    at: 'that that',
    clean: doc(`${ENGLISH} The host knows that that cup is in the pot.`),
  },
  {
    code: 'print-word-wrong',
    files: doc(`${ENGLISH} Pour by rolling on D6.`),
    at: 'rolling on',
    clean: doc(`${ENGLISH} Pour by rolling one D6, or roll on D6 tables.`),
  },
  {
    code: 'print-word-wrong',
    files: doc(`${ENGLISH} If can pour, pour.`),
    at: 'If can',
    clean: doc(`${ENGLISH} If you can pour, pour, if is needed.`),
  },
  {
    code: 'print-comma-for-stop',
    files: doc(`${ENGLISH} The tray has five cups, each cup is full.`),
    at: ', each',
    clean: doc(`${ENGLISH} The tray has five cups, each of them full. If the tray has five cups, each cup is full.`),
  },
  {
    code: 'print-word-wrong',
    files: doc(`Unit the end of the day, the pot is hot. ${ENGLISH}`),
    at: 'Unit',
    clean: doc(`${ENGLISH} Until the end of the day, the pot is hot. A unit the end of which is hot is new.`),
  },
  {
    code: 'print-word-wrong',
    files: doc(`${ENGLISH} These are rules that effect a guest or a host.`),
    at: 'effect',
    clean: doc(`${ENGLISH} These are rules that affect a guest or a host. With that effect a guest may drink.`),
  },
  {
    code: 'print-word-wrong',
    files: doc(`${ENGLISH} You may take this cup: its one of the best.`),
    at: 'its',
    clean: doc(`${ENGLISH} You may take this cup: it's one of the best, and its one handle is new. Fill its cup.`),
  },
  {
    code: 'print-word-wrong',
    files: doc(`${ENGLISH} The pot is trickier then it was before.`),
    at: 'then',
    clean: doc(`${ENGLISH} The pot is hotter than it was before. If the pot is hotter then it is full. Wait longer, then it is full.`),
  },
  {
    code: 'print-word-wrong',
    files: doc(`${ENGLISH} All kettles accept saucers, and no cups, are hot.`),
    at: 'accept',
    clean: doc(`${ENGLISH} All kettles except saucers are hot. All guests accept cups. The kettles accept cups.`),
  },
  {
    code: 'print-word-wrong',
    files: doc(`${ENGLISH} The guest and the host each role their own die.`),
    at: 'role',
    clean: doc(`${ENGLISH} The guest and the host each roll their own die. Each role is new.`),
  },
  {
    code: 'print-word-wrong',
    files: doc(`${ENGLISH} It lasts until the start of the net turn.`),
    at: 'net',
    clean: doc(`${ENGLISH} It lasts until the start of the next turn. The net is full.`),
  },
  {
    code: 'print-word-wrong',
    files: doc(`${ENGLISH} The pot is in the middle on the tray.`),
    at: 'on',
    clean: doc(`${ENGLISH} The pot is in the middle of the tray, and on the tray.`),
  },
  {
    code: 'print-word-wrong',
    files: doc(`${ENGLISH} A die that is laying flat counts.`),
    at: 'laying',
    clean: doc(`${ENGLISH} A die that is lying flat counts. The guest is laying the table.`),
  },
  {
    code: 'print-short-form',
    files: doc(`${ENGLISH} Take the cups, pots, etc, and drink.`),
    at: 'etc',
    clean: doc(`${ENGLISH} Take the cups, pots, etc., and drink.`),
  },
];
