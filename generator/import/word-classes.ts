/** Parts of speech: closed classes, irregular forms, and what endings make of a word. `lexicon.ts` asks the dictionary. */

export interface WordClass {
  readonly singular: boolean;
  readonly plural: boolean;
  /** The verb without ending. */
  readonly verb: boolean;
  /** The verb with the ending of the third person. */
  readonly verbS: boolean;
  readonly past: boolean;
  readonly participle: boolean;
  readonly ing: boolean;
  readonly adjective: boolean;
  readonly adverb: boolean;
  /** A word of `CLOSED`: an article, pronoun, preposition, conjunction or auxiliary, but also a number, a common adverb, "let" or "yes". */
  readonly closed: boolean;
}

const words = (text: string): readonly string[] => text.split(/\s+/);

export const DETERMINERS: ReadonlySet<string> = new Set(
  words('the a an its their your his her our my this that these those each every any some no another both all either neither'),
);
export const PREPOSITIONS: ReadonlySet<string> = new Set(
  words(
    'of to till in on at from by with into onto for under over within without behind between during against through near inside outside before after along across around beside toward towards upon beyond above below until beneath among despite except off via than as',
  ),
);
export const MODALS: ReadonlySet<string> = new Set(
  words("can may must will shall should would could might cannot can't won't mustn't couldn't shouldn't wouldn't"),
);
const OTHER_CLOSED = words(
  `i it he she they you we me him them us itself himself herself themselves yourself who whom whose which what
  and or but nor if when whenever while because unless although though whether where wherever once so then since
  is are was were be been being am isn't aren't wasn't weren't has have had having hasn't haven't hadn't do does did doing done don't doesn't didn't
  not never always also only too very just still even already again here there now how why out up down away back
  one two three four five six seven eight nine ten eleven twelve twenty half twice more most less least much many few fewer several other others own such same instead
  let lets per yes there's it's that's who's they're you're we're first second third last next`,
);
export const CLOSED: ReadonlySet<string> = new Set([...DETERMINERS, ...PREPOSITIONS, ...MODALS, ...OTHER_CLOSED]);

/** Verbs whose past or participle has no "-ed": base, past, participle. */
const IRREGULAR =
  `arise arose arisen,bear bore borne,beat beat beaten,become became become,begin began begun,bend bent bent,bet bet bet,bind bound bound,bite bit bitten,bleed bled bled,blow blew blown,
break broke broken,bring brought brought,build built built,burn burnt burnt,burst burst burst,buy bought bought,cast cast cast,catch caught caught,choose chose chosen,come came come,cost cost cost,creep crept crept,cut cut cut,
deal dealt dealt,dig dug dug,draw drew drawn,drink drank drunk,drive drove driven,eat ate eaten,fall fell fallen,feed fed fed,feel felt felt,fight fought fought,find found found,
fly flew flown,forbid forbade forbidden,forget forgot forgotten,freeze froze frozen,get got got,give gave given,go went gone,grow grew grown,hang hung hung,hear heard heard,
hide hid hidden,hit hit hit,hold held held,hurt hurt hurt,keep kept kept,know knew known,lay laid laid,lead led led,leave left left,lend lent lent,let let let,lie lay lain,
light lit lit,lose lost lost,make made made,mean meant meant,meet met met,overcome overcame overcome,overrun overran overrun,pay paid paid,put put put,quit quit quit,read read read,ride rode ridden,
ring rang rung,rise rose risen,run ran run,say said said,see saw seen,seek sought sought,sell sold sold,send sent sent,set set set,shake shook shaken,shed shed shed,shoot shot shot,show showed shown,
shut shut shut,sing sang sung,sink sank sunk,sit sat sat,sleep slept slept,slide slid slid,sling slung slung,speak spoke spoken,spend spent spent,spin spun spun,split split split,spread spread spread,
stand stood stood,steal stole stolen,stick stuck stuck,strike struck struck,swear swore sworn,swim swam swum,swing swung swung,take took taken,teach taught taught,tear tore torn,
sweep swept swept,tell told told,think thought thought,throw threw thrown,thrust thrust thrust,tread trod trodden,understand understood understood,undo undid undone,wake woke woken,wear wore worn,win won won,wind wound wound,withdraw withdrew withdrawn,write wrote written`
    .split(/,\s*/)
    .map((forms) => forms.split(' '));

/** The forms that a word may have with an ending that begins with a vowel, such as "ed". */
export function withEnding(base: string, ending: string): readonly string[] {
  return [
    base + ending,
    ...(base.endsWith('e') ? [base.slice(0, -1) + ending] : []),
    ...(/[^aeiou][aeiou][bdgklmnprt]$/.test(base) ? [base + base.slice(-1) + ending] : []),
    ...(base.endsWith('y') && ending === 'ed' ? [`${base.slice(0, -1)}ied`] : []),
  ];
}

/** The past and the participle of irregular verbs, by the wrong form with a regular ending: "lost" by "losed". */
export const MISFORMED: ReadonlyMap<string, string> = new Map(
  IRREGULAR.flatMap(([base = '', past = '', participle = '']) =>
    withEnding(base, 'ed').map((form) => [form, past === participle ? past : `${past} or ${participle}`] as const),
  ),
);
export const PASTS: ReadonlyMap<string, string> = new Map(IRREGULAR.map(([base = '', past = '']) => [past, base]));
export const PARTICIPLES: ReadonlyMap<string, string> = new Map(IRREGULAR.map(([base = '', , participle = '']) => [participle, base]));
export const IRREGULAR_VERBS: ReadonlySet<string> = new Set(PASTS.values());
export const IRREGULAR_PLURALS: ReadonlySet<string> = new Set(
  words('people dice men women children feet teeth mice geese errata criteria'),
);
/** Nouns whose plural is like their singular, or that take verbs of either number. */
export const UNCHANGED: ReadonlySet<string> = new Set(
  words('species series means offspring sheep fish deer aircraft spacecraft headquarters crossroads data'),
);

export function basesOf(word: string, ending: 's' | 'ed' | 'ing'): readonly string[] {
  if (!word.endsWith(ending) || word.length < ending.length + 2) return [];
  const stem = word.slice(0, -ending.length);
  if (ending === 's')
    return [stem, ...(word.endsWith('es') ? [word.slice(0, -2)] : []), ...(word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : [])];
  const doubled = /(\p{L})\1$/u.test(stem) ? [stem.slice(0, -1)] : [];
  return [stem, `${stem}e`, ...doubled, ...(ending === 'ed' && stem.endsWith('i') ? [`${stem.slice(0, -1)}y`] : [])];
}

/** The adjectives whose comparative or superlative a word may be: "higher", "easiest". */
export function comparedBases(word: string): readonly string[] {
  const stem = /^(\p{Ll}{2,}?)(?:er|est)$/u.exec(word)?.[1];
  if (stem === undefined) return [];
  return [stem, `${stem}e`, stem.replace(/i$/, 'y'), stem.replace(/(\p{L})\1$/u, '$1')];
}

export const NONE: WordClass = {
  singular: false,
  plural: false,
  verb: false,
  verbS: false,
  past: false,
  participle: false,
  ing: false,
  adjective: false,
  adverb: false,
  closed: false,
};

/** "moves" for "move", "is" for "are". */
export function thirdPerson(verb: string): string {
  const odd = new Map([
    ['have', 'has'],
    ['are', 'is'],
    ['were', 'was'],
  ]).get(verb);
  if (odd !== undefined) return odd;
  if (/(?:s|sh|ch|x|z|do|go)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}
