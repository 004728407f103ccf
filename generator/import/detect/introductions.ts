/** Marks that are missing after an introduction: "However they may", "On a result of 4-6 this", "does one of the following." */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus, IndexedDocument } from '../corpus.ts';
import type { PrintedSection } from '../document.ts';
import { grammarFinding } from './english.ts';
import { matchesIn } from './pattern.ts';

export const findIntroductions = ({ documents }: Corpus): Diagnostic[] =>
  documents
    .filter(({ isEnglish }) => isEnglish)
    .flatMap((indexed) => [
      ...missingCommas(indexed),
      ...forExample(indexed),
      ...withoutSubject(indexed),
      ...beforeLists(indexed),
      ...beforeQuotations(indexed),
    ]);

/** The words with which a statement or an order begins. */
const SUBJECT = String.raw`(?:the|this|that|these|those|all|each|every|any|no|one|an?|it|you|they|he|she|we|your|its|their)\b`;
const ORDER = String.raw`(?:roll|remove|place|move|draw|discard|deal|choose|take|add|put|turn|give|return|heal|replace|modify)\b`;
/** What is before a sentence or an item. */
const START = String.raw`(?<=^|[.!?:;]["”)]?\s+|\n[ \t]*(?:[•*+-][ \t]+)?)`;

/** "games for example have": inside a sentence it has a comma on either side. */
const FOR_EXAMPLE = /(?<=[\p{Ll}\d] )for example(?= \p{Ll}|\))/gu;

/** A comma is the custom if the introduction has it at least this many times as often as not. */
const WITH_COMMA = 2;
/**
 * A comma after all introductions, and after clauses of time or condition, is the custom if it is there this many times as often as not.
 */
const ANY_WITH_COMMA = 6;
const CLAUSE_WITH_COMMA = /(?<=[.!?:;]["”)]?\s+|^|\n)(?:If|When|Whenever|Once|After|Before|While) [^.,;:()\n]{5,120},/g;

/**
 * Introductions. Each has the pattern of its words, a lookahead after them (empty for none), and what must follow them at the beginning of
 * a sentence in place of the default. From these are made the patterns of an introduction without its comma at the beginning of a sentence
 * (`missing`) and after another comma (`after`), and of one with its comma (`present`).
 */
const INTRODUCTIONS = [
  [
    '(?:However|Alternatively|Otherwise|Additionally|Furthermore|Therefore|Consequently|Nevertheless|Moreover|Similarly|Likewise|For example|For instance|In addition|In this case|In that case|As a result|Of course|Instead)',
    '',
    `(?:${SUBJECT}|${ORDER}|must|may|can|will|cannot|do not|after|before|if|when|during)\\b`,
  ],
  [String.raw`[Aa]s an? (?:\p{Ll}+ )?action`, ''],
  [
    String.raw`[Oo]n an? (?:result|roll) of (?:an? )?\d+(?: ?[-–] ?\d+)?(?: (?:or|to|and) \d+)?(?: or (?:more|less|higher|lower|better))?`,
    '',
  ],
  [
    String.raw`(?:[Aa]fter|[Bb]efore|[Ww]hen|[Ww]hile|By) \p{Ll}{2,}ing\b(?:(?! (?:that|which|who|whose|as|where|what|how|if|and|or) )[^,.;:()\n]){3,60}`,
    String.raw`(?= (?:(?:the|each|that|this) (?:\p{Ll}+ )?(?:player|character|model|unit|figure|attacker|defender)|you|they|he|she) (?:can|may|must|will)\b| it['’]s | it is | do not )`,
  ],
  [
    String.raw`(?:[Ii]n addition to|[Ii]nstead of|[Dd]ue to|[Uu]nlike|[Ee]xcept for) (?:(?!(?:that|which|who|whose|as|where|what|how|if)\b)[^\s,.;:()]+ ){1,8}?[^\s,.;:()]+`,
    String.raw`(?= (?:(?:the|each|that|this) \p{Ll}+|you|they|it|he|she) (?:can|may|must|will)\b)`,
  ],
  [
    String.raw`To \p{Ll}{3,}(?: (?!(?:that|which|who|whose|you|it|they|he|she|we|there|if|whether|how|when|where|what|as|and|or)\b)[^\s,.;:()]+){2,10}`,
    String.raw`(?= (?:you|they|he|she) (?:must|may|can|will|cannot)\b| (?:must|may|can|will|cannot) be\b)`,
  ],
  [
    String.raw`[Aa]fter (?:the )?(?:\p{Ll}+ )?(?:action|attack|effect|roll|turn|round|game|move|movement|phase|step|combat|battle)s? (?:(?:(?:is|are|has been|have been) )?(?:resolved|made|finished)|resolves?|ends?|begins?)`,
    '',
  ],
  [
    String.raw`During (?:an?|the|your|their|each|this|that) (?:\p{Ll}+ )?(?:turn|round|phase|game|combat|battle|action|attack|move|movement)`,
    String.raw`(?= (?:(?:an?|the|each|that) (?:\p{Ll}+ )?\p{Ll}+|you|they|it) (?:can|may|must|will|cannot)\b)`,
  ],
  [
    String.raw`[Aa]t the (?:end|beginning|start) of (?:the|an?|each|your|their|its|that|this)(?: (?!(?:of|when|if|in|before|after|that|while|the|an?|you|it|they)\b)[\p{L}'’]+){1,2}(?<!\b(?:next|first|second|last|current|previous)|['’]s)`,
    '',
  ],
  ['In (?:the|this|that|each) (?:following |next |first |second |above )?(?:diagram|example|picture|figure|case|table)s?', ''],
  ['[Oo]nce (?:per|each|during each) (?:turn|game|round|phase)', '', '(?:when|if|after|as an?)\\b'],
].map(([words, lookahead, follows = `(?:${SUBJECT}|${ORDER}|must|may|can|will|cannot|do not)`]) => ({
  missing: new RegExp(`${START}(${words})${lookahead}(?= ${follows})`, 'gu'),
  after: new RegExp(`(?<=, )(${words})${lookahead}(?= (?:${SUBJECT}|${ORDER}))`, 'gu'),
  present: new RegExp(`${words},`, 'gu'),
}));

function missingCommas({ sections }: IndexedDocument): Diagnostic[] {
  const count = (pattern: RegExp): number => sections.reduce((sum, { text }) => sum + matchesIn(text, pattern).length, 0);
  const kinds = INTRODUCTIONS.map(({ missing, after, present }) => {
    const found = sections.flatMap((section) =>
      [...matchesIn(section.text, missing), ...matchesIn(section.text, after)].map((match) => ({ section, match })),
    );
    return { found, withComma: count(present) };
  });
  const allFound = kinds.reduce((sum, { found }) => sum + found.length, 0);
  const allWithComma = kinds.reduce((sum, { withComma }) => sum + withComma, count(CLAUSE_WITH_COMMA));
  // Only a custom that one place breaks shows a mistake: many leave this comma out on purpose.
  const isCustom = allWithComma >= allFound * ANY_WITH_COMMA;
  return kinds.flatMap(({ found, withComma }, index) => {
    const isOwnCustom = withComma >= found.length * WITH_COMMA;
    // The first kind, such as "Otherwise" and "In addition", has its own custom only.
    const isCustomOfAll = isCustom && index > 0 && found.length <= withComma + 1;
    return isOwnCustom || isCustomOfAll ? found.map(withoutComma) : [];
  });
}

function withoutComma({ section, match }: { readonly section: PrintedSection; readonly match: RegExpExecArray }): Diagnostic {
  const words = match[1] ?? '';
  const at = [match.index, match.index + match[0].length] as const;
  const message = 'A comma is missing after this introduction.';
  return grammarFinding(section, { code: 'print-comma-missing', message, at, expected: `${words},` });
}

/** "To climb the wall must move": in "To climb may be wise" the introduction is the subject. */
const WITHOUT_SUBJECT =
  /(?<=^|[.!?]["”)]?\s+|\n[ \t]*)To \p{Ll}{3,}(?: (?!(?:that|which|who|whose|you|it|they|he|she|we|there|if|whether|how|when|where|what|as|and|or|not)\b)[^\s,.;:()]+){2,10}(?= (?:must|may|can|cannot) (?!be\b)\p{Ll})/gu;

const withoutSubject = ({ sections }: IndexedDocument): Diagnostic[] =>
  sections.flatMap((section) =>
    matchesIn(section.text, WITHOUT_SUBJECT).map(({ index, 0: words }) => {
      const at = [index, index + words.length] as const;
      const message = 'The subject is missing after these words.';
      return grammarFinding(section, { code: 'print-word-missing', message, at, expected: `${words}, and a subject` });
    }),
  );

const forExample = ({ sections }: IndexedDocument): Diagnostic[] =>
  sections.flatMap((section) =>
    matchesIn(section.text, FOR_EXAMPLE).map(({ index, 0: words }) => {
      const at = [index, index + words.length] as const;
      const message = 'Commas are missing around these words.';
      return grammarFinding(section, { code: 'print-comma-missing', message, at, expected: ', for example,' });
    }),
  );

const ANNOUNCES =
  /\b(?:the following(?: \p{Ll}+)?|as follows|these (?:\p{Ll}+ )?(?:steps|rules|actions|options|cases|phases))\.(?=[ \t]*\n\s*(?:[-•*+]|\d{1,2}[.)])[ \t])/gu;

/** "The cards are as follows" before the items, without any mark. */
const WITHOUT_MARK = /(?<=\p{Ll} )(?:as follows|the following(?: \p{Ll}+)?)(?=[ \t]*\n\s*(?:[-•*+]|\d{1,2}[.)])[ \t])/gu;
/** "resolve it as follows. Option 1" in a line. */
const AS_FOLLOWS = /\bas follows\.(?= \p{Lu})/gu;

/** "A player does one of the following." before the items. */
const beforeLists = ({ sections }: IndexedDocument): Diagnostic[] =>
  sections.flatMap((section) =>
    [...matchesIn(section.text, ANNOUNCES), ...matchesIn(section.text, AS_FOLLOWS), ...matchesIn(section.text, WITHOUT_MARK)].map((match) =>
      withoutColon(section, match),
    ),
  );

const READS = /\b(?:reads?|says?|states?|begins?(?: with)?|ends?(?: with)?|includes|following|sentence)/;
const WITH_COLON = new RegExp(`${READS.source}: ["“]\\p{L}`, 'gu');
const WITHOUT_COLON = new RegExp(`${READS.source} ["“](?=\\p{Lu}\\p{Ll}*[^"”]{30})`, 'gu');

/** A colon is the custom if quotations have it at least this many times as often as not. */
const CUSTOM = 2;

/** "The card should read “Each …" where other quotations have a colon before them. */
function beforeQuotations({ sections }: IndexedDocument): Diagnostic[] {
  const found = sections.flatMap((section) => matchesIn(section.text, WITHOUT_COLON).map((match) => withoutColon(section, match)));
  const withColon = sections.reduce((sum, { text }) => sum + matchesIn(text, WITH_COLON).length, 0);
  return withColon < found.length * CUSTOM ? [] : found;
}

function withoutColon(section: PrintedSection, { index, 0: words }: RegExpExecArray): Diagnostic {
  const at = [index, index + words.length] as const;
  const message = 'A colon is missing after these words.';
  return grammarFinding(section, { code: 'print-colon-missing', message, at, expected: `${words.replace(/[.\s"“]+$/, '')}:` });
}
