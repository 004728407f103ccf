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
];
