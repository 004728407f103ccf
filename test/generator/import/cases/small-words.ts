/** Documents with small words that are missing, or in place of other words. */
import type { Case } from '../invented.ts';

const doc = (text: string) => ({ 'core.json': { TEA: text } });
/** Enough words of grammar to show that the text is in English. */
const english = 'The tea is in the pot, and the pot is on the stove of the host.';

export const SMALL_WORDS: readonly Case[] = [
  {
    code: 'print-word-wrong',
    files: doc(`${english} The guests maybe served at noon.`),
    at: 'maybe',
    clean: doc(`${english} Guests may be served at noon, or maybe served guests come back.`),
  },
  {
    code: 'print-word-wrong',
    files: doc(`${english} Use option 1 and 2 for tea.`),
    at: 'option 1',
    clean: doc(`${english} Use options 1 and 2 for tea, between step 1 and 2.`),
  },
  {
    code: 'print-word-wrong',
    files: doc(`${english} It would b a good tea.`),
    at: 'would b',
    clean: doc(`${english} It would be a good tea B.`),
  },
  {
    code: 'print-word-wrong',
    files: doc(`${english} Take double 1's and 6's of it.`),
    at: "1's",
    clean: doc(`${english} Take double 1s and 6s of it.`),
  },
  {
    code: 'print-word-wrong',
    files: doc(`${english} The host knows that that run to the pot.`),
    at: 'that that',
    clean: doc(`${english} The host knows that that cup is in the pot.`),
  },
  {
    code: 'print-word-wrong',
    files: doc(`${english} Pour by rolling on D6.`),
    at: 'rolling on',
    clean: doc(`${english} Pour by rolling one D6, or roll on D6 tables.`),
  },
  {
    code: 'print-word-wrong',
    files: doc(`${english} If can pour, pour.`),
    at: 'If can',
    clean: doc(`${english} If you can pour, pour, if is needed.`),
  },
  {
    code: 'print-comma-for-stop',
    files: doc(`${english} The tray has five cups, each cup is full.`),
    at: ', each',
    clean: doc(`${english} The tray has five cups, each of them full. If the tray has five cups, each cup is full.`),
  },
  {
    code: 'print-word-wrong',
    files: doc(`Unit the end of the day, the pot is hot. ${english}`),
    at: 'Unit',
    clean: doc(`${english} Until the end of the day, the pot is hot. A unit the end of which is hot is new.`),
  },
  {
    code: 'print-word-wrong',
    files: doc(`${english} These are rules that effect a guest or a host.`),
    at: 'effect',
    clean: doc(`${english} These are rules that affect a guest or a host. With that effect a guest may drink.`),
  },
  {
    code: 'print-word-wrong',
    files: doc(`${english} You may take this cup: its one of the best.`),
    at: 'its',
    clean: doc(`${english} You may take this cup: it's one of the best, and its one handle is new. Fill its cup.`),
  },
  {
    code: 'print-word-wrong',
    files: doc(`${english} The pot is trickier then it was before.`),
    at: 'then',
    clean: doc(`${english} The pot is hotter than it was before. If the pot is hotter then it is full. Wait longer, then it is full.`),
  },
  {
    code: 'print-word-wrong',
    files: doc(`${english} All kettles accept saucers, and no cups, are hot.`),
    at: 'accept',
    clean: doc(`${english} All kettles except saucers are hot. All guests accept cups. The kettles accept cups.`),
  },
  {
    code: 'print-word-wrong',
    files: doc(`${english} The guest and the host each role their own die.`),
    at: 'role',
    clean: doc(`${english} The guest and the host each roll their own die. Each role is new.`),
  },
  {
    code: 'print-word-wrong',
    files: doc(`${english} It lasts until the start of the net turn.`),
    at: 'net',
    clean: doc(`${english} It lasts until the start of the next turn. The net is full.`),
  },
  {
    code: 'print-word-wrong',
    files: doc(`${english} The pot is in the middle on the tray.`),
    at: 'on',
    clean: doc(`${english} The pot is in the middle of the tray, and on the tray.`),
  },
  {
    code: 'print-word-wrong',
    files: doc(`${english} A die that is laying flat counts.`),
    at: 'laying',
    clean: doc(`${english} A die that is lying flat counts. The guest is laying the table.`),
  },
  {
    code: 'print-short-form',
    files: doc(`${english} Take the cups, pots, etc, and drink.`),
    at: 'etc',
    clean: doc(`${english} Take the cups, pots, etc., and drink.`),
  },
];
