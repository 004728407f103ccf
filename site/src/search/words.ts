/** Words as the search compares them: small letters, without endings, without what every sentence has. */

const IDLE = new Set(
  (
    'a an the of to in on at by for from with and or but is are be been was were it its this that these those as if when then than so not no you your ' +
    'i my me we our can could may might will would should one has have had do does did who whose whom what which why how where there their they them he ' +
    'him us anything she his her any each other into out also even such just get gets got go goes about am'
  ).split(' '),
);

/** Numbers in words, as digits. */
export const NUMBERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    two: '2',
    three: '3',
    four: '4',
    five: '5',
    six: '6',
    seven: '7',
    eight: '8',
    nine: '9',
    ten: '10',
    eleven: '11',
    twelve: '12',
    zero: '0',
    hundred: '100',
  }),
);

/** No word of the book is longer, in letters; a longer one is not looked into. */
export const LONGEST = 40;

/** The last letters of the endings that are taken off. */
const ENDED: ReadonlySet<string> = new Set(['s', 'd', 'g', 'y', 'e']);

/** A word without the ending that its sentence gave it. */
export function stem(word: string): string {
  if (word.length < 4 || word.length > LONGEST || /\d/.test(word)) return word;
  const even = word.startsWith('defenc') ? `defens${word.slice(6)}` : word;
  // Most words end in none of the endings: for them, trying each would be the work of the whole index.
  if (!ENDED.has(even.at(-1) ?? '')) return even.replace(/([bdglmnprt])\1$/, '$1');
  const bare = even
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^s])s$/, '$1')
    .replace(/(.{3,})(?:ingly|edly|ing|ed|ly)$/, '$1')
    .replace(/(.{3,})e$/, '$1');
  return bare.replace(/([bdglmnprt])\1$/, '$1');
}

/** Small letters, without what one writer puts between the parts of a word and another does not. */
const evened = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/\b1\/2\b|½/g, ' half ')
    .replaceAll(/\bre-(?=\p{L})/gu, 're');

/** The words of a text in order, idle ones left out. */
export function wordsOf(text: string): string[] {
  return evened(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !IDLE.has(word))
    .map((word) => stem(NUMBERS.get(word) ?? word));
}

/** All words of a text run together, and each two and three that stand beside each other: for those who leave the blanks out. */
export function joined(text: string): string[] {
  const words = evened(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const out: string[] = [];
  for (let size = 2; size <= 3; size++)
    for (let at = 0; at + size <= words.length; at++) out.push(stem(words.slice(at, at + size).join('')));
  return out;
}

/** A text as it is compared whole. */
export const plain = (text: string): string =>
  evened(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
