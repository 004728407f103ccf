/** Splits text into words and reduces them to stems, for the index and for queries alike. */

/** Words that do not distinguish clauses. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the of to in on at by for from with and or but is are be been was were it its this that these those as if when then than so not no you your ' +
    'i my me we our can could may might will would should one has have had do does did who whose whom what which why how where there their they them he ' +
    'him us anything she his her any each other into out also even such just get gets got go goes about am'
  ).split(' '),
);

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** Words that players use in any question: they count less than what the question is about. */
const FILLER: ReadonlySet<string> = new Set(
  (
    'take takes taking taken off up down back still really actually want wants try tries trying happen happens happening let lets make makes ' +
    'making made allow allowed legal like way ever too thing stuff ok okay come comes coming work works tell tells know look looks call called'
  ).split(' '),
);

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

/** Irregular forms, by form: the base word, which `stem` shortens like other words. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    shot: 'shoot',
    threw: 'throw',
    thrown: 'throw',
    flew: 'fly',
    flown: 'fly',
    ran: 'run',
    fell: 'fall',
    fallen: 'fall',
    broke: 'break',
    broken: 'break',
    stood: 'stand',
    held: 'hold',
    chose: 'choose',
    chosen: 'choose',
    began: 'begin',
    begun: 'begin',
    lost: 'lose',
    won: 'win',
    dealt: 'deal',
    kept: 'keep',
    bought: 'buy',
    brought: 'bring',
    hid: 'hide',
    hidden: 'hide',
    swung: 'swing',
    struck: 'strike',
    blew: 'blow',
    blown: 'blow',
    stole: 'steal',
    stolen: 'steal',
    drew: 'draw',
    drawn: 'draw',
    saw: 'see',
    seen: 'see',
    gave: 'give',
    given: 'give',
    koing: 'ko',
    died: 'die',
    dying: 'die',
    tied: 'tie',
    tying: 'tie',
  }),
);

/** Stems of words that would get the stem of another word, here that of `round`, if their ending were removed. */
const OWN_STEMS: ReadonlyMap<string, string> = new Map(Object.entries({ rounding: 'rounding', roundings: 'rounding' }));

/** In letters. Longer words are taken as they are: no word of the book is as long. */
export const LONGEST_WORD = 40;

/** Last letters of the endings that `stem` removes. Most words end otherwise, and building the index must not try every ending on them. */
const LAST_LETTERS: ReadonlySet<string> = new Set(['s', 'd', 'g', 'y', 'e']);
/** A doubled letter at the end, which `stem` makes single: `stopped` has the stem of `stop`, and `rolled` that of `roll`. */
const DOUBLED_LETTER = /([bdglmnprt])\1$/;

export function stem(form: string): string {
  const own = OWN_STEMS.get(form);
  if (own !== undefined) return own;
  const word = IRREGULAR.get(form) ?? form;
  if (word.length < 4 || word.length > LONGEST_WORD || /\d/.test(word)) return word;
  const americanSpelling = word.startsWith('defenc') ? `defens${word.slice(6)}` : word;
  if (!LAST_LETTERS.has(americanSpelling.at(-1) ?? '')) return americanSpelling.replace(DOUBLED_LETTER, '$1');
  const bare = americanSpelling
    .replace(/(.{2,})ie[sd]$/, '$1y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^s])s$/, '$1')
    .replace(/(.{3,})(?:ingly|edly|ing|ed|ly)$/, '$1')
    .replace(/(.{3,})e$/, '$1');
  return bare.replace(DOUBLED_LETTER, '$1');
}

export interface Word {
  /** In lower case, without apostrophes and hyphens; `half` for a fraction. */
  readonly text: string;
  readonly stem: string;
  /** Where it is in the text it was read from, in characters. */
  readonly start: number;
  readonly end: number;
}

/**
 * Matches a word, with its prefix `re-` if it has one, and the fractions `½` and `1/2`. `wordsIn` reads `re-roll` as `reroll`, each
 * fraction as `half`.
 */
const WORD = /½|\b1\/2\b|(?:\bre-)?[\p{L}\p{N}]+(?:['’]\p{L}+)*/giu;

export function wordsIn(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => {
    const [found] = match;
    const word = found === '½' || found === '1/2' ? 'half' : found.toLowerCase().replaceAll(/['’-]/g, '');
    return { text: word, stem: stem(NUMBERS.get(word) ?? word), start: match.index, end: match.index + found.length };
  });
}

export const fillerStems: ReadonlySet<string> = new Set([...FILLER].map(stem));
