/** Words that are misspelt, run together, split or without their hyphen, by comparison with all words of the documents and our rules. */
import { capitalised } from '../../../engine/base/text.ts';
import type { Diagnostic } from '../../diagnostic.ts';
import type { DiagnosticId } from '../../diagnostics/catalogue.ts';
import type { Corpus } from '../corpus.ts';
import { finding, type PrintedSection, withHeadings } from '../document.ts';
import type { Word } from '../sentences.ts';
import type { WordKnowledge } from '../word-knowledge.ts';
import { isInCode } from './code-words.ts';
import {
  FREQUENT,
  FUNCTION_WORD,
  isOnlyVerb,
  joinedUnseen,
  joinedWords,
  OFTEN,
  runIntoCapitals,
  runTogether,
  threeWords,
} from './joined-words.ts';
import { contractionOf, LONG_NAME, lacksLetter, nameOf, rightAtBeginning, rightOfCapital, rightWord } from './misspellings.ts';
import { findMisspeltHeadings } from './misspelt-headings.ts';
import { isDividedWord, PREFIX, shiftedBlank, tornCapital, tornWord } from './torn-words.ts';
import { isAbbreviation, isForeign, isQuotedWord } from './unchecked-words.ts';

export function findMisprints({ documents, knowledge }: Corpus): Diagnostic[] {
  return documents
    .filter(({ isEnglish }) => isEnglish)
    .flatMap(({ document, sections }) => [
      ...sections.flatMap((section) => {
        const found = findInSection(section, knowledge, document.form === 'text');
        return [...found, ...furtherJoined(section, found, knowledge)];
      }),
      ...findMisspeltHeadings(withHeadings(document.sections), knowledge),
    ]);
}

/** A hyphen with which a line of plain text ends. */
const DIVIDED = /^-[ \t]*\n[ \t]*$/;

/** @param hasLines whether the text is wrapped into lines, so that a word may be divided at the end of one */
function findInSection(section: PrintedSection, knowledge: WordKnowledge, hasLines: boolean): Diagnostic[] {
  const words = knowledge.words.get(section) ?? [];
  const isDivided = (first: Word | undefined, second: Word | undefined): boolean =>
    hasLines && first !== undefined && second !== undefined && DIVIDED.test(section.text.slice(first.end, second.start));
  return words.flatMap((word, index) => {
    const { start, end } = word;
    if (isDivided(words[index - 1], word) || isDivided(word, words[index + 1])) return [];
    const printed = section.text.slice(start, end);
    const number = numberBefore(section.text, word, knowledge);
    if (number !== undefined) {
      const from = { ...word, start: word.start - number.length };
      return [wrong(section, 'print-blank-missing', 'The space after a number is missing.', from, `${number} ${word.word}`)];
    }
    const next = words[index + 1];
    if (next !== undefined && isDividedWord(section.text, word, next, knowledge))
      return [wrong(section, 'print-word-split', 'One word is printed as two.', { ...word, end: next.end }, word.word + next.word)];
    if (isInCode(section.text, start, end)) return [];
    const divided = runTogether(printed, knowledge) ?? runIntoCapitals(printed, knowledge);
    if (divided !== undefined) return [wrong(section, 'print-words-joined', 'Two words are printed as one.', word, divided)];
    const withApostrophe = lostApostrophe(printed, knowledge);
    if (withApostrophe !== undefined) return [wrong(section, 'print-word-misprinted', 'An apostrophe is missing.', word, withApostrophe)];
    const rejoined = next === undefined ? undefined : tornCapital(section, word, next, knowledge);
    if (next !== undefined && rejoined !== undefined)
      return [wrong(section, 'print-word-split', 'One word is printed as two.', { ...word, end: next.end }, rejoined)];
    if (!/^(?:\p{L}?[\p{Ll}'’]+|\p{Lu}{5,})$/u.test(printed)) return [];
    const hyphened = lostHyphen(word, knowledge);
    if (hyphened !== undefined)
      return [wrong(section, 'print-hyphen-lost', 'A hyphen is missing, perhaps lost at a line break.', word, hyphened)];
    const shifted = next === undefined ? undefined : shiftedBlank(section, word, next, knowledge);
    if (next !== undefined && shifted !== undefined)
      return [wrong(section, 'print-word-split', 'The space is one letter too far.', { ...word, end: next.end }, shifted)];
    const whole = next === undefined ? undefined : tornWord(section, word, next, knowledge);
    if (next !== undefined && whole !== undefined)
      return [wrong(section, 'print-word-split', 'One word is printed as two.', { ...word, end: next.end }, whole)];
    return misspelt(section, word, printed, knowledge).filter(
      ({ expected = '' }) => !isShortWithExtraLetter(word.word, expected) || hasNeighbours(expected, words[index - 1], next, knowledge),
    );
  });
}

/** The fewest words run together in a section that show that its blanks were lost. */
const FEWEST_JOINED = 3;

/** Further words that are run together in a section with several such words. */
function furtherJoined(section: PrintedSection, found: readonly Diagnostic[], knowledge: WordKnowledge): Diagnostic[] {
  if (found.filter(({ code }) => code === 'print-words-joined').length < FEWEST_JOINED) return [];
  const foundAt = new Set(found.map(({ place }) => `${place.line}:${place.column}`));
  return (knowledge.words.get(section) ?? []).flatMap((word) => {
    if (!/^\p{Ll}+$/u.test(section.text.slice(word.start, word.end)) || knowledge.isKnown(word.word)) return [];
    const parts = joinedUnseen(word.word, knowledge);
    const { line, column } = section.placeOf(word.start, word.end);
    if (parts === undefined || foundAt.has(`${line}:${column}`)) return [];
    return [wrong(section, 'print-words-joined', 'Two words are printed as one.', word, parts)];
  });
}

/** In letters. */
const SHORT = 5;
/** Whether a short word is `right` with one letter more: it may be a word of its own, such as "elven" beside "even". */
const isShortWithExtraLetter = (word: string, right: string): boolean =>
  word.length <= SHORT && [...word].some((_, at) => word.slice(0, at) + word.slice(at + 1) === right);
/** Whether a word follows `before` elsewhere, or precedes `after`. */
const hasNeighbours = (word: string, before: Word | undefined, after: Word | undefined, { pairCount }: WordKnowledge): boolean =>
  pairCount(before?.word ?? '', word) + pairCount(word, after?.word ?? '') > 0;

/** In letters: a longer word after a number is no unit and no abbreviation. */
const LONGEST_UNIT = 3;
/** "24manpower": the number that is printed before a known word without a blank. */
function numberBefore(text: string, { word, start, end }: Word, { isKnown }: WordKnowledge): string | undefined {
  if (word.length <= LONGEST_UNIT || !isKnown(word) || !/^\p{Ll}+(?![\p{L}\p{N}_(/])/u.test(text.slice(start, end + 1))) return undefined;
  return /(?<![\p{L}\p{N}.,:_#@/\\|+\u2060-])\d{1,3}$/u.exec(text.slice(Math.max(0, start - LONGEST_NUMBER), start))?.[0];
}
/** In characters: a number of three digits and the character before it. */
const LONGEST_NUMBER = 4;

/** The word with its apostrophe: "KO'd" for "KOd" (an ending after capital letters), "that's" for "thats". */
function lostApostrophe(printed: string, knowledge: WordKnowledge): string | undefined {
  const { isInOurRules, count } = knowledge;
  const contraction = contractionOf(printed, knowledge);
  if (contraction !== undefined) return contraction;
  const withApostrophe = printed.replace(/^(\p{Lu}{2,})(d|ed|ing)$/u, "$1'$2");
  const word = withApostrophe.toLowerCase();
  const isUsed = isInOurRules(word) || count(word) >= Math.max(1, count(printed.toLowerCase()));
  return withApostrophe !== printed && isUsed ? withApostrophe : undefined;
}

/** The finding for a word that does not exist: words without the blank between, or a known word misspelt. */
function misspelt(section: PrintedSection, word: Word, printed: string, knowledge: WordKnowledge): Diagnostic[] {
  const irregular = knowledge.lexicon.irregularForms(word.word);
  if (irregular !== undefined && !knowledge.isInOurRules(word.word))
    return [wrong(section, 'print-word-misprinted', 'This verb has other forms.', word, irregular)];
  if (printed.length < SHORTEST_WORD || knowledge.isKnown(word.word) || PREFIX.test(word.word)) return [];
  if (isAbbreviation(section.text, word) || isForeign(section.text, word) || isQuotedWord(section.text, word)) return [];
  const misspelling = (expected: string): Diagnostic[] => [
    wrong(section, 'print-word-misprinted', 'This word is probably misspelt.', word, expected),
  ];
  // A capital letter begins a name, unless it begins a sentence as well.
  const hasCapital = /^\p{Lu}/u.test(printed);
  if (hasCapital) {
    const name = nameOf(printed, knowledge);
    if (name !== undefined) return misspelling(name);
  }
  if (hasCapital && knowledge.lexicon.isWord(printed)) return [];
  const isAtBeginning = BEFORE_BEGINNING.test(section.text.slice(Math.max(0, word.start - LONGEST_INDENT), word.start));
  if (hasCapital) {
    const meant = rightOfCapital(printed, knowledge);
    if (
      meant !== undefined &&
      (isAtBeginning ||
        lacksLetter(word.word, meant) ||
        word.word.length >= LONG_NAME ||
        knowledge.count(meant) > 0 ||
        knowledge.isInOurRules(meant))
    )
      return misspelling(meant);
    const atBeginning = isAtBeginning && isBeforeLowerCase(section.text, word) ? rightAtBeginning(word.word, knowledge) : undefined;
    if (atBeginning !== undefined) return misspelling(atBeginning);
  }
  // "Great Sizeoccupies": a name and its verb.
  const nameAndVerb = hasCapital ? joinedWords(word.word, knowledge) : undefined;
  if (nameAndVerb !== undefined && isOnlyVerb(nameAndVerb.split(' ')[1] ?? '', knowledge))
    return [wrong(section, 'print-words-joined', 'Two words are printed as one.', word, nameAndVerb)];
  if (/^\p{Lu}{2}/u.test(printed) || (hasCapital && !isAtBeginning && !isMisspeltTerm(word.word, knowledge))) return [];
  const [plain, possessiveEnding = ''] = word.word.split(/(?='s?$)/);
  const twoWords = joinedWords(plain ?? word.word, knowledge);
  // "Bywater" may be a name, unless both words follow each other elsewhere.
  const [first = '', second = ''] = twoWords?.split(' ') ?? [];
  if (hasCapital && twoWords !== undefined && FUNCTION_WORD.test(first) && knowledge.pairCount(first, second) === 0) return [];
  const parts = twoWords === undefined ? threeWords(word.word, knowledge) : `${twoWords}${possessiveEnding}`;
  const message = twoWords === undefined ? 'Three words are printed as one.' : 'Two words are printed as one.';
  if (parts !== undefined) return [wrong(section, 'print-words-joined', message, word, parts)];
  const right = hasCapital ? rightWord(word.word, knowledge) : rightOrCapital(word.word, knowledge);
  if (right === undefined) return [];
  const { closed } = knowledge.lexicon.classOf(right);
  if (hasCapital && knowledge.count(right) < FREQUENT && !closed && !isLowerCaseIn(section, right, knowledge)) return [];
  return misspelling(right);
}

const isBeforeLowerCase = (text: string, { end }: Word): boolean => /^ \p{Ll}/u.test(text.slice(end, end + 2));

/** "Chinese" for "chinese", unless the document has the word that it may be a misspelling of. */
function rightOrCapital(word: string, knowledge: WordKnowledge): string | undefined {
  const right = rightWord(word, knowledge);
  const isName = right !== undefined && knowledge.count(right) === 0 && knowledge.lexicon.isWord(capitalised(word));
  return isName ? capitalised(word) : right;
}

/** In characters: what is indented farther begins no item of a list. */
const LONGEST_INDENT = 12;
/** Before the first word of a sentence, an item of a list or a cell of a table, whose borders may be masked (U+2060). */
const BEFORE_BEGINNING = /(?:^|[.!?:"“(•|*_\u2060-]\s*|\n\s*)$/;

/** In letters. */
const LONG_TERM = 7;
/** A long word that is not English and one letter away from a word of the documents is a misspelt term, and not a name. */
const isMisspeltTerm = (word: string, { similarWords, count, lexicon }: WordKnowledge): boolean =>
  word.length >= LONG_TERM && count(similarWords(word)[0] ?? '') > 0 && !lexicon.isWord(word);

/** Whether a section uses a long word in lower case: what begins a sentence and differs from it in one letter is no name. */
const isLowerCaseIn = (section: PrintedSection, right: string, { words }: WordKnowledge): boolean =>
  right.length >= LONG_TERM &&
  (words.get(section) ?? []).some(({ word, start }) => word === right && /^\p{Ll}/u.test(section.text.slice(start)));

/** In letters: a shorter word that is not known may be an abbreviation. */
const SHORTEST_WORD = 3;

function wrong(section: PrintedSection, code: DiagnosticId, message: string, { start, end }: Word, expected: string): Diagnostic {
  const found = section.text.slice(start, end);
  return finding(section, { code, severity: 'note', message, at: [start, end], found, expected });
}

/** The word with its hyphen, if it occurs often with it, and more often than without it. */
function lostHyphen({ word }: Word, { hyphenedForm, count }: WordKnowledge): string | undefined {
  const usual = (form: string): string | undefined => {
    const whole = hyphenedForm(form);
    return whole !== undefined && whole.count >= OFTEN && whole.count > count(word) ? whole.word : undefined;
  };
  // Also without the "d" of a participle: "doublebased" beside "double-base".
  const base = word.endsWith('d') ? usual(word.slice(0, -1)) : undefined;
  return usual(word) ?? (base === undefined ? undefined : `${base}d`);
}
